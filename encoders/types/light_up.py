"""Light Up: a Boolean for each floor cell; one clause lights a cell, one bulb at most a segment.

A segment is a straight piece of floor between two walls: bulbs in one segment
would shine on each other, and a cell is lit by the two segments that it lies
in. Of a long segment a symbol says whether a bulb hangs in it, so that the text grows with the
cells and not with what each of them sees.
Clauses but for the numbers on walls, which are sums of at most four. 30x30,
first answer: 0.10 s on z3, 0.05 on yices; as Int 0.6 and 0.5 s.

CPU seconds of a planted 30x30 with a twentieth of walls, z3 | yices: 0.17 | 0.01 with symbols for
segments of more than 8 cells, 0.29 | 0.02 without, and twice the text; as Int 0.22 | 0.6, without
1.8 | 1.4. On 60x60 1.1 | 0.09 and 1.2 | 0.09; as Int 0.9 | 13 and 21 | over 60. From 4 or from
12 cells on the same, the text of few walls a little longer from 12.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from ...puzzles.grid import Cell, Line
from ...puzzles.types.light_up import BULB, FLOOR, LightUp
from ..encoding import Encoding
from ..families import Booleans, Words
from ..terms import Term

LONG = 8
"""Cells of the longest segment whose bulbs are listed in the clause of each of its cells."""

LONG_IN_PLAIN = 20
"""The same in the plain text, which keeps to what a person checks in one look."""


class LightUpEncoding(Encoding[LightUp]):
    """The variables of a light-up board."""

    def build(self) -> None:
        puzzle = self.puzzle
        self.bulb = Booleans(
            "bulb",
            puzzle.places,
            self.style,
            on=BULB,
            off=FLOOR,
            words=Words("is a bulb", "is no bulb", "are bulbs", "are no bulbs"),
        )
        segments = list(self._segments())
        longest = self.prune(lambda: LONG, LONG_IN_PLAIN)
        self.long = [segment for segment in segments if len(segment.cells) > longest]
        self.lit = Booleans(
            "lit",
            self.long,
            words=Words("holds a bulb", "holds no bulb", "hold bulbs", "hold no bulbs"),
        )
        in_long: dict[Cell, list[Term]] = {cell: [] for cell in puzzle.places}
        in_short: dict[Cell, set[Cell]] = {cell: set() for cell in puzzle.places}
        for segment in segments:
            if len(segment.cells) > longest:
                lit = self.lit[segment]
                for cell in segment.cells:
                    in_long[cell].append(lit)
            else:
                for cell in segment.cells:
                    in_short[cell].update(segment.cells)
        self.lights = {
            cell: self._lights(cell, long, in_short[cell]) for cell, long in in_long.items()
        }
        self.segments = [segment for segment in segments if len(segment.cells) > 1]
        self.clues = [
            (clue, self.bulb.among(self.grid.orthogonal(clue.at))) for clue in puzzle.clues.values()
        ]
        self.answer = [self.bulb]

    def _lights(self, cell: Cell, in_long: Sequence[Term], in_short: set[Cell]) -> list[Term]:
        """What lights a cell: a bulb in a long segment through it, or one of those in a short one.

        In reading order: cells that see the same cells make one clause.
        """
        if in_long:
            in_short = in_short - {cell}  # a bulb there hangs in the long one too
        return [*in_long, *self.bulb.of(sorted(in_short))]

    def _segments(self) -> Iterator[Line]:
        for line in self.grid.lines:
            for is_wall, piece in groupby(line.cells, key=self.puzzle.walls.__contains__):
                if not is_wall:
                    cells = tuple(piece)
                    yield Line(f"{cells[0]} to {cells[-1]}", cells)
