"""Aquarium: water stands level in every tank, and every line counts what is filled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from ..areas import AreaPuzzle, read_areas
from ..cells import CellPuzzle
from ..check import Check
from ..clues import Clue, margin_clues, margin_flaws
from ..common import check_counts
from ..errors import Flaw
from ..grid import Cell, Grid, Line, regions_of
from ..growth import divided, lettered
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_margin

if TYPE_CHECKING:
    import random

LEVEL = "Water stands as high in all of an aquarium: its cells of a row are filled, or none."
BELOW = "Where an aquarium has water, all of it that lies lower has water too."
COUNT = "A clue tells how many cells of its line are filled."

WATER, EMPTY = "#", "."


@dataclass(frozen=True, kw_only=True)
class Aquarium(AreaPuzzle, CellPuzzle):
    """Fill the aquariums with water, as much in each line as its clue says.

    Rules: the thick lines divide the board into aquariums. Each is filled up to
    some level, which is the same across its full width, or stays empty: where a
    cell has water, all cells of its aquarium in the same row and below have
    water, also those that other aquariums part from it. Numbers outside the
    grid count the filled cells of their row or column.

    File: a `regions:` block with an aquarium's id for each cell; `top:` and
    `left:` with a number or `.` for each column and row.

    Answer: `#` water, `.` none.
    """

    name: ClassVar[str] = "aquarium"
    rules: ClassVar[tuple[str, ...]] = (LEVEL, BELOW, COUNT)

    top: tuple[int | None, ...]
    left: tuple[int | None, ...]

    @classmethod
    def read(cls, source: Source) -> Aquarium:
        areas = read_areas(source)
        return cls(
            **areas,
            top=source.margin("top", areas["grid"].width),
            left=source.margin("left", areas["grid"].height),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from super().flaws()
        yield from margin_flaws(self.grid, top=self.top, left=self.left)

    def write(self) -> str:
        return super().write() + write_margin("top", self.top) + write_margin("left", self.left)

    @cached_property
    def layers(self) -> tuple[tuple[Line, ...], ...]:
        """The aquariums in reading order, each as its cells of one row after another, from above.

        A layer is named `row 2 of aquarium a`.
        """
        tanks = []
        for name, tank in regions_of(self.regions).items():
            rows: dict[int, list[Cell]] = {}
            for cell in sorted(tank.cells):
                rows.setdefault(cell.row, []).append(cell)
            tanks.append(
                tuple(
                    Line(f"row {row + 1} of aquarium {name}", tuple(cells))
                    for row, cells in rows.items()
                )
            )
        return tuple(tanks)

    def choices(self, place: Cell) -> Sequence[str]:
        return (WATER, EMPTY)

    def list_clues(self) -> Iterator[Clue]:
        return margin_clues(self.grid, top=self.top, left=self.left)

    def check(self, answer: Answer) -> Iterator[Check]:
        for tank in self.layers:
            for layer in tank:
                dry = [cell for cell in layer.cells if answer[cell] != WATER]
                found = f"{len(layer.cells) - len(dry)} of {len(layer.cells)}"
                level = len(dry) in (0, len(layer.cells))
                yield Check(LEVEL, str(layer), level, "all filled or none", found, layer.cells)
        for tank in self.layers:
            for upper, lower in pairwise(tank):
                wet = [cell for cell in upper.cells if answer[cell] == WATER]
                dry = [cell for cell in lower.cells if answer[cell] != WATER]
                yield Check(
                    BELOW,
                    str(upper),
                    not (wet and dry),
                    f"no water, or {lower} filled",
                    f"water above {dry[0]}" if wet and dry else "so",
                    (*wet, *dry),
                )
        yield from check_counts(COUNT, self.clues.values(), answer, WATER, "filled cell")

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Aquarium]:
        grid = Grid(height, width)
        regions = divided(rng, grid, rng.choice((4, 8, 25)))
        if rng.random() < 0.3:  # aquariums of several pieces as well
            names = sorted(set(regions.values()))
            one, other = rng.choice(names), rng.choice(names)
            regions = {cell: one if name == other else name for cell, name in regions.items()}
        regions = lettered(regions)
        filled: set[Cell] = set()
        for tank in regions_of(regions).values():
            rows = sorted({cell.row for cell in tank.cells})
            surface = rng.choice([*rows, height])
            filled.update(cell for cell in tank.cells if cell.row >= surface)
        kept = rng.choice((0.6, 1.0))
        clues = [
            sum(cell in filled for cell in line.cells) if rng.random() < kept else None
            for line in grid.lines
        ]
        puzzle = cls(
            grid=grid, regions=regions, left=tuple(clues[:height]), top=tuple(clues[height:])
        )
        return Planted(puzzle, {c: WATER if c in filled else EMPTY for c in grid.cells})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.borders(self.regions)
        picture.outside("top", self.top)
        picture.outside("left", self.left)
        for cell in self.grid.cells:
            if answer and answer.get(cell) == WATER:
                picture.fill(cell, "water")
        return picture
