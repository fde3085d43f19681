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

from collections import Counter
from collections.abc import Collection, Iterator

from ...puzzles.grid import Cell
from ...puzzles.types.nurikabe import DRY, WET, Nurikabe
from ..archipelago import RING, Archipelago
from ..encoding import Encoding
from ..families import Booleans, Words, name_length
from ..lengths import of_totalizer
from ..model import MOST_TEXT, WholeBoard
from ..planar import Connected, length_of_connected
from ..regions import HangByRanks, HangsTogether, Region, within_steps

PAIR, STEP, CORNER, MEETING, BLOCK = 70, 40, 80, 30, 500
"""Characters of text, at least, for each character of a cell's name, measured.

For an island and a cell beside its number that it may hold; for each step more than are needed
that may lead to it; for two cells where islands may meet at a corner, and for each two islands
there; and for four cells that large islands may hold.
"""


class NurikabeEncoding(Encoding[Nurikabe]):
    """The variables of a nurikabe."""

    def build(self) -> None:
        grid, numbers = self.grid, self.puzzle.numbers
        near_enough = dict(self._near_enough())
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
        return int(self.prune(self._of_islands_in_reach, self._of_islands_anywhere()))

    def _of_islands_anywhere(self) -> float:
        # In the plain text every cell may belong to every island, and a clause says why.
        pairs = len(self.grid.cells) * len(self.puzzle.numbers)
        return pairs * (250 + 16 * name_length(self.grid)) + length_of_connected(self.grid)

    def _of_islands_in_reach(self) -> float:
        """Stops where it is enough: to find what islands reach takes as long as all that follows.

        Counted are the cells that each may hold, its steps to them, and where it may meet another
        at a corner or go round something by itself.
        """
        length, character = 0.0, name_length(self.grid)
        held: Counter[Cell] = Counter()
        by_large: set[Cell] = set()
        numbers = self.puzzle.numbers
        for number, distance in self._near_enough():
            held.update(distance.keys())
            length += (len(distance) - 1) * PAIR * character
            size = numbers[number]
            if size:
                length += sum(size - 1 - far for far in distance.values() if far) * STEP * character
                if self.style != "int":  # a sum
                    length += of_totalizer(len(distance) - 1, size - 1, len("island_r1c1_r1c1"))
            if min(size or len(distance), len(distance)) >= RING:
                by_large.update(distance)
            if length > MOST_TEXT:
                return length
        for block in self.grid.blocks:
            a, b, c, d = block.cells
            for one, other, beside in ((a, d, (b, c)), (b, c, (a, d))):
                # Asked cell by cell: a set would go through all numbers of the board each time.
                if held[one] and held[other] and not any(map(numbers.__contains__, beside)):
                    length += (CORNER + held[one] * held[other] * MEETING) * character
            length += by_large.issuperset(block.cells) * BLOCK * character
        return length

    def _near_enough(self) -> Iterator[tuple[Cell, dict[Cell, int]]]:
        """For each number the cells that its island can come to, past no other number's shore.

        With the steps that lead there.
        """
        grid, numbers = self.grid, self.puzzle.numbers
        beside: dict[Cell, set[Cell]] = {}
        for number in numbers:
            for near in (number, *grid.orthogonal(number)):
                beside.setdefault(near, set()).add(number)
        neighbours = {cell: grid.orthogonal(cell) for cell in grid.cells}
        nobody: set[Cell] = set()
        for number, size in numbers.items():
            own = {number}

            def free(cell: Cell, own: set[Cell] = own) -> list[Cell]:
                return [near for near in neighbours[cell] if beside.get(near, nobody) <= own]

            yield number, within_steps(number, free, (size or len(grid.cells)) - 1)

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
