"""Shaded cells that never share a side and leave the others connected: a Boolean for each cell.

The unshaded cells are connected exactly when the shaded ones form a forest over diagonal steps with
the border as one node: see `forest.Forest`. The plain text says it of the unshaded cells
themselves, by a spanning tree, see `planar.Connected`.
"""

from __future__ import annotations

from typing import TypeVar

from ..puzzles.grid import Cell
from ..puzzles.scattered import ScatteredPuzzle
from ..puzzles.shaded import CLEAR, SHADED
from .encoding import Encoding
from .families import Booleans, Words
from .forest import Forest, length_of_forest, rest_connected
from .lengths import Names, declared
from .model import WholeBoard
from .planar import Connected, length_of_connected
from .terms import not_

P = TypeVar("P", bound=ScatteredPuzzle)


class ScatteredEncoding(Encoding[P]):
    """The variables of a heyawake and its like; their template extends `scattered.smt2.j2`."""

    def expected_length(self) -> int:
        return int(self.prune(self._length_of_forest, length_of_connected(self.grid)))

    def _length_of_forest(self) -> float:
        grid, names = self.grid, Names(self.grid)
        symbol, literal = len("shaded_"), len("shaded_" if self.style != "int" else "(= shaded_ 1)")
        length = names.count * declared(symbol, self.style) + 2 * names.of_cells
        apart = len("(assert (not (and  )))  ; -\n") - 1 + 2 * literal
        length += grid.edge_count * apart + 2 * names.of_edges
        length += length_of_forest(grid, literal)
        known = len(self.known_clear())
        # A cell that is known takes its own lines and those about its four neighbours, at most; the
        # names of those that are left may be the shorter ones, by less than a third of a line.
        return length * 2 / 3 * max(0, 1 - 5 * known / names.count) if known else length

    def build(self) -> None:
        self.shaded = Booleans(
            "shaded",
            self.grid.cells,
            self.style,
            fixed=self.prune(lambda: dict.fromkeys(self.known_clear(), False), {}),
            on=SHADED,
            off=CLEAR,
            words=Words("is shaded", "is unshaded", "are shaded", "are unshaded"),
        )
        self.connected: WholeBoard = self.prune(self._forest, self._tree())
        self.at_border = self.for_lemmas(lambda: self._forest().at_border())
        self.clues = list(self.puzzle.clues.values())
        self.answer = [self.shaded]

    def known_clear(self) -> list[Cell]:
        """Cells that cannot be shaded, whatever the others are."""
        return []

    def _forest(self) -> Forest[Cell]:
        shaded = {cell: self.shaded[cell] for cell in self.grid.cells}
        return rest_connected("shaded cell", shaded, self.grid)

    def _tree(self) -> WholeBoard:
        clear = {cell: not_(self.shaded[cell]) for cell in self.grid.cells}
        return Connected("clear cell", clear, self.grid, stem="clear")
