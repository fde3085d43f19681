"""How slitherlink is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles import slitherlink
from puzzlepipe.puzzles.grid import Grid
from puzzlepipe.puzzles.slitherlink import Slitherlink
from support import BadFile, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Slitherlink:
    """Random clues, more often none."""
    grid = Grid(*draw(sizes))
    clue = st.none() | st.integers(0, 4) | st.integers(2, 3)
    clues = [(cell, draw(clue)) for cell in grid.cells]
    return Slitherlink(
        grid=grid, clues=tuple((cell, number) for cell, number in clues if number is not None)
    )


ROW = "#slitherlink\n3.3\n"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from([(1, 1), (1, 2), (2, 1), (1, 3), (3, 1)])),
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        slitherlink.AGREE: Wrong(ROW, "UDL UDL UDR\n"),
        slitherlink.COUNT: Wrong(ROW, "UDL UDR .\n"),
        slitherlink.POINT: Wrong(ROW, "UDL U UDR\n"),
        slitherlink.LOOP: Wrong("#slitherlink\n4.4\n", "UDLR LR UDLR\n"),
    },
    bad_files=[
        BadFile("#slitherlink\n3.x\n", 2, 3, "'x' is no clue from 0 to 4"),
        BadFile("#slitherlink\n3.5\n", 2, 3, "'5' is no clue from 0 to 4"),
        BadFile("#slitherlink\n3..\n..\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#slitherlink\n3..\ntop: 1\n", 3, 1, "'top:' is no key of slitherlink"),
        BadFile("#slitherlink\n", 1, 2, "slitherlink has no grid"),
    ],
    worlds=16,
    instances=["slitherlink"],
)
