"""Norinori: a Boolean for each cell, clauses for the dominoes, a sum for each region.

Nothing is settled beforehand. The published 50x50 board, CPU seconds of the whole process, first
answer and uniqueness: yices 0.6/0.6, z3 0.8/1.1. Planted 36x54 with several answers
(`benchmarks.large`, a busy machine), two of them found: yices 0.7/1.0, z3 1.0/1.5.
"""

from __future__ import annotations

from itertools import combinations

from ...puzzles.types.norinori import CLEAR, SHADED, Norinori
from ..encoding import Encoding
from ..families import Booleans, Words


class NorinoriEncoding(Encoding[Norinori]):
    """The variables of a norinori; for each cell its neighbours, and all pairs of them."""

    def build(self) -> None:
        puzzle, grid = self.puzzle, self.grid
        self.shaded = Booleans(
            "shaded",
            puzzle.places,
            self.style,
            on=SHADED,
            off=CLEAR,
            words=Words("is shaded", "is not shaded", "are shaded", "are not shaded"),
        )
        self.beside = {cell: self.shaded.of(grid.orthogonal(cell)) for cell in grid.cells}
        self.two_beside = {
            cell: list(combinations(beside, 2)) for cell, beside in self.beside.items()
        }
        self.answer = [self.shaded]
