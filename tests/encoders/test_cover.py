"""Exact cover where the areas do not add up, which no file can say but a program can."""

from __future__ import annotations

import pytest
from puzzlepipe.backends.find import find
from puzzlepipe.backends.status import Status
from puzzlepipe.engine.search import search
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.polyomino import Polyomino
from puzzlepipe.puzzles.rectangles import Rectangles
from puzzlepipe.puzzles.shapes import Shape

ACROSS = Shape((Cell(0, 0), Cell(0, 1)))
DOWN = Shape((Cell(0, 0), Cell(1, 0)))

TOO_FEW_PIECES = [
    Polyomino(grid=Grid(1, 3), board=frozenset(Grid(1, 3).cells), pieces={"A": ACROSS}),
    # Only A fits into the two islands in the first row, only B into the third.
    Polyomino(
        grid=Grid(2, 7),
        board=frozenset({Cell(0, c) for c in (0, 1, 3, 4, 6)} | {Cell(1, 6)}),
        pieces={"A": ACROSS, "B": DOWN},
        rotate=False,
        flip=False,
    ),
    Rectangles(grid=Grid(1, 4), clues={Cell(0, 1): 2}),
]
TOO_MANY_PIECES = [
    Polyomino(grid=Grid(1, 2), board=frozenset(Grid(1, 2).cells), pieces=dict.fromkeys("AB", DOWN)),
    Rectangles(grid=Grid(1, 2), clues={Cell(0, 0): 2, Cell(0, 1): 1}),
]


@pytest.mark.parametrize("puzzle", TOO_FEW_PIECES + TOO_MANY_PIECES)
@pytest.mark.parametrize("style", ["boolean", "int"])
def test_pieces_that_do_not_fill_the_board_give_no_answer(
    puzzle: Polyomino | Rectangles, style: str
) -> None:
    assert search(puzzle, find("auto"), style).status is Status.UNSAT
    assert search(puzzle, find("auto"), style, direct=True).status is Status.UNSAT
