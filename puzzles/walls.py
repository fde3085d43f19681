"""Boards with walls, some of which have a number: how many of something stand beside them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, TypeVar

from .cells import CellPuzzle
from .clues import cell_flaws, value_flaws
from .errors import Flaw
from .grid import Cell
from .text import Source
from .writing import write_grid

P = TypeVar("P", bound="WallPuzzle")

OPEN = "."


@dataclass(frozen=True, kw_only=True)
class WallPuzzle(CellPuzzle):
    """A puzzle whose player fills the cells between walls."""

    wall_noun: ClassVar[str]
    """What a wall is called where something is wrong with one."""
    no_wall: ClassVar[str]
    """What is said of a number in a cell that is none."""

    walls: Collection[Cell]
    """Every wall, with a number or without."""
    numbers: Mapping[Cell, int]

    @classmethod
    def read(cls: type[P], source: Source) -> P:
        board = source.grid("numbers")
        symbols = board.read(lambda token: source.symbol(token, ".#01234"))
        return cls(
            grid=board.grid,
            **source.heading,
            walls=frozenset(cell for cell, symbol in symbols.items() if symbol != OPEN),
            numbers={cell: int(symbol) for cell, symbol in symbols.items() if symbol.isdigit()},
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.walls, "walls", self.wall_noun)
        yield from value_flaws(self.numbers, "numbers", 0, 4)
        for cell in self.numbers:
            if cell not in self.walls:
                yield Flaw(f"a number at {cell}, {self.no_wall}", "numbers", cell)

    def write(self) -> str:
        return write_grid(
            self.grid,
            lambda cell: str(self.numbers.get(cell, "#")) if cell in self.walls else OPEN,
        )

    @cached_property
    def printed(self) -> dict[Cell, str]:
        return dict.fromkeys(self.walls, OPEN)
