"""How heyawake is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles import heyawake
from puzzlepipe.puzzles.grid import Grid
from puzzlepipe.puzzles.heyawake import Heyawake
from support import BadFile, TypeCase, Wrong

SIZES = [(1, 1), (1, 2), (1, 3), (6, 1), (1, 8), (2, 2), (2, 3), (3, 3), (2, 4), (5, 2)]


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Heyawake:
    """Rooms that are blocks, or any shapes, in one piece or not; a few clues."""
    grid = Grid(*draw(sizes))
    if draw(st.booleans()):
        height, width = draw(st.integers(1, 3)), draw(st.integers(1, 3))
        room = {
            cell: "abcdefghi"[cell.row // height % 3 * 3 + cell.column // width % 3]
            for cell in grid.cells
        }
    else:
        room = {cell: draw(st.sampled_from("abc")) for cell in grid.cells}
    clues = {
        name: draw(st.integers(0, 2))
        for name in sorted(set(room.values()))
        if draw(st.integers(0, 2)) == 0
    }
    return Heyawake(grid=grid, room=room, clues=clues)


SQUARE = "#heyawake\nregions:\naab\naab\nccb\nclues: a=1\n"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from(SIZES)),
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        heyawake.APART: Wrong(SQUARE, "##.\n...\n...\n"),
        heyawake.CONNECTED: Wrong(SQUARE, ".#.\n#..\n...\n"),
        heyawake.COUNT: Wrong(SQUARE, "...\n...\n..#\n"),
        heyawake.VIEW: Wrong("#heyawake\nregions:\nabc\nabc\n", "...\n...\n"),
    },
    bad_files=[
        BadFile("#heyawake\nregions:\naa\na.\n", 4, 2, "'.' is a cell without a region"),
        BadFile("#heyawake\n", 1, 2, "heyawake needs a 'regions:' block"),
        BadFile("#heyawake\nregions:\naab\naa\n", 4, 2, "this row has 2 cells"),
        BadFile("#heyawake\nregions:\naab\nclues: c=1\n", 4, 8, "no region has the id 'c'"),
        BadFile("#heyawake\nregions:\naab\nclues: a=1 a=1\n", 4, 12, "has a clue already"),
        BadFile("#heyawake\nregions:\naab\nclues: a=x\n", 4, 10, "'x' is no number"),
        BadFile("#heyawake\nregions:\naab\nclues: a\n", 4, 8, "'a' is no pair such as id=value"),
        BadFile("#heyawake\nregions:\naab\n\naab\n", 5, 1, "has no unlabelled grid"),
    ],
    worlds=50,
    instances=["heyawake"],
)
