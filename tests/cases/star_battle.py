"""How star-battle is tested."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.puzzle import Answer, Puzzle
from puzzlepipe.puzzles.types import star_battle
from puzzlepipe.puzzles.types.star_battle import StarBattle
from support import BadFile, Flawed, Mutant, TypeCase, Wrong, every_answer

SMALL = [(1, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3)]
"""Boards of which every answer can be tried; none but the first can have a solution."""


@st.composite
def boards(draw: st.DrawFn) -> StarBattle:
    """Regions of any shapes, in one piece or not."""
    grid = Grid(draw(st.integers(1, 9)), draw(st.integers(2, 9)))
    ids = draw(st.sampled_from([["a"], ["a", "b", "A", "1"], ["10", "r2", "x"], list("-_*+")]))
    region = {cell: draw(st.sampled_from(ids)) for cell in grid.cells}
    return StarBattle(grid=grid, regions=region, stars=draw(st.integers(1, 3)))


@st.composite
def unsolvable(draw: st.DrawFn) -> StarBattle:
    """Most have a star in each line of the shorter direction, each star in a region of its own."""
    grid = Grid(*draw(st.sampled_from(SMALL)))
    lines = min(grid.rows, grid.columns, key=len)
    ids = "abcd"[: len(lines)]
    region = {cell: draw(st.sampled_from(ids)) for cell in grid.cells}
    if draw(st.integers(0, 3)):
        region |= {
            draw(st.sampled_from(line.cells)): id_ for line, id_ in zip(lines, ids, strict=True)
        }
    return StarBattle(grid=grid, regions=region, stars=draw(st.sampled_from([1, 1, 1, 2])))


@st.composite
def planted(draw: st.DrawFn) -> StarBattle:
    """One star a line on 4x4 and 5x5 cells, and regions of which each holds one of them."""
    size = draw(st.sampled_from([4, 4, 5]))
    grid = Grid(size, size)
    apart = [
        columns
        for columns in itertools.permutations(range(size))
        if all(abs(a - b) > 1 for a, b in itertools.pairwise(columns))
    ]
    region = {cell: draw(st.sampled_from("abcde"[:size])) for cell in grid.cells}
    for row, column in enumerate(draw(st.sampled_from(apart))):
        region[Cell(row, column)] = "abcde"[row]
    return StarBattle(grid=grid, regions=region)


def candidates(puzzle: Puzzle) -> Iterator[Answer]:
    """On larger boards answers with one star in every row, on the largest in every column too."""
    cells, side = puzzle.grid.cells, puzzle.grid.width
    if len(cells) < 16:
        yield from every_answer(puzzle)
        return
    one_a_row = itertools.product(range(side), repeat=side)
    for columns in one_a_row if side == 4 else itertools.permutations(range(side)):
        yield {cell: "*" if columns[cell.row] == cell.column else "." for cell in cells}


BOARD = {"grid": Grid(1, 2), "regions": {Cell(0, 0): "a", Cell(0, 1): "a"}}

COMMON = "puzzles/common.py"

CASE = TypeCase(
    small_worlds=st.one_of(unsolvable(), planted()),
    puzzles=boards(),
    wrong={
        star_battle.APART: Wrong("#star-battle\nregions:\nab\nab\n", "*.\n.*\n"),
        star_battle.ROW: (
            Wrong("#star-battle\nregions:\nab\nab\nab\n", "*.\n..\n.*\n"),
            Wrong("#star-battle\nregions:\nabc\n", "*.*\n"),
        ),
        star_battle.COLUMN: (
            Wrong("#star-battle\nregions:\naaa\nbbb\n", "*..\n..*\n"),
            Wrong("#star-battle\nregions:\na\nb\nc\n", "*\n.\n*\n"),
        ),
        star_battle.REGION: (
            Wrong("#star-battle\nregions:\naab\n", "*..\n"),
            Wrong("#star-battle\nregions:\naaa\n", "*.*\n"),
        ),
    },
    bad_files=[
        BadFile("#star-battle\n", 1, 2, "star-battle needs a 'regions:' block"),
        BadFile("#star-battle\nregions:\naab\naa\n", 4, 2, "this row has 2 cells"),
        BadFile("#star-battle\nregions: aab\n", 2, 1, "expected the rows of 'regions:'"),
        BadFile("#star-battle\naab\n", 1, 2, "star-battle needs a 'regions:' block"),
        BadFile("#star-battle\nregions:\naab\n\naab\n", 5, 1, "has no unlabelled grid"),
        BadFile("#star-battle\nregions:\na\nstars: 0\n", 4, 8, "'0' is no number from 1"),
        BadFile("#star-battle\nregions:\na\nstars: x\n", 4, 8, "'x' is no number from 1"),
        BadFile("#star-battle\nregions:\na\nstars: 1 2\n", 4, 10, "takes one value"),
        BadFile("#star-battle\nregions:\na\nstar: 1\n", 4, 1, "did you mean 'stars:'?"),
    ],
    flawed=[
        Flawed({**BOARD, "regions": {Cell(0, 0): "a"}}, "regions", "no region at r1c2"),
        Flawed({**BOARD, "grid": Grid(1, 1)}, "regions", "a region at r1c2, outside of the grid"),
        Flawed({**BOARD, "regions": {Cell(0, 0): "a", Cell(0, 1): "."}}, "regions", "at r1c2"),
        Flawed({**BOARD, "stars": 0}, "stars", "0 stars in every line; expected at least 1"),
    ],
    impossible=["#star-battle\nregions:\naab\naab\naab\nstars: 5\n"],
    mutants=[
        Mutant(COMMON, "len(standing) == clue.value", "len(standing) >= clue.value"),
        Mutant(COMMON, "len(standing) == clue.value", "len(standing) <= clue.value"),
        # The counter is what the default text has and the plain one has not.
        Mutant("encoders/counting.py", "needed = total - (n - i)", "needed = total - (n - i) + 1"),
        Mutant(
            "encoders/counting.py", "else FALSE if j > min(i, total)", "else FALSE if j >= total"
        ),
        Mutant(
            "encoders/types/star_battle.py",
            "grid.around(a) if a < b",
            "grid.cells if a < b and b.row - a.row < 2",
        ),
    ],
    sizes=[(4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9)],
    worlds=30,
    candidates=candidates,
    instances=["star-battle"],
)
