"""Flip: a Boolean for each cell, is it chosen, and for each cell the parity of those that turn it.

Seconds of solving on a busy machine, uniqueness proved, on planted boards of 10x10 cells: yices
.04, z3 .1; 13x13 .1 and .2; 15x15 1.1 and 2.5; 18x18 7.5 and 8.5. There it ends: two planted
22x22 boards, one with crosses and one with lists, were given up after 5 CPU seconds without an
answer. Learned clauses do not do with parities what elimination does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from ...puzzles.types.flip import FLIPPED, LEFT_ALONE, Flip
from ..encoding import Encoding
from ..families import Booleans, Words
from ..terms import FALSE, Term, xor

LONG = 8
"""Above so many literals a parity is that of two halves: in a chain each term holds all before."""


class FlipEncoding(Encoding[Flip]):
    """The variables of a flip."""

    def build(self) -> None:
        puzzle = self.puzzle
        self.chosen = Booleans(
            "flip",
            puzzle.places,
            self.style,
            on=FLIPPED,
            off=LEFT_ALONE,
            words=Words("is chosen", "is not chosen", "are chosen", "are not chosen"),
        )
        self.turned = {cell: _parity(self.chosen.of(by)) for cell, by in puzzle.turning.items()}
        self.answer = [self.chosen]


def _parity(literals: Sequence[Term]) -> Term:
    """Whether an odd number of the literals hold."""
    if len(literals) <= LONG:
        return reduce(xor, literals, FALSE)
    half = len(literals) // 2
    return xor(_parity(literals[:half]), _parity(literals[half:]))
