"""Domains narrowed by what the puzzle gives, before anything is encoded.

A value that the givens rule out needs no symbol: a 25x25 Sudoku's text falls
to a tenth. Every function here takes the domains, a set of values for each
cell, and narrows them in place; `fixpoint` repeats several until none finds
more. A contradiction leaves an empty domain, which no model satisfies.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any

from .sums import digit_sets

Domains = Mapping[Any, set[int]]
"""The values that each cell may still hold."""


def fixpoint(domains: Domains, *narrow: Callable[[Domains], None]) -> None:
    """Narrow in turn until nothing changes any more."""
    before = -1
    while before != (now := sum(map(len, domains.values()))):
        before = now
        for step in narrow:
            step(domains)


def naked_singles(domains: Domains, houses: Iterable[Collection[Hashable]]) -> None:
    """A cell with one value left takes it from all that share a house with it, to the end."""
    houses_of: dict[Hashable, list[Collection[Hashable]]] = {}
    for house in houses:
        for cell in house:
            houses_of.setdefault(cell, []).append(house)
    open_ones = [cell for cell in houses_of if len(domains[cell]) == 1]
    for cell in open_ones:  # grows while it is read
        for value in tuple(domains[cell]):  # none where another single took it meanwhile
            for house in houses_of[cell]:
                for other in house:
                    domain = domains[other]
                    if value in domain and other != cell:
                        domain.remove(value)
                        if len(domain) == 1:
                            open_ones.append(other)


def ordered(domains: Domains, pairs: Iterable[tuple[Hashable, Hashable]]) -> None:
    """For pairs (smaller, greater): no value without one beyond it on the other side."""
    for a, b in pairs:
        if domains[a] and domains[b]:
            least, greatest = min(domains[a]), max(domains[b])
            domains[a].intersection_update(range(least, greatest))
            domains[b].intersection_update(range(least + 1, greatest + 1))


def related(
    domains: Domains,
    pairs: Iterable[tuple[Hashable, Hashable]],
    relation: Callable[[int, int], bool],
) -> None:
    """For pairs in a relation: no value that none of the other cell's goes with."""
    for a, b in pairs:
        domains[a].difference_update(
            [v for v in domains[a] if not any(relation(v, w) for w in domains[b])]
        )
        domains[b].difference_update(
            [w for w in domains[b] if not any(relation(v, w) for v in domains[a])]
        )


def path(domains: Domains, successors: Mapping[Any, Collection[Hashable]]) -> None:
    """Numbers from 1 up in all cells, each a step from the one before: both ways, one by one.

    A cell keeps a number when, step by step, some cell before it and after it may hold the
    numbers before and after. Clues bound the numbers of the cells in their reach.
    """
    predecessors: dict[Hashable, list[Hashable]] = {cell: [] for cell in domains}
    for cell, nexts in successors.items():
        for near in nexts:
            predecessors[near].append(cell)
    last = len(domains)
    at: list[set[Hashable]] = [set() for _ in range(last + 1)]
    for cell, domain in domains.items():
        for value in domain:
            at[value].add(cell)
    for steps, values, by in (
        (successors, range(1, last), 1),
        (predecessors, range(last, 1, -1), -1),
    ):
        for value in values:
            reached = {near for cell in at[value] for near in steps[cell]}
            for cell in at[value + by] - reached:
                domains[cell].remove(value + by)
            at[value + by] &= reached


def sums(domains: Domains, totals: Iterable[tuple[Sequence[Hashable], int]]) -> None:
    """Only values of the sets of different digits that add up to the total of their cells."""
    for cells, total in totals:
        sets = digit_sets([domains[cell] for cell in cells], total)
        if sets is not None:
            possible = set().union(*sets)
            for cell in cells:
                domains[cell].intersection_update(possible)
