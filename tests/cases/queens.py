"""How queens is tested."""

from __future__ import annotations

from collections.abc import Iterator

import star_worlds
from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.puzzle import Answer, Puzzle
from puzzlepipe.puzzles.types import queens
from puzzlepipe.puzzles.types.queens import Queens
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn) -> Queens:
    """Regions of any shapes, in one piece or not."""
    grid = Grid(draw(st.integers(1, 9)), draw(st.integers(2, 9)))
    ids = draw(st.sampled_from([["a"], ["a", "b", "A", "1"], ["10", "r2", "x"], list("-_*+")]))
    return Queens(grid=grid, regions={cell: draw(st.sampled_from(ids)) for cell in grid.cells})


def candidates(puzzle: Puzzle) -> Iterator[Answer]:
    """Enough of the answers, with queens."""
    return star_worlds.candidates(puzzle, "Q")


BOARD = {"grid": Grid(1, 2), "regions": {Cell(0, 0): "a", Cell(0, 1): "a"}}

CASE = TypeCase(
    small_worlds=st.one_of(star_worlds.unsolvable(), star_worlds.planted()).map(
        lambda fields: Queens(**fields)
    ),
    puzzles=boards(),
    wrong={
        queens.APART: Wrong("#queens\nregions:\nab\nab\n", "Q.\n.Q\n"),
        queens.ROW: Wrong("#queens\nregions:\nab\nab\nab\n", "Q.\n..\n.Q\n"),
        queens.COLUMN: Wrong("#queens\nregions:\naaa\nbbb\n", "Q..\n..Q\n"),
        queens.REGION: Wrong(
            "#queens\nregions:\naabb\naabb\nccdd\ncdcd\n", ".Q..\n...Q\nQ...\n..Q.\n"
        ),
    },
    only_one_side=[queens.ROW, queens.COLUMN, queens.REGION],
    bad_files=[
        BadFile("#queens\n", 1, 2, "queens needs a 'regions:' block"),
        BadFile("#queens\nregions:\naab\naa\n", 4, 2, "this row has 2 cells"),
        BadFile("#queens\nregions:\na.b\n", 3, 2, "'.' is a cell without a region"),
        BadFile("#queens\nregions: aab\n", 2, 1, "expected the rows of 'regions:'"),
        BadFile("#queens\nregions:\na\nstars: 1\n", 4, 1, "'stars:' is no key of queens"),
        BadFile("#queens\nregions:\naab\n\naab\n", 5, 1, "has no unlabelled grid"),
    ],
    flawed=[
        Flawed({**BOARD, "regions": {Cell(0, 0): "a"}}, "regions", "no region at r1c2"),
        Flawed({**BOARD, "grid": Grid(1, 1)}, "regions", "a region at r1c2, outside of the grid"),
        Flawed({**BOARD, "regions": {Cell(0, 0): "a", Cell(0, 1): "."}}, "regions", "at r1c2"),
    ],
    mutants=[
        Mutant("encoders/stars.py", "grid.around(a) if a < b", "grid.orthogonal(a) if a < b"),
        Mutant(
            "encoders/stars.py",
            "grid.around(a) if a < b",
            "grid.cells if a < b and b.row - a.row < 2",
        ),
        Mutant("templates/smt2/stars.smt2.j2", "for region in puzzle.areas", "for region in []"),
        Mutant("puzzles/stars.py", "line, number, ", "line, number + 1, "),
        Mutant("puzzles/stars.py", "(row, self.grid.rows, ", "(row, [], "),
        Mutant("puzzles/stars.py", "(column, self.grid.columns, ", "(column, [], "),
        Mutant(
            "puzzles/areas.py",
            "tuple(regions_of(self.regions).values())",
            "self.grid.blocks",
        ),
    ],
    sizes=[(4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9)],
    worlds=30,
    candidates=candidates,
)
