"""Boards that are divided into regions by a `regions:` block, whatever an answer to them is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .clues import region_flaws
from .errors import Flaw
from .grid import Cell, Line, regions_of
from .puzzle import Puzzle
from .text import Source
from .writing import write_grid


@dataclass(frozen=True, kw_only=True)
class AreaPuzzle(Puzzle):
    """A puzzle each of whose cells lies in a region; stands before the layout of its answers."""

    regions: Mapping[Cell, str]
    """The id of its region for each cell."""

    def flaws(self) -> Iterator[Flaw]:
        yield from region_flaws(self.grid, self.regions)

    def write(self) -> str:
        return "regions:\n" + write_grid(self.grid, self.regions.__getitem__)

    @cached_property
    def areas(self) -> tuple[Line, ...]:
        """The regions, in reading order of their first cells."""
        return tuple(regions_of(self.regions).values())


def read_areas(source: Source) -> dict[str, Any]:
    """The fields of an `AreaPuzzle`, with those of every puzzle."""
    block = source.required_block("regions")
    return {"grid": block.grid, **source.heading, "regions": source.regions(block)}
