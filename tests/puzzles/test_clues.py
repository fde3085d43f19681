"""Clues as data: what they are called, where they stand, and puzzles without some of them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from puzzlepipe.puzzles.clues import (
    Clue,
    cell_clues,
    cell_flaws,
    margin_clues,
    margin_flaws,
    region_clues,
    region_flaws,
    square_flaws,
    value_flaws,
    without,
)
from puzzlepipe.puzzles.errors import Flaw
from puzzlepipe.puzzles.grid import Cell, Edge, Grid, Line, regions_of
from support import only

CORNER = Cell(0, 0)


@pytest.mark.parametrize(
    ("clue", "key", "sentence"),
    [
        (Clue("clue", Cell(1, 6), 3, "numbers", Cell(1, 6)), "clue r2c7", "clue 3 at r2c7"),
        (Clue("clue", Line("row 3", ()), (2, 1), "left", 2), "clue row 3", "clue 2 1 of row 3"),
        (Clue("clue", Line("row 3", ()), (), "left", 2), "clue row 3", "clue 0 of row 3"),
        (Clue("clue", Line("row 3", ()), 0, "left", 2), "clue row 3", "clue 0 of row 3"),
        (Clue("wall", CORNER, True, "walls", CORNER), "wall r1c1", "wall at r1c1"),
        (
            Clue("bar", Edge.of(Cell(0, 1), CORNER), True, "bars", None),
            "bar r1c1-r1c2",
            "bar of r1c1-r1c2",
        ),
        (Clue("sum", Line("cage a", ()), 7, "sums", "a"), "sum cage a", "sum 7 of cage a"),
    ],
)
def test_a_clue_has_a_key_and_a_sentence(clue: Clue, key: str, sentence: str) -> None:
    assert (clue.key, str(clue)) == (key, sentence)


def test_clues_of_cells_come_in_reading_order() -> None:
    cells = {Cell(1, 0): 5, CORNER: 4}
    assert list(cell_clues(cells, "givens", "number")) == [
        Clue("number", CORNER, 4, "givens", CORNER),
        Clue("number", Cell(1, 0), 5, "givens", Cell(1, 0)),
    ]


def test_clues_of_margins_stand_at_their_lines() -> None:
    grid = Grid(2, 3)
    clues = margin_clues(grid, sum_left=(1, None), bottom=(None, (), None))
    assert [(str(clue), clue.field, clue.item) for clue in clues] == [
        ("clue 1 of row 1", "sum_left", 0),
        ("clue 0 of column 2", "bottom", 1),
    ]


def test_clues_at_both_ends_of_lines_are_told_apart() -> None:
    grid = Grid(2, 3)
    every = {"top": (1, 2, 3), "bottom": (4, None, 6), "left": (7, 8), "right": (None, 10)}
    clues = {clue.key: clue for clue in margin_clues(grid, **every)}
    assert list(clues) == [
        "clue column 1", "clue column 2", "clue column 3",
        "clue column 1 from below", "clue column 3 from below",
        "clue row 1", "clue row 2", "clue row 2 from the right",
    ]  # fmt: skip
    below, right = clues["clue column 1 from below"], clues["clue row 2 from the right"]
    assert str(below) == "clue 4 of column 1 from below"
    assert (below.field, below.item) == ("bottom", 0)
    assert below.at.cells == (Cell(1, 0), CORNER)
    assert right.at.cells == grid.rows[1].cells[::-1]
    assert [flaw.field for flaw in margin_flaws(grid, bottom=(1,), right=(1, 2, 3))] == [
        "bottom", "right",
    ]  # fmt: skip


def test_clues_of_regions_stand_at_their_cells() -> None:
    regions = regions_of(dict.fromkeys(Grid(1, 2).cells, "a"), "room")
    (clue,) = region_clues(regions, {"a": 3}, "sums")
    assert (str(clue), clue.at.cells, clue.item) == ("clue 3 of room a", Grid(1, 2).cells, "a")


def test_flaws_name_field_and_item() -> None:
    grid = Grid(1, 2)
    assert list(margin_flaws(grid, left=(-1,), sum_top=(1,))) == [
        Flaw("left has a clue -1; expected none below 0", "left", 0),
        Flaw("sum_top has 1 clue; expected 2, one a column", "sum_top"),
    ]
    assert list(margin_flaws(grid, sum_right=(1, 2))) == [
        Flaw("sum_right has 2 clues; expected 1, one a row", "sum_right")
    ]
    assert list(margin_flaws(grid, left=(None,), top=(0, (1, 2)))) == []
    assert list(cell_flaws(grid, [CORNER, Cell(1, 0)], "walls", "island")) == [
        Flaw("an island at r2c1, outside of the grid", "walls", Cell(1, 0))
    ]
    assert list(value_flaws({"a": 0, "b": 1, "c": 9, "d": 10}, "sums", 1, 9)) == [
        Flaw("0 at a; expected 1 to 9", "sums", "a"),
        Flaw("10 at d; expected 1 to 9", "sums", "d"),
    ]
    assert list(value_flaws({"a": 0, "b": 99}, "sums", 1)) == [
        Flaw("0 at a; expected at least 1", "sums", "a")
    ]
    assert [flaw.item for flaw in region_flaws(grid, {CORNER: ".", Cell(0, 2): "a"})] == [
        Cell(0, 2), CORNER, Cell(0, 1),
    ]  # fmt: skip
    sizes = [(2, 2), (3, 2), (1, 1), (5, 5)]
    assert [bool(list(square_flaws(Grid(*size), 2, 4))) for size in sizes] == [
        False, True, True, True,
    ]  # fmt: skip


# -- without -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "keys", "left"),
    [
        ("#tents\nT.\n..\ntop: 0 1\nleft: 1 0\n", ["clue column 1", "clue row 2"],
         "#tents\nT.\n..\ntop: . 1\nleft: 1 .\n"),
        ("#slitherlink\n3.\n.2\n", ["number r2c2"], "#slitherlink\n3.\n..\n"),
        ("#slitherlink\n3.\n.2\n", [], "#slitherlink\n3.\n.2\n"),
        ("#slitherlink\n3.\n.2\n", ["number r1c1", "number r2c2"], "#slitherlink\n..\n..\n"),
        ("#rectangles\n2.\n.2\n", ["number r1c1"], "#rectangles\n?.\n.2\n"),
    ],
)  # fmt: skip
def test_a_puzzle_without_some_clues(text: str, keys: list[str], left: str) -> None:
    puzzle = only(text)
    before = hash(puzzle)
    fewer = puzzle.without(keys)
    assert fewer == only(left)
    assert list(fewer.clues) == [key for key in puzzle.clues if key not in keys]
    assert hash(puzzle) == before
    assert fewer.file == puzzle.file


def test_every_kind_of_field_loses_its_clues() -> None:
    a, b = Grid(1, 2).cells
    puzzle: Any = SimpleNamespace(
        walls=frozenset({a, b}), numbers={a: 1, b: 2}, top=(3, 4, 5), code=(1, 2), sums={"x": 1}
    )
    clues = [
        Clue("wall", a, True, "walls", a),
        Clue("number", b, 2, "numbers", b),
        Clue("clue", Line("column 1", ()), 3, "top", 0),
        Clue("clue", Line("column 3", ()), 5, "top", 2),
        Clue("code", "the board", (1, 2), "code", None),
    ]
    assert without(puzzle, clues) == {
        "walls": {b}, "numbers": {a: 1}, "top": (None, 4, None), "code": None,
    }  # fmt: skip
    assert without(puzzle, []) == {}


def test_clues_by_what_they_are_called() -> None:
    puzzle = only("#unequal\n1<.\n^..\n..2\n")
    assert [clue.key for clue in puzzle.clues_of("sign")] == ["sign r1c1-r1c2", "sign r1c1-r2c1"]
    assert len(puzzle.clues_of("given")) == 2
    assert puzzle.clues_of("sum") == []


def test_a_clue_that_there_is_not() -> None:
    with pytest.raises(KeyError):
        only("#slitherlink\n3.\n..\n").without(["number r9c9"])
