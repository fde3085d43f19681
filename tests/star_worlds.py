"""Small worlds of stars and queens: boards without a solution, and planted ones."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.puzzle import Answer, Puzzle
from support import every_answer

SMALL = [(1, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3)]
"""Boards of which every answer can be tried; none but the first can have a solution."""


@st.composite
def unsolvable(draw: st.DrawFn) -> dict[str, Any]:
    """Most have one in each line of the shorter direction, each of them in an own region."""
    grid = Grid(*draw(st.sampled_from(SMALL)))
    lines = min(grid.rows, grid.columns, key=len)
    ids = "abcd"[: len(lines)]
    region = {cell: draw(st.sampled_from(ids)) for cell in grid.cells}
    if draw(st.integers(0, 3)):
        region |= {
            draw(st.sampled_from(line.cells)): id_ for line, id_ in zip(lines, ids, strict=True)
        }
    return {"grid": grid, "regions": region}


@st.composite
def planted(draw: st.DrawFn) -> dict[str, Any]:
    """One a line on 4x4 and 5x5 cells, and regions of which each holds one of them."""
    size = draw(st.sampled_from([4, 4, 5]))
    grid = Grid(size, size)
    apart = [
        columns
        for columns in itertools.permutations(range(size))
        if all(abs(a - b) > 1 for a, b in itertools.pairwise(columns))
    ]
    region = {cell: draw(st.sampled_from("abcde"[:size])) for cell in grid.cells}
    for row, column in enumerate(draw(st.sampled_from(apart))):
        region[Cell(row, column)] = "abcde"[row]
    return {"grid": grid, "regions": region}


def candidates(puzzle: Puzzle, token: str) -> Iterator[Answer]:
    """On larger boards answers with one in every row, on the largest in every column too.

    Of those with two in every row only such in which two stars at most touch: thousands do not.
    """
    cells, side = puzzle.places, puzzle.grid.width
    if len(puzzle.grid.cells) < 16:
        yield from every_answer(puzzle)
        return
    if puzzle.grid.height < side:  # two in every row, one in every column
        for rows in set(itertools.permutations((0, 0, 1, 1, 2, 2, 3, 3))):
            if sum(abs(a - b) < 2 for a, b in itertools.pairwise(rows)) < 2:
                yield {cell: token if rows[cell.column] == cell.row else "." for cell in cells}
        return
    one_a_row = itertools.product(range(side), repeat=side)
    for columns in one_a_row if side == 4 else itertools.permutations(range(side)):
        yield {cell: token if columns[cell.row] == cell.column else "." for cell in cells}
