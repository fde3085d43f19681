r"""Lines from corner to corner of cells: `/` rises to the right, `\` falls. And half cells.

A point is called by the cell of which it is the upper left corner.
"""

from __future__ import annotations

from .grid import Cell, Edge, Grid

RISING, FALLING = "/", "\\"

TRIANGLES = {"1": "DL", "2": "DR", "3": "UR", "4": "UL"}
"""Halves of a cell by the number of the corner that has their right angle, counted from the lower
left one against the clock; each with the two sides of the cell that are its own, in `UDLR` order.
"""


def points_of(cells: Grid) -> Grid:
    """The corners of a grid's cells."""
    return Grid(cells.height + 1, cells.width + 1)


def points_inside(cells: Grid) -> list[Cell]:
    """The points at which four cells meet."""
    return [Cell(row, column) for row, column in cells.cells if row and column]


def ends_of_slope(cell: Cell, slope: str) -> Edge:
    """The two points that a line in a cell joins, the upper one first."""
    row, column = cell
    left, right = (column + 1, column) if slope == RISING else (column, column + 1)
    return Edge(Cell(row, left), Cell(row + 1, right))


def slopes_at(point: Cell, cells: Grid) -> list[tuple[Cell, str]]:
    """The up to four cells round a point, in reading order, each with its line that ends there."""
    row, column = point
    around = (
        (Cell(row - 1, column - 1), FALLING),
        (Cell(row - 1, column), RISING),
        (Cell(row, column - 1), RISING),
        (Cell(row, column), FALLING),
    )
    return [(cell, slope) for cell, slope in around if cell in cells]
