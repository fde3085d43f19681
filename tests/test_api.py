"""The commands as functions."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import puzzlepipe
import pytest
from puzzlepipe import FlawedPuzzle, PuzzleError, PuzzlepipeError, WrongAnswer
from puzzlepipe.backends.errors import BackendError
from puzzlepipe.backends.find import custom, find
from puzzlepipe.backends.run import run
from puzzlepipe.backends.status import Status
from puzzlepipe.encoders.errors import EncodingMissing
from puzzlepipe.puzzles.grid import Grid
from puzzlepipe.puzzles.types.tents import Tents
from puzzlepipe.results.output import OutputError
from stand_ins import StandIn
from support import only

TENTS = "#tents My camp\nT..\n...\n..T\ntop: 1 0 1\n"
ANSWER = "...\nA.A\n...\n"


def test_what_the_package_offers_is_there() -> None:
    for name in puzzlepipe.__all__:
        assert getattr(puzzlepipe, name).__doc__ or name == "Answer"
    assert set(puzzlepipe.__all__) <= set(dir(puzzlepipe)) | set(puzzlepipe.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        puzzlepipe.nonsense  # noqa: B018


@pytest.mark.parametrize("timeout", [float("nan"), float("inf"), -1, 1e9])
def test_a_time_that_no_clock_waits_for_is_refused(timeout: float) -> None:
    puzzle = only(TENTS)
    for call in (
        lambda: puzzlepipe.solve(puzzle, timeout=timeout),
        lambda: puzzlepipe.facts(puzzle, timeout=timeout),
        lambda: puzzlepipe.check_partial(puzzle, {}, timeout=timeout),
    ):
        with pytest.raises(PuzzlepipeError, match="is no number of seconds") as error:
            call()
        assert isinstance(error.value, ValueError)


def test_other_arguments_that_mean_nothing_are_refused() -> None:
    puzzle = only(TENTS)
    with pytest.raises(PuzzlepipeError, match=r"'X\) \(exit' is no name of a logic"):
        puzzlepipe.encode(puzzle, logic="X) (exit")
    for limit in (0, -3):
        with pytest.raises(PuzzlepipeError, match="expected at least 1"):
            puzzlepipe.solve(puzzle, limit=limit)


def test_an_answer_without_tokens_fails_and_a_puzzle_is_none() -> None:
    puzzle = only(TENTS)
    assert not any(check.ok for check in puzzlepipe.check(puzzle, {}))
    for call in (puzzlepipe.check, puzzlepipe.check_partial):
        with pytest.raises(PuzzleError, match="begins a puzzle; expected an answer"):
            call(puzzle, TENTS)


def test_the_example_of_the_documentation(tmp_path: Path) -> None:
    path = tmp_path / "tents.txt"
    path.write_text(TENTS)
    puzzle = puzzlepipe.load(path)[0]
    assert puzzlepipe.load(str(path)) == [puzzle]
    found = puzzlepipe.solve(puzzle, limit=2)
    assert found.unique
    assert puzzle.write_answer(found.answers[0]) == ANSWER
    assert all(check.ok for check in puzzlepipe.check(puzzle, found.answers[0]))
    assert all(check.ok for check in puzzlepipe.check(puzzle, ANSWER))
    assert len(puzzlepipe.facts(puzzle).forced) == 7


@pytest.mark.parametrize("encoding", [None, "boolean", "int"])
def test_the_pipe_by_hand(encoding: str | None) -> None:
    puzzle = only(TENTS)
    text = puzzlepipe.encode(puzzle, encoding)
    decoded = puzzlepipe.decode(puzzle, run(find("z3"), text, 60).text)
    assert decoded.status is Status.SAT
    assert decoded.answer is not None
    assert puzzle.write_answer(decoded.answer) == ANSWER
    assert decoded.style == (encoding or "boolean")


def test_options_of_encode_and_solve() -> None:
    puzzle = only(TENTS)
    assert "(set-logic LIA)" in puzzlepipe.encode(puzzle, logic="LIA")
    assert ":named rule_1" in puzzlepipe.encode(puzzle, named=True)
    assert "tent_r2c2" not in puzzlepipe.encode(puzzle), "no tree is beside it"
    for plain in (puzzlepipe.encode(puzzle, plain=True), puzzlepipe.encode(puzzle, named=True)):
        assert "(declare-const tent_r2c2 Bool)" in plain
    told: list[int] = []
    found = puzzlepipe.solve(
        puzzle, find("z3"), "int", limit=None, timeout=60, progress=told.append
    )
    assert (found.backend.name, told) == ("z3", [1])


@pytest.mark.parametrize(
    "text", ["#tents\r\nT\t.\r\n", "\ufeff#tents\nT.\n", "#tents\rT.\r", "#tents\nT.  \n"]
)
def test_a_text_is_read_as_a_file_would_be(text: str) -> None:
    assert puzzlepipe.parse(text) == [only("#tents\nT.\n")]
    assert puzzlepipe.check(only("#tents\nT.\n"), text.replace("#tents", ";").replace("T", "."))


@pytest.mark.parametrize("text", ["", "#nonsense\n", "#tents\nT\x00", "#tents\nT\ud800", "\x1b"])
def test_a_bad_text_is_a_puzzle_error(text: str) -> None:
    with pytest.raises(PuzzleError) as error:
        puzzlepipe.parse(text)
    assert str(error.value).startswith("<text>:")
    if text:
        with pytest.raises(PuzzleError):
            puzzlepipe.check(only("#tents\nT.\n"), text)


def test_errors_are_those_of_the_documentation() -> None:
    puzzle = only(TENTS)
    for wrong in (puzzlepipe.encode, lambda one, style: puzzlepipe.solve(one, "auto", style)):
        with pytest.raises(EncodingMissing) as missing:
            wrong(puzzle, "sat")
        assert isinstance(missing.value, ValueError)
    with pytest.raises(BackendError, match="no solver is called"):
        puzzlepipe.solve(puzzle, "nonsense")
    with pytest.raises(OutputError):
        puzzlepipe.decode(puzzle, "nonsense")
    with pytest.raises(PuzzleError, match="cannot be read"):
        puzzlepipe.load("no/such/file.txt")
    for verb in (puzzlepipe.solve, puzzlepipe.encode, puzzlepipe.facts):
        with pytest.raises(TypeError, match="found a list"):
            verb([puzzle])  # type: ignore[operator]


def test_every_error_has_one_base(shell: StandIn) -> None:
    puzzle = only(TENTS)
    for wrong in (
        lambda: puzzlepipe.parse("#tents\nx\n"),
        lambda: puzzlepipe.load("no/such/file.txt"),
        lambda: puzzlepipe.encode(puzzle, "sat"),
        lambda: puzzlepipe.solve(puzzle, "nonsense"),
        lambda: puzzlepipe.solve(puzzle, custom(shell("mine", "cat"))),
        lambda: puzzlepipe.decode(puzzle, "nonsense"),
        lambda: puzzlepipe.decode(puzzle, "sat ((x 1))"),
        lambda: puzzlepipe.check(puzzle, "nonsense"),
        lambda: puzzlepipe.check_partial(puzzle, "nonsense"),
        lambda: Tents(grid=Grid(1, 2), trees=frozenset(), top=(None,), left=(None,)),
    ):
        with pytest.raises(PuzzlepipeError) as error:
            wrong()
        assert str(error.value).count("\n") == 0
        assert error.value.exit_status in (1, 2, 3)


def test_a_puzzle_built_in_python_checks_itself() -> None:
    with pytest.raises(FlawedPuzzle, match="top has 1 clue; expected 2"):
        Tents(grid=Grid(1, 2), trees=frozenset(), top=(None,), left=(None,))
    assert issubclass(FlawedPuzzle, PuzzleError)


def test_a_wrong_answer_of_a_solver_is_never_returned(shell: StandIn) -> None:
    liar = shell("liar", "cat >/dev/null; echo sat; echo '((tent_r1c1 true) (tent_r1c3 true))'")
    with pytest.raises(WrongAnswer, match="liar: VALIDATION FAIL: tent r1c3: Trees and") as error:
        puzzlepipe.solve(only("#tents\n.T.\n"), custom(liar))
    assert set(error.value.answer.values()) == {"A"}


def test_a_check_takes_any_mapping() -> None:
    puzzle = only("#tents\n.T.\n")
    west, east = puzzle.places
    assert all(check.ok for check in puzzlepipe.check(puzzle, {west: "A", east: "."}))
    for wrong in ({}, {west: "A"}, {west: "A", east: "A."}, {west: "A", east: ".", (9, 9): "."}):
        assert not all(check.ok for check in puzzlepipe.check(puzzle, wrong))


def test_half_an_answer() -> None:
    puzzle = only(TENTS)
    found = puzzlepipe.check_partial(puzzle, ".??\n?.?\n??.\n", timeout=60)
    assert found.completion is not None
    assert puzzle.write_answer(found.completion) == ANSWER
    assert puzzlepipe.check_partial(puzzle, {}, find("z3")).by == "z3"
    broken = puzzlepipe.check_partial(puzzle, ".A?\n???\n??.\n").broken
    assert [check.where for check in broken] == ["clue 0 of column 2"]


def test_types_by_name() -> None:
    types = puzzlepipe.types()
    assert types["tents"] is type(only(TENTS))
    types.clear()
    assert puzzlepipe.types(), "what is changed there is changed nowhere else"


def test_importing_the_package_imports_next_to_nothing() -> None:
    program = (
        "import sys, puzzlepipe; print(*(m for m in sys.modules if m.startswith('puzzlepipe')))"
    )
    out = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert out.stdout.split() == ["puzzlepipe"]
