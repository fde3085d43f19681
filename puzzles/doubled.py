"""Doubled grids: cells at the even places, and between two neighbours the mark that joins them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .grid import Cell, Edge, Grid
from .text import Source
from .tokens import Token, TokenGrid
from .writing import write_rows


@dataclass(frozen=True)
class DoubledGrid:
    """What stands in the cells of a board and between them."""

    grid: Grid
    cells: Mapping[Cell, Token]
    between: Mapping[Edge, Token]
    start: Token


def read_doubled(source: Source, block: TokenGrid, *, corner: str = ".") -> DoubledGrid:
    """A block of (2R-1) x (2C-1) tokens as a board of R x C cells.

    `corner` may stand where four cells meet, beside what is empty everywhere.

    Raises `PuzzleError` at a side of even length and at a mark where four cells meet.
    """
    high, wide = block.grid.height, block.grid.width
    if high % 2 == 0 or wide % 2 == 0:
        source.fail(
            block.start,
            f"a grid of {high} x {wide}; expected an odd number of rows and columns: "
            "the cells, and between them the marks or '.'",
        )
    cells: dict[Cell, Token] = {}
    between: dict[Edge, Token] = {}
    for (row, column), token in block.tokens.items():
        if row % 2 and column % 2:
            if not source.is_empty(token, also=corner):
                source.fail(token, f"{token.text!r} where four cells meet; expected '.'")
            continue
        cell = Cell(row // 2, column // 2)
        if row % 2 or column % 2:
            between[Edge(cell, Cell(cell.row + row % 2, cell.column + column % 2))] = token
        else:
            cells[cell] = token
    return DoubledGrid(Grid(high // 2 + 1, wide // 2 + 1), cells, between, block.start)


def write_doubled(
    grid: Grid,
    cell: Callable[[Cell], str],
    between: Callable[[Edge], str],
    *,
    corner: str = ".",
) -> str:
    """The rows of a doubled grid, from the token of each cell and of each two neighbours."""

    def token(row: int, column: int) -> str:
        first = Cell(row // 2, column // 2)
        if row % 2 and column % 2:
            return corner
        if row % 2 or column % 2:
            return between(Edge(first, Cell(first.row + row % 2, first.column + column % 2)))
        return cell(first)

    return write_rows(
        (token(row, column) for column in range(2 * grid.width - 1))
        for row in range(2 * grid.height - 1)
    )
