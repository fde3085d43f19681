"""Tents: a Boolean for each free cell, does a tent stand there, and one for each tree and its tent.

Ownership is a one-to-one matching: every tree owns one tent, every tent is
owned once, a tent stands where it is owned. A tent can only stand beside a
tree, so no other cell has a variable. Line counts are sums. Measured on 15x15
boards: first answer 80 ms on z3, 18 ms on yices; on 30x30 clauses in place of
the sums were no faster.
"""

from __future__ import annotations

from ...puzzles.types.tents import GRASS, TENT, Tents
from ..encoding import Encoding
from ..families import Booleans, Words


class TentsEncoding(Encoding[Tents]):
    """The variables of a tents puzzle."""

    def build(self) -> None:
        puzzle, grid = self.puzzle, self.grid
        self.pairs_of = {
            tree: [(tree, spot) for spot in grid.orthogonal(tree) if spot not in puzzle.trees]
            for tree in sorted(puzzle.trees)
        }
        pairs_at = {
            spot: [(tree, spot) for tree in grid.orthogonal(spot) if tree in puzzle.trees]
            for spot in puzzle.places
        }
        self.bare = [spot for spot, pairs in pairs_at.items() if not pairs]
        self.tent = Booleans(
            "tent",
            puzzle.places,
            self.style,
            fixed=self.prune(lambda: dict.fromkeys(self.bare, False), {}),
            on=TENT,
            off=GRASS,
            words=Words("is a tent", "is grass", "are tents", "are grass"),
        )
        self.owns = Booleans(
            "owns",
            [pair for pairs in self.pairs_of.values() for pair in pairs],
            self.style,
            words=Words("pair up", "do not pair up", "pair up", "do not pair up"),
        )
        spots = self.tent.possible()
        self.pairs_at = {spot: pairs_at[spot] for spot in spots}
        self.touching = [
            (a, b) for a in spots for b in grid.around(a) if a < b and b in self.pairs_at
        ]
        self.clues = list(puzzle.clues.values())
        self.answer = [self.tent]
