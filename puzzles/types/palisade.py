"""Palisade: regions of one size, numbers that count the borders round their cells."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..check import Check, counted
from ..clues import Clue, cell_clues, cell_flaws, value_flaws
from ..divisions import BORDER, DivisionPuzzle
from ..errors import Flaw
from ..grid import ORTHOGONAL, Cell, Edge, Grid
from ..growth import cut_evenly
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_numbers

if TYPE_CHECKING:
    import random

SIZE = "All regions have the same number of cells, the region size."
COUNT = "A number counts the sides of its cell that have a border, those of the board included."

LARGEST = 25
"""Cells of the largest regions that are planted: from 24 on one can go round another one."""


@dataclass(frozen=True, kw_only=True)
class Palisade(DivisionPuzzle):
    """Divide the board into regions of one size, with borders as the numbers say.

    Rules: the regions are connected through sides and have all the same number
    of cells, the region size. A number counts the sides of its cell that have a
    border on them, between two regions or at the edge of the board.

    File: a grid of digits 0 to 4 and `.`; `region-size:` the cells of a region,
    which divide those of the board. Without it, five.

    Answer: in each cell the id of its region; ids are arbitrary.
    """

    name: ClassVar[str] = "palisade"
    aliases: ClassVar[tuple[str, ...]] = ("five-cells",)
    rules: ClassVar[tuple[str, ...]] = (SIZE, COUNT)

    numbers: Mapping[Cell, int]
    region_size: int

    @classmethod
    def read(cls, source: Source) -> Palisade:
        board = source.grid("numbers")
        return cls(
            grid=board.grid,
            **source.heading,
            numbers=source.numbers(board.tokens, 0, 4),
            region_size=source.integer("region-size", 5, 1),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.numbers, "numbers", "number")
        yield from value_flaws(self.numbers, "numbers", 0, 4)
        cells = len(self.grid.cells)
        if self.region_size < 1 or cells % self.region_size:
            yield Flaw(
                f"regions of {self.region_size} cells do not make up the {cells} of the board",
                "region_size",
            )

    def write(self) -> str:
        return write_numbers(self.grid, self.numbers) + f"region-size: {self.region_size}\n"

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.numbers, "numbers", "number")

    def check(self, answer: Answer) -> Iterator[Check]:
        for region in self.pieces_of(answer):
            expected, found = counted(self.region_size, "cell"), str(len(region))
            right = len(region) == self.region_size
            yield Check(SIZE, f"region of {region[0]}", right, expected, found, tuple(region))
        for cell, number in self.numbers.items():
            borders = sum(
                near not in self.grid or answer[Edge.of(cell, near)] == BORDER
                for near in map(cell.step, ORTHOGONAL.values())
            )
            expected = counted(number, "border")
            yield Check(COUNT, str(cell), borders == number, expected, str(borders), (cell,))

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Palisade]:
        grid = Grid(height, width)
        cells = len(grid.cells)
        size = rng.choice([k for k in range(1, min(cells, LARGEST) + 1) if cells % k == 0])
        names = cut_evenly(rng, grid, size)
        kept = rng.choice((0.6, 0.8, 1.0))
        numbers = {
            cell: sum(names.get(cell.step(side)) != names[cell] for side in ORTHOGONAL.values())
            for cell in grid.cells
            if rng.random() < kept
        }
        puzzle = cls(grid=grid, numbers=numbers, region_size=size)
        return Planted(puzzle, puzzle.division(names))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = self.draw_regions(answer)
        for cell, number in self.numbers.items():
            picture.text(cell, str(number), "given")
        return picture
