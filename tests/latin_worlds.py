"""Small worlds of Latin squares, for the cases of the types that stand on them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.latin import LatinPuzzle
from puzzlepipe.puzzles.puzzle import Answer

Square = tuple[Grid, dict[Cell, int], dict[Cell, int]]
"""A board, its digits, and those of them that are given."""


@st.composite
def squares(draw: st.DrawFn, sizes: list[int], most_open: int, first: int = 1) -> Square:
    """A Latin square with two lines left open, of which at most so many cells."""
    size = draw(st.sampled_from(sizes))
    grid = Grid(size, size)
    order = st.permutations(range(size))
    rows, columns, digits = draw(order), draw(order), draw(order)
    square = {
        cell: digits[(rows[cell.row] + columns[cell.column]) % size] + first for cell in grid.cells
    }
    lines = st.sampled_from(grid.lines).map(lambda line: line.cells)
    cells = draw(lines) + draw(lines)
    empty = set(list(dict.fromkeys(cells))[:most_open])
    return grid, square, {cell: square[cell] for cell in grid.cells if cell not in empty}


def candidates(puzzle: LatinPuzzle) -> Iterator[Answer]:
    """Every answer with the givens in it; where rows are right, also with two digits exchanged."""
    free = [cell for cell in puzzle.places if cell not in puzzle.givens]
    exchanged = str.maketrans("12", "21")
    for tokens in itertools.product(puzzle.choices(puzzle.places[0]), repeat=len(free)):
        answer = {**puzzle.prefilled, **dict(zip(free, tokens, strict=True))}
        yield answer
        if len({(cell.row, token) for cell, token in answer.items()}) == len(answer):
            yield {cell: token.translate(exchanged) for cell, token in answer.items()}
