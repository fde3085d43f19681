"""Shingoki: a Boolean for each two neighbouring points, does the loop join them.

What a number leaves open is listed: the two directions, and how the length is split between them.
Each possibility is a Boolean, from which follows that its lines are on, and the lines that would go
on at either end are not; some possibility holds. The plain text counts instead how far lines go on
in each direction. There is one loop, see `loops.OneLoop`; the plain text walks along it, see
`tour.Tour`.

Measured, CPU seconds of first answer / uniqueness, solver alone (yices 2.6.5 | z3 5.4.1): two
boards of 21x21 points, that of tests/instances and a dense one of our own, .08/.06 | .51/.40;
sparse ones, first and another answer, .04/.04 | .30/.30. The whole of `solve --unique` takes .7 |
.9 on the first. Arms that the circles beside them rule out need not be left out: solvers see it at
once.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from typing import NamedTuple

from ...puzzles.clues import Clue
from ...puzzles.grid import ORTHOGONAL, Cell, Edge
from ...puzzles.types.shingoki import Shingoki
from ..families import Booleans, Words
from ..looping import LoopEncoding
from ..terms import Term, and_

RUN_SO = Words("is how lines run", "is not how lines run", "are how lines run", "are not it")


class Arms(NamedTuple):
    """How the two straight lines from a circle run: each its direction and its length."""

    at: Cell
    lines: tuple[tuple[str, int], tuple[str, int]]

    def __str__(self) -> str:
        return " ".join([str(self.at), *(f"{letter}{length}" for letter, length in self.lines)])


class ShingokiEncoding(LoopEncoding[Shingoki]):
    """The variables of a shingoki."""

    def build(self) -> None:
        super().build()
        clues = self.puzzle.clues.values()
        self.white = [(c, *self.beside(c.at)) for c in clues if c.value[0] == "W"]
        self.black = [(c, *self.beside(c.at)) for c in clues if c.value[0] == "B"]
        numbered = [clue for clue in clues if clue.value[1:]]
        possible = self.prune(lambda: {clue: list(self._arms(clue)) for clue in numbered}, {})
        self.arms = Booleans(
            "arms", (one for some in possible.values() for one in some), words=RUN_SO
        )
        self.splits = [
            (clue, [(self.arms[one], *self._lines(one)) for one in some])
            for clue, some in possible.items()
        ]
        self.reaches = self.prune(
            list, [(clue, int(clue.value[1:]), self._reach(clue.at)) for clue in numbered]
        )

    def _arms(self, clue: Clue) -> Iterator[Arms]:
        """The ways in which the lines from a circle can be as long together as its number says."""
        cell, total = clue.at, int(clue.value[1:])
        straight = [("U", "D"), ("L", "R")]
        for a, b in straight if clue.value[0] == "W" else product(*straight):
            for length in range(1, min(total, max(self.grid.height, self.grid.width))):
                lines = ((a, length), (b, total - length))
                if all(cell.step(ORTHOGONAL[one], far) in self.grid for one, far in lines):
                    yield Arms(cell, lines)

    def _lines(self, arms: Arms) -> tuple[list[Term], list[Term]]:
        """The lines on which they run, and those on which they would go on at either end."""
        on, beyond = [], []
        for letter, length in arms.lines:
            ray = self._ray(arms.at, letter)
            on += ray[:length]
            beyond += ray[length : length + 1]
        return on, beyond

    def _reach(self, cell: Cell) -> list[Term]:
        """For each line straight away from a point that it is on, and all before it."""
        rays = (self._ray(cell, letter) for letter in ORTHOGONAL)
        return [and_(ray[:far]) for ray in rays for far in range(1, len(ray) + 1)]

    def _ray(self, cell: Cell, letter: str) -> list[Term]:
        """The lines straight away from a point, the nearest first."""
        points = [cell, *self.grid.ray(cell, ORTHOGONAL[letter])]
        return [self.edge[Edge.of(a, b)] for a, b in pairwise(points)]
