"""Nonogram: the lengths of the filled runs of every row and column."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check
from ..clues import Clue, cell_clues, cell_flaws, margin_clues, margin_flaws
from ..common import check_givens
from ..errors import Flaw
from ..grid import Cell, Grid, Line
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..tokens import Token
from ..writing import write_grid

if TYPE_CHECKING:
    import random

GIVEN = "A known cell stays as it is."
RUNS = "The filled runs of a line have the lengths of its clue, in order."

FILLED, EMPTY = "#", "."

MOST_LINES = 250
"""Lines a side; more would be a mistake, and a short file could state a huge board."""

Lengths = tuple[int, ...]
"""The lengths of the runs of one line; none for an empty line."""


@dataclass(frozen=True, kw_only=True)
class Nonogram(CellPuzzle):
    """Fill cells so that a picture appears.

    Rules: the numbers beside a row and above a column are the lengths of its
    runs of filled cells, in order, with at least one empty cell between two.
    Cells that are known stay as they are.

    File: `top:` and `left:` with the runs of each column and row, joined by
    commas: `top: 8,2 5,4 0`; or one line a clue below the key, with commas or
    spaces. `0` is an empty line, `.` a line without a clue. Optionally a grid
    of cells that are known: `#` filled, `x` empty, `.` unknown.

    Answer: `#` filled, `.` empty.
    """

    name: ClassVar[str] = "nonogram"
    aliases: ClassVar[tuple[str, ...]] = ("pattern", "picross", "griddler", "nonograms")
    rules: ClassVar[tuple[str, ...]] = (GIVEN, RUNS)

    top: tuple[Lengths | None, ...]
    left: tuple[Lengths | None, ...]
    givens: Mapping[Cell, str]
    """Known cells in the answer's tokens: `#` filled, `.` empty."""

    @classmethod
    def read(cls, source: Source) -> Nonogram:
        top, left = _lengths(source, "top"), _lengths(source, "left")
        grid = Grid(len(left), len(top))
        givens: dict[Cell, str] = {}
        board = source.optional_grid("givens", one_column=grid.width == 1)
        if board is not None:
            if board.grid != grid:
                source.fail(
                    board.start,
                    f"the grid has {board.grid.height} x {board.grid.width} cells; "
                    f"the clues are for {grid.height} x {grid.width}",
                )
            symbols = board.read(lambda token: source.symbol(token, "#x."))
            givens = {cell: _KNOWN[symbol] for cell, symbol in symbols.items() if symbol != "."}
        return cls(grid=grid, **source.heading, top=top, left=left, givens=givens)

    def flaws(self) -> Iterator[Flaw]:
        yield from margin_flaws(self.grid, top=self.top, left=self.left)
        for field, clues in (("top", self.top), ("left", self.left)):
            for index, lengths in enumerate(clues):
                if lengths and min(lengths) < 1:
                    yield Flaw(f"a run of {min(lengths)}; expected at least 1", field, index)
        yield from cell_flaws(self.grid, self.givens, "givens", "known cell")
        for cell, token in self.givens.items():
            if token not in (FILLED, EMPTY):
                yield Flaw(f"{token!r} at {cell}; expected # or .", "givens", cell)

    def write(self) -> str:
        lines = "".join(
            f"{key}: {' '.join(map(_written, clues))}\n"
            for key, clues in (("top", self.top), ("left", self.left))
        )
        if not self.givens:
            return lines
        marks = {FILLED: "#", EMPTY: "x", None: "."}
        return lines + write_grid(self.grid, lambda cell: marks[self.givens.get(cell)])

    def meant(self, token: Token) -> str:
        return EMPTY if token.text in ("x", "X") else super().meant(token)

    @cached_property
    def prefilled(self) -> Mapping[Cell, str]:
        return self.givens

    def choices(self, place: Cell) -> Sequence[str]:
        return (FILLED, EMPTY)

    @cached_property
    def line_clues(self) -> tuple[Clue, ...]:
        """The clues of the rows and columns that have one, whose values are lengths of runs."""
        return tuple(margin_clues(self.grid, left=self.left, top=self.top))

    @cached_property
    def known_cells(self) -> tuple[Clue, ...]:
        """The known cells as clues."""
        return tuple(cell_clues(self.givens, "givens", "known cell"))

    def list_clues(self) -> Iterator[Clue]:
        yield from self.line_clues
        yield from self.known_cells

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from check_givens(GIVEN, self.givens, answer)
        filled = {cell for cell in self.places if answer[cell] == FILLED}
        for clue in self.line_clues:
            lengths = _runs(clue.at, filled)
            expected, found = _said(clue.value), _said(lengths)
            yield Check(RUNS, clue.at.name, lengths == clue.value, expected, found, clue.at.cells)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Nonogram]:
        grid = Grid(height, width)
        share = rng.uniform(0.3, 0.8)
        filled = {cell for cell in grid.cells if rng.random() < share}
        dense = rng.choice([1.0, 1.0, 0.9, 0.6])
        clues = [_runs(line, filled) if rng.random() < dense else None for line in grid.lines]
        known = rng.choice([0, 0.05, 0.2])
        answer = {cell: FILLED if cell in filled else EMPTY for cell in grid.cells}
        puzzle = cls(
            grid=grid,
            left=tuple(clues[:height]),
            top=tuple(clues[height:]),
            givens={cell: answer[cell] for cell in grid.cells if rng.random() < known},
        )
        return Planted(puzzle, answer)

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        if max(self.grid.height, self.grid.width) > _COUNTED:  # smaller ones need no help to count
            for row in range(5, self.grid.height, 5):
                picture.stroke([(0, row), (self.grid.width, row)], "thick")
            for column in range(5, self.grid.width, 5):
                picture.stroke([(column, 0), (column, self.grid.height)], "thick")
        picture.outside("top", [clue if clue is None else clue or (0,) for clue in self.top])
        picture.outside("left", [clue if clue is None else clue or (0,) for clue in self.left])
        for cell in self.grid.cells:
            given = self.givens.get(cell)
            if given == FILLED:
                picture.fill(cell, "wall")
            elif given == EMPTY:
                picture.symbol(cell, "cross")
            elif answer and answer.get(cell) == FILLED:
                picture.fill(cell, "shaded")
        return picture


_COUNTED = 10
"""Boards longer than this have a line every five cells."""

_KNOWN = {"#": FILLED, "x": EMPTY}


def _runs(line: Line, filled: set[Cell]) -> Lengths:
    """The lengths of the runs of filled cells in a line."""
    groups = groupby(line.cells, key=filled.__contains__)
    return tuple(len(list(cells)) for is_filled, cells in groups if is_filled)


def _lengths(source: Source, key: str) -> tuple[Lengths | None, ...]:
    clues = source.run_lists(key, most=MOST_LINES)
    return tuple(clue if clue is None else tuple(clue) for clue in clues)


def _written(clue: Lengths | None) -> str:
    return "." if clue is None else ",".join(map(str, clue)) or "0"


def _said(runs: Lengths) -> str:
    return " ".join(map(str, runs)) or "no run"
