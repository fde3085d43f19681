"""Dialogues: the same verbs with every solver, and a certain end whatever a solver does."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from puzzlepipe.backends import session as session_module
from puzzlepipe.backends.errors import SolverFailed, SolverMissing, SolverTimeout
from puzzlepipe.backends.find import Backend, custom, find, installed
from puzzlepipe.backends.session import Session
from puzzlepipe.backends.specs import Feature
from puzzlepipe.backends.status import Status
from stand_ins import Pipes, StandIn

LONG = 60.0  # a time-out that must not be reached

TWO = "(declare-const a Bool)\n(declare-const b Bool)\n(assert (! (or a b) :named either))"


def limited(backend: Backend) -> Backend:
    """The same solver without check-sat-assuming, so that assumptions are emulated."""
    return backend._replace(spec=backend.spec._replace(supports=Feature.CORES))


every_solver = pytest.mark.parametrize(
    "backend",
    [*installed(), *map(limited, installed())],
    ids=lambda backend: f"{backend.name}-{backend.spec.supports.value}",
)


@every_solver
@pytest.mark.parametrize("cores", [False, True])
class TestInstalledSolvers:
    def test_a_whole_dialogue(self, backend: Backend, cores: bool) -> None:
        with Session(backend, LONG, cores=cores) as session:
            session.send(TWO)
            session.send("(declare-const x Int)\n(assert (= x (- 3)))")
            assert session.check() is Status.SAT
            values = session.values(["x", "a", "b"])
            assert list(values) == ["x", "a", "b"]
            assert values["x"] == -3
            assert values["a"] or values["b"]
            assert session.values([]) == {}

            assert session.check(["a", "(not b)"]) is Status.SAT
            assert session.values(["a", "b"]) == {"a": True, "b": False}
            assert session.check(["(not a)", "(not b)"]) is Status.UNSAT
            assert session.check() is Status.SAT, "assumptions hold for one check only"

            session.push()
            session.send("(assert (not a))")
            assert session.check(["(not b)"]) is Status.UNSAT
            session.pop()
            assert session.check(["(not b)"]) is Status.SAT
            session.send("(assert (not a))\n(assert (not b))")
            assert session.check() is Status.UNSAT

    def test_assumptions_under_their_own_names(self, backend: Backend, cores: bool) -> None:
        names = [f"tent_r{row}c{column}" for row in range(8) for column in range(8)]
        chosen = random.Random(7)
        with Session(backend, LONG, cores=cores) as session:
            session.send("\n".join(f"(declare-const {name} Bool)" for name in names))
            for _ in range(10):
                one, other = chosen.sample(names, 2)
                session.push()
                session.send(f"(assert (or (not {one}) (not {other})))")
                assumed = chosen.sample(names, len(names))
                assert session.check(assumed) is Status.UNSAT
                assert session.check([name for name in assumed if name != one]) is Status.SAT
                session.pop()

    def test_an_error_is_raised_by_the_next_question(self, backend: Backend, cores: bool) -> None:
        with Session(backend, LONG, cores=cores) as session:
            session.send("(assert zz)")
            with pytest.raises(SolverFailed, match=r"reports an error: .*zz") as caught:
                session.check()
            assert "\n" not in str(caught.value)
            with pytest.raises(SolverFailed, match="the dialogue ended with an error"):
                session.send("(assert true)")


@every_solver
def test_unsat_core(backend: Backend) -> None:
    with Session(backend, LONG, cores=True) as session:
        session.send(TWO)
        session.send("(assert (! (not a) :named no_a))\n(assert (! (or a (not a)) :named idle))")
        session.push()
        session.send("(assert (! (not b) :named no_b))")
        assert session.check() is Status.UNSAT
        assert sorted(session.unsat_core()) == ["either", "no_a", "no_b"]
        session.pop()
        assert session.check(["(not b)"]) is Status.UNSAT
        assert sorted(session.unsat_core()) == ["either", "no_a"]


@pytest.mark.parametrize("backend", installed(), ids=lambda backend: backend.name)
def test_much_text_both_ways(backend: Backend) -> None:
    names = [f"digit_r{number}c1_is_7" for number in range(20_000)]
    with Session(backend, LONG) as session:
        session.send("\n".join(f"(declare-const {name} Bool)" for name in names))
        for name in names[::2]:
            session.send(f"(assert {name})")
        assert session.check() is Status.SAT
        values = session.values(names)
    assert list(values) == names
    assert all(values[name] is True for name in names[::2])


def test_questions_out_of_place() -> None:
    with Session(installed()[0], LONG) as session:
        with pytest.raises(RuntimeError, match="after sat only"):
            session.values(["a"])
        session.send(TWO)
        assert session.check() is Status.SAT
        with pytest.raises(RuntimeError, match="after unsat only"):
            session.unsat_core()
        session.send("(assert (not a))")
        with pytest.raises(RuntimeError, match="after sat only"):
            session.values(["a"])
        with pytest.raises(ValueError, match="is no literal"):
            session.check(["(or a b)"])
        assert session.check(["(not b)"]) is Status.UNSAT
        with pytest.raises(RuntimeError, match="without cores"):
            session.unsat_core()
    with pytest.raises(SolverFailed, match="the dialogue is closed"):
        session.check()


Replay = Callable[..., str]

RECORDS = {
    "mathsat": (
        {
            "(check-sat": "sat\n",
            "(get-value": "( (V0 0)\n  (V1 (- 1)) )\n",
        },
        "{}",
    ),
    "opensmt": (
        {
            "(check-sat-": '(error "Unknown command encountered: check-sat-assuming")\n',
            "(check-sat)": "sat\n",
            "(get-value": "((V0 0)\n (V1 (- 1)))\n",
        },
        "{}",
    ),
    "smtinterpol": (
        {
            "(check-sat": "sat\n",
            "(get-value": "((V0 0) (V1 (- 1)))\n",
        },
        '"{}"',
    ),
}


@pytest.mark.parametrize("name", RECORDS)
def test_solvers_that_are_known_from_records(
    name: str, replay: Replay, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, echo = RECORDS[name]
    path = replay(name, record, echo)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    backend = find(name)
    assert backend.path == path
    with Session(backend, LONG) as session:
        session.send("(declare-const V0 Int)")
        assert session.check(["a"]) is Status.SAT
        assert session.values(["V0", "V1"]) == {"V0": 0, "V1": -1}


MATHSAT_ERROR = '(error "ERROR: + takes at least 2 arguments (1 given) (line: 256)")\n'


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (
            {"(assert": MATHSAT_ERROR, "(check-sat": "sat\n"},
            r"reports an error: ERROR: \+ takes at least 2 arguments \(1 given\) \(line: 256\)",
        ),
        ({"(check-sat": f"{MATHSAT_ERROR}sat\n"}, "reports an error: ERROR"),
        ({"(assert": "warning\n", "(check-sat": "sat\n"}, "said 'warning' without being asked"),
        ({"(check-sat": "maybe\n"}, "answered 'maybe' to check-sat"),
        ({"(check-sat": "(sat)\n"}, r"answered '\(sat\)' to check-sat"),
        ({"(check-sat": "sat)\n"}, "printed '.*sat\\)': .*without"),
        ({"(check-sat": "sat\n", "(get-value": "((V0 0))\n"}, "gave no value for V1"),
        ({"(check-sat": "sat\n", "(get-value": "((V0 0) (V1 1.5))\n"}, "gave V1 no value: '1.5'"),
        ({"(check-sat": "sat\n", "(get-value": "unsupported\n"}, "answered 'unsupported' to get"),
        ({"(check-sat": "sat\n", "(get-value": "((V0 0) V1)\n"}, "answered 'V1' to get-value"),
    ],
)
def test_answers_that_are_none(record: dict[str, str], message: str, replay: Replay) -> None:
    with Session(custom(replay("odd", record)), LONG) as session:
        session.send("(assert (= 1 (+ V1)))")
        with pytest.raises(SolverFailed, match=f"odd {message}"):
            session.check()
            session.values(["V0", "V1"])


def test_success_and_unsupported_are_passed_over(replay: Replay) -> None:
    record = {
        "(set-option :produce": "unsupported\n; no models here\n",
        "(assert": "success\n",
        "(check-sat": "success\nsat\n",
    }
    with Session(custom(replay("polite", record)), LONG) as session:
        session.send("(assert a)")
        assert session.check() is Status.SAT


def test_unknown(replay: Replay) -> None:
    with Session(custom(replay("unsure", {"(check-sat": "unknown\n"})), LONG) as session:
        assert session.check() is Status.UNKNOWN
        with pytest.raises(RuntimeError, match="after sat only"):
            session.values(["a"])


def test_answer_in_many_pieces(python: StandIn) -> None:
    text = (
        "import os, sys\n"
        "for line in sys.stdin:\n"
        "    answer = {'(check': 'sat\\n', '(get-v': '((a\\n true)\\n\\n(|b| false))\\n',\n"
        "              '(echo ': line[7:-3] + '\\n'}.get(line[:6], '')\n"
        "    for letter in answer: os.write(1, letter.encode())\n"
    )
    with Session(custom(python("slow", text)), LONG) as session:
        assert session.check() is Status.SAT
        assert session.values(["a", "b"]) == {"a": True, "b": False}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("echo no licence >&2; exit 5", "dies ended with status 5: no licence"),
        ("kill -SEGV $$", "dies was ended by the signal SIGSEGV"),
        ("exit 0", "dies ended the dialogue"),
        ("echo '(error \"out of memory\")'; exit 1", "dies reports an error: out of memory"),
        ("echo '(unfinished'", "dies printed '\\(unfinished'"),
    ],
)
def test_solver_that_dies(text: str, message: str, shell: StandIn) -> None:
    with Session(custom(shell("dies", text)), LONG) as session:
        session.send("; a long text\n" * 100_000)
        with pytest.raises(SolverFailed, match=f"^{message}"):
            session.check()
        with pytest.raises(SolverFailed, match="the dialogue ended with an error"):
            session.push()


def test_solver_that_does_not_answer(shell: StandIn, pipes: Pipes) -> None:
    with Session(custom(shell("hangs", pipes.stubborn())), 0.3) as session:
        session.send("; a long text\n" * 100_000)
        assert pipes.read() == b"up\n"
        with pytest.raises(SolverTimeout, match=r"^hangs gave no answer in 0\.3 s$"):
            session.check()
        assert pipes.read() == b"", "it is dead at once, not at the end of the session"
        with pytest.raises(SolverFailed, match="the dialogue ended with a time-out"):
            session.check()


def test_a_solver_that_holds_no_dialogue_is_told_from_a_slow_one(
    shell: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for the end of its stdin, which does not come before its answer."""
    monkeypatch.setattr(session_module, "_GREETING_SECONDS", 0.1)
    with Session(custom(shell("z3", "cat >/dev/null; echo sat")), None) as session:
        session.send("(declare-const a Bool)")
        with pytest.raises(SolverFailed, match=r"^z3 holds no dialogue: it said nothing in 0\.1 s"):
            session.check()


def test_leaving_the_session_kills_the_solver(shell: StandIn, pipes: Pipes) -> None:
    with (
        pytest.raises(KeyboardInterrupt),
        Session(custom(shell("stubborn", pipes.stubborn())), LONG),
    ):
        assert pipes.read() == b"up\n"
        raise KeyboardInterrupt
    assert pipes.read() == b""


@pytest.mark.parametrize("text", ["exec yes", "exec yes '('"])
def test_endless_answer(text: str, shell: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "MOST_OUTPUT", 1 << 20)
    with (
        Session(custom(shell("flood", text)), LONG) as session,
        pytest.raises(SolverFailed, match=r"flood (said 'y'|printed more than 1 MB)"),
    ):
        session.check()


def test_flood_on_stderr(python: StandIn) -> None:
    text = (
        "import sys\n"
        "for line in sys.stdin:\n"
        "    sys.stderr.write('x' * 300_000)\n"
        "    if line.startswith('(echo'): print(line[7:-3], flush=True)\n"
        "    if line.startswith('(check'): print('sat', flush=True)\n"
    )
    with Session(custom(python("noisy", text)), LONG) as session:
        for _ in range(10):
            assert session.check() is Status.SAT


def test_cores_where_there_are_none(shell: StandIn) -> None:
    with pytest.raises(SolverFailed, match=r"^plain gives no unsat cores$"):
        Session(custom(shell("plain", "")), LONG, cores=True)


def test_program_that_has_gone(shell: StandIn) -> None:
    backend = custom(shell("gone", ""))
    Path(backend.path).unlink()
    with pytest.raises(SolverMissing, match=re.escape(f"{backend.path}: no such program")):
        Session(backend, LONG)
