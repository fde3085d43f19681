"""Minesweeper: mines under covered cells, counted by the open ones; on paper or in play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from .check import Check, counted
from .grid import Cell
from .picture import Picture
from .puzzle import Answer, Puzzle
from .text import Source, Token
from .writing import write_grid

CLUE = "A clue counts the mines in the cells around it."
TOTAL = "The board holds as many mines as it says."


@dataclass(frozen=True, kw_only=True)
class Minesweeper(Puzzle):
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
    rules: ClassVar[tuple[str, ...]] = (CLUE, TOTAL)

    clues: Mapping[Cell, int]
    flags: frozenset[Cell] = frozenset()
    mines: int | None = None

    @classmethod
    def read(cls, source: Source) -> Minesweeper:
        def meaning(token: Token) -> str:
            return source.symbol(token, "012345678.F")

        board = source.grid()
        symbols = board.read(meaning)
        return cls(
            grid=board.grid,
            title=source.title,
            file=source.file,
            clues={cell: int(symbol) for cell, symbol in symbols.items() if symbol.isdigit()},
            flags=frozenset(cell for cell, symbol in symbols.items() if symbol == "F"),
            mines=source.integer("mines", None, 0, len(symbols)),
        )

    def write(self) -> str:
        def token(cell: Cell) -> str:
            return "F" if cell in self.flags else str(self.clues.get(cell, "."))

        total = "" if self.mines is None else f"mines: {self.mines}\n"
        return write_grid(self.grid, token) + total

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return str(self.clues.get(cell, "*."))

    def check(self, answer: Answer) -> Iterator[Check]:
        mines = {cell for cell in self.grid.cells if answer[cell] == "*"}
        for cell, clue in self.clues.items():
            around = self.grid.around(cell)
            count = sum(near in mines for near in around)
            yield Check(
                CLUE,
                f"clue {clue} at {cell}",
                count == clue,
                counted(clue, "mine"),
                str(count),
                (cell, *around),
            )
        if self.mines is not None:
            expected = counted(self.mines, "mine")
            yield Check(TOTAL, "the board", len(mines) == self.mines, expected, str(len(mines)))

    def note_facts(self, forced: Mapping[Any, str]) -> Sequence[str]:
        """The next moves, and what the flags are worth: proved, wrong, or unproved."""
        safe, mines, proved, wrong, unproved = [list[Cell]() for _ in range(5)]
        for cell in self.grid.cells:
            token = forced.get(cell, "")
            if cell in self.flags:
                {"*": proved, ".": wrong, "": unproved}[token].append(cell)
            elif cell not in self.clues and token:
                (mines if token == "*" else safe).append(cell)
        if not self.flags:
            return [_listed("safe cell", safe), _listed("mine", mines)]
        return [
            _listed("safe cell", safe),
            _listed("mine", mines, " without a flag"),
            _listed("flag", proved, " on a proved mine"),
            _listed("wrong flag", wrong, " (no mine is there)"),
            _listed("unproved flag", unproved, " (a mine there is possible and not certain)"),
        ]

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if cell in self.clues:
                picture.text(cell, str(self.clues[cell]), "given")
                continue
            picture.fill(cell, "soft")
            is_mine = answer is not None and answer[cell] == "*"
            if is_mine:
                picture.symbol(cell, "mine", found=True)
            if cell in self.flags and is_mine:
                picture.corner_text(cell, "F", 0.3)
            elif cell in self.flags:
                picture.symbol(cell, "flag")
                if answer is not None:
                    picture.symbol(cell, "cross", found=True)
        return picture


def _listed(noun: str, cells: Sequence[Cell], more: str = "") -> str:
    names = f": {' '.join(map(str, cells))}" if cells else ""
    return counted(len(cells), noun) + more + names
