"""Puzzles in which as many things stand in every line, none touching another: stars, queens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from .cells import CellPuzzle
from .check import Check, counted
from .clues import Clue
from .common import check_apart, check_counts
from .grid import Cell, Grid, Line
from .picture import DIGIT, Picture, SymbolKind
from .puzzle import Answer

if TYPE_CHECKING:
    import random

NONE = "."
"""Nothing stands in a cell."""


class StarPuzzle(CellPuzzle):
    """As many things of a kind in every row, every column and every area, none touching another.

    The first rules are that they keep apart, and that every row and every column has its number;
    where there are areas the fourth is that every area has.
    """

    token: ClassVar[str]
    """What an answer writes where one stands."""
    noun: ClassVar[SymbolKind]
    """What stands there, in words and in pictures."""

    @property
    def each(self) -> int:
        """How many stand in every row, and where nothing else is said in every column and area."""
        return 1

    @property
    def each_column(self) -> int:
        """How many stand in every column."""
        return self.each

    @property
    def each_area(self) -> int:
        """How many stand in every area."""
        return self.each

    @property
    def areas(self) -> tuple[Line, ...]:
        """What holds a number of them, besides rows and columns."""
        return ()

    def amount(self, number: int) -> str:
        """`1 star` or `2 stars`: what a line or an area holds."""
        return counted(number, self.noun)

    def choices(self, place: Cell) -> Sequence[str]:
        return (self.token, NONE)

    def check(self, answer: Answer) -> Iterator[Check]:
        apart, row, column, *area = self.rules
        standing = [cell for cell in self.places if answer[cell] == self.token]
        yield from check_apart(apart, standing, self.grid.around, self.noun)
        counted_lines = (
            (row, self.grid.rows, self.each),
            (column, self.grid.columns, self.each_column),
            *((rule, self.areas, self.each_area) for rule in area),
        )
        for rule, lines, number in counted_lines:
            counts = [Clue(self.noun, line, number, "grid", None) for line in lines]
            yield from check_counts(rule, counts, answer, self.token, self.noun)

    def draw_standing(self, picture: Picture, answer: Answer | None) -> None:
        """Draw what an answer has found."""
        for cell in self.places:
            if answer and answer.get(cell) == self.token:
                picture.symbol(cell, self.noun, found=True)

    def tokens_of(self, standing: set[Cell]) -> Answer:
        """The answer in which something stands in just these cells."""
        return {cell: self.token if cell in standing else NONE for cell in self.places}


def drawn_amount(picture: Picture, amount: str) -> None:
    """Say above the board how many stand in a line, as a magazine does."""
    size = min(0.4 + picture.width / 50, picture.width / (DIGIT * len(amount)))
    picture.top = 1.6 * size
    picture.text_at((picture.width / 2, -0.8 * size), amount, "clue", size)


def solvable_side(height: int, width: int) -> int:
    """The side of a square about as large that has an answer: there is none of 2 or 3."""
    side = max(height, width)
    return 4 if side in (2, 3) else side


def placed(rng: random.Random, grid: Grid, count: int, column_count: int) -> set[Cell]:
    """So many in each row and so many in each column, none touching another.

    Row by row, more likely in columns that need more; anew where a row has no room. The board
    has room for them, and rows hold as many together as columns do.
    """
    while True:
        missing = [column_count] * grid.width
        standing: set[Cell] = set()
        for row in range(grid.height):
            order = sorted(range(grid.width), key=lambda column: 3 * rng.random() - missing[column])
            free = count
            for cell in (Cell(row, column) for column in order):
                close = standing.intersection(_around(cell))
                if free and missing[cell.column] and not close:
                    standing.add(cell)
                    missing[cell.column] -= 1
                    free -= 1
            if free:
                break
        else:
            return standing


def _around(cell: Cell) -> set[Cell]:
    row, column = cell
    return {Cell(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1)}
