"""How tents is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import tents
from puzzlepipe.puzzles.types.tents import Tents
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Tents:
    """Random tents, touching or not, a tree beside most; clues counted from them, or missing."""
    grid = Grid(draw(st.integers(1, height)), draw(st.integers(1, width)))
    some = st.lists(st.sampled_from(grid.cells), unique=True, max_size=len(grid.cells) // 3 + 1)
    tents = draw(some)
    trees = set()
    for tent in tents:
        free = [cell for cell in grid.orthogonal(tent) if cell not in tents]
        if free:
            trees.add(draw(st.sampled_from(free)))
    kept = draw(st.lists(st.booleans(), min_size=len(grid.lines), max_size=len(grid.lines)))
    clues = tuple(
        sum(cell in tents for cell in line.cells) if keep else None
        for line, keep in zip(grid.lines, kept, strict=True)
    )
    return Tents(
        grid=grid, trees=frozenset(trees), left=clues[: grid.height], top=clues[grid.height :]
    )


SQUARE = "#tents\nT..\n...\n..T\n"

BOARD = {"grid": Grid(2, 2), "trees": {Cell(0, 0)}, "top": (None, 1), "left": (None, 1)}

RULES = "puzzles/types/tents.py"
COMMON = "puzzles/common.py"

CASE = TypeCase(
    small_worlds=boards(3, 4),
    puzzles=boards(8, 8),
    wrong={
        tents.OWNERS: Wrong(SQUARE, ".A.\n...\n...\n"),
        tents.APART: Wrong(SQUARE, ".A.\n..A\n...\n"),
        tents.COUNT: Wrong(SQUARE + "top: 0 2 0\nleft: 2 0 0\n", ".A.\n...\n.A.\n"),
    },
    bad_files=[
        BadFile("#tents\nT.x\n", 2, 3, "'x' stands here; expected one of T ."),
        BadFile("#tents\nT..\n..\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#tents\nT..\ntop: 1 2\n", 3, 8, "'top:' has 2 clues; expected 3"),
        BadFile("#tents\nT..\ntop: 1 x 2\n", 3, 8, "'x' is no number"),
        BadFile("#tents\nT..\nbottom: 1 1 2\n", 3, 1, "'bottom:' is no key of tents"),
        BadFile("#tents\ntop: 1 1\n", 1, 2, "tents has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "top": (1,)}, "top", "top has 1 clue; expected 2, one a column"),
        Flawed({**BOARD, "left": (1, 2, 3)}, "left", "left has 3 clues; expected 2, one a row"),
        Flawed({**BOARD, "trees": {Cell(2, 0)}}, "trees", "a tree at r3c1, outside of the grid"),
    ],
    impossible=["#tents\nTT.\n.T.\n", "#tents\nT..\n...\ntop: . . 3\n"],
    lemmas=True,
    mutants=[
        Mutant(COMMON, "len(standing) == clue.value", "len(standing) >= clue.value"),
        Mutant(COMMON, "len(standing) == clue.value", "len(standing) <= clue.value"),
        Mutant(RULES, "sorted(standing.difference(owned.values()))", "()"),
        Mutant(COMMON, "str(cell), not close,", "str(cell), len(close) < 2,"),
        Mutant("encoders/types/tents.py", "if not pairs]", "if len(pairs) < 2]"),
        Mutant(
            "encoders/types/tents.py",
            "dict.fromkeys(self.bare, False)",
            "dict.fromkeys(self.bare, True)",
        ),
        # lemmas
        Mutant("templates/smt2/tents.smt2.j2", "for spot in bare", "for spot in pairs_at"),
    ],
    instances=["tents"],
)
