"""Star battle: as many stars in every row, column and region, none touching another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from .check import Check, counted
from .grid import Cell, Line, regions_of
from .picture import Picture
from .puzzle import Answer, Puzzle
from .text import Source
from .writing import write_grid

APART = "Stars do not touch, not even at a corner."
ROW = "Every row holds N stars."
COLUMN = "Every column holds N stars."
REGION = "Every region holds N stars."


@dataclass(frozen=True, kw_only=True)
class StarBattle(Puzzle):
    """Place stars so that every row, column and region holds the same number of them.

    Rules: no two stars touch, not even at a corner. Every row, every column and
    every region holds N stars: one, where the puzzle does not say otherwise.

    File: a `regions:` block with a region's id for each cell; `stars: N` where
    N is not 1.

    Answer: `*` a star, `.` none.
    """

    name: ClassVar[str] = "star-battle"
    rules: ClassVar[tuple[str, ...]] = (APART, ROW, COLUMN, REGION)

    region: Mapping[Cell, str]
    stars: int = 1
    """How many stars every row, column and region holds."""

    @classmethod
    def read(cls, source: Source) -> StarBattle:
        block = source.required_block("regions")
        return cls(
            grid=block.grid,
            title=source.title,
            file=source.file,
            region=source.regions(block),
            stars=source.integer("stars", 1, low=1),
        )

    @property
    def regions(self) -> tuple[Line, ...]:
        """The regions, in reading order of their first cells."""
        return tuple(regions_of(self.region).values())

    def write(self) -> str:
        stars = f"stars: {self.stars}\n" if self.stars != 1 else ""
        return "regions:\n" + write_grid(self.grid, self.region.__getitem__) + stars

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return "*."

    def check(self, answer: Answer) -> Iterator[Check]:
        for star in self.grid.cells:
            if answer[star] == "*":
                close = [near for near in self.grid.around(star) if answer[near] == "*"]
                yield Check(
                    APART,
                    str(star),
                    ok=not close,
                    expected="no star around",
                    found=", ".join(map(str, close)) or "none",
                    cells=(star, *close),
                )
        for rule, lines in (
            (ROW, self.grid.rows),
            (COLUMN, self.grid.columns),
            (REGION, self.regions),
        ):
            for line in lines:
                count = sum(answer[cell] == "*" for cell in line.cells)
                yield Check(
                    rule, line.name, count == self.stars, self.amount, str(count), line.cells
                )

    @property
    def amount(self) -> str:
        """`1 star` or `2 stars`: what every line and region holds."""
        return counted(self.stars, "star")

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.borders(self.region)
        # A magazine says above the board how many stars a line holds.
        size = 0.4 + self.grid.width / 50
        picture.top = 1.6 * size
        picture.text_at((self.grid.width / 2, -0.8 * size), self.amount, "clue", size)
        for cell in self.grid.cells:
            if answer and answer[cell] == "*":
                picture.symbol(cell, "star", found=True)
        return picture
