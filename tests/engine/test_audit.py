"""The second opinion: a first solver that lies is found out."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from puzzlepipe.backends.errors import SolverFailed, SolverMissing, SolverTimeout
from puzzlepipe.backends.find import Backend, custom, find
from puzzlepipe.backends.run import Output
from puzzlepipe.backends.status import Status
from puzzlepipe.encoders.emit import Encoded, encode
from puzzlepipe.encoders.encoding import Encoding
from puzzlepipe.encoders.errors import TextTooLong
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.types.slitherlink import SlitherlinkEncoding
from puzzlepipe.engine import audit as auditing
from puzzlepipe.engine.audit import audit, audit_decoded, second_solver
from puzzlepipe.engine.decode import decode
from puzzlepipe.engine.errors import DisagreementError
from puzzlepipe.engine.search import search
from puzzlepipe.engine.solving import Wish, solve_puzzles
from puzzlepipe.puzzles.grid import Cell, Edge
from puzzlepipe.puzzles.places import Place
from puzzlepipe.puzzles.puzzle import Answer, Puzzle
from puzzlepipe.puzzles.types.tents import Tents
from stand_ins import Pipes, StandIn
from support import kind_of, only, smallest_sample

Z3 = find("z3")
TWO = only("#tents\n.T.\n")
NONE = only("#tents\nT\n")
NOT_ALONE = only("#tents\n.T.T.\nleft: 1\n")
WEST, EAST = TWO.places
RIGHT: Answer = {WEST: "A", EAST: "."}
WRONG: Answer = {WEST: "A", EAST: "A"}


@pytest.mark.parametrize(
    ("name", "style", "sentence"),
    [
        ("tents", "boolean", "z3 agrees that the answer is right and the only one"),
        ("tents", "int", "z3 agrees that the answer is right and the only one"),
        ("slitherlink", "boolean", "z3 agrees that the answer is right and the only one"),
        ("sudoku", "int", "z3 agrees that the answer is right and the only one"),
        # no symbol is left to be asked for
        ("sudoku", "boolean", "pySMT agrees that the answer is right, z3 that it is the only one"),
    ],
)
def test_a_right_answer_is_agreed_to(name: str, style: str, sentence: str) -> None:
    """The sentence names who decided, and nobody else."""
    puzzle = smallest_sample(kind_of(name))
    found = search(puzzle, find("auto"), style, limit=2)
    assert audit(puzzle, style, found.answers[0], Z3, only=True, timeout=60) == sentence


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


@pytest.mark.parametrize("style", ["boolean", "int"])
def test_pruning_that_loses_an_answer_is_found_out(
    monkeypatch: pytest.MonkeyPatch, style: str
) -> None:
    """The board has two answers, its pruned text no longer: what is audited is not that text."""
    board = only("#slitherlink\n...\n111\n2..\n")
    assert search(board, find("auto"), style, limit=3).count == 2
    between_ones = [Edge(Cell(1, column), Cell(2, column)) for column in (1, 2)]
    prune_too_much(monkeypatch, SlitherlinkEncoding, between_ones)
    found = search(board, find("auto"), style, limit=2)
    assert found.unique, "that is what the fault makes of it"
    with pytest.raises(DisagreementError, match="the claim is that there is no other answer"):
        audit(board, style, found.answers[0], Z3, only=True)
    told: list[str] = []
    wish = Wish(encoding=style, limit=2, unique=True, audit=True)
    _, status = solve_puzzles([board], find("auto"), wish, told.append)
    assert (status, "SOLVERS DISAGREE" in told[0]) == (1, True)


def test_pruning_that_loses_every_answer_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    board = only("#slitherlink\n3\n")
    assert search(board, find("auto")).status is Status.UNSAT
    assert audit(board, None, None, Z3).endswith("agrees that there is no solution")
    board = only("#slitherlink\n4\n")
    prune_too_much(monkeypatch, SlitherlinkEncoding, board.places[:1])
    assert search(board, find("auto")).status is Status.UNSAT
    with pytest.raises(DisagreementError, match="the claim is that the puzzle has no solution"):
        audit(board, None, None, Z3)


def prune_too_much(
    monkeypatch: pytest.MonkeyPatch, kind: type[Encoding[Any]], places: Iterable[Place]
) -> None:
    """Let a type's pruning settle that nothing is at these places."""

    def wrong(self: Encoding[Any], known: Callable[[], Any], otherwise: Any) -> Any:
        if self.plain:
            return otherwise
        found = known()
        return {**found, **dict.fromkeys(places, False)} if isinstance(found, dict) else found

    monkeypatch.setattr(kind, "prune", wrong)


@pytest.mark.parametrize(
    ("asked", "audited"), [(None, "int"), ("boolean", "int"), ("int", "boolean")]
)
def test_the_plain_text_of_the_other_style_is_decided(
    monkeypatch: pytest.MonkeyPatch, asked: str | None, audited: str
) -> None:
    made = []

    def listen(puzzle: Puzzle, style: str, *, plain: bool, **others: Any) -> Encoded:
        made.append((style, plain))
        return encode(puzzle, style, plain=plain, **others)

    monkeypatch.setattr(auditing, "encode", listen)
    audit(TWO, asked, RIGHT, Z3)
    assert made == [(audited, True)]


def test_where_one_style_takes_long_the_other_is_tried_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which of the two a solver is slow on differs; each time there is more patience."""
    asked: list[tuple[str, float | None]] = []
    answer = auditing.run

    def slow_on_ints(backend: Backend, text: str, limit: float | None) -> Output:
        asked.append(("int" if " Int)" in text else "boolean", limit))
        output = answer(backend, text, limit)
        return output._replace(timed_out=len(asked) < 4)

    monkeypatch.setattr(auditing, "run", slow_on_ints)
    assert audit(NOT_ALONE, None, None, Z3, timeout=500) == "z3 agrees that there is no solution"
    assert [style for style, _ in asked] == ["int", "boolean", "int", "boolean"]
    limits = [limit or 0 for _, limit in asked]
    assert limits[0] == limits[1] < limits[2] == limits[3]


def test_a_plain_text_out_of_reach_is_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlepipe.encoders.model.MOST_TEXT", 10)
    with pytest.raises(TextTooLong, match="audit: the plain text of this puzzle is out of reach"):
        audit(TWO, None, RIGHT, Z3)


@pytest.mark.parametrize("at_once", [1, 2, 5])
def test_many_assertions_are_tried_some_at_a_time(
    monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    monkeypatch.setattr("puzzlepipe.engine.audit._AT_ONCE", at_once)
    assert "agrees that the answer is right" in audit(TWO, None, RIGHT, Z3)
    with pytest.raises(DisagreementError):
        audit(TWO, None, WRONG, Z3)
    with pytest.raises(DisagreementError):
        audit(TWO, None, RIGHT, Z3, only=True)


def test_what_pysmt_does_is_bounded_in_time_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second solver is never asked: the time is over while the text is read."""
    monkeypatch.setattr(auditing, "run", None)
    puzzle, answer = Tents.planted(random.Random(1), 20, 20)
    with pytest.raises(SolverTimeout, match="audit: z3 gave no answer in time"):
        audit(puzzle, None, answer, Z3, only=True, timeout=0.01)


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
    for solver in ("yices", "z3"):
        said = audit_decoded(NOT_ALONE, decode(NOT_ALONE, "unsat"), solver)
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


def test_the_time_of_an_audit_includes_its_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even before the first line is read, and before the text is whole."""
    monkeypatch.setattr(Model, "take_pending", lambda self: pytest.fail("encoded"))
    puzzle = only("#sudoku\nsize: 36\n")
    with pytest.raises(SolverTimeout, match="in time"):
        audit(puzzle, None, None, find("z3"), timeout=1e-9)
