"""Heyawake: a Boolean for each cell, is it shaded.

The unshaded cells are connected exactly when the shaded ones, never adjacent, form a forest
over diagonal steps with the border as one node: see `forest.Forest`. The plain text says it of the
unshaded cells themselves, by a spanning tree, see `planar.Connected`. A view is the
shortest run that crosses two borders of rooms; some cell of it is shaded. Room counts are sums.
Seconds of first answer / uniqueness proved, solver alone in one dialogue on a busy machine
(yices 2.6.5 | z3 5.4.1): 20x20 .06/.08 | .38/.40.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...puzzles.grid import Cell, Line
from ...puzzles.types.heyawake import CLEAR, SHADED, Heyawake
from ..encoding import Encoding
from ..families import Booleans, Words
from ..forest import Forest, length_of_forest, rest_connected
from ..lengths import Names, declared
from ..model import WholeBoard
from ..planar import Connected, length_of_connected
from ..terms import not_


class HeyawakeEncoding(Encoding[Heyawake]):
    """The variables of a heyawake."""

    def expected_length(self) -> int:
        return int(self.prune(self._of_forest, length_of_connected(self.grid)))

    def _of_forest(self) -> int:
        grid, names = self.grid, Names(self.grid)
        symbol, literal = len("shaded_"), len("shaded_" if self.style != "int" else "(= shaded_ 1)")
        length = names.count * declared(symbol, self.style) + 2 * names.of_cells
        apart = len("(assert (not (and  )))  ; -\n") - 1 + 2 * literal
        length += grid.edge_count * apart + 2 * names.of_edges
        return length + length_of_forest(grid, literal)

    def build(self) -> None:
        grid = self.grid
        self.shaded = Booleans(
            "shaded",
            grid.cells,
            self.style,
            on=SHADED,
            off=CLEAR,
            words=Words("is shaded", "is unshaded", "are shaded", "are unshaded"),
        )
        self.views = [view for line in grid.lines for view in self._views(line)]
        self.connected: WholeBoard = self.prune(self._forest, self._tree())
        self.at_border = self.for_lemmas(lambda: self._forest().at_border())
        self.clues = list(self.puzzle.clues.values())
        self.answer = [self.shaded]

    def _forest(self) -> Forest[Cell]:
        shaded = {cell: self.shaded[cell] for cell in self.grid.cells}
        return rest_connected("shaded cell", shaded, self.grid)

    def _tree(self) -> WholeBoard:
        clear = {cell: not_(self.shaded[cell]) for cell in self.grid.cells}
        return Connected("clear cell", clear, self.grid, stem="clear")

    def _views(self, line: Line) -> Iterator[Line]:
        """The shortest runs of a line that cross two borders: one cell before, one after both."""
        cells, room = line.cells, self.puzzle.regions
        borders = [i for i in range(1, len(cells)) if room[cells[i - 1]] != room[cells[i]]]
        for start, end in pairwise(borders):
            view = cells[start - 1 : end + 1]
            yield Line(f"{view[0]} to {view[-1]}", view)
