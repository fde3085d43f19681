"""Kakuro: runs of different digits that add up to their sums."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check, counted
from ..clues import Clue, cell_flaws, value_flaws
from ..common import check_none_twice
from ..errors import Flaw
from ..grid import DOWN, RIGHT, Cell, Direction, Grid, Line
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..tokens import Token
from ..writing import write_grid

if TYPE_CHECKING:
    import random

DIFFERENT = "No digit stands twice in a run."
SUM = "The digits of a run add up to its sum."

DIGITS = range(1, 10)
_TOKENS = tuple(map(str, DIGITS))

BLACK, NOTHING = "#", "."


@dataclass(frozen=True, kw_only=True)
class Kakuro(CellPuzzle):
    """Fill every white cell with a digit from 1 to 9 so that all sums are right.

    Rules: a run is a row of white cells, across or down, from one black cell, or
    the border, to the next. No digit stands twice in a run. A black cell may tell
    the sum of the run that begins below it, and of the one to its right.

    File: a grid of words with spaces between: `.` a white cell, `#` a black one,
    `16\\23` a black one with the sum of the run below it, and of the one to its
    right; `16\\` or `\\23` where it tells one of them. A run without a sum holds
    different digits all the same.

    Answer: the digits, `.` in black cells.
    """

    name: ClassVar[str] = "kakuro"
    aliases: ClassVar[tuple[str, ...]] = ("cross-sums",)
    rules: ClassVar[tuple[str, ...]] = (DIFFERENT, SUM)

    black: frozenset[Cell]
    down: Mapping[Cell, int]
    """The sums of the runs below black cells that tell one."""
    across: Mapping[Cell, int]

    @classmethod
    def read(cls, source: Source) -> Kakuro:
        board = source.grid("black", words=True)
        sums = board.read(lambda token: _sums(source, token))
        for field in ("down", "across"):
            source.keep(field, board.tokens)
        return cls(
            grid=board.grid,
            **source.heading,
            black=frozenset(cell for cell, two in sums.items() if two is not None),
            down={c: two[0] for c, two in sums.items() if two and two[0] is not None},
            across={c: two[1] for c, two in sums.items() if two and two[1] is not None},
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.black, "black", "black cell")
        for name, sums, way in (("down", self.down, DOWN), ("across", self.across, RIGHT)):
            yield from value_flaws(sums, name, 1)
            for cell in sums:
                if cell not in self.black:
                    yield Flaw(f"a sum at {cell}, which is not black", name, cell)
                elif (cell, way) not in self._run_from:
                    where = "below" if way == DOWN else "to the right"
                    yield Flaw(f"a sum at {cell} without a white cell {where}", name, cell)
        for run in self.runs:
            if len(run.cells) > len(DIGITS):
                told = f"{run} has {counted(len(run.cells), 'cell')}"
                yield Flaw(f"{told}; expected {len(DIGITS)} at most", "black", run.cells[0])

    def write(self) -> str:
        def token(cell: Cell) -> str:
            if cell not in self.black:
                return NOTHING
            if cell not in self.down and cell not in self.across:
                return BLACK
            return f"{self.down.get(cell, '')}\\{self.across.get(cell, '')}"

        return write_grid(self.grid, token, words=True)

    @cached_property
    def printed(self) -> dict[Cell, str]:
        return dict.fromkeys(sorted(self.black), NOTHING)

    def choices(self, place: Cell) -> Sequence[str]:
        return _TOKENS

    @cached_property
    def _run_from(self) -> dict[tuple[Cell, Direction], Line]:
        """Every run, by the cell before it, black or beyond the border, and its direction."""
        runs = {}
        for way, name in ((RIGHT, "across"), (DOWN, "down")):
            for cell in self.places:
                before = cell.step(way, -1)
                if before in self.grid and before not in self.black:
                    continue
                cells = [cell]
                while (after := cells[-1].step(way)) in self.grid and after not in self.black:
                    cells.append(after)
                runs[before, way] = Line(f"run {name} from {cell}", tuple(cells))
        return runs

    @property
    def runs(self) -> list[Line]:
        """All runs across, then all runs down, those of one cell too."""
        return list(self._run_from.values())

    def list_clues(self) -> Iterator[Clue]:
        for field, sums, way in (("across", self.across, RIGHT), ("down", self.down, DOWN)):
            for cell in sorted(sums):
                yield Clue("sum", self._run_from[cell, way], sums[cell], field, cell)

    def check(self, answer: Answer) -> Iterator[Check]:
        for run in self.runs:
            yield check_none_twice(DIFFERENT, run, answer)
        for clue in self.clues.values():
            total = sum(int(answer[cell]) for cell in clue.at.cells)
            ok = total == clue.value
            yield Check(SUM, str(clue.at), ok, str(clue.value), str(total), clue.at.cells)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Kakuro]:
        grid = Grid(height, width)
        # Most boards have black cells above and to the left of everything, so that all runs can
        # have a sum.
        framed = min(height, width) > 2 and rng.random() < 0.8
        share = rng.choice([0.2, 0.3, 0.4])
        digits: dict[Cell, int] = {}
        for cell in grid.cells:
            taken = set()
            for way in (RIGHT, DOWN):
                before = cell.step(way, -1)
                while before in digits:
                    taken.add(digits[before])
                    before = before.step(way, -1)
            free = [digit for digit in DIGITS if digit not in taken]
            if free and not (framed and 0 in cell) and rng.random() >= share:
                digits[cell] = rng.choice(free)
        black = frozenset(cell for cell in grid.cells if cell not in digits)
        told = rng.choice([0.7, 1, 1])
        sums: dict[Direction, dict[Cell, int]] = {RIGHT: {}, DOWN: {}}
        empty = cls(grid=grid, black=black, down={}, across={})
        for (before, way), run in empty._run_from.items():
            if before in grid and rng.random() < told:
                sums[way][before] = sum(digits[cell] for cell in run.cells)
        puzzle = cls(grid=grid, black=black, down=sums[DOWN], across=sums[RIGHT])
        return Planted(puzzle, {cell: str(digit) for cell, digit in digits.items()})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture(self.grid.height, self.grid.width)
        for cell in sorted(self.black):
            told = cell in self.down or cell in self.across
            picture.fill(cell, "soft" if told else "wall")
        picture.rule_lines()
        picture.frame()
        for cell in sorted(self.down.keys() | self.across.keys()):
            picture.diagonal(cell, "\\", "thin")
            if cell in self.down:
                picture.corner_text(cell, str(self.down[cell]), 0.36, corner="sw")
            if cell in self.across:
                picture.corner_text(cell, str(self.across[cell]), 0.36, corner="ne")
        for cell, digit in (answer or {}).items():
            picture.text(cell, digit, "found")
        return picture


def _sums(source: Source, token: Token) -> tuple[int | None, int | None] | None:
    """The sums below a black cell and to its right, None where it tells none; None for white."""
    if source.is_empty(token):
        return None
    if token.text == BLACK:
        return (None, None)
    match = re.fullmatch(r"([0-9]{0,9})\\([0-9]{0,9})", token.text, re.ASCII)
    if match is None:
        source.fail(
            token,
            f"{token.text!r} stands here; expected . or # or sums such as 16\\23, 16\\ or \\23",
        )
    down, across = (int(digits) if digits else None for digits in match.groups())
    return (down, across)
