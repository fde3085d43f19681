"""Slitherlink: one loop along the lines of the grid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from .check import Check, counted
from .grid import ORTHOGONAL, Cell, Grid, components
from .picture import Picture
from .puzzle import Answer, Puzzle
from .text import Source
from .writing import write_grid

AGREE = "Two neighbouring cells say the same of the side they share."
COUNT = "A number tells how many sides of its cell the loop takes."
POINT = "At each point the loop passes once or not at all: two of its lines meet, or none."
LOOP = "There is one loop."

TOKENS = tuple("".join(sides) or "." for size in range(5) for sides in combinations("UDLR", size))

Side = tuple[Cell, Cell]
"""A side of a cell by its two end points, the upper or left one first."""


@dataclass(frozen=True, kw_only=True)
class Slitherlink(Puzzle):
    """Draw one loop along the lines of the grid.

    Rules: the loop runs from point to point along the sides of cells; it
    neither branches nor crosses nor touches itself, there is one of it, and it
    is not empty. A number tells how many sides of its cell the loop takes.

    File: a grid of digits 0 to 3 (4 is allowed) and `.`.

    Answer: for each cell its sides that the loop takes, of `U D L R` (up, down,
    left, right) in this order, or `.`; tokens are split at spaces.
    """

    name: ClassVar[str] = "slitherlink"
    aliases: ClassVar[tuple[str, ...]] = ("loopy", "slither")
    rules: ClassVar[tuple[str, ...]] = (AGREE, COUNT, POINT, LOOP)

    clues: tuple[tuple[Cell, int], ...]

    @classmethod
    def read(cls, source: Source) -> Slitherlink:
        board = source.grid()
        clues = board.read(
            lambda token: None if source.is_empty(token) else source.number(token, 0, 4, "clue")
        )
        return cls(
            grid=board.grid,
            title=source.title,
            file=source.file,
            clues=tuple((cell, clue) for cell, clue in clues.items() if clue is not None),
        )

    def write(self) -> str:
        clues = dict(self.clues)
        return write_grid(self.grid, lambda cell: str(clues.get(cell, ".")))

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return TOKENS

    def check(self, answer: Answer) -> Iterator[Check]:
        for cell in self.grid.cells:
            for here, there in (("R", "L"), ("D", "U")):
                near = cell.step(ORTHOGONAL[here])
                if near in self.grid:
                    says, other = here in answer[cell], there in answer[near]
                    yield Check(
                        AGREE,
                        f"{cell} and {near}",
                        says == other,
                        "the same of both",
                        f"{_said(says)} and {_said(other)}",
                        (cell, near),
                    )
        for cell, clue in self.clues:
            sides = 0 if answer[cell] == "." else len(answer[cell])
            expected = counted(clue, "side")
            yield Check(COUNT, str(cell), sides == clue, expected, str(sides), (cell,))
        ends: dict[Cell, list[Cell]] = {}
        for a, b in taken_sides(answer):
            ends.setdefault(a, []).append(b)
            ends.setdefault(b, []).append(a)
        for point in points_of(self.grid).cells:
            lines = len(ends.get(point, []))
            yield Check(
                POINT,
                f"point {point}",
                lines in (0, 2),
                "2 lines or none",
                str(lines),
                tuple(cell for cell in _cells_at(point) if cell in self.grid),
            )
        pieces = components(ends, ends.__getitem__)
        yield Check(LOOP, "the board", len(pieces) == 1, "1 loop", f"{len(pieces)} separate lines")

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture(self.grid.height, self.grid.width)
        picture.points()
        for cell, clue in self.clues:
            picture.text(cell, str(clue), "given")
        for a, b in sorted(taken_sides(answer)) if answer else []:
            picture.stroke([(a.column, a.row), (b.column, b.row)], "loop")
        return picture


def points_of(grid: Grid) -> Grid:
    """The corners of a grid's cells: the point `Cell(r, c)` is the upper left one of the cell."""
    return Grid(grid.height + 1, grid.width + 1)


def sides_of(cell: Cell) -> dict[str, Side]:
    """The four sides of a cell by their letters, in the order in which answers write them."""
    row, column = cell
    return {
        "U": (cell, Cell(row, column + 1)),
        "D": (Cell(row + 1, column), Cell(row + 1, column + 1)),
        "L": (cell, Cell(row + 1, column)),
        "R": (Cell(row, column + 1), Cell(row + 1, column + 1)),
    }


def taken_sides(answer: Answer) -> set[Side]:
    """The sides that some cell says the loop takes."""
    return {
        side
        for cell, token in answer.items()
        for letter, side in sides_of(cell).items()
        if letter in token
    }


def _cells_at(point: Cell) -> list[Cell]:
    return [Cell(point.row - dr, point.column - dc) for dr in (1, 0) for dc in (1, 0)]


def _said(taken: bool) -> str:
    return "taken" if taken else "not taken"
