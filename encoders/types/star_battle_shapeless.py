"""Star battle without regions: a Boolean for each cell that is not dark, does a star stand there.

Stars are counted by sequential counters, see `stars`.
CPU seconds of solving, first answer / uniqueness, on a board of 20x20 cells with 4 stars a line:
yices .04/.05, in the Int style .04/.07; z3 .11/.14.
"""

from __future__ import annotations

from typing import ClassVar

from ...puzzles.types.star_battle_shapeless import StarBattleShapeless
from ..families import Words
from ..stars import StarEncoding


class StarBattleShapelessEncoding(StarEncoding[StarBattleShapeless]):
    """The variables of a star battle without regions."""

    words: ClassVar[Words] = Words("is a star", "is no star", "are stars", "are no stars")
