"""How stitches is tested."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import stitches
from puzzlepipe.puzzles.types.stitches import Stitches
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Stitches:
    """Planted, and on some boards one clue or the number of stitches is another one."""
    rng = random.Random(draw(st.integers(0, 9999)))
    height, width = draw(st.integers(1, height)), draw(st.integers(1, width))
    puzzle = Stitches.planted(rng, height, width).puzzle
    change = draw(st.integers(0, 5))
    if change == 0:
        return replace(puzzle, left=(draw(st.none() | st.integers(0, width + 1)), *puzzle.left[1:]))
    if change == 1:
        return replace(puzzle, stitches=draw(st.integers(1, 3)))
    return puzzle


@st.composite
def small(draw: st.DrawFn) -> Stitches:
    """Regions of which at most 12 edges are the borders, holes counted from random ones."""
    grid = Grid(*draw(st.sampled_from([(1, 2), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (4, 3)])))
    ids = draw(st.sampled_from(["ab", "abc"]))
    regions = {cell: draw(st.sampled_from(ids)) for cell in grid.cells}
    empty = Stitches(
        grid=grid,
        regions=regions,
        top=(None,) * grid.width,
        left=(None,) * grid.height,
        stitches=draw(st.sampled_from([1, 1, 1, 2, 3])),
    )
    if len(empty.places) > 12:
        regions = {cell: "a" if cell.column else "b" for cell in grid.cells}
        return replace(empty, regions=regions)
    sewn = []
    for edges in empty.seams.values():
        sewn += draw(st.permutations(edges))[: empty.stitches]
    holes = {cell for edge in sewn for cell in edge}
    clues = [
        sum(cell in holes for cell in line.cells) if draw(st.booleans()) else None
        for line in grid.lines
    ]
    return replace(empty, left=tuple(clues[: grid.height]), top=tuple(clues[grid.height :]))


BOARD = {
    "grid": Grid(1, 2),
    "regions": {Cell(0, 0): "a", Cell(0, 1): "b"},
    "top": (None, 1),
    "left": (None,),
}

FIELDS = "#stitches\nregions:\nab\nab\n"

CASE = TypeCase(
    small_worlds=small(),
    puzzles=boards(8, 8),
    wrong={
        stitches.SEWN: Wrong(FIELDS, "RL\nRL\n"),
        stitches.HOLE: Wrong("#stitches\nregions:\nbac\nbac\n", "R RL L\n. . .\n"),
        stitches.COUNT: Wrong(FIELDS + "left: 0 2\n", "RL\n..\n"),
    },
    bad_files=[
        BadFile("#stitches\n", 1, 2, "stitches needs a 'regions:' block"),
        BadFile("#stitches\nregions:\naab\naa\n", 4, 2, "this row has 2 cells"),
        BadFile("#stitches\nregions:\na.b\n", 3, 2, "'.' is a cell without a region"),
        BadFile("#stitches\nregions:\naab\ntop: 1 1\n", 4, 8, "'top:' has 2 clues; expected 3"),
        BadFile("#stitches\nregions:\naab\nleft: x\n", 4, 7, "'x' is no number"),
        BadFile("#stitches\nregions:\nab\nstitches: 0\n", 4, 11, "'0' is no number from 1"),
        BadFile("#stitches\nregions:\nab\nstitch: 1\n", 4, 1, "did you mean 'stitches:'?"),
        BadFile("#stitches\nregions:\naab\n\naab\n", 5, 1, "has no unlabelled grid"),
    ],
    flawed=[
        Flawed({**BOARD, "regions": {Cell(0, 0): "a"}}, "regions", "no region at r1c2"),
        Flawed({**BOARD, "top": (1,)}, "top", "top has 1 clue; expected 2, one a column"),
        Flawed({**BOARD, "left": (-1,)}, "left", "left has a clue -1"),
        Flawed({**BOARD, "stitches": 0}, "stitches", "0 stitches between two regions"),
    ],
    impossible=[
        "#stitches\nregions:\nab\ntop: 2 .\n",
        "#stitches\nregions:\nab\nleft: 3\n",
        "#stitches\nregions:\nabb\naba\nstitches: 9\n",
    ],
    mutants=[
        Mutant(
            "templates/smt2/stitches.smt2.j2",
            "at_most_one(stitch.of(edges))",
            "exactly_one(stitch.of(edges))",
        ),
        Mutant(
            "templates/smt2/stitches.smt2.j2",
            "at_most_one(stitch.of(edges))",
            "at_most_one(stitch.of(edges[1:]))",
        ),
        Mutant(
            "encoders/types/stitches.py",
            "in puzzle.seams.values()]",
            "in list(puzzle.seams.values())[1:]]",
        ),
        Mutant("puzzles/types/stitches.py", "count <= 1", "count == 1"),
        Mutant(
            "puzzles/types/stitches.py", "len(sewn) == self.stitches", "len(sewn) > self.stitches"
        ),
    ],
    sizes=[(1, 2), (2, 2), (2, 3), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 6)],
    instances=["stitches"],
)
