"""Towers (skyscrapers): a Latin square of heights, seen from its sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from ..check import Check, counted
from ..clues import Clue, margin_clues, margin_flaws
from ..errors import Flaw
from ..grid import OPPOSITE, Grid
from ..latin import (
    COLUMN,
    GIVEN,
    LARGEST,
    ROW,
    SMALLEST,
    LatinPuzzle,
    draw_digits,
    read_square,
)
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..squares import latin_square
from ..text import Source
from ..writing import write_margin, write_numbers

if TYPE_CHECKING:
    import random

SEEN = "From a clue one sees as many towers as it says: taller ones hide those behind them."

Margin = tuple[int | None, ...]


@dataclass(frozen=True, kw_only=True)
class Towers(LatinPuzzle):
    """Build a tower on every cell so that from each clue as many are seen as it says.

    Rules: every row and column of the N x N board holds each height from 1 to N
    once. A number outside the grid tells how many towers one sees from there
    along its row or column: a tower hides the smaller ones behind it.

    File: a grid of heights, `.` where none is given; from 10 up letters (`a` is
    10), or decimal numbers with spaces between. `top:` `bottom:` `left:` `right:`
    with a number from 1 to N, or `.`, for each column or row. An empty grid may
    be left out where `size: N` or a side tells N, from 2 to 36.

    Answer: the heights.
    """

    name: ClassVar[str] = "towers"
    aliases: ClassVar[tuple[str, ...]] = ("skyscrapers",)
    framed: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = (GIVEN, ROW, COLUMN, SEEN)

    top: Margin = ()
    """A clue or None for each column; all None where the side is left out."""
    left: Margin = ()
    bottom: Margin = ()
    right: Margin = ()

    def __post_init__(self) -> None:
        for side in OPPOSITE:
            if not getattr(self, side):
                object.__setattr__(self, side, (None,) * len(self.grid.seen_from(side)))
        super().__post_init__()

    @classmethod
    def read(cls, source: Source) -> Towers:
        square = read_square(source, margins=OPPOSITE)
        size = square["grid"].height
        sides: dict[str, Any] = {side: source.margin(side, size, 1, size) for side in OPPOSITE}
        return cls(**source.heading, **square, **sides)

    def flaws(self) -> Iterator[Flaw]:
        yield from super().flaws()
        yield from margin_flaws(self.grid, **self.sides)
        for clue in self.clues_of("clue"):
            if not 1 <= clue.value <= self.grid.height:
                message = f"{clue.value} towers seen; expected 1 to {self.grid.height}"
                yield Flaw(message, clue.field, clue.item)

    def write(self) -> str:
        text = write_numbers(self.grid, self.givens)
        return text + "".join(write_margin(side, clues) for side, clues in self.sides.items())

    @cached_property
    def sides(self) -> dict[str, Margin]:
        """The clues of each side."""
        return {"top": self.top, "bottom": self.bottom, "left": self.left, "right": self.right}

    def list_clues(self) -> Iterator[Clue]:
        yield from super().list_clues()
        yield from margin_clues(self.grid, "clue", **self.sides)

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from super().check(answer)
        for clue in self.clues_of("clue"):
            seen = _seen([int(answer[cell]) for cell in clue.at.cells])
            yield Check(
                SEEN,
                str(clue.at),
                seen == clue.value,
                counted(clue.value, "tower"),
                str(seen),
                clue.at.cells,
            )

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Towers]:
        size = min(max(SMALLEST, (height + width) // 2), LARGEST)
        square = latin_square(rng, size)
        grid = Grid(size, size)
        told = rng.choice([0.3, 0.6, 0.9, 1])
        given = rng.choice([0, 0.1, 0.3])
        sides: dict[str, Any] = {
            side: tuple(
                _seen([square[cell] for cell in line.cells]) if rng.random() < told else None
                for line in grid.seen_from(side)
            )
            for side in OPPOSITE
        }
        givens = {cell: square[cell] for cell in grid.cells if rng.random() < given}
        puzzle = cls(grid=grid, givens=givens, **sides)
        return Planted(puzzle, {cell: str(height) for cell, height in square.items()})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for side in OPPOSITE:
            picture.outside(side, self.sides[side])
        draw_digits(picture, self, answer)
        return picture


def _seen(heights: list[int]) -> int:
    """How many towers one sees that looks along them."""
    tallest = seen = 0
    for height in heights:
        if height > tallest:
            tallest = height
            seen += 1
    return seen
