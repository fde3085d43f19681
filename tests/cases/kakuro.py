"""How kakuro is tested."""

from __future__ import annotations

import random

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import DOWN, RIGHT, Cell, Grid
from puzzlepipe.puzzles.types import kakuro
from puzzlepipe.puzzles.types.kakuro import Kakuro
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def tiny(draw: st.DrawFn) -> Kakuro:
    """Up to four white cells with all sums but one, now and then a wrong one."""
    white = draw(
        st.sampled_from(
            [[(1, 1), (1, 2)], [(1, 1), (1, 2), (1, 3)], [(1, 1), (2, 1), (2, 2)]]
            + [[(1, 1), (1, 2), (2, 1), (2, 2)]] * 3
        )
    )
    grid = Grid(max(row for row, _ in white) + 1, max(column for _, column in white) + 1)
    cells = [Cell(*cell) for cell in white]
    values = draw(st.permutations(range(1, 6)))
    digits = dict(zip(cells, values, strict=False))
    off = st.sampled_from([0] * 6 + [1])
    sums: dict[str, dict[Cell, int]] = {"across": {}, "down": {}}
    for name, way in (("across", RIGHT), ("down", DOWN)):
        for cell in cells:
            before = cell.step(way, -1)
            if before not in digits:
                run = [one for one in (cell.step(way, i) for i in range(3)) if one in digits]
                sums[name][before] = sum(digits[one] for one in run) + draw(off)
    name = draw(st.sampled_from(["across", "down"]))
    sums[name].pop(draw(st.sampled_from(sorted(sums[name]))))
    black = {cell for cell in grid.cells if cell not in digits}
    return Kakuro(grid=grid, black=black, **sums)


@st.composite
def boards(draw: st.DrawFn) -> Kakuro:
    """Planted boards of any size."""
    rng = random.Random(draw(st.integers(0, 10**6)))
    return Kakuro.planted(rng, draw(st.integers(1, 9)), draw(st.integers(1, 12))).puzzle


TWO = "#kakuro\n#  4\\ 3\\\n\\3 .  .\n\\4 .  .\n"
BOARD = {"grid": Grid(2, 2), "black": {Cell(0, 0), Cell(0, 1), Cell(1, 0)}}
NO_SUMS = {"down": {}, "across": {}}

KAKURO, PRUNE, SUMS = "encoders/types/kakuro.py", "encoders/prune.py", "encoders/sums.py"

CASE = TypeCase(
    small_worlds=tiny(),
    puzzles=boards(),
    wrong={
        kakuro.DIFFERENT: Wrong(TWO, "...\n.21\n.22\n"),
        kakuro.SUM: Wrong(TWO, "...\n.12\n.23\n"),
    },
    bad_files=[
        BadFile("#kakuro\n", 1, 2, "kakuro has no grid"),
        BadFile("#kakuro\n# 3\\\n. x\n", 3, 3, "'x' stands here; expected . or # or sums"),
        BadFile("#kakuro\n# 3/\n# .\n", 2, 3, "'3/' stands here"),
        BadFile("#kakuro\n# 3\\4\n# .\n", 2, 3, "a sum at r1c2 without a white cell to the right"),
        BadFile("#kakuro\n# 3\\\n5\\4 .\n", 3, 1, "a sum at r2c1 without a white cell below"),
        BadFile("#kakuro\n# 0\\\n# .\n", 2, 3, "0 at r1c2; expected at least 1"),
        BadFile("#kakuro\n# . . . . . . . . . .\n", 2, 3, "run across from r1c2 has 10 cells"),
        BadFile("#kakuro\n# .\ntop: 1 2\n", 3, 1, "'top:' is no key of kakuro"),
    ],
    flawed=[
        Flawed({**BOARD, **NO_SUMS, "black": {Cell(2, 0)}}, "black", "a black cell at r3c1"),
        Flawed({**BOARD, "down": {Cell(0, 1): 0}, "across": {}}, "down", "0 at r1c2"),
        Flawed({**BOARD, "down": {}, "across": {Cell(1, 1): 3}}, "across", "which is not black"),
        Flawed({**BOARD, "down": {Cell(0, 0): 3}, "across": {}}, "down", "without a white cell"),
        Flawed({"grid": Grid(10, 1), "black": (), **NO_SUMS}, "black", "has 10 cells; expected 9"),
    ],
    impossible=["#kakuro\n\\99 . .\n"],
    lemmas=True,
    mutants=[
        Mutant("puzzles/types/kakuro.py", "ok = total == clue.value", "ok = total >= clue.value"),
        Mutant("puzzles/types/kakuro.py", "ok = total == clue.value", "ok = total <= clue.value"),
        Mutant(KAKURO, "clue.value) for clue in", "clue.value + 1) for clue in"),
        Mutant(KAKURO, "if len(run.cells) > 1]", "if len(run.cells) > 2]"),
        Mutant(
            KAKURO,
            "[run.cells for run in self.runs]",
            "[run.cells[:0] + self.puzzle.places for run in self.runs]",
        ),
        Mutant(PRUNE, "domain.remove(value)", "domain.clear()"),
        Mutant(PRUNE, "possible = set().union(*sets)", "possible = set().union(*sets[:1])"),
        Mutant(SUMS, "return [or_(picks), *terms]", "return [or_(picks[1:]), *terms]"),
        Mutant(SUMS, "if all(any(digit", "if all(all(digit"),
        # lemmas
        Mutant(SUMS, "if v not in possible]", "if v in possible]"),
    ],
    sizes=((3, 3), (3, 4), (4, 3), (4, 4), (5, 4), (5, 5)),
    magazine=(12, 12),
    instances=["kakuro"],
)
