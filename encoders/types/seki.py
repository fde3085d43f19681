"""Seki: a Boolean for each cell, a few equalities for each rotor.

`o`: the diagonals agree and differ from each other. `a`: neither diagonal
agrees. `+` and `-`: one of four, as clauses over pairs. The Int style has
sums of the four cells and of two of them. 20x20 rotors, first answer and
uniqueness: 0.05 and 0.04 s on z3, 0.02 on yices; as Int 0.3 and 0.4 s, 0.04.
"""

from __future__ import annotations

from ..puzzles.seki import Seki
from .encoding import Encoding
from .families import Booleans


class SekiEncoding(Encoding[Seki]):
    """The variables of a seki board."""

    def build(self) -> None:
        self.black = Booleans(
            "black", self.grid.cells, self.style, on="1", off="0", words=("is black", "is white")
        )
        self.rotors = [
            (self.puzzle.rotor_name(rotor), kind, self.black.of(self.puzzle.around(rotor)))
            for rotor, kind in self.puzzle.rotors.items()
        ]
        self.answer = [self.black]
