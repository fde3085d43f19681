"""Boards of two symbols, as many of each in every line, never three alike next to each other.

Kurosu, binairo (takuzu), binairo-plus (tango) and unruly are such boards. They differ in what they
write and print, in whether two lines may be the same, and in what else is told.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from .cells import CellPuzzle
from .check import Check
from .clues import Clue, cell_clues, cell_flaws
from .common import check_givens, clashing
from .errors import Flaw
from .grid import Cell, Grid
from .picture import Picture, TextKind
from .puzzle import Answer
from .text import Source
from .tokens import Token
from .writing import write_grid

if TYPE_CHECKING:
    import random

GIVEN = "A given cell stays as it is."
HALVES = "Every row and column holds as many of one kind as of the other."
NO_THREE = "No three cells next to each other in a line are the same."
DIFFER = "No two rows are the same, and no two columns."

WHITE, BLACK = "W", "B"


@dataclass(frozen=True, kw_only=True)
class BalancedPuzzle(CellPuzzle):
    """A board of an even number of rows and columns in which each cell holds one of two symbols."""

    rules: ClassVar[tuple[str, ...]] = (GIVEN, HALVES, NO_THREE, DIFFER)
    meanings: ClassVar[Mapping[str, str]]
    """What may stand in a cell of a file, and the symbol that is meant by it."""

    givens: Mapping[Cell, str]
    unique: bool = False
    """Whether no two rows are the same, and no two columns."""

    @property
    @abstractmethod
    def symbols(self) -> tuple[str, str]:
        """What a cell can hold."""

    @classmethod
    def read_fields(cls, source: Source, tokens: Mapping[Cell, Token]) -> dict[str, Any]:
        """The fields that all boards have, from the tokens of the cells and the keys."""
        found = {c: source.symbol(token, (*cls.meanings, ".")) for c, token in tokens.items()}
        return {
            **source.heading,
            "givens": {c: cls.meanings[symbol] for c, symbol in found.items() if symbol != "."},
            "unique": source.flag("unique", cls.unique),
        }

    def flaws(self) -> Iterator[Flaw]:
        for count, noun in ((self.grid.height, "rows"), (self.grid.width, "columns")):
            if count % 2:
                yield Flaw(f"the grid has {count} {noun}; expected an even number", "grid")
        yield from cell_flaws(self.grid, self.givens, "givens", "given")
        for cell, symbol in self.givens.items():
            if symbol not in self.symbols:
                allowed = " or ".join(sorted(self.symbols))
                yield Flaw(f"{symbol!r} at {cell}; expected {allowed}", "givens", cell)

    def write(self) -> str:
        return write_grid(self.grid, lambda cell: self.givens.get(cell, ".")) + self.write_keys()

    def write_keys(self) -> str:
        """The lines below the grid."""
        if self.unique == type(self).unique:
            return ""
        return f"unique: {'yes' if self.unique else 'no'}\n"

    def choices(self, place: Cell) -> Sequence[str]:
        return self.symbols

    def meant(self, token: Token) -> str:
        return self.meanings.get(token.text.upper(), token.text)

    @cached_property
    def prefilled(self) -> Mapping[Cell, str]:
        return self.givens

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.givens, "givens", "given")

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from check_givens(GIVEN, self.givens, answer)
        for line in self.grid.lines:
            half = len(line.cells) // 2
            found = "".join(answer[cell] for cell in line.cells)
            count = found.count(self.symbols[1])
            yield Check(
                HALVES,
                line.name,
                count == half,
                f"{half} of each",
                f"{count} {self.symbols[1]} in {found}",
                line.cells
                if count == half
                else clashing(line.cells, answer, self.symbols[count > half]),
            )
        for line in self.grid.lines:
            found = "".join(answer[cell] for cell in line.cells)
            threes = [i for i in range(len(found) - 2) if found[i] == found[i + 1] == found[i + 2]]
            yield Check(
                NO_THREE,
                line.name,
                ok=not threes,
                expected="at most two alike in a row",
                found=", ".join(f"{found[i] * 3} from {line.cells[i]}" for i in threes) or found,
                cells=tuple(cell for i in threes for cell in line.cells[i : i + 3]),
            )
        if self.unique:
            yield from self._check_differ(answer)

    def _check_differ(self, answer: Answer) -> Iterator[Check]:
        for lines in (self.grid.rows, self.grid.columns):
            before: dict[str, str] = {}
            for line in lines:
                found = "".join(answer[cell] for cell in line.cells)
                twin = before.setdefault(found, line.name)
                yield Check(
                    DIFFER,
                    line.name,
                    ok=twin == line.name,
                    expected="no line before it like this one",
                    found=f"{found}, which is {twin} as well" if twin != line.name else found,
                    cells=line.cells,
                )

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        self.draw_rule(picture)
        for cell in self.grid.cells:
            if cell in self.givens:
                self.draw_symbol(picture, cell, self.givens[cell], "given")
            elif answer and cell in answer:
                self.draw_symbol(picture, cell, answer[cell], "found")
        return picture

    def draw_rule(self, picture: Picture) -> None:
        """Above the board, whether lines may be the same, where the type's players expect else."""
        if self.unique != type(self).unique:
            size = 0.3 + self.grid.width / 50
            picture.top = 1.6 * size
            words = "no two lines alike" if self.unique else "lines may be alike"
            picture.text_at((self.grid.width / 2, -0.8 * size), words, "clue", size)

    @abstractmethod
    def draw_symbol(self, picture: Picture, cell: Cell, symbol: str, kind: TextKind) -> None:
        """Draw what a cell holds, by the puzzle or by the player."""


@dataclass(frozen=True, kw_only=True)
class CirclePuzzle(BalancedPuzzle):
    """Such a board of white and black circles, or of 0 and 1."""

    meanings: ClassVar[Mapping[str, str]] = {token: token for token in (BLACK, WHITE, "0", "1")}

    digits: bool = False
    """Whether the cells hold 0 and 1 in place of W and B."""

    @property
    def symbols(self) -> tuple[str, str]:
        return ("0", "1") if self.digits else (WHITE, BLACK)

    @classmethod
    def read_fields(cls, source: Source, tokens: Mapping[Cell, Token]) -> dict[str, Any]:
        fields = super().read_fields(source, tokens)
        word = source.word("symbols")
        if word is not None and word.text.upper() not in ("BW", "01"):
            source.expected(word, "pair of symbols; expected BW or 01")
        first = next(iter(fields["givens"].values()), WHITE)
        return {**fields, "digits": word.text == "01" if word else first.isdigit()}

    def write_keys(self) -> str:
        shown = bool(self.givens) or not self.digits
        return super().write_keys() + ("" if shown else "symbols: 01\n")

    def draw_symbol(self, picture: Picture, cell: Cell, symbol: str, kind: TextKind) -> None:
        if self.digits:
            picture.text(cell, symbol, kind)
            return
        if kind == "given":
            picture.fill(cell, "soft")
        middle = (cell.column + 0.5, cell.row + 0.5)
        picture.circle(middle, 0.34, "black" if symbol == BLACK else "white")


class Drawn(NamedTuple):
    """A finished board, and which of its cells are given."""

    grid: Grid
    answer: dict[Cell, str]
    givens: dict[Cell, str]
    differs: bool
    """Whether no two rows are the same, and no two columns."""


def drawn(rng: random.Random, height: int, width: int, symbols: Sequence[str]) -> Drawn:
    """A random board of about this size."""
    grid = Grid(height + height % 2, width + width % 2)
    answer = _random_answer(rng, grid, symbols)
    given = rng.choice([0.25, 0.4, 0.6])
    givens = {cell: answer[cell] for cell in grid.cells if rng.random() < given}
    differs = all(
        len({tuple(answer[cell] for cell in line.cells) for line in lines}) == len(lines)
        for lines in (grid.rows, grid.columns)
    )
    return Drawn(grid, answer, givens, differs)


def _random_answer(rng: random.Random, grid: Grid, symbols: Sequence[str]) -> dict[Cell, str]:
    """A finished board: a chequered one, in which corners of rectangles change again and again.

    Where they are 0 1 above 1 0 they become 1 0 above 0 1, or the other way round, which leaves
    all halves as they are; not where three alike would come to stand next to each other.
    """
    answer = {cell: symbols[(cell.row + cell.column) % 2] for cell in grid.cells}
    threes = [symbol * 3 for symbol in symbols]
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
            lines = ["".join(answer[cell] for cell in line.cells) for line in touched]
            if any(three in line for line in lines for three in threes):
                answer.update(zip(corners, before, strict=True))
    return answer
