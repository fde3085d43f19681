"""How heyawake is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles import scattered
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import heyawake
from puzzlepipe.puzzles.types.heyawake import Heyawake
from support import BadFile, Flawed, Mutant, TypeCase, Wrong

SIZES = [(1, 1), (1, 2), (1, 3), (6, 1), (1, 8), (2, 2), (2, 3), (3, 3), (2, 4), (5, 2)]


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Heyawake:
    """Rooms that are blocks, or any shapes, in one piece or not; a few clues."""
    grid = Grid(*draw(sizes))
    if draw(st.booleans()):
        height, width = draw(st.integers(1, 3)), draw(st.integers(1, 3))
        regions = {
            cell: "abcdefghi"[cell.row // height % 3 * 3 + cell.column // width % 3]
            for cell in grid.cells
        }
    else:
        regions = {cell: draw(st.sampled_from("abc")) for cell in grid.cells}
    numbers = {
        name: draw(st.integers(0, 2))
        for name in sorted(set(regions.values()))
        if draw(st.integers(0, 2)) == 0
    }
    return Heyawake(grid=grid, regions=regions, numbers=numbers)


SQUARE = "#heyawake\nregions:\naab\naab\nccb\nclues: a=1\n"

BOARD = {
    "grid": Grid(1, 3),
    "regions": {Cell(0, 0): "a", Cell(0, 1): "a", Cell(0, 2): "b"},
    "numbers": {},
}

RULES = "puzzles/types/heyawake.py"
COMMON = "puzzles/common.py"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from(SIZES)),
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        scattered.APART: Wrong(SQUARE, "##.\n...\n...\n"),
        scattered.CONNECTED: Wrong(SQUARE, ".#.\n#..\n...\n"),
        heyawake.COUNT: Wrong(SQUARE, "...\n...\n..#\n"),
        heyawake.VIEW: Wrong("#heyawake\nregions:\nabc\nabc\n", "...\n...\n"),
    },
    bad_files=[
        BadFile("#heyawake\nregions:\naa\na.\n", 4, 2, "'.' is a cell without a region"),
        BadFile("#heyawake\n", 1, 2, "heyawake needs a 'regions:' block"),
        BadFile("#heyawake\nregions:\naab\naa\n", 4, 2, "this row has 2 cells"),
        BadFile("#heyawake\nregions:\naab\nclues: c=1\n", 4, 8, "no region has the id 'c'"),
        BadFile("#heyawake\nregions:\naab\nclues: a=1 a=1\n", 4, 12, "'a' has a value already"),
        BadFile("#heyawake\nregions:\naab\nclues: a=x\n", 4, 10, "'x' is no number"),
        BadFile("#heyawake\nregions:\naab\nclues: a\n", 4, 8, "'a' is no pair such as id=value"),
        BadFile("#heyawake\nregions:\naab\n\naab\n", 5, 1, "has no unlabelled grid"),
    ],
    flawed=[
        Flawed({**BOARD, "numbers": {"c": 1}}, "numbers", "no region has the id 'c'"),
        Flawed({**BOARD, "numbers": {"a": -1}}, "numbers", "-1 at a; expected at least 0"),
        Flawed({**BOARD, "grid": Grid(2, 3)}, "regions", "no region at r2c1; expected an id"),
        Flawed({**BOARD, "grid": Grid(1, 2)}, "regions", "a region at r1c3, outside of the grid"),
    ],
    impossible=["#heyawake\nregions:\naab\naab\nclues: b=3\n"],
    lemmas=True,
    mutants=[
        Mutant(RULES, "max(1, self._crossings(worst))", "max(2, self._crossings(worst))"),
        Mutant(COMMON, "len(standing) == clue.value", "len(standing) >= clue.value"),
        Mutant(COMMON, "len(standing) == clue.value", "len(standing) <= clue.value"),
        Mutant("puzzles/scattered.py", "if cell not in shaded]", "if cell in shaded]"),
        # views: one missing, one too many
        Mutant("encoders/types/heyawake.py", "pairwise(borders)", "pairwise(borders[1:])"),
        Mutant("encoders/types/heyawake.py", "start - 1 : end + 1", "start - 1 : end"),
        # the forest in place of the tree: what touches the border, and what it may not touch
        Mutant("encoders/forest.py", "if touches(node) > 1", "if touches(node) > 2"),
        Mutant("encoders/forest.py", "if touches(node)}", "if touches(node) > 1}"),
        Mutant("encoders/forest.py", "if near in rank else TRUE]", "if near in rank else FALSE]"),
        # lemmas
        Mutant("encoders/forest.py", "if near in self._grounded and", "if"),
    ],
    sizes=((1, 4), (2, 3), (3, 3), (4, 3), (3, 4), (4, 4), (5, 4), (5, 5)),
    worlds=30,
    instances=["heyawake"],
)
