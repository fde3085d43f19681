"""Tents: a tent beside every tree, none touching another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from .check import Check, counted
from .grid import Cell
from .picture import Picture
from .puzzle import Answer, Puzzle
from .text import Source
from .writing import write_clues, write_grid

OWNERS = "Trees and tents pair up: each tree has a tent of its own beside it."
APART = "Tents do not touch, not even at a corner."
COUNT = "A line holds as many tents as its clue says."


@dataclass(frozen=True, kw_only=True)
class Tents(Puzzle):
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
        board = source.grid()
        symbols = board.read(lambda token: source.symbol(token, "T."))
        top = source.outside("top", board.grid.width) or [None] * board.grid.width
        left = source.outside("left", board.grid.height) or [None] * board.grid.height
        return cls(
            grid=board.grid,
            title=source.title,
            file=source.file,
            trees=frozenset(cell for cell, symbol in symbols.items() if symbol == "T"),
            top=tuple(top),
            left=tuple(left),
        )

    def write(self) -> str:
        return (
            write_grid(self.grid, lambda cell: "T" if cell in self.trees else ".")
            + write_clues("top", self.top)
            + write_clues("left", self.left)
        )

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return "." if cell in self.trees else "A."

    def check(self, answer: Answer) -> Iterator[Check]:
        tents = [cell for cell in self.grid.cells if answer[cell] == "A"]
        yield from self._check_owners(tents)
        for tent in tents:
            close = [near for near in self.grid.around(tent) if answer[near] == "A"]
            yield Check(
                APART,
                str(tent),
                ok=not close,
                expected="no tent around",
                found=", ".join(map(str, close)) or "none",
                cells=(tent, *close),
            )
        for line, clue in zip(self.grid.lines, self.left + self.top, strict=True):
            if clue is not None:
                count = sum(answer[cell] == "A" for cell in line.cells)
                expected = counted(clue, "tent")
                yield Check(COUNT, line.name, count == clue, expected, str(count), line.cells)

    def _check_owners(self, tents: Sequence[Cell]) -> Iterator[Check]:
        """A maximum matching of trees to tents; those that are left over fail."""
        standing = set(tents)
        owner: dict[Cell, Cell] = {}
        home: dict[Cell, Cell] = {}
        for tree in sorted(self.trees):
            found = self._find_home(tree, standing, owner, home)
            yield Check(
                OWNERS,
                f"tree {tree}",
                ok=found,
                expected="a tent of its own",
                found="one" if found else "none left",
                cells=(tree,),
            )
        for tent in tents:
            if tent not in owner:
                yield Check(OWNERS, f"tent {tent}", False, "a tree of its own", "none", (tent,))

    def _find_home(
        self, tree: Cell, tents: set[Cell], owner: dict[Cell, Cell], home: dict[Cell, Cell]
    ) -> bool:
        """Give a tree a tent, by the shortest chain of other trees that move on to another one."""
        taker: dict[Cell, Cell] = {}
        asking = [tree]
        for one in asking:  # grows while it is read: a breadth-first search
            for tent in self.grid.orthogonal(one):
                if tent not in tents or tent in taker:
                    continue
                taker[tent] = one
                if tent in owner:
                    asking.append(owner[tent])
                    continue
                moved: Cell | None = tent
                while moved is not None:
                    mover = taker[moved]
                    left = home.get(mover)
                    owner[moved], home[mover] = mover, moved
                    moved = left
                return True
        return False

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.outside("top", self.top)
        picture.outside("left", self.left)
        for cell in self.grid.cells:
            if cell in self.trees:
                picture.symbol(cell, "tree")
            elif answer and answer[cell] == "A":
                picture.symbol(cell, "tent", found=True)
        return picture
