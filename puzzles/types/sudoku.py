"""Sudoku: each digit once in every row, column and box, and its printed variants."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import isqrt
from typing import ClassVar

from .check import Check
from .grid import Cell, Grid, Line, regions_of
from .latin import check_each_once
from .picture import Picture
from .puzzle import Answer, Puzzle
from .text import Source, TokenGrid
from .writing import write_clues, write_grid, write_pairs

SMALLEST, LARGEST = 2, 36
"""Sizes of boards that are read."""

ROW = "Every row holds each digit once."
COLUMN = "Every column holds each digit once."
BOX = "Every box or region holds each digit once."
DIAGONAL = "Both long diagonals hold each digit once."
CAGE = "No digit stands twice in a cage."
SUM = "The digits of a cage add up to its sum."
SANDWICH = "The digits between 1 and the largest digit of a line add up to its clue."

_NEEDED_KEYS = {
    "killer": ("cages",),
    "jigsaw": ("regions",),
    "sandwich": ("sandwich-left", "sandwich-top"),
}
"""What a puzzle under one of these headers has one of."""


@dataclass(frozen=True, kw_only=True)
class Sudoku(Puzzle):
    """Fill every cell with a digit so that no row, column or box repeats one.

    Rules: every row, column and box holds each digit from 1 to N once, N the
    number of rows. A puzzle may add any of: both long diagonals hold each digit
    once (`diagonals: yes`); regions of any shape in place of the boxes
    (`regions:`, jigsaw); cages, in which no digit stands twice and whose digits
    add up to the sum (`cages:`, killer); sums of the digits that stand between
    the 1 and the N of a line (`sandwich-left:`, `sandwich-top:`).

    File: N rows of N digits, `.` or `0` where none is given; from 10 up letters
    (`a` is 10), or decimal numbers with spaces between. The whole grid may stand
    on one line (81 characters for 9x9), and an empty one may be left out where
    `size: N` or another part tells N, from 2 to 36. `box: 2x3` makes boxes of 2
    rows and 3 columns; without it they are as square as can be. `regions:` and
    `cages:` are grids of ids, `.` outside of all cages; `sums: a=16 b=7` their
    sums. A header `#sudoku-x` says `diagonals: yes`; `#killer`, `#jigsaw` and
    `#sandwich` need their own blocks.

    Answer: the digits.
    """

    name: ClassVar[str] = "sudoku"
    aliases: ClassVar[tuple[str, ...]] = ("solo", "sudoku-x", "killer", "jigsaw", "sandwich")
    rules: ClassVar[tuple[str, ...]] = (ROW, COLUMN, BOX, DIAGONAL, CAGE, SUM, SANDWICH)

    givens: Mapping[Cell, int]
    box: tuple[int, int] | None
    """Rows and columns of a box; None where `regions` take the place of boxes."""
    regions: Mapping[Cell, str] | None = None
    diagonals: bool = False
    cages: Mapping[Cell, str] = field(default_factory=dict)
    sums: Mapping[str, int] = field(default_factory=dict)
    sandwich_left: tuple[int | None, ...] | None = None
    sandwich_top: tuple[int | None, ...] | None = None

    @classmethod
    def read(cls, source: Source) -> Sudoku:
        needed = _NEEDED_KEYS.get(source.header.text.lower(), ())
        if needed and not any(source.has(key) for key in needed):
            keys = " or ".join(f"'{key}:'" for key in needed)
            source.fail(source.header, f"a {source.header.text} puzzle needs {keys}")
        main = source.optional_grid()
        regions, cages = source.block("regions"), source.block("cages")
        grid = _board(source, main, regions or cages)
        size = grid.height
        givens = {}
        for index, token in enumerate(main.tokens.values() if main else ()):
            if not source.is_empty(token, also="0"):
                value = source.number(token, 1, size, "digit" if size < 10 else "number")
                givens[grid.cells[index]] = value
        for key, block in (("regions", regions), ("cages", cages)):
            if block is not None and block.grid != grid:
                source.fail(
                    block.start,
                    f"'{key}:' has {block.grid.height} x {block.grid.width} cells; "
                    f"expected the board's {size} x {size}",
                )
        caged = {
            cell: token.text
            for cell, token in (cages.tokens.items() if cages else ())
            if not source.is_empty(token)
        }
        sums: dict[str, int] = {}
        for cage, total in source.pairs("sums", "a=16"):
            if cage.text not in caged.values():
                source.fail(cage, f"no cell of 'cages:' is in a cage {cage.text!r}")
            if cage.text in sums:
                source.fail(cage, f"cage {cage.text!r} has a sum already")
            sums[cage.text] = source.number(total, 0, 10**6, "sum")
        left = source.outside("sandwich-left", size)
        top = source.outside("sandwich-top", size)
        return cls(
            grid=grid,
            title=source.title,
            file=source.file,
            givens=givens,
            box=_box(source, size, regions is not None),
            regions=None if regions is None else _regions(source, regions),
            diagonals=source.flag("diagonals", source.header.text.lower() == "sudoku-x"),
            cages=caged,
            sums=sums,
            sandwich_left=None if left is None else tuple(left),
            sandwich_top=None if top is None else tuple(top),
        )

    def write(self) -> str:
        text = write_grid(self.grid, lambda cell: str(self.givens.get(cell, ".")))
        if self.regions is not None:
            text += "regions:\n" + write_grid(self.grid, self.regions.__getitem__)
        elif self.box is not None:
            text += f"box: {self.box[0]}x{self.box[1]}\n"
        if self.diagonals:
            text += "diagonals: yes\n"
        if self.cages:
            text += "cages:\n" + write_grid(self.grid, lambda cell: self.cages.get(cell, "."))
            text += write_pairs("sums", self.sums)
        text += write_clues("sandwich-left", self.sandwich_left)
        return text + write_clues("sandwich-top", self.sandwich_top)

    @property
    def size(self) -> int:
        """Cells in a row, and the largest digit."""
        return self.grid.height

    @cached_property
    def boxes(self) -> tuple[Line, ...]:
        """The boxes from left to right and top to bottom, or the regions in their place."""
        if self.regions is not None:
            return tuple(regions_of(self.regions).values())
        assert self.box is not None
        high, wide = self.box
        corners = [
            Cell(row, column)
            for row in range(0, self.size, high)
            for column in range(0, self.size, wide)
        ]
        return tuple(
            Line(
                f"box {number}",
                tuple(Cell(row + r, column + c) for r in range(high) for c in range(wide)),
            )
            for number, (row, column) in enumerate(corners, start=1)
        )

    @cached_property
    def diagonal_lines(self) -> tuple[Line, ...]:
        """The two long diagonals where they are part of the puzzle."""
        if not self.diagonals:
            return ()
        last = self.size - 1
        return (
            Line("diagonal from r1c1", tuple(Cell(i, i) for i in range(self.size))),
            Line(
                f"diagonal from r1c{self.size}",
                tuple(Cell(i, last - i) for i in range(self.size)),
            ),
        )

    @cached_property
    def cage_lines(self) -> dict[str, Line]:
        """The cells of each cage, by its id."""
        return regions_of(self.cages, "cage")

    @property
    def sandwiches(self) -> list[tuple[Line, int]]:
        """The rows and columns that have a sandwich clue."""
        none = (None,) * self.size
        clues = (self.sandwich_left or none) + (self.sandwich_top or none)
        return [
            (line, clue)
            for line, clue in zip(self.grid.lines, clues, strict=True)
            if clue is not None
        ]

    @cached_property
    def _tokens(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, self.size + 1)))

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return (str(self.givens[cell]),) if cell in self.givens else self._tokens

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from check_each_once(ROW, self.grid.rows, self._tokens, answer)
        yield from check_each_once(COLUMN, self.grid.columns, self._tokens, answer)
        yield from check_each_once(BOX, self.boxes, self._tokens, answer)
        yield from check_each_once(DIAGONAL, self.diagonal_lines, self._tokens, answer)
        for cage, line in self.cage_lines.items():
            digits = [answer[cell] for cell in line.cells]
            twice = [digit for digit, count in Counter(digits).items() if count > 1]
            yield Check(
                CAGE,
                line.name,
                ok=not twice,
                expected="no digit twice",
                found=f"{', '.join(twice)} twice" if twice else "none",
                cells=line.cells,
            )
            if cage in self.sums:
                total = sum(map(int, digits))
                right = self.sums[cage]
                yield Check(SUM, line.name, total == right, str(right), str(total), line.cells)
        for line, clue in self.sandwiches:
            yield self._check_sandwich(line, clue, answer)

    def _check_sandwich(self, line: Line, clue: int, answer: Answer) -> Check:
        digits = [int(answer[cell]) for cell in line.cells]
        crusts = [place for place, digit in enumerate(digits) if digit in (1, self.size)]
        if sorted(digits[place] for place in crusts) != [1, self.size]:
            found, right = f"no single 1 and {self.size}", False
        else:
            total = sum(digits[crusts[0] + 1 : crusts[1]])
            found, right = str(total), total == clue
        return Check(SANDWICH, line.name, right, str(clue), found, line.cells)

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture(self.size, self.size)
        for line in self.diagonal_lines:
            for cell in line.cells:
                picture.fill(cell, "soft")
        picture.rule_lines()
        picture.borders(self.cages, "dashed")
        picture.borders({cell: box.name for box in self.boxes for cell in box.cells})
        picture.frame()
        for cage, line in self.cage_lines.items():
            if cage in self.sums:
                picture.corner_text(line.cells[0], str(self.sums[cage]))
        if self.sandwich_top is not None:
            picture.outside("top", self.sandwich_top)
        if self.sandwich_left is not None:
            picture.outside("left", self.sandwich_left)
        # Where corners hold sums, digits are smaller and stand a little lower.
        size, lower = (0.5, 0.56) if self.sums else (0.6, 0.5)
        for cell in self.grid.cells:
            at = (cell.column + 0.5, cell.row + lower)
            if cell in self.givens:
                picture.text_at(at, str(self.givens[cell]), "given", size)
            elif answer:
                picture.text_at(at, answer[cell], "found", size)
        return picture


def _board(source: Source, main: TokenGrid | None, other: TokenGrid | None) -> Grid:
    """The board, from whichever part of the file tells its size first."""
    size = source.integer("size", None, SMALLEST, LARGEST)
    block = main or other
    if block is not None:
        told, at = block.grid.height, block.start
        if block is main and told == 1:
            told = isqrt(block.grid.width)
        if block.grid.height * block.grid.width != told * told or (
            block.grid.height not in (1, told)
        ):
            source.fail(
                at,
                f"a grid of {block.grid.height} x {block.grid.width} cells; expected as many "
                "rows as columns, or all of them on one line",
            )
        if not SMALLEST <= told <= LARGEST:
            source.fail(at, f"{told} rows; expected {SMALLEST} to {LARGEST}")
        if size not in (None, told):
            source.fail(at, f"{told} rows; expected {size}, as 'size:' says")
        return Grid(told, told)
    for key in ("sandwich-left", "sandwich-top"):
        if size is None and (words := source.words(key)):
            if not SMALLEST <= len(words) <= LARGEST:
                source.fail(words[0], f"{len(words)} clues; expected {SMALLEST} to {LARGEST}")
            size = len(words)
    if size is None:
        source.fail(source.header, "sudoku has no grid: expected its rows below, or 'size:'")
    return Grid(size, size)


def _box(source: Source, size: int, has_regions: bool) -> tuple[int, int] | None:
    """Rows and columns of a box; None where regions take its place."""
    word = source.word("box")
    if has_regions:
        if word is not None:
            source.fail(word, "'box:' beside 'regions:'; expected one of them")
        return None
    if word is None:
        rows = next(rows for rows in range(isqrt(size), 0, -1) if size % rows == 0)
        return rows, size // rows
    match = re.fullmatch(r"([0-9]{1,4})[xX]([0-9]{1,4})", word.text)
    if match is None or int(match[1]) * int(match[2]) != size:
        source.expected(word, f"box of {size} cells, rows x columns such as 2x3 for 6")
    return int(match[1]), int(match[2])


def _regions(source: Source, block: TokenGrid) -> dict[Cell, str]:
    """A region's id for each cell; each region has a cell for every digit."""
    regions = source.regions(block)
    size = block.grid.height
    counts = Counter(regions.values())
    for cell, name in regions.items():
        if counts[name] != size:
            source.fail(
                block.tokens[cell], f"region {name!r} has {counts[name]} cells; expected {size}"
            )
    return regions
