"""Slant: a diagonal line in every cell, as many at a point as its number says, and no loop."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check, counted
from ..clues import Clue, cell_flaws, value_flaws
from ..diagonals import FALLING, RISING, ends_of_slope, points_of, slopes_at
from ..errors import Flaw
from ..grid import Cell, Grid, Leaders, Line, ends_of
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_numbers

if TYPE_CHECKING:
    import random

COUNT = "A number tells how many lines meet at its point."
LOOP = "The lines form no loop."

_RADIUS = 0.2


@dataclass(frozen=True, kw_only=True)
class Slant(CellPuzzle):
    r"""Draw a diagonal line in every cell so that no loop comes about.

    Rules: each cell has one line, from corner to corner. A number at a point, a
    corner of cells, tells how many lines meet there. The lines form no loop.

    File: a grid of the points, one more each way than there are cells: digits 0
    to 4 and `.`.

    Answer: in each cell `/` or `\`.
    """

    name: ClassVar[str] = "slant"
    aliases: ClassVar[tuple[str, ...]] = ("gokigen", "gokigen-naname")
    rules: ClassVar[tuple[str, ...]] = (COUNT, LOOP)

    numbers: Mapping[Cell, int]
    """By point: `Cell(r, c)` is the upper left corner of that cell."""

    @classmethod
    def read(cls, source: Source) -> Slant:
        board = source.grid("numbers")
        return cls(
            grid=Grid(board.grid.height - 1, board.grid.width - 1),
            **source.heading,
            numbers=source.numbers(board.tokens, 0, 4, "clue"),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(points_of(self.grid), self.numbers, "numbers", "number")
        yield from value_flaws(self.numbers, "numbers", 0, 4)

    def write(self) -> str:
        return write_numbers(points_of(self.grid), self.numbers)

    def choices(self, place: Cell) -> tuple[str, ...]:
        return (RISING, FALLING)

    def list_clues(self) -> Iterator[Clue]:
        for point, number in sorted(self.numbers.items()):
            cells = tuple(cell for cell, _ in slopes_at(point, self.grid))
            yield Clue("number", Line(f"point {point}", cells), number, "numbers", point)

    def check(self, answer: Answer) -> Iterator[Check]:
        for point, number in self.numbers.items():
            around = slopes_at(point, self.grid)
            meeting = sum(answer[cell] == slope for cell, slope in around)
            cells = tuple(cell for cell, _ in around)
            ok = meeting == number
            yield Check(COUNT, f"point {point}", ok, counted(number, "line"), str(meeting), cells)
        looped = _looped(answer)
        found = counted(len(looped), "line") if looped else "none"
        yield Check(LOOP, "the board", not looped, "no loop", f"{found} in loops", looped)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Slant]:
        grid = Grid(height, width)
        answer = {}
        trees = Leaders[Cell]()
        for cell in rng.sample(grid.cells, len(grid.cells)):
            slopes = [RISING, FALLING]
            rng.shuffle(slopes)
            # Where one line would close a loop, the other one would have to cross it to close one.
            free = (one for one in slopes if not trees.joined(*ends_of_slope(cell, one)))
            answer[cell] = next(free)
            trees.join(*ends_of_slope(cell, answer[cell]))
        kept = rng.choice((0.3, 0.6, 0.8, 1.0))
        numbers = {
            point: sum(answer[cell] == slope for cell, slope in slopes_at(point, grid))
            for point in points_of(grid).cells
            if rng.random() < kept
        }
        return Planted(cls(grid=grid, numbers=numbers), {cell: answer[cell] for cell in grid.cells})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.top = picture.left = picture.bottom = picture.right = 1.5 * _RADIUS
        for cell, slope in answer.items() if answer else ():
            a, b = ends_of_slope(cell, slope)
            # Lines end at the rim of a number's circle, which they would cross out.
            begin, end = (_RADIUS / sqrt(2) if point in self.numbers else 0.0 for point in (a, b))
            right = b.column - a.column
            points = [
                (a.column + begin * right, a.row + begin),
                (b.column - end * right, b.row - end),
            ]
            picture.stroke(points, "loop")
        for point, number in self.numbers.items():
            picture.circle((point.column, point.row), _RADIUS, "white")
            picture.text_at((point.column, point.row), str(number), "given", 0.32)
        return picture


def _looped(answer: Answer) -> tuple[Cell, ...]:
    """The cells whose lines lie on loops, or between two: those left when loose ends are undone."""
    lines = {ends_of_slope(cell, slope): cell for cell, slope in answer.items()}
    near = {point: set(ends) for point, ends in ends_of(lines).items()}
    loose = [point for point, ends in near.items() if len(ends) == 1]
    for point in loose:  # grows while it is read
        for other in near.pop(point):
            near[other].remove(point)
            if len(near[other]) == 1:
                loose.append(other)
    return tuple(cell for (a, b), cell in lines.items() if b in near.get(a, ()))
