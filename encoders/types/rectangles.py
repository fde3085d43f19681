"""Rectangles: an exact cover by the rectangles that a number can have.

A number can have each rectangle of its area that holds it, one that is not known of any area. Only
the plain text has rectangles that hold a second number: no other rule lets them be drawn.
Measured, first answer, z3 | yices: the 19x19 instance 0.08 | 0.01 s, planted
60x60 boards 0.6 | 0.2 with areas to 36, 2.0 | 0.4 with areas to 196. One Int a
cell is as fast.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import accumulate
from random import Random
from typing import NamedTuple

from ...puzzles.grid import Cell
from ...puzzles.types.rectangles import Rectangles
from ..cover import Cover, ExactCover
from ..divisions import borders_of, cover_of_division
from ..encoding import Encoding
from ..families import Words
from ..model import MOST_TEXT

STEM = "rectangle"
"""How the symbols of rectangles begin."""


MARK_BITS = 100
"""Bits of a sum of marks, by which sets of rectangles are told apart; each mark has half."""


class Corners(NamedTuple):
    """A rectangle by its upper left and lower right cell."""

    first: Cell
    last: Cell

    def __str__(self) -> str:
        return f"{self.first}-{self.last}"

    @property
    def height(self) -> int:
        """How many rows it has."""
        return self.last.row - self.first.row + 1

    @property
    def width(self) -> int:
        """How many columns it has."""
        return self.last.column - self.first.column + 1

    @property
    def cells(self) -> list[Cell]:
        """All its cells."""
        rows = range(self.first.row, self.last.row + 1)
        columns = range(self.first.column, self.last.column + 1)
        return [Cell(row, column) for row in rows for column in columns]


class RectanglesEncoding(Encoding[Rectangles]):
    """The variables of a rectangles puzzle."""

    def expected_length(self) -> int:
        """Each cell names the rectangles that it may lie in; cells in the same ones say it once.

        What is said of some of a number's rectangles is only more with the others.
        """
        length = 0
        for number in self.puzzle.numbers:
            some: list[Corners] = []
            looked_at, named = 0, 0
            for corners in self._around(number):
                some.append(corners)
                named += len(f" {STEM}_{corners}") * corners.height * corners.width
                # Looked at anew when there are twice as many, so that looking costs little.
                if length + named > MOST_TEXT and len(some) >= 2 * looked_at:
                    looked_at = len(some)
                    if length + _said_of(some) > MOST_TEXT:
                        return length + _said_of(some)
            length += _said_of(some)
            if length > MOST_TEXT:
                break
        return length

    def build(self) -> None:
        puzzle = self.puzzle
        spots = {
            number: sorted(self._around(number), key=_by_shape) for number in sorted(puzzle.numbers)
        }
        self.of_several = self.for_lemmas(lambda: self._of_several_numbers(spots))
        self.cover = Cover(
            self.grid.cells,
            {
                str(number): {corners: corners.cells for corners in around}
                for number, around in spots.items()
            },
            self.style,
            folded=self.prune(lambda: True, False),
            spot_stem=STEM,
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
        """Every rectangle of the number's area that holds the number, in no order.

        In the text that is to be solved none that holds a second one: it grows from the number
        outward, no further than to the next, so that nothing is looked at in vain.
        """
        area, grid = self.puzzle.numbers[number], self.grid
        up = list(self._free(number, range(number.row, -1, -1)))
        down = list(self._free(number, range(number.row, grid.height)))
        for height in range(1, min(len(up) + len(down) - 1, area or grid.height) + 1):
            if area and area % height:
                continue
            for above in range(max(0, height - len(down)), min(height, len(up))):
                below = height - 1 - above
                left = max(up[above][0], down[below][0])
                right = min(up[above][1], down[below][1])
                top, bottom = number.row - above, number.row + below
                for first in range(left, number.column + 1):
                    last = first + area // height - 1 if area else number.column
                    furthest = min(last, right) if area else right
                    for end in range(max(last, number.column), furthest + 1):
                        yield Corners(Cell(top, first), Cell(bottom, end))

    def _of_several_numbers(
        self, spots: dict[Cell, list[Corners]]
    ) -> Iterator[tuple[Cell, Corners]]:
        """The rectangles round a number that hold another one too."""
        for number, around in spots.items():
            for first, last in around:
                if any(
                    first.row <= other.row <= last.row
                    and first.column <= other.column <= last.column
                    for other in self.puzzle.numbers.keys() - {number}
                ):
                    yield number, Corners(first, last)

    def _free(self, number: Cell, rows: Iterable[int]) -> Iterator[tuple[int, int]]:
        """Going from the number over rows: the columns of its rectangles that reach so far.

        The first and the last that can be of one; it ends where there are none.
        """
        left, right = 0, self.grid.width - 1
        columns: dict[int, list[int]] = self.prune(lambda: self._columns, {})
        for row in rows:
            others = columns.get(row, [])
            place = bisect_left(others, number.column)
            after = place
            if place < len(others) and others[place] == number.column:
                if row != number.row:
                    return
                after += 1
            if place > 0:
                left = max(left, others[place - 1] + 1)
            if after < len(others):
                right = min(right, others[after] - 1)
            yield left, right

    @cached_property
    def _columns(self) -> dict[int, list[int]]:
        """The columns of the numbers in each row, in order."""
        columns: dict[int, list[int]] = {}
        for row, column in sorted(self.puzzle.numbers):
            columns.setdefault(row, []).append(column)
        return columns


def _said_of(rectangles: list[Corners]) -> int:
    """The characters of their names where each set of them in which a cell lies is told once.

    But for the set of all: that one of them is drawn is said beside the number. Sets are told
    apart by a sum of marks over each cell, and cells by the edges of rectangles between them.
    """
    rows = sorted({at for a, b in rectangles for at in (a.row, b.row + 1)})
    columns = sorted({at for a, b in rectangles for at in (a.column, b.column + 1)})
    row_at, column_at = ({at: n for n, at in enumerate(ats)} for ats in (rows, columns))
    changes = [[0] * len(columns) for _ in rows]
    # The length stands above the mark in one number, so that both are summed up at once.
    mark, everything = Random(0), 0
    for corners in rectangles:
        one = len(f" {STEM}_{corners}") << MARK_BITS | mark.getrandbits(MARK_BITS // 2)
        everything += one
        (top, left), (bottom, right) = corners
        for row, sign in ((row_at[top], one), (row_at[bottom + 1], -one)):
            changes[row][column_at[left]] += sign
            changes[row][column_at[right + 1]] -= sign
    above = [0] * len(columns)
    sets: set[int] = set()
    for change in changes:
        above = list(map(int.__add__, above, accumulate(change)))
        sets.update(above)
    return sum(one >> MARK_BITS for one in sets - {everything})


def _by_shape(corners: Corners) -> tuple[int, int, Cell]:
    return corners.height, corners.width, corners.first
