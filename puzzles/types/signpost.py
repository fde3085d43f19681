"""Signpost: one walk through all cells, each arrow toward the next."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from .check import Check
from .grid import COMPASS, Cell
from .picture import Picture, SymbolKind
from .puzzle import Answer, Puzzle
from .text import Source
from .writing import write_grid

MOST_CELLS, MOST_OPEN = 400, 256
"""Boards with more cells, or more of them without a number, are refused: every cell that has
none may have every number that is not given."""

ONCE = "Every number from 1 to the number of cells stands once."
ARROW = "Every arrow points toward the next number."

_TOKEN = re.compile(r"([0-9]*)(n|ne|e|se|s|sw|w|nw)?", re.IGNORECASE)


@dataclass(frozen=True, kw_only=True)
class Signpost(Puzzle):
    """Number the cells in the order of a walk that follows the arrows.

    Rules: each number from 1 to the number of cells stands once. Every cell's
    arrow points toward the next number, which may be any number of steps away;
    the last cell has no arrow.

    File: a grid of tokens with spaces between: a number where it is given, then
    the arrow: `n ne e se s sw w nw`. `1se` is the first cell with an arrow to
    the lower right. One cell has no arrow, such as `49` or `.`: it is the last.
    At most 400 cells, 256 of them without a number.

    Answer: the numbers.
    """

    name: ClassVar[str] = "signpost"
    aliases: ClassVar[tuple[str, ...]] = ("arrow-path",)
    rules: ClassVar[tuple[str, ...]] = (ONCE, ARROW)

    arrows: Mapping[Cell, str]
    """The direction of every cell but the last, as a point of the compass."""
    givens: Mapping[Cell, int]

    @classmethod
    def read(cls, source: Source) -> Signpost:
        board = source.grid()
        last = len(board.tokens)
        if last > MOST_CELLS:
            source.fail(board.start, f"{last} cells; expected at most {MOST_CELLS}")
        arrows: dict[Cell, str] = {}
        givens: dict[Cell, int] = {}
        end: Cell | None = None
        for cell, token in board.tokens.items():
            empty = source.is_empty(token)
            match = _TOKEN.fullmatch("" if empty else token.text)
            if match is None:
                source.expected(token, "cell; expected a number, an arrow such as se, or both: 1se")
            if match[1]:
                number = token._replace(text=match[1])
                givens[cell] = source.number(number, 1, last)
            if match[2]:
                arrows[cell] = match[2].lower()
            elif end is not None:
                source.fail(token, f"{token.text!r} has no arrow, but {end} is the last cell")
            elif givens.get(cell, last) != last:
                source.fail(
                    token, f"{token.text!r} has no arrow; only the last cell, {last}, has none"
                )
            else:
                end = cell
        if end is None:
            source.fail(board.start, f"every cell has an arrow; expected the last, {last}, without")
        if last - len(givens) > MOST_OPEN:
            source.fail(
                board.start,
                f"{last - len(givens)} cells without a number; expected at most {MOST_OPEN}",
            )
        return cls(
            grid=board.grid, title=source.title, file=source.file, arrows=arrows, givens=givens
        )

    def write(self) -> str:
        def token(cell: Cell) -> str:
            return f"{self.givens.get(cell, '')}{self.arrows.get(cell, '')}" or "."

        return write_grid(self.grid, token)

    @property
    def last(self) -> int:
        """The number of cells, and the last number."""
        return len(self.grid.cells)

    @cached_property
    def known(self) -> Mapping[Cell, int]:
        """The given numbers, and that of the cell without an arrow."""
        (end,) = set(self.grid.cells) - set(self.arrows)
        return {**self.givens, end: self.last}

    @cached_property
    def _tokens(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, self.last + 1)))

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return (str(self.known[cell]),) if cell in self.known else self._tokens

    def check(self, answer: Answer) -> Iterator[Check]:
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
            ahead = self.grid.ray(cell, COMPASS[arrow])
            nexts = cells_of[number + 1]
            yield Check(
                ARROW,
                str(cell),
                ok=any(near in ahead for near in nexts),
                expected=f"{number + 1} to the {arrow}",
                found=f"{number + 1} at {', '.join(map(str, nexts))}" if nexts else "it nowhere",
                cells=(cell, *nexts),
            )

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
            elif answer:
                picture.corner_text(cell, answer[cell], 0.36, "found")
        return picture
