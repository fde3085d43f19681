"""How slant is tested."""

from __future__ import annotations

import random

from hypothesis import strategies as st
from puzzlepipe.puzzles.diagonals import points_of
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import slant
from puzzlepipe.puzzles.types.slant import Slant
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Slant:
    """Random numbers, more often none, or those of lines without a loop."""
    height, width = draw(sizes)
    if draw(st.booleans()):
        return Slant.planted(random.Random(draw(st.integers(0, 10**6))), height, width).puzzle
    grid = Grid(height, width)
    drawn = {point: draw(st.sampled_from("......12340")) for point in points_of(grid).cells}
    numbers = {point: int(number) for point, number in drawn.items() if number != "."}
    return Slant(grid=grid, numbers=numbers)


EMPTY = [Slant(grid=Grid(height, width), numbers={}) for height, width in ((2, 2), (3, 3))]
"""Without a number all lines are right that form no loop."""

TWO_BY_TWO = "#slant\n...\n...\n...\n"
BOARD = {"grid": Grid(2, 2)}
RULES = "puzzles/types/slant.py"
GEOMETRY = "puzzles/diagonals.py"
LINES = "encoders/slopes.py"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from([(1, 1), (1, 3), (2, 2), (3, 2), (3, 3), (2, 4)]))
    | st.sampled_from(EMPTY),
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        slant.COUNT: (
            Wrong("#slant\n...\n.2.\n...\n", "\\/\n/\\\n"),
            Wrong("#slant\n...\n.2.\n...\n", "/\\\n\\\\\n"),
        ),
        slant.LOOP: Wrong(TWO_BY_TWO, "/\\\n\\/\n"),
    },
    bad_files=[
        BadFile("#slant\n..\n.5\n", 3, 2, "'5' is no clue from 0 to 4"),
        BadFile("#slant\n..\n.\n", 3, 1, "this row has 1 cell; the rows above have 2"),
        BadFile("#slant\n..\n..\ntop: 1\n", 4, 1, "'top:' is no key of slant"),
        BadFile("#slant\n...\n", 2, 1, "a board of 0 x 2 cells; expected at least 1"),
        BadFile("#slant\n", 1, 2, "slant has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "numbers": {Cell(3, 0): 1}}, "numbers", "a number at r4c1, outside"),
        Flawed({**BOARD, "numbers": {Cell(1, 1): 5}}, "numbers", "5 at r2c2; expected 0 to 4"),
    ],
    impossible=["#slant\n2.\n..\n", "#slant\n.3.\n...\n", "#slant\n...\n.0.\n...\n"],
    mutants=[
        Mutant(RULES, "ok = meeting == number", "ok = meeting >= number"),
        Mutant(RULES, "loose.append(other)", "pass"),
        Mutant(RULES, "not looped, ", "len(looped) != 4, "),
        Mutant(LINES, "if cell.row < point.row else", "if cell.row < 0 else"),
        Mutant(LINES, "points_inside(self.grid)", "list(self.points.cells)"),
        Mutant(LINES, "points_inside(self.grid)", "points_inside(self.grid)[1:]"),
        Mutant(
            LINES,
            'yield Part(\n                "From each point',
            'return\n            yield Part(\n                "From each point',
        ),
        Mutant(
            "encoders/types/slant.py",
            "lambda: steps,",
            "lambda: StepsOut({}, type(self.grid)(1, 1)),",
        ),
        Mutant(
            "encoders/types/slant.py",
            "steps.line(cell, slope) for cell, slope in slopes_at",
            "steps.line(cell, RISING) for cell, slope in slopes_at",
        ),
    ],
    instances=["slant"],
)
