"""Yin-Yang: a Boolean for each cell, is it black; both colours connected as two trees.

See `two_trees.TwoTrees`. The plain text says of each colour by itself that it is connected, by a
spanning tree of all cells (`planar.Connected`).

A published 20x20 with 124 givens, first answer and uniqueness, CPU seconds of the whole process:
yices .7, z3 .9; the plain text 11 and 3.3.
"""

from __future__ import annotations

from ...puzzles.types.yin_yang import BLACK, WHITE, YinYang
from ..encoding import Encoding
from ..families import Booleans, Words, name_length
from ..loops import edges_inside
from ..model import WholeBoard
from ..planar import Connected, length_of_connected
from ..terms import not_
from ..two_trees import TwoTrees

EDGES_NEAR_A_GIVEN = 40
"""Edges that a given may say something of, at most: all in the 5 x 5 cells round it."""


class YinYangEncoding(Encoding[YinYang]):
    """The variables of a yin-yang."""

    def expected_length(self) -> int:
        return int(self.prune(self._of_open_edges, 2 * length_of_connected(self.grid)))

    def _of_open_edges(self) -> float:
        """What the two trees say of the edges away from givens, measured."""
        grid = self.grid
        share = 1 - EDGES_NEAR_A_GIVEN * len(self.puzzle.givens) / max(1, grid.edge_count)
        return max(0.0, share) * edges_inside(grid) * (600 + 45 * name_length(grid))

    def build(self) -> None:
        puzzle, grid = self.puzzle, self.grid
        givens = {cell: colour == BLACK for cell, colour in puzzle.givens.items()}
        self.black = Booleans(
            "black",
            grid.cells,
            self.style,
            fixed=self.prune(lambda: givens, {}),
            on=BLACK,
            off=WHITE,
            words=Words("is black", "is white", "are black", "are white"),
        )
        self.clues = list(puzzle.clues.values())
        black = {cell: self.black[cell] for cell in grid.cells}
        white = {cell: not_(literal) for cell, literal in black.items()}
        self.blacks: WholeBoard = Connected("black cell", black, grid, stem="black")
        self.whites: WholeBoard = Connected("white cell", white, grid, stem="white")
        self.both: WholeBoard = TwoTrees(black, grid, ("black cell", "white cell"))
        self.answer = [self.black]
