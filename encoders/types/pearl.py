"""Pearl: a Boolean for each two neighbouring cells, does the loop join them.

A pearl says of the four lines at its cell and of those beyond its neighbours what the rule says;
cells have no three and no single line, and there is one loop, see `loops.OneLoop`; the plain text
walks along it, see `tour.Tour`.
"""

from __future__ import annotations

from ...puzzles.edges import LINE, NONE
from ...puzzles.grid import ORTHOGONAL, Cell, Edge
from ...puzzles.types.pearl import Pearl
from ..encoding import Encoding
from ..families import Booleans
from ..loops import LOOP_WORDS, length_of_loop, loop_through_cells
from ..model import WholeBoard
from ..terms import Term
from ..tour import Tour, length_of_tour


class PearlEncoding(Encoding[Pearl]):
    """The variables of a pearl puzzle."""

    def expected_length(self) -> int:
        return int(
            self.prune(
                lambda: length_of_loop(self.grid, self.style), length_of_tour(self.grid, self.style)
            )
        )

    def build(self) -> None:
        puzzle = self.puzzle
        self.edge = Booleans(
            "edge",
            puzzle.places,
            self.style,
            on=LINE,
            off=NONE,
            words=LOOP_WORDS,
        )
        self.one_loop = loop_through_cells(
            {edge: self.edge[edge] for edge in puzzle.places}, self.grid
        )
        self.whole_loop: WholeBoard = self.prune(lambda: self.one_loop, Tour(self.one_loop))
        clues = puzzle.clues.values()
        self.black = [(clue, *self._lines(clue.at)) for clue in clues if clue.value == "B"]
        self.white = [(clue, *self._lines(clue.at)) for clue in clues if clue.value == "W"]
        self.answer = [self.edge]

    def _lines(self, cell: Cell) -> tuple[list[Term], list[Term]]:
        """The lines up, down, left and right of a cell, and those that go on straight."""
        steps = ORTHOGONAL.values()
        here = [self.edge.get(Edge.of(cell, cell.step(step))) for step in steps]
        beyond = [self.edge.get(Edge.of(cell.step(step), cell.step(step, 2))) for step in steps]
        return here, beyond
