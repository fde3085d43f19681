"""Answers, limits, uniqueness; by scripts and in dialogues; with solvers that fail or lie."""

from __future__ import annotations

import puzzlepipe.engine.search as search_module
import pytest
from puzzlepipe.backends.errors import SolverFailed
from puzzlepipe.backends.find import Backend, custom, find, installed
from puzzlepipe.backends.specs import Feature
from puzzlepipe.backends.status import Status
from puzzlepipe.deadline import Deadline
from puzzlepipe.engine.errors import WrongAnswer
from puzzlepipe.engine.search import Found, search
from puzzlepipe.engine.validate import validate
from puzzlepipe.puzzles.puzzle import Puzzle
from stand_ins import Pipes, StandIn
from support import every_answer, only, plain

LONG = 60.0
SHORT = 1.0

MANY = "#tents\n.....\n.T.T.\n.....\n"
"""Two trees; the number of ways to pitch two tents is counted by trying."""
TWO = "#tents\n.T.\n"
ONE = "#tents\nT.\n"
NONE = "#tents\nT\n"
SUM = "#minesweeper\n...\n.2.\n...\n"
LOOP = "#slitherlink\n2\n"

ANSWER = 'echo sat; echo "((tent_r1c1 true) (tent_r1c3 false))"'


def every(puzzle: Puzzle) -> set[tuple[tuple[object, str], ...]]:
    """All answers, by the rules check alone."""
    return {
        plain(answer)
        for answer in every_answer(puzzle)
        if all(check.ok for check in puzzle.check(answer))
    }


def answers(found: Found) -> set[tuple[tuple[object, str], ...]]:
    return set(map(plain, found.answers))


def by_scripts(name: str) -> Backend:
    """A solver of the table, of which nothing is known but that it reads scripts."""
    backend = find(name)
    spec = backend.spec
    return Backend(
        type(spec)(
            name="plain",
            executables=spec.executables,
            arguments=spec.arguments,
            install="",
            licence="",
            homepage="",
        ),
        backend.program,
    )


WAYS = [*installed(), by_scripts("z3")]
every_way = pytest.mark.parametrize("backend", WAYS, ids=lambda backend: backend.name)


@every_way
def test_all_answers_are_those_that_keep_the_rules(backend: Backend) -> None:
    puzzle = only(MANY)
    found = search(puzzle, backend, limit=None, timeout=LONG)
    assert answers(found) == every(puzzle)
    assert len(found.answers) == len(answers(found)) > 5
    assert (found.complete, found.unique, found.stopped) == (True, False, None)
    assert len(found.values) == len(found.answers)


@every_way
def test_answers_that_are_only_counted_are_not_kept(backend: Backend) -> None:
    puzzle = only(MANY)
    everything = search(puzzle, backend, limit=None, timeout=LONG)
    found = search(puzzle, backend, limit=None, keep=2, timeout=LONG)
    assert (len(found.answers), len(found.values)) == (2, 2)
    assert (found.count, found.complete, found.unique) == (len(everything.answers), True, False)


@every_way
def test_the_limit_is_where_a_search_ends(backend: Backend) -> None:
    puzzle = only(MANY)
    for limit in (1, 2, 3):
        found = search(puzzle, backend, limit=limit, timeout=LONG)
        assert len(answers(found)) == limit
        assert (found.status, found.complete) == (Status.SAT, False)
    exact = search(only(TWO), backend, limit=2, timeout=LONG)
    assert (len(exact.answers), exact.complete) == (2, False), "nobody asked for a third"
    more = search(only(TWO), backend, limit=3, timeout=LONG)
    assert (len(more.answers), more.complete) == (2, True)


@every_way
def test_uniqueness_is_known_only_where_it_was_asked(backend: Backend) -> None:
    assert search(only(ONE), backend, timeout=LONG).unique is None
    assert search(only(ONE), backend, limit=2, timeout=LONG).unique is True
    assert search(only(TWO), backend, limit=2, timeout=LONG).unique is False
    none = search(only(NONE), backend, limit=2, timeout=LONG)
    assert (none.status, none.unique, none.complete) == (Status.UNSAT, None, True)


def test_progress_is_told_each_answer() -> None:
    told: list[int] = []
    search(only(TWO), find("auto"), limit=None, heard=lambda found, _: told.append(found.count))
    assert told == [1, 2]


def test_a_puzzle_with_nothing_to_find_has_one_answer() -> None:
    for backend in WAYS:
        found = search(only("#tents\n...\n"), backend, limit=None, timeout=LONG)
        assert answers(found) == {tuple((cell, ".") for cell in only("#tents\n...\n").grid.cells)}
        assert found.unique


@every_way
def test_a_rule_about_the_whole_board(backend: Backend) -> None:
    found = search(only("#slitherlink\n...\n"), backend, limit=None, timeout=LONG)
    # 6 loops: around one cell, two neighbours, or all three; around both ends there are two loops
    assert len(answers(found)) == len(found.answers) == 6
    assert found.complete


# -- solvers that fail -------------------------------------------------------


def test_which_stand_ins_are_talked_to(shell: StandIn) -> None:
    assert custom(shell("mine", "cat")).spec.supports is Feature.NONE
    assert custom(shell("yices-smt2", "cat")).spec.supports is not Feature.NONE


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "mine: solver output: found nothing, expected sat"),
        ("echo oops >&2; exit 1", r"found nothing, .* \(oops\)"),
        ("echo hello", "mine: solver output, line 1: found 'hello', expected sat"),
        ("echo sat", "found sat and values for 0 of 2 symbols"),
        ("echo sat; echo '((tent_r1c1 true)'", "cut off"),
        ("echo sat; echo '((tent_r1c1 true))'", "missing: tent_r1c3"),
        ("""echo '(error "line 3: no such logic")'; echo sat""", "mine: line 3: no such logic"),
        (f"""echo '(error "x")'; {ANSWER}""", "mine: x"),
        ("echo '((tent_r1c1 true) (tent_r1c3 false))'", "expected sat"),
        ("head -c 3000 /dev/zero", "mine: solver output"),
    ],
)
def test_what_is_no_answer_is_an_error_that_names_the_solver(
    shell: StandIn, text: str, message: str
) -> None:
    with pytest.raises(SolverFailed, match=message):
        search(only(TWO), custom(shell("mine", f"cat >/dev/null; {text}")), timeout=LONG)


def test_a_crash_after_the_answer_is_no_matter(shell: StandIn) -> None:
    solver = custom(shell("mine", f"cat >/dev/null; {ANSWER}; kill -SEGV $$"))
    assert search(only(TWO), solver, timeout=LONG).status is Status.SAT


@pytest.mark.parametrize("limit", [1, 2, None])
def test_unknown_is_neither_yes_nor_no(parrot: StandIn, limit: int | None) -> None:
    for name in ("mine", "z3"):
        found = search(only(TWO), custom(parrot(name, "unknown 0")), limit=limit, timeout=LONG)
        assert (found.status, found.stopped) == (Status.UNKNOWN, Status.UNKNOWN)
        assert (found.answers, found.complete, found.unique) == ([], False, None)


@pytest.mark.parametrize("name", ["mine", "z3"])
def test_time_is_bounded(shell: StandIn, pipes: Pipes, name: str) -> None:
    solver = custom(shell(name, pipes.stubborn()))
    found = search(only(TWO), solver, limit=None, timeout=SHORT)
    assert (found.status, found.stopped) == (Status.TIMEOUT, Status.TIMEOUT)
    assert SHORT <= found.seconds < LONG
    assert pipes.read() == b"up\n"
    assert pipes.read() == b"", "nobody is left behind"


def test_time_that_runs_out_after_an_answer_leaves_the_answer(shell: StandIn, pipes: Pipes) -> None:
    text = f'cat >/dev/null; if [ -e "$0.once" ]; then {pipes.hang()}; fi; : >"$0.once"; {ANSWER}'
    found = search(only(TWO), custom(shell("mine", text)), limit=2, timeout=SHORT)
    assert (found.status, found.stopped) == (Status.SAT, Status.TIMEOUT)
    assert (len(found.answers), found.complete, found.unique) == (1, False, None)


# -- solvers that lie --------------------------------------------------------


@pytest.mark.parametrize("limit", [2, None])
@pytest.mark.parametrize("name", ["mine", "z3"])
def test_the_same_answer_again_ends_the_search(
    parrot: StandIn, name: str, limit: int | None
) -> None:
    """It would make a puzzle with one solution "not unique"."""
    solver = custom(parrot(name, "sat true"))
    assert search(only(ONE), solver, limit=1, timeout=LONG).status is Status.SAT
    with pytest.raises(SolverFailed, match=f"{name} gave a model that was forbidden before"):
        search(only(ONE), solver, limit=limit, timeout=LONG)


def test_a_wrong_answer_ends_the_search_with_all_that_was_found(parrot: StandIn) -> None:
    with pytest.raises(WrongAnswer, match="mine: VALIDATION FAIL: tent r1c3: ") as error:
        search(only(TWO), custom(parrot("mine", "sat true")), timeout=LONG)
    found = error.value.found
    assert found is not None
    assert list(found.answers[0].values()) == ["A", "A"]
    assert found.checks == list(error.value.checks)
    assert not found.complete


RIGHT_THEN_WRONG = """cat >/dev/null; echo sat
if [ -e "$0.once" ]; then echo '((tent_r1c1 true) (tent_r1c3 true))'; exit; fi
: >"$0.once"; echo '((tent_r1c1 true) (tent_r1c3 false))'"""


@pytest.mark.parametrize("keep", [None, 0, 1])
def test_a_wrong_answer_behind_a_right_one_is_found_out(shell: StandIn, keep: int | None) -> None:
    """Though it would only be counted."""
    with pytest.raises(WrongAnswer) as error:
        search(only(TWO), custom(shell("mine", RIGHT_THEN_WRONG)), limit=2, keep=keep)
    found = error.value.found
    assert found is not None
    assert list(found.answers[-1].values()) == ["A", "A"]
    assert found.count == 2
    failed = [check for check in found.checks if not check.ok]
    assert failed == [check for check in error.value.checks if not check.ok]


@every_way
def test_the_checks_of_the_first_answer_are_kept(backend: Backend) -> None:
    found = search(only(TWO), backend, limit=2, timeout=LONG)
    assert found.checks == validate(only(TWO), found.answers[0])


@pytest.mark.parametrize("style", ["boolean", "int"])
def test_the_plain_text_has_the_same_answers(style: str) -> None:
    for text in (MANY, TWO, NONE, LOOP):
        found = [
            search(only(text), find("auto"), style, limit=None, plain=plain)
            for plain in (False, True)
        ]
        assert answers(found[0]) == answers(found[1])


@pytest.mark.parametrize(
    ("text", "style", "longest", "talking"),
    [
        ("#slitherlink\n3.\n.3\n", "boolean", 10**9, True),
        ("#slitherlink\n3.\n.3\n", "boolean", 0, False),
        (SUM, "boolean", 10**9, False),
        (SUM, "int", 10**9, True),
    ],
    ids=["short", "long", "sums", "sums of Ints"],
)
def test_z3_proves_uniqueness_in_a_dialogue_or_in_fresh_processes(
    monkeypatch: pytest.MonkeyPatch, text: str, style: str, longest: int, talking: bool
) -> None:
    monkeypatch.setattr("puzzlepipe.engine.dialogue.LONG_DIALOGUE", longest)
    talks = []
    dialogue = search_module.Dialogue
    monkeypatch.setattr(search_module, "Dialogue", lambda *of: talks.append(of) or dialogue(*of))
    found = search(only(text), find("z3"), style, limit=2, timeout=LONG)
    assert found.count
    assert bool(talks) == talking


COVER = "#rectangles\n2.\n.2\n"


def test_it_is_told_what_goes_on() -> None:
    told: list[str] = []
    assert search(only(ONE), find("auto"), doing=told.append).count == 1
    assert told == ["encoding", "encoding", f"solving with {find('auto').name}"]


def test_it_is_told_that_no_solver_is_asked() -> None:
    told: list[str] = []
    assert search(only(COVER), find("auto"), direct=True, doing=told.append).direct
    assert told == ["encoding", "exact cover search"]


def test_it_is_told_that_the_solver_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlepipe.engine.exact_cover._PATIENCE", 1)
    monkeypatch.setattr(search_module, "PATIENCE", -1.0)
    told: list[str] = []
    assert search(only(COVER), find("auto"), direct=True, limit=None, doing=told.append).count
    assert told[1:] == ["exact cover search", "encoding", f"solving with {find('auto').name}"]


def test_a_text_that_takes_too_long_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """No solver is asked of what was not written in time."""
    monkeypatch.setattr(Deadline, "passed", property(lambda self: True))
    found = search(only(ONE), custom("false"), timeout=60)
    assert (found.status, found.stopped, found.count) == (Status.TIMEOUT, Status.TIMEOUT, 0)
