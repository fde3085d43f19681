"""How seki is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles import seki
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.seki import Seki
from support import BadFile, TypeCase, Wrong

KINDS = {1: "+", 3: "-"}


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Seki:
    """Rotors read off random colours, some missing, now and then one turned into another kind."""
    grid = Grid(draw(st.integers(2, height)), draw(st.integers(2, width)))
    black = {cell: draw(st.booleans()) for cell in grid.cells}
    rotors: dict[Cell, str] = {}
    for block in grid.blocks:
        colours = [black[cell] for cell in block]
        kind = KINDS.get(sum(colours), "o" if colours[0] == colours[3] else "a")
        if 0 < sum(colours) < 4 and draw(st.integers(0, 7)):
            rotors[block[0]] = kind
        elif draw(st.integers(0, 5)) == 0:
            rotors[block[0]] = draw(st.sampled_from("oa+-"))
    return Seki(grid=grid, rotors=rotors)


CASE = TypeCase(
    small_worlds=boards(3, 4) | boards(5, 2) | boards(2, 5),
    puzzles=boards(8, 8),
    wrong={
        seki.OPPOSITE: Wrong("#seki\no\n", "11\n00\n"),
        seki.ADJACENT: Wrong("#seki\na\n", "10\n01\n"),
        seki.SINGLE_ON: Wrong("#seki\n+o\n", "000\n001\n"),
        seki.SINGLE_OFF: Wrong("#seki\n.-\n", "111\n011\n"),
    },
    bad_files=[
        BadFile("#seki\noo+\noox\n", 3, 3, "'x' stands here; expected one of o a + - ."),
        BadFile("#seki\noo+\noo\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#seki\noo+\nsize: 4\n", 3, 1, "'size:' is no key of seki"),
        BadFile("#seki\n", 1, 2, "seki has no rotors"),
    ],
    instances=["sk_6018"],
)
