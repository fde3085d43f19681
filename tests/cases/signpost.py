"""How signpost is tested."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import strategies as st
from puzzlepipe.puzzles import signpost
from puzzlepipe.puzzles.grid import COMPASS, Grid
from puzzlepipe.puzzles.signpost import Signpost
from support import BadFile, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: list[tuple[int, int]], clues: int) -> Signpost:
    """Arrows along a random order of the cells where there is a way, else any; some numbers."""
    grid = Grid(*draw(st.sampled_from(sizes)))
    order = draw(st.permutations(grid.cells))
    arrows = {}
    for cell, near in pairwise(order):
        ways = [way for way, step in COMPASS.items() if near in grid.ray(cell, step)]
        arrows[cell] = ways[0] if ways else draw(st.sampled_from(list(COMPASS)))
    numbers = dict(zip(order, range(1, len(order) + 1), strict=True))
    given = st.sets(st.sampled_from(order[:-1]), min_size=clues, max_size=clues + 2)
    givens = {cell: numbers[cell] for cell in draw(given)}
    if draw(st.integers(0, 9)) == 0:
        givens[order[-1]] = len(order)
        givens[order[0]] = draw(st.integers(1, len(order)))
    return Signpost(
        grid=grid,
        arrows={cell: arrows[cell] for cell in grid.cells if cell in arrows},
        givens={cell: givens[cell] for cell in grid.cells if cell in givens},
    )


SQUARE = "#signpost\ne s\nn .\n"
ROW = "#signpost\n e e 3\n"

CASE = TypeCase(
    small_worlds=boards([(1, 3), (1, 4), (2, 2), (2, 3), (2, 3), (3, 2)], 1),
    puzzles=boards([(2, 2), (3, 5), (6, 4), (1, 6)], 0),
    worlds=40,
    wrong={
        signpost.ONCE: Wrong(SQUARE, "13\n14\n"),
        signpost.ARROW: Wrong(ROW, "213\n"),
    },
    bad_files=[
        BadFile("#signpost\n", 1, 2, "signpost has no grid"),
        BadFile("#signpost\n1e up 3\n", 2, 4, "'up' is no cell; expected a number, an arrow"),
        BadFile("#signpost\ne4 e 3\n", 2, 1, "'e4' is no cell"),
        BadFile("#signpost\n0e e 3\n", 2, 1, "'0' is no number from 1 to 3"),
        BadFile("#signpost\n1e 4e 3\n", 2, 4, "'4' is no number from 1 to 3"),
        BadFile("#signpost\n1e 2 3\n", 2, 4, "'2' has no arrow; only the last cell, 3, has none"),
        BadFile("#signpost\n1e 3 .\n", 2, 6, "'.' has no arrow, but r1c2 is the last cell"),
        BadFile("#signpost\n1e 2e 3e\n", 2, 1, "every cell has an arrow; expected the last, 3"),
        BadFile("#signpost\n1e\n2e 3\n", 3, 4, "this row has 2 cells"),
        BadFile("#signpost\n" + "e " * 401 + "\n", 2, 1, "401 cells; expected at most 400"),
        BadFile("#signpost\n1e " + "e " * 256 + ".\n", 2, 1, "257 cells without a number"),
    ],
    instances=["signpost"],
)
