"""Slitherlink: one loop along the lines of the grid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..check import Check, counted
from ..clues import Clue, cell_clues, cell_flaws, value_flaws
from ..common import check_loop
from ..edges import LINE, NONE, EdgePuzzle, taken_edges
from ..errors import Flaw
from ..grid import ORTHOGONAL, Cell, Edge, Grid
from ..growth import grown_region
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_numbers

if TYPE_CHECKING:
    import random

COUNT = "A number tells how many sides of its cell the loop takes."
POINT = "At each point the loop passes once or not at all: two of its lines meet, or none."
LOOP = "There is one loop."


@dataclass(frozen=True, kw_only=True)
class Slitherlink(EdgePuzzle):
    """Draw one loop along the lines of the grid.

    Rules: the loop runs from point to point along the sides of cells; it
    neither branches nor crosses nor touches itself, there is one of it, and it
    is not empty. A number tells how many sides of its cell the loop takes.

    File: a grid of digits 0 to 3 (4 is allowed) and `.`.

    Answer: for each cell its sides that the loop takes, of `U D L R` (up, down,
    left, right) in this order, or `.`; tokens are split at spaces.
    """

    name: ClassVar[str] = "slitherlink"
    aliases: ClassVar[tuple[str, ...]] = ("loopy", "slither")
    rules: ClassVar[tuple[str, ...]] = (COUNT, POINT, LOOP)

    numbers: Mapping[Cell, int]

    @classmethod
    def read(cls, source: Source) -> Slitherlink:
        board = source.grid("numbers")
        return cls(
            grid=board.grid,
            **source.heading,
            numbers=source.numbers(board.tokens, 0, 4, "clue"),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.numbers, "numbers", "number")
        yield from value_flaws(self.numbers, "numbers", 0, 4)

    def write(self) -> str:
        return write_numbers(self.grid, self.numbers)

    @cached_property
    def nodes(self) -> Grid:
        """The corners of the cells: the point `Cell(r, c)` is the upper left one of that cell."""
        return Grid(self.grid.height + 1, self.grid.width + 1)

    @property
    def written(self) -> Grid:
        return self.grid

    def edges_of(self, cell: Cell) -> Mapping[str, Edge]:
        return sides_of(cell)

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.numbers, "numbers", "number")

    def check(self, answer: Answer) -> Iterator[Check]:
        for cell, number in self.numbers.items():
            sides = sum(answer[side] == LINE for side in sides_of(cell).values())
            expected = counted(number, "side")
            yield Check(COUNT, str(cell), sides == number, expected, str(sides), (cell,))
        taken = taken_edges(answer)
        yield from check_loop(POINT, LOOP, taken, self.nodes, "point", self._cells_round)

    def _cells_round(self, point: Cell) -> tuple[Cell, ...]:
        """The up to four cells of which a point is a corner."""
        around = (Cell(point.row - dr, point.column - dc) for dr in (1, 0) for dc in (1, 0))
        return tuple(cell for cell in around if cell in self.grid)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Slitherlink]:
        grid = Grid(height, width)
        inside = grown_region(rng, grid)
        taken = {
            sides_of(cell)[letter]
            for cell in inside
            for letter, step in ORTHOGONAL.items()
            if cell.step(step) not in inside
        }
        kept = rng.choice((0.4, 0.7, 0.9))
        numbers = {
            cell: sum(side in taken for side in sides_of(cell).values())
            for cell in grid.cells
            if rng.random() < kept
        }
        puzzle = cls(grid=grid, numbers=numbers)
        return Planted(puzzle, {edge: LINE if edge in taken else NONE for edge in puzzle.places})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture(self.grid.height, self.grid.width)
        picture.points()
        for cell, number in self.numbers.items():
            picture.text(cell, str(number), "given")
        for a, b in sorted(taken_edges(answer)) if answer else []:
            picture.stroke([(a.column, a.row), (b.column, b.row)], "loop")
        return picture


def sides_of(cell: Cell) -> dict[str, Edge]:
    """The four sides of a cell by their letters, in the order in which answers write them."""
    row, column = cell
    return {
        "U": Edge(cell, Cell(row, column + 1)),
        "D": Edge(Cell(row + 1, column), Cell(row + 1, column + 1)),
        "L": Edge(cell, Cell(row + 1, column)),
        "R": Edge(Cell(row, column + 1), Cell(row + 1, column + 1)),
    }
