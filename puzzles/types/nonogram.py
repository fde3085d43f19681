"""Nonogram: the lengths of the filled runs of every row and column."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar

from .check import Check
from .grid import Cell, Grid
from .picture import Picture
from .puzzle import Answer, Puzzle
from .text import Source
from .writing import write_grid

RUNS = "The filled runs of a line have the lengths of its clue, in order."

MOST_LINES = 250
"""Lines a side; more would be a mistake, and a short file could state a huge board."""

Clue = tuple[int, ...]
"""The lengths of the runs of one line; none for an empty line."""


@dataclass(frozen=True, kw_only=True)
class Nonogram(Puzzle):
    """Fill cells so that a picture appears.

    Rules: the numbers beside a row and above a column are the lengths of its
    runs of filled cells, in order, with at least one empty cell between two.

    File: `top:` and `left:` with the runs of each column and row, joined by
    commas: `top: 8,2 5,4 0`; or one line a clue below the key, with commas or
    spaces. `0` is an empty line, `.` a line without a clue. Optionally a grid
    of cells that are known: `#` filled, `x` empty, `.` unknown.

    Answer: `#` filled, `.` empty.
    """

    name: ClassVar[str] = "nonogram"
    aliases: ClassVar[tuple[str, ...]] = ("pattern", "picross", "griddler", "nonograms")
    rules: ClassVar[tuple[str, ...]] = (RUNS,)

    top: tuple[Clue | None, ...]
    left: tuple[Clue | None, ...]
    givens: Mapping[Cell, str]
    """Known cells in the answer's tokens: `#` filled, `.` empty."""

    @classmethod
    def read(cls, source: Source) -> Nonogram:
        top, left = _clues(source, "top"), _clues(source, "left")
        grid = Grid(len(left), len(top))
        givens: dict[Cell, str] = {}
        board = source.optional_grid(one_column=grid.width == 1)
        if board is not None:
            if board.grid != grid:
                source.fail(
                    board.start,
                    f"the grid has {board.grid.height} x {board.grid.width} cells; "
                    f"the clues are for {grid.height} x {grid.width}",
                )
            symbols = board.read(lambda token: source.symbol(token, "#x."))
            givens = {cell: _KNOWN[symbol] for cell, symbol in symbols.items() if symbol != "."}
        return cls(
            grid=grid, title=source.title, file=source.file, top=top, left=left, givens=givens
        )

    def write(self) -> str:
        lines = "".join(
            f"{key}: {' '.join(map(_written, clues))}\n"
            for key, clues in (("top", self.top), ("left", self.left))
        )
        if not self.givens:
            return lines
        marks = {"#": "#", ".": "x", None: "."}
        return lines + write_grid(self.grid, lambda cell: marks[self.givens.get(cell)])

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return self.givens.get(cell, "#.")

    def check(self, answer: Answer) -> Iterator[Check]:
        for line, clue in zip(self.grid.lines, self.left + self.top, strict=True):
            if clue is None:
                continue
            runs = tuple(
                len(list(cells))
                for filled, cells in groupby(answer[cell] == "#" for cell in line.cells)
                if filled
            )
            yield Check(RUNS, line.name, runs == clue, _said(clue), _said(runs), line.cells)

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for row in range(5, self.grid.height, 5):
            picture.stroke([(0, row), (self.grid.width, row)], "thick")
        for column in range(5, self.grid.width, 5):
            picture.stroke([(column, 0), (column, self.grid.height)], "thick")
        picture.outside("top", [clue if clue is None else clue or (0,) for clue in self.top])
        picture.outside("left", [clue if clue is None else clue or (0,) for clue in self.left])
        for cell in self.grid.cells:
            given = self.givens.get(cell)
            if given == "#":
                picture.fill(cell, "wall")
            elif given == ".":
                picture.symbol(cell, "cross")
            elif answer and answer[cell] == "#":
                picture.fill(cell, "shaded")
        return picture


_KNOWN = {"#": "#", "x": "."}


def _clues(source: Source, key: str) -> tuple[Clue | None, ...]:
    clues = source.run_lists(key, most=MOST_LINES)
    return tuple(clue if clue is None else tuple(clue) for clue in clues)


def _written(clue: Clue | None) -> str:
    return "." if clue is None else ",".join(map(str, clue)) or "0"


def _said(runs: Clue) -> str:
    return " ".join(map(str, runs)) or "no run"
