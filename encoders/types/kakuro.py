"""Kakuro: a Boolean for each cell and digit, sums as choices of digit sets (`sums`).

CPU seconds of the whole process, first answer and uniqueness, of 33x44 (840 white cells):
yices 0.3/0.3, z3 0.4/0.4; in the Int style 0.4/1.2 and 0.5/2.1. Of the 31x46 that
`benchmarks.large` plants, on a busy machine: yices 0.5/0.4, z3 0.6/0.5. Planted boards with so few
black cells (a quarter) that they have many answers are another matter: no answer of yices in 8 s.
"""

from __future__ import annotations

from functools import partial

from ...puzzles.grid import Cell
from ...puzzles.types.kakuro import DIGITS, Kakuro
from .. import prune
from ..encoding import Encoding
from ..numbers import Numbers
from ..sums import in_no_sum


class KakuroEncoding(Encoding[Kakuro]):
    """The digits, the runs of more than one cell, and the sums."""

    def build(self) -> None:
        self.runs = [run for run in self.puzzle.runs if len(run.cells) > 1]
        self.sums = list(self.puzzle.clues.values())
        domains = {cell: set(DIGITS) for cell in self.puzzle.places}
        if self.style != "int":
            domains = self.prune(self._possible, domains)
        self.digit = Numbers("digit", domains, self.style, noun="digit")
        self.in_no_sum = self.for_lemmas(lambda: in_no_sum(self.digit, self.sums, DIGITS))
        self.answer = [self.digit]

    def _possible(self) -> dict[Cell, set[int]]:
        """The digits that the sums leave to each cell."""
        domains = {cell: set(DIGITS) for cell in self.puzzle.places}
        prune.fixpoint(
            domains,
            partial(prune.naked_singles, houses=[run.cells for run in self.runs]),
            partial(
                prune.sums_of_different,
                totals=[(clue.at.cells, clue.value) for clue in self.sums],
            ),
        )
        return domains
