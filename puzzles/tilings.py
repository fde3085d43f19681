"""Random tilings, from which puzzles of pieces are planted."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from .grid import Cell, Edge, Grid

if TYPE_CHECKING:
    import random

Option = TypeVar("Option", bound=Hashable)


def cut_up(
    rng: random.Random, grid: Grid, cells: Iterable[Cell], least: int, most: int
) -> list[list[Cell]]:
    """Cells cut into connected regions of `least` to `most` cells.

    Where that does not come out a region is larger, or smaller where nothing is beside it.
    """
    free = dict.fromkeys(sorted(cells))
    number: dict[Cell, int] = {}
    regions: list[list[Cell]] = []
    while free:
        start = next(iter(free))
        region, size = [start], rng.randint(least, most)
        del free[start]
        while len(region) < size:
            rim = [near for cell in region for near in grid.orthogonal(cell) if near in free]
            if not rim:
                break
            region.append(rng.choice(rim))
            del free[region[-1]]
        beside = {number[n] for cell in region for n in grid.orthogonal(cell) if n in number}
        if len(region) < least and beside:
            home = min(beside, key=lambda one: len(regions[one]))
            regions[home] += region
        else:
            home = len(regions)
            regions.append(region)
        number.update(dict.fromkeys(region, home))
    return [sorted(region) for region in regions]


def random_cover(
    rng: random.Random, options: Mapping[Option, Collection[Hashable]]
) -> list[Option]:
    """Options that cover everything that any of them covers exactly once; one cover of many.

    What has the fewest options left is covered first, by each of these in random order. Raises
    ValueError where there is no cover.
    """
    things = dict.fromkeys(thing for covered in options.values() for thing in covered)
    chosen = _covered(rng, options, list(options), list(things))
    if chosen is None:
        raise ValueError("no choice of options covers everything once")
    return chosen


def _covered(
    rng: random.Random,
    options: Mapping[Option, Collection[Hashable]],
    left: Sequence[Option],
    things: Sequence[Hashable],
) -> list[Option] | None:
    if not things:
        return []
    over: dict[Hashable, list[Option]] = {thing: [] for thing in things}
    for option in left:
        for thing in options[option]:
            over[thing].append(option)
    rarest = min(over.values(), key=len)
    for option in rng.sample(rarest, len(rarest)):
        taken = set(options[option])
        others = [other for other in left if taken.isdisjoint(options[other])]
        rest = _covered(rng, options, others, [thing for thing in things if thing not in taken])
        if rest is not None:
            return [option, *rest]
    return None


def random_dominoes(rng: random.Random, grid: Grid) -> list[Edge]:
    """Dominoes that cover all cells of a grid, but for one where their number is odd.

    From dominoes along a winding path: again and again two that lie side by side are turned
    together, or one is moved onto the cell that is left over.
    """
    path = [
        cell
        for row in grid.rows
        for cell in (row.cells if row.cells[0].row % 2 == 0 else row.cells[::-1])
    ]
    partner: dict[Cell, Cell] = {}

    def join(one: Cell, other: Cell) -> None:
        partner[one], partner[other] = other, one

    for one, other in zip(path[::2], path[1::2], strict=False):
        join(one, other)
    for _ in range(20 * len(path) if grid.edges else 0):
        a, b = rng.sample(rng.choice(grid.edges), 2)
        if b not in partner:
            del partner[partner[a]]
            join(a, b)
        elif a in partner and partner[a] != b and partner[a] in grid.orthogonal(partner[b]):
            join(partner[a], partner[b])
            join(a, b)
    return sorted({Edge.of(cell, other) for cell, other in partner.items()})
