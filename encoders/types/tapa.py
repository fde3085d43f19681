"""Tapa: a Boolean for each cell, is it shaded.

Of the patterns of shaded cells round a clue the bad ones are forbidden, by as few short clauses as
may be (`rings`); in the plain text one by one.

A published 20x20, first answer and uniqueness, CPU seconds of the whole process: yices 1.0, z3 1.3.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ...puzzles.clues import Clue
from ...puzzles.grid import COMPASS, Cell
from ...puzzles.puzzle import UNKNOWN
from ...puzzles.types.tapa import Tapa
from ..one_shape import OneShapeEncoding
from ..rings import LENGTH, PATTERNS, Cube, short_terms
from ..terms import Term, not_, not_both

Runs = tuple[int | str, ...]
"""The lengths that a clue tells, `?` for one that is not known."""


class TapaEncoding(OneShapeEncoding[Tapa]):
    """The variables of a tapa, and what each clue forbids."""

    def known(self) -> dict[Cell, bool]:
        return dict.fromkeys(self.puzzle.runs, False)

    def build(self) -> None:
        super().build()
        self.rings = [(clue, list(self._clauses(clue))) for clue in self.clues]

    def _clauses(self, clue: Clue) -> Iterator[Term]:
        """What the cells round a clue are not, all at once."""
        ring = [clue.at.step(step) for step in COMPASS.values()]
        clear = self.prune(lambda: set(self.puzzle.runs), set())
        can_be = sum(
            1 << position
            for position, cell in enumerate(ring)
            if cell in self.grid and cell not in clear
        )
        forbidden = self.prune(lambda: _short, _one_by_one)
        for care, value in forbidden(clue.value, can_be):
            told = [(cell, p) for p, cell in enumerate(ring) if care >> p & 1]
            # In reading order, so that what two clues forbid is asserted once.
            yield not_both(self._holds(cell, value >> p & 1) for cell, p in sorted(told))

    def _holds(self, cell: Cell, on: int) -> Term:
        return self.shaded[cell] if on else not_(self.shaded[cell])


@cache
def _short(runs: Runs, can_be: int) -> list[Cube]:
    bad = [
        pattern for pattern in range(PATTERNS) if not pattern & ~can_be and not _fits(pattern, runs)
    ]
    free = [pattern for pattern in range(PATTERNS) if pattern & ~can_be]
    return short_terms(bad, free)


def _one_by_one(runs: Runs, can_be: int) -> list[Cube]:
    return [
        (can_be, pattern)
        for pattern in range(PATTERNS)
        if not pattern & ~can_be and not _fits(pattern, runs)
    ]


def _fits(pattern: int, runs: Runs) -> bool:
    """Whether the runs of a pattern are those of a clue."""
    left = sorted((run for run in runs if run != 0), key=lambda run: run == UNKNOWN)
    lengths = _lengths(pattern)
    if len(left) != len(lengths):
        return False
    for run in left:  # those that are known come first
        if run != UNKNOWN:
            if run not in lengths:
                return False
            lengths.remove(int(run))
    return True


def _lengths(pattern: int) -> list[int]:
    """The lengths of the runs of a ring: each begins where the position before it is off."""
    if pattern == PATTERNS - 1:
        return [LENGTH]
    on = [bool(pattern >> position & 1) for position in range(LENGTH)]
    lengths = []
    for start in range(LENGTH):
        if on[start] and not on[start - 1]:
            length = 1
            while on[(start + length) % LENGTH]:
                length += 1
            lengths.append(length)
    return lengths
