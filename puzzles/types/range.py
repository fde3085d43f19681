"""Range (kuromasu): shade cells so that every number sees as many cells as it says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..check import Check
from ..clues import Clue, cell_clues, cell_flaws, value_flaws
from ..common import check_counts, check_givens
from ..errors import Flaw
from ..grid import ORTHOGONAL, Cell, Grid
from ..growth import scattered
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..scattered import APART, CONNECTED, ScatteredPuzzle
from ..shaded import CLEAR
from ..text import Source
from ..writing import write_numbers

if TYPE_CHECKING:
    import random
    from collections.abc import Collection

UNSHADED = "A cell with a number is unshaded."
VIEW = "A number counts the cells that are seen from it along row and column, its own among them."


@dataclass(frozen=True, kw_only=True)
class Range(ScatteredPuzzle):
    """Shade cells so that every number sees as many unshaded cells as it says.

    Rules: cells with a number are unshaded. A number counts the unshaded cells
    that are seen from it, up, down, left and right as far as the next shaded cell
    or the border; its own cell counts too, once. No two shaded cells share a
    side; the unshaded cells are connected through their sides.

    File: a grid of numbers and `.`. In a grid without spaces the letters from
    `a` are the numbers from 10.

    Answer: `#` shaded, `.` unshaded.
    """

    name: ClassVar[str] = "range"
    aliases: ClassVar[tuple[str, ...]] = ("kuromasu", "kurodoko")
    rules: ClassVar[tuple[str, ...]] = (UNSHADED, VIEW, APART, CONNECTED)

    numbers: Mapping[Cell, int]

    @classmethod
    def read(cls, source: Source) -> Range:
        board = source.grid("numbers")
        return cls(grid=board.grid, **source.heading, numbers=source.numbers(board.tokens, 1))

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.numbers, "numbers", "number")
        yield from value_flaws(self.numbers, "numbers", 1)

    def write(self) -> str:
        return write_numbers(self.grid, self.numbers)

    @cached_property
    def prefilled(self) -> dict[Cell, str]:
        return dict.fromkeys(self.numbers, CLEAR)

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.numbers, "numbers", "number")

    def check(self, answer: Answer) -> Iterator[Check]:
        shaded = self.shaded_in(answer)
        yield from check_givens(UNSHADED, self.prefilled, answer)
        yield from check_counts(
            VIEW,
            self.clues.values(),
            answer,
            CLEAR,
            "cell",
            lambda cell: _seen(self.grid, shaded, cell),
        )
        yield from super().check(answer)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Range]:
        grid = Grid(height, width)
        shaded = scattered(rng, grid, rng.choice((0.5, 0.9, 1.0)))
        told = rng.choice((0.3, 0.6, 0.9))
        numbers = {
            cell: len(_seen(grid, shaded, cell))
            for cell in grid.cells
            if cell not in shaded and rng.random() < told
        }
        puzzle = cls(grid=grid, numbers=numbers)
        return Planted(puzzle, puzzle.tokens_of(shaded))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        self.draw_shaded(picture, answer)
        for cell, number in self.numbers.items():
            picture.circle((cell.column + 0.5, cell.row + 0.5), 0.4, "white")
            picture.text(cell, str(number), "given", 0.5)
        return picture


def _seen(grid: Grid, shaded: Collection[Cell], cell: Cell) -> list[Cell]:
    """A cell and those that are seen from it."""
    seen = [cell]
    for direction in ORTHOGONAL.values():
        for other in grid.ray(cell, direction):
            if other in shaded:
                break
            seen.append(other)
    return seen
