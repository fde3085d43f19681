"""Seki: cells black or white by the rotors that lie on their corners."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check
from ..clues import Clue, cell_flaws
from ..errors import Flaw
from ..grid import COMPASS, LEFT, UP, Cell, Grid, Line
from ..picture import FillKind, Picture
from ..puzzle import UNKNOWN, Answer, Planted
from ..text import Source
from ..tokens import Token, TokenGrid
from ..writing import write_grid

if TYPE_CHECKING:
    import random

OPPOSITE = "Round a rotor o two opposite cells are black."
ADJACENT = "Round a rotor a two cells side by side are black."
SINGLE_ON = "Round a rotor + one cell is black."
SINGLE_OFF = "Round a rotor - one cell is white, three are black."

BLACK, WHITE = "1", "0"

RULE_OF = {"o": OPPOSITE, "a": ADJACENT, "+": SINGLE_ON, "-": SINGLE_OFF}
"""The rule of each kind of rotor."""

_TURNS = {
    "o": ("1001", "0110"),
    "a": ("1100", "0101", "0011", "1010"),
    "+": ("0100", "0001", "0010", "1000"),
    "-": ("1011", "1110", "1101", "0111"),
}
"""How each rotor can lie: upper left, upper right, lower left, lower right, `1` for black.
The first is how it is drawn before anything is known."""


@dataclass(frozen=True, kw_only=True)
class Seki(CellPuzzle):
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
            **source.heading,
            rotors={cell: symbol for cell, symbol in symbols.items() if symbol != "."},
        )

    @property
    def crossings(self) -> Grid:
        """Where rotors can lie: at the lower right corner of each cell but the outermost."""
        return Grid(self.grid.height - 1, self.grid.width - 1)

    def flaws(self) -> Iterator[Flaw]:
        if min(self.grid.height, self.grid.width) < 2:
            yield Flaw(
                f"a board of {self.grid.height} x {self.grid.width} cells; "
                "expected a crossing, so at least 2 x 2",
                "grid",
            )
        yield from cell_flaws(self.crossings, self.rotors, "rotors", "rotor")
        for cell, kind in self.rotors.items():
            if kind not in RULE_OF:
                yield Flaw(f"{kind!r} is no rotor; expected one of o a + -", "rotors", cell)

    def write(self) -> str:
        crossings = self.crossings
        rows = write_grid(crossings, lambda cell: self.rotors.get(cell, "."))
        one_row = crossings.height == 1 and crossings.width > 1
        return " ".join(rows.strip()) + "\n" if one_row else rows

    def choices(self, place: Cell) -> Sequence[str]:
        return (BLACK, WHITE)

    @cached_property
    def blocks(self) -> Mapping[Cell, Line]:
        """The four cells round each rotor: upper left, upper right, lower left, lower right."""
        return {
            block.cells[0]: block for block in self.grid.blocks if block.cells[0] in self.rotors
        }

    def list_clues(self) -> Iterator[Clue]:
        for cell, block in self.blocks.items():
            yield Clue("rotor", block, self.rotors[cell], "rotors", cell)

    def check(self, answer: Answer) -> Iterator[Check]:
        for cell, kind in self.rotors.items():
            cells = self.blocks[cell].cells
            colours = "".join(answer[near] for near in cells)
            yield Check(
                RULE_OF[kind],
                f"rotor {kind} at {self.blocks[cell]}",
                ok=colours in _TURNS[kind],
                expected=_TOLD[kind],
                found=f"{colours.count(BLACK)} black, {colours[:2]} above {colours[2:]}",
                cells=cells,
            )

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Seki]:
        grid = Grid(max(height, 2), max(width, 2))
        answer: dict[Cell, str] = {}
        for cell in grid.cells:
            answer[cell] = rng.choice((BLACK, WHITE))
            before = {answer.get(cell.step(step)) for step in (LEFT, UP, COMPASS["nw"])}
            # Four cells of a colour have no rotor that tells of them, so they should be few.
            if before == {answer[cell]} and rng.random() < 0.6:
                answer[cell] = BLACK if answer[cell] == WHITE else WHITE
        dense = rng.uniform(0.6, 1.3)
        rotors = {}
        for block in grid.blocks:
            colours = "".join(answer[cell] for cell in block.cells)
            lying = [kind for kind, turns in _TURNS.items() if colours in turns]
            if lying and rng.random() < dense:
                rotors[block.cells[0]] = lying[0]
        return Planted(cls(grid=grid, rotors=rotors), answer)

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if answer and answer.get(cell) == BLACK:
                picture.fill(cell, "shaded")
        for cell, kind in self.rotors.items():
            near = self.blocks[cell].cells
            colours = "".join(answer.get(one, UNKNOWN) for one in near) if answer else ""
            lies = colours if colours in _TURNS[kind] else _TURNS[kind][0]
            middle = (cell.column + 1.0, cell.row + 1.0)
            for start, colour in zip(_QUARTERS, lies, strict=True):
                fill: FillKind = "wall" if colour == BLACK else "white"
                picture.sector(middle, _RADIUS, start, start + 90, fill)
            picture.circle(middle, _RADIUS, "plain")
        return picture


_TOLD = {
    "o": "2 black, opposite each other",
    "a": "2 black, side by side",
    "+": "1 black",
    "-": "3 black",
}

_RADIUS = 0.3

_QUARTERS = (180, 270, 90, 0)
"""The angles at which the quarters of a disc begin, in the order of a block's cells."""


def _folded(board: TokenGrid) -> TokenGrid:
    """A square of rotors written in one line, without spaces, as the square."""
    side = math.isqrt(board.grid.width)
    if board.grid.height > 1 or side**2 != board.grid.width or not board.start.character:
        return board
    tokens: list[Token] = list(board.tokens.values())
    square = Grid(side, side)
    return TokenGrid(square, dict(zip(square.cells, tokens, strict=True)), board.start)
