"""What files of Latin squares may leave out, and how their digits may be written."""

from __future__ import annotations

import random

import pytest
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.latin import LatinPuzzle
from puzzlepipe.puzzles.squares import latin_square
from support import only


@pytest.mark.parametrize(
    "text",
    ["#towers\nsize: 4\ntop: 1 2 . .\n", "#towers\ntop: 1 2 . .\n", "#towers\n................\n"],
)
def test_an_empty_grid_may_be_left_out_or_stand_on_one_line(text: str) -> None:
    puzzle = only(text)
    assert isinstance(puzzle, LatinPuzzle)
    assert (puzzle.grid, puzzle.givens) == (Grid(4, 4), {})


def test_digits_of_a_line_stand_in_their_cells() -> None:
    puzzle = only("#towers\n.2.1\n")
    assert isinstance(puzzle, LatinPuzzle)
    assert puzzle.givens == {Cell(0, 1): 2, Cell(1, 1): 1}
    with pytest.raises(PuzzleError, match="'3' is no digit from 1 to 2") as refused:
        only("#towers\n.2.3\n")
    assert (refused.value.line, refused.value.column) == (2, 4)


def test_letters_are_numbers_in_a_row_of_characters() -> None:
    puzzle = only("#towers\nsize: 10\n")
    square = latin_square(random.Random(1), 10)
    answer = {cell: str(digit) for cell, digit in square.items()}
    letters = "\n".join(
        "".join("?123456789a"[square[cell]] for cell in row.cells) for row in puzzle.grid.rows
    )
    assert dict(puzzle.read_answer(letters)) == answer


@pytest.mark.parametrize("size", [2, 5, 9, 12])
def test_every_line_of_a_latin_square_has_each_number(size: int) -> None:
    square = latin_square(random.Random(size), size)
    for line in Grid(size, size).lines:
        assert sorted(square[cell] for cell in line.cells) == list(range(1, size + 1))
