"""Shapes made of cells: turned, mirrored, and moved about a board. Geometry only."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from .grid import ORTHOGONAL, Cell, Grid, components


class Shape(NamedTuple):
    """Cells in reading order; `mark` is one of them that differs from the rest, or None."""

    cells: tuple[Cell, ...]
    mark: Cell | None = None

    def shifted(self, rows: int, columns: int) -> Shape:
        """The same shape so many rows further down and columns further right."""
        return Shape(
            tuple(Cell(row + rows, column + columns) for row, column in self.cells),
            self.mark and Cell(self.mark.row + rows, self.mark.column + columns),
        )

    @property
    def height(self) -> int:
        """Rows from the first to the last cell."""
        return self.cells[-1].row - self.cells[0].row + 1

    @property
    def width(self) -> int:
        """Columns from the leftmost to the rightmost cell."""
        columns = [cell.column for cell in self.cells]
        return max(columns) - min(columns) + 1

    def rows(self, letter: str = "#", mark: str = "P") -> list[str]:
        """The shape as drawn by characters, `.` where it has no cell."""
        top, left = self.cells[0].row, min(cell.column for cell in self.cells)
        rows = [["."] * self.width for _ in range(self.height)]
        for cell in self.cells:
            rows[cell.row - top][cell.column - left] = mark if cell == self.mark else letter
        return ["".join(row) for row in rows]


def shape_of(cells: Iterable[Cell], mark: Cell | None = None) -> Shape:
    """At least one cell, in any order and anywhere, as a shape in the upper left corner."""
    ordered = tuple(sorted(cells))
    return Shape(ordered, mark).shifted(-ordered[0].row, -min(cell.column for cell in ordered))


def is_connected(shape: Shape) -> bool:
    """Whether the cells hang together by their sides."""
    board = Grid(shape.cells[-1].row + 1, max(cell.column for cell in shape.cells) + 1)
    return len(components(shape.cells, board.orthogonal)) == 1


def orientations(shape: Shape, rotate: bool = True, flip: bool = True) -> tuple[Shape, ...]:
    """The different shapes that turning and mirroring gives, the given one first.

    `rotate` allows all quarter turns, `flip` to mirror it left to right; with both there
    are up to eight. Each lies in the upper left corner.
    """
    found: dict[Shape, None] = {}
    for mirrored in (False, True) if flip else (False,):
        turned = _mirrored(shape) if mirrored else shape_of(*shape)
        for _ in range(4 if rotate else 1):
            found.setdefault(turned)
            turned = _turned(turned)
    return tuple(found)


def _mirrored(shape: Shape) -> Shape:
    flipped = [Cell(row, -column) for row, column in (*shape.cells, shape.mark or (0, 0))]
    return _rebuilt(flipped, shape.mark is not None)


def _turned(shape: Shape) -> Shape:
    """A quarter turn clockwise."""
    turned = [Cell(column, -row) for row, column in (*shape.cells, shape.mark or (0, 0))]
    return _rebuilt(turned, shape.mark is not None)


def _rebuilt(cells: list[Cell], marked: bool) -> Shape:
    mark = cells.pop()
    return shape_of(cells, mark if marked else None)


def placements(shape: Shape, board: Collection[Cell]) -> Iterator[Shape]:
    """Every way to move a shape, without turning it, so that all its cells lie on the board.

    In the board's order of the place of the shape's first cell.
    """
    inside = board if isinstance(board, (set, frozenset)) else set(board)
    first = shape.cells[0]
    steps = [(cell.row - first.row, cell.column - first.column) for cell in shape.cells]
    for row, column in board:
        if all((row + down, column + right) in inside for down, right in steps):
            yield shape.shifted(row - first.row, column - first.column)


def connected_sets(cells: Collection[Cell], size: int) -> Iterator[tuple[Cell, ...]]:
    """Every set of so many of some cells that hang together by their sides, each once, in order.

    Those that hold the first cell come first, then those that hold the second and not the first,
    and so on (Redelmeier, Counting polyominoes, 1981).
    """
    inside = {cell: place for place, cell in enumerate(cells)}

    def grown(
        first: int, chosen: tuple[Cell, ...], rim: list[Cell], seen: frozenset[Cell]
    ) -> Iterator[tuple[Cell, ...]]:
        if len(chosen) == size:
            yield tuple(sorted(chosen))
            return
        for at, cell in enumerate(rim):
            near = [cell.step(step) for step in ORTHOGONAL.values()]
            fresh = [one for one in near if inside.get(one, -1) >= first and one not in seen]
            yield from grown(first, (*chosen, cell), [*rim[at + 1 :], *fresh], seen.union(fresh))

    for start, place in inside.items():
        yield from grown(place, (), [start], frozenset({start}))
