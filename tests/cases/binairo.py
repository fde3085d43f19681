"""How binairo is tested."""

from __future__ import annotations

import balanced
from hypothesis import strategies as st
from puzzlepipe.puzzles.balanced import BLACK, GIVEN, WHITE
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types.binairo import Binairo
from support import BadFile, Flawed, TypeCase, Wrong

CIRCLES = balanced.worlds((WHITE, BLACK)).map(lambda fields: Binairo(**fields))
DIGITS = balanced.worlds(("0", "1")).map(lambda fields: Binairo(**fields, digits=True))


@st.composite
def boards(draw: st.DrawFn) -> Binairo:
    """Boards of any size, in circles or digits, or empty ones."""
    digits = draw(st.booleans())
    symbols = ("0", "1") if digits else (WHITE, BLACK)
    fields = draw(balanced.fields(symbols, 10, 10, open_cells=40))
    if draw(st.integers(0, 3)) == 0:
        fields["givens"] = {}
    return Binairo(**fields, digits=digits)


CASE = TypeCase(
    small_worlds=CIRCLES | DIGITS,
    candidates=balanced.candidates,
    puzzles=boards(),
    wrong={
        **balanced.wrong("binairo", "W", "B"),
        GIVEN: (
            Wrong("#binairo\n0.\n..\n", "10\n01\n"),
            Wrong("#binairo\n1.\n..\n", "01\n10\n"),
        ),
    },
    bad_files=[
        *balanced.bad_files("binairo", "W", "B W 0 1 ."),
        BadFile("#binairo\nW.\n.1\n", 3, 2, "'1' at r2c2; expected B or W"),
        BadFile("#binairo\n0.\n.B\n", 3, 2, "'B' at r2c2; expected 0 or 1"),
        BadFile("#binairo\n..\n..\nsymbols: XO\n", 4, 10, "expected BW or 01"),
    ],
    worlds=20,
    flawed=[
        *balanced.flawed("W", "B"),
        Flawed(
            {"grid": Grid(2, 2), "givens": {Cell(0, 0): "B"}, "digits": True}, "givens", "0 or 1"
        ),
    ],
    mutants=[*balanced.MUTANTS[:3], *balanced.MUTANTS[7:]],
    sizes=balanced.SIZES,
    instances=["binairo"],
)
