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


def test_an_overlapping_cage_stands_in_a_block_of_its_own() -> None:
    text = (
        "#killer\ncages:\naab.\n..b.\n....\n....\ncages:\nc...\nc...\nc...\n....\nsums: a=3 c=9\n"
    )
    puzzle = sudoku(text)
    assert puzzle.cages == {
        "a": {Cell(0, 0), Cell(0, 1)},
        "b": {Cell(0, 2), Cell(1, 2)},
        "c": {Cell(0, 0), Cell(1, 0), Cell(2, 0)},
    }
    assert puzzle.write().count("cages:") == 2
    assert sudoku(puzzle.dump()) == puzzle
    assert {str(clue) for clue in puzzle.clues.values()} == {"sum 3 of cage a", "sum 9 of cage c"}


def test_regions_and_boxes_hold_together_where_both_are_told() -> None:
    regions = "regions:\naaab\nacbb\nccdb\ncddd\n"
    alone, both = sudoku(f"#jigsaw\n{regions}"), sudoku(f"#jigsaw\n{regions}box: 2x2\n")
    assert (len(alone.boxes), len(alone.areas)) == (0, 4)
    assert (len(both.boxes), len(both.areas)) == (4, 4)
    assert sudoku(both.dump()) == both


@pytest.mark.parametrize(
    ("text", "grid", "box", "cells"),
    [
        ("size: 6x8\n", Grid(6, 8), (2, 4), [8] * 6),
        ("size: 8x6\n", Grid(8, 6), (4, 2), [8] * 6),
        ("size: 3x5\n", Grid(3, 5), (1, 5), [5] * 3),
        ("size: 2x4\n.3......\n", Grid(2, 4), (2, 2), [4, 4]),
        ("box: 2x2\n.3..\n....\n", Grid(2, 4), (2, 2), [4, 4]),
        ("size: 8\nbox: 2x3\n", Grid(8, 8), (2, 3), [6, 6, 4] * 4),
        ("size: 6\nbox: 2x2\n", Grid(6, 6), (2, 2), [4] * 9),
    ],
)
def test_boxes_need_not_fill_a_square(
    text: str, grid: Grid, box: tuple[int, int], cells: list[int]
) -> None:
    puzzle = sudoku(f"#sudoku\n{text}")
    assert (puzzle.grid, puzzle.box) == (grid, box)
    assert [len(line.cells) for line in puzzle.boxes] == cells
    assert puzzle.digits == range(1, max(grid.height, grid.width) + 1)
    assert sudoku(puzzle.dump()) == puzzle


def test_digits_from_0() -> None:
    puzzle = sudoku("#sudoku\nfrom: 0\n0..3\n....\n....\n....\nsandwich-top: 3 . . .\n")
    assert puzzle.givens == {Cell(0, 0): 0, Cell(0, 3): 3}
    assert puzzle.choices(Cell(0, 0)) == ("0", "1", "2", "3")
    answer = puzzle.read_answer("0123\n2301\n1032\n3210\n")
    assert all(check.ok for check in puzzle.check(answer))
    letters = sudoku(
        "#sudoku\nfrom: 0\nsize: 16\n" + "0f" + "." * 14 + "\n" + ("." * 16 + "\n") * 15
    )
    assert list(letters.givens.values()) == [0, 15]


def test_sandwich_clues_stand_on_any_side() -> None:
    lines = "size: 4\nsandwich-left: 2 . . .\nsandwich-top: . 5 . .\n"
    other = lines.replace("left", "right").replace("top", "bottom")
    one, turned = sudoku(f"#sandwich\n{lines}"), sudoku(f"#sandwich\n{other}")
    assert list(one.clues) == list(turned.clues) == ["sandwich row 1", "sandwich column 2"]
    assert turned.sandwich_right == one.sandwich_left
    assert sudoku(turned.dump()) == turned != one


def test_an_answer_may_have_letters() -> None:
    puzzle = sudoku("#sudoku\nsize: 12\n")
    row = [str(digit) for digit in range(1, 13)]
    numbers = puzzle.read_answer("".join(" ".join(row) + "\n" for _ in range(12)))
    assert puzzle.read_answer("123456789aBc\n" * 12) == numbers


def test_a_puzzle_built_in_python_may_leave_its_margins_out() -> None:
    built = Sudoku(grid=Grid(4, 4), box=(2, 2))
    assert built == sudoku("#sudoku\nsize: 4\n")


def test_a_cage_without_its_sum_stays_a_cage() -> None:
    puzzle = sudoku("#killer\ncages:\naa\n..\nsums: a=3\nsandwich-top: 0 .\n")
    assert list(puzzle.clues) == ["sum cage a", "sandwich column 1"]
    fewer = puzzle.without(puzzle.clues)
    assert fewer.cages == puzzle.cages
    assert not fewer.clues
