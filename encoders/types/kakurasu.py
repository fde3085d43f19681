"""Kakurasu: a Boolean for each cell, a sum of weights for each line.

The sums are decision diagrams in clauses (`weights_add_up`, with its figures); as Int one equation
a line. CPU seconds of the solver on planted 20x20 boards, the first answer and two: yices 0.1 to
0.3 both, z3 1.2 to 2.0; writing the text takes 0.5.
"""

from __future__ import annotations

from ...puzzles.types.kakurasu import BLACK, WHITE, Kakurasu
from ..diagrams import length_of_sums
from ..encoding import Encoding
from ..families import Booleans, Words


class KakurasuEncoding(Encoding[Kakurasu]):
    """The variables of a kakurasu; for each sum the weights of its line, and its cells."""

    def expected_length(self) -> int:
        if self.plain or self.style == "int":
            return 0  # an equation for each line
        sums = [
            ([(0, place) for place in range(1, len(clue.at.cells) + 1)], clue.value)
            for clue in self.puzzle.clues.values()
        ]
        return length_of_sums(sums, len("black_r1c1"))

    def build(self) -> None:
        puzzle = self.puzzle
        self.black = Booleans(
            "black",
            puzzle.places,
            self.style,
            on=BLACK,
            off=WHITE,
            words=Words("is black", "is white", "are black", "are white"),
        )
        sums = [
            (clue, range(1, len(clue.at.cells) + 1), self.black.of(clue.at.cells))
            for clue in puzzle.clues.values()
        ]
        self.rows = [one for one in sums if one[0].field == "right"]
        self.columns = [one for one in sums if one[0].field == "bottom"]
        self.answer = [self.black]
