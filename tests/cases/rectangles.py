"""How rectangles is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles import rectangles
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.rectangles import Rectangles
from support import BadFile, TypeCase, Wrong


@st.composite
def planted(draw: st.DrawFn, height: int, width: int, most_answers: int = 10**12) -> Rectangles:
    """Numbers of a random division; in one of four boards two of them are swapped in place."""
    grid = Grid(draw(st.integers(1, height)), draw(st.integers(1, width)))
    free = dict.fromkeys(grid.cells)
    clues: dict[Cell, int] = {}
    while free:
        first = next(iter(free))
        down, right = draw(st.integers(1, 3)), draw(st.integers(1, 4))
        while Cell(first.row, first.column + right - 1) not in free:
            right -= 1
        while any(Cell(first.row, first.column + step) not in free for step in range(right)):
            right -= 1
        down = min(down, grid.height - first.row)
        cells = [Cell(first.row + i, first.column + j) for i in range(down) for j in range(right)]
        clues[draw(st.sampled_from(cells))] = len(cells)
        for cell in cells:
            del free[cell]
    if draw(st.integers(0, 3)) == 0:
        places = draw(st.permutations(list(clues)))
        clues = dict(zip(places, clues.values(), strict=True))
    return Rectangles(grid=grid, clues=dict(sorted(clues.items())))


PAIR = "#rectangles\n2.\n2.\n"

CASE = TypeCase(
    small_worlds=planted(3, 4).filter(
        lambda puzzle: len(puzzle.clues) ** len(puzzle.grid.cells) <= 5000
    ),
    puzzles=planted(8, 9),
    worlds=40,
    wrong={
        rectangles.RECTANGLE: Wrong("#rectangles\n3.\n.1\n", "ab\nba\n"),
        rectangles.ONE_CLUE: Wrong(PAIR, "ab\nab\n"),
        rectangles.AREA: Wrong("#rectangles\n1.3.\n", "aabb\n"),
    },
    bad_files=[
        BadFile("#rectangles\n2x\n", 2, 2, "'x' is no number from 1 to 2"),
        BadFile("#rectangles\n0.\n", 2, 1, "'0' is no number from 1 to 2"),
        BadFile("#rectangles\n2.\n.1\n", 2, 1, "the numbers add up to 3 and the board has 4 cells"),
        BadFile("#rectangles\n2.\n.\n", 3, 1, "this row has 1 cells; the rows above have 2"),
        BadFile("#rectangles\n2.\nsize: 2\n", 3, 1, "'size:' is no key of rectangles"),
        BadFile("#rectangles\n", 1, 2, "rectangles has no grid"),
    ],
    instances=["rectangles"],
)
