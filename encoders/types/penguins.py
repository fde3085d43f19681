"""Penguins: an exact cover by the sliding pieces' spots, and where their penguins stand.

Penguins that must stand somewhere are asserted, not pruned: a board has 636
spots in all, and its text is encoded and solved in some hundredths of a second.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from ...puzzles.grid import Cell
from ...puzzles.pieces import kinds_of
from ...puzzles.puzzle import Answer
from ...puzzles.shapes import Shape, placements
from ...puzzles.types.penguins import Penguins
from ..cover import Cover, ExactCover, Laying, Placed, Spot, length_of_cover
from ..encoding import Encoding
from ..families import Booleans, Choices, Family, Words
from ..model import Model
from ..terms import Literal, Term, Value, and_, implies, not_

PENGUIN, ICE = "P", "."


class PenguinsEncoding(Encoding[Penguins]):
    """The variables of a penguins puzzle."""

    def expected_length(self) -> int:
        pieces = [
            Laying(letter, [shape.cells for shape in shapes])
            for letter, shapes in self.puzzle.forms.items()
        ]
        return length_of_cover(
            self.grid.cells, pieces, plain=self.plain, style=self.style, left_over=False
        )

    def build(self) -> None:
        puzzle = self.puzzle
        self.ways = {letter: sorted(shapes) for letter, shapes in puzzle.forms.items()}
        self._placed: dict[str, dict[Spot, Shape]] = {
            letter: {
                Spot(letter, way, at.cells[0]): at
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
            folded=self.prune(lambda: True, False),
            anywhere=self.prune(lambda: False, True),
        )
        self.lies, self.owner = self.cover.lies, self.cover.owner
        self.kinds = {kind.letters[0]: kind for kind in kinds_of(puzzle.forms)}
        self.standing: dict[Cell, list[Spot]] = {cell: [] for cell in self.grid.cells}
        for spots in self._placed.values():
            for spot, shape in spots.items():
                assert shape.mark is not None  # every shape has its penguin
                self.standing[shape.mark].append(spot)
        self.penguin = Booleans(
            "penguin",
            self.grid.cells,
            self.style,
            on=PENGUIN,
            off=ICE,
            words=Words("has a penguin", "has no penguin", "have penguins", "have no penguins"),
        )
        self.standing_by_piece = {cell: self._by_piece(cell) for cell in self.standing}
        self.clues = list(puzzle.clues.values())
        self.answer = [Letters(self.owner, self.penguin)]

    def _by_piece(self, cell: Cell) -> list[tuple[str, list[Term]]]:
        """For each piece that the penguin of one of its spots stands in the cell, and no other."""
        told = []
        for letter in self.ways:
            lying = self.lies.of(spot for spot in self.standing[cell] if spot.piece == letter)
            own = and_(self.owner.is_(cell, letter), self.penguin[cell])
            stands = [implies(spot, self.penguin[cell]) for spot in lying]
            told.append((letter, [*stands, implies(own, lying)]))
        return told

    def exact_cover(self) -> ExactCover:
        shapes: dict[Hashable, Shape] = {
            spot: shape for spots in self._placed.values() for spot, shape in spots.items()
        }
        marked = self.puzzle.marked

        def allowed(spot: Hashable) -> bool:
            """No marked cell is covered by ice without a penguin."""
            return all(cell == shapes[spot].mark for cell in shapes[spot].cells if cell in marked)

        def read(placed: Sequence[Placed]) -> Answer:
            return {
                cell: letter.upper() if cell == shapes[spot].mark else letter
                for letter, spot in placed
                for cell in shapes[spot].cells
            }

        return self.cover.without_symbols(read, allowed)


class Letters(Family):
    """An answer's letters, told by the owners of cells and where penguins stand."""

    def __init__(self, owner: Choices, penguin: Booleans) -> None:
        self.stem, self.style = owner.stem, owner.style
        self._owner, self._penguin = owner, penguin

    @property
    def symbols(self) -> list[str]:
        return [*self._owner.symbols, *self._penguin.symbols]

    def declare(self, model: Model) -> str:
        return ""

    def __contains__(self, place: object) -> bool:
        return place in self._penguin

    def literal(self, place: Hashable, token: str) -> Term:
        penguin = self._penguin[place]
        owned = self._owner.literal(place, token.lower())
        return and_(owned, penguin if token.isupper() else not_(penguin))

    def tokens(self, values: Mapping[str, Value]) -> dict[Hashable, str]:
        owners, standing = self._owner.tokens(values), self._penguin.tokens(values)
        # What is neither yes nor no (an Int 2) makes a token of no cell.
        return {
            cell: owner.upper()
            if standing[cell] == PENGUIN
            else owner + standing[cell].removesuffix(ICE)
            for cell, owner in owners.items()
        }

    def fixing(self, values: Mapping[str, Value]) -> list[Term]:
        return [*self._owner.fixing(values), *self._penguin.fixing(values)]

    def say(self, literal: Literal, others: Sequence[Literal] = ()) -> str:
        family = self._penguin if literal.symbol in self._penguin.symbols else self._owner
        return family.say(literal, others)
