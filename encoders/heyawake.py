"""Heyawake: a Boolean for each cell, is it shaded.

The unshaded cells are connected exactly when the shaded ones, never adjacent, form a forest
over diagonal steps with the border as one node: see `forest.Forest`. A view is the
shortest run that crosses two borders of rooms; some cell of it is shaded. Room counts are sums.
Seconds of first answer / uniqueness proved, solver alone in one dialogue on a busy machine
(yices 2.6.5 | z3 5.4.1): 20x20 .06/.08 | .38/.40.
"""

from __future__ import annotations

from itertools import pairwise

from ..puzzles.grid import Cell
from ..puzzles.heyawake import Heyawake
from .encoding import Encoding
from .families import Booleans
from .forest import rest_connected


class HeyawakeEncoding(Encoding[Heyawake]):
    """The variables of a heyawake."""

    def build(self) -> None:
        grid = self.grid
        self.shaded = Booleans("shaded", grid.cells, self.style, words=("is shaded", "is unshaded"))
        rooms = self.puzzle.rooms
        self.clues = [(rooms[name], clue) for name, clue in self.puzzle.clues.items()]
        self.views = [view for line in grid.lines for view in self._views(line.cells)]
        self.barrier = rest_connected(
            "shaded cell", {cell: self.shaded[cell] for cell in grid.cells}, grid
        )
        self.answer = [self.shaded]

    def _views(self, cells: tuple[Cell, ...]) -> list[tuple[Cell, ...]]:
        """The shortest runs of a line that cross two borders: one cell before, one after both."""
        room = self.puzzle.room
        borders = [i for i in range(1, len(cells)) if room[cells[i - 1]] != room[cells[i]]]
        return [cells[start - 1 : end + 1] for start, end in pairwise(borders)]
