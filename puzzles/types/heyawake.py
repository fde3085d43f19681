"""Heyawake: shade cells so that no clear view runs through three rooms."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from ..areas import AreaPuzzle, read_areas
from ..check import Check
from ..clues import Clue, region_clues, value_flaws
from ..common import check_counts
from ..errors import Flaw
from ..grid import Cell, Grid, Line, regions_of
from ..growth import divided, lettered, scattered
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..scattered import APART, CONNECTED, ScatteredPuzzle
from ..shaded import SHADED
from ..text import Source
from ..writing import write_pairs

if TYPE_CHECKING:
    import random

COUNT = "A number tells how many cells of its room are shaded."
VIEW = "A straight run of unshaded cells crosses the border of a room once at most."


@dataclass(frozen=True, kw_only=True)
class Heyawake(AreaPuzzle, ScatteredPuzzle):
    """Shade some cells of a board that is divided into rooms.

    Rules: no two shaded cells share a side; the unshaded cells are connected
    through their sides (all of them: a board without any is connected too). A
    number in a room tells how many of its cells are shaded. No straight run of
    unshaded cells goes through three rooms, one after another: it crosses the
    border between two rooms once at most.

    File: a `regions:` block with a room's id for each cell; `clues: id=4 ...`
    the number in the room of that id.

    Answer: `#` shaded, `.` unshaded.
    """

    name: ClassVar[str] = "heyawake"
    rules: ClassVar[tuple[str, ...]] = (APART, CONNECTED, COUNT, VIEW)

    numbers: Mapping[str, int]
    """How many cells of a room are shaded, by its id."""

    @classmethod
    def read(cls, source: Source) -> Heyawake:
        areas = read_areas(source)
        return cls(**areas, numbers=source.values("clues", source.number, field="numbers"))

    def flaws(self) -> Iterator[Flaw]:
        yield from super().flaws()
        yield from value_flaws(self.numbers, "numbers", 0)
        for name in self.numbers:
            if name not in self.rooms:
                yield Flaw(f"no region has the id {name!r}", "numbers", name)

    @cached_property
    def rooms(self) -> dict[str, Line]:
        """The rooms by their ids, in reading order of their first cells."""
        return regions_of(self.regions, "room")

    def write(self) -> str:
        return super().write() + write_pairs("clues", self.numbers)

    def list_clues(self) -> Iterator[Clue]:
        return region_clues(self.rooms, self.numbers, "numbers", "number")

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from super().check(answer)
        shaded = self.shaded_in(answer)
        yield from check_counts(COUNT, self.clues.values(), answer, SHADED, "shaded cell")
        for line in self.grid.lines:
            worst: list[Cell] = []
            for run in _clear_runs(line.cells, shaded):
                if self._crossings(run) > max(1, self._crossings(worst)):
                    worst = run
            yield Check(
                VIEW,
                line.name,
                not worst,
                "1 border in a run at most",
                f"{self._crossings(worst)} from {worst[0]} to {worst[-1]}" if worst else "no more",
                tuple(worst),
            )

    def _crossings(self, run: Sequence[Cell]) -> int:
        return sum(self.regions[a] != self.regions[b] for a, b in pairwise(run))

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Heyawake]:
        grid = Grid(height, width)
        shaded = scattered(rng, grid, rng.choice((0.3, 0.7, 0.9)))
        regions = _divided(rng, grid, shaded)
        kept = rng.choice((0.5, 0.9, 1.0))
        numbers = {
            name: sum(cell in shaded for cell in room.cells)
            for name, room in regions_of(regions).items()
            if rng.random() < kept
        }
        puzzle = cls(grid=grid, regions=regions, numbers=numbers)
        return Planted(puzzle, puzzle.tokens_of(shaded))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        self.draw_shaded(picture, answer)
        picture.borders(self.regions)
        for name, number in self.numbers.items():
            picture.corner_text(self.rooms[name].cells[0], str(number), 0.4)
        return picture


def _clear_runs(cells: Sequence[Cell], shaded: Collection[Cell]) -> Iterator[list[Cell]]:
    """The longest runs of unshaded cells in a line."""
    run: list[Cell] = []
    for cell in cells:
        if cell in shaded:
            yield run
            run = []
        else:
            run.append(cell)
    yield run


def _divided(rng: random.Random, grid: Grid, shaded: Collection[Cell]) -> dict[Cell, str]:
    """Rooms with no clear view through three of them: where there was one, rooms became one."""
    height, width = rng.randint(1, 3), rng.randint(1, 4)
    regions = (
        {c: f"{c.row // height} {c.column // width}" for c in grid.cells}
        if rng.random() < 0.6
        else divided(rng, grid, rng.randint(2, 8))
    )
    lines = [run for line in grid.lines for run in _clear_runs(line.cells, shaded)]
    for run in rng.sample(lines, len(lines)):
        borders = [(a, b) for a, b in pairwise(run) if regions[a] != regions[b]]
        for a, b in rng.sample(borders, len(borders))[1:]:
            gone, left = regions[a], regions[b]
            regions = {cell: left if name == gone else name for cell, name in regions.items()}
    return lettered(regions)
