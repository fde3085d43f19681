"""How flip is tested."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import flip
from puzzlepipe.puzzles.types.flip import Flip
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Flip:
    """Planted, and on some boards other cells are dark, or a cell turns over others, or none."""
    rng = random.Random(draw(st.integers(0, 9999)))
    puzzle = Flip.planted(rng, draw(st.integers(1, height)), draw(st.integers(1, width))).puzzle
    some = st.lists(st.sampled_from(puzzle.grid.cells), unique=True, max_size=4)
    change = draw(st.integers(0, 4))
    if change == 0:
        return replace(puzzle, dark=frozenset(draw(some)))
    if change == 1:
        flips = {cell: tuple(draw(some)) for cell in draw(some)}
        return replace(puzzle, flips={**puzzle.flips, **flips})
    return puzzle


BOARD = {"grid": Grid(1, 2), "dark": {Cell(0, 0)}, "flips": {Cell(0, 1): (Cell(0, 0),)}}

CASE = TypeCase(
    small_worlds=boards(3, 4),
    puzzles=boards(8, 8),
    wrong={flip.LIGHT: Wrong("#flip\nBW\nflips:\nr1c2: r1c1\n", "XX\n")},
    bad_files=[
        BadFile("#flip\nBx\n", 2, 2, "'x' stands here; expected one of B W"),
        BadFile("#flip\nB.\n", 2, 2, "'.' stands here"),
        BadFile("#flip\nBW\nB\n", 3, 1, "this row has 1 cell"),
        BadFile("#flip\n", 1, 2, "flip has no grid"),
        BadFile("#flip\nBW\nflips: r1c1\n", 3, 1, "expected the lines of 'flips:' below it"),
        BadFile("#flip\nBW\nflips:\nr1c1 r1c2\n", 4, 1, "expected a cell and a colon"),
        BadFile("#flip\nBW\nflips:\nr1c1: r1c2 2\n", 4, 12, "'2' is no cell"),
        BadFile("#flip\nBW\nflips:\nr1c9: r1c2\n", 4, 1, "a cell r1c9, outside of the grid"),
        BadFile("#flip\nBW\nflips:\nr1c1: r2c2\n", 4, 1, "a cell r2c2, outside of the grid"),
        BadFile("#flip\nBW\nflips:\nr1c1: r1c2 r1c2\n", 4, 1, "turns a cell over twice"),
        BadFile("#flip\nBW\nflips:\nr1c1:\nr1c1: r1c2\n", 5, 1, "r1c1 has a line already"),
        BadFile("#flip\nBW\ntop: 1 1\n", 3, 1, "'top:' is no key of flip"),
    ],
    flawed=[
        Flawed({**BOARD, "dark": {Cell(1, 0)}}, "dark", "a dark cell at r2c1, outside"),
        Flawed({**BOARD, "flips": {Cell(1, 0): ()}}, "flips", "a cell r2c1, outside"),
        Flawed({**BOARD, "flips": {Cell(0, 0): (Cell(0, 1),) * 2}}, "flips", "over twice"),
    ],
    mutants=[
        Mutant("encoders/types/flip.py", "self.chosen.of(by)", "self.chosen.of(by[1:])"),
        Mutant(
            "templates/smt2/flip.smt2.j2",
            "odd if cell in puzzle.dark else not_(odd)",
            "odd if cell in puzzle.dark else not_(and_(odd, not_(chosen[cell])))",
        ),
        Mutant("puzzles/types/flip.py", "count % 2 == odd", "count == odd"),
        Mutant("puzzles/types/flip.py", "times[one] += 1", "times[one] = 1"),
    ],
    thresholds={"encoders.types.flip.LONG": 2},
    sizes=[(1, 1), (2, 2), (2, 3), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 6)],
    magazine=(10, 10),
    instances=["flip"],
)
