"""Boards whose answer is which cells are shaded; and of those the ones that are one shape."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from .cells import CellPuzzle
from .check import Check
from .common import check_blocks, check_connected
from .grid import Cell
from .picture import Picture
from .puzzle import Answer

BLOCK = "No 2x2 block is all shaded."
CONNECTED = "The shaded cells are connected."

SHADED, CLEAR = "#", "."


@dataclass(frozen=True, kw_only=True)
class ShadedPuzzle(CellPuzzle):
    """A puzzle whose player shades cells."""

    def choices(self, place: Cell) -> Sequence[str]:
        return (SHADED, CLEAR)

    def shaded_in(self, answer: Answer) -> dict[Cell, None]:
        """The cells that an answer shades, in reading order."""
        return {cell: None for cell in self.places if answer.get(cell) == SHADED}

    def tokens_of(self, shaded: Collection[Cell]) -> dict[Cell, str]:
        """The answer that shades some cells and no others."""
        return {cell: SHADED if cell in shaded else CLEAR for cell in self.places}

    def draw_shaded(self, picture: Picture, answer: Answer | None) -> None:
        """Darken the cells that an answer shades."""
        for cell in self.shaded_in(answer or {}):
            picture.fill(cell, "shaded")


@dataclass(frozen=True, kw_only=True)
class OneShapePuzzle(ShadedPuzzle):
    """A puzzle whose shaded cells are connected and fill no block; `growth.creeping` draws some."""

    def check(self, answer: Answer) -> Iterator[Check]:
        shaded = self.shaded_in(answer)
        yield from check_blocks(BLOCK, self.grid.blocks, shaded, "shaded cells")
        yield check_connected(CONNECTED, shaded, self.grid, "the board")
