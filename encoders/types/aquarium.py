"""Aquarium: a Boolean for each cell, does water stand there.

Neighbours in one row of an aquarium are equivalent, and a row that has water implies the next one
below: together the order encoding of the level. Lines are counted by sums.

CPU seconds of solving, first answer / uniqueness, on a planted board of 25x25 cells: yices .57/.63,
z3 .17/.31, in the Int style yices .39/.52; with sequential counters in place of sums yices .16/.25,
z3 .42/.44, with totalizers .32/.35 and .72/.66.
"""

from __future__ import annotations

from itertools import pairwise

from ...puzzles.types.aquarium import EMPTY, WATER, Aquarium
from ..encoding import Encoding
from ..families import Booleans, Words


class AquariumEncoding(Encoding[Aquarium]):
    """The variables of an aquarium."""

    def build(self) -> None:
        puzzle = self.puzzle
        self.water = Booleans(
            "water",
            puzzle.places,
            self.style,
            on=WATER,
            off=EMPTY,
            words=Words("has water", "has no water", "have water", "have no water"),
        )
        self.level = [
            pair for tank in puzzle.layers for layer in tank for pair in pairwise(layer.cells)
        ]
        self.below = [pair for tank in puzzle.layers for pair in pairwise(tank)]
        self.clues = list(puzzle.clues.values())
        self.answer = [self.water]
