"""Star battle without regions: as many stars in every row and column, on a board with holes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..clues import cell_flaws
from ..errors import Flaw
from ..grid import Cell, Grid
from ..picture import Picture, SymbolKind
from ..puzzle import Answer, Planted
from ..stars import NONE, StarPuzzle, drawn_amount, placed, solvable_side
from ..text import Source
from ..writing import write_grid

if TYPE_CHECKING:
    import random

APART = "Stars do not touch, not even at a corner."
ROW = "Every row holds its number of stars."
COLUMN = "Every column holds its number of stars."

BLOCK = "#"


@dataclass(frozen=True, kw_only=True)
class StarBattleShapeless(StarPuzzle):
    """Place stars so that every row and column holds the same number of them.

    Rules: no two stars touch, not even at a corner. Every row and every column
    holds as many stars: one, where the puzzle does not say otherwise. No star
    stands on a dark cell.

    File: a grid of `#` (dark) and `.`; `stars: N` where N is not 1.

    Answer: `*` a star, `.` none.
    """

    name: ClassVar[str] = "star-battle-shapeless"
    rules: ClassVar[tuple[str, ...]] = (APART, ROW, COLUMN)
    token: ClassVar[str] = "*"
    noun: ClassVar[SymbolKind] = "star"

    blocked: frozenset[Cell]
    """The dark cells."""
    stars: int = 1
    """How many stars every row and column holds."""

    @classmethod
    def read(cls, source: Source) -> StarBattleShapeless:
        board = source.grid("blocked")
        symbols = board.read(lambda token: source.symbol(token, BLOCK + NONE))
        return cls(
            grid=board.grid,
            **source.heading,
            blocked=frozenset(cell for cell, symbol in symbols.items() if symbol == BLOCK),
            stars=source.integer("stars", 1, low=1),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.blocked, "blocked", "dark cell")
        if self.stars < 1:
            yield Flaw(f"{self.stars} stars in every line; expected at least 1", "stars")

    def write(self) -> str:
        stars = f"stars: {self.stars}\n" if self.stars != 1 else ""
        return write_grid(self.grid, lambda c: BLOCK if c in self.blocked else NONE) + stars

    @property
    def each(self) -> int:
        return self.stars

    @cached_property
    def printed(self) -> dict[Cell, str]:
        return dict.fromkeys(self.blocked, NONE)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[StarBattleShapeless]:
        # Where rows and columns hold as many, there are as many.
        side = solvable_side(height, width)
        grid = Grid(side, side)
        count = rng.randint(1, max(1, (side + 1) // 5))
        stars = placed(rng, Grid(side, side), count, count)
        share = rng.choice((0.2, 0.5, 0.7))
        blocked = {cell for cell in grid.cells if cell not in stars and rng.random() < share}
        puzzle = cls(grid=grid, blocked=frozenset(blocked), stars=count)
        return Planted(puzzle, puzzle.tokens_of(stars))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.blocked:
            picture.fill(cell, "wall")
        drawn_amount(picture, self.amount(self.each))
        self.draw_standing(picture, answer)
        return picture
