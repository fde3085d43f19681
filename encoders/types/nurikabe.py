"""Nurikabe: a Boolean for each cell, is it sea, and one for each island and cell it may hold.

Islands are one-hot: a cell is sea, or belongs to one of the islands that can reach it. An
island cannot pass another number or a cell beside one, so most cells have few candidates,
and what no island reaches is sea. That an island hangs together is asserted step by step
from its number; by ranks where its size is not known, since steps took a third more text there and
no less time. The sea is connected where the islands form a forest, see `archipelago`.

Seconds of first answer / uniqueness proved, solver alone in one dialogue on a busy machine
(yices 2.6.5 | z3 5.4.1): 20x20 .11/.11 | .53/.54, a sparse 10x10 .10/.16 | .30/.33.

In the plain text every cell may belong to every island, islands hang together by ranks, and the
sea by a spanning tree (`planar.Connected`).
"""

from __future__ import annotations

from collections.abc import Collection

from ...puzzles.grid import Cell
from ...puzzles.types.nurikabe import DRY, WET, Nurikabe
from ..archipelago import Archipelago
from ..encoding import Encoding
from ..families import Booleans, Words, name_length
from ..model import WholeBoard
from ..planar import Connected
from ..regions import HangByRanks, HangsTogether, Region, within_steps


class NurikabeEncoding(Encoding[Nurikabe]):
    """The variables of a nurikabe."""

    def build(self) -> None:
        grid, numbers = self.grid, self.puzzle.numbers
        self._blocked = {
            cell: {near for near in (cell, *grid.orthogonal(cell)) if near in numbers}
            for cell in grid.cells
        }
        near_enough = {number: self._near_enough(number) for number in numbers}
        held = {cell for cells in near_enough.values() for cell in cells}
        self.lonely = [cell for cell in grid.cells if cell not in held]
        self.too_far = self.for_lemmas(
            lambda: (
                (number, cell)
                for number, cells in near_enough.items()
                for cell in grid.cells
                if cell not in set(cells)
            )
        )
        reach = self.prune(lambda: near_enough, dict.fromkeys(numbers, grid.cells))
        self.pairs_at: dict[Cell, list[tuple[Cell, Cell]]] = {cell: [] for cell in grid.cells}
        for number, cells in reach.items():
            for cell in cells:
                self.pairs_at[cell].append((number, cell))
        known = {
            cell: cell not in numbers
            for cell, pairs in self.pairs_at.items()
            if cell in numbers or not pairs
        }
        self.sea = Booleans(
            "sea",
            grid.cells,
            self.style,
            fixed=self.prune(lambda: known, {}),
            on=WET,
            off=DRY,
            words=Words("is sea", "is land", "are sea", "are land"),
        )
        self.island = Booleans(
            "island",
            [pair for pairs in self.pairs_at.values() for pair in pairs],
            self.style,
            fixed=self.prune(lambda: {(number, number): True for number in numbers}, {}),
            words=Words(*("belong together", "do not belong together") * 2),
        )
        self.shores = [
            (number, cell, near)
            for cell in grid.cells
            for number, _ in self.pairs_at[cell]
            for near in grid.orthogonal(cell)
        ]
        regions = {
            number: Region(
                number,
                {cell: self.island[number, cell] for cell in cells},
                grid.orthogonal,
                numbers[number],
            )
            for number, cells in reach.items()
        }
        self.sizes = [
            (clue, list(regions[clue.at].members.values())) for clue in self.puzzle.clues.values()
        ]
        in_one_piece: list[WholeBoard] = [HangByRanks(list(regions.values()))]
        self.in_one_piece = self.prune(lambda: self._in_one_piece(regions.values()), in_one_piece)
        sea = {cell: self.sea[cell] for cell in grid.cells}
        self.one_sea: WholeBoard = self.prune(
            lambda: Archipelago(sea, list(regions.values()), grid, self.style),
            Connected("sea cell", sea, grid, stem="sea"),
        )
        self.answer = [self.sea]

    def expected_length(self) -> int:
        # In the plain text every cell may belong to every island, and a clause says why.
        pairs = len(self.grid.cells) * len(self.puzzle.numbers)
        return self.prune(lambda: 0, int(pairs * (250 + 16 * name_length(self.grid))))

    def _near_enough(self, number: Cell) -> list[Cell]:
        """The cells that an island can come to, past no other number and no cell beside one."""
        grid = self.grid
        size = self.puzzle.numbers[number] or len(grid.cells)

        def free(cell: Cell) -> list[Cell]:
            return [near for near in grid.orthogonal(cell) if self._blocked[near] <= {number}]

        return list(within_steps(number, free, size - 1))

    def _in_one_piece(self, regions: Collection[Region[Cell]]) -> list[WholeBoard]:
        """Each island by steps from its number; those of unknown size by ranks."""
        return [
            *(
                HangsTogether(region, region.most - 1)
                for region in regions
                if region.size is not None
            ),
            HangByRanks([region for region in regions if region.size is None]),
        ]
