"""Shaded cells that are connected and fill no 2x2 block: a Boolean for each cell.

They are connected by a spanning tree of all cells, see `planar.Connected`.
"""

from __future__ import annotations

from typing import TypeVar

from ..puzzles.grid import Cell
from ..puzzles.shaded import CLEAR, SHADED, OneShapePuzzle
from .encoding import Encoding
from .families import Booleans, Words
from .model import WholeBoard
from .planar import Connected, length_of_connected

P = TypeVar("P", bound=OneShapePuzzle)


class OneShapeEncoding(Encoding[P]):
    """The variables of a tapa and its like; their template extends `one_shape.smt2.j2`."""

    def expected_length(self) -> int:
        return self.prune(lambda: 0, int(length_of_connected(self.grid)))

    def build(self) -> None:
        self.shaded = Booleans(
            "shaded",
            self.grid.cells,
            self.style,
            fixed=self.prune(self.known, {}),
            on=SHADED,
            off=CLEAR,
            words=Words("is shaded", "is unshaded", "are shaded", "are unshaded"),
        )
        shaded = {cell: self.shaded[cell] for cell in self.grid.cells}
        self.connected: WholeBoard = Connected("shaded cell", shaded, self.grid, stem="shaded")
        self.clues = list(self.puzzle.clues.values())
        self.answer = [self.shaded]

    def known(self) -> dict[Cell, bool]:
        """Cells of which it is known beforehand whether they are shaded."""
        return {}
