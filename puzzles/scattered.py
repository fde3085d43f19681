"""Boards of shaded cells that never share a side and leave the unshaded ones connected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .check import Check
from .common import check_apart, check_connected
from .puzzle import Answer
from .shaded import ShadedPuzzle

APART = "Shaded cells do not share a side."
CONNECTED = "The unshaded cells are connected."


@dataclass(frozen=True, kw_only=True)
class ScatteredPuzzle(ShadedPuzzle):
    """A puzzle whose player shades such cells; `growth.scattered` draws some."""

    def check(self, answer: Answer) -> Iterator[Check]:
        shaded = self.shaded_in(answer)
        yield from check_apart(APART, shaded, self.grid.orthogonal, "shaded cell")
        clear = [cell for cell in self.grid.cells if cell not in shaded]
        yield check_connected(CONNECTED, clear, self.grid, "the board")
