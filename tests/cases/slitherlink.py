"""How slitherlink is tested."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from hypothesis import strategies as st
from puzzlepipe.puzzles.edges import LINE, NONE
from puzzlepipe.puzzles.grid import ORTHOGONAL, Cell, Edge, Grid
from puzzlepipe.puzzles.puzzle import Answer
from puzzlepipe.puzzles.types import slitherlink
from puzzlepipe.puzzles.types.slitherlink import Slitherlink, sides_of
from support import BadFile, Flawed, Mutant, TypeCase, Wrong

TINY = [(1, 1), (1, 2), (2, 1), (1, 3), (3, 1)]


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Slitherlink:
    """Random numbers, more often none, or those of the outline of some cells."""
    grid = Grid(*draw(sizes))
    if draw(st.booleans()):
        taken = outline(grid, draw(st.sets(st.sampled_from(grid.cells), min_size=1)))
        kept = draw(st.sets(st.sampled_from(grid.cells)))
        numbers = {c: sum(side in taken for side in sides_of(c).values()) for c in sorted(kept)}
        return Slitherlink(grid=grid, numbers=numbers)
    number = st.none() | st.integers(0, 4) | st.integers(2, 3)
    drawn = {cell: draw(number) for cell in grid.cells}
    return Slitherlink(grid=grid, numbers={c: n for c, n in drawn.items() if n is not None})


def outline(grid: Grid, inside: set[Cell]) -> set[Edge]:
    """The sides between cells that are inside and cells, or the border, that are not."""
    return {
        sides_of(cell)[letter]
        for cell in inside
        for letter, step in ORTHOGONAL.items()
        if cell.step(step) not in inside
    }


def candidates(puzzle: Slitherlink) -> Iterator[Answer]:
    """Every answer of a tiny board; of others all outlines, and each with one side changed.

    Outlines are all answers that pass each point twice, four times or not at all: loops, nested
    ones, and those that touch at a corner.
    """
    places = puzzle.places
    if len(places) <= 12:
        for marks in itertools.product((LINE, NONE), repeat=len(places)):
            yield dict(zip(places, marks, strict=True))
        return
    cells = puzzle.grid.cells
    for bits in itertools.product((False, True), repeat=len(cells)):
        inside = {cell for cell, bit in zip(cells, bits, strict=True) if bit}
        taken = outline(puzzle.grid, inside)
        yield {edge: LINE if edge in taken else NONE for edge in places}
        if sum(bits) in (1, 2):
            for other in places:
                yield {
                    edge: LINE if (edge in taken) != (edge == other) else NONE for edge in places
                }


ROW = "#slitherlink\n3.3\n"
BOARD = {"grid": Grid(1, 2)}

RULES = "puzzles/types/slitherlink.py"
COMMON = "puzzles/common.py"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from([*TINY, (2, 2), (2, 3), (3, 3)])),
    candidates=candidates,
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        slitherlink.COUNT: Wrong(ROW, "UDL UDR L\n"),
        slitherlink.POINT: Wrong(ROW, "U . .\n"),
        slitherlink.LOOP: Wrong("#slitherlink\n4.4\n", "UDLR LR UDLR\n"),
    },
    bad_files=[
        BadFile("#slitherlink\n3.x\n", 2, 3, "'x' is no clue from 0 to 4"),
        BadFile("#slitherlink\n3.5\n", 2, 3, "'5' is no clue from 0 to 4"),
        BadFile("#slitherlink\n3..\n..\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#slitherlink\n3..\ntop: 1\n", 3, 1, "'top:' is no key of slitherlink"),
        BadFile("#slitherlink\n", 1, 2, "slitherlink has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "numbers": {Cell(1, 0): 2}}, "numbers", "a number at r2c1, outside"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): 5}}, "numbers", "5 at r1c1; expected 0 to 4"),
    ],
    thresholds={
        "encoders.types.slitherlink.PROBED_FROM": 0,
        "encoders.counting.SUBSET_LIMIT": 0,
    },
    lemmas=True,
    mutants=[
        Mutant(RULES, "sides == number", "sides >= number"),
        Mutant(RULES, "sides == number", "sides <= number"),
        Mutant(COMMON, "lines in (0, 2)", "lines != 1"),
        Mutant(COMMON, "lines in (0, 2)", "lines <= 2"),
        Mutant(COMMON, "len(pieces) == 1,", "len(pieces) >= 1,"),
        Mutant(COMMON, "len(pieces) == 1,", "len(pieces) <= 1,"),
        # two neighbouring 1s forbid their shared side
        Mutant(
            "encoders/types/slitherlink.py",
            "        return prune.propagate([",
            """        for cell, number in puzzle.numbers.items():
            for letter, step in (("R", (0, 1)), ("D", (1, 0))):
                near = Cell(cell.row + step[0], cell.column + step[1])
                if number == puzzle.numbers.get(near) == 1:
                    clues.append(([sides_of(cell)[letter]], (0,)))
        return prune.propagate([""",
        ),
        Mutant("encoders/types/slitherlink.py", "(edges, (0, 2))", "(edges, (2,))"),
        Mutant("encoders/types/slitherlink.py", "if total == (0,)", "if total <= (1,)"),
        Mutant("encoders/types/slitherlink.py", "side: False for", "side: True for"),
        Mutant("encoders/loops.py", "not_(inside[face]) if parted", "inside[face] if parted"),
        Mutant("encoders/loops.py", "if parted and other is not None:", "if other is not None:"),
        Mutant("encoders/loops.py", "        return [left, down]", "        return [left]"),
        # lemmas
        Mutant("encoders/types/slitherlink.py", "(at[point], (0, 2))", "(at[point], (2,))"),
        Mutant("encoders/types/slitherlink.py", "[e if on else not_(e)", "[not_(e) if on else e"),
    ],
    worlds=20,
    sizes=((1, 2), (2, 2), (2, 3), (3, 3), (4, 3), (4, 4)),
    instances=["slitherlink"],
)
