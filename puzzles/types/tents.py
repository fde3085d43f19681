"""Tents: a tent beside every tree, none touching another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check
from ..clues import Clue, cell_flaws, margin_clues, margin_flaws
from ..common import check_apart, check_counts, matching
from ..errors import Flaw
from ..grid import Cell, Grid
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_grid, write_margin

if TYPE_CHECKING:
    import random

OWNERS = "Trees and tents pair up: each tree has a tent of its own beside it."
APART = "Tents do not touch, not even at a corner."
COUNT = "A line holds as many tents as its clue says."

TENT, GRASS = "A", "."


@dataclass(frozen=True, kw_only=True)
class Tents(CellPuzzle):
    """Place tents on free cells so that trees and tents can be paired.

    Rules: each tree is paired with one tent beside it (left, right, above or
    below), and each tent belongs to one tree. No two tents touch, not even at
    a corner. Numbers outside the grid count the tents of their row or column.

    File: a grid of `T` (tree) and `.` (free); `top:` and `left:` with a number
    or `.` for each column and row.

    Answer: `A` a tent, `.` none.
    """

    name: ClassVar[str] = "tents"
    aliases: ClassVar[tuple[str, ...]] = ("tents-and-trees",)
    rules: ClassVar[tuple[str, ...]] = (OWNERS, APART, COUNT)

    trees: frozenset[Cell]
    top: tuple[int | None, ...]
    left: tuple[int | None, ...]

    @classmethod
    def read(cls, source: Source) -> Tents:
        board = source.grid("trees")
        symbols = board.read(lambda token: source.symbol(token, "T."))
        return cls(
            grid=board.grid,
            title=source.title,
            file=source.file,
            trees=frozenset(cell for cell, symbol in symbols.items() if symbol == "T"),
            top=source.margin("top", board.grid.width),
            left=source.margin("left", board.grid.height),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from margin_flaws(self.grid, top=self.top, left=self.left)
        yield from cell_flaws(self.grid, self.trees, "trees", "tree")

    def write(self) -> str:
        return (
            write_grid(self.grid, lambda cell: "T" if cell in self.trees else ".")
            + write_margin("top", self.top)
            + write_margin("left", self.left)
        )

    @cached_property
    def printed(self) -> dict[Cell, str]:
        return dict.fromkeys(self.trees, GRASS)

    def choices(self, place: Cell) -> Sequence[str]:
        return (TENT, GRASS)

    def list_clues(self) -> Iterator[Clue]:
        return margin_clues(self.grid, top=self.top, left=self.left)

    def check(self, answer: Answer) -> Iterator[Check]:
        tents = [cell for cell in self.places if answer[cell] == TENT]
        yield from self._check_owners(tents)
        yield from check_apart(APART, tents, self.grid.around, "tent")
        yield from check_counts(COUNT, self.clues.values(), answer, TENT, "tent")

    def _check_owners(self, tents: Sequence[Cell]) -> Iterator[Check]:
        """A greatest matching of trees to tents; those that are left over fail."""
        standing = set(tents)
        beside = {
            tree: [near for near in self.grid.orthogonal(tree) if near in standing]
            for tree in sorted(self.trees)
        }
        owned = matching(beside, beside)
        for tree in beside:
            found = "one" if tree in owned else "none left"
            yield Check(OWNERS, f"tree {tree}", tree in owned, "a tent of its own", found, (tree,))
        for tent in sorted(standing.difference(owned.values())):
            yield Check(OWNERS, f"tent {tent}", False, "a tree of its own", "none", (tent,))

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Tents]:
        grid = Grid(height, width)
        tents: set[Cell] = set()
        trees: set[Cell] = set()
        for cell in rng.sample(grid.cells, len(grid.cells)):
            free = [near for near in grid.orthogonal(cell) if near not in tents | trees]
            lonely = cell not in trees and tents.isdisjoint(grid.around(cell))
            if lonely and free and rng.random() < 0.6:
                tents.add(cell)
                trees.add(rng.choice(free))
        counts = [sum(cell in tents for cell in line.cells) for line in grid.lines]
        clues = [count if rng.random() < 0.9 else None for count in counts]
        puzzle = cls(
            grid=grid, trees=frozenset(trees), left=tuple(clues[:height]), top=tuple(clues[height:])
        )
        return Planted(puzzle, {c: TENT if c in tents else GRASS for c in puzzle.places})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.outside("top", self.top)
        picture.outside("left", self.left)
        for cell in self.grid.cells:
            if cell in self.trees:
                picture.symbol(cell, "tree")
            elif answer and answer.get(cell) == TENT:
                picture.symbol(cell, "tent", found=True)
        return picture
