"""Dominosa: a set of dominoes laid out, of which the numbers are left and the outlines are not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement, starmap
from math import isqrt
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from ..check import Check, counted
from ..clues import cell_flaws, value_flaws
from ..divisions import DivisionPuzzle
from ..errors import Flaw
from ..grid import Cell, Grid
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..tilings import random_dominoes
from ..writing import write_numbers

if TYPE_CHECKING:
    import random

DOMINO = "Every cell lies in a domino, of two neighbouring cells."
SET = "Every pair of numbers from 0 to the largest is on one domino."


class Pair(NamedTuple):
    """The numbers of a domino, the smaller one first."""

    low: int
    high: int

    def __str__(self) -> str:
        return f"domino {self.low}-{self.high}"


LARGEST = 200
"""The largest number that is read."""


@dataclass(frozen=True, kw_only=True)
class Dominosa(DivisionPuzzle):
    """Find the dominoes of a whole set from the numbers on their halves.

    Rules: the board is covered by dominoes of two neighbouring cells each. They
    are a whole set: every pair of numbers from 0 to N, two equal ones too, is on
    exactly one of them. N is the largest number of the board.

    File: a grid of numbers; from 10 up letters (`a` is 10), or decimal numbers
    with spaces between. It has (N+1) x (N+2) cells in any shape of a rectangle.

    Answer: in each cell the id of its domino; ids are arbitrary.
    """

    name: ClassVar[str] = "dominosa"
    aliases: ClassVar[tuple[str, ...]] = ("dominos",)
    rules: ClassVar[tuple[str, ...]] = (DOMINO, SET)

    numbers: Mapping[Cell, int]

    @classmethod
    def read(cls, source: Source) -> Dominosa:
        board = source.grid("numbers")
        numbers = board.read(lambda token: source.number(token, 0, LARGEST))
        return cls(grid=board.grid, **source.heading, numbers=numbers)

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.numbers, "numbers", "number")
        yield from value_flaws(self.numbers, "numbers", 0, LARGEST)
        for cell in self.grid.cells:
            if cell not in self.numbers:
                yield Flaw(f"no number at {cell}; expected one in each cell", "numbers", cell)
        cells, needed = len(self.grid.cells), (self.largest + 1) * (self.largest + 2)
        if cells != needed:
            yield Flaw(
                f"a board of {counted(cells, 'cell')} with numbers to {self.largest}; "
                f"expected {needed}, two for each domino from 0-0 to {self.largest}-{self.largest}",
                "grid",
            )

    def write(self) -> str:
        return write_numbers(self.grid, self.numbers)

    @cached_property
    def largest(self) -> int:
        """The largest number of the set."""
        return max(self.numbers.values())

    @property
    def pairs(self) -> Iterator[Pair]:
        """The dominoes of the set, from 0-0."""
        return starmap(Pair, combinations_with_replacement(range(self.largest + 1), 2))

    def pair_at(self, one: Cell, other: Cell) -> Pair:
        """What a domino in two cells shows."""
        return Pair(*sorted((self.numbers[one], self.numbers[other])))

    def check(self, answer: Answer) -> Iterator[Check]:
        lying: dict[Pair, list[Cell]] = {pair: [] for pair in self.pairs}
        for piece in self.pieces_of(answer):
            found = counted(len(piece), "cell")
            where = f"domino of {piece[0]}"
            yield Check(DOMINO, where, len(piece) == 2, "2 cells", found, tuple(piece))
            if len(piece) == 2:
                lying[self.pair_at(*piece)] += piece
        for pair, cells in lying.items():
            found = str(len(cells) // 2)
            yield Check(SET, str(pair), found == "1", "1", found, tuple(cells))

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Dominosa]:
        largest = max(isqrt(height * width) - 1, 0)
        cells = (largest + 1) * (largest + 2)
        high = largest + 1
        if rng.random() < 0.3:
            high = rng.choice([one for one in range(1, cells + 1) if cells % one == 0])
        grid = Grid(high, cells // high)
        dominoes = random_dominoes(rng, grid)
        pairs = list(combinations_with_replacement(range(largest + 1), 2))
        rng.shuffle(pairs)
        numbers, names = {}, {}
        for domino, pair in zip(dominoes, pairs, strict=True):
            for cell, number in zip(domino, rng.sample(pair, 2), strict=True):
                numbers[cell], names[cell] = number, domino
        puzzle = cls(grid=grid, numbers=numbers)
        return Planted(puzzle, puzzle.division(names))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = self.draw_regions(answer)
        size = 0.6 if self.largest < 10 else 0.5
        for cell, number in self.numbers.items():
            picture.text(cell, str(number), "given", size)
        return picture
