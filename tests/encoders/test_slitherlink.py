"""Edges known beforehand: no loop that keeps the clues is lost by them."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest
from puzzlepipe.api import parse
from puzzlepipe.encoders.terms import FALSE, TRUE
from puzzlepipe.encoders.types.slitherlink import SlitherlinkEncoding
from puzzlepipe.puzzles.grid import Cell, Edge, Grid
from puzzlepipe.puzzles.types.slitherlink import sides_of

Loop = frozenset[Edge]


@cache
def loops(height: int, width: int) -> list[Loop]:
    """Every loop on a board: the borders of sets of cells that form one line."""
    grid = Grid(height, width)
    found = []
    for choice in itertools.product([False, True], repeat=len(grid.cells)):
        edges: set[Edge] = set()
        for cell in itertools.compress(grid.cells, choice):
            edges ^= set(sides_of(cell).values())
        at: dict[Cell, list[Cell]] = {}
        for a, b in edges:
            at.setdefault(a, []).append(b)
            at.setdefault(b, []).append(a)
        if not edges or any(len(near) != 2 for near in at.values()):
            continue
        walk, end = [min(at)], at[min(at)][0]
        while end != walk[0]:
            here, walk = end, [*walk, end]
            end = next(near for near in at[here] if near != walk[-2])
        if len(walk) == len(at):
            found.append(frozenset(edges))
    return found


@cache
def loops_with_counts(height: int, width: int) -> list[tuple[Loop, dict[Cell, int]]]:
    """With each loop how many sides it takes of each cell."""
    sides = {cell: set(sides_of(cell).values()) for cell in Grid(height, width).cells}
    return [
        (loop, {cell: len(loop & own) for cell, own in sides.items()})
        for loop in loops(height, width)
    ]


def test_no_loop_that_keeps_the_clues_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlepipe.encoders.types.slitherlink.PROBED_FROM", 0)
    known = 0
    for seed in range(600):
        rng = random.Random(seed)
        size = rng.choice([(1, 1), (1, 3), (2, 2), (3, 2), (3, 3), (3, 4)])
        planted = rng.choice(loops(*size))
        share = rng.choice([0.2, 0.5, 1.0])
        clues = {
            cell: len(planted & set(sides_of(cell).values()))
            for cell in Grid(*size).cells
            if rng.random() < share
        }
        if seed % 10 == 0 and clues:  # boards without a solution, most of them
            clues[rng.choice(list(clues))] = rng.randint(0, 3)
        rows = [
            "".join(str(clues.get(Cell(row, column), ".")) for column in range(size[1]))
            for row in range(size[0])
        ]
        (puzzle,) = parse("\n".join(["#slitherlink", *rows, ""]))
        edge = SlitherlinkEncoding(puzzle, "boolean").edge
        keep = [
            loop
            for loop, counts in loops_with_counts(*size)
            if all(counts[cell] == clue for cell, clue in clues.items())
        ]
        for pair in puzzle.places:
            if edge[pair] not in (TRUE, FALSE):
                continue
            known += 1
            assert all((pair in loop) == (edge[pair] == TRUE) for loop in keep)
    assert known > 2000
