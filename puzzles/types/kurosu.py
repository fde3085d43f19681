"""Kurosu: as many noughts as crosses in every line, never three in a row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..balanced import BalancedPuzzle, drawn
from ..grid import Cell
from ..picture import Picture, TextKind
from ..puzzle import Planted
from ..text import Source

if TYPE_CHECKING:
    import random

SYMBOLS = ("0", "1")


@dataclass(frozen=True, kw_only=True)
class Kurosu(BalancedPuzzle):
    """Fill the grid with 0 and 1 (printed as O and X).

    Rules: every row and column holds as many 0 as 1; no three cells next to
    each other in a row or column hold the same. Where the file says so, no two
    rows are the same, and no two columns.

    File: a grid of `0`, `1` and `.`, or of `O`, `X` and `.`, with an even number
    of rows and of columns (newspapers print 6 x 6); `unique: yes` where rows and
    columns differ.

    Answer: `0` and `1`; `O` and `X` are read as well.
    """

    name: ClassVar[str] = "kurosu"
    aliases: ClassVar[tuple[str, ...]] = ("Kurosu6",)
    meanings: ClassVar[Mapping[str, str]] = {"0": "0", "1": "1", "O": "0", "X": "1"}

    @classmethod
    def read(cls, source: Source) -> Kurosu:
        board = source.grid("givens")
        return cls(grid=board.grid, **cls.read_fields(source, board.tokens))

    @property
    def symbols(self) -> tuple[str, str]:
        return SYMBOLS

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Kurosu]:
        board = drawn(rng, height, width, SYMBOLS)
        unique = board.differs and rng.random() < 0.3
        return Planted(cls(grid=board.grid, givens=board.givens, unique=unique), board.answer)

    def draw_symbol(self, picture: Picture, cell: Cell, symbol: str, kind: TextKind) -> None:
        picture.text(cell, {"0": "O", "1": "X"}.get(symbol, symbol), kind)
