"""How shingoki is tested."""

from __future__ import annotations

import random

from hypothesis import strategies as st
from loop_worlds import RING, candidates
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import shingoki
from puzzlepipe.puzzles.types.shingoki import Shingoki
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Shingoki:
    """Random circles, more often none, or those of a loop."""
    height, width = draw(sizes)
    if draw(st.booleans()):
        return Shingoki.planted(random.Random(draw(st.integers(0, 10**6))), height, width).puzzle
    grid = Grid(height, width)
    drawn = {
        cell: draw(st.sampled_from([*"......BW", "B2", "B3", "B4", "W2", "W3", "B6"]))
        for cell in grid.cells
    }
    return Shingoki(grid=grid, circles={cell: one for cell, one in drawn.items() if one != "."})


def board(height: int, width: int, **circles: str) -> Shingoki:
    """A board with circles, such as `r1c2="W3"`."""
    grid = Grid(height, width)
    at = {str(cell): cell for cell in grid.cells}
    return Shingoki(grid=grid, circles={at[name]: one for name, one in circles.items()})


SPECIAL = [
    board(3, 4, r1c2="W3"),
    board(3, 4, r1c2="W2"),
    board(4, 4, r1c1="B4"),
    board(4, 4, r2c2="B3"),
    board(4, 4, r1c1="B6", r2c4="W"),
]
"""Numbers that several loops keep, and as many break alone."""

BOARD = {"grid": Grid(3, 3)}
RULES = "puzzles/types/shingoki.py"
ENCODER = "encoders/types/shingoki.py"
TEMPLATE = "templates/smt2/shingoki.smt2.j2"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from([(2, 2), (2, 3), (3, 3), (4, 3), (4, 4)]))
    | st.sampled_from(SPECIAL),
    candidates=candidates,
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        shingoki.WHITE: Wrong("#shingoki\nW . .\n. . .\n. . .\n", RING),
        shingoki.BLACK: Wrong("#shingoki\n. B .\n. . .\n. . .\n", RING),
        shingoki.LENGTH: (
            Wrong("#shingoki\nB3 . .\n. . .\n. . .\n", RING),
            Wrong("#shingoki\nB5 . .\n. . .\n. . .\n", RING),
        ),
        shingoki.PASSES: Wrong("#shingoki\n. . .\n. . .\n. . .\n", "R L .\n. . .\n. . .\n"),
        shingoki.LOOP: Wrong("#shingoki\n. . .\n. . .\n", ". . .\n. . .\n"),
    },
    bad_files=[
        BadFile("#shingoki\nB . x\n", 2, 5, "'x' stands here; expected B or W, with a number"),
        BadFile("#shingoki\nB2 . 3W\n", 2, 6, "'3W' stands here; expected B or W"),
        BadFile("#shingoki\nB2 . .\n. W1 .\n", 3, 3, "W1 at r2c2; expected a number of at least 2"),
        BadFile("#shingoki\nB . .\n. .\n", 3, 3, "this row has 2 cells; the rows above have 3"),
        BadFile("#shingoki\nB . .\ntop: 1\n", 3, 1, "'top:' is no key of shingoki"),
        BadFile("#shingoki\n", 1, 2, "shingoki has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "circles": {Cell(3, 0): "B"}}, "circles", "a circle at r4c1, outside"),
        Flawed({**BOARD, "circles": {Cell(0, 0): "G2"}}, "circles", "'G2' at r1c1; expected B or"),
        Flawed(
            {**BOARD, "circles": {Cell(0, 0): "W1"}}, "circles", "W1 at r1c1; expected a number"
        ),
    ],
    impossible=[
        "#shingoki\nB9 . .\n. . .\n. . .\n",
        "#shingoki\nW3 . .\n. . .\n. . .\n",
        "#shingoki\nW\n",
    ],
    mutants=[
        Mutant(RULES, "right = length == int(circle[1:])", "right = length >= int(circle[1:])"),
        Mutant(RULES, "ok = said == wanted", 'ok = said in ("turns", "goes straight")'),
        Mutant(RULES, "while cell.step(step) in ends.get(cell, ()):", "if True:"),
        Mutant(ENCODER, "beyond += ray[length : length + 1]", "beyond += []"),
        Mutant(ENCODER, "on += ray[:length]", "on += ray[: length - 1]"),
        Mutant(ENCODER, "for length in range(1, min(", "for length in range(2, min("),
        Mutant(ENCODER, "max(self.grid.height, self.grid.width))", "self.grid.height - 1)"),
        Mutant(ENCODER, "product(*straight)", "straight"),
        Mutant(TEMPLATE, "else [up, left], 1)", "else [up, left], 0)"),
        Mutant(TEMPLATE, "or_(ways | map(attribute=0))", "TRUE"),
    ],
    sizes=((2, 2), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5)),
    worlds=16,
    magazine=(12, 12),
    instances=["shingoki"],
)
