"""Norinori: two shaded cells in every region, and all shaded cells in dominoes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check, counted
from ..clues import region_flaws
from ..common import clashing
from ..errors import Flaw
from ..grid import Cell, Grid, Line, regions_of
from ..growth import regions_round
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_grid

if TYPE_CHECKING:
    import random

DOMINO = "Every shaded cell shares a side with one other shaded cell, and with no second."
REGION = "Every region holds two shaded cells."

SHADED, CLEAR = "#", "."


@dataclass(frozen=True, kw_only=True)
class Norinori(CellPuzzle):
    """Shade two cells of every region so that all shaded cells are dominoes.

    Rules: every region holds two shaded cells. Every shaded cell belongs to a
    domino, two shaded cells that share a side; dominoes share no side with each
    other, and may cross the borders of regions.

    File: a `regions:` block with a region's id for each cell.

    Answer: `#` shaded, `.` not.
    """

    name: ClassVar[str] = "norinori"
    rules: ClassVar[tuple[str, ...]] = (DOMINO, REGION)

    regions: Mapping[Cell, str]
    """The id of its region for each cell."""

    @classmethod
    def read(cls, source: Source) -> Norinori:
        block = source.required_block("regions")
        return cls(grid=block.grid, **source.heading, regions=source.regions(block))

    def flaws(self) -> Iterator[Flaw]:
        yield from region_flaws(self.grid, self.regions)

    def write(self) -> str:
        return "regions:\n" + write_grid(self.grid, self.regions.__getitem__)

    @cached_property
    def areas(self) -> tuple[Line, ...]:
        """The regions, in reading order of their first cells."""
        return tuple(regions_of(self.regions).values())

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
