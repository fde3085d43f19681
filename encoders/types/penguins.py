"""Penguins: an exact cover by the sliding pieces' spots, and where their penguins stand.

Penguins that must stand somewhere are asserted, not pruned: a board has 636
spots in all, and its text is encoded and solved in some hundredths of a second.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from ..puzzles.grid import Cell
from ..puzzles.penguins import Penguins
from ..puzzles.pieces import equal_pieces
from ..puzzles.puzzle import Answer
from ..puzzles.shapes import Shape, placements
from .cover import Cover, ExactCover, Placed, equal_pairs
from .encoding import Encoding
from .families import Booleans
from .terms import Value


class PenguinsEncoding(Encoding[Penguins]):
    """The variables of a penguins puzzle."""

    def build(self) -> None:
        self.ways = {letter: sorted(shapes) for letter, shapes in self.puzzle.forms.items()}
        self._placed: dict[str, dict[Hashable, Shape]] = {
            letter: {
                (letter, way, at.cells[0]): at
                for way, shape in enumerate(shapes, start=1)
                for at in placements(shape, self.grid.cells)
            }
            for letter, shapes in self.ways.items()
        }
        self.cover = Cover(
            self.grid.cells,
            {
                letter: {spot: shape.cells for spot, shape in spots.items()}
                for letter, spots in self._placed.items()
            },
            self.style,
        )
        self.lies, self.owner = self.cover.lies, self.cover.owner
        self.standing: dict[Cell, list[Hashable]] = {cell: [] for cell in self.grid.cells}
        for spots in self._placed.values():
            for spot, shape in spots.items():
                assert shape.mark is not None  # every shape has its penguin
                self.standing[shape.mark].append(spot)
        self.penguin = Booleans(
            "penguin",
            self.grid.cells,
            self.style,
            on="P",
            words=("has a penguin", "has no penguin"),
        )
        self.equal_pairs = equal_pairs(self.puzzle.forms)
        self.answer = [self.owner, self.penguin]

    def read_answer(self, values: Mapping[str, Value]) -> Answer:
        owners, standing = self.owner.tokens(values), self.penguin.tokens(values)
        # A value that is neither yes nor no (an Int 2) makes a token of no alphabet.
        return {
            cell: owner.upper() if standing[cell] == "P" else owner + standing[cell].strip(".")
            for cell, owner in owners.items()
        }

    def exact_cover(self) -> ExactCover:
        shapes = {spot: shape for spots in self._placed.values() for spot, shape in spots.items()}
        marked = self.puzzle.marked

        def allowed(spot: Hashable) -> bool:
            """No marked cell is covered by ice without a penguin."""
            return all(cell == shapes[spot].mark for cell in shapes[spot].cells if cell in marked)

        def read(placed: Sequence[Placed]) -> Answer:
            standing = {shapes[spot].mark for _, spot in placed}
            return {
                cell: letter.upper() if cell in standing else letter
                for cell, letter in self.cover.tokens(placed).items()
            }

        return self.cover.without_symbols(read, equal_pieces(self.puzzle.forms), allowed)
