"""Star battle: as many stars in every row, column and region, none touching another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..areas import AreaPuzzle, read_areas
from ..errors import Flaw
from ..grid import Grid
from ..growth import regions_round
from ..picture import Picture, SymbolKind
from ..puzzle import Answer, Planted
from ..stars import StarPuzzle, drawn_amount, placed, solvable_side
from ..text import Source

if TYPE_CHECKING:
    import random

APART = "Stars do not touch, not even at a corner."
ROW = "Every row holds its number of stars."
COLUMN = "Every column holds its number of stars."
REGION = "Every region holds its number of stars."


@dataclass(frozen=True, kw_only=True)
class StarBattle(AreaPuzzle, StarPuzzle):
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

    stars: int = 1
    """How many stars every row, column and region holds."""

    @classmethod
    def read(cls, source: Source) -> StarBattle:
        return cls(**read_areas(source), stars=source.integer("stars", 1, low=1))

    def flaws(self) -> Iterator[Flaw]:
        yield from super().flaws()
        if self.stars < 1:
            yield Flaw(f"{self.stars} stars in every line; expected at least 1", "stars")

    def write(self) -> str:
        stars = f"stars: {self.stars}\n" if self.stars != 1 else ""
        return super().write() + stars

    @property
    def each(self) -> int:
        return self.stars

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
