"""How unequal is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles import unequal
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.unequal import Unequal
from support import BadFile, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: list[int], most_open: int) -> Unequal:
    """A Latin square with two lines left open; signs or bars of it, now and then a wrong one."""
    size, first = draw(st.sampled_from(sizes)), draw(st.integers(0, 1))
    grid = Grid(size, size)
    order = st.permutations(range(size))
    rows, columns, digits = draw(order), draw(order), draw(order)
    square = {
        Cell(r, c): digits[(rows[r] + columns[c]) % size] + first
        for r in range(size)
        for c in range(size)
    }
    lines = st.sampled_from(grid.lines).map(lambda line: line.cells)
    cells = draw(lines) + draw(lines)
    empty = set(list(dict.fromkeys(cells))[:most_open])
    often, seldom = st.sampled_from([True, True, False]), st.sampled_from([False] * 9 + [True])
    signs, bars = set(), None
    if draw(st.booleans()):
        for a, b in grid.pairs:
            if draw(often):
                signs.add((a, b) if (square[a] < square[b]) != draw(seldom) else (b, a))
    else:
        bars = frozenset(
            (a, b) for a, b in grid.pairs if (abs(square[a] - square[b]) == 1) != draw(seldom)
        )
    return Unequal(
        grid=grid,
        givens={cell: square[cell] for cell in grid.cells if cell not in empty},
        signs=frozenset(signs),
        bars=bars,
        first=first,
    )


TWO = "#unequal\n.<.\n...\n...\n"
BARRED = "#unequal\n...\n-..\n...\nmode: adjacent\n"

CASE = TypeCase(
    small_worlds=boards([2, 3, 3, 4], 6),
    puzzles=boards([2, 4, 7, 11], 60),
    worlds=40,
    wrong={
        unequal.ROW: Wrong(TWO, "12\n11\n"),
        unequal.COLUMN: Wrong(TWO, "12\n12\n"),
        unequal.SIGN: Wrong(TWO, "21\n12\n"),
        unequal.BAR: Wrong(BARRED, "12\n21\n"),
    },
    bad_files=[
        BadFile("#unequal\n", 1, 2, "unequal has no grid"),
        BadFile("#unequal\n1<.\n...\n", 2, 1, "a grid of 2 x 3; expected an odd number"),
        BadFile("#unequal\n.<.<.\n.....\n.....\n", 2, 1, "a board of 2 x 3 cells"),
        BadFile("#unequal\n1\n", 2, 1, "a board of 1 x 1 cells"),
        BadFile("#unequal\n3<.\n...\n...\n", 2, 1, "'3' is no digit from 1 to 2"),
        BadFile("#unequal\n0<.\n...\n...\n", 2, 1, "'0' is no digit from 1 to 2"),
        BadFile("#unequal\n.<.\n...\n...\nfrom: 2\n", 5, 7, "'2' is no number from 0 to 1"),
        BadFile("#unequal\n.^.\n...\n...\n", 2, 2, "'^' stands here; expected one of < > ."),
        BadFile("#unequal\n...\n<..\n...\n", 3, 1, "'<' stands here; expected one of ^ v ."),
        BadFile("#unequal\n...\n.<.\n...\n", 3, 2, "'<' where four cells meet; expected '.'"),
        BadFile("#unequal\n.|.\n...\n...\n", 2, 2, "'|' stands here"),
        BadFile("#unequal\n.<.\n...\n...\nmode: adjacent\n", 2, 2, "expected one of | - ."),
        BadFile("#unequal\n.<.\n...\n...\nmode: equal\n", 5, 7, "expected inequality or adjacent"),
    ],
    instances=["unequal"],
)
