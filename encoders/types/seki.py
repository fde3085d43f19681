"""Seki: a Boolean for each cell, a few equalities for each rotor.

`o`: the diagonals agree and differ from each other. `a`: neither diagonal
agrees. `+` and `-`: one of four, as clauses over pairs. The Int style has
sums of the four cells and of two of them. 20x20 rotors, first answer and
uniqueness: 0.05 and 0.04 s on z3, 0.02 on yices; as Int 0.3 and 0.4 s, 0.04.
"""

from __future__ import annotations

from ...puzzles.types.seki import BLACK, WHITE, Seki
from ..encoding import Encoding
from ..families import Booleans, Words


class SekiEncoding(Encoding[Seki]):
    """The variables of a seki board."""

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
        self.clues = [(clue, self.black.of(clue.at.cells)) for clue in puzzle.clues.values()]
        self.answer = [self.black]
