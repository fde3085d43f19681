"""Unequal (futoshiki): a Latin square whose signs tell which of two digits is smaller."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from .check import Check
from .doubled import Pair, read_doubled, write_doubled
from .grid import Cell
from .latin import check_each_once
from .picture import Picture, Point
from .puzzle import Answer, Puzzle
from .text import Source

SMALLEST, LARGEST = 2, 36
"""Sizes of boards that are read."""

ROW = "Every row holds each digit once."
COLUMN = "Every column holds each digit once."
SIGN = "A sign points to the smaller of its two digits."
BAR = "Neighbouring digits differ by one where a bar stands between them, and nowhere else."

GAP = 0.15
"""How far a cell's frame stays inside the cell in a picture, so that signs fit between."""


@dataclass(frozen=True, kw_only=True)
class Unequal(Puzzle):
    """Fill every cell with a digit so that no row or column repeats one and all signs are right.

    Rules: every row and column of the N x N board holds each digit from 1 to N
    once. A sign between two cells points to the smaller digit. In the mode
    `adjacent` there are bars in place of signs: two neighbouring digits differ
    by one where a bar stands between them, and nowhere else.

    File: a grid of (2N-1) x (2N-1), N from 2 to 36: digits or `.` at its odd
    rows and columns, and between two cells `<` `>` `^` `v`, or `.`. `mode:
    adjacent` for `|` or `-` between cells in place of signs. `from: 0` for
    digits from 0 to N-1.

    Answer: the digits.
    """

    name: ClassVar[str] = "unequal"
    aliases: ClassVar[tuple[str, ...]] = ("futoshiki",)
    rules: ClassVar[tuple[str, ...]] = (ROW, COLUMN, SIGN, BAR)

    givens: Mapping[Cell, int]
    signs: frozenset[Pair] = frozenset()
    """(smaller, greater) for every sign."""
    bars: frozenset[Pair] | None = None
    """The pairs with a bar, the left or upper cell first; None when the mode has signs."""
    first: int = 1
    """The smallest digit, 0 or 1."""

    @classmethod
    def read(cls, source: Source) -> Unequal:
        mode = source.word("mode")
        if mode is not None and mode.text.lower() not in ("inequality", "adjacent"):
            source.expected(mode, "mode; expected inequality or adjacent")
        adjacent = mode is not None and mode.text.lower() == "adjacent"
        first = source.integer("from", 1, 0, 1)
        board = read_doubled(source, source.grid())
        size = board.grid.height
        if size != board.grid.width or not SMALLEST <= size <= LARGEST:
            source.fail(
                board.start,
                f"a board of {size} x {board.grid.width} cells; expected as many rows as "
                f"columns, {SMALLEST} to {LARGEST}",
            )
        givens = {
            cell: source.number(token, first, first + size - 1, "digit")
            for cell, token in board.cells.items()
            if not source.is_empty(token)
        }
        signs, bars = set(), set()
        for (a, b), token in board.between.items():
            marks = "|-" if adjacent else "<>" if a.row == b.row else "^v"
            mark = source.symbol(token, marks + ".")
            if mark in "|-":
                bars.add((a, b))
            elif mark != ".":
                signs.add((a, b) if mark in "<^" else (b, a))
        return cls(
            grid=board.grid,
            title=source.title,
            file=source.file,
            givens=givens,
            signs=frozenset(signs),
            bars=frozenset(bars) if adjacent else None,
            first=first,
        )

    def write(self) -> str:
        def mark(pair: Pair) -> str:
            a, b = pair
            if self.bars is not None:
                return "." if pair not in self.bars else "|" if a.row == b.row else "-"
            if pair in self.signs:
                return "<" if a.row == b.row else "^"
            if (b, a) in self.signs:
                return ">" if a.row == b.row else "v"
            return "."

        text = write_doubled(self.grid, lambda cell: str(self.givens.get(cell, ".")), mark)
        if self.bars is not None:
            text += "mode: adjacent\n"
        return text + (f"from: {self.first}\n" if self.first != 1 else "")

    @cached_property
    def digits(self) -> range:
        """What every row and column holds."""
        return range(self.first, self.first + self.grid.height)

    @cached_property
    def _tokens(self) -> tuple[str, ...]:
        return tuple(map(str, self.digits))

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return (str(self.givens[cell]),) if cell in self.givens else self._tokens

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from check_each_once(ROW, self.grid.rows, self._tokens, answer)
        yield from check_each_once(COLUMN, self.grid.columns, self._tokens, answer)
        for smaller, greater in sorted(self.signs):
            yield Check(
                SIGN,
                f"{smaller} and {greater}",
                ok=int(answer[smaller]) < int(answer[greater]),
                expected=f"{smaller} below {greater}",
                found=f"{answer[smaller]} and {answer[greater]}",
                cells=(smaller, greater),
            )
        if self.bars is not None:
            for a, b in self.grid.pairs:
                bar = (a, b) in self.bars
                yield Check(
                    BAR,
                    f"{a} and {b}",
                    ok=(abs(int(answer[a]) - int(answer[b])) == 1) == bar,
                    expected="a difference of 1" if bar else "another difference than 1",
                    found=f"{answer[a]} and {answer[b]}",
                    cells=(a, b),
                )

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture(self.grid.height, self.grid.width)
        for cell in self.grid.cells:
            top, left = cell.row + GAP, cell.column + GAP
            bottom, right = cell.row + 1 - GAP, cell.column + 1 - GAP
            picture.stroke(
                [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)], "thin"
            )
            if cell in self.givens:
                picture.text(cell, str(self.givens[cell]), "given", 0.5)
            elif answer:
                picture.text(cell, answer[cell], "found", 0.5)
        for smaller, greater in self.signs:
            picture.stroke(_chevron(smaller, greater), "thick")
        for a, b in self.bars or ():
            middle = ((a.column + b.column + 1) / 2, (a.row + b.row + 1) / 2)
            across = (b.row - a.row, b.column - a.column)
            picture.stroke([_along(middle, across, -0.28), _along(middle, across, 0.28)], "thick")
        return picture


def _along(point: Point, way: tuple[float, float], length: float) -> Point:
    return point[0] + way[0] * length, point[1] + way[1] * length


def _chevron(smaller: Cell, greater: Cell) -> list[Point]:
    """A sign between two cells, its tip toward the smaller."""
    middle = (
        (smaller.column + greater.column + 1) / 2,
        (smaller.row + greater.row + 1) / 2,
    )
    way = (greater.column - smaller.column, greater.row - smaller.row)
    across = (way[1], way[0])
    tip, end = _along(middle, way, -GAP * 0.5), _along(middle, way, GAP * 0.5)
    return [_along(end, across, -0.14), tip, _along(end, across, 0.14)]
