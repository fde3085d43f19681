"""Unruly (tohu-wa-vohu): cells coloured black and white, in balance, never three alike in a row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..balanced import BLACK, WHITE, BalancedPuzzle, drawn
from ..grid import Cell
from ..picture import Picture, TextKind
from ..puzzle import Answer, Planted
from ..text import Source

if TYPE_CHECKING:
    import random


@dataclass(frozen=True, kw_only=True)
class Unruly(BalancedPuzzle):
    """Colour every cell black or white, as many of each in every line and never three in a row.

    Rules: every row and column holds as many black as white cells; no three
    cells next to each other in a row or column have the same colour. Where the
    file says so, no two rows are the same, and no two columns.

    File: a grid of `B`, `W` and `.`, with an even number of rows and of columns;
    `unique: yes` where rows and columns differ.

    Answer: `B` and `W`.
    """

    name: ClassVar[str] = "unruly"
    aliases: ClassVar[tuple[str, ...]] = ("tohu-wa-vohu",)
    meanings: ClassVar[Mapping[str, str]] = {BLACK: BLACK, WHITE: WHITE}

    @classmethod
    def read(cls, source: Source) -> Unruly:
        board = source.grid("givens")
        return cls(grid=board.grid, **cls.read_fields(source, board.tokens))

    @property
    def symbols(self) -> tuple[str, str]:
        return (WHITE, BLACK)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Unruly]:
        board = drawn(rng, height, width, (WHITE, BLACK))
        unique = board.differs and rng.random() < 0.3
        return Planted(cls(grid=board.grid, givens=board.givens, unique=unique), board.answer)

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = super().draw(answer)
        for cell in self.grid.cells:
            if cell not in self.givens and cell not in (answer or {}):
                picture.fill(cell, "soft")  # else an open cell would look like a white one
        return picture

    def draw_symbol(self, picture: Picture, cell: Cell, symbol: str, kind: TextKind) -> None:
        is_given = kind == "given"
        if symbol == BLACK:
            picture.fill(cell, "wall" if is_given else "shaded")
        else:
            picture.fill(cell, "white")
        if is_given:
            middle = (cell.column + 0.5, cell.row + 0.5)
            picture.circle(middle, 0.1, "white" if symbol == BLACK else "black")
