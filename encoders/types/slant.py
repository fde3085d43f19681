"""Slant: a Boolean for each cell, does its line rise to the right.

Numbers are forbidden subsets of the up to four lines that can meet at a point. No lines form a
loop: every point inside is led out along them, see `slopes.StepsOut`; the plain text gives ranks
to points, see `slopes.GrowingLines`.

Measured, CPU seconds of first answer / uniqueness, solver alone (yices 2.6.5 | z3 5.4.1): the
sample of 24x36 cells .02/.02 | .26/.13, its plain text .06/.06 | .57/.55; boards of that size with
a third of their numbers, first and another answer, .02/.02 | .15/.16.
"""

from __future__ import annotations

from ...puzzles.diagonals import FALLING, RISING, slopes_at
from ...puzzles.types.slant import Slant
from ..encoding import Encoding
from ..families import Booleans, Words
from ..model import WholeBoard
from ..slopes import GrowingLines, StepsOut


class SlantEncoding(Encoding[Slant]):
    """The variables of a slant puzzle."""

    def build(self) -> None:
        puzzle = self.puzzle
        self.rises = Booleans(
            "rises",
            puzzle.places,
            self.style,
            on=RISING,
            off=FALLING,
            words=Words("rises", "falls", "rise", "fall"),
        )
        steps = StepsOut({cell: self.rises[cell] for cell in puzzle.places}, self.grid)
        self.no_loop: WholeBoard = self.prune(lambda: steps, GrowingLines(steps))
        self.clues = [
            (clue, [steps.line(cell, slope) for cell, slope in slopes_at(clue.item, self.grid)])
            for clue in puzzle.clues.values()
        ]
        self.answer = [self.rises]
