"""Answers that have a token for each region as a whole: the colours of a map.

An answer's text is `id=token` words, with spaces or line ends between them, in any order; in a
partial answer `id=?`, or no word, is a region that is not yet known.
"""

from __future__ import annotations

import textwrap
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from .errors import PuzzleError
from .grid import Cell, Grid
from .places import Place, Region
from .puzzle import UNKNOWN, Answer, Puzzle, no_answer, refuse_token
from .sources import words_of

NO_GRID = Grid(0, 0)
"""The grid of a puzzle whose regions are told without cells."""


@dataclass(frozen=True, kw_only=True)
class RegionPuzzle(Puzzle):
    """A puzzle whose answer is a token for each region; it may be without a grid."""

    layout: ClassVar[str] = "regions"
    needs_grid: ClassVar[bool] = False

    grid: Grid = NO_GRID

    @property
    @abstractmethod
    def ids(self) -> Sequence[str]:
        """The ids of the regions, in the order in which answers are written."""

    @property
    def region_cells(self) -> Mapping[str, Sequence[Cell]]:
        """The cells of each region, by its id; none where regions are told without cells."""
        return {}

    @cached_property
    def places(self) -> tuple[Region, ...]:
        return tuple(map(Region, self.ids))

    def cells_at(self, place: Place) -> tuple[Cell, ...]:
        return tuple(self.region_cells.get(place.id, ())) if isinstance(place, Region) else ()

    def read_answer(self, text: str, file: str = "<stdin>", *, partial: bool = False) -> Answer:
        words = words_of(text)
        if not words and self.places:
            raise no_answer(file, "id=token for each region")
        answer: dict[Region, str] = {}
        told: set[Region] = set()
        for word in words:
            name, equals, token = word.text.rpartition("=")
            region = Region(name)
            message = ""
            if not (name and equals and token):
                message = f"{word.text!r} is no pair such as id=token"
            elif region not in self._known:
                message = f"{name!r} is no region"
            elif region in told:
                message = f"{region} has a token already"
            elif token not in self.choices(region) and not (partial and token == UNKNOWN):
                message = refuse_token(token, region, self.choices(region))
            if message:
                raise PuzzleError(message, file, word.line, word.column)
            told.add(region)
            if token != UNKNOWN or not partial:
                answer[region] = token
        for region in () if partial else self.places:
            if region not in told:
                message = f"no token for {region}; expected one for each of {len(self.places)}"
                raise PuzzleError(message, file, words[-1].line, words[-1].column)
        return {region: answer[region] for region in self.places if region in answer}

    @cached_property
    def _known(self) -> frozenset[Region]:
        return frozenset(self.places)

    def write_answer(self, answer: Answer) -> str:
        words = " ".join(f"{one.id}={answer.get(one, UNKNOWN)}" for one in self.places)
        lines = textwrap.wrap(words, 90, break_long_words=False, break_on_hyphens=False)
        return "".join(f"{line}\n" for line in lines)
