"""Binairo (takuzu): white and black circles, or 0 and 1, in lines of which no two are the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..balanced import BLACK, WHITE, CirclePuzzle, drawn
from ..puzzle import Planted
from ..text import Source

if TYPE_CHECKING:
    import random


@dataclass(frozen=True, kw_only=True)
class Binairo(CirclePuzzle):
    """Put a white or a black circle in every cell so that no two lines are the same.

    Rules: every row and column holds as many white as black circles; no three
    cells next to each other in a row or column hold the same. No two rows are
    the same, and no two columns, unless the file says that they may be.

    File: a grid of `B`, `W` and `.`, or of `0`, `1` and `.`, with an even number
    of rows and of columns; `unique: no` where lines may be the same.
    `symbols: 01` on an empty grid that is to be filled with `0` and `1`.

    Answer: `B` and `W`, or `0` and `1`, as the file has them.
    """

    name: ClassVar[str] = "binairo"
    aliases: ClassVar[tuple[str, ...]] = ("takuzu", "binary-puzzle")

    unique: bool = True

    @classmethod
    def read(cls, source: Source) -> Binairo:
        board = source.grid("givens")
        return cls(grid=board.grid, **cls.read_fields(source, board.tokens))

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Binairo]:
        digits = rng.random() < 0.3
        board = drawn(rng, height, width, ("0", "1") if digits else (WHITE, BLACK))
        puzzle = cls(
            grid=board.grid,
            givens=board.givens,
            unique=board.differs and rng.random() < 0.8,
            digits=digits,
        )
        return Planted(puzzle, board.answer)
