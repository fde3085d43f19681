"""Singles (hitori): shade cells until no number stands twice in a line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..check import Check
from ..clues import cell_flaws, value_flaws
from ..errors import Flaw
from ..grid import Cell, Grid, Line
from ..growth import scattered
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..scattered import APART, CONNECTED, ScatteredPuzzle
from ..shaded import CLEAR
from ..text import Source
from ..writing import number_token, write_numbers

if TYPE_CHECKING:
    import random

ONCE = "Among the unshaded cells of a row or column no number stands twice."


@dataclass(frozen=True, kw_only=True)
class Singles(ScatteredPuzzle):
    """Shade cells until no number is seen twice in a row or column.

    Rules: in every row and column the numbers of the unshaded cells are all
    different. No two shaded cells share a side; the unshaded cells are connected
    through their sides.

    File: a grid with a number in every cell. In a grid without spaces the
    letters from `a` are the numbers from 10.

    Answer: `#` shaded, its number (or `.`) for an unshaded cell.
    """

    name: ClassVar[str] = "singles"
    aliases: ClassVar[tuple[str, ...]] = ("hitori",)
    rules: ClassVar[tuple[str, ...]] = (ONCE, APART, CONNECTED)

    numbers: Mapping[Cell, int]
    """The number of each cell."""

    @classmethod
    def read(cls, source: Source) -> Singles:
        board = source.grid("numbers")
        return cls(
            grid=board.grid,
            **source.heading,
            numbers=board.read(lambda token: source.number(token, 1)),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.numbers, "numbers", "number")
        yield from value_flaws(self.numbers, "numbers", 1)
        for cell in self.grid.cells:
            if cell not in self.numbers:
                yield Flaw(f"no number at {cell}; expected one in each cell", "numbers", cell)

    def write(self) -> str:
        return write_numbers(self.grid, self.numbers)

    def written(self, cell: Cell, token: str) -> str:
        return number_token(self.grid, self.numbers[cell]) if token == CLEAR else token

    def check(self, answer: Answer) -> Iterator[Check]:
        shaded = self.shaded_in(answer)
        for line in self.grid.lines:
            yield self._check_line(line, [cell for cell in line.cells if cell not in shaded])
        yield from super().check(answer)

    def _check_line(self, line: Line, clear: list[Cell]) -> Check:
        seen: set[int] = set()
        twice: dict[int, None] = {}
        for cell in clear:
            if self.numbers[cell] in seen:
                twice[self.numbers[cell]] = None
            seen.add(self.numbers[cell])
        found = f"{', '.join(map(str, twice))} twice" if twice else "none"
        marked = tuple(cell for cell in clear if self.numbers[cell] in twice)
        return Check(ONCE, line.name, not twice, "no number twice", found, marked)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Singles]:
        grid = Grid(height, width)
        shaded = scattered(rng, grid, rng.choice((0.5, 0.9, 1.0)))
        numbers = _latin(rng, grid)
        most, told = max(numbers.values()), rng.choice((0.7, 1.0))
        for cell in sorted(shaded):
            rivals = [
                numbers[other]
                for other in grid.cells
                if other not in shaded and (other.row == cell.row) != (other.column == cell.column)
            ]
            numbers[cell] = (
                rng.choice(rivals) if rivals and rng.random() < told else rng.randint(1, most)
            )
        puzzle = cls(grid=grid, numbers=numbers)
        return Planted(puzzle, puzzle.tokens_of(shaded))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        shaded = self.shaded_in(answer or {})
        self.draw_shaded(picture, answer)
        for cell in self.grid.cells:
            number = str(self.numbers[cell])
            picture.text(cell, number, "note" if cell in shaded else "given")
        return picture


def _latin(rng: random.Random, grid: Grid) -> dict[Cell, int]:
    """Numbers up to the longer side's length, none twice in a line."""
    side = max(grid.height, grid.width)
    rows, columns, values = (rng.sample(range(side), side) for _ in range(3))
    return {cell: values[(rows[cell.row] + columns[cell.column]) % side] + 1 for cell in grid.cells}
