"""How magnets is tested."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import magnets
from puzzlepipe.puzzles.types.magnets import Magnets
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: list[tuple[int, int]]) -> Magnets:
    """Planted boards; in one of four a clue is off by one."""
    rng = random.Random(draw(st.integers(0, 10**6)))
    puzzle = Magnets.planted(rng, *draw(st.sampled_from(sizes))).puzzle
    side = draw(st.sampled_from(["top", "left", "bottom", "right"]))
    clues = list(getattr(puzzle, side))
    if draw(st.integers(0, 3)) == 0 and clues[0] is not None:
        clues[0] += 1
    return replace(puzzle, **{side: tuple(clues)})


TWO = "#magnets\nLR\nLR\n"
BOARD = {
    "grid": Grid(1, 2),
    "halves": {Cell(0, 0): "L", Cell(0, 1): "R"},
    "top": (None, None),
    "left": (None,),
    "bottom": (None, None),
    "right": (None,),
}

MAGNETS, PRUNE = "encoders/types/magnets.py", "encoders/prune.py"

CASE = TypeCase(
    small_worlds=boards([(1, 2), (1, 4), (2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (1, 7)]),
    puzzles=boards([(1, 1), (2, 5), (6, 7), (10, 9)]),
    wrong={
        magnets.POLES: Wrong(TWO, "+.\n..\n"),
        magnets.REPEL: Wrong(TWO, "+-\n+-\n"),
        magnets.PLUS_COUNT: Wrong(TWO + "top: 1 0\n", "..\n..\n"),
        magnets.MINUS_COUNT: Wrong(TWO + "right: 1 0\n", "..\n..\n"),
    },
    bad_files=[
        BadFile("#magnets\n", 1, 2, "magnets has no grid"),
        BadFile("#magnets\nLx\n", 2, 2, "'x' stands here; expected one of L R T B *"),
        BadFile("#magnets\nLL\n", 2, 1, "L at r1c1 without its R at r1c2"),
        BadFile("#magnets\n*R\n", 2, 2, "R at r1c2 without its L at r1c1"),
        BadFile("#magnets\nT*\n*B\n", 2, 1, "T at r1c1 without its B at r2c1"),
        BadFile(TWO + "top: 1\n", 4, 6, "'top:' has 1 clue; expected 2"),
        BadFile(TWO + "right: 1 x\n", 4, 10, "'x' is no number"),
        BadFile(TWO + "plus: 1 1\n", 4, 1, "'plus:' is no key of magnets"),
    ],
    flawed=[
        Flawed({**BOARD, "top": (1,)}, "top", "top has 1 clue; expected 2, one a column"),
        Flawed({**BOARD, "right": (1, 1)}, "right", "right has 2 clues; expected 1, one a row"),
        Flawed({**BOARD, "left": (-1,)}, "left", "a clue -1; expected none below 0"),
        Flawed({**BOARD, "halves": {Cell(1, 0): "L"}}, "halves", "a half at r2c1, outside"),
        Flawed({**BOARD, "halves": {Cell(0, 0): "X"}}, "halves", "'X' at r1c1; expected one of"),
        Flawed({**BOARD, "halves": {Cell(0, 0): "L"}}, "halves", "L at r1c1 without its R"),
    ],
    impossible=[
        TWO + "left: 3 .\n",
        TWO + "right: 3 .\n",
        "#magnets\n*LR\ntop: 1 . .\n",
        "#magnets\n*LR\nbottom: 1 . .\n",
    ],
    mutants=[
        Mutant(
            "puzzles/types/magnets.py",
            "ok = sorted(ends) in ([PLUS, MINUS], [BLANK, BLANK])",
            "ok = ends[0] != ends[1]",
        ),
        Mutant(
            "puzzles/types/magnets.py",
            'self.clues_of("plus"), answer, PLUS',
            'self.clues_of("plus"), answer, MINUS',
        ),
        Mutant(MAGNETS, '(cell, "minus")], (0, 1)', '(cell, "minus")], (1,)'),
        Mutant(MAGNETS, '(b, "minus")], (0, 2)', '(b, "minus")], (0, 1)'),
        Mutant(MAGNETS, '(b, "plus")], (0, 2)', '(b, "plus")], (2,)'),
        Mutant(MAGNETS, "(b, noun)], (0, 1)", "(b, noun)], (0,)"),
        Mutant(MAGNETS, "(clue.value,)\n", "(clue.value + 1,)\n"),
        Mutant(MAGNETS, 'sure or ["blank", *', "sure or [*"),
        Mutant(MAGNETS, "if value is None)]", "if value)]"),
    ],
    sizes=((1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (5, 4)),
    magazine=(10, 9),
    instances=["magnets"],
)
