"""Latin squares: boards of N x N cells whose rows and columns hold each digit once.

What puzzles on such a board share: digits that are given, how they are read, tried and drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from .cells import CellPuzzle
from .check import Check
from .clues import Clue, cell_clues, cell_flaws, square_flaws, value_flaws
from .common import check_each_once, check_givens
from .errors import Flaw
from .grid import Cell
from .picture import Picture
from .puzzle import Answer
from .square_files import digit_meant, read_board
from .text import Source
from .tokens import Token, TokenGrid

SMALLEST, LARGEST = 2, 36
"""Sizes of boards that are read."""

GIVEN = "A given digit stays as it is."
ROW = "Every row holds each digit once."
COLUMN = "Every column holds each digit once."


@dataclass(frozen=True, kw_only=True)
class LatinPuzzle(CellPuzzle):
    """A puzzle whose answer is a Latin square of digits, some of which are given."""

    givens: Mapping[Cell, int] = field(default_factory=dict)

    @cached_property
    def digits(self) -> range:
        """What every row and column holds."""
        return range(1, self.grid.height + 1)

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """The digits as an answer has them."""
        return tuple(map(str, self.digits))

    def flaws(self) -> Iterator[Flaw]:
        yield from square_flaws(self.grid, SMALLEST, LARGEST)
        yield from cell_flaws(self.grid, self.givens, "givens", "digit")
        yield from value_flaws(self.givens, "givens", self.digits[0], self.digits[-1])

    def choices(self, place: Cell) -> Sequence[str]:
        return self.tokens

    def meant(self, token: Token) -> str:
        return digit_meant(token)

    @cached_property
    def prefilled(self) -> dict[Cell, str]:
        return {cell: str(digit) for cell, digit in self.givens.items()}

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.givens, "givens", "given")

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from check_givens(GIVEN, self.prefilled, answer)
        yield from check_each_once(ROW, self.grid.rows, self.tokens, answer)
        yield from check_each_once(COLUMN, self.grid.columns, self.tokens, answer)


def read_square(
    source: Source, blocks: Iterable[TokenGrid] = (), margins: Iterable[str] = ()
) -> dict[str, Any]:
    """The fields `grid` and `givens` of a Latin square.

    A grid without givens may be left out where `size:`, a block or a margin tells the size.
    """
    main = source.optional_grid("givens")
    grid = read_board(source, main, blocks, margins, SMALLEST, LARGEST, square=True)
    tokens = dict(zip(grid.cells, main.tokens.values(), strict=True)) if main else {}
    source.keep("givens", tokens)
    return {"grid": grid, "givens": source.numbers(tokens, 1, grid.height, "digit")}


def draw_digits(
    picture: Picture,
    puzzle: CellPuzzle,
    answer: Answer | None,
    size: float = 0.6,
    lower: float = 0.5,
) -> None:
    """The given digits and those found, with their middle so far below the top of the cell."""
    for cell in puzzle.places:
        at = (cell.column + 0.5, cell.row + lower)
        if cell in puzzle.prefilled:
            picture.text_at(at, puzzle.prefilled[cell], "given", size)
        elif answer and cell in answer:
            picture.text_at(at, answer[cell], "found", size)
