"""Sudoku: each digit once in every row, column and box, and its printed variants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, ClassVar

from ..cells import CellPuzzle
from ..check import Check, counted
from ..clues import (
    Clue,
    cell_clues,
    cell_flaws,
    margin_clues,
    margin_flaws,
    region_clues,
    region_flaws,
    value_flaws,
)
from ..common import check_each_once, check_givens, check_none_twice
from ..errors import Flaw
from ..grid import Cell, Grid, Line, Side, regions_of
from ..latin import COLUMN, GIVEN, LARGEST, ROW, SMALLEST, draw_digits
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..square_files import box_flaws, cage_flaws, digit_meant, read_board, read_box, read_cages
from ..squares import (
    box_sizes,
    boxes_of,
    deformed,
    fits,
    long_diagonals,
    random_cages,
    searched_square,
    shuffled_square,
    squarest_box,
)
from ..text import Source
from ..tokens import Token, size_of
from ..writing import write_grid, write_margin, write_pairs

if TYPE_CHECKING:
    import random

BOX = "Every box or region holds each digit once."
SHORT = "A row, column or box with fewer cells than there are digits holds none twice."
DIAGONAL = "Both long diagonals hold each digit once."
CAGE = "No digit stands twice in a cage."
SUM = "The digits of a cage add up to its sum."
SANDWICH = "The digits between the smallest and the largest digit of a line add up to its clue."

Margin = tuple[int | None, ...]

_MARGINS = ("sandwich-left", "sandwich-top", "sandwich-right", "sandwich-bottom")
_NEEDED_KEYS = {"killer": ("cages",), "jigsaw": ("regions",), "sandwich": _MARGINS}
"""What a puzzle under one of these headers has one of."""


@dataclass(frozen=True, kw_only=True)
class Sudoku(CellPuzzle):
    """Fill every cell with a digit so that no row, column or box repeats one.

    Rules: every row, column and box holds each digit from 1 to N once, N the
    number of rows. A puzzle may add any of: both long diagonals hold each digit
    once (`diagonals: yes`); regions of any shape in place of the boxes
    (`regions:`, jigsaw), or beside them where `box:` is told as well; cages, in
    which no digit stands twice and whose digits add up to the sum (`cages:`,
    killer); sums of the digits that stand between the smallest and the largest
    of a line (`sandwich-left:`, `sandwich-top:` and, where they are printed
    there, `sandwich-right:`, `sandwich-bottom:`). On a board that is no square
    N is the longer side; lines and boxes with fewer cells than that hold no
    digit twice.

    File: N rows of N digits, `.` or `0` where none is given; from 10 up letters
    (`a` is 10), or decimal numbers with spaces between. Lines drawn round boxes
    mean nothing. The whole grid may stand on one line (81 characters for 9x9),
    and an empty one may be left out where `size: N` or another part tells N,
    from 2 to 36; `size: 6x8` is a board of 6 rows and 8 columns. `from: 0` for
    digits from 0 to N-1; an empty cell is `.` then. `box: 2x3` makes boxes of 2
    rows and 3 columns; without it they are as square as can be; the border may
    cut off the last ones. `regions:` and `cages:` are grids of ids, `.` outside
    of all cages; `sums: a=16 b=7` their sums. Cages that overlap stand in
    `cages:` blocks of their own. A header `#sudoku-x` says `diagonals: yes`;
    `#killer`, `#jigsaw` and `#sandwich` need their own blocks. A file without
    any header may be a list of lines of 81 characters.

    Answer: the digits.
    """

    name: ClassVar[str] = "sudoku"
    aliases: ClassVar[tuple[str, ...]] = ("solo", "sudoku-x", "killer", "jigsaw", "sandwich")
    framed: ClassVar[bool] = True
    lone_line: ClassVar[str] = "[0-9._-]{81}"
    rules: ClassVar[tuple[str, ...]] = (
        GIVEN, ROW, COLUMN, BOX, SHORT, DIAGONAL, CAGE, SUM, SANDWICH,
    )  # fmt: skip

    givens: Mapping[Cell, int] = field(default_factory=dict)
    box: tuple[int, int] | None = None
    """Rows and columns of a box; None where `regions` take the place of boxes."""
    regions: Mapping[Cell, str] | None = None
    diagonals: bool = False
    cages: Mapping[str, frozenset[Cell]] = field(default_factory=dict)
    """The cells of each cage, by its id."""
    sums: Mapping[str, int] = field(default_factory=dict)
    sandwich_left: Margin = ()
    sandwich_top: Margin = ()
    """A clue or None for each column; all None where the margin is left out."""
    sandwich_right: Margin = ()
    sandwich_bottom: Margin = ()
    first: int = 1
    """The smallest digit, 0 or 1."""

    def __post_init__(self) -> None:
        for name, lines in (
            ("sandwich_left", self.grid.height),
            ("sandwich_top", self.grid.width),
            ("sandwich_right", self.grid.height),
            ("sandwich_bottom", self.grid.width),
        ):
            if not getattr(self, name):
                object.__setattr__(self, name, (None,) * lines)
        object.__setattr__(
            self, "cages", {name: frozenset(cells) for name, cells in self.cages.items()}
        )
        super().__post_init__()

    @classmethod
    def read(cls, source: Source) -> Sudoku:
        needed = _NEEDED_KEYS.get(source.header.text.lower(), ())
        if needed and not [key for key in needed if source.has(key)]:
            keys = " or ".join(f"'{key}:'" for key in needed)
            source.fail(source.header, f"a {source.header.text} puzzle needs {keys}")
        main = source.optional_grid("givens")
        regions, cages = source.block("regions"), source.blocks("cages")
        blocks = [block for block in (regions, *cages) if block is not None]
        grid = read_board(source, main, blocks, _MARGINS, SMALLEST, LARGEST)
        first = source.integer("from", 1, 0, 1)
        last = first + max(grid.height, grid.width) - 1
        also, noun = ("" if first == 0 else "0"), ("digit" if last < 10 else "number")
        return cls(
            grid=grid,
            **source.heading,
            givens={
                grid.cells[index]: source.number(token, first, last, noun)
                for index, token in enumerate(main.tokens.values() if main else ())
                if not source.is_empty(token, also)
            },
            box=read_box(source, grid, needed=regions is None),
            regions=None if regions is None else source.regions(regions),
            diagonals=source.flag("diagonals", source.header.text.lower() == "sudoku-x"),
            cages={name: frozenset(cells) for name, cells in read_cages(source, cages).items()},
            sums=source.values("sums", lambda token: source.number(token, what="sum"), "a=16"),
            sandwich_left=source.margin("sandwich-left", grid.height),
            sandwich_top=source.margin("sandwich-top", grid.width),
            sandwich_right=source.margin("sandwich-right", grid.height),
            sandwich_bottom=source.margin("sandwich-bottom", grid.width),
            first=first,
        )

    def flaws(self) -> Iterator[Flaw]:
        sides = (self.grid.height, self.grid.width)
        if not SMALLEST <= min(sides) <= max(sides) <= LARGEST:
            told = f"expected {SMALLEST} to {LARGEST} rows and columns"
            yield Flaw(f"a board of {size_of(self.grid)} cells; {told}", "grid")
        if self.first not in (0, 1):
            yield Flaw(f"digits from {self.first}; expected from 0 or 1", "first")
        yield from cell_flaws(self.grid, self.givens, "givens", "digit")
        yield from value_flaws(self.givens, "givens", self.digits[0], self.digits[-1])
        if self.regions is not None:
            yield from self._region_flaws(self.regions)
        if self.box is not None or self.regions is None:
            yield from box_flaws(self.grid, self.box)
        if self.diagonals and self.grid.height != self.grid.width:
            yield Flaw("diagonals of a board that is no square; expected none", "diagonals")
        yield from cage_flaws(self.grid, self.cages, self.size)
        for name in self.sums:
            if name not in self.cages:
                yield Flaw(f"no cell of 'cages:' is in a cage {name!r}", "sums", name)
        yield from value_flaws(self.sums, "sums", 0)
        yield from self._sandwich_flaws()

    def _region_flaws(self, regions: Mapping[Cell, str]) -> Iterator[Flaw]:
        yield from region_flaws(self.grid, regions)
        counts = Counter(regions.values())
        for cell, name in regions.items():
            if counts[name] != self.size:
                told = counted(counts[name], "cell")
                yield Flaw(f"region {name!r} has {told}; expected {self.size}", "regions", cell)

    def _sandwich_flaws(self) -> Iterator[Flaw]:
        yield from margin_flaws(self.grid, **self._margins)
        told = set()
        for clue in self.sandwiches:
            if len(clue.at.cells) < self.size:
                message = f"a sandwich clue of {clue.at}, which has not every digit; expected none"
                yield Flaw(message, clue.field, clue.item)
            if clue.at in told:
                message = f"{clue.at} has a sandwich clue on both sides; expected one"
                yield Flaw(message, clue.field, clue.item)
            told.add(clue.at)

    def write(self) -> str:
        text = write_grid(self.grid, lambda cell: str(self.givens.get(cell, ".")))
        if self.grid.height != self.grid.width:
            text += f"size: {self.grid.height}x{self.grid.width}\n"
        if self.first != 1:
            text += f"from: {self.first}\n"
        if self.regions is not None:
            text += "regions:\n" + write_grid(self.grid, self.regions.__getitem__)
        if self.box is not None:
            text += f"box: {self.box[0]}x{self.box[1]}\n"
        if self.diagonals:
            text += "diagonals: yes\n"
        for layer in self._layers:
            ids = {cell: name for name in layer for cell in self.cages[name]}
            text += "cages:\n" + write_grid(self.grid, partial(_id_at, ids))
        text += write_pairs("sums", self.sums)
        return text + "".join(
            write_margin(name.replace("_", "-"), clues) for name, clues in self._margins.items()
        )

    @property
    def _layers(self) -> list[list[str]]:
        """The ids of the cages in groups of which no two overlap: a block of the file each."""
        layers: list[list[str]] = []
        for name, cells in self.cages.items():
            for layer in layers:
                if all(cells.isdisjoint(self.cages[other]) for other in layer):
                    layer.append(name)
                    break
            else:
                layers.append([name])
        return layers

    @property
    def _margins(self) -> dict[str, Margin]:
        return {
            "sandwich_left": self.sandwich_left,
            "sandwich_top": self.sandwich_top,
            "sandwich_right": self.sandwich_right,
            "sandwich_bottom": self.sandwich_bottom,
        }

    @property
    def size(self) -> int:
        """Cells of the longer side, and how many digits there are."""
        return max(self.grid.height, self.grid.width)

    @property
    def digits(self) -> range:
        """What a cell may hold."""
        return range(self.first, self.first + self.size)

    @cached_property
    def boxes(self) -> tuple[Line, ...]:
        """The boxes from left to right and top to bottom; none where regions take their place."""
        return boxes_of(self.grid, self.box) if self.box is not None else ()

    @cached_property
    def areas(self) -> tuple[Line, ...]:
        """The regions, where there are some."""
        return tuple(regions_of(self.regions or {}).values())

    @cached_property
    def diagonal_lines(self) -> tuple[Line, ...]:
        """The two long diagonals where they are part of the puzzle."""
        return long_diagonals(self.grid) if self.diagonals else ()

    @cached_property
    def cage_lines(self) -> dict[str, Line]:
        """The cells of each cage in reading order, by its id."""
        return {
            name: Line(f"cage {name}", tuple(sorted(cells))) for name, cells in self.cages.items()
        }

    @cached_property
    def _tokens(self) -> tuple[str, ...]:
        return tuple(map(str, self.digits))

    def choices(self, place: Cell) -> Sequence[str]:
        return self._tokens

    def meant(self, token: Token) -> str:
        return digit_meant(token)

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
        # The digits between two are the same from either end, so no line is seen from the far one.
        for name, clues in self._margins.items():
            yield from margin_clues(self.grid, "sandwich", **{name: clues})

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from check_givens(GIVEN, self.prefilled, answer)
        yield from self._check_houses(ROW, self.grid.rows, answer)
        yield from self._check_houses(COLUMN, self.grid.columns, answer)
        yield from self._check_houses(BOX, (*self.boxes, *self.areas), answer)
        yield from self._check_houses(DIAGONAL, self.diagonal_lines, answer)
        for cage, line in self.cage_lines.items():
            yield check_none_twice(CAGE, line, answer)
            if cage in self.sums:
                total = sum(int(answer[cell]) for cell in line.cells)
                right = self.sums[cage]
                yield Check(SUM, line.name, total == right, str(right), str(total), line.cells)
        for clue in self.sandwiches:
            yield self._check_sandwich(clue.at, clue.value, answer)

    def _check_houses(self, rule: str, lines: Iterable[Line], answer: Answer) -> Iterator[Check]:
        for line in lines:
            if len(line.cells) < self.size:
                yield check_none_twice(SHORT, line, answer)
            else:
                yield from check_each_once(rule, [line], self._tokens, answer)

    def _check_sandwich(self, line: Line, clue: int, answer: Answer) -> Check:
        digits = [int(answer[cell]) for cell in line.cells]
        least, most = self.digits[0], self.digits[-1]
        if (digits.count(least), digits.count(most)) != (1, 1):
            found, right = f"no single {least} and {most}", False
        else:
            total = _filling(digits)
            found, right = str(total), total == clue
        return Check(SANDWICH, line.name, right, str(clue), found, line.cells)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Sudoku]:
        size = min((4, 6, 9, 16), key=lambda size: abs(2 * size - height - width))
        grid = Grid(size, size)
        if size < 10 and rng.random() < 0.25:
            short = rng.randrange(SMALLEST, size)
            grid = rng.choice([Grid(short, size), Grid(size, short)])
        fitting = [box for box in box_sizes(size) if fits(box, grid)]
        box = rng.choice([squarest_box(grid), squarest_box(grid), *fitting])
        if size < 10 and rng.random() < 0.2:  # smaller ones, cut off by the border or not
            box = rng.choice([(2, 2), (min(3, grid.height), 1), (1, 2)])
        even = fits(box, grid)
        square_board = grid.height == grid.width
        diagonals = even and square_board and size < 10 and rng.random() < 0.2
        puzzle = cls(grid=grid, box=box, diagonals=diagonals)
        if size < 10:
            houses = (*grid.lines, *puzzle.boxes, *puzzle.diagonal_lines)
            square = searched_square(rng, grid, [house.cells for house in houses])
        else:
            square = shuffled_square(rng, box)
        regions = None
        if even and rng.random() < 0.3:
            names = {cell: box.name[4:] for box in puzzle.boxes for cell in box.cells}
            regions = deformed(rng, square, names)
        cages: dict[str, list[Cell]] = {}
        for layer in rng.choice(["", "a", "a", "ab"]):
            for cell, name in random_cages(rng, square, min(size, 5)).items():
                cages.setdefault(layer + name, []).append(cell)
        first = rng.choice([0, 1, 1])
        square = {cell: digit - 1 + first for cell, digit in square.items()}
        told = rng.choice([0.3, 0.6, 0.9, 1])
        sums = {
            cage: sum(square[cell] for cell in cells)
            for cage, cells in cages.items()
            if rng.random() < told
        }
        # The less else is told, the more digits are given.
        given = rng.choice([0.1, 0.3, 0.5]) if cages else rng.choice([0.3, 0.4, 0.6])

        def sandwiches(lines: Sequence[Line]) -> Margin:
            digits = [[square[cell] for cell in line.cells] for line in lines]
            return tuple(
                _filling(some) if len(some) == size and rng.random() < told else None
                for some in digits
            )

        sides: dict[str, Any] = {}
        if rng.random() < 0.3:
            sides[rng.choice(["sandwich_left", "sandwich_right"])] = sandwiches(grid.rows)
        if rng.random() < 0.3:
            sides[rng.choice(["sandwich_top", "sandwich_bottom"])] = sandwiches(grid.columns)
        puzzle = cls(
            grid=grid,
            givens={cell: square[cell] for cell in grid.cells if rng.random() < given},
            box=box if regions is None or rng.random() < 0.3 else None,
            regions=regions,
            diagonals=diagonals,
            cages={name: frozenset(cells) for name, cells in cages.items()},
            sums=sums,
            first=first,
            **sides,
        )
        return Planted(puzzle, {cell: str(digit) for cell, digit in square.items()})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture(self.grid.height, self.grid.width)
        for line in self.diagonal_lines:
            for cell in line.cells:
                picture.fill(cell, "soft")
        if self.areas and self.boxes:  # the lines of both would not be told apart
            picture.tint({cell: area.name for area in self.areas for cell in area.cells})
        picture.rule_lines()
        for cells in self.cages.values():
            picture.borders(dict.fromkeys(sorted(cells), "cage"), "dashed")
        inside = dict.fromkeys(self.grid.cells, "")
        for house in (*self.boxes, *self.areas):
            inside.update((cell, f"{inside[cell]} {house.name}") for cell in house.cells)
        picture.borders(inside)
        picture.frame()
        corners: dict[Cell, list[str]] = {}
        for cage, line in self.cage_lines.items():
            if cage in self.sums:
                corners.setdefault(line.cells[0], []).append(str(self.sums[cage]))
        for cell, told in corners.items():
            picture.corner_text(cell, " ".join(told))
        for name, clues in self._margins.items():
            if any(clue is not None for clue in clues):
                picture.outside(_SIDES[name], clues)
        # Where corners hold sums, digits are smaller and stand a little lower.
        size, lower = (0.5, 0.56) if self.sums else (0.6, 0.5)
        draw_digits(picture, self, answer, size, lower)
        return picture


_SIDES: Mapping[str, Side] = {
    "sandwich_left": "left",
    "sandwich_top": "top",
    "sandwich_right": "right",
    "sandwich_bottom": "bottom",
}


def _filling(digits: Sequence[int]) -> int:
    """The sum of what stands between the smallest and the largest of different digits."""
    first, last = sorted((digits.index(min(digits)), digits.index(max(digits))))
    return sum(digits[first + 1 : last])


def _id_at(ids: Mapping[Cell, str], cell: Cell) -> str:
    return ids.get(cell, ".")
