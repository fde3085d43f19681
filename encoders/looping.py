"""One loop through the middles of cells, or through points that are called like cells.

A Boolean for each two neighbours, does the loop join them; there is one loop, see `loops.OneLoop`,
and the plain text walks along it, see `tour.Tour`.
"""

from __future__ import annotations

from typing import TypeVar

from ..puzzles.edges import LINE, NONE, EdgePuzzle
from ..puzzles.grid import ORTHOGONAL, Cell, Edge
from .encoding import Encoding
from .families import Booleans
from .loops import LOOP_WORDS, length_of_loop, loop_through_cells
from .model import WholeBoard
from .terms import Term
from .tour import Tour, length_of_tour

P = TypeVar("P", bound=EdgePuzzle)


class LoopEncoding(Encoding[P]):
    """The variables of a pearl and its like."""

    def expected_length(self) -> int:
        return int(
            self.prune(
                lambda: length_of_loop(self.grid, self.style), length_of_tour(self.grid, self.style)
            )
        )

    def build(self) -> None:
        places = self.puzzle.places
        self.edge = Booleans("edge", places, self.style, on=LINE, off=NONE, words=LOOP_WORDS)
        self.one_loop = loop_through_cells({edge: self.edge[edge] for edge in places}, self.grid)
        self.whole_loop: WholeBoard = self.prune(lambda: self.one_loop, Tour(self.one_loop))
        self.answer = [self.edge]

    def beside(self, cell: Cell) -> list[Term]:
        """The lines up, down, left and right of a cell."""
        return [self.edge.get(Edge.of(cell, cell.step(step))) for step in ORTHOGONAL.values()]
