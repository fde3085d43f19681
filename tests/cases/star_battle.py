"""How star-battle is tested."""

from __future__ import annotations

from collections.abc import Iterator

import star_worlds
from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.puzzle import Answer, Puzzle
from puzzlepipe.puzzles.types import star_battle
from puzzlepipe.puzzles.types.star_battle import StarBattle
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn) -> StarBattle:
    """Regions of any shapes, in one piece or not."""
    grid = Grid(draw(st.integers(1, 9)), draw(st.integers(2, 9)))
    ids = draw(st.sampled_from([["a"], ["a", "b", "A", "1"], ["10", "r2", "x"], list("-_*+")]))
    region = {cell: draw(st.sampled_from(ids)) for cell in grid.cells}
    stars, column_stars = draw(st.integers(1, 3)), draw(st.none() | st.integers(1, 3))
    if stars * grid.height % len(set(region.values())):
        column_stars = None
    return StarBattle(grid=grid, regions=region, stars=stars, column_stars=column_stars)


def candidates(puzzle: Puzzle) -> Iterator[Answer]:
    """Enough of the answers, with stars."""
    return star_worlds.candidates(puzzle, "*")


@st.composite
def oblong(draw: st.DrawFn) -> StarBattle:
    """Two stars a row and one a column on 4x8 cells, shared out among regions."""
    rows = draw(st.sampled_from([(2, 0, 2, 0, 3, 1, 3, 1), (1, 3, 1, 3, 0, 2, 0, 2)]))
    grid, count = Grid(4, 8), draw(st.sampled_from([4, 8]))
    region = {cell: draw(st.sampled_from("abcdefgh"[:count])) for cell in grid.cells}
    for column, row in enumerate(rows):
        region[Cell(row, column)] = "abcdefgh"[column % count]
    return StarBattle(grid=grid, regions=region, stars=2, column_stars=1)


BOARD = {"grid": Grid(1, 2), "regions": {Cell(0, 0): "a", Cell(0, 1): "a"}}


CASE = TypeCase(
    small_worlds=st.one_of(
        st.builds(
            lambda fields, stars: StarBattle(**fields, stars=stars),
            star_worlds.unsolvable(),
            st.sampled_from([1, 1, 1, 2]),
        ),
        star_worlds.planted().map(lambda fields: StarBattle(**fields)),
        oblong(),
    ),
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
        BadFile("#star-battle\nregions:\na\nstars: 1 2 3\n", 4, 12, "a number for rows and one"),
        BadFile("#star-battle\nregions:\na\nstars: 1 x\n", 4, 10, "'x' is no number from 1"),
        BadFile("#star-battle\nregions:\nab\nstars: 1 1\n", 4, 10, "for each of 2 regions"),
        BadFile("#star-battle\nregions:\na\nstar: 1\n", 4, 1, "did you mean 'stars:'?"),
    ],
    flawed=[
        Flawed({**BOARD, "regions": {Cell(0, 0): "a"}}, "regions", "no region at r1c2"),
        Flawed({**BOARD, "grid": Grid(1, 1)}, "regions", "a region at r1c2, outside of the grid"),
        Flawed({**BOARD, "regions": {Cell(0, 0): "a", Cell(0, 1): "."}}, "regions", "at r1c2"),
        Flawed({**BOARD, "stars": 0}, "stars", "0 stars in every line; expected at least 1"),
        Flawed({**BOARD, "column_stars": 0}, "column_stars", "0 stars in every column"),
        Flawed(
            {"grid": Grid(1, 2), "regions": {Cell(0, 0): "a", Cell(0, 1): "b"}, "column_stars": 1},
            "column_stars",
            "1 stars in all rows; expected as many for each of 2 regions",
        ),
    ],
    impossible=["#star-battle\nregions:\naab\naab\naab\nstars: 5\n"],
    mutants=[
        Mutant(
            "puzzles/types/star_battle.py",
            "self.stars * self.grid.height //",
            "self.stars * self.grid.width //",
        ),
        Mutant("templates/smt2/stars.smt2.j2", "puzzle.each_column),", "puzzle.each),"),
        Mutant("puzzles/stars.py", "line, number, ", "line, number + 1, "),
        Mutant("puzzles/stars.py", "(row, self.grid.rows, ", "(row, [], "),
        Mutant("puzzles/stars.py", "(column, self.grid.columns, ", "(column, [], "),
        # The counter is what the default text has and the plain one has not.
        Mutant("encoders/counting.py", "needed = total - (n - i)", "needed = total - (n - i) + 1"),
        Mutant(
            "encoders/counting.py", "else FALSE if j > min(i, total)", "else FALSE if j >= total"
        ),
        Mutant(
            "encoders/stars.py",
            "grid.around(a) if a < b",
            "grid.cells if a < b and b.row - a.row < 2",
        ),
        Mutant(
            "puzzles/areas.py",
            "tuple(regions_of(self.regions).values())",
            "self.grid.blocks",
        ),
    ],
    sizes=[(4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9)],
    worlds=30,
    candidates=candidates,
    instances=["star-battle"],
)
