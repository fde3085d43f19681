"""Star battle: as many stars in every row, column and region, none touching another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..clues import region_flaws
from ..errors import Flaw
from ..grid import Cell, Grid, Line, regions_of
from ..growth import regions_round
from ..picture import Picture, SymbolKind
from ..puzzle import Answer, Planted
from ..stars import StarPuzzle, drawn_amount, placed, solvable_side
from ..text import Source
from ..writing import write_grid

if TYPE_CHECKING:
    import random

APART = "Stars do not touch, not even at a corner."
ROW = "Every row holds its number of stars."
COLUMN = "Every column holds its number of stars."
REGION = "Every region holds its number of stars."


@dataclass(frozen=True, kw_only=True)
class StarBattle(StarPuzzle):
    """Place stars so that every row, column and region holds the same number of them.

    Rules: no two stars touch, not even at a corner. Every row, every column and
    every region holds as many stars: one, where the puzzle does not say otherwise.

    File: a `regions:` block with a region's id for each cell; `stars: N` where
    N is not 1.

    Answer: `*` a star, `.` none.
    """

    name: ClassVar[str] = "star-battle"
    rules: ClassVar[tuple[str, ...]] = (APART, ROW, COLUMN, REGION)
    token: ClassVar[str] = "*"
    noun: ClassVar[SymbolKind] = "star"

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

    @property
    def each(self) -> int:
        return self.stars

    @cached_property
    def areas(self) -> tuple[Line, ...]:
        """The regions, in reading order of their first cells."""
        return tuple(regions_of(self.regions).values())

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[StarBattle]:
        # Where rows and columns hold as many, there are as many.
        side = solvable_side(height, width)
        grid = Grid(side, side)
        count = rng.randint(1, max(1, (side + 1) // 5))
        stars = placed(rng, side, count)
        puzzle = cls(grid=grid, regions=regions_round(rng, grid, stars, count), stars=count)
        return Planted(puzzle, puzzle.tokens_of(stars))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.borders(self.regions)
        drawn_amount(picture, self.amount)
        self.draw_standing(picture, answer)
        return picture
