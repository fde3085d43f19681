"""Seki: cells black or white by the rotors that lie on their corners."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from .check import Check
from .grid import Cell, Grid
from .picture import Picture, Point
from .puzzle import Answer, Puzzle
from .text import Source, Token, TokenGrid
from .writing import write_grid

OPPOSITE = "Round a rotor o two opposite cells are black."
ADJACENT = "Round a rotor a two cells side by side are black."
SINGLE_ON = "Round a rotor + one cell is black."
SINGLE_OFF = "Round a rotor - one cell is white, three are black."

_RULES = {"o": OPPOSITE, "a": ADJACENT, "+": SINGLE_ON, "-": SINGLE_OFF}

_TURNS = {
    "o": ("1001", "0110"),
    "a": ("1100", "0101", "0011", "1010"),
    "+": ("0100", "0001", "0010", "1000"),
    "-": ("1011", "1110", "1101", "0111"),
}
"""How each rotor can lie: upper left, upper right, lower left, lower right, `1` for black.
The first is how it is drawn before anything is known."""


@dataclass(frozen=True, kw_only=True)
class Seki(Puzzle):
    """Paint the cells black or white as the rotors on the crossings say.

    Rules: where four cells meet lies a rotor, a disc of four quarters that can
    be turned; the four cells have the colours of its quarters. `o` has two
    opposite quarters black, `a` two side by side, `+` one, `-` three.

    File: the rotors `o a + -` as a grid with one row and one column fewer than
    the cells; `.` is a crossing without a rotor. A square of rotors may be
    written in one line: nine rotors are 3 x 3, for 4 x 4 cells. (One row of four
    or nine rotors is written with spaces between them.)

    Answer: `1` black, `0` white.
    """

    name: ClassVar[str] = "seki"
    rules: ClassVar[tuple[str, ...]] = (OPPOSITE, ADJACENT, SINGLE_ON, SINGLE_OFF)

    rotors: Mapping[Cell, str]
    """The rotor at the lower right corner of each cell that has one there."""

    @classmethod
    def read(cls, source: Source) -> Seki:
        board = _folded(source.grid("rotors"))
        symbols = board.read(lambda token: source.symbol(token, "oa+-."))
        return cls(
            grid=Grid(board.grid.height + 1, board.grid.width + 1),
            title=source.title,
            file=source.file,
            rotors={cell: symbol for cell, symbol in symbols.items() if symbol != "."},
        )

    def write(self) -> str:
        crossings = Grid(self.grid.height - 1, self.grid.width - 1)
        rows = write_grid(crossings, lambda cell: self.rotors.get(cell, "."))
        one_row = crossings.height == 1 and crossings.width > 1
        return " ".join(rows.strip()) + "\n" if one_row else rows

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return "10"

    def around(self, rotor: Cell) -> tuple[Cell, Cell, Cell, Cell]:
        """The cells round a rotor: upper left, upper right, lower left, lower right."""
        row, column = rotor
        return rotor, Cell(row, column + 1), Cell(row + 1, column), Cell(row + 1, column + 1)

    def rotor_name(self, rotor: Cell) -> str:
        """A rotor by its kind and number; crossings count from 0, row by row."""
        number = rotor.row * (self.grid.width - 1) + rotor.column
        return f"RotorGroup {number} {self.rotors[rotor]}"

    def check(self, answer: Answer) -> Iterator[Check]:
        for cell, kind in self.rotors.items():
            cells = self.around(cell)
            colours = "".join(answer[near] for near in cells)
            yield Check(
                _RULES[kind],
                f"{self.rotor_name(cell)} [{', '.join(map(str, cells))}]",
                ok=colours in _TURNS[kind],
                expected=f"sum {_TURNS[kind][0].count('1')}{_LYING.get(kind, '')}",
                found=f"sum {colours.count('1')}, {colours[:2]}/{colours[2:]}",
                cells=cells,
            )

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if answer and answer[cell] == "1":
                picture.fill(cell, "shaded")
        for cell, kind in self.rotors.items():
            colours = "".join(answer[near] for near in self.around(cell)) if answer else ""
            lies = colours if colours in _TURNS[kind] else _TURNS[kind][0]
            middle = (cell.column + 1.0, cell.row + 1.0)
            for quarter, colour in zip(_QUARTERS, lies, strict=True):
                picture.polygon(_quarter(middle, *quarter), "wall" if colour == "1" else "paper")
            picture.circle(middle, _RADIUS, "plain")
        return picture


_LYING = {"o": ", opposite cells", "a": ", cells side by side"}

_RADIUS = 0.3

_QUARTERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""Where the quarters of a disc lie from its middle, in the order of `Seki.around`."""


def _quarter(middle: Point, x: int, y: int) -> list[Point]:
    """A quarter of a disc as a polygon of six steps along its arc."""
    arc = [
        (
            round(middle[0] + x * _RADIUS * math.cos(step * math.pi / 12), 3),
            round(middle[1] + y * _RADIUS * math.sin(step * math.pi / 12), 3),
        )
        for step in range(7)
    ]
    return [middle, *arc]


def _folded(board: TokenGrid) -> TokenGrid:
    """A square of rotors written in one line, without spaces, as the square."""
    side = math.isqrt(board.grid.width)
    if board.grid.height > 1 or side**2 != board.grid.width or not board.start.character:
        return board
    tokens: list[Token] = list(board.tokens.values())
    square = Grid(side, side)
    return TokenGrid(square, dict(zip(square.cells, tokens, strict=True)), board.start)
