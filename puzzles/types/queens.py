"""Queens: one queen in every row, column and coloured region, none touching another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..areas import AreaPuzzle, read_areas
from ..grid import Grid
from ..growth import lettered, regions_round
from ..picture import Picture, SymbolKind
from ..puzzle import Answer, Planted
from ..stars import StarPuzzle, placed, solvable_side
from ..text import Source

if TYPE_CHECKING:
    import random

APART = "Queens do not touch, not even at a corner."
ROW = "Every row holds one queen."
COLUMN = "Every column holds one queen."
REGION = "Every region holds one queen."


@dataclass(frozen=True, kw_only=True)
class Queens(AreaPuzzle, StarPuzzle):
    """Place one queen in every row, every column and every region.

    Rules: every row, every column and every coloured region holds one queen.
    No two queens touch, not even at a corner; along a diagonal they may see
    each other from farther away.

    File: a `regions:` block with a region's id for each cell.

    Answer: `Q` a queen, `.` none.
    """

    name: ClassVar[str] = "queens"
    rules: ClassVar[tuple[str, ...]] = (APART, ROW, COLUMN, REGION)
    token: ClassVar[str] = "Q"
    noun: ClassVar[SymbolKind] = "queen"

    @classmethod
    def read(cls, source: Source) -> Queens:
        return cls(**read_areas(source))

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Queens]:
        side = solvable_side(height, width)
        grid = Grid(side, side)
        queens = placed(rng, Grid(side, side), 1, 1)
        puzzle = cls(grid=grid, regions=lettered(regions_round(rng, grid, queens, 1)))
        return Planted(puzzle, puzzle.tokens_of(queens))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.tint(self.regions)
        picture.borders(self.regions)
        self.draw_standing(picture, answer)
        return picture
