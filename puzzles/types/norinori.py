"""Norinori: two shaded cells in every region, and all shaded cells in dominoes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..areas import AreaPuzzle, read_areas
from ..cells import CellPuzzle
from ..check import Check, counted
from ..common import clashing
from ..grid import Cell, Grid
from ..growth import regions_round
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source

if TYPE_CHECKING:
    import random

DOMINO = "Every shaded cell shares a side with one other shaded cell, and with no second."
REGION = "Every region holds two shaded cells."

SHADED, CLEAR = "#", "."


@dataclass(frozen=True, kw_only=True)
class Norinori(AreaPuzzle, CellPuzzle):
    """Shade two cells of every region so that all shaded cells are dominoes.

    Rules: every region holds two shaded cells. Every shaded cell belongs to a
    domino, two shaded cells that share a side; dominoes share no side with each
    other, and may cross the borders of regions.

    File: a `regions:` block with a region's id for each cell.

    Answer: `#` shaded, `.` not.
    """

    name: ClassVar[str] = "norinori"
    rules: ClassVar[tuple[str, ...]] = (DOMINO, REGION)

    @classmethod
    def read(cls, source: Source) -> Norinori:
        return cls(**read_areas(source))

    def choices(self, place: Cell) -> Sequence[str]:
        return (SHADED, CLEAR)

    def check(self, answer: Answer) -> Iterator[Check]:
        for cell in self.places:
            if answer[cell] == SHADED:
                near = clashing(self.grid.orthogonal(cell), answer, SHADED)
                yield Check(
                    DOMINO,
                    str(cell),
                    ok=len(near) == 1,
                    expected="1 shaded cell beside it",
                    found=", ".join(map(str, near)) or "none",
                    cells=(cell, *near),
                )
        for region in self.areas:
            shaded = clashing(region.cells, answer, SHADED)
            yield Check(
                REGION,
                region.name,
                ok=len(shaded) == 2,
                expected="2 shaded cells",
                found=counted(len(shaded), "shaded cell"),
                cells=shaded if len(shaded) > 2 else region.cells,
            )

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Norinori]:
        # Two shaded cells a region: a board of one cell has none, and no solution.
        grid = Grid(height, max(width, 2) if height == 1 else width)
        shaded = _dominoes(rng, grid)
        puzzle = cls(grid=grid, regions=regions_round(rng, grid, sorted(shaded), 2))
        return Planted(puzzle, {cell: SHADED if cell in shaded else CLEAR for cell in grid.cells})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if answer and answer.get(cell) == SHADED:
                picture.fill(cell, "shaded")
        picture.borders(self.regions)
        return picture


def _dominoes(rng: random.Random, grid: Grid) -> set[Cell]:
    """The cells of dominoes that share no side with each other; as many as find room."""
    shaded: set[Cell] = set()
    for a, b in rng.sample(grid.edges, len(grid.edges)):
        if shaded.isdisjoint([*grid.orthogonal(a), *grid.orthogonal(b)]):
            shaded.update((a, b))
    return shaded
