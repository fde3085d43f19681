"""How thermometers is tested."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import thermometers
from puzzlepipe.puzzles.types.thermometers import Thermometers
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Thermometers:
    """Planted, and on some boards one clue is another one."""
    rng = random.Random(draw(st.integers(0, 9999)))
    height, width = draw(st.integers(1, height)), draw(st.integers(1, width))
    puzzle = Thermometers.planted(rng, height, width).puzzle
    if draw(st.integers(0, 3)):
        return puzzle
    return replace(puzzle, left=(draw(st.none() | st.integers(0, width + 1)), *puzzle.left[1:]))


def signs(rows: str) -> dict[Cell, str]:
    """What stands in the cells, of rows parted by spaces."""
    return {Cell(r, c): sign for r, row in enumerate(rows.split()) for c, sign in enumerate(row)}


BOARD = {"grid": Grid(2, 2), "signs": signs("vo o<"), "top": (None, 1), "left": (None, 1)}

CASE = TypeCase(
    small_worlds=boards(3, 4),
    puzzles=boards(8, 8),
    wrong={
        thermometers.GAPLESS: Wrong("#thermometers\n>>o\n", "#.#\n"),
        thermometers.COUNT: Wrong("#thermometers\n>>o\nleft: 2\n", "#..\n"),
    },
    bad_files=[
        BadFile("#thermometers\n>x\n", 2, 2, "'x' stands here; expected one of > < ^ v o"),
        BadFile("#thermometers\n>.\n", 2, 2, "'.' stands here"),
        BadFile("#thermometers\n>>\n", 2, 2, "'>' at r1c2 points out of the grid"),
        BadFile("#thermometers\n>o<\n", 2, 3, "r1c1 and r1c3 both point to r1c2"),
        BadFile("#thermometers\n>v\n^<\n", 2, 1, "r1c1 lies on a ring of arrows"),
        BadFile("#thermometers\n>o\ntop: 1\n", 3, 6, "'top:' has 1 clue; expected 2"),
        BadFile("#thermometers\n>o\nleft: x\n", 3, 7, "'x' is no number"),
        BadFile("#thermometers\n>o\nright: 1\n", 3, 1, "'right:' is no key of thermometers"),
        BadFile("#thermometers\ntop: 1 1\n", 1, 2, "thermometers has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "top": (1,)}, "top", "top has 1 clue; expected 2, one a column"),
        Flawed({**BOARD, "left": (1, -2)}, "left", "left has a clue -2"),
        Flawed({**BOARD, "signs": signs("vo o< o")}, "signs", "a sign at r3c1, outside"),
        Flawed({**BOARD, "signs": signs("vo o")}, "signs", "None at r2c2; expected one of"),
        Flawed({**BOARD, "signs": signs("vo oo >")}, "signs", "a sign at r3c1, outside"),
        Flawed({**BOARD, "signs": signs("ov <o")}, "signs", "points out of the grid"),
        Flawed({**BOARD, "signs": signs(">o o^")}, "signs", "both point to r1c2"),
        Flawed({**BOARD, "signs": signs("v< >^")}, "signs", "on a ring of arrows"),
    ],
    impossible=["#thermometers\n>o\ntop: 2 .\n", "#thermometers\n>o\nleft: 3\n"],
    mutants=[
        Mutant(
            "encoders/types/thermometers.py", "pairwise(tube.cells)", "pairwise(tube.cells[1:])"
        ),
        Mutant(
            "encoders/types/thermometers.py", "pairwise(tube.cells)", "pairwise(tube.cells[:3])"
        ),
        Mutant(
            "templates/smt2/thermometers.smt2.j2",
            "implies(filled[next], filled[cell])",
            "iff(filled[next], filled[cell])",
        ),
        Mutant("puzzles/types/thermometers.py", "level == filled", "level == filled > 0"),
        Mutant("puzzles/types/thermometers.py", "tokens.count(FILLED)", "tokens.count(EMPTY)"),
    ],
    sizes=[(2, 2), (2, 5), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 6)],
    instances=["thermometers"],
)
