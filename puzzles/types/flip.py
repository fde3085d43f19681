"""Flip: choose cells, each of which turns itself and its neighbours over, until all is light."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check, counted
from ..clues import cell_flaws
from ..errors import Flaw
from ..grid import Cell, Grid
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..tokens import Token
from ..writing import write_grid

if TYPE_CHECKING:
    import random

LIGHT = (
    "Every cell is light in the end: flipped an odd number of times where it is dark, else even."
)

FLIPPED, LEFT_ALONE = "X", "."

_CELL = re.compile(r"r([0-9]{1,6})c([0-9]{1,6})", re.IGNORECASE)


@dataclass(frozen=True, kw_only=True)
class Flip(CellPuzzle):
    """Choose cells to flip so that the whole board becomes light.

    Rules: choosing a cell turns it and its neighbours left, right, above and
    below over, from dark to light or from light to dark; where the puzzle says
    so, it turns over other cells. After all that is chosen every cell is light.

    File: a grid of `B` (dark) and `W` (light). A `flips:` block says what some
    cells turn over: lines such as `r1c1: r1c1 r1c2`, a cell and a colon, then
    the cells that choosing it turns over. All others turn over themselves and
    their neighbours.

    Answer: `X` choose this cell, `.` do not.
    """

    name: ClassVar[str] = "flip"
    aliases: ClassVar[tuple[str, ...]] = ("lights-out",)
    rules: ClassVar[tuple[str, ...]] = (LIGHT,)

    dark: frozenset[Cell]
    """The cells that are dark at the beginning."""
    flips: Mapping[Cell, tuple[Cell, ...]]
    """What choosing a cell turns over, where it is not the cell and its neighbours."""

    @classmethod
    def read(cls, source: Source) -> Flip:
        board = source.grid("dark")
        symbols = board.read(lambda token: source.symbol(token, "BW"))
        flips: dict[Cell, tuple[Cell, ...]] = {}
        for first, *others in source.block_lines("flips") or []:
            if not first.text.endswith(":"):
                source.fail(first, f"{first.text!r}; expected a cell and a colon, such as r1c1:")
            cell = _cell(source, first._replace(text=first.text[:-1]))
            if cell in flips:
                source.fail(first, f"{cell} has a line already")
            flips[cell] = tuple(_cell(source, token) for token in others)
            source.keep("flips", {cell: first})
        return cls(
            grid=board.grid,
            **source.heading,
            dark=frozenset(cell for cell, symbol in symbols.items() if symbol == "B"),
            flips=flips,
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.dark, "dark", "dark cell")
        for cell, turned in self.flips.items():
            for one in (cell, *turned):
                if one not in self.grid:
                    yield Flaw(f"a cell {one}, outside of the grid", "flips", cell)
            if len(set(turned)) < len(turned):
                yield Flaw(f"{cell} turns a cell over twice; expected once", "flips", cell)

    def write(self) -> str:
        lines = [" ".join(map(str, (f"{cell}:", *turned))) for cell, turned in self.flips.items()]
        board = write_grid(self.grid, lambda cell: "B" if cell in self.dark else "W")
        return "".join([board, *(f"{line}\n" for line in ["flips:", *lines] if lines)])

    def turned_by(self, cell: Cell) -> Sequence[Cell]:
        """The cells that choosing a cell turns over."""
        return self.flips.get(cell, (cell, *self.grid.orthogonal(cell)))

    @cached_property
    def turning(self) -> Mapping[Cell, Sequence[Cell]]:
        """For each cell those that turn it over."""
        turning: dict[Cell, list[Cell]] = {cell: [] for cell in self.grid.cells}
        for cell in self.grid.cells:
            for one in self.turned_by(cell):
                turning[one].append(cell)
        return turning

    def choices(self, place: Cell) -> Sequence[str]:
        return (FLIPPED, LEFT_ALONE)

    def check(self, answer: Answer) -> Iterator[Check]:
        times = dict.fromkeys(self.grid.cells, 0)
        for cell in self.grid.cells:
            if answer[cell] == FLIPPED:
                for one in self.turned_by(cell):
                    times[one] += 1
        for cell, count in times.items():
            odd = cell in self.dark
            expected = (
                "flipped an odd number of times" if odd else "flipped an even number of times"
            )
            yield Check(
                LIGHT, str(cell), count % 2 == odd, expected, counted(count, "time"), (cell,)
            )

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Flip]:
        grid = Grid(height, width)
        chosen = {cell for cell in grid.cells if rng.random() < 0.5}
        share = rng.choice((0, 0, 0.2, 1))
        flips = {
            cell: tuple(near for near in (cell, *grid.around(cell)) if rng.random() < 0.5)
            for cell in grid.cells
            if rng.random() < share
        }
        puzzle = cls(grid=grid, dark=frozenset(), flips=flips)
        dark = [cell for cell, by in puzzle.turning.items() if len(chosen.intersection(by)) % 2]
        puzzle = cls(grid=grid, dark=frozenset(dark), flips=flips)
        return Planted(puzzle, {c: FLIPPED if c in chosen else LEFT_ALONE for c in grid.cells})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if cell in self.dark:
                picture.fill(cell, "shaded")
            if answer and answer.get(cell) == FLIPPED:
                picture.symbol(cell, "cross", found=True)
        for cell, turned in self.flips.items():
            # A small map: where from the middle of its cell what it turns over lies.
            steps = [(one.row - cell.row, one.column - cell.column) for one in turned]
            far = max((abs(part) for step in steps for part in step), default=1) or 1
            for down, right in steps:
                at = (
                    cell.column + 0.5 + 0.36 * right / far,
                    cell.row + 0.5 + 0.36 * down / far,
                )
                picture.circle(at, 0.06, "white")
        return picture


def _cell(source: Source, token: Token) -> Cell:
    match = _CELL.fullmatch(token.text)
    if match is None:
        source.expected(token, "cell; expected one such as r1c2")
    return Cell(int(match[1]) - 1, int(match[2]) - 1)
