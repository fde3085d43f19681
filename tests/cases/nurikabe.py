"""How nurikabe is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles import nurikabe
from puzzlepipe.puzzles.grid import Grid, components
from puzzlepipe.puzzles.nurikabe import Nurikabe
from support import BadFile, TypeCase, Wrong

SIZES = [(1, 1), (1, 2), (4, 1), (1, 7), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (4, 3), (3, 4)]


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]], most: int = 30) -> Nurikabe:
    """The islands of random land, one number each; or a few numbers anywhere, side by side too."""
    grid = Grid(*draw(sizes))
    if draw(st.booleans()):
        land = draw(st.sets(st.sampled_from(grid.cells)))
        islands = components(sorted(land), grid.orthogonal)
        clues = {draw(st.sampled_from(island)): len(island) for island in islands}
        return Nurikabe(grid=grid, clues=dict(sorted(clues.items())))
    cells = draw(st.lists(st.sampled_from(grid.cells), max_size=4, unique=True))
    return Nurikabe(grid=grid, clues={cell: draw(st.integers(1, most)) for cell in sorted(cells)})


SQUARE = "#nurikabe\n2..\n...\n..1\n"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from(SIZES), 5),
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        nurikabe.NUMBER: Wrong(SQUARE, "..#\n###\n.#.\n"),
        nurikabe.SIZE: Wrong(SQUARE, "...\n###\n##.\n"),
        nurikabe.POOL: Wrong(SQUARE, "..#\n###\n##.\n"),
        nurikabe.SEA: Wrong("#nurikabe\n..2\n...\n2..\n", "##.\n...\n.##\n"),
    },
    bad_files=[
        BadFile("#nurikabe\n2.?\n...\n", 2, 3, "'?' is no number"),
        BadFile("#nurikabe\n2.0\n", 2, 3, "'0' is no number from 1 to"),
        BadFile("#nurikabe\n2 . -3\n", 2, 5, "'-3' is no number"),
        BadFile("#nurikabe\n2..\n..\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#nurikabe\n2..\nleft: 1\n", 3, 1, "'left:' is no key of nurikabe"),
        BadFile("#nurikabe\n", 1, 2, "nurikabe has no grid"),
    ],
    worlds=60,
    instances=["nurikabe"],
)
