"""A board parted in two by a line that passes every inner corner of its cells once."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from .grid import DOWN, RIGHT, Cell, Edge, Grid, components

if TYPE_CHECKING:
    import random


def parted(rng: random.Random, grid: Grid) -> set[Cell]:
    """The cells on one side of such a line: both sides are in one piece, and none holds a block.

    It goes from border to border, or now and then round in a ring. Ends of it bite into its
    middle (the backbite move of Mansfield, 1982) until it looks like any other. A board of one row
    or column is cut once, or not at all.
    """
    corners = Grid(grid.height - 1, grid.width - 1)
    if not corners.cells:
        return set(grid.cells[: rng.randint(0, len(grid.cells))])
    snake = [
        corner
        for row in corners.rows
        for corner in (row.cells if row.cells[0].row % 2 == 0 else row.cells[::-1])
    ]
    path = snake
    wants_ring = len(path) % 2 == 0 and rng.random() < 0.3
    for step in range(40 * len(path)):
        path = _bitten(rng, corners, path)
        if step < 10 * len(path):
            continue
        if wants_ring and len(path) > 2 and path[0] in corners.orthogonal(path[-1]):
            return _one_side(grid, _walls([*path, path[0]]))
        if not wants_ring and _exits(grid, path[0]) and _exits(grid, path[-1]):
            break
    else:
        path = snake
    there = rng.choice(_exits(grid, path[0]))
    back = rng.choice([edge for edge in _exits(grid, path[-1]) if edge != there])
    return _one_side(grid, _walls(path) | {there, back})


def _bitten(rng: random.Random, corners: Grid, path: list[Cell]) -> list[Cell]:
    """Join an end of a path to another corner beside it, and cut the path open before that."""
    path = path[:: rng.choice((1, -1))]
    near = [corner for corner in corners.orthogonal(path[0]) if corner not in path[1:2]]
    if not near:
        return path
    at = path.index(rng.choice(near))
    return path[:at][::-1] + path[at:]


def _walls(path: list[Cell]) -> set[Edge]:
    """The neighbours that a line parts, by the corners, at the lower right of cells, it passes."""
    walls = set()
    for a, b in pairwise(path):
        last = max(a, b)
        walls.add(Edge(last, last.step(DOWN if a.row == b.row else RIGHT)))
    return walls


def _exits(grid: Grid, corner: Cell) -> list[Edge]:
    """The neighbours at the border between which a line can leave the board at a corner."""
    a, b, c, d = corner, corner.step(RIGHT), corner.step(DOWN), corner.step(DOWN).step(RIGHT)
    exits = []
    if corner.row == 0:
        exits.append(Edge(a, b))
    if corner.row == grid.height - 2:
        exits.append(Edge(c, d))
    if corner.column == 0:
        exits.append(Edge(a, c))
    if corner.column == grid.width - 2:
        exits.append(Edge(b, d))
    return exits


def _one_side(grid: Grid, walls: set[Edge]) -> set[Cell]:
    def near(cell: Cell) -> list[Cell]:
        return [other for other in grid.orthogonal(cell) if Edge.of(cell, other) not in walls]

    return set(components(grid.cells, near)[0])
