"""Unequal (futoshiki): a Latin square whose signs tell which of two digits is smaller."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..check import Check
from ..clues import Clue
from ..doubled import read_doubled, write_doubled
from ..errors import Flaw
from ..grid import Cell, Edge, Grid
from ..latin import COLUMN, GIVEN, LARGEST, ROW, SMALLEST, LatinPuzzle, draw_digits
from ..picture import Picture, Point
from ..puzzle import UNKNOWN, Answer, Planted
from ..squares import latin_square
from ..text import Source
from ..tokens import Token

if TYPE_CHECKING:
    import random

SIGN = "A sign points to the smaller of its two digits."
BAR = "Neighbouring digits differ by one where a bar stands between them, and nowhere else."

GAP = 0.15
"""How far a cell's frame stays inside the cell in a picture, so that signs fit between."""


@dataclass(frozen=True, kw_only=True)
class Unequal(LatinPuzzle):
    """Fill every cell with a digit so that no row or column repeats one and all signs are right.

    Rules: every row and column of the N x N board holds each digit from 1 to N
    once. A sign between two cells points to the smaller digit. In the mode
    `adjacent` there are bars in place of signs: two neighbouring digits differ
    by one where a bar stands between them, and nowhere else.

    File: a grid of (2N-1) x (2N-1), N from 2 to 36: digits or `.` at its odd
    rows and columns, and between two cells `<` `>` `^` `v`, or `.`. Between two
    rows `∧` and `∨` are read as well, and `<` and `>`, which mean what they mean
    from left to right: with `>` the upper digit is greater. `mode: adjacent` for
    `|` or `-` between cells in place of signs, and `?` where it is not told
    whether a bar would stand. `from: 0` for digits from 0 to N-1.

    Answer: the digits.
    """

    name: ClassVar[str] = "unequal"
    aliases: ClassVar[tuple[str, ...]] = ("futoshiki",)
    rules: ClassVar[tuple[str, ...]] = (GIVEN, ROW, COLUMN, SIGN, BAR)

    signs: Mapping[Edge, str] = field(default_factory=dict)
    """`<` or `>`, `^` or `v`, between two neighbours: it points to the smaller digit."""
    bars: Mapping[Edge, bool] | None = None
    """Whether a bar stands between two neighbours, where it is told; None when there are signs."""
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
        last = first + board.grid.height - 1
        marks = {
            edge: source.symbol(token, "|-.?")
            if adjacent
            else source.symbol(_as_typed(token, edge), (*_signs(edge), "."))
            for edge, token in board.between.items()
        }
        return cls(
            grid=board.grid,
            **source.heading,
            givens=source.numbers(board.cells, first, last, "digit"),
            signs={} if adjacent else {e: mark for e, mark in marks.items() if mark != "."},
            bars=_bars(marks) if adjacent else None,
            first=first,
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from super().flaws()
        if self.first not in (0, 1):
            yield Flaw(f"digits from {self.first}; expected from 0 or 1", "first")
        between = set(self.grid.edges)
        for name, edges in (("signs", self.signs), ("bars", self.bars or {})):
            for edge in edges:
                if edge not in between:
                    yield Flaw(f"a mark at {edge}, not between two cells of the grid", name, edge)
        for edge, sign in self.signs.items():
            if sign not in _signs(edge):
                allowed = " or ".join(_signs(edge))
                yield Flaw(f"{sign!r} at {edge}; expected {allowed}", "signs", edge)
        if self.bars is not None and self.signs:
            yield Flaw("signs beside bars; expected one of them", "signs")

    def write(self) -> str:
        def mark(edge: Edge) -> str:
            if self.bars is None:
                return self.signs.get(edge, ".")
            bar = "|" if edge.a.row == edge.b.row else "-"
            return UNKNOWN if edge not in self.bars else bar if self.bars[edge] else "."

        text = write_doubled(self.grid, lambda cell: str(self.givens.get(cell, ".")), mark)
        if self.bars is not None:
            text += "mode: adjacent\n"
        return text + (f"from: {self.first}\n" if self.first != 1 else "")

    @cached_property
    def digits(self) -> range:
        """What every row and column holds."""
        return range(self.first, self.first + self.grid.height)

    def list_clues(self) -> Iterator[Clue]:
        yield from super().list_clues()
        for edge in sorted(self.signs):
            yield Clue("sign", edge, self.signs[edge], "signs", edge)
        for edge, bar in sorted((self.bars or {}).items()):
            yield Clue("bar" if bar else "no bar", edge, True, "bars", edge)

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from super().check(answer)
        for edge, sign in sorted(self.signs.items()):
            smaller, greater = from_smaller(edge, sign)
            yield Check(
                SIGN,
                f"{smaller} and {greater}",
                ok=int(answer[smaller]) < int(answer[greater]),
                expected=f"{smaller} below {greater}",
                found=f"{answer[smaller]} and {answer[greater]}",
                cells=(smaller, greater),
            )
        for (a, b), bar in sorted((self.bars or {}).items()):
            yield Check(
                BAR,
                f"{a} and {b}",
                ok=(abs(int(answer[a]) - int(answer[b])) == 1) == bar,
                expected="a difference of 1" if bar else "another difference than 1",
                found=f"{answer[a]} and {answer[b]}",
                cells=(a, b),
            )

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Unequal]:
        size = min(max(SMALLEST, (height + width) // 2), LARGEST)
        grid = Grid(size, size)
        first = rng.choice([0, 1, 1])
        digits = {cell: number - 1 + first for cell, number in latin_square(rng, size).items()}
        told = rng.choice([0.4, 0.7, 0.95])
        marked = [edge for edge in grid.edges if rng.random() < told]
        adjacent = rng.random() < 0.4
        given = rng.choice([0, 0.1, 0.3])
        signs = {e: _signs(e)[digits[e.a] > digits[e.b]] for e in marked}
        bars = {e: abs(digits[e.a] - digits[e.b]) == 1 for e in marked}
        puzzle = cls(
            grid=grid,
            givens={cell: digits[cell] for cell in grid.cells if rng.random() < given},
            signs={} if adjacent else signs,
            bars=bars if adjacent else None,
            first=first,
        )
        return Planted(puzzle, {cell: str(digit) for cell, digit in digits.items()})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture(self.grid.height, self.grid.width)
        for cell in self.grid.cells:
            top, left = cell.row + GAP, cell.column + GAP
            bottom, right = cell.row + 1 - GAP, cell.column + 1 - GAP
            picture.stroke(
                [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)], "thin"
            )
        draw_digits(picture, self, answer, 0.5)
        for edge, sign in self.signs.items():
            picture.stroke(_chevron(*from_smaller(edge, sign)), "thick")
        for a, b in self.grid.edges if self.bars is not None else ():
            middle = ((a.column + b.column + 1) / 2, (a.row + b.row + 1) / 2)
            across = (b.row - a.row, b.column - a.column)
            bar = self.bars.get(Edge(a, b)) if self.bars else None
            if bar:
                ends = [_along(middle, across, -0.28), _along(middle, across, 0.28)]
                picture.stroke(ends, "thick")
            elif bar is None:
                picture.text_at(middle, UNKNOWN, "clue", 0.25)
        return picture


def _signs(edge: Edge) -> tuple[str, str]:
    """The signs that can stand between two cells: the first one's digit is smaller, or greater."""
    return ("<", ">") if edge.a.row == edge.b.row else ("^", "v")


_PRINTED = {
    "^": "∧⋀˄⌃Λ<",
    "v": "∨⋁˅⌄>",
}
"""What people print for the signs between two rows; a sign on its side is read downwards."""


def _as_typed(token: Token, edge: Edge) -> Token:
    """A sign as the format has it, where it is printed otherwise."""
    if edge.a.column == edge.b.column:
        for sign, printed in _PRINTED.items():
            if token.text in tuple(printed):
                return token._replace(text=sign)
    return token


def _bars(marks: Mapping[Edge, str]) -> dict[Edge, bool]:
    """Whether there is a bar, from the marks of the file; not where it is not told."""
    return {edge: mark in "|-" for edge, mark in marks.items() if mark != UNKNOWN}


def from_smaller(edge: Edge, sign: str) -> tuple[Cell, Cell]:
    """The cell of the smaller digit beside a sign, and that of the greater one."""
    return (edge.a, edge.b) if sign in "<^" else (edge.b, edge.a)


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
