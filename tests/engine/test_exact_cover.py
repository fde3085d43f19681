"""The direct search against the solver, and against numbers that are known."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from puzzlepipe import puzzles
from puzzlepipe.api import solve
from puzzlepipe.backends.find import find, installed
from puzzlepipe.backends.status import Status
from puzzlepipe.deadline import Deadline
from puzzlepipe.encoders.emit import encode
from puzzlepipe.engine import exact_cover
from puzzlepipe.engine import search as engine_search
from puzzlepipe.engine.search import search
from puzzlepipe.engine.validate import passes, validate
from puzzlepipe.puzzles.puzzle import Answer, Puzzle
from puzzlepipe.puzzles.reading import load_puzzles
from support import INSTANCES, cases, only, plain


def directly(puzzle: Puzzle) -> list[Answer]:
    found = search(puzzle, find("auto"), limit=None, direct=True)
    assert found.direct
    assert found.complete
    return found.answers


@pytest.mark.parametrize("name", ["penguins", "polyomino", "rectangles"])
def test_direct_search_finds_what_the_solver_finds(name: str) -> None:
    @settings(max_examples=150)
    @given(puzzle=cases()[name].puzzles)
    def compare(puzzle: Puzzle) -> None:
        solver = search(puzzle, find("auto"), limit=25)
        found = search(puzzle, find("auto"), limit=25, direct=True)
        assert (found.status, found.complete) == (solver.status, solver.complete), puzzle.dump()
        assert len(found.answers) == len(solver.answers)
        assert all(passes(validate(puzzle, answer)) for answer in found.answers)
        ours = {plain(answer) for answer in found.answers}
        assert len(ours) == len(found.answers)
        if found.complete:
            assert ours == {plain(answer) for answer in solver.answers}

    compare()


def test_empty_penguins_board_has_the_answers_of_its_inventor() -> None:
    (puzzle,) = load_puzzles(INSTANCES / "penguins-empty.txt")
    answers = directly(puzzle)
    assert len({plain(answer) for answer in answers}) == len(answers) == 296
    for answer in answers:
        letters = puzzle.write_answer(answer)
        assert sum(letter.isupper() for letter in letters) == 5


PENTOMINOES = """
.FF
FF.
.F.

IIIII

LLLL
L...

NN..
.NNN

PP
PP
P.

TTT
.T.
.T.

U.U
UUU

V..
V..
VVV

W..
WW.
.WW

.X.
XXX
.X.

YYYY
.Y..

ZZ.
.Z.
.ZZ
"""


def test_pentominoes_on_3_by_20() -> None:
    """Two tilings, each in four positions (Haselgrove and Haselgrove, 1960)."""
    puzzle = only("#pentomino\nboard:\n" + ("#" * 20 + "\n") * 3 + "pieces:" + PENTOMINOES)
    assert len(directly(puzzle)) == 8


@pytest.mark.parametrize(("height", "width", "tilings"), [(2, 5, 8), (4, 4, 36), (4, 6, 281)])
def test_equal_dominoes(height: int, width: int, tilings: int) -> None:
    """Domino tilings (Kasteleyn, 1961): swapping two dominoes makes no new one."""
    board = ("#" * width + "\n") * height
    puzzle = only(f"#polyomino\nboard:\n{board}pieces:\n" + "AA\n\n" * (height * width // 2))
    assert len(directly(puzzle)) == tilings


def test_no_kind_is_used_more_often_than_it_has_copies() -> None:
    """Six single cells and one bar would cover the board too."""
    pieces = "A\n\nA\n\nBBBB\n\nBBBB\n"
    puzzle = only(f"#polyomino\nboard:\n#####\n#####\npieces:\n{pieces}")
    assert len(directly(puzzle)) == 4


@pytest.mark.parametrize("remembered", [0, 3])
def test_a_search_that_cannot_remember_all_goes_on(
    monkeypatch: pytest.MonkeyPatch, remembered: int
) -> None:
    monkeypatch.setattr("puzzlepipe.engine.exact_cover._MOST_REMEMBERED", remembered)
    board = "#####\n" * 4
    puzzle = only(f"#polyomino\nboard:\n{board}pieces:\n" + "AA\n\n" * 10)
    assert len(directly(puzzle)) == 95


def test_a_search_asks_whether_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlepipe.engine.exact_cover._PATIENCE", 1)
    puzzle = only("#polyomino\nboard:\n####\npieces:\n" + "AA\n\n" * 2)
    assert len(directly(puzzle)) == 1
    found = search(puzzle, find("auto"), limit=None, direct=True, timeout=0)
    assert found.stopped is Status.TIMEOUT


def test_direct_search_stops_at_its_time() -> None:
    puzzle = only("#pentomino\nboard:\n" + ("#" * 10 + "\n") * 6 + "pieces:" + PENTOMINOES)
    found = search(puzzle, find("auto"), limit=None, direct=True, timeout=0.001)
    assert found.stopped is Status.TIMEOUT
    assert not found.complete


def test_other_types_are_left_to_the_solver() -> None:
    assert not search(only("#tents\nT..\n"), find("auto"), limit=None, direct=True).direct


IMPATIENT = "#polyomino\nboard:\n" + ("#" * 4 + "\n") * 4 + "pieces:\n" + "AA\n\n" * 8


def sample(name: str) -> Path:
    (path,) = Path(puzzles.__file__).parent.glob(f"samples/*/{name}.txt")
    return path


@pytest.mark.parametrize("backend", ["yices", "z3"])
@pytest.mark.parametrize("file", ["heart", "house", "three", "six-by-six"])
def test_where_it_takes_long_the_solver_goes_on(
    monkeypatch: pytest.MonkeyPatch, backend: str, file: str
) -> None:
    """After the first answer already: the solver must not give it again."""
    solver = next((one for one in installed() if one.name == backend), None)
    if solver is None:
        pytest.skip(f"no {backend}")
    (puzzle,) = load_puzzles(sample(file))
    expected = {plain(answer) for answer in directly(puzzle)}
    monkeypatch.setattr(exact_cover, "_PATIENCE", 1)
    for patience in (0.0, 1e9):
        monkeypatch.setattr(engine_search, "PATIENCE", patience)
        found = search(puzzle, solver, limit=len(expected) + 1, direct=True)
        assert found.complete
        assert {plain(answer) for answer in found.answers} == expected
        assert len(found.answers) == len(expected)
        assert found.handed_over == (not patience)
        assert found.by == "exact cover search" + f", then {backend}" * found.handed_over


@pytest.mark.parametrize("backend", ["yices", "z3"])
def test_a_solver_goes_on_from_an_answer(backend: str) -> None:
    solver = next((one for one in installed() if one.name == backend), None)
    if solver is None:
        pytest.skip(f"no {backend}")
    (puzzle,) = load_puzzles(sample("house"))
    (known,) = directly(puzzle)
    for limit in (1, None):
        answers = engine_search._answers(encode(puzzle), solver, limit, Deadline(60), [known])
        assert [status for status, *_ in answers] == [Status.UNSAT]


def test_a_large_board_is_left_to_the_solver_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlepipe.engine.search.MOST_EFFORT", 0)
    found = search(only(IMPATIENT), find("auto"), direct=True)
    assert not found.direct
    assert found.by == found.backend.name


def test_of_a_fairly_large_board_all_answers_are_searched_directly_and_two_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("puzzlepipe.engine.search.MOST_EFFORT_FOR_TWO", 0)
    puzzle, solver = only(IMPATIENT), find("auto")
    assert [search(puzzle, solver, limit=limit, direct=True).direct for limit in (1, 2, 3)] == [
        False, False, True,
    ]  # fmt: skip
    assert search(puzzle, solver, limit=None, direct=True).direct


def test_it_answers_by_default_and_not_where_a_solver_or_an_encoding_is_named() -> None:
    puzzle = only(IMPATIENT)
    assert solve(puzzle).by == "exact cover search"
    assert solve(puzzle, "z3").by == "z3"
    assert solve(puzzle, encoding="int").by != "exact cover search"
