"""Grids as they are written are read back, those of one column too."""

from __future__ import annotations

import pytest
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types.rectangles import Rectangles
from puzzlepipe.puzzles.writing import write_numbers
from support import only


@pytest.mark.parametrize("numbers", [(9, 1), (10, 2), (11, 35), (35, 10)])
def test_large_numbers_of_one_column_are_letters(numbers: tuple[int, int]) -> None:
    """A row of one column is read character by character: `12` would be two columns."""
    grid = Grid(sum(numbers), 1)
    first, last = Cell(0, 0), grid.cells[-1]
    puzzle = Rectangles(grid=grid, numbers={first: numbers[0], last: numbers[1]})
    assert only(puzzle.dump()) == puzzle


def test_numbers_of_several_columns_are_decimal() -> None:
    assert write_numbers(Grid(1, 3), {Cell(0, 0): 12, Cell(0, 2): None}) == "12  .  ?\n"
