"""Lits: a Boolean for each cell, is it shaded, and one for each piece that a region can have.

A region's pieces are all connected sets of so many of its cells, but for those that fill a block;
each has a shape, the same for all that turning and mirroring makes of it. A region has one piece,
and by it one shape; neighbours on either side of a border are not both shaded where both
regions have the same. Pieces are connected as regions (`joined_pieces`).

First answer and another, CPU seconds of the whole process (yices | z3): a published 20x20 .35 |
.54, a planted 31x45 with 193 regions and several answers 1.7 | 1.8. A spanning tree of the cells:
.58 | .76 and 2.2 | 22.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...puzzles.grid import Cell, Line, borders
from ...puzzles.shapes import Shape, connected_sets, orientations, shape_of
from ...puzzles.types.lits import Lits
from ..families import Booleans, Words
from ..joined_pieces import JoinedPieces
from ..model import MOST_TEXT
from ..one_shape import OneShapeEncoding

A_PIECE, A_CELL = 120, 10
"""Characters of text, at least, for a piece that a region can have and each of its cells."""

Spot = tuple[str, int]
"""A region, and a number: of a piece that it can have, or of a shape."""


class LitsEncoding(OneShapeEncoding[Lits]):
    """The variables of a lits, and the pieces that each region can have."""

    def expected_length(self) -> int:
        """Stops where it is enough: to list what regions can hold may take as long as all else."""
        length = super().expected_length()
        for area in self.puzzle.areas:
            for _ in self._possible(area):
                length += A_PIECE + A_CELL * self.puzzle.polyomino
                if length > MOST_TEXT:
                    return length
        return length

    def build(self) -> None:
        puzzle = self.puzzle
        self._spots: dict[Spot, tuple[Cell, ...]] = {}
        self.spots_of: dict[Line, list[Spot]] = {}
        for area in puzzle.areas:
            name = puzzle.regions[area.cells[0]]
            sets = list(self._possible(area))
            spots = {(name, number): cells for number, cells in enumerate(sets, start=1)}
            self.spots_of[area] = list(spots)
            self._spots |= spots
        super().build()
        shaded = {cell: self.shaded[cell] for cell in self.grid.cells}
        self.connected = self.prune(
            lambda: JoinedPieces("shaded cell", shaded, puzzle.regions, self.grid), self.connected
        )
        self.piece = Booleans(
            "piece",
            self._spots,
            self.style,
            words=Words("is the piece", "is not the piece", "are the pieces", "are not the pieces"),
        )
        self.over: dict[Cell, list[Spot]] = {cell: [] for cell in self.grid.cells}
        for spot, cells in self._spots.items():
            for cell in cells:
                self.over[cell].append(spot)
        self.cells_of = self._spots
        self._name_shapes()

    def _possible(self, area: Line) -> Iterator[tuple[Cell, ...]]:
        """The sets of cells that can be a region's piece."""
        has_block = self.prune(lambda: _has_block, lambda cells: False)
        for cells in connected_sets(area.cells, self.puzzle.polyomino):
            if not has_block(cells):
                yield cells

    def known(self) -> dict[Cell, bool]:
        """Cells that all pieces of their region hold, or none."""
        held: dict[Cell, int] = dict.fromkeys(self.grid.cells, 0)
        for cells in self._spots.values():
            for cell in cells:
                held[cell] += 1
        count = {cell: len(spots) for area, spots in self.spots_of.items() for cell in area.cells}
        return {cell: number > 0 for cell, number in held.items() if number in (0, count[cell])}

    def _name_shapes(self) -> None:
        numbers: dict[Shape, int] = {}
        self.pieces_of_shape: dict[Spot, list[Spot]] = {}
        for spot, cells in self._spots.items():
            shape = min(orientations(shape_of(cells)))
            number = numbers.setdefault(shape, len(numbers) + 1)
            self.pieces_of_shape.setdefault((spot[0], number), []).append(spot)
        self.shape = Booleans("shape", self.pieces_of_shape, self.style)
        self.drawn = [f"{number} {'/'.join(shape.rows())}" for shape, number in numbers.items()]
        self.alike = [
            (edge, (one, number), (other, number))
            for edge in borders(self.puzzle.regions)
            for one, other in [sorted(self.puzzle.regions[cell] for cell in edge)]
            for number in numbers.values()
            if (one, number) in self.shape and (other, number) in self.shape
        ]


def _has_block(cells: tuple[Cell, ...]) -> bool:
    """Whether some 2x2 block lies in the cells altogether."""
    inside = set(cells)
    return any(
        {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= inside
        for row, column in cells
    )
