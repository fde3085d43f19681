"""Dominosa: a Boolean for two neighbours, do they make a domino; an exact cover by clauses.

CPU seconds of the whole process, first answer and uniqueness, of the 41x42 in tests/instances:
yices 0.3/0.3, z3 0.4/0.5; the direct search for an exact cover proves it in 0.8.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...puzzles.divisions import BORDER, NONE
from ...puzzles.grid import Edge
from ...puzzles.puzzle import Answer
from ...puzzles.types.dominosa import Dominosa, Pair
from .. import prune
from ..cover import ExactCover
from ..encoding import Encoding
from ..families import Booleans, Words

WORDS = Words("is a domino", "is no domino", "are dominoes", "are no dominoes")


class DominosaEncoding(Encoding[Dominosa]):
    """Where dominoes can lie: over each cell, and of each pair of numbers."""

    styles = ("boolean",)

    def build(self) -> None:
        puzzle = self.puzzle
        self.over: dict[object, list[Edge]] = {cell: [] for cell in self.grid.cells}
        self.showing: dict[Pair, list[Edge]] = {pair: [] for pair in puzzle.pairs}
        for edge in puzzle.edges:
            for cell in edge:
                self.over[cell].append(edge)
            self.showing[puzzle.pair_at(*edge)].append(edge)
        self.domino = Booleans(
            "domino",
            puzzle.edges,
            self.style,
            fixed=self.prune(self._known, {}),
            on=NONE,
            off=BORDER,
            words=WORDS,
        )
        self.answer = [self.domino]

    def _known(self) -> dict[Edge, bool]:
        """What follows one by one: of each cell and each pair one domino is taken."""
        sets = (*self.over.values(), *self.showing.values())
        return prune.propagate((edges, (1,)) for edges in sets)

    def exact_cover(self) -> ExactCover:
        kinds = {pair: kind for kind, pair in enumerate(self.showing)}
        edges = self.puzzle.edges

        def read(chosen: Sequence[int]) -> Answer:
            return self.puzzle.division({cell: one for one in chosen for cell in edges[one]})

        return ExactCover(
            self.grid.cells,
            [1] * len(kinds),
            [(kinds[self.puzzle.pair_at(*edge)], edge) for edge in edges],
            read,
        )
