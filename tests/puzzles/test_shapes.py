"""Shapes turned, mirrored and moved: numbers that are known."""

from __future__ import annotations

from itertools import combinations

import pytest
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.shapes import (
    Shape,
    connected_sets,
    is_connected,
    orientations,
    placements,
    shape_of,
)

PENTOMINOES = {
    "F": (".FF FF. .F.", 8, 4),
    "I": ("IIIII", 2, 2),
    "L": ("LLLL L...", 8, 4),
    "N": ("NN.. .NNN", 8, 4),
    "P": ("PP PP P.", 8, 4),
    "T": ("TTT .T. .T.", 4, 4),
    "U": ("U.U UUU", 4, 4),
    "V": ("V.. V.. VVV", 4, 4),
    "W": ("W.. WW. .WW", 4, 4),
    "X": (".X. XXX .X.", 1, 1),
    "Y": ("YYYY .Y..", 8, 4),
    "Z": ("ZZ. .Z. .ZZ", 4, 2),
}


def drawn(rows: str) -> Shape:
    """The shape of rows separated by spaces; `P` beside another letter is its mark."""
    cells = {
        Cell(r, c): char
        for r, row in enumerate(rows.split())
        for c, char in enumerate(row)
        if char != "."
    }
    marks = [cell for cell, char in cells.items() if char == "P" and set(rows) - set("P. ")]
    return shape_of(cells, marks[0] if marks else None)


@pytest.mark.parametrize("letter", PENTOMINOES)
def test_orientations_of_pentominoes(letter: str) -> None:
    rows, both, turned_only = PENTOMINOES[letter]
    shape = drawn(rows)
    assert orientations(shape)[0] == shape
    assert len(set(orientations(shape))) == len(orientations(shape)) == both
    assert len(orientations(shape, flip=False)) == turned_only
    assert orientations(shape, rotate=False, flip=False) == (shape,)


def test_mirroring_alone_is_left_to_right() -> None:
    assert orientations(drawn("L. L. LL"), rotate=False) == (drawn("L. L. LL"), drawn(".L .L LL"))


def test_turning_is_clockwise_and_takes_the_mark_along() -> None:
    shapes = orientations(drawn("Pa. .aa"), flip=False)
    assert [shape.rows("a") for shape in shapes] == [
        ["Pa.", ".aa"],
        [".P", "aa", "a."],
        ["aa.", ".aP"],
        [".a", "aa", "P."],
    ]


def test_places_of_pentominoes_on_6_by_10() -> None:
    board = Grid(6, 10).cells
    shapes = [shape for rows, _, _ in PENTOMINOES.values() for shape in orientations(drawn(rows))]
    placed = [moved for shape in shapes for moved in placements(shape, board)]
    assert len(placed) == len(set(placed)) == 2056


def test_no_place_reaches_into_a_hole() -> None:
    ring = [cell for cell in Grid(3, 3).cells if cell != Cell(1, 1)]
    rows = [moved.cells for moved in placements(drawn("AAA"), ring)]
    assert rows == [tuple(Cell(row, column) for column in range(3)) for row in (0, 2)]


def test_cells_that_meet_at_a_corner_are_not_connected() -> None:
    assert is_connected(drawn("A. AA"))
    assert not is_connected(drawn("A. .A"))


def test_connected_sets_are_those_that_brute_force_finds() -> None:
    board = [cell for cell in Grid(3, 4).cells if cell not in (Cell(1, 1), Cell(2, 3))]
    for size in range(1, 6):
        found = list(connected_sets(board, size))
        wanted = [some for some in combinations(board, size) if is_connected(shape_of(some))]
        assert len(found) == len(set(found))
        assert sorted(found) == wanted
