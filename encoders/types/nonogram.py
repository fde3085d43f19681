"""Nonogram: a Boolean for each cell, and for each run the order encoding of where it starts.

See `runs` for the clauses; all those of a line together are one instance. The starts are notes, not
answer: an answer is the cells alone. Known cells are asserted, and the solver propagates them at
once. The plain text counts the runs along the line, see `beginnings`: a witness of its own.
"""

from __future__ import annotations

from ...puzzles.types.nonogram import EMPTY, FILLED, Nonogram
from ..beginnings import length_of_beginnings
from ..encoding import Encoding
from ..families import Booleans, Words
from ..runs import Runs


class NonogramEncoding(Encoding[Nonogram]):
    """The variables of a nonogram."""

    def expected_length(self) -> int:
        clues = self.puzzle.line_clues
        if self.plain:
            return sum(length_of_beginnings(clue.at, clue.value) for clue in clues)
        return sum(Runs(clue.at, clue.value, self.style).length() for clue in clues)

    def build(self) -> None:
        puzzle = self.puzzle
        self.filled = Booleans(
            "filled",
            puzzle.places,
            self.style,
            on=FILLED,
            off=EMPTY,
            words=Words("is filled", "is empty", "are filled", "are empty"),
        )
        lines = [(clue, self.filled.of(clue.at.cells)) for clue in puzzle.line_clues]
        self.runs_of = [
            (clue, Runs(clue.at, clue.value, self.style), cells) for clue, cells in lines
        ]
        self.answer = [self.filled]
