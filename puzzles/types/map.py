"""Map: colour the regions so that neighbours differ."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..check import Check
from ..clues import Clue, region_flaws
from ..errors import Flaw
from ..grid import Cell, Grid, Line, borders, regions_of
from ..growth import lettered, spread
from ..picture import COLOURS, Picture, TextKind
from ..places import Region
from ..puzzle import Answer, Planted
from ..regions import NO_GRID, RegionPuzzle
from ..text import Source
from ..writing import write_grid, write_pairs

if TYPE_CHECKING:
    import random

GIVEN = "A region that has a colour keeps it."
DIFFERENT = "Regions that share a border have different colours."

FOUR = ("R", "Y", "G", "B")

_NAME = re.compile(r"[^\s=:;.?#](?:[^\s=:;]*[^\s=:;])?")
"""What can be an id or a colour: with these signs a file or an answer could not be read."""


@dataclass(frozen=True, kw_only=True)
class Map(RegionPuzzle):
    """Colour the regions of a map so that no two neighbours have the same colour.

    Rules: every region has one of the colours; regions that share a border (a
    side, not only a corner) have different ones. Some colours are given.

    File: the map as a `regions:` block with a region's id for each cell; or as
    a `borders:` block, in each line a region's id and those of its neighbours,
    of which each two need be told once. `colours: R Y G B`, these four where
    nothing is said; `given: id=Y ...` the colours that are given.

    Answer: a colour for each region: `id=Y`.
    """

    name: ClassVar[str] = "map"
    aliases: ClassVar[tuple[str, ...]] = ("four-colour", "four-color")
    rules: ClassVar[tuple[str, ...]] = (GIVEN, DIFFERENT)

    regions: Mapping[Cell, str]
    """The id of its region for each cell of the grid; none where borders are told."""
    borders: Mapping[str, tuple[str, ...]]
    """For each region some of its neighbours, where there is no grid."""
    colours: tuple[str, ...] = FOUR
    given: Mapping[str, str]

    @classmethod
    def read(cls, source: Source) -> Map:
        block = source.block("regions")
        lines = source.block_lines("borders")
        if (block is None) == (lines is None):
            needs = "one of 'regions:' and 'borders:'"
            source.fail(source.header, f"{source.header.text} needs {needs}, and no two")
        told: dict[str, tuple[str, ...]] = {}
        for first, *others in lines or []:
            if first.text in told:
                source.fail(first, f"{first.text!r} has a line already")
            told[first.text] = tuple(token.text for token in others)
            source.keep("borders", {first.text: first})
        colours = source.words("colours")
        return cls(
            grid=NO_GRID if block is None else block.grid,
            **source.heading,
            regions={} if block is None else source.regions(block),
            borders=told,
            colours=FOUR if colours is None else tuple(token.text for token in colours),
            given=source.values("given", lambda token: token.text),
        )

    def flaws(self) -> Iterator[Flaw]:
        if bool(self.regions) == bool(self.borders):
            yield Flaw("expected regions of a grid or borders, one of the two", "regions")
        yield from region_flaws(self.grid, self.regions)
        field = "regions" if self.regions else "borders"
        for name in self.ids:
            if not _NAME.fullmatch(name):
                yield Flaw(f"{name!r} is no id; expected none of the signs = : ; . ? #", field)
        for name, near in self.borders.items():
            if name in near or len(set(near)) < len(near):
                message = f"{name!r} borders itself, or a region twice; expected others, each once"
                yield Flaw(message, "borders", name)
        for colour in self.colours:
            if not _NAME.fullmatch(colour) or self.colours.count(colour) > 1:
                message = f"{colour!r} among the colours; expected different words"
                yield Flaw(message, "colours")
        if not self.colours:
            yield Flaw("no colours; expected at least one", "colours")
        for name, colour in self.given.items():
            if name not in self.ids:
                yield Flaw(f"no region has the id {name!r}", "given", name)
            if colour not in self.colours:
                message = f"{colour!r} is no colour; expected one of {' '.join(self.colours)}"
                yield Flaw(message, "given", name)

    def write(self) -> str:
        if self.regions:
            text = "regions:\n" + write_grid(self.grid, self.regions.__getitem__)
        else:
            lines = (" ".join((name, *near)) for name, near in self.borders.items())
            text = "borders:\n" + "".join(f"{line}\n" for line in lines)
        if self.colours != FOUR:
            text += f"colours: {' '.join(self.colours)}\n"
        return text + write_pairs("given", self.given)

    @cached_property
    def areas(self) -> Mapping[str, Line]:
        """The regions of a grid by their ids."""
        return regions_of(dict(sorted(self.regions.items())))

    @cached_property
    def ids(self) -> tuple[str, ...]:
        told = [one for name, near in self.borders.items() for one in (name, *near)]
        return tuple(dict.fromkeys([*self.areas, *told]))

    @property
    def region_cells(self) -> Mapping[str, Sequence[Cell]]:
        return {name: area.cells for name, area in self.areas.items()}

    @cached_property
    def neighbours(self) -> tuple[tuple[Region, Region], ...]:
        """Every two regions that share a border, once, in the order of the ids."""
        order = {name: number for number, name in enumerate(self.ids)}
        told = [(name, one) for name, near in self.borders.items() for one in near]
        drawn = [(self.regions[a], self.regions[b]) for a, b in borders(self.regions)]
        pairs = {tuple(sorted((order[a], order[b]))) for a, b in (*told, *drawn)}
        return tuple((Region(self.ids[a]), Region(self.ids[b])) for a, b in sorted(pairs))

    def choices(self, place: Region) -> Sequence[str]:
        return self.colours

    @cached_property
    def prefilled(self) -> Mapping[Region, str]:
        return {Region(name): colour for name, colour in self.given.items()}

    def list_clues(self) -> Iterator[Clue]:
        for name, colour in self.given.items():
            yield Clue("given", Region(name), colour, "given", name)

    def check(self, answer: Answer) -> Iterator[Check]:
        for region, colour in self.prefilled.items():
            found = answer[region]
            yield Check(GIVEN, str(region), found == colour, colour, found, self.cells_at(region))
        for a, b in self.neighbours:
            cells = (*self.cells_at(a), *self.cells_at(b))
            found = f"{answer[a]} and {answer[b]}"
            differ = answer[a] != answer[b]
            yield Check(DIFFERENT, f"{a} and {b}", differ, "two colours", found, cells)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Map]:
        grid = Grid(height, width)
        seeds = rng.sample(grid.cells, rng.randint(1, max(1, height * width // 3)))
        regions = lettered(spread(rng, grid, {cell: str(cell) for cell in seeds}))
        drawn = cls(grid=grid, regions=regions, borders={}, given={})
        near: dict[str, set[str]] = {name: set() for name in drawn.ids}
        for a, b in drawn.neighbours:
            near[a.id].add(b.id)
            near[b.id].add(a.id)
        taken: dict[str, str] = {}
        names = rng.sample(drawn.ids, len(drawn.ids))
        for name in sorted(names, key=lambda name: -len(near[name])):
            free = [colour for colour in FOUR if colour not in {taken.get(n) for n in near[name]}]
            if not free:  # four colours always do, but not this way
                return cls.planted(rng, height, width)
            taken[name] = rng.choice(free)
        kept = rng.choice((0.2, 0.5, 0.8))
        given = {name: taken[name] for name in drawn.ids if rng.random() < kept}
        if rng.random() < 0.5:
            puzzle = cls(grid=grid, regions=regions, borders={}, given=given)
        else:
            told = {name: tuple(sorted(near[name])) for name in drawn.ids}
            puzzle = cls(regions={}, borders=told, given=given)
        return Planted(puzzle, {place: taken[place.id] for place in puzzle.places})

    def draw(self, answer: Answer | None = None) -> Picture:
        known = {**(answer or {}), **self.prefilled}
        if not self.regions:
            return self._draw_borders(known)
        picture = Picture.board(self.grid, lines=False)
        for cell, name in self.regions.items():
            if colour := known.get(Region(name)):
                picture.fill(cell, "colour", self._number_of(colour))
        picture.borders(self.regions)
        for name, area in self.areas.items():
            if colour := known.get(Region(name)):
                kind: TextKind = "given" if name in self.given else "found"
                picture.text(area.cells[0], colour, kind, 0.6 / max(1, len(colour) / 2))
        return picture

    def _draw_borders(self, known: Mapping[Region, str]) -> Picture:
        """The regions in a ring, joined where they share a border."""
        count = len(self.ids)
        radius = max(1.2, 1.3 * count / (2 * math.pi))
        side = math.ceil(2 * radius + 1.6)
        picture = Picture(side, side, numbered=False)
        at = {}
        for number, region in enumerate(self.places):
            turn = 2 * math.pi * number / count - math.pi / 2
            x, y = side / 2 + radius * math.cos(turn), side / 2 + radius * math.sin(turn)
            at[region] = (round(x, 3), round(y, 3))
        for a, b in self.neighbours:
            picture.stroke([at[a], at[b]], "thin")
        for region, (x, y) in at.items():
            rim = [
                (x + 0.55 * math.cos(math.pi * step / 8), y + 0.55 * math.sin(math.pi * step / 8))
                for step in range(16)
            ]
            points = [(round(a, 3), round(b, 3)) for a, b in rim]
            colour = known.get(region)
            number = self._number_of(colour) if colour else 0
            picture.polygon(points, "colour", number)
            picture.stroke([*points, points[0]], "thin")
            picture.text_at((x, y - 0.22), region.id, "note", 0.4)
            if colour:
                kind: TextKind = "given" if region.id in self.given else "found"
                picture.text_at((x, y + 0.18), colour, kind, 0.45)
        return picture

    def _number_of(self, colour: str) -> int:
        """Of the colours and patterns that there are, the one that stands for this colour."""
        return self.colours.index(colour) % COLOURS if colour in self.colours else 0
