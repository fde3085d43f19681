"""Towers: a Latin square by Booleans, what is seen by a counter (`lines.seen_is`).

CPU seconds of the whole process, first answer and uniqueness, of a planted 9x9 with all 36
clues and 12 heights: yices 0.2/0.2, z3 0.3/0.3; in the Int style 1.0/3.0 and 1.1/1.6. With the
few givens that `benchmarks.large` leaves, on a busy machine: yices 0.3/0.3, z3 0.4/0.3.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...puzzles.clues import Clue
from ...puzzles.grid import Cell
from ...puzzles.types.towers import Towers
from .. import prune
from ..latin import LatinEncoding
from ..terms import Term


class TowersEncoding(LatinEncoding[Towers]):
    """The heights, and the clues."""

    def build(self) -> None:
        self.clues = self.puzzle.clues_of("clue")
        self.square(self._by_clues)
        self.too_tall = self.for_lemmas(self._too_tall)

    def _by_clues(self, domains: prune.Domains) -> None:
        """No tower so tall that too few taller ones are left to be seen behind it.

        As many are seen up to a cell as it has cells before it and itself, at most, and behind it
        as there are greater heights. Of one that is seen the tallest comes first.
        """
        for clue in self.clues:
            for cell, tallest in self._tallest(clue):
                domains[cell].intersection_update(range(tallest + 1))
            if clue.value == 1:
                domains[clue.at.cells[0]].intersection_update([self.grid.height])

    def _tallest(self, clue: Clue) -> list[tuple[Cell, int]]:
        """For each cell that a clue looks at the greatest height that it allows there."""
        least = self.grid.height - clue.value + 1
        return [(cell, least + place) for place, cell in enumerate(clue.at.cells)]

    def _too_tall(self) -> Iterator[tuple[Clue, list[Term]]]:
        """For each clue the heights along its line that it alone rules out."""
        for clue in self.clues:
            terms = [
                self.digit.is_(cell, height)
                for cell, tallest in self._tallest(clue)
                for height in self.digits
                if height > tallest
            ]
            if terms:
                yield clue, terms
