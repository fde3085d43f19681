"""Regions whose pieces are joined: their symbols."""

from __future__ import annotations

from puzzlepipe.encoders.emit import encode
from support import only


def test_ids_with_hyphens_are_told_apart() -> None:
    """`a-b` beside `c`, and `a` beside `b-c`."""
    puzzle = only("#lits\nregions:\na-b a-b a-b a-b c c c c\na a a a b-c b-c b-c b-c\n")
    joined = [one for one in encode(puzzle).model.symbols if one.startswith("joined_")]
    assert sorted(joined) == [
        "joined_r1c1_r1c5",
        "joined_r1c1_r2c1",
        "joined_r1c5_r2c5",
        "joined_r2c1_r2c5",
    ]
