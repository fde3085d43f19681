"""Rooks: a Boolean for each cell, does a rook stand there."""

from __future__ import annotations

from puzzlepipe.encoders.encoding import Encoding
from puzzlepipe.encoders.families import Booleans, Words

from .puzzle import NONE, ROOK, Rooks


class RooksEncoding(Encoding[Rooks]):
    """The variables of a rooks puzzle."""

    def build(self) -> None:
        self.rook = Booleans(
            "rook",
            self.puzzle.places,
            self.style,
            on=ROOK,
            off=NONE,
            words=Words("holds a rook", "holds no rook", "hold rooks", "hold no rooks"),
        )
        self.answer = [self.rook]
