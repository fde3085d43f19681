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
    On a board that is no square every row holds one number of stars and every
    column another, and the regions share all of them out evenly.

    File: a `regions:` block with a region's id for each cell; `stars: N` where
    N is not 1, `stars: 2 1` for two stars a row and one a column.

    Answer: `*` a star, `.` none.
    """

    name: ClassVar[str] = "star-battle"
    rules: ClassVar[tuple[str, ...]] = (APART, ROW, COLUMN, REGION)
    token: ClassVar[str] = "*"
    noun: ClassVar[SymbolKind] = "star"

    stars: int = 1
    """How many stars every row holds, and every column and region where nothing else is said."""
    column_stars: int | None = None
    """How many every column holds, where the regions share out the stars of all rows."""

    @classmethod
    def read(cls, source: Source) -> StarBattle:
        words = source.words("stars") or []
        if len(words) > 2:
            source.fail(words[2], "'stars:' takes a number for rows and one for columns")
        source.keep("column_stars", dict.fromkeys([None], words[1]) if words[1:] else {})
        row, *column = [source.number(word, low=1) for word in words] or [1]
        return cls(**read_areas(source), stars=row, column_stars=column[0] if column else None)

    def flaws(self) -> Iterator[Flaw]:
        yield from super().flaws()
        if self.stars < 1:
            yield Flaw(f"{self.stars} stars in every line; expected at least 1", "stars")
        if self.column_stars is None:
            return
        if self.column_stars < 1:
            message = f"{self.column_stars} stars in every column; expected at least 1"
            yield Flaw(message, "column_stars")
        total, regions = self.stars * self.grid.height, len(self.areas)
        if regions and total % regions:
            message = f"{total} stars in all rows; expected as many for each of {regions} regions"
            yield Flaw(message, "column_stars")

    def write(self) -> str:
        if self.column_stars is not None:
            return super().write() + f"stars: {self.stars} {self.column_stars}\n"
        return super().write() + (f"stars: {self.stars}\n" if self.stars != 1 else "")

    @property
    def each(self) -> int:
        return self.stars

    @property
    def each_column(self) -> int:
        return self.stars if self.column_stars is None else self.column_stars

    @property
    def each_area(self) -> int:
        if self.column_stars is None:
            return self.stars
        return self.stars * self.grid.height // len(self.areas)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[StarBattle]:
        # Where rows and columns hold as many, there are as many.
        side = solvable_side(height, width)
        if side > 4 and rng.random() < 0.2:
            return cls._oblong(rng, max(4, side * 2 // 3))
        grid = Grid(side, side)
        count = rng.randint(1, max(1, (side + 1) // 5))
        stars = placed(rng, grid, count, count)
        puzzle = cls(grid=grid, regions=regions_round(rng, grid, stars, count), stars=count)
        return Planted(puzzle, puzzle.tokens_of(stars))

    @classmethod
    def _oblong(cls, rng: random.Random, side: int) -> Planted[StarBattle]:
        """Twice as long as it is wide: two stars in the long lines and one in the short ones."""
        grid, row, column = rng.choice([(Grid(side, 2 * side), 2, 1), (Grid(2 * side, side), 1, 2)])
        stars = placed(rng, grid, row, column)
        regions = regions_round(rng, grid, sorted(stars), rng.choice((1, 2)))
        puzzle = cls(grid=grid, regions=regions, stars=row, column_stars=column)
        return Planted(puzzle, puzzle.tokens_of(stars))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.borders(self.regions)
        amount = self.amount(self.stars)
        if self.column_stars is not None:
            amount += f" a row, {self.column_stars} a column, {self.each_area} a region"
        drawn_amount(picture, amount)
        self.draw_standing(picture, answer)
        return picture
