"""Tents: a Boolean for each cell where a tent can stand, and one for each tree and its tent.

Ownership is a one-to-one matching: every tree owns one tent, every tent is
owned once, a tent stands where it is owned. A tent can only stand beside a
tree, so no other cell has a variable. Line counts are sums. Measured on 15x15
boards: first answer 80 ms on z3, 18 ms on yices; on 30x30 clauses in place of
the sums were no faster.
"""

from __future__ import annotations

from ..puzzles.tents import Tents
from .encoding import Encoding
from .families import Booleans


class TentsEncoding(Encoding[Tents]):
    """The variables of a tents puzzle."""

    def build(self) -> None:
        trees = self.puzzle.trees
        self.pairs_of = {
            tree: [(tree, spot) for spot in self.grid.orthogonal(tree) if spot not in trees]
            for tree in sorted(trees)
        }
        self.pairs_at = {
            spot: [(tree, spot) for tree in self.grid.orthogonal(spot) if tree in trees]
            for spot in sorted({spot for pairs in self.pairs_of.values() for _, spot in pairs})
        }
        self.tent = Booleans(
            "tent", self.pairs_at, self.style, on="A", words=("is a tent", "is grass")
        )
        self.owns = Booleans(
            "owns",
            [pair for pairs in self.pairs_of.values() for pair in pairs],
            self.style,
            words=("pair up", "do not pair up"),
        )
        self.touching = [
            (a, b)
            for a in self.pairs_at
            for b in self.grid.around(a)
            if a < b and b in self.pairs_at
        ]
        clues = self.puzzle.left + self.puzzle.top
        self.lines = [
            (line, clue)
            for line, clue in zip(self.grid.lines, clues, strict=True)
            if clue is not None
        ]
        self.answer = [self.tent]
