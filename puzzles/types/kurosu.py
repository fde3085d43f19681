"""Kurosu: as many noughts as crosses in every line, never three in a row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from .check import Check, counted
from .grid import Cell
from .picture import Picture
from .puzzle import Answer, Puzzle
from .text import Source
from .writing import write_grid

HALVES = "Every row and column holds as many 0 as 1."
NO_THREE = "No three cells next to each other in a line are the same."


@dataclass(frozen=True, kw_only=True)
class Kurosu(Puzzle):
    """Fill the grid with 0 and 1 (printed as O and X).

    Rules: every row and column holds as many 0 as 1; no three cells next to
    each other in a row or column hold the same.

    File: a grid of `0`, `1` and `.` with an even number of rows and of columns
    (newspapers print 6 x 6).

    Answer: `0` and `1`.
    """

    name: ClassVar[str] = "kurosu"
    aliases: ClassVar[tuple[str, ...]] = ("Kurosu6",)
    rules: ClassVar[tuple[str, ...]] = (HALVES, NO_THREE)

    givens: Mapping[Cell, str]

    @classmethod
    def read(cls, source: Source) -> Kurosu:
        board = source.grid()
        for count, noun in ((board.grid.height, "rows"), (board.grid.width, "columns")):
            if count % 2:
                source.fail(board.start, f"the grid has {count} {noun}; expected an even number")
        symbols = board.read(lambda token: source.symbol(token, "01."))
        return cls(
            grid=board.grid,
            title=source.title,
            file=source.file,
            givens={cell: symbol for cell, symbol in symbols.items() if symbol != "."},
        )

    def write(self) -> str:
        return write_grid(self.grid, lambda cell: self.givens.get(cell, "."))

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return self.givens.get(cell, "01")

    def check(self, answer: Answer) -> Iterator[Check]:
        for line in self.grid.lines:
            half = len(line.cells) // 2
            digits = "".join(answer[cell] for cell in line.cells)
            ones = digits.count("1")
            yield Check(
                HALVES,
                line.name,
                ones == half,
                counted(half, "one"),
                f"{ones} in {digits}",
                line.cells,
            )
        for line in self.grid.lines:
            digits = "".join(answer[cell] for cell in line.cells)
            threes = [
                i for i in range(len(digits) - 2) if digits[i] == digits[i + 1] == digits[i + 2]
            ]
            yield Check(
                NO_THREE,
                line.name,
                ok=not threes,
                expected="at most two alike in a row",
                found=", ".join(f"{digits[i] * 3} from {line.cells[i]}" for i in threes) or digits,
                cells=tuple(cell for i in threes for cell in line.cells[i : i + 3]),
            )

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if cell in self.givens:
                picture.text(cell, _PRINTED[self.givens[cell]], "given")
            elif answer:
                picture.text(cell, _PRINTED.get(answer[cell], answer[cell]), "found")
        return picture


_PRINTED = {"0": "O", "1": "X"}
