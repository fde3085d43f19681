"""Boards of shaded cells that never share a side and leave the unshaded ones connected."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from .cells import CellPuzzle
from .check import Check
from .common import check_apart, check_connected
from .grid import Cell
from .picture import Picture
from .puzzle import Answer

APART = "Shaded cells do not share a side."
CONNECTED = "The unshaded cells are connected."

SHADED, CLEAR = "#", "."


@dataclass(frozen=True, kw_only=True)
class ScatteredPuzzle(CellPuzzle):
    """A puzzle whose player shades such cells; `growth.scattered` draws some."""

    def choices(self, place: Cell) -> Sequence[str]:
        return (SHADED, CLEAR)

    def shaded_in(self, answer: Answer) -> dict[Cell, None]:
        """The cells that an answer shades, in reading order."""
        return {cell: None for cell in self.places if answer.get(cell) == SHADED}

    def check(self, answer: Answer) -> Iterator[Check]:
        shaded = self.shaded_in(answer)
        yield from check_apart(APART, shaded, self.grid.orthogonal, "shaded cell")
        clear = [cell for cell in self.grid.cells if cell not in shaded]
        yield check_connected(CONNECTED, clear, self.grid, "the board")

    def tokens_of(self, shaded: Collection[Cell]) -> dict[Cell, str]:
        """The answer that shades some cells and no others."""
        return {cell: SHADED if cell in shaded else CLEAR for cell in self.places}

    def draw_shaded(self, picture: Picture, answer: Answer | None) -> None:
        """Darken the cells that an answer shades."""
        for cell in self.shaded_in(answer or {}):
            picture.fill(cell, "shaded")
