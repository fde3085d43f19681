"""What a clue allows of the cells round it, as few short clauses: its bad patterns are forbidden.

A ring of 8 cells has 256 patterns, numbers whose bit p is set where the cell at p is on. Bad
ones are forbidden many at a time, by prime implicants (Quine 1952): terms that bad patterns alone
meet, and from which nothing can be left out.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from ..puzzles.grid import COMPASS

LENGTH = len(COMPASS)
"""Cells in a ring."""

PATTERNS = 1 << LENGTH

Cube = tuple[int, int]
"""The positions of which a term speaks, as bits, and those of them that are on."""


@cache
def _cubes() -> dict[Cube, int]:
    """Every term, with the patterns that meet it as the bits of a number."""
    everything = (1 << PATTERNS) - 1
    on = [
        sum(1 << pattern for pattern in range(PATTERNS) if pattern >> position & 1)
        for position in range(LENGTH)
    ]
    cubes = {(0, 0): everything}
    for position in range(LENGTH):
        bit = 1 << position
        for (care, value), patterns in list(cubes.items()):
            cubes[care | bit, value | bit] = patterns & on[position]
            cubes[care | bit, value] = patterns & ~on[position]
    return cubes


def short_terms(bad: Collection[int], free: Collection[int]) -> list[Cube]:
    """Terms that hold of every bad pattern and of no other but those that are free.

    Each is a prime implicant; the one that covers most of what is left comes next.
    """
    needed = sum(1 << pattern for pattern in bad)
    allowed = needed | sum(1 << pattern for pattern in free)
    within = {cube: met for cube, met in _cubes().items() if met & ~allowed == 0 and met & needed}
    primes = {
        (care, value): met
        for (care, value), met in within.items()
        if not any(
            care & bit and (care & ~bit, value & ~bit) in within
            for bit in (1 << position for position in range(LENGTH))
        )
    }
    chosen = []
    while needed:
        cube = max(primes, key=lambda cube: (primes[cube] & needed).bit_count())
        chosen.append(cube)
        needed &= ~primes[cube]
    return chosen
