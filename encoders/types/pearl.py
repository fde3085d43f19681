"""Pearl: a Boolean for each two neighbouring cells, does the loop join them.

A pearl says of the four lines at its cell and of those beyond its neighbours what the rule says;
cells have no three and no single line, and there is one loop, see `loops.OneLoop`; the plain text
walks along it, see `tour.Tour`.
"""

from __future__ import annotations

from ...puzzles.grid import ORTHOGONAL, Cell, Edge
from ...puzzles.types.pearl import Pearl
from ..looping import LoopEncoding
from ..terms import Term


class PearlEncoding(LoopEncoding[Pearl]):
    """The variables of a pearl puzzle."""

    def build(self) -> None:
        super().build()
        clues = self.puzzle.clues.values()
        self.black = [(clue, *self._lines(clue.at)) for clue in clues if clue.value == "B"]
        self.white = [(clue, *self._lines(clue.at)) for clue in clues if clue.value == "W"]

    def _lines(self, cell: Cell) -> tuple[list[Term], list[Term]]:
        """The lines up, down, left and right of a cell, and those that go on straight."""
        beyond = [
            self.edge.get(Edge.of(cell.step(step), cell.step(step, 2)))
            for step in ORTHOGONAL.values()
        ]
        return self.beside(cell), beyond
