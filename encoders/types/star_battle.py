"""Star battle: a Boolean for each cell, does a star stand there.

Stars are counted by sequential counters, see `stars`. Measured for uniqueness on a board of 25x25
cells with 6 stars a line: yices 0.4 s, z3 0.6 s; with sums yices 4.4 s, z3 0.8 s. In the Int style,
always sums, yices takes 2.3 s and z3 does not end in 150 s; one sum for each 2x2 square in place of
the pairs that touch took yices over 150 s. Of the board that `benchmarks.large` plants, on a busy
machine, CPU seconds of the whole process, first answer and uniqueness: yices 4.0/5.3, z3 1.5/3.4.
"""

from __future__ import annotations

from typing import ClassVar

from ...puzzles.types.star_battle import StarBattle
from ..families import Words
from ..stars import StarEncoding


class StarBattleEncoding(StarEncoding[StarBattle]):
    """The variables of a star battle."""

    words: ClassVar[Words] = Words("is a star", "is no star", "are stars", "are no stars")
