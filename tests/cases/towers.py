"""How towers is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from latin_worlds import candidates, squares
from puzzlepipe.puzzles.grid import OPPOSITE, Cell, Grid
from puzzlepipe.puzzles.types import towers
from puzzlepipe.puzzles.types.towers import Towers
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: list[int], most_open: int) -> Towers:
    """A Latin square with two lines left open; what is seen of it, now and then a wrong number."""
    grid, square, givens = draw(squares(sizes, most_open))
    told = st.sampled_from([True, True, False])
    seldom = st.sampled_from([False] * 9 + [True])
    sides = {}
    for side in OPPOSITE:
        clues = []
        for line in grid.seen_from(side):
            heights = [square[cell] for cell in line.cells]
            seen = sum(height == max(heights[: i + 1]) for i, height in enumerate(heights))
            if draw(seldom):
                seen = seen % grid.height + 1
            clues.append(seen if draw(told) else None)
        sides[side] = tuple(clues)
    return Towers(grid=grid, givens=givens, **sides)


BOARD = {"grid": Grid(2, 2)}
EMPTY = "#towers\n..\n..\n"

TOWERS, LATIN = "encoders/types/towers.py", "encoders/latin.py"
PRUNE, LINES = "encoders/prune.py", "encoders/lines.py"

CASE = TypeCase(
    small_worlds=boards([2, 3, 3, 4], 5),
    candidates=candidates,
    puzzles=boards([2, 4, 7, 11], 60),
    wrong={
        towers.GIVEN: (
            Wrong("#towers\n1.\n..\n", "21\n12\n"),
            Wrong("#towers\n2.\n..\n", "12\n21\n"),
        ),
        towers.ROW: Wrong(EMPTY, "12\n11\n"),
        towers.COLUMN: Wrong(EMPTY, "12\n12\n"),
        towers.SEEN: Wrong("#towers\ntop: 1 .\n", "12\n21\n"),
    },
    bad_files=[
        BadFile("#towers\n", 1, 2, "towers has no grid"),
        BadFile("#towers\n..\n..\n..\n", 2, 1, "expected as many rows as columns, or all of them"),
        BadFile("#towers\n..\n..\nbox: 1x2\n", 4, 1, "'box:' is no key of towers"),
        BadFile("#towers\nsize: 2x3\n", 1, 2, "a board of 2 x 3 cells; expected as many rows"),
        BadFile("#towers\nsize: 37\n", 2, 7, "'37' is no number from 2 to 36"),
        BadFile("#towers\n.\n", 2, 1, "a board of 1 x 1 cells"),
        BadFile("#towers\n.3\n..\n", 2, 2, "'3' is no digit from 1 to 2"),
        BadFile("#towers\n..\n..\ntop: 3 .\n", 4, 6, "'3' is no number from 1 to 2"),
        BadFile("#towers\n..\n..\nleft: . 0\n", 4, 9, "'0' is no number from 1 to 2"),
        BadFile("#towers\n..\n..\nright: 1 2 .\n", 4, 12, "'right:' has 3 clues; expected 2"),
        BadFile("#towers\ntop: 1 2\nbottom: 1 2 3\n", 3, 13, "'bottom:' has 3 clues; expected 2"),
    ],
    flawed=[
        Flawed({"grid": Grid(2, 3)}, "grid", "a board of 2 x 3 cells; expected as many rows as"),
        Flawed({"grid": Grid(37, 37)}, "grid", "columns, 2 to 36"),
        Flawed({**BOARD, "givens": {Cell(2, 0): 1}}, "givens", "a digit at r3c1, outside"),
        Flawed({**BOARD, "givens": {Cell(0, 0): 3}}, "givens", "3 at r1c1; expected 1 to 2"),
        Flawed({**BOARD, "top": (1,)}, "top", "top has 1 clue; expected 2, one a column"),
        Flawed({**BOARD, "right": (3, 1)}, "right", "3 towers seen; expected 1 to 2"),
        Flawed({**BOARD, "bottom": (None, 0)}, "bottom", "0 towers seen; expected 1 to 2"),
    ],
    lemmas=True,
    mutants=[
        Mutant("puzzles/types/towers.py", "seen == clue.value", "seen >= clue.value"),
        Mutant("puzzles/types/towers.py", "seen == clue.value", "seen <= clue.value"),
        Mutant(LATIN, "(cell, {digit})", "(cell, {min(digit, 3)})"),
        Mutant(TOWERS, "clue.value + 1\n", "clue.value\n"),
        Mutant(TOWERS, "range(tallest + 1)", "range(tallest)"),
        Mutant(TOWERS, "if clue.value == 1:", "if clue.value < 3:"),
        Mutant(TOWERS, "clue.at.cells[0]]", "clue.at.cells[1]]"),
        Mutant(PRUNE, "domain.remove(value)", "domain.clear()"),
        Mutant(LINES, "before[value], numbers.at_least", "FALSE, numbers.at_least"),
        Mutant(LINES, "not_(before[v])", "not_(before[values[0]])"),
        # lemmas
        Mutant(TOWERS, "if height > tallest", "if height >= tallest"),
    ],
    sizes=((2, 2), (3, 3), (4, 4), (4, 4), (5, 5)),
    magazine=(9, 9),
    instances=["towers"],
)
