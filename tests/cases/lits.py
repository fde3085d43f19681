"""How lits is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles import shaded
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import lits
from puzzlepipe.puzzles.types.lits import Lits
from support import BadFile, Flawed, Mutant, TypeCase, Wrong

SIZES = [(1, 1), (1, 2), (4, 1), (1, 6), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (3, 4), (4, 3)]


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Lits:
    """Two regions or three of any shapes, in one piece or not, or stripes; small pieces."""
    grid = Grid(*draw(sizes))
    kind = draw(st.integers(0, 2))
    ids = draw(st.sampled_from(["a", "ab", "abc"]))
    if kind == 0:
        regions = {cell: draw(st.sampled_from(ids)) for cell in grid.cells}
    elif kind == 1:
        regions = {cell: ids[cell.column * len(ids) // grid.width] for cell in grid.cells}
    else:
        regions = {cell: ids[cell.row * len(ids) // grid.height] for cell in grid.cells}
    least = min(list(regions.values()).count(name) for name in regions.values())
    size = draw(st.integers(max(1, min(least, 4) - 1), min(least, 4)))
    return Lits(grid=grid, regions=regions, polyomino=size)


STRIPES = "#lits\nregions:\naab\naab\ncbb\nccc\npolyomino: 3\n"

BOARD = {
    "grid": Grid(1, 2),
    "regions": {Cell(0, 0): "a", Cell(0, 1): "a"},
    "polyomino": 2,
}

RULES = "puzzles/types/lits.py"
JOINED = "encoders/joined_pieces.py"
ENCODER, TEMPLATE = "encoders/types/lits.py", "templates/smt2/lits.smt2.j2"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from(SIZES)),
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        lits.PIECE: [
            Wrong(STRIPES, "#..\n###\n..#\n###\n"),
            Wrong(STRIPES, "#.#\n###\n###\n..#\n"),
            Wrong("#lits\nregions:\naaaa\npolyomino: 2\n", "#.#.\n"),
        ],
        lits.ALIKE: [
            Wrong(STRIPES, "#..\n###\n#.#\n##.\n"),
            Wrong(STRIPES, "##.\n#..\n#..\n##.\n"),  # one is the other one turned
        ],
        shaded.BLOCK: Wrong(STRIPES, ".#.\n##.\n##.\n..#\n"),
        shaded.CONNECTED: Wrong(STRIPES, "##.\n#..\n..#\n###\n"),
    },
    bad_files=[
        BadFile("#lits\nregions:\naaaa\na.aa\n", 4, 2, "'.' is a cell without a region"),
        BadFile("#lits\n", 1, 2, "lits needs a 'regions:' block"),
        BadFile("#lits\nregions:\naaaa\naa\n", 4, 2, "this row has 2 cells"),
        BadFile("#lits\nregions:\naaaab\n", 3, 5, "region b has 1 cell; expected at least 4"),
        BadFile("#lits\nregions:\naa\npolyomino: 0\n", 4, 12, "'0' is no number from 1 to"),
        BadFile("#lits\nregions:\naa\npolyomino: 3\n", 3, 1, "region a has 2 cells; expected at"),
        BadFile("#lits\nregions:\naaaa\n\naaaa\n", 5, 1, "has no unlabelled grid"),
        BadFile("#lits\nregions:\naaaa\nstars: 2\n", 4, 1, "'stars:' is no key of lits"),
    ],
    flawed=[
        Flawed({**BOARD, "polyomino": 0}, "polyomino", "pieces of 0 cells; expected at least 1"),
        Flawed({**BOARD, "polyomino": 3}, "regions", "region a has 2 cells; expected at least 3"),
        Flawed({**BOARD, "grid": Grid(2, 2)}, "regions", "no region at r2c1; expected an id"),
        Flawed({**BOARD, "grid": Grid(1, 1)}, "regions", "a region at r1c2, outside of the grid"),
    ],
    mutants=[
        Mutant(RULES, "len(own) == self.polyomino and parts == 1", "len(own) == self.polyomino"),
        Mutant(RULES, "len(own) == self.polyomino and parts == 1", "parts == 1"),
        Mutant(RULES, "shapes[one] != shapes[other]", "True"),
        Mutant(RULES, "min(orientations(shape_of(own)))", "shape_of(own)"),
        # which pieces a region can have
        Mutant(ENCODER, "if not has_block(cells)", "if has_block(cells)"),
        Mutant(ENCODER, "(row + 1, column), (row + 1, column + 1)} <=", "(row + 1, column)} <="),
        # cells that are known
        Mutant(ENCODER, "cell: number > 0", "cell: number > 1"),
        Mutant(ENCODER, "if number in (0, count[cell])", "if number in (0, count[cell] - 1)"),
        # pieces that are joined, the first of them the root
        Mutant(JOINED, "for name in names[1:]:", "for name in names[2:]:"),
        Mutant(JOINED, "less(rank[other], rank[name])", "less(rank[other], rank[other])"),
        Mutant(JOINED, "or_(touching)", "or_(touching[1:])"),
        # shapes that are alike
        Mutant(ENCODER, "shape = min(orientations(shape_of(cells)))", "shape = shape_of(cells)"),
        Mutant(ENCODER, "for edge in borders(self.puzzle.regions)", "for edge in self.grid.edges"),
        Mutant(TEMPLATE, "exactly_one(piece.of(spots))", "exactly_one(piece.of(spots)[1:])"),
        Mutant(TEMPLATE, "not_both(shaded.of(edge), shape[one]", "not_both(shape[one]"),
    ],
    sizes=((1, 5), (2, 3), (3, 3), (4, 3), (4, 4), (5, 4), (2, 6), (1, 8)),
    instances=["lits"],
)
