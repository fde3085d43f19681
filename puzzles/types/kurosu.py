"""Kurosu: as many noughts as crosses in every line, never three in a row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check, counted
from ..clues import Clue, cell_clues, cell_flaws
from ..common import check_givens, clashing
from ..errors import Flaw
from ..grid import Cell, Grid
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..tokens import Token
from ..writing import write_grid

if TYPE_CHECKING:
    import random

GIVEN = "A given cell stays as it is."
HALVES = "Every row and column holds as many 0 as 1."
NO_THREE = "No three cells next to each other in a line are the same."


SYMBOLS = ("0", "1")


@dataclass(frozen=True, kw_only=True)
class Kurosu(CellPuzzle):
    """Fill the grid with 0 and 1 (printed as O and X).

    Rules: every row and column holds as many 0 as 1; no three cells next to
    each other in a row or column hold the same.

    File: a grid of `0`, `1` and `.`, or of `O`, `X` and `.`, with an even number
    of rows and of columns (newspapers print 6 x 6).

    Answer: `0` and `1`; `O` and `X` are read as well.
    """

    name: ClassVar[str] = "kurosu"
    aliases: ClassVar[tuple[str, ...]] = ("Kurosu6",)
    rules: ClassVar[tuple[str, ...]] = (GIVEN, HALVES, NO_THREE)

    givens: Mapping[Cell, str]

    @classmethod
    def read(cls, source: Source) -> Kurosu:
        board = source.grid("givens")
        symbols = board.read(lambda token: _READ[source.symbol(token, "01.OX")])
        return cls(
            grid=board.grid,
            **source.heading,
            givens={cell: symbol for cell, symbol in symbols.items() if symbol != "."},
        )

    def flaws(self) -> Iterator[Flaw]:
        for count, noun in ((self.grid.height, "rows"), (self.grid.width, "columns")):
            if count % 2:
                yield Flaw(f"the grid has {count} {noun}; expected an even number", "grid")
        yield from cell_flaws(self.grid, self.givens, "givens", "digit")
        for cell, symbol in self.givens.items():
            if symbol not in SYMBOLS:
                yield Flaw(f"{symbol!r} at {cell}; expected 0 or 1", "givens", cell)

    def write(self) -> str:
        return write_grid(self.grid, lambda cell: self.givens.get(cell, "."))

    def choices(self, place: Cell) -> Sequence[str]:
        return SYMBOLS

    def meant(self, token: Token) -> str:
        return _READ.get(token.text.upper(), token.text)

    @cached_property
    def prefilled(self) -> Mapping[Cell, str]:
        return self.givens

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.givens, "givens", "given")

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from check_givens(GIVEN, self.givens, answer)
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
                line.cells if ones == half else clashing(line.cells, answer, "01"[ones > half]),
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

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Kurosu]:
        grid = Grid(height + height % 2, width + width % 2)
        answer = _random_answer(rng, grid)
        given = rng.choice([0.25, 0.4, 0.6])
        givens = {cell: answer[cell] for cell in grid.cells if rng.random() < given}
        return Planted(cls(grid=grid, givens=givens), answer)

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if cell in self.givens:
                picture.text(cell, _PRINTED[self.givens[cell]], "given")
            elif answer and cell in answer:
                picture.text(cell, _PRINTED.get(answer[cell], answer[cell]), "found")
        return picture


_PRINTED = {"0": "O", "1": "X"}
_READ = {"0": "0", "1": "1", ".": ".", **{printed: digit for digit, printed in _PRINTED.items()}}


def _random_answer(rng: random.Random, grid: Grid) -> dict[Cell, str]:
    """A finished board: a chequered one, in which corners of rectangles change again and again.

    Where they are 0 1 above 1 0 they become 1 0 above 0 1, or the other way round, which leaves
    all halves as they are; not where three alike would come to stand next to each other.
    """
    answer = {cell: SYMBOLS[(cell.row + cell.column) % 2] for cell in grid.cells}
    for _ in range(4 * len(grid.cells)):
        # Mostly neighbouring lines: elsewhere a chequered board would leave three alike.
        rows, columns = (
            [first, (first + rng.choice([1, 1, 1, 3, 5])) % side]
            for side in (grid.height, grid.width)
            for first in [rng.randrange(side)]
        )
        corners = [Cell(r, c) for r in rows for c in columns]
        before = [answer[cell] for cell in corners]
        if before[0] == before[3] != before[1] == before[2]:
            after = [before[1], before[0], before[0], before[1]]
            answer.update(zip(corners, after, strict=True))
            touched = [*(grid.rows[r] for r in rows), *(grid.columns[c] for c in columns)]
            lines = ("".join(answer[cell] for cell in line.cells) for line in touched)
            if any("000" in line or "111" in line for line in lines):
                answer.update(zip(corners, before, strict=True))
    return answer
