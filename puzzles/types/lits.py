"""Lits: a polyomino in every region, all of them one shape, no two alike side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..areas import AreaPuzzle, read_areas
from ..check import Check, counted
from ..errors import Flaw
from ..grid import Cell, Grid, borders, components
from ..growth import fills_a_block, lettered, spread
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..shaded import BLOCK, CONNECTED, OneShapePuzzle
from ..shapes import Shape, orientations, shape_of
from ..stars import drawn_amount
from ..text import Source

if TYPE_CHECKING:
    import random

PIECE = "The shaded cells of every region are its number of cells, in one piece."
ALIKE = "Pieces that are alike, turned or mirrored too, do not share a side."

USUAL = 4


@dataclass(frozen=True, kw_only=True)
class Lits(AreaPuzzle, OneShapePuzzle):
    """Shade a tetromino in every region so that all of them are one shape.

    Rules: in every region four shaded cells are joined by their sides: its piece.
    The file may name another number of cells. Two pieces in different regions that
    are alike, be one turned or mirrored, do not share a side. All shaded cells
    are connected through their sides and nowhere fill a 2x2 block.

    File: a `regions:` block with a region's id for each cell; `polyomino: N`
    where pieces have N cells and not four.

    Answer: `#` shaded, `.` unshaded.
    """

    name: ClassVar[str] = "lits"
    rules: ClassVar[tuple[str, ...]] = (PIECE, ALIKE, BLOCK, CONNECTED)

    polyomino: int = USUAL
    """How many cells a piece has."""

    @classmethod
    def read(cls, source: Source) -> Lits:
        return cls(**read_areas(source), polyomino=source.integer("polyomino", USUAL, low=1))

    def flaws(self) -> Iterator[Flaw]:
        yield from super().flaws()
        if self.polyomino < 1:
            told = counted(self.polyomino, "cell")
            yield Flaw(f"pieces of {told}; expected at least 1", "polyomino")
        for area in self.areas:
            if len(area.cells) < self.polyomino:
                told = f"{counted(len(area.cells), 'cell')}; expected at least {self.polyomino}"
                yield Flaw(f"{area} has {told}", "regions", area.cells[0])

    def write(self) -> str:
        other = self.polyomino != USUAL
        return super().write() + (f"polyomino: {self.polyomino}\n" if other else "")

    def check(self, answer: Answer) -> Iterator[Check]:
        shaded = self.shaded_in(answer)
        shapes: dict[str, Shape] = {}
        pieces: dict[str, list[Cell]] = {}
        for area in self.areas:
            own = [cell for cell in area.cells if cell in shaded]
            parts = len(components(own, self.grid.orthogonal))
            yield Check(
                PIECE,
                area.name,
                len(own) == self.polyomino and parts == 1,
                f"{self.polyomino} in one piece",
                f"{len(own)} in {counted(parts, 'piece')}",
                tuple(own) or area.cells,
            )
            if own:
                name = self.regions[own[0]]
                pieces[name] = own
                shapes[name] = min(orientations(shape_of(own)))
        for one, other in self._touching(shaded):
            yield Check(
                ALIKE,
                f"regions {one} and {other}",
                shapes[one] != shapes[other],
                "pieces that differ",
                "two alike",
                (*pieces[one], *pieces[other]),
            )
        yield from super().check(answer)

    def _touching(self, shaded: dict[Cell, None]) -> dict[tuple[str, str], None]:
        """The regions, two by two, whose shaded cells share a side."""
        held = {cell: self.regions[cell] for cell in shaded}
        return {(held[a], held[b]): None for a, b in borders(held)}

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Lits]:
        grid = Grid(height, width)
        size = rng.choice((3, USUAL, USUAL, 5))
        owner: dict[Cell, str] = {}
        while not owner:  # a small board may have no room for a large piece
            owner = _pieces(rng, grid, size)
            size -= not owner
        regions = lettered(spread(rng, grid, owner))
        puzzle = cls(grid=grid, regions=regions, polyomino=size)
        return Planted(puzzle, puzzle.tokens_of(owner))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        self.draw_shaded(picture, answer)
        picture.borders(self.regions)
        if self.polyomino != USUAL:
            drawn_amount(picture, f"{counted(self.polyomino, 'cell')} a region")
        return picture


def _pieces(rng: random.Random, grid: Grid, size: int) -> dict[Cell, str]:
    """Pieces of so many cells, as many as come out, each with a name: one shape, none alike beside.

    Nothing where not even one comes out.
    """
    owner: dict[Cell, str] = {}
    shapes: dict[str, Shape] = {}
    for attempt in range(3 * len(grid.cells)):
        beside = [near for cell in owner for near in grid.orthogonal(cell) if near not in owner]
        if owner and not beside:
            break
        piece = _piece(rng, grid, set(owner), rng.choice(beside or grid.cells), size)
        if len(piece) < size:
            continue
        shape = min(orientations(shape_of(piece)))
        touched = {owner[near] for cell in piece for near in grid.orthogonal(cell) if near in owner}
        if all(shapes[name] != shape for name in touched):
            shapes[str(attempt)] = shape
            owner |= dict.fromkeys(piece, str(attempt))
    return owner


def _piece(
    rng: random.Random, grid: Grid, taken: set[Cell], start: Cell, size: int
) -> Sequence[Cell]:
    """A piece that grows from a cell and fills no block with what is taken; perhaps too small."""
    piece: list[Cell] = []
    rim = [start]
    while rim and len(piece) < size:
        cell = rim.pop(rng.randrange(len(rim)))
        if cell in taken or fills_a_block(grid, taken, cell):
            continue
        piece.append(cell)
        taken.add(cell)
        rim += grid.orthogonal(cell)
    return piece
