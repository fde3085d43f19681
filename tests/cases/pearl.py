"""How pearl is tested."""

from __future__ import annotations

import random

from hypothesis import strategies as st
from loop_worlds import RING, candidates
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import pearl
from puzzlepipe.puzzles.types.pearl import Pearl
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Pearl:
    """Random pearls, more often none, or those of a loop."""
    height, width = draw(sizes)
    if draw(st.booleans()):
        return Pearl.planted(random.Random(draw(st.integers(0, 10**6))), height, width).puzzle
    grid = Grid(height, width)
    drawn = {cell: draw(st.sampled_from("....BW")) for cell in grid.cells}
    return Pearl(grid=grid, pearls={cell: one for cell, one in drawn.items() if one != "."})


EMPTY = "#pearl\n...\n...\n...\n"
BOARD = {"grid": Grid(2, 2)}

BETWEEN = Pearl(grid=Grid(3, 5), pearls={Cell(0, 2): "W"})
FIVE = Pearl(grid=Grid(5, 3), pearls={Cell(2, 0): "W", Cell(4, 0): "B"})
"""A white pearl in the middle of five cells in a row, from which the loop may turn nowhere."""

RULES = "puzzles/types/pearl.py"
COMMON = "puzzles/common.py"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from([(2, 2), (2, 3), (3, 3), (4, 3), (4, 4)]))
    | st.sampled_from([BETWEEN, FIVE]),
    candidates=candidates,
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        pearl.PASSES: Wrong(EMPTY, "R L .\n. . .\n. . .\n"),
        pearl.BLACK: (
            Wrong("#pearl\n.B.\n...\n...\n", RING),
            Wrong("#pearl\nB..\n...\n", "DR LR DL\nUR LR UL\n"),
        ),
        pearl.WHITE: (
            Wrong("#pearl\nW..\n...\n...\n", RING),
            Wrong("#pearl\n..W..\n.....\n", "DR LR LR LR DL\nUR LR LR LR UL\n"),
        ),
        pearl.LOOP: Wrong("#pearl\n...\n...\n", ". . .\n. . .\n"),
    },
    bad_files=[
        BadFile("#pearl\nB.x\n", 2, 3, "'x' stands here; expected one of B W ."),
        BadFile("#pearl\nB..\n..\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#pearl\nB..\ntop: 1\n", 3, 1, "'top:' is no key of pearl"),
        BadFile("#pearl\n", 1, 2, "pearl has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "pearls": {Cell(2, 0): "B"}}, "pearls", "a pearl at r3c1, outside"),
        Flawed({**BOARD, "pearls": {Cell(0, 0): "G"}}, "pearls", "'G' at r1c1; expected B or W"),
    ],
    impossible=["#pearl\nB..\n", "#pearl\nW..\n...\n...\n", "#pearl\nW\n"],
    mutants=[
        Mutant(RULES, ' and "turns" in beside\n', "\n"),
        Mutant(RULES, 'beside == ["goes straight"] * 2', '"goes straight" in beside'),
        Mutant(COMMON, "lines in (0, 2)", "lines != 1"),
        Mutant(COMMON, "len(pieces) == 1,", "len(pieces) >= 1,"),
        Mutant(COMMON, "len(pieces) == 1,", "len(pieces) <= 1,"),
        Mutant("encoders/types/pearl.py", "cell.step(step, 2)", "cell"),
        Mutant(
            "templates/smt2/pearl.smt2.j2",
            "not_both(left, left_on, right_on)",
            "not_both(left, left_on)",
        ),
        Mutant(
            "templates/smt2/pearl.smt2.j2",
            "count_at_least([up, down, left, right] if plain else [up, left], 1)",
            "TRUE",
        ),
    ],
    sizes=((2, 2), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5)),
    worlds=16,
    instances=["pearl"],
)
