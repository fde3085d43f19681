"""Nurikabe: a Boolean for each cell, is it sea, and one for each island and cell it may hold.

Islands are one-hot: a cell is sea, or belongs to one of the islands that can reach it. An
island cannot pass another number or a cell beside one, so most cells have few candidates,
and what no island reaches is sea. That an island hangs together is asserted step by step
from its number (`regions.Region`); the sea is connected where the islands, which touch only at
corners, form a forest with the border, see `archipelago.Archipelago`.

Seconds of first answer / uniqueness proved, solver alone in one dialogue on a busy machine
(yices 2.6.5 | z3 5.4.1): 20x20 .11/.11 | .53/.54, a sparse 10x10 .10/.16 | .30/.33.
"""

from __future__ import annotations

from ..puzzles.grid import Cell
from ..puzzles.nurikabe import Nurikabe
from .archipelago import Archipelago
from .encoding import Encoding
from .families import Booleans
from .regions import Region, within_steps


class NurikabeEncoding(Encoding[Nurikabe]):
    """The variables of a nurikabe."""

    def build(self) -> None:
        grid, clues = self.grid, self.puzzle.clues
        self._blocked = {
            cell: {near for near in (cell, *grid.orthogonal(cell)) if near in clues}
            for cell in grid.cells
        }
        reach = {number: self._reach(number, size) for number, size in clues.items()}
        self.pairs_at: dict[Cell, list[tuple[Cell, Cell]]] = {cell: [] for cell in grid.cells}
        for number, cells in reach.items():
            for cell in cells:
                self.pairs_at[cell].append((number, cell))
        known = {
            cell: cell not in clues
            for cell, pairs in self.pairs_at.items()
            if cell in clues or not pairs
        }
        self.sea = Booleans("sea", grid.cells, self.style, fixed=known, words=("is sea", "is land"))
        self.island = Booleans(
            "island",
            [(number, cell) for number, cells in reach.items() for cell in cells],
            self.style,
            fixed={(number, number): True for number in clues},
        )
        self.open_cells = [cell for cell in grid.cells if cell not in known]
        self.shores = [
            (number, cell, near)
            for cell in grid.cells
            for number, _ in self.pairs_at[cell]
            for near in grid.orthogonal(cell)
        ]
        self.islands = [
            (Region(number, {at: self.island[number, at] for at in cells}, grid.orthogonal), size)
            for (number, cells), size in zip(reach.items(), clues.values(), strict=True)
        ]
        self.one_sea = Archipelago(
            {cell: self.sea[cell] for cell in grid.cells},
            [island for island, _ in self.islands],
            grid,
            self.style,
        )
        self.answer = [self.sea]

    def _reach(self, number: Cell, size: int) -> dict[Cell, int]:
        """The cells that an island may hold: near enough, and beside no other number."""
        return within_steps(
            number,
            lambda cell: [
                near for near in self.grid.orthogonal(cell) if self._blocked[near] <= {number}
            ],
            size - 1,
        )
