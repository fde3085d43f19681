"""Stitches: sew every two neighbouring regions together, holes counted by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..areas import AreaPuzzle, read_areas
from ..check import Check, counted
from ..clues import Clue, margin_clues, margin_flaws
from ..edges import LINE, NONE, EdgePuzzle, taken_edges
from ..errors import Flaw
from ..grid import Cell, Edge, Grid, borders
from ..growth import lettered, spread
from ..picture import Picture
from ..places import cells_of
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_margin

if TYPE_CHECKING:
    import random

SEWN = "Neighbouring regions are joined by as many stitches as the puzzle says."
HOLE = "No cell is in two stitches."
COUNT = "A clue tells how many cells of its line are in a stitch."


@dataclass(frozen=True, kw_only=True)
class Stitches(AreaPuzzle, EdgePuzzle):
    """Sew neighbouring regions together by stitches.

    Rules: a stitch joins two cells that share a side and belong to different
    regions. Every two regions that share a border are joined by one stitch, or
    by as many as the puzzle says. Each end of a stitch is a hole; no cell has two.
    Numbers outside the grid count the holes in their row or column.

    File: a `regions:` block with a region's id for each cell; `top:` and
    `left:` with a number or `.` for each column and row; `stitches: N` where
    two regions are joined by more than one.

    Answer: in each cell the side on which it is joined, of `U D L R`, so that
    two that belong together point to each other; `.` for none.
    """

    name: ClassVar[str] = "stitches"
    rules: ClassVar[tuple[str, ...]] = (SEWN, HOLE, COUNT)

    top: tuple[int | None, ...]
    left: tuple[int | None, ...]
    stitches: int = 1
    """How many stitches join two neighbouring regions."""

    @classmethod
    def read(cls, source: Source) -> Stitches:
        areas = read_areas(source)
        return cls(
            **areas,
            top=source.margin("top", areas["grid"].width),
            left=source.margin("left", areas["grid"].height),
            stitches=source.integer("stitches", 1, low=1),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from super().flaws()
        yield from margin_flaws(self.grid, top=self.top, left=self.left)
        if self.stitches < 1:
            message = f"{self.stitches} stitches between two regions; expected at least 1"
            yield Flaw(message, "stitches")

    def write(self) -> str:
        return (
            super().write()
            + write_margin("top", self.top)
            + write_margin("left", self.left)
            + (f"stitches: {self.stitches}\n" if self.stitches != 1 else "")
        )

    @property
    def nodes(self) -> Grid:
        return self.grid

    @cached_property
    def places(self) -> tuple[Edge, ...]:
        return tuple(borders(self.regions))

    def edges_of(self, cell: Cell) -> Mapping[str, Edge]:
        edges = super().edges_of(cell)
        return {
            k: edge for k, edge in edges.items() if self.regions[edge.a] != self.regions[edge.b]
        }

    @cached_property
    def seams(self) -> Mapping[tuple[str, str], tuple[Edge, ...]]:
        """For every two regions that share a border, by their ids, the edges between them."""
        seams: dict[tuple[str, str], list[Edge]] = {}
        for edge in self.places:
            one, other = sorted((self.regions[edge.a], self.regions[edge.b]))
            seams.setdefault((one, other), []).append(edge)
        return {pair: tuple(edges) for pair, edges in seams.items()}

    @property
    def amount(self) -> str:
        """`1 stitch` or `2 stitches`: what joins two neighbouring regions."""
        return f"{self.stitches} stitch{'es' * (self.stitches > 1)}"

    def list_clues(self) -> Iterator[Clue]:
        return margin_clues(self.grid, top=self.top, left=self.left)

    def check(self, answer: Answer) -> Iterator[Check]:
        taken = set(taken_edges(answer))
        for (one, other), edges in self.seams.items():
            sewn = [edge for edge in edges if edge in taken]
            yield Check(
                SEWN,
                f"regions {one} and {other}",
                len(sewn) == self.stitches,
                self.amount,
                str(len(sewn)),
                tuple(cell for edge in sewn or edges for cell in cells_of(edge)),
            )
        ends = [cell for edge in taken for cell in cells_of(edge)]
        for cell in self.grid.cells:
            count = ends.count(cell)
            yield Check(HOLE, str(cell), count <= 1, "1 stitch at most", str(count), (cell,))
        holes = set(ends)
        for clue in self.clues.values():
            here = tuple(cell for cell in clue.at.cells if cell in holes)
            blamed = here if len(here) > clue.value else clue.at.cells
            kept = len(here) == clue.value
            expected = counted(clue.value, "hole")
            yield Check(COUNT, str(clue.at), kept, expected, str(len(here)), blamed)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Stitches]:
        grid = Grid(height, width)
        stitches = rng.choice((1, 1, 2))
        least = min(2, height * width)
        most = max(least, height * width // (6 * stitches))
        seeds = rng.sample(grid.cells, rng.randint((least + most) // 2, most))
        regions = lettered(spread(rng, grid, {cell: str(cell) for cell in seeds}))
        empty = cls(
            grid=grid,
            regions=regions,
            top=(None,) * width,
            left=(None,) * height,
            stitches=stitches,
        )
        taken: set[Edge] = set()
        holes: set[Cell] = set()
        for edges in sorted(empty.seams.values(), key=len):
            free = [edge for edge in edges if holes.isdisjoint(edge)]
            sewn: list[Edge] = []
            for edge in rng.sample(free, len(free)):
                if len(sewn) < stitches and holes.isdisjoint(edge):
                    sewn.append(edge)
                    holes.update(edge)
            if len(sewn) < stitches:  # no room: other regions
                return cls.planted(rng, height, width)
            taken.update(sewn)
        kept = rng.choice((0.6, 1.0))
        clues = [
            sum(cell in holes for cell in line.cells) if rng.random() < kept else None
            for line in grid.lines
        ]
        puzzle = cls(
            grid=grid,
            regions=regions,
            left=tuple(clues[:height]),
            top=tuple(clues[height:]),
            stitches=stitches,
        )
        return Planted(puzzle, {edge: LINE if edge in taken else NONE for edge in puzzle.places})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.borders(self.regions)
        picture.outside("top", self.top)
        picture.outside("left", self.left)
        if self.stitches > 1:
            # In the corner between the clues: with the sign that such puzzles are known by.
            picture.text_at((-0.4, -0.4), f"{self.stitches}/", "clue", 0.5)
        for edge in taken_edges(answer or {}):
            picture.connect(edge.a, edge.b, "loop")
            picture.symbol(edge.a, "dot", found=True)
            picture.symbol(edge.b, "dot", found=True)
        return picture
