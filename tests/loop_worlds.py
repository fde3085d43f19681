"""Answers that are tried on tiny boards whose loop runs through the middles of cells."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from puzzlepipe.puzzles.edges import LINE, NONE, EdgePuzzle
from puzzlepipe.puzzles.grid import Cell, Edge, Grid
from puzzlepipe.puzzles.puzzle import Answer

RING = "DR LR DL\nUD . UD\nUR LR UL\n"
"""The loop round 3 x 3 cells."""


def candidates(puzzle: Any) -> Iterator[Answer]:
    """Every answer of a tiny board; of others all outlines of faces, some with one line changed.

    Outlines are all answers that pass each cell twice, four times or not at all.
    """
    assert isinstance(puzzle, EdgePuzzle)
    places = puzzle.places
    if len(places) <= 12:
        for marks in itertools.product((LINE, NONE), repeat=len(places)):
            yield dict(zip(places, marks, strict=True))
        return
    faces = Grid(puzzle.grid.height - 1, puzzle.grid.width - 1).cells
    for bits in itertools.product((False, True), repeat=len(faces)):
        inside = {cell for cell, bit in zip(faces, bits, strict=True) if bit}
        taken = outline(inside)
        yield {edge: LINE if edge in taken else NONE for edge in places}
        if sum(bits) in (1, 2, 5):
            for other in places:
                yield {
                    edge: LINE if (edge in taken) != (edge == other) else NONE for edge in places
                }


def outline(inside: set[Cell]) -> set[Edge]:
    """The edges round some faces, each called by the cell at its upper left."""
    around: dict[Edge, int] = {}
    for row, column in inside:
        a, b, c, d = (Cell(row + dr, column + dc) for dr in (0, 1) for dc in (0, 1))
        for edge in (Edge(a, b), Edge(a, c), Edge(b, d), Edge(c, d)):
            around[edge] = around.get(edge, 0) + 1
    return {edge for edge, count in around.items() if count == 1}
