"""Mosaic (fill-a-pix): each number counts the black cells of the 3x3 square round it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check
from ..clues import Clue, cell_clues, cell_flaws, value_flaws
from ..common import check_counts
from ..errors import Flaw
from ..grid import Cell, Grid
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_grid

if TYPE_CHECKING:
    import random

COUNT = "A number counts the black cells among its own and those around it."

BLACK, WHITE = "#", "."


@dataclass(frozen=True, kw_only=True)
class Mosaic(CellPuzzle):
    """Blacken cells so that every number counts the black cells in the 3x3 square round it.

    Rules: a number counts the black cells among its own cell and the up to
    eight cells around it.

    File: a grid of digits from `0` to `9` and `.`.

    Answer: `#` black, `.` white.
    """

    name: ClassVar[str] = "mosaic"
    aliases: ClassVar[tuple[str, ...]] = ("fill-a-pix",)
    rules: ClassVar[tuple[str, ...]] = (COUNT,)

    numbers: Mapping[Cell, int]

    @classmethod
    def read(cls, source: Source) -> Mosaic:
        board = source.grid("numbers")
        return cls(
            grid=board.grid,
            **source.heading,
            numbers=source.numbers(board.tokens, 0, 9, "digit"),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.numbers, "numbers", "number")
        yield from value_flaws(self.numbers, "numbers", 0, 9)

    def write(self) -> str:
        return write_grid(self.grid, lambda cell: str(self.numbers.get(cell, ".")))

    def choices(self, place: Cell) -> Sequence[str]:
        return (BLACK, WHITE)

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.numbers, "numbers", "number")

    def check(self, answer: Answer) -> Iterator[Check]:
        def square(cell: Cell) -> list[Cell]:
            return sorted((cell, *self.grid.around(cell)))

        yield from check_counts(COUNT, self.clues.values(), answer, BLACK, "black cell", square)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Mosaic]:
        grid = Grid(height, width)
        black = _blotches(rng, grid)
        told = rng.choice([0.5, 0.8, 0.9, 1])
        numbers = {
            cell: sum(near in black for near in (cell, *grid.around(cell)))
            for cell in grid.cells
            if rng.random() < told
        }
        answer = {cell: BLACK if cell in black else WHITE for cell in grid.cells}
        return Planted(cls(grid=grid, numbers=numbers), answer)

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if answer and answer.get(cell) == BLACK:
                picture.fill(cell, "shaded")
            if cell in self.numbers:
                picture.text(cell, str(self.numbers[cell]), "given")
        return picture


def _blotches(rng: random.Random, grid: Grid) -> set[Cell]:
    """Black cells: as pictures have them, in patches, or one here and one there."""
    share = rng.uniform(0.3, 0.7)
    black = {cell for cell in grid.cells if rng.random() < share}
    for _ in range(rng.randint(0, 2)):
        black = {
            cell
            for cell in grid.cells
            if 2 * sum(near in black for near in (cell, *grid.around(cell)))
            > len(grid.around(cell)) + 1
        }
    return black
