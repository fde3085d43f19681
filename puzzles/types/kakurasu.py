"""Kakurasu: black cells count by their place in the line, and lines add up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check
from ..clues import Clue, margin_clues, margin_flaws
from ..errors import Flaw
from ..grid import Cell, Grid
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source

if TYPE_CHECKING:
    import random

ROW = "The black cells of a row, each worth the number of its column, add up to the row's sum."
COLUMN = "The black cells of a column, each worth the number of its row, add up to its sum."

BLACK, WHITE = "#", "."

LARGEST = 100
"""How many rows and columns are read."""


@dataclass(frozen=True, kw_only=True)
class Kakurasu(CellPuzzle):
    """Blacken cells so that every row and column adds up to the sum beside it.

    Rules: in a row the first cell is worth 1, the second 2 and so on, in a
    column as well. The black cells of a row are worth the sum at its right
    together, those of a column the sum below it.

    File: `right:` has a sum for each row, `bottom:` one for each column, from top
    to bottom and from left to right; `.` where there is none.

    Answer: `#` black, `.` white.
    """

    name: ClassVar[str] = "kakurasu"
    rules: ClassVar[tuple[str, ...]] = (ROW, COLUMN)

    right: tuple[int | None, ...]
    bottom: tuple[int | None, ...]

    @classmethod
    def read(cls, source: Source) -> Kakurasu:
        grid = Grid(_length(source, "right"), _length(source, "bottom"))
        return cls(
            grid=grid,
            **source.heading,
            right=source.margin("right", grid.height),
            bottom=source.margin("bottom", grid.width),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from margin_flaws(self.grid, right=self.right, bottom=self.bottom)

    def write(self) -> str:
        return "".join(
            f"{key}: {' '.join('.' if clue is None else str(clue) for clue in clues)}\n"
            for key, clues in (("right", self.right), ("bottom", self.bottom))
        )

    def choices(self, place: Cell) -> Sequence[str]:
        return (BLACK, WHITE)

    def list_clues(self) -> Iterator[Clue]:
        return margin_clues(self.grid, "sum", right=self.right, bottom=self.bottom)

    def check(self, answer: Answer) -> Iterator[Check]:
        for clue in self.clues.values():
            black = [cell for cell in clue.at.cells if answer[cell] == BLACK]
            if clue.field == "right":
                worth = [cell.column + 1 for cell in black]
            else:
                worth = [cell.row + 1 for cell in black]
            total = sum(worth)
            yield Check(
                ROW if clue.field == "right" else COLUMN,
                str(clue.at),
                ok=total == clue.value,
                expected=str(clue.value),
                found=f"{' + '.join(map(str, worth))} = {total}" if len(worth) > 1 else str(total),
                cells=tuple(black) if total > clue.value else clue.at.cells,
            )

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Kakurasu]:
        grid = Grid(height, width)
        share, told = rng.uniform(0.2, 0.8), rng.choice([0.7, 0.9, 1, 1])
        black = {cell for cell in grid.cells if rng.random() < share}

        def kept(total: int) -> int | None:
            return total if rng.random() < told else None

        puzzle = cls(
            grid=grid,
            right=tuple(
                kept(sum(c.column + 1 for c in row.cells if c in black)) for row in grid.rows
            ),
            bottom=tuple(
                kept(sum(c.row + 1 for c in column.cells if c in black)) for column in grid.columns
            ),
        )
        return Planted(puzzle, {c: BLACK if c in black else WHITE for c in grid.cells})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if answer and answer.get(cell) == BLACK:
                picture.fill(cell, "shaded")
        picture.outside("right", self.right)
        picture.outside("bottom", self.bottom)
        # What a place is worth is printed at the other two sides: the number of its line.
        picture.numbered = False
        picture.top = picture.left = 0.6
        for row in range(self.grid.height):
            picture.text_at((-0.35, row + 0.5), str(row + 1), "note", 0.35)
        for column in range(self.grid.width):
            picture.text_at((column + 0.5, -0.35), str(column + 1), "note", 0.35)
        picture.top = picture.left = 0.6
        return picture


def _length(source: Source, key: str) -> int:
    """How many lines the clues of a side are for."""
    words = [word for line in source.word_lists(key) for word in line]
    if not words:
        source.fail(source.header, f"{source.header.text} needs '{key}:', a sum for each line")
    if len(words) > LARGEST:
        source.fail(words[LARGEST], f"'{key}:' has {len(words)} clues; at most {LARGEST} will do")
    return len(words)
