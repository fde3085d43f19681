"""Slitherlink: a Boolean for each line between two neighbouring points.

Clues are forbidden subsets of a cell's four sides, points have no three and no single line,
and there is one loop, see `loops.OneLoop`.
"""

from __future__ import annotations

from ...puzzles.edges import LINE, NONE
from ...puzzles.types.slitherlink import Slitherlink, sides_of
from ..encoding import Encoding
from ..families import Booleans, Words
from ..loops import OneLoop


class SlitherlinkEncoding(Encoding[Slitherlink]):
    """The variables of a slitherlink: edges, whose two points are named like cells."""

    def build(self) -> None:
        puzzle = self.puzzle
        beside_zeros = {
            side: False
            for cell, number in puzzle.numbers.items()
            for side in sides_of(cell).values()
            if number == 0
        }
        self.edge = Booleans(
            "edge",
            puzzle.places,
            self.style,
            fixed=self.prune(lambda: beside_zeros, {}),
            on=LINE,
            off=NONE,
            words=Words(
                "is part of the loop",
                "is not part of the loop",
                "are part of the loop",
                "are not part of the loop",
            ),
        )
        self.one_loop = OneLoop({side: self.edge[side] for side in puzzle.places}, puzzle.nodes)
        self.clues = [
            (clue, self.edge.of(sides_of(clue.at).values())) for clue in puzzle.clues.values()
        ]
        self.points = puzzle.nodes.cells
        self.answer = [self.edge]
