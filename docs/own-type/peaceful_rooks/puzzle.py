"""Rooks: one in every row and column."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from puzzlepipe.puzzles.cells import CellPuzzle
from puzzlepipe.puzzles.check import Check
from puzzlepipe.puzzles.clues import cell_flaws
from puzzlepipe.puzzles.errors import Flaw
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.picture import Picture
from puzzlepipe.puzzles.puzzle import Answer, Planted
from puzzlepipe.puzzles.text import Source
from puzzlepipe.puzzles.writing import write_grid

LINE = "Every row and every column holds one rook."

ROOK, NONE = "R", "."


@dataclass(frozen=True, kw_only=True)
class Rooks(CellPuzzle):
    """Place one rook in every row and column, none on a black cell.

    Rules: every row and every column holds one rook. Black cells hold none.

    File: a square grid of `#` (black) and `.`.

    Answer: `R` a rook, `.` none.
    """

    name: ClassVar[str] = "rooks"
    rules: ClassVar[tuple[str, ...]] = (LINE,)

    black: frozenset[Cell]

    @classmethod
    def read(cls, source: Source) -> Rooks:
        board = source.grid("black")
        symbols = board.read(lambda token: source.symbol(token, "#."))
        return cls(
            grid=board.grid,
            **source.heading,
            black=frozenset(cell for cell, symbol in symbols.items() if symbol == "#"),
        )

    def flaws(self) -> Iterator[Flaw]:
        if self.grid.height != self.grid.width:
            yield Flaw(f"{self.grid.height} rows of {self.grid.width}; expected a square", "grid")
        yield from cell_flaws(self.grid, self.black, "black", "black cell")

    def write(self) -> str:
        return write_grid(self.grid, lambda cell: "#" if cell in self.black else ".")

    @cached_property
    def printed(self) -> dict[Cell, str]:
        return dict.fromkeys(self.black, NONE)

    def choices(self, place: Cell) -> tuple[str, ...]:
        return (ROOK, NONE)

    def check(self, answer: Answer) -> Iterator[Check]:
        for line in self.grid.lines:
            count = sum(answer.get(cell) == ROOK for cell in line.cells)
            yield Check(LINE, line.name, count == 1, "1 rook", str(count), line.cells)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Rooks]:
        grid = Grid(height, height)
        rooks = set(map(Cell, range(height), rng.sample(range(height), height)))
        black = frozenset(c for c in grid.cells if c not in rooks and rng.random() < 0.6)
        puzzle = cls(grid=grid, black=black)
        return Planted(puzzle, {c: ROOK if c in rooks else NONE for c in puzzle.places})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if cell in self.black:
                picture.fill(cell, "wall")
            elif answer and answer[cell] == ROOK:
                picture.text(cell, ROOK, "found")
        return picture
