"""How singles is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles import scattered
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import singles
from puzzlepipe.puzzles.types.singles import Singles
from support import BadFile, Flawed, Mutant, TypeCase, Wrong

SIZES = [(1, 1), (1, 2), (4, 1), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (3, 4), (4, 3)]


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]], most: int = 4) -> Singles:
    """Numbers that nowhere stand twice in a line, but for a few that were changed; or any."""
    grid = Grid(*draw(sizes))
    side = max(grid.height, grid.width)
    numbers = {cell: (2 * cell.row + cell.column) % side + 1 for cell in grid.cells}
    for cell in draw(st.sets(st.sampled_from(grid.cells))):
        numbers[cell] = draw(st.integers(1, most))
    return Singles(grid=grid, numbers=numbers)


SQUARE = "#singles\n123\n231\n113\n"

BOARD = {"grid": Grid(1, 2), "numbers": {Cell(0, 0): 1, Cell(0, 1): 1}}

RULES, SHARED = "puzzles/types/singles.py", "puzzles/scattered.py"
ENCODER, COMMON = "encoders/types/singles.py", "encoders/scattered.py"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from(SIZES)),
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8)), 30),
    wrong={
        singles.ONCE: Wrong(SQUARE, "123\n231\n113\n"),
        scattered.APART: Wrong(SQUARE, "##3\n231\n1.3\n"),
        scattered.CONNECTED: Wrong(SQUARE, "1#3\n#31\n113\n"),
    },
    bad_files=[
        BadFile("#singles\n12.\n231\n", 2, 3, "'.' is no number from 1 to"),
        BadFile("#singles\n120\n", 2, 3, "'0' is no number from 1 to"),
        BadFile("#singles\n1 2 -3\n", 2, 5, "'-3' is no number"),
        BadFile("#singles\n12\n1\n", 3, 1, "this row has 1 cell; the rows above have 2"),
        BadFile("#singles\n12\n21\nleft: 1 1\n", 4, 1, "'left:' is no key of singles"),
        BadFile("#hitori\n", 1, 2, "hitori has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "numbers": {Cell(0, 0): 1}}, "numbers", "no number at r1c2"),
        Flawed({**BOARD, "grid": Grid(1, 1)}, "numbers", "a number at r1c2, outside of the grid"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): 0, Cell(0, 1): 1}}, "numbers", "0 at r1c1"),
    ],
    lemmas=True,
    mutants=[
        Mutant(RULES, "if self.numbers[cell] in seen", "if self.numbers[cell] + 1 in seen"),
        Mutant(RULES, "for line in self.grid.lines", "for line in self.grid.rows"),
        Mutant(
            SHARED, "yield from check_apart(APART, shaded,", "yield from check_apart(APART, {},"
        ),
        Mutant(SHARED, "if cell not in shaded]", "if cell in shaded]"),
        Mutant(ENCODER, "if len(cells) > 1", "if len(cells) > 2"),
        Mutant(ENCODER, "for line in self.grid.lines", "for line in self.grid.columns"),
        Mutant("templates/smt2/singles.smt2.j2", "at_most_one(", "exactly_one("),
        # of what stands apart and leaves the rest connected
        Mutant(COMMON, "not_(self.shaded[cell]) for", "self.shaded[cell] for"),
        Mutant("encoders/forest.py", "if touches(node) > 1", "if touches(node) > 2"),
        Mutant("encoders/forest.py", "if near in rank else TRUE]", "if near in rank else FALSE]"),
    ],
    sizes=((1, 5), (2, 3), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 6)),
    instances=["singles"],
)
