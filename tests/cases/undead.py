"""How undead is tested."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import undead
from puzzlepipe.puzzles.types.undead import Undead
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: list[tuple[int, int]], most: int) -> Undead:
    """Planted boards with up to so many monsters; on some a clue or a number is off by one."""
    rng = random.Random(draw(st.integers(0, 10**6)))
    height, width = draw(st.sampled_from(sizes))
    puzzle = Undead.planted(rng, height, width).puzzle
    while len(puzzle.places) > most:
        puzzle = Undead.planted(rng, height, width).puzzle
    change = draw(st.integers(0, 5))
    if change == 0:
        side = draw(st.sampled_from(sorted(puzzle.sides)))
        first, *others = puzzle.sides[side]
        if first is not None:
            return replace(puzzle, **{side: (first + 1, *others)})
    if change == 1 and puzzle.monsters:
        kind = draw(st.sampled_from(sorted(puzzle.monsters)))
        number = max(0, puzzle.monsters[kind] + draw(st.sampled_from((-1, 1))))
        return replace(puzzle, monsters={**puzzle.monsters, kind: number})
    return puzzle


RING = "#undead\n/\\\n./\n"
"""From below at column 1 the beam passes its first cell a second time, on its way out."""

BOARD = {
    "grid": Grid(1, 2),
    "mirrors": {Cell(0, 0): "/"},
    "top": (None, 1),
    "bottom": (None, None),
    "left": (None,),
    "right": (None,),
    "monsters": {"G": 1},
}

UNDEAD, ENCODER = "puzzles/types/undead.py", "encoders/types/undead.py"

CASE = TypeCase(
    small_worlds=boards([(1, 3), (2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 4)], 7),
    puzzles=boards([(1, 1), (1, 5), (4, 1), (4, 4), (7, 9)], 100),
    wrong={
        undead.SEEN: (
            Wrong("#undead\n..\nleft: 1\n", "VZ\n"),
            Wrong("#undead\n..\nleft: 1\n", "GG\n"),
            Wrong("#undead\n\\.\n..\ntop: 1 .\n", ".V\nVV\n"),
            Wrong(RING + "bottom: 1 .\n", "..\nZ.\n"),
        ),
        undead.TOTAL: (
            Wrong("#undead\n..\nmonsters: V=1\n", "VV\n"),
            Wrong("#undead\n..\nmonsters: V=1\n", "ZZ\n"),
        ),
    },
    bad_files=[
        BadFile("#undead\n", 1, 2, "undead has no grid"),
        BadFile("#undead\n.x\n", 2, 2, "'x' stands here; expected one of / \\ ."),
        BadFile("#undead\n..\n.\n", 3, 1, "this row has 1 cell"),
        BadFile("#undead\n./\ntop: 1\n", 3, 6, "'top:' has 1 clue; expected 2"),
        BadFile("#undead\n./\nright: x\n", 3, 8, "'x' is no number"),
        BadFile("#undead\n./\nmonsters: 5\n", 3, 11, "'5' is no pair such as G=5"),
        BadFile("#undead\n./\nmonsters: G=x\n", 3, 13, "'x' is no number"),
        BadFile("#undead\n./\nmonsters: V=1 V=2\n", 3, 15, "'V' has a value already"),
        BadFile("#undead\n./\nmonsters: W=1\n", 3, 11, "monsters 'W'; expected G (ghosts), V"),
        BadFile("#undead\n./\nghosts: 1\n", 3, 1, "'ghosts:' is no key of undead"),
    ],
    flawed=[
        Flawed({**BOARD, "top": (1,)}, "top", "top has 1 clue; expected 2, one a column"),
        Flawed({**BOARD, "right": (1, 1)}, "right", "right has 2 clues; expected 1, one a row"),
        Flawed({**BOARD, "left": (-1,)}, "left", "a clue -1; expected none below 0"),
        Flawed({**BOARD, "mirrors": {Cell(1, 0): "/"}}, "mirrors", "a mirror at r2c1, outside"),
        Flawed({**BOARD, "mirrors": {Cell(0, 0): "|"}}, "mirrors", "'|' at r1c1; expected / or"),
        Flawed({**BOARD, "monsters": {"W": 1}}, "monsters", "monsters 'W'; expected G"),
        Flawed({**BOARD, "monsters": {"G": -1}}, "monsters", "-1 at G; expected at least 0"),
    ],
    impossible=[
        "#undead\n..\nleft: 3\n",
        "#undead\n//\ntop: 1 .\n",
        "#undead\n..\nmonsters: G=3\n",
    ],
    mutants=[
        Mutant(UNDEAD, "if answer[cell] != GHOST]", "if answer[cell] == ZOMBIE]"),
        Mutant(UNDEAD, "ok=len(seen) == clue.value", "ok=len(seen) >= clue.value"),
        Mutant(UNDEAD, "ok=len(seen) == clue.value", "ok=len(set(seen)) == clue.value"),
        Mutant(ENCODER, "for kind in CODES], (1,)", "for kind in (GHOST, ZOMBIE)], (1,)"),
        Mutant(ENCODER, "(cell, GHOST) for cell in beam", "(cell, VAMPIRE) for cell in beam"),
        Mutant(ENCODER, "(cell, VAMPIRE) for cell in beam", "(cell, GHOST) for cell in beam"),
        Mutant(ENCODER, "(len(unseen) - clue.value,)", "(clue.value,)"),
        Mutant(ENCODER, "in places], (clue.value,)", "in places], (clue.value + 1,)"),
        Mutant(ENCODER, "known.get((cell, kind), True)", "known.get((cell, kind), kind == ZOMBIE)"),
        Mutant(ENCODER, "return directly + in_mirrors", "return [*{*directly, *in_mirrors}]"),
    ],
    sizes=[(1, 2), (2, 2), (2, 3), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5)],
    magazine=(10, 10),
    instances=["undead"],
)
