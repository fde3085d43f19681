"""The second opinion: a first solver that lies is found out."""

from __future__ import annotations

import pytest
from puzzlepipe.backends.errors import SolverFailed, SolverMissing, SolverTimeout
from puzzlepipe.backends.find import custom, find
from puzzlepipe.encoders.terms import Value
from puzzlepipe.engine import audit as auditing
from puzzlepipe.engine.audit import audit, audit_decoded, second_solver
from puzzlepipe.engine.decode import decode
from puzzlepipe.engine.errors import DisagreementError
from puzzlepipe.engine.search import search
from puzzlepipe.engine.solving import Wish, solve_puzzles
from puzzlepipe.puzzles.registry import load_puzzles, samples_of
from stand_ins import Pipes, StandIn
from support import only

Z3 = find("z3")
TWO = only("#tents\n.T.\n")
NONE = only("#tents\nT\n")
RIGHT: dict[str, Value] = {"tent_r1c1": True, "tent_r1c3": False}
WRONG: dict[str, Value] = {"tent_r1c1": True, "tent_r1c3": True}


@pytest.mark.parametrize(
    ("name", "style", "sentence"),
    [
        ("tents", "boolean", "z3 agrees that the answer is right and the only one"),
        ("tents", "int", "z3 agrees that the answer is right and the only one"),
        ("slitherlink", "boolean", "z3 agrees that the answer is right and the only one"),
        # no auxiliary symbol is left to be asked for
        ("sudoku", "int", "pySMT agrees that the answer is right, z3 that it is the only one"),
    ],
)
def test_a_right_answer_is_agreed_to(name: str, style: str, sentence: str) -> None:
    """The sentence names who decided, and nobody else."""
    (puzzle,) = load_puzzles(samples_of(name)[0])
    found = search(puzzle, find("auto"), style, limit=2)
    assert audit(puzzle, style, found.values[0], Z3, only=True, timeout=60) == sentence


def test_a_wrong_answer_is_found_out() -> None:
    assert audit(TWO, None, RIGHT, Z3).endswith(" agrees that the answer is right")
    with pytest.raises(DisagreementError, match="SOLVERS DISAGREE: the claim is that the answer"):
        audit(TWO, None, WRONG, Z3)


def test_an_answer_that_is_not_the_only_one_is_found_out() -> None:
    with pytest.raises(DisagreementError, match="claim is that there is no other answer, but z3"):
        audit(TWO, None, RIGHT, Z3, only=True)


def test_no_solution_is_agreed_to_or_found_out() -> None:
    assert audit(NONE, None, None, Z3).endswith("agrees that there is no solution")
    with pytest.raises(DisagreementError, match="the puzzle has no solution, but z3 says sat"):
        audit(TWO, None, None, Z3)


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("cat >/dev/null; echo unknown", SolverFailed, "audit: second answered unknown"),
        ("cat >/dev/null; echo huh", SolverFailed, "audit: second: solver output, line 1"),
        ("cat >/dev/null", SolverFailed, "audit: second: solver output: found nothing"),
    ],
)
def test_a_second_solver_that_does_not_decide(
    shell: StandIn, text: str, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        audit(TWO, None, None, custom(shell("second", text)), timeout=60)


def test_a_second_solver_that_hangs(shell: StandIn, pipes: Pipes) -> None:
    with pytest.raises(SolverTimeout, match="audit: second gave no answer in time"):
        audit(TWO, None, None, custom(shell("second", pipes.stubborn())), timeout=0.5)
    assert pipes.read() in (b"up\n", b"")
    assert pipes.read() == b""


def test_the_second_solver_is_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for z3 in ("z3", "z3 4.13", "z3 -in"):
        assert second_solver(z3).name != "z3"
    assert second_solver("yices-smt2").name != "yices"
    assert second_solver("somebody").name == find("auto").name
    monkeypatch.setattr(auditing, "installed", lambda: [Z3])
    assert second_solver("yices").name == "z3"
    with pytest.raises(SolverMissing, match="needs a second solver beside z3"):
        second_solver("z3")


def test_what_came_down_a_pipe_is_tried_too() -> None:
    assert "agree" in audit_decoded(TWO, decode(TWO, "sat ((tent_r1c1 1) (tent_r1c3 0))"), "z3")
    with pytest.raises(DisagreementError):
        audit_decoded(TWO, decode(TWO, "sat ((tent_r1c1 1) (tent_r1c3 2))"), "yices")
    with pytest.raises(DisagreementError):
        audit_decoded(TWO, decode(TWO, "unsat"), "yices")
    assert audit_decoded(TWO, decode(TWO, "unknown"), "yices").startswith("nothing to audit")
    unsolvable = only("#tents\n.T.T.\nleft: 1\n")
    for solver in ("yices", "z3"):
        said = audit_decoded(unsolvable, decode(unsolvable, "unsat"), solver)
        assert said == f"{second_solver(solver).name} agrees that there is no solution"


@pytest.mark.parametrize(
    ("says", "statuses"),
    [("sat true", "VALIDATION FAIL"), ("unsat", "NO SOLUTION"), ("unknown", "gave up")],
)
def test_solve_with_an_audit_finds_a_liar_out_and_still_shows_what_it_said(
    parrot: StandIn, says: str, statuses: str
) -> None:
    told: list[str] = []
    liar = custom(parrot("liar", says))
    (outcome,), status = solve_puzzles([TWO], liar, Wish(audit=True, timeout=60), told.append)
    assert statuses in outcome.report.verdict.value
    assert status == (3 if says == "unknown" else 1)
    assert any("DISAGREE" in line or "nothing to audit" in line for line in told)


def test_a_liar_about_uniqueness_is_found_out(shell: StandIn) -> None:
    text = """cat >/dev/null
if [ -e "$0.once" ]; then echo unsat; exit; fi
: >"$0.once"; echo sat; echo "((tent_r1c1 true) (tent_r1c3 false))"
"""
    told: list[str] = []
    wish = Wish(limit=2, unique=True, audit=True, timeout=60)
    (outcome,), status = solve_puzzles([TWO], custom(shell("liar", text)), wish, told.append)
    assert outcome.report.unique, "that is what it says"
    assert status == 1
    (line,) = told
    assert "SOLVERS DISAGREE: the claim is that there is no other answer" in line


def test_an_audit_that_nobody_can_make_is_status_3(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(auditing, "installed", lambda: [Z3])
    told: list[str] = []
    (outcome,), status = solve_puzzles([TWO], Z3, Wish(audit=True, timeout=60), told.append)
    assert outcome.answers
    assert status == 3
    assert "an audit needs a second solver beside z3" in told[0]
