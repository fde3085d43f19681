"""Sudoku: each digit once in every row, column and box, and its printed variants."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import isqrt
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check
from ..clues import (
    Clue,
    cell_clues,
    cell_flaws,
    margin_clues,
    margin_flaws,
    region_clues,
    region_flaws,
    square_flaws,
    value_flaws,
)
from ..common import check_each_once, check_givens
from ..errors import Flaw
from ..grid import Cell, Grid, Line, regions_of
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..squares import (
    box_sizes,
    boxes_of,
    deformed,
    long_diagonals,
    random_cages,
    searched_square,
    shuffled_square,
    squarest_box,
)
from ..text import Source
from ..tokens import TokenGrid
from ..writing import write_grid, write_margin, write_pairs

if TYPE_CHECKING:
    import random

SMALLEST, LARGEST = 2, 36
"""Sizes of boards that are read."""

GIVEN = "A given digit stays as it is."
ROW = "Every row holds each digit once."
COLUMN = "Every column holds each digit once."
BOX = "Every box or region holds each digit once."
DIAGONAL = "Both long diagonals hold each digit once."
CAGE = "No digit stands twice in a cage."
SUM = "The digits of a cage add up to its sum."
SANDWICH = "The digits between 1 and the largest digit of a line add up to its clue."

Margin = tuple[int | None, ...]

_NEEDED_KEYS = {
    "killer": ("cages",),
    "jigsaw": ("regions",),
    "sandwich": ("sandwich-left", "sandwich-top"),
}
"""What a puzzle under one of these headers has one of."""


@dataclass(frozen=True, kw_only=True)
class Sudoku(CellPuzzle):
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
    framed: ClassVar[bool] = True
    lone_line: ClassVar[str] = "[0-9._-]{81}"
    rules: ClassVar[tuple[str, ...]] = (GIVEN, ROW, COLUMN, BOX, DIAGONAL, CAGE, SUM, SANDWICH)

    givens: Mapping[Cell, int] = field(default_factory=dict)
    box: tuple[int, int] | None = None
    """Rows and columns of a box; None where `regions` take the place of boxes."""
    regions: Mapping[Cell, str] | None = None
    diagonals: bool = False
    cages: Mapping[Cell, str] = field(default_factory=dict)
    sums: Mapping[str, int] = field(default_factory=dict)
    sandwich_left: Margin = ()
    sandwich_top: Margin = ()
    """A clue or None for each column; all None where the margin is left out."""

    def __post_init__(self) -> None:
        for name in ("sandwich_left", "sandwich_top"):
            if not getattr(self, name):
                object.__setattr__(self, name, (None,) * self.grid.height)
        super().__post_init__()

    @classmethod
    def read(cls, source: Source) -> Sudoku:
        needed = _NEEDED_KEYS.get(source.header.text.lower(), ())
        if needed and not any(source.has(key) for key in needed):
            keys = " or ".join(f"'{key}:'" for key in needed)
            source.fail(source.header, f"a {source.header.text} puzzle needs {keys}")
        main = source.optional_grid("givens")
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
        return cls(
            grid=grid,
            title=source.title,
            file=source.file,
            givens=givens,
            box=_box(source, size, regions is not None),
            regions=None if regions is None else source.regions(regions),
            diagonals=source.flag("diagonals", source.header.text.lower() == "sudoku-x"),
            cages={
                cell: token.text
                for cell, token in (cages.tokens.items() if cages else ())
                if not source.is_empty(token)
            },
            sums=source.values("sums", lambda token: source.number(token, what="sum"), "a=16"),
            sandwich_left=source.margin("sandwich-left", size),
            sandwich_top=source.margin("sandwich-top", size),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from square_flaws(self.grid, SMALLEST, LARGEST)
        yield from cell_flaws(self.grid, self.givens, "givens", "digit")
        yield from value_flaws(self.givens, "givens", 1, self.size)
        yield from self._box_flaws() if self.regions is None else self._region_flaws(self.regions)
        yield from cell_flaws(self.grid, self.cages, "cages", "cage")
        counts = Counter(self.cages.values())
        for cell, name in self.cages.items():
            if counts[name] > self.size:
                yield Flaw(
                    f"cage {name!r} has {counts[name]} cells; expected {self.size} at most, "
                    "since no digit stands twice in it",
                    "cages",
                    cell,
                )
        for name in self.sums:
            if name not in counts:
                yield Flaw(f"no cell of 'cages:' is in a cage {name!r}", "sums", name)
        yield from value_flaws(self.sums, "sums", 0)
        yield from margin_flaws(
            self.grid, sandwich_left=self.sandwich_left, sandwich_top=self.sandwich_top
        )

    def _box_flaws(self) -> Iterator[Flaw]:
        if self.box is None:
            yield Flaw("neither a box nor regions; expected one of them", "box")
        elif min(self.box) < 1 or self.box[0] * self.box[1] != self.size:
            yield Flaw(_no_box(f"{self.box[0]}x{self.box[1]}", self.size), "box")

    def _region_flaws(self, regions: Mapping[Cell, str]) -> Iterator[Flaw]:
        if self.box is not None:
            yield Flaw("'box:' beside 'regions:'; expected one of them", "box")
        yield from region_flaws(self.grid, regions)
        counts = Counter(regions.values())
        for cell, name in regions.items():
            if counts[name] != self.size:
                message = f"region {name!r} has {counts[name]} cells; expected {self.size}"
                yield Flaw(message, "regions", cell)

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
        text += write_margin("sandwich-left", self.sandwich_left)
        return text + write_margin("sandwich-top", self.sandwich_top)

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
        return boxes_of(self.grid, self.box)

    @cached_property
    def diagonal_lines(self) -> tuple[Line, ...]:
        """The two long diagonals where they are part of the puzzle."""
        return long_diagonals(self.grid) if self.diagonals else ()

    @cached_property
    def cage_lines(self) -> dict[str, Line]:
        """The cells of each cage, by its id."""
        return regions_of(self.cages, "cage")

    @cached_property
    def _tokens(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, self.size + 1)))

    def choices(self, place: Cell) -> Sequence[str]:
        return self._tokens

    @cached_property
    def prefilled(self) -> dict[Cell, str]:
        return {cell: str(digit) for cell, digit in self.givens.items()}

    def list_clues(self) -> Iterator[Clue]:
        yield from cell_clues(self.givens, "givens", "given")
        yield from region_clues(self.cage_lines, self.sums, "sums", "sum")
        yield from self.sandwiches

    @property
    def sandwiches(self) -> Iterator[Clue]:
        """The clues of rows and columns that have one."""
        return margin_clues(
            self.grid,
            "sandwich",
            sandwich_left=self.sandwich_left,
            sandwich_top=self.sandwich_top,
        )

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from check_givens(GIVEN, self.prefilled, answer)
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
        for clue in self.sandwiches:
            yield self._check_sandwich(clue.at, clue.value, answer)

    def _check_sandwich(self, line: Line, clue: int, answer: Answer) -> Check:
        digits = [int(answer[cell]) for cell in line.cells]
        if (digits.count(1), digits.count(self.size)) != (1, 1):
            found, right = f"no single 1 and {self.size}", False
        else:
            total = _filling(digits)
            found, right = str(total), total == clue
        return Check(SANDWICH, line.name, right, str(clue), found, line.cells)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Sudoku]:
        size = min((4, 6, 9, 16), key=lambda size: abs(2 * size - height - width))
        grid = Grid(size, size)
        box = rng.choice([squarest_box(size), squarest_box(size), *box_sizes(size)])
        puzzle = cls(grid=grid, box=box, diagonals=size < 10 and rng.random() < 0.2)
        if size < 10:
            houses = (*grid.lines, *puzzle.boxes, *puzzle.diagonal_lines)
            square = searched_square(rng, grid, [house.cells for house in houses])
        else:
            square = shuffled_square(rng, box)
        regions = None
        if rng.random() < 0.3:
            names = {cell: box.name[4:] for box in puzzle.boxes for cell in box.cells}
            regions = deformed(rng, square, names)
        cages = random_cages(rng, square, min(size, 5)) if rng.random() < 0.4 else {}
        told = rng.choice([0.6, 0.9, 1])
        sums = {
            cage: sum(square[cell] for cell in line.cells)
            for cage, line in regions_of(cages).items()
            if rng.random() < told
        }
        # The less else is told, the more digits are given.
        given = rng.choice([0.1, 0.3, 0.5]) if cages else rng.choice([0.3, 0.4, 0.6])

        def sandwiches(lines: Sequence[Line]) -> Margin:
            digits = [[square[cell] for cell in line.cells] for line in lines]
            return tuple(_filling(some) if rng.random() < told else None for some in digits)

        left, top = rng.random() < 0.3, rng.random() < 0.3
        puzzle = cls(
            grid=grid,
            givens={cell: square[cell] for cell in grid.cells if rng.random() < given},
            box=box if regions is None else None,
            regions=regions,
            diagonals=puzzle.diagonals,
            cages=cages,
            sums=sums,
            sandwich_left=sandwiches(grid.rows) if left else (),
            sandwich_top=sandwiches(grid.columns) if top else (),
        )
        return Planted(puzzle, {cell: str(digit) for cell, digit in square.items()})

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
        if any(clue is not None for clue in self.sandwich_top):
            picture.outside("top", self.sandwich_top)
        if any(clue is not None for clue in self.sandwich_left):
            picture.outside("left", self.sandwich_left)
        # Where corners hold sums, digits are smaller and stand a little lower.
        size, lower = (0.5, 0.56) if self.sums else (0.6, 0.5)
        for cell in self.grid.cells:
            at = (cell.column + 0.5, cell.row + lower)
            if cell in self.givens:
                picture.text_at(at, str(self.givens[cell]), "given", size)
            elif answer and cell in answer:
                picture.text_at(at, answer[cell], "found", size)
        return picture


def _filling(digits: Sequence[int]) -> int:
    """The sum of what stands between 1 and the largest of different digits."""
    first, last = sorted((digits.index(1), digits.index(len(digits))))
    return sum(digits[first + 1 : last])


def _no_box(text: str, size: int) -> str:
    return f"{text!r} is no box of {size} cells, rows x columns such as 2x3 for 6"


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
        if size not in (None, told):
            source.fail(at, f"{told} rows; expected {size}, as 'size:' says")
        source.keep("grid", {None: at})
        return Grid(told, told)
    for key in ("sandwich-left", "sandwich-top"):
        if size is None and (words := source.words(key)):
            size = len(words)
            source.keep("grid", {None: words[0]})
    if size is None:
        source.fail(source.header, "sudoku has no grid: expected its rows below, or 'size:'")
    return Grid(size, size)


def _box(source: Source, size: int, has_regions: bool) -> tuple[int, int] | None:
    """Rows and columns of a box; None where it is not told and regions take its place."""
    word = source.word("box")
    if word is None:
        return None if has_regions else squarest_box(size)
    match = re.fullmatch(r"([0-9]{1,4})[xX]([0-9]{1,4})", word.text)
    if match is None:
        source.fail(word, _no_box(word.text, size))
    return int(match[1]), int(match[2])
