"""Sudoku files as people have them, and what their headers imply."""

from __future__ import annotations

import pytest
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types.sudoku import Sudoku
from support import only


def sudoku(text: str) -> Sudoku:
    puzzle = only(text)
    assert isinstance(puzzle, Sudoku)
    return puzzle


@pytest.mark.parametrize(("size", "highest"), [(4, "4"), (9, "9"), (16, "G"), (25, "p"), (36, ".")])
def test_a_whole_grid_on_one_line(size: int, highest: str) -> None:
    line = "1" + "0" * (size * size - 2) + highest
    puzzle = sudoku(f"#sudoku\n{line}\n")
    assert puzzle.size == size
    last = Cell(size - 1, size - 1)
    assert puzzle.givens == ({Cell(0, 0): 1} | ({last: size} if highest != "." else {}))


def test_letters_and_decimal_numbers_mean_the_same() -> None:
    letters = sudoku("#sudoku\n" + "." * 11 + "C\n" + ("." * 12 + "\n") * 11)
    numbers = sudoku("#sudoku\n" + ". " * 11 + "12\n" + (". " * 12 + "\n") * 11)
    assert letters == numbers
    assert letters.givens == {Cell(0, 11): 12}


@pytest.mark.parametrize(
    ("size", "box"),
    [(4, (2, 2)), (5, (1, 5)), (6, (2, 3)), (8, (2, 4)), (12, (3, 4)), (15, (3, 5)), (36, (6, 6))],
)
def test_boxes_are_as_square_as_can_be(size: int, box: tuple[int, int]) -> None:
    puzzle = sudoku(f"#sudoku\nsize: {size}\n")
    assert puzzle.box == box
    assert [len(house.cells) for house in puzzle.boxes] == [size] * size
    assert len({cell for house in puzzle.boxes for cell in house.cells}) == size * size


def test_boxes_lie_in_reading_order() -> None:
    boxes = sudoku("#sudoku\nsize: 6\nbox: 2x3\n").boxes
    assert [str(box.cells[0]) for box in boxes] == ["r1c1", "r1c4", "r3c1", "r3c4", "r5c1", "r5c4"]
    assert [box.name for box in boxes][:2] == ["box 1", "box 2"]


@pytest.mark.parametrize(
    "part", ["size: 4\n", "regions:\naabb\naabb\nccdd\nccdd\n", "cages:\naa..\n....\n....\n....\n",
             "sandwich-left: 1 . . .\n", "sandwich-top: . . . .\n"],
)  # fmt: skip
def test_an_empty_grid_may_be_left_out(part: str) -> None:
    puzzle = sudoku("#sudoku\n" + part)
    assert puzzle.size == 4
    assert not puzzle.givens


def test_headers_imply_what_they_say() -> None:
    assert sudoku("#sudoku-x\nsize: 4\n").diagonals
    assert not sudoku("#sudoku-x\nsize: 4\ndiagonals: no\n").diagonals
    assert not sudoku("#Solo\nsize: 4\n").diagonals
    assert sudoku("#sandwich\nsandwich-top: . . . .\n").sandwich_top == (None,) * 4


def test_a_cage_may_have_no_sum_and_an_id_its_case() -> None:
    puzzle = sudoku("#killer\ncages:\naA..\naA..\n....\n....\nsums: A=5\n")
    assert {cage: len(line.cells) for cage, line in puzzle.cage_lines.items()} == {"a": 2, "A": 2}
    assert puzzle.sums == {"A": 5}


def test_a_puzzle_built_in_python_may_leave_its_margins_out() -> None:
    built = Sudoku(grid=Grid(4, 4), box=(2, 2))
    assert built == sudoku("#sudoku\nsize: 4\n")


def test_a_cage_without_its_sum_stays_a_cage() -> None:
    puzzle = sudoku("#killer\ncages:\naa\n..\nsums: a=3\nsandwich-top: 0 .\n")
    assert list(puzzle.clues) == ["sum cage a", "sandwich column 1"]
    fewer = puzzle.without(puzzle.clues)
    assert fewer.cages == puzzle.cages
    assert not fewer.clues
