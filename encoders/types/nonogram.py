"""Nonogram: a Boolean for each cell, and for each run the order encoding of where it starts.

See `runs` for the clauses. The starts are notes, not answer: an answer is the
cells alone. Givens are asserted, and the solver propagates them at once.
"""

from __future__ import annotations

from ..puzzles.nonogram import Nonogram
from .encoding import Encoding
from .families import Booleans
from .runs import Runs


class NonogramEncoding(Encoding[Nonogram]):
    """The variables of a nonogram."""

    def build(self) -> None:
        self.filled = Booleans(
            "filled", self.grid.cells, self.style, words=("is filled", "is empty")
        )
        self.runs_of = {
            line: Runs(line.name.replace(" ", ""), clue, len(line.cells), self.style)
            for line, clue in zip(self.grid.lines, self.puzzle.left + self.puzzle.top, strict=True)
            if clue is not None
        }
        self.answer = [self.filled]
