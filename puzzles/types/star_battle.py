"""Star battle: as many stars in every row, column and region, none touching another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check, counted
from ..clues import Clue, region_flaws
from ..common import check_apart, check_counts
from ..errors import Flaw
from ..grid import Cell, Grid, Line, borders, regions_of
from ..growth import spread
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_grid

if TYPE_CHECKING:
    import random

APART = "Stars do not touch, not even at a corner."
ROW = "Every row holds its number of stars."
COLUMN = "Every column holds its number of stars."
REGION = "Every region holds its number of stars."

STAR, NONE = "*", "."


@dataclass(frozen=True, kw_only=True)
class StarBattle(CellPuzzle):
    """Place stars so that every row, column and region holds the same number of them.

    Rules: no two stars touch, not even at a corner. Every row, every column and
    every region holds as many stars: one, where the puzzle does not say otherwise.

    File: a `regions:` block with a region's id for each cell; `stars: N` where
    N is not 1.

    Answer: `*` a star, `.` none.
    """

    name: ClassVar[str] = "star-battle"
    rules: ClassVar[tuple[str, ...]] = (APART, ROW, COLUMN, REGION)

    regions: Mapping[Cell, str]
    """The id of its region for each cell."""
    stars: int = 1
    """How many stars every row, column and region holds."""

    @classmethod
    def read(cls, source: Source) -> StarBattle:
        block = source.required_block("regions")
        return cls(
            grid=block.grid,
            **source.heading,
            regions=source.regions(block),
            stars=source.integer("stars", 1, low=1),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from region_flaws(self.grid, self.regions)
        if self.stars < 1:
            yield Flaw(f"{self.stars} stars in every line; expected at least 1", "stars")

    def write(self) -> str:
        stars = f"stars: {self.stars}\n" if self.stars != 1 else ""
        return "regions:\n" + write_grid(self.grid, self.regions.__getitem__) + stars

    @cached_property
    def areas(self) -> tuple[Line, ...]:
        """The regions, in reading order of their first cells."""
        return tuple(regions_of(self.regions).values())

    def choices(self, place: Cell) -> Sequence[str]:
        return (STAR, NONE)

    def check(self, answer: Answer) -> Iterator[Check]:
        stars = [cell for cell in self.places if answer[cell] == STAR]
        yield from check_apart(APART, stars, self.grid.around, "star")
        for rule, lines in (
            (ROW, self.grid.rows),
            (COLUMN, self.grid.columns),
            (REGION, self.areas),
        ):
            counts = [Clue("stars", line, self.stars, "stars", None) for line in lines]
            yield from check_counts(rule, counts, answer, STAR, "star")

    @property
    def amount(self) -> str:
        """`1 star` or `2 stars`: what every line and region holds."""
        return counted(self.stars, "star")

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[StarBattle]:
        # Where rows and columns hold as many, there are as many; and none can be had for 2 or 3.
        side = max(height, width)
        side = 4 if side in (2, 3) else side
        grid = Grid(side, side)
        count = rng.randint(1, max(1, (side + 1) // 5))
        stars = _placed(rng, side, count)
        pieces = spread(rng, grid, {star: str(star) for star in stars})
        groups = _grouped(rng, pieces, count)
        regions = {cell: groups[pieces[cell]] for cell in grid.cells}
        puzzle = cls(grid=grid, regions=regions, stars=count)
        return Planted(puzzle, {cell: STAR if cell in stars else NONE for cell in grid.cells})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.borders(self.regions)
        # A magazine says above the board how many stars a line holds.
        size = 0.4 + self.grid.width / 50
        picture.top = 1.6 * size
        picture.text_at((self.grid.width / 2, -0.8 * size), self.amount, "clue", size)
        for cell in self.grid.cells:
            if answer and answer.get(cell) == STAR:
                picture.symbol(cell, "star", found=True)
        return picture


def _placed(rng: random.Random, side: int, count: int) -> set[Cell]:
    """Stars row by row, more likely in columns that need more; anew where a row has no room."""
    while True:
        missing = [count] * side
        stars: set[Cell] = set()
        for row in range(side):
            order = sorted(range(side), key=lambda column: 3 * rng.random() - missing[column])
            free = count
            for cell in (Cell(row, column) for column in order):
                close = stars.intersection(_around(cell))
                if free and missing[cell.column] and not close:
                    stars.add(cell)
                    missing[cell.column] -= 1
                    free -= 1
            if free:
                break
        else:
            return stars


def _around(cell: Cell) -> set[Cell]:
    row, column = cell
    return {Cell(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1)}


def _grouped(rng: random.Random, pieces: Mapping[Cell, str], size: int) -> dict[str, str]:
    """For each piece the name of its group: of `size` each, connected where that comes out."""
    near: dict[str, set[str]] = {piece: set() for piece in pieces.values()}
    for a, b in borders(pieces):
        near[pieces[a]].add(pieces[b])
        near[pieces[b]].add(pieces[a])
    free = sorted(near)
    rng.shuffle(free)
    groups: dict[str, str] = {}
    while free:
        # Those with the fewest neighbours left come first: they would be cut off later.
        free.sort(key=lambda piece: len(near[piece].intersection(free)))
        group = [free.pop(0)]
        while len(group) < size:
            beside = (piece for piece in free if not near[piece].isdisjoint(group))
            piece = next(beside, free[0])
            free.remove(piece)
            group.append(piece)
        groups |= dict.fromkeys(group, str(len(groups) // size + 1))
    return groups
