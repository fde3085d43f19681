"""How kurosu is tested."""

from __future__ import annotations

import balanced
from puzzlepipe.puzzles.types.kurosu import SYMBOLS, Kurosu
from support import BadFile, TypeCase

CASE = TypeCase(
    small_worlds=balanced.worlds(SYMBOLS).map(lambda fields: Kurosu(**fields)),
    candidates=balanced.candidates,
    puzzles=balanced.fields(SYMBOLS, 10, 10, open_cells=40).map(lambda fields: Kurosu(**fields)),
    wrong=balanced.wrong("kurosu", "0", "1"),
    bad_files=[
        *balanced.bad_files("kurosu", "0", "0 1 O X ."),
        BadFile("#kurosu\n0.\n..\nsymbols: 01\n", 4, 1, "'symbols:' is no key of kurosu"),
    ],
    worlds=20,
    flawed=balanced.flawed("0", "1"),
    mutants=balanced.MUTANTS,
    sizes=balanced.SIZES,
    instances=["ku_dm_01062018"],
)
