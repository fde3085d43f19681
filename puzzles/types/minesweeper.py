"""Minesweeper: mines under covered cells, counted by the open ones; on paper or in play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from ..cells import CellPuzzle
from ..check import Check, counted
from ..clues import Clue, cell_clues, cell_flaws, value_flaws
from ..common import check_counts, check_givens
from ..errors import Flaw
from ..grid import Cell, Grid, Line
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_grid

if TYPE_CHECKING:
    import random

SAFE = "No mine lies under a number."
COUNT = "A number counts the mines in the cells around it."
TOTAL = "The board holds as many mines as it says."

MINE, NONE = "*", "."


@dataclass(frozen=True, kw_only=True)
class Minesweeper(CellPuzzle):
    """Find the mines under the covered cells.

    Rules: a number counts the mines in the up to eight cells around it; no
    mine lies under a number. Where the file says how many mines there are in
    all, that many lie on the board.

    File: a grid of `0` to `8` (open cells), `.` (covered) and `F` (covered, with
    a flag of the player; flags may be wrong and prove nothing); optionally
    `mines: N`, the mines in all. Without it the puzzle is the one of newspapers.

    Answer: `*` a mine, `.` none; the numbers as they stand.
    """

    name: ClassVar[str] = "minesweeper"
    aliases: ClassVar[tuple[str, ...]] = ("iMine", "mines")
    rules: ClassVar[tuple[str, ...]] = (SAFE, COUNT, TOTAL)

    numbers: Mapping[Cell, int]
    flags: frozenset[Cell] = frozenset()
    mines: int | None = None

    @classmethod
    def read(cls, source: Source) -> Minesweeper:
        board = source.grid("numbers")
        symbols = board.read(lambda token: source.symbol(token, "012345678.F"))
        return cls(
            grid=board.grid,
            **source.heading,
            numbers={cell: int(symbol) for cell, symbol in symbols.items() if symbol.isdigit()},
            flags=frozenset(cell for cell, symbol in symbols.items() if symbol == "F"),
            mines=source.integer("mines", None),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.numbers, "numbers", "number")
        yield from value_flaws(self.numbers, "numbers", 0, 8)
        yield from cell_flaws(self.grid, self.flags, "flags", "flag")
        for cell in sorted(self.flags & self.numbers.keys()):
            yield Flaw(f"a flag at {cell}, where a number is", "flags", cell)
        most = len(self.grid.cells)
        if self.mines is not None and not 0 <= self.mines <= most:
            yield Flaw(
                f"{counted(self.mines, 'mine')} in {counted(most, 'cell')}; expected 0 to {most}",
                "mines",
            )

    def write(self) -> str:
        def token(cell: Cell) -> str:
            return "F" if cell in self.flags else str(self.numbers.get(cell, "."))

        total = "" if self.mines is None else f"mines: {self.mines}\n"
        return write_grid(self.grid, token) + total

    def choices(self, place: Cell) -> Sequence[str]:
        return (MINE, NONE)

    @cached_property
    def prefilled(self) -> dict[Cell, str]:
        return dict.fromkeys(self.numbers, NONE)

    def written(self, cell: Cell, token: str) -> str:
        return str(self.numbers[cell]) if cell in self.numbers and token == NONE else token

    def list_clues(self) -> Iterator[Clue]:
        yield from cell_clues(self.numbers, "numbers", "number")
        if self.mines is not None:
            board = Line("the board", self.grid.cells)
            yield Clue("total", board, self.mines, "mines", None)

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from check_givens(SAFE, self.prefilled, answer)
        clues = self.clues.values()
        counts = [clue for clue in clues if clue.field == "numbers"]
        yield from check_counts(COUNT, counts, answer, MINE, "mine", self.grid.around)
        totals = [clue for clue in clues if clue.field == "mines"]
        yield from check_counts(TOTAL, totals, answer, MINE, "mine")

    def note_facts(self, forced: Mapping[Any, str]) -> Sequence[str]:
        """The next moves, and what the flags are worth: proved, wrong, or unproved."""
        safe, mines, proved, wrong, unproved = [list[Cell]() for _ in range(5)]
        for cell in self.places:
            token = forced.get(cell, "")
            if cell in self.flags:
                {MINE: proved, NONE: wrong, "": unproved}[token].append(cell)
            elif cell not in self.numbers and token:
                (mines if token == MINE else safe).append(cell)
        if not self.flags:
            return [_listed("safe cell", safe), _listed("mine", mines)]
        return [
            _listed("safe cell", safe),
            _listed("mine", mines, " without a flag"),
            _listed("flag", proved, " on a proved mine"),
            _listed("wrong flag", wrong, " (no mine is there)"),
            _listed("unproved flag", unproved, " (a mine there is possible and not certain)"),
        ]

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Minesweeper]:
        grid = Grid(height, width)
        density, opened = rng.uniform(0.1, 0.5), rng.choice((0.4, 0.7, 0.9))
        mines = {cell for cell in grid.cells if rng.random() < density}
        numbers = {
            cell: sum(near in mines for near in grid.around(cell))
            for cell in grid.cells
            if cell not in mines and rng.random() < opened
        }
        covered = [cell for cell in grid.cells if cell not in numbers]
        puzzle = cls(
            grid=grid,
            numbers=numbers,
            flags=frozenset(rng.sample(covered, rng.randint(0, len(covered) // 3))),
            mines=len(mines) if rng.random() < 0.5 else None,
        )
        return Planted(puzzle, {c: MINE if c in mines else NONE for c in puzzle.places})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if cell in self.numbers:
                picture.text(cell, str(self.numbers[cell]), "given")
                continue
            picture.fill(cell, "soft")
            is_mine = answer is not None and answer.get(cell) == MINE
            if is_mine:
                picture.symbol(cell, "mine", found=True)
            if cell in self.flags and is_mine:
                picture.corner_text(cell, "F", 0.3)
            elif cell in self.flags:
                picture.symbol(cell, "flag")
                if answer and answer.get(cell) == NONE:
                    picture.symbol(cell, "cross", found=True)
        return picture


def _listed(noun: str, cells: Sequence[Cell], more: str = "") -> str:
    names = f": {' '.join(map(str, cells))}" if cells else ""
    return counted(len(cells), noun) + more + names
