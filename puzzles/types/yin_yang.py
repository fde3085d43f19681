"""Yin-Yang: two colours, each in one piece, and no 2x2 block of one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check
from ..clues import Clue, cell_clues, cell_flaws
from ..common import check_blocks, check_connected, check_givens
from ..errors import Flaw
from ..grid import Cell, Grid
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..tokens import Token
from ..winding import parted
from ..writing import write_grid

if TYPE_CHECKING:
    import random

GIVEN = "A given cell keeps its colour."
BLOCK = "No 2x2 block is of one colour."
BLACKS = "The black cells are connected."
WHITES = "The white cells are connected."

BLACK, WHITE = "B", "W"
NAMES = {BLACK: "black", WHITE: "white"}


@dataclass(frozen=True, kw_only=True)
class YinYang(CellPuzzle):
    """Colour every cell black or white so that each colour is in one piece.

    Rules: the black cells are connected through their sides, and so are the
    white ones. No 2x2 block is of one colour. On a board of one row or column,
    which has no such block, a colour may be missing.

    File: a grid of `B`, `W` and `.`.

    Answer: `B` and `W`.
    """

    name: ClassVar[str] = "yin-yang"
    rules: ClassVar[tuple[str, ...]] = (GIVEN, BLOCK, BLACKS, WHITES)

    givens: Mapping[Cell, str]

    @classmethod
    def read(cls, source: Source) -> YinYang:
        board = source.grid("givens")
        found = board.read(lambda token: source.symbol(token, "BW."))
        return cls(
            grid=board.grid,
            **source.heading,
            givens={cell: symbol for cell, symbol in found.items() if symbol != "."},
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.givens, "givens", "given")
        for cell, symbol in self.givens.items():
            if symbol not in NAMES:
                yield Flaw(f"{symbol!r} at {cell}; expected B or W", "givens", cell)

    def write(self) -> str:
        return write_grid(self.grid, lambda cell: self.givens.get(cell, "."))

    def choices(self, place: Cell) -> Sequence[str]:
        return (BLACK, WHITE)

    def meant(self, token: Token) -> str:
        return token.text.upper()

    @cached_property
    def prefilled(self) -> Mapping[Cell, str]:
        return self.givens

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.givens, "givens", "given")

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from check_givens(GIVEN, self.givens, answer)
        cells = {
            colour: [cell for cell in self.places if answer[cell] == colour] for colour in NAMES
        }
        for colour, name in NAMES.items():
            yield from check_blocks(BLOCK, self.grid.blocks, set(cells[colour]), name)
        yield check_connected(BLACKS, cells[BLACK], self.grid, "the board")
        yield check_connected(WHITES, cells[WHITE], self.grid, "the board")

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[YinYang]:
        grid = Grid(height, width)
        colours = rng.sample((BLACK, WHITE), 2)
        half = parted(rng, grid)
        answer = {cell: colours[cell in half] for cell in grid.cells}
        told = rng.choice((0.15, 0.3, 0.5))
        givens = {cell: colour for cell, colour in answer.items() if rng.random() < told}
        return Planted(cls(grid=grid, givens=givens), answer)

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            is_black = (answer or {}).get(cell) == BLACK
            if is_black:
                picture.fill(cell, "shaded")
            middle = (cell.column + 0.5, cell.row + 0.5)
            if self.givens.get(cell) == WHITE:
                picture.circle(middle, 0.36, "white")
            elif cell in self.givens:
                if is_black:
                    picture.circle(middle, 0.4, "white")
                picture.circle(middle, 0.34, "black")
            elif (answer or {}).get(cell) == WHITE:
                picture.circle(middle, 0.1, "white")
        return picture
