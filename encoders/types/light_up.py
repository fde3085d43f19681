"""Light Up: a Boolean for each floor cell; one clause lights a cell, one bulb at most a segment.

A segment is a straight piece of floor between two walls: bulbs in one segment
would shine on each other, and a cell is lit by the two segments that it lies
in. Of a long segment a symbol says whether a bulb hangs in it, so that the text grows with the
cells and not with what each of them sees. Clauses but for the numbers on walls, which are sums of at most four. 30x30,
first answer: 0.10 s on z3, 0.05 on yices; as Int 0.6 and 0.5 s.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from ...puzzles.grid import Cell, Line
from ...puzzles.types.light_up import BULB, FLOOR, LightUp
from ..encoding import Encoding
from ..families import Booleans, Words


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
            words=Words("holds a bulb", "holds no bulb", "hold a bulb", "hold no bulb"),
        )
        seen_from: dict[Cell, set[Cell]] = {cell: set() for cell in puzzle.places}
        beside: dict[Cell, list[Line]] = {cell: [] for cell in puzzle.places}
        for segment in segments:
            for cell in segment.cells:
                if segment in self.lit:
                    beside[cell].append(segment)
                else:
                    seen_from[cell].update(segment.cells)
        # Bulbs in reading order: cells that see the same cells make one clause.
        self.lighting = {
            cell: [
                *self.lit.of(beside[cell]),
                *self.bulb.of(sorted(seen_from[cell] - ({cell} if beside[cell] else set()))),
            ]
            for cell in puzzle.places
        }
        self.segments = [segment for segment in segments if len(segment.cells) > 1]
        self.clues = [
            (clue, self.bulb.among(self.grid.orthogonal(clue.at))) for clue in puzzle.clues.values()
        ]
        self.answer = [self.bulb]

    def _segments(self) -> Iterator[Line]:
        for line in self.grid.lines:
            for is_wall, piece in groupby(line.cells, key=self.puzzle.walls.__contains__):
                if not is_wall:
                    cells = tuple(piece)
                    yield Line(f"{cells[0]} to {cells[-1]}", cells)
