"""How palisade is tested."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.puzzle import Answer
from puzzlepipe.puzzles.types import palisade
from puzzlepipe.puzzles.types.palisade import Palisade
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Palisade:
    """A planted board, or random numbers, more often none."""
    height, width = draw(sizes)
    if draw(st.booleans()):
        return Palisade.planted(random.Random(draw(st.integers(0, 10**6))), height, width).puzzle
    grid = Grid(height, width)
    cells = len(grid.cells)
    size = draw(st.sampled_from([k for k in range(1, cells + 1) if cells % k == 0]))
    number = st.none() | st.none() | st.integers(0, 4) | st.integers(1, 3)
    drawn = {cell: draw(number) for cell in grid.cells}
    numbers = {cell: one for cell, one in drawn.items() if one is not None}
    return Palisade(grid=grid, numbers=numbers, region_size=size)


def divisions(puzzle: Palisade) -> Iterator[Answer]:
    """Every division of the board into connected regions, of any sizes."""
    cells = puzzle.grid.cells

    def extend(names: dict[Cell, str], parts: int) -> Iterator[dict[Cell, str]]:
        if len(names) == len(cells):
            yield names
            return
        for part in range(parts + 1):
            named = {**names, cells[len(names)]: str(part)}
            yield from extend(named, max(parts, part + 1))

    seen = set()
    for names in extend({}, 0):
        answer = puzzle.division(names)
        if (written := puzzle.write_answer(answer)) not in seen:
            seen.add(written)
            yield answer


SQUARE = "#palisade\n..\n.2\nregion-size: 2\n"
BOARD = {"grid": Grid(2, 2), "numbers": {}, "region_size": 2}

RULES = "puzzles/types/palisade.py"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from([(1, 1), (1, 4), (4, 1), (2, 2), (2, 3), (3, 2), (2, 4)])),
    candidates=divisions,
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        palisade.SIZE: Wrong(SQUARE, "11\n12\n"),
        palisade.COUNT: Wrong(SQUARE, "11\n22\n"),
    },
    bad_files=[
        BadFile("#palisade\n.x\n", 2, 2, "'x' is no number from 0 to 4"),
        BadFile("#palisade\n..\n..\nregion-size: 3\n", 4, 14, "regions of 3 cells do not make up"),
        BadFile("#palisade\n...\n", 1, 2, "regions of 5 cells do not make up the 3 of the board"),
        BadFile("#palisade\n..\n.\n", 3, 1, "this row has 1 cell; the rows above have 2"),
        BadFile("#palisade\n..\nregion-size: 0\n", 3, 14, "'0' is no number from 1"),
        BadFile("#palisade\n", 1, 2, "palisade has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "numbers": {Cell(2, 0): 1}}, "numbers", "a number at r3c1, outside"),
        Flawed({**BOARD, "numbers": {Cell(1, 0): 5}}, "numbers", "5 at r2c1; expected 0 to 4"),
        Flawed({**BOARD, "region_size": 0}, "region_size", "regions of 0 cells"),
    ],
    impossible=["#palisade\n0.\n..\nregion-size: 2\n"],
    thresholds={
        "encoders.pieces.RING": 0,
        "encoders.counting.SUBSET_LIMIT": 0,
    },
    lemmas=True,
    mutants=[
        Mutant(RULES, "right = len(region) == self.", "right = len(region) >= self."),
        Mutant(RULES, "right = len(region) == self.", "right = len(region) <= self."),
        Mutant(RULES, "borders == number,", "borders >= number,"),
        Mutant(RULES, "borders == number,", "borders <= number,"),
        Mutant("encoders/types/palisade.py", "len(ORTHOGONAL) - len(inner)", "0"),
        Mutant("encoders/pieces.py", "iff(border, not_(equal(", "iff(border, iff(border, equal("),
        Mutant("encoders/pieces.py", "if may == TRUE and self.size", "if self.size"),
        Mutant("encoders/pieces.py", "number(self.size - 1)", "number(self.size)"),
        Mutant("encoders/pieces.py", "back), number(self.size)", "back), number(self.size + 1)"),
        Mutant("encoders/pieces.py", "len(names) // self.size", "len(names) // self.size + 1"),
        Mutant("encoders/rooted_pieces.py", "less(rank[near], rank[cell])", "()"),
        # lemmas
        Mutant("encoders/pieces.py", "four[i + 1 :]) for", "four[i + 2 :]) for"),
    ],
    sizes=((2, 2), (2, 3), (3, 3), (2, 5), (4, 3), (4, 4), (5, 4), (2, 24), (5, 10)),
    magazine=(8, 8),
    worlds=20,
    instances=["palisade"],
)
