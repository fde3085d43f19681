"""Pearl: one loop through the middles of cells, which turns at black pearls and not at white."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..check import Check
from ..clues import Clue, cell_clues, cell_flaws
from ..common import check_loop
from ..edges import LINE, NONE, EdgePuzzle, shape_at, taken_edges
from ..errors import Flaw
from ..grid import Cell, Grid, ends_of
from ..growth import grown_loop
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_grid

if TYPE_CHECKING:
    import random

PASSES = "The loop passes each cell once or not at all: two of its lines meet there, or none."
BLACK = "At a black pearl the loop turns, and goes straight through the cells before and after."
WHITE = (
    "At a white pearl the loop goes straight on, and turns in the cell before or after, or both."
)
LOOP = "There is one loop."

EXPECTED = {"B": "a turn there and straight lines beside it", "W": "a straight line and a turn"}


@dataclass(frozen=True, kw_only=True)
class Pearl(EdgePuzzle):
    """Draw one loop through the middles of cells, as the pearls say.

    Rules: the loop goes from cell to neighbouring cell; it neither branches nor
    crosses, there is one of it, and it is not empty. It passes through every
    pearl. At a black pearl it turns, and goes straight on in the cells before
    and after. At a white pearl it goes straight on, and turns in the cell
    before or after, or in both.

    File: a grid of `B` (black pearl), `W` (white pearl) and `.`.

    Answer: for each cell the two sides by which the loop leaves it, of
    `U D L R` (up, down, left, right) in this order, or `.`.
    """

    name: ClassVar[str] = "pearl"
    aliases: ClassVar[tuple[str, ...]] = ("masyu", "mashu")
    rules: ClassVar[tuple[str, ...]] = (PASSES, BLACK, WHITE, LOOP)

    pearls: Mapping[Cell, str]

    @classmethod
    def read(cls, source: Source) -> Pearl:
        board = source.grid("pearls")
        symbols = board.read(lambda token: source.symbol(token, "BW."))
        return cls(
            grid=board.grid,
            **source.heading,
            pearls={cell: symbol for cell, symbol in symbols.items() if symbol != "."},
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.pearls, "pearls", "pearl")
        for cell, pearl in self.pearls.items():
            if pearl not in EXPECTED:
                yield Flaw(f"{pearl!r} at {cell}; expected B or W", "pearls", cell)

    def write(self) -> str:
        return write_grid(self.grid, lambda cell: self.pearls.get(cell, "."))

    @property
    def nodes(self) -> Grid:
        return self.grid

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.pearls, "pearls", "pearl")

    def check(self, answer: Answer) -> Iterator[Check]:
        taken = taken_edges(answer)
        ends = ends_of(taken)
        for cell, pearl in self.pearls.items():
            said = shape_at(cell, ends)
            beside = [shape_at(near, ends) for near in ends.get(cell, ())]
            if pearl == "B":
                right = said == "turns" and beside == ["goes straight"] * 2
            else:
                right = said == "goes straight" and "turns" in beside
            found = f"it {said} there, beside it {' and '.join(beside) or 'nothing'}"
            rule = BLACK if pearl == "B" else WHITE
            yield Check(rule, str(cell), right, EXPECTED[pearl], found, (cell,))
        yield from check_loop(PASSES, LOOP, taken, self.grid, "cell")

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Pearl]:
        grid = Grid(max(height, 2), max(width, 2))
        taken = grown_loop(rng, grid)
        ends = ends_of(taken)
        kept = rng.choice((0.5, 0.8, 1.0))
        pearls = {}
        for cell, near in ends.items():
            beside = [shape_at(one, ends) for one in near]
            if shape_at(cell, ends) == "turns" and "turns" not in beside:
                pearls[cell] = "B"
            elif shape_at(cell, ends) == "goes straight" and "turns" in beside:
                pearls[cell] = "W"
        kept_pearls = {cell: pearl for cell, pearl in pearls.items() if rng.random() < kept}
        puzzle = cls(grid=grid, pearls=dict(sorted(kept_pearls.items())))
        on = set(taken)
        return Planted(puzzle, {edge: LINE if edge in on else NONE for edge in puzzle.places})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for a, b in taken_edges(answer) if answer else []:
            picture.connect(a, b, "loop")
        for cell, pearl in self.pearls.items():
            at = (cell.column + 0.5, cell.row + 0.5)
            picture.circle(at, 0.3, "black" if pearl == "B" else "white")
        return picture
