"""Signpost: one walk through all cells, each arrow toward the next."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check
from ..clues import Clue, cell_clues, cell_flaws, value_flaws
from ..common import check_givens
from ..errors import Flaw
from ..grid import COMPASS, Cell, Grid
from ..picture import Picture, SymbolKind
from ..puzzle import Answer, Planted
from ..text import Source
from ..tokens import EMPTY
from ..writing import write_grid

if TYPE_CHECKING:
    import random

MOST_CELLS, MOST_OPEN = 400, 256
"""Boards with more cells are refused, and files and encodings with more of them without a number:
every cell that has none may have every number that is not given."""

GIVEN = "A given number stays as it is."
ONCE = "Every number from 1 to the number of cells stands once."
ARROW = "Every arrow points toward the next number."

_TOKEN = re.compile(r"([0-9]*)(n|ne|e|se|s|sw|w|nw)?", re.IGNORECASE)


@dataclass(frozen=True, kw_only=True)
class Signpost(CellPuzzle):
    """Number the cells in the order of a walk that follows the arrows.

    Rules: each number from 1 to the number of cells stands once. Every cell's
    arrow points toward the next number, which may be any number of steps away;
    the last cell has no arrow. Given numbers stay as they are.

    File: a grid of tokens with spaces between: a number where it is given, then
    the arrow: `n ne e se s sw w nw`. `1se` is the first cell with an arrow to
    the lower right. One cell has no arrow, such as `49` or `.`: it is the last.
    A board of one column has a token a line. At most 400 cells, 256 of them
    without a number.

    Answer: the numbers.
    """

    name: ClassVar[str] = "signpost"
    aliases: ClassVar[tuple[str, ...]] = ("arrow-path",)
    rules: ClassVar[tuple[str, ...]] = (GIVEN, ONCE, ARROW)

    arrows: Mapping[Cell, str]
    """The direction of every cell but the last, as a point of the compass."""
    givens: Mapping[Cell, int]

    @classmethod
    def read(cls, source: Source) -> Signpost:
        board = source.grid("givens", one_column=_is_column(source.lines))
        source.keep("arrows", board.tokens)
        last = len(board.tokens)
        arrows: dict[Cell, str] = {}
        givens: dict[Cell, int] = {}
        for cell, token in board.tokens.items():
            match = _TOKEN.fullmatch("" if source.is_empty(token) else token.text)
            if match is None:
                source.expected(token, "cell; expected a number, an arrow such as se, or both: 1se")
            if match[1]:
                givens[cell] = source.number(token._replace(text=match[1]), 1, last)
            if match[2]:
                arrows[cell] = match[2].lower()
        puzzle = cls(grid=board.grid, **source.heading, arrows=arrows, givens=givens)
        if last - len(givens) > MOST_OPEN:
            source.fail(
                board.start,
                f"{last - len(givens)} cells without a number; expected at most {MOST_OPEN}",
            )
        return puzzle

    def flaws(self) -> Iterator[Flaw]:
        if self.last > MOST_CELLS:
            yield Flaw(f"{self.last} cells; expected at most {MOST_CELLS}", "grid")
        yield from cell_flaws(self.grid, self.givens, "givens", "number")
        yield from value_flaws(self.givens, "givens", 1, self.last)
        yield from cell_flaws(self.grid, self.arrows, "arrows", "arrow")
        for cell, arrow in self.arrows.items():
            if arrow not in COMPASS:
                directions = " ".join(COMPASS)
                yield Flaw(f"{arrow!r} is no arrow; expected one of {directions}", "arrows", cell)
        ends = [cell for cell in self.grid.cells if cell not in self.arrows]
        if not ends:
            yield Flaw(
                f"every cell has an arrow; expected the last, {self.last}, without", "arrows"
            )
        for cell in ends:
            number = self.givens.get(cell, self.last)
            if number != self.last:
                message = (
                    f"no arrow at {cell}, number {number}; only the last, {self.last}, has none"
                )
                yield Flaw(message, "arrows", cell)
            elif cell != ends[0]:
                message = f"no arrow at {cell}, but {ends[0]} is the last cell and has none"
                yield Flaw(message, "arrows", cell)

    def write(self) -> str:
        def token(cell: Cell) -> str:
            return f"{self.givens.get(cell, '')}{self.arrows.get(cell, '')}" or "."

        return write_grid(self.grid, token)

    @property
    def last(self) -> int:
        """The number of cells, and the last number."""
        return len(self.grid.cells)

    @property
    def end(self) -> Cell:
        """The cell without an arrow, which is the last."""
        return next(cell for cell in self.grid.cells if cell not in self.arrows)

    @cached_property
    def ahead(self) -> Mapping[Cell, Sequence[Cell]]:
        """The cells toward which each cell's arrow points, in reading order."""
        return {
            cell: sorted(self.grid.ray(cell, COMPASS[arrow])) for cell, arrow in self.arrows.items()
        }

    @cached_property
    def prefilled(self) -> Mapping[Cell, str]:
        return {cell: str(number) for cell, number in self.givens.items()}

    @cached_property
    def _tokens(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, self.last + 1)))

    def choices(self, place: Cell) -> Sequence[str]:
        return self._tokens

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.givens, "givens", "number")

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from check_givens(GIVEN, self.prefilled, answer)
        cells_of: dict[int, list[Cell]] = defaultdict(list)
        for cell in self.grid.cells:
            cells_of[int(answer[cell])].append(cell)
        for number in range(1, self.last + 1):
            cells = cells_of[number]
            yield Check(
                ONCE,
                f"number {number}",
                ok=len(cells) == 1,
                expected="one cell",
                found=", ".join(map(str, cells)) or "none",
                cells=tuple(cells),
            )
        for cell, arrow in self.arrows.items():
            number = int(answer[cell])
            nexts = cells_of[number + 1]
            yield Check(
                ARROW,
                str(cell),
                ok=any(near in self.ahead[cell] for near in nexts),
                expected=f"{number + 1} to the {arrow}",
                found=f"{number + 1} at {', '.join(map(str, nexts))}" if nexts else "it nowhere",
                cells=(cell, *nexts),
            )

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Signpost]:
        side = math.isqrt(MOST_CELLS)
        grid = Grid(min(height, side), min(width, side))
        walk = _walk(rng, grid)
        arrows = {cell: _way(cell, near) for cell, near in pairwise(walk)}
        numbers = {cell: number for number, cell in enumerate(walk, start=1)}
        open_ones = min(round(rng.choice([0.3, 0.6, 0.8, 0.9]) * len(walk)), MOST_OPEN)
        hidden = set(rng.sample(walk, open_ones))
        puzzle = cls(
            grid=grid,
            arrows={cell: arrows[cell] for cell in grid.cells if cell in arrows},
            givens={cell: numbers[cell] for cell in grid.cells if cell not in hidden},
        )
        return Planted(puzzle, {cell: str(numbers[cell]) for cell in grid.cells})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        kinds: dict[str, SymbolKind] = {
            "n": "arrow-n", "ne": "arrow-ne", "e": "arrow-e", "se": "arrow-se",
            "s": "arrow-s", "sw": "arrow-sw", "w": "arrow-w", "nw": "arrow-nw",
        }  # fmt: skip
        for cell in self.grid.cells:
            if cell in self.arrows:
                picture.symbol(cell, kinds[self.arrows[cell]], corner=True)
            else:
                picture.symbol(cell, "star", corner=True)
            if cell in self.givens:
                picture.corner_text(cell, str(self.givens[cell]), 0.36, "given")
            elif answer and cell in answer:
                picture.corner_text(cell, answer[cell], 0.36, "found")
        return picture


def _walk(rng: random.Random, grid: Grid) -> list[Cell]:
    """All cells in an order in which each sees the next one; begun anew at a dead end.

    Cells that few others see come early (Warnsdorff's rule for knights), else many are left over.
    """
    sees = {
        cell: [near for step in COMPASS.values() for near in grid.ray(cell, step)]
        for cell in grid.cells
    }
    while True:
        walk = [rng.choice(grid.cells)]
        left = set(grid.cells) - {walk[0]}
        while nexts := [near for near in sees[walk[-1]] if near in left]:
            ways = {near: sum(far in left for far in sees[near]) for near in nexts}
            walk.append(min(nexts, key=lambda near: ways[near] + 4 * rng.random()))
            left.remove(walk[-1])
        if not left:
            return walk


def _way(cell: Cell, near: Cell) -> str:
    """The arrow from a cell toward one that it sees."""
    rows, columns = near.row - cell.row, near.column - cell.column
    toward = ((rows > 0) - (rows < 0), (columns > 0) - (columns < 0))
    return next(name for name, step in COMPASS.items() if step == toward)


def _is_column(lines: Sequence[str]) -> bool:
    """Whether lines without spaces are one token each, and not one character a cell.

    They are where characters make no board: rows of different lengths, or more cells without an
    arrow than one.
    """
    rows = [line.strip() for line in lines]
    if not all(_TOKEN.fullmatch(row) or row in tuple(EMPTY) for row in rows):
        return False
    characters = "".join(rows)
    bare = sum(not character.isalpha() for character in characters)
    return len(set(map(len, rows))) > 1 or (len(characters) > len(rows) and bare != 1)
