"""How unruly is tested."""

from __future__ import annotations

import balanced
from puzzlepipe.puzzles.balanced import BLACK, WHITE
from puzzlepipe.puzzles.types.unruly import Unruly
from support import BadFile, TypeCase

SYMBOLS = (WHITE, BLACK)

CASE = TypeCase(
    small_worlds=balanced.worlds(SYMBOLS).map(lambda fields: Unruly(**fields)),
    candidates=balanced.candidates,
    puzzles=balanced.fields(SYMBOLS, 10, 10, open_cells=40).map(lambda fields: Unruly(**fields)),
    wrong=balanced.wrong("unruly", "W", "B"),
    bad_files=[
        *balanced.bad_files("unruly", "W", "B W ."),
        BadFile("#unruly\nW0\n..\n", 2, 2, "'0' stands here; expected one of B W ."),
    ],
    worlds=20,
    flawed=balanced.flawed("W", "B"),
    mutants=[*balanced.MUTANTS[:1], *balanced.MUTANTS[5:7], *balanced.MUTANTS[8:]],
    sizes=balanced.SIZES,
    instances=["unruly"],
)
