"""Nurikabe: islands of given sizes in one sea."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from .check import Check, counted
from .grid import Cell, components
from .picture import Picture
from .puzzle import Answer, Puzzle
from .text import Source
from .writing import write_numbers

NUMBER = "Every island holds one number."
SIZE = "An island has as many cells as its number says."
POOL = "No 2x2 block is all sea."
SEA = "The sea is connected."


@dataclass(frozen=True, kw_only=True)
class Nurikabe(Puzzle):
    """Shade the sea so that an island is left round each number.

    Rules: cells that hold a number are land. Every island (a piece of land
    connected through sides) holds exactly one number and has that many cells.
    The sea is connected (a board without any sea is right too) and nowhere
    fills a 2x2 block.

    File: a grid of numbers and `.`. In a grid without spaces the letters from
    `a` are the numbers from 10.

    Answer: `#` sea, `.` land.
    """

    name: ClassVar[str] = "nurikabe"
    rules: ClassVar[tuple[str, ...]] = (NUMBER, SIZE, POOL, SEA)

    clues: Mapping[Cell, int]

    @classmethod
    def read(cls, source: Source) -> Nurikabe:
        board = source.grid()
        clues = board.read(
            lambda token: None if source.is_empty(token) else source.number(token, 1)
        )
        return cls(
            grid=board.grid,
            title=source.title,
            file=source.file,
            clues={cell: clue for cell, clue in clues.items() if clue is not None},
        )

    def write(self) -> str:
        return write_numbers(self.grid, self.clues)

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return "." if cell in self.clues else "#."

    def check(self, answer: Answer) -> Iterator[Check]:
        land = [cell for cell in self.grid.cells if answer[cell] != "#"]
        for island in components(land, self.grid.orthogonal):
            numbers = [cell for cell in island if cell in self.clues]
            where = f"island of {numbers[0] if numbers else island[0]}"
            found = ", ".join(f"{self.clues[cell]} at {cell}" for cell in numbers) or "none"
            yield Check(NUMBER, where, len(numbers) == 1, "one number", found, tuple(island))
            if len(numbers) == 1:
                size = self.clues[numbers[0]]
                yield Check(
                    SIZE,
                    where,
                    len(island) == size,
                    counted(size, "cell"),
                    str(len(island)),
                    tuple(island),
                )
        for block in self.grid.blocks:
            dry = [cell for cell in block if answer[cell] != "#"]
            yield Check(
                POOL,
                f"{block[0]} to {block[-1]}",
                bool(dry),
                "land in it",
                f"land at {dry[0]}" if dry else "sea only",
                block,
            )
        sea = components(
            [cell for cell in self.grid.cells if answer[cell] == "#"], self.grid.orthogonal
        )
        cut_off = [cell for piece in sorted(sea, key=len)[:-1] for cell in piece]
        yield Check(
            SEA,
            "the board",
            len(sea) <= 1,
            "one piece at most",
            f"{len(sea)} pieces" if len(sea) != 1 else "one",
            tuple(cut_off),
        )

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if cell in self.clues:
                picture.text(cell, str(self.clues[cell]), "given")
            elif answer and answer[cell] == "#":
                picture.fill(cell, "shaded")
        return picture
