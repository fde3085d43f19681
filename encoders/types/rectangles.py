"""Rectangles: an exact cover by the rectangles that a number can have.

A number can have each rectangle of its area that holds it, one that is not known of any area. Only
the plain text has rectangles that hold a second number: no other rule lets them be drawn.
Measured, first answer, z3 | yices: the 19x19 instance 0.08 | 0.01 s, planted
60x60 boards 0.6 | 0.2 with areas to 36, 2.0 | 0.4 with areas to 196. One Int a
cell is as fast.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from ...puzzles.grid import Cell
from ...puzzles.types.rectangles import Rectangles
from ..cover import Cover, ExactCover
from ..divisions import borders_of, cover_of_division
from ..encoding import Encoding
from ..families import Words


class Corners(NamedTuple):
    """A rectangle by its upper left and lower right cell."""

    first: Cell
    last: Cell

    def __str__(self) -> str:
        return f"{self.first}-{self.last}"

    @property
    def cells(self) -> list[Cell]:
        """All its cells."""
        rows = range(self.first.row, self.last.row + 1)
        columns = range(self.first.column, self.last.column + 1)
        return [Cell(row, column) for row in rows for column in columns]


class RectanglesEncoding(Encoding[Rectangles]):
    """The variables of a rectangles puzzle."""

    def build(self) -> None:
        puzzle = self.puzzle
        spots = {number: list(self._around(number)) for number in sorted(puzzle.numbers)}
        spots = self.prune(lambda: self._of_one_number(spots), spots)
        self.cover = Cover(
            self.grid.cells,
            {
                str(number): {corners: corners.cells for corners in around}
                for number, around in spots.items()
            },
            self.style,
            folded=self.prune(lambda: True, False),
            spot_stem="rectangle",
            owner_stem="number",
            noun="the number at",
            spot_words=Words("is drawn", "is not drawn", "are drawn", "are not drawn"),
        )
        self.rectangle, self.owner = self.cover.lies, self.cover.owner
        self.numbers = {str(cell): cell for cell in spots}
        clues = {clue.at: clue for clue in puzzle.clues.values()}
        self.known = {str(cell): clue for cell, clue in clues.items()}
        self.unknown = {str(cell): cell for cell in spots if cell not in clues}
        self.border = borders_of(self, puzzle, self.cover)
        self.drawn = puzzle.edges if self.plain else ()
        self.answer = [self.border]
        self.marks = [self.owner]

    def exact_cover(self) -> ExactCover:
        return cover_of_division(self.puzzle, self.cover)

    def _around(self, number: Cell) -> Iterator[Corners]:
        """Every rectangle on the board that has the number's area and holds the number."""
        area = self.puzzle.numbers[number]
        heights, widths = range(1, self.grid.height + 1), range(1, self.grid.width + 1)
        for height, width in product(heights, widths):
            if area not in (None, height * width):
                continue
            lowest = min(number.row, self.grid.height - height)
            rightmost = min(number.column, self.grid.width - width)
            for row in range(max(0, number.row - height + 1), lowest + 1):
                for column in range(max(0, number.column - width + 1), rightmost + 1):
                    yield Corners(Cell(row, column), Cell(row + height - 1, column + width - 1))

    def _of_one_number(self, spots: dict[Cell, list[Corners]]) -> dict[Cell, list[Corners]]:
        """The rectangles that hold no second number."""
        above = self._count_numbers()
        return {
            number: [corners for corners in around if _numbers_in(above, corners) == 1]
            for number, around in spots.items()
        }

    def _count_numbers(self) -> list[list[int]]:
        """How many numbers lie above and left of each grid point."""
        counts = [[0] * (self.grid.width + 1)]
        for row in range(self.grid.height):
            line, so_far = [0], 0
            for column in range(self.grid.width):
                so_far += (row, column) in self.puzzle.numbers
                line.append(counts[-1][column + 1] + so_far)
            counts.append(line)
        return counts


def _numbers_in(above: list[list[int]], corners: Corners) -> int:
    first, last = corners
    bottom, right = last.row + 1, last.column + 1
    return (
        above[bottom][right]
        - above[first.row][right]
        - above[bottom][first.column]
        + above[first.row][first.column]
    )
