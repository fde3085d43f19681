"""Shakashaka: for each white cell a Boolean for each of its four triangles, and one for none.

At each point, a corner of cells, eight angles of 45 degrees meet: two of each cell, along the two
of its sides that end there, black where the triangle covers that side. Going round the point, what
is white is 90, 180 or 360 degrees at a time. So the outline of a white region turns by right
angles, always to the same side, and the region is a rectangle: nothing else is needed.

Measured, CPU seconds of first answer / uniqueness, solver alone (yices 2.6.5 | z3 5.4.1): the 25x25
of tests/instances .17/.20 | .52/.57, a sample of 25x25 with more black cells .06/.06 | .27/.31.
Without symbols for the sides the text is a third longer and takes as long.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...puzzles.diagonals import TRIANGLES
from ...puzzles.grid import ORTHOGONAL, Cell, Grid
from ...puzzles.types.shakashaka import BLANK, Shakashaka
from ..encoding import Encoding
from ..families import Booleans, Choices, Words
from ..terms import TRUE, Term, and_, implies, not_, or_

ROUND = ((0, 0, "UL"), (0, -1, "RU"), (-1, -1, "DR"), (-1, 0, "LD"))
"""The cells round a point by their way from the one at its lower right, clockwise, and the two
sides of each that end at the point, in this order too."""


class Side(NamedTuple):
    """A side of a cell."""

    cell: Cell
    at: str

    def __str__(self) -> str:
        return f"{self.cell} {self.at}"


class ShakashakaEncoding(Encoding[Shakashaka]):
    """The variables of a shakashaka."""

    def build(self) -> None:
        puzzle = self.puzzle
        tokens = (BLANK, *TRIANGLES)
        self.triangle = Choices(
            "triangle",
            dict.fromkeys(puzzle.places, tokens),
            self.style,
            codes={token: code for code, token in enumerate(tokens)},
            words=Words("has triangle", "does not have triangle", "have triangle", "do not have"),
        )
        self.clues = [
            (clue, [not_(self.triangle.is_(near, BLANK)) for near in self._white_beside(clue.at)])
            for clue in puzzle.clues.values()
        ]
        sides = [Side(cell, side) for cell in puzzle.places for side in ORTHOGONAL]
        self.dark = Booleans(
            "dark", sides, words=Words("is black", "is white", "are black", "are white")
        )
        self.sides = [(side, or_(self._covering(side))) for side in sides]
        points = Grid(self.grid.height + 1, self.grid.width + 1)
        self.rounds = [(f"point {point}", list(self._turns(point))) for point in points.cells]
        self.answer = [self.triangle]

    def _covering(self, side: Side) -> list[Term]:
        """The triangles that cover a side of a cell."""
        return [self.triangle.is_(side.cell, t) for t, dark in TRIANGLES.items() if side.at in dark]

    def _white_beside(self, cell: Cell) -> list[Cell]:
        return [near for near in self.grid.orthogonal(cell) if near in self.triangle]

    def _turns(self, point: Cell) -> Iterator[Term]:
        """Where white begins, going round a point, there are 90 degrees of it, or 180, or 360."""
        black = [
            self.dark.get(Side(Cell(point.row + down, point.column + right), side), TRUE)
            for down, right, sides in ROUND
            for side in sides
        ]
        for first in range(8):
            before, one, two, three, four, after = (black[(first + i) % 8] for i in range(-1, 5))
            half = and_(not_(four), after)
            yield implies(and_(before, not_(one)), and_(not_(two), or_(three, half)))
