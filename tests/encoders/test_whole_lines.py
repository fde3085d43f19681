"""Diagonal lines, one region: text and brute force accept the same, on small boards."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Sequence

import pytest
from puzzlepipe.encoders.planar import Connected
from puzzlepipe.encoders.regions import HangsTogether, Region
from puzzlepipe.encoders.slopes import GrowingLines, StepsOut
from puzzlepipe.encoders.terms import (
    TRUE,
    Literal,
    holds,
)
from puzzlepipe.puzzles.diagonals import FALLING, RISING, ends_of_slope
from puzzlepipe.puzzles.grid import Cell, Grid, Leaders
from whole_boards import (
    Trial,
    Values,
    all_worlds,
    check,
    clause_of,
    joined,
)

# -- diagonal lines --------------------------------------------------------------


def sloping(grid: Grid, worlds: Iterable[Sequence[bool]], *, plain: bool) -> Trial:
    """Lines of all cells, in reading order; those are right of which none closes a loop."""
    rises = {cell: Literal(f"rises_{cell}") for cell in grid.cells}
    values: list[Values] = [
        dict(zip((one.symbol for one in rises.values()), world, strict=True)) for world in worlds
    ]

    def closes_none(world: Values) -> bool:
        lines = [
            ends_of_slope(cell, RISING if world[rises[cell].symbol] else FALLING)
            for cell in grid.cells
        ]
        points = {point for line in lines for point in line}
        return joined(set(points), lines)[0] == len(points) - len(lines)

    steps = StepsOut(dict(rises), grid)
    rule = GrowingLines(steps) if plain else steps
    return Trial(rule, values, list(filter(closes_none, values)))


@pytest.mark.parametrize("plain", [False, True])
def test_lines_form_no_loop(plain: bool) -> None:
    """All lines of small boards, and on larger ones those in which a loop was closed last."""
    trials = []
    for height, width in [(1, 1), (1, 3), (2, 2), (2, 3), (3, 3), (2, 5), (5, 2)]:
        cells = height * width
        every = itertools.product((False, True), repeat=cells)
        trials.append(sloping(Grid(height, width), every, plain=plain))
    for seed in range(20):
        rng = random.Random(seed)
        grid = Grid(rng.randint(3, 6), rng.randint(3, 6))
        worlds = [nearly_a_forest(rng, grid) for _ in range(60)]
        trials.append(sloping(grid, worlds, plain=plain))
    check(trials)


def nearly_a_forest(rng: random.Random, grid: Grid) -> list[bool]:
    """Lines that close no loop, of which up to two are turned."""
    rises = {}
    trees = Leaders[Cell]()
    for cell in rng.sample(grid.cells, len(grid.cells)):
        rises[cell] = rng.random() < 0.5
        if trees.joined(*ends_of_slope(cell, RISING if rises[cell] else FALLING)):
            rises[cell] = not rises[cell]
        trees.join(*ends_of_slope(cell, RISING if rises[cell] else FALLING))
    for cell in rng.sample(grid.cells, rng.choice((0, 1, 1, 2))):
        rises[cell] = not rises[cell]
    return [rises[cell] for cell in grid.cells]


# -- a region --------------------------------------------------------------------


def test_a_region_hangs_together() -> None:
    trials = []
    for seed in range(80):
        rng = random.Random(seed)
        grid = Grid(rng.randint(1, 3), rng.randint(1, 4))
        root = rng.choice(grid.cells)
        given = seed % 2 == 0
        members = {
            cell: TRUE if cell == root and given else Literal(f"in_{cell}")
            for cell in grid.cells
            if cell == root or rng.random() < 0.8
        }
        worlds = [values for values in all_worlds(members.values()) if holds(members[root], values)]
        right = []
        for values in worlds:
            cells: set[object] = {cell for cell in members if holds(members[cell], values)}
            if joined(cells, grid.edges)[0] == 1:
                right.append(values)
        region = Region(root, members, grid.orthogonal)
        trials.append(Trial(HangsTogether(region, len(members) - 1), worlds, right))
    check(trials)


def test_what_follows_is_said_with_its_places() -> None:
    grid = Grid(3, 3)
    on = {cell: Literal(f"on_{cell}") for cell in grid.cells}
    known: Values = {f"on_{cell}": False for cell in grid.rows[1].cells[1:]}
    known |= {"on_r1c1": True, "on_r3c3": True}
    (part,) = (
        part
        for part in Connected("sea cell", on, grid, stem="sea").separate(known)
        if on[Cell(1, 0)] in clause_of(part).parts
    )
    assert part.sentence == "Only through here these sea cells can be joined"
    assert {str(place) for place in part.at} == {"r1c1", "r3c3", "r2c1", "r2c2", "r2c3"}
