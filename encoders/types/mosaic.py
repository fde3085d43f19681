"""Mosaic: a Boolean for each cell, a count of at most nine for each number.

Nothing is settled beforehand: of none and of all cells a count is clauses at once. Counts are sums.
60x100 with two thirds of its numbers, CPU seconds of the whole process, first answer and
uniqueness: yices 0.9/0.9, z3 1.8/2.1; with sequential counters 1.9 and 2.5, with totalizers 3.2
and 7 to 13, with forbidden subsets (24 MB) 3.2 and 5 to 8. As Int neither ends in 40 s.
"""

from __future__ import annotations

from ...puzzles.types.mosaic import BLACK, WHITE, Mosaic
from ..encoding import Encoding
from ..families import Booleans, Words


class MosaicEncoding(Encoding[Mosaic]):
    """The variables of a mosaic, and the 3x3 square of each number."""

    def build(self) -> None:
        puzzle, grid = self.puzzle, self.grid
        self.black = Booleans(
            "black",
            puzzle.places,
            self.style,
            on=BLACK,
            off=WHITE,
            words=Words("is black", "is white", "are black", "are white"),
        )
        self.numbers = [
            (clue, self.black.of(sorted((clue.at, *grid.around(clue.at)))))
            for clue in puzzle.clues.values()
        ]
        self.answer = [self.black]
