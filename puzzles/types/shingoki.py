"""Shingoki: one loop through circles, which goes straight at white ones and turns at black."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..check import Check, counted
from ..clues import Clue, cell_clues, cell_flaws
from ..common import check_loop
from ..edges import LINE, NONE, EdgePuzzle, shape_at, taken_edges
from ..errors import Flaw
from ..grid import Cell, Direction, Grid, ends_of
from ..growth import grown_loop
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..tokens import Token
from ..writing import write_grid

if TYPE_CHECKING:
    import random

PASSES = "The loop passes each point once or not at all: two of its lines meet there, or none."
WHITE = "At a white circle the loop goes straight on."
BLACK = "At a black circle the loop turns."
LENGTH = "A number tells how long the two straight lines from its circle to a turn are together."
LOOP = "There is one loop."

_CIRCLE = re.compile(r"[BW]([0-9]{0,4})")
_RADIUS = 0.36


@dataclass(frozen=True, kw_only=True)
class Shingoki(EdgePuzzle):
    """Draw one loop along the lines between points, as the circles say.

    Rules: the loop goes from point to neighbouring point; it neither branches nor
    crosses, there is one of it, and it is not empty. It passes through every
    circle: straight on through a white one, with a turn at a black one. A number
    tells how long the two straight lines that leave its circle are together,
    each as far as the loop goes before it turns.

    File: a grid of points, tokens split at spaces: `W` (white circle) or `B`
    (black circle), with its number or without one, such as `W5`, or `.`.

    Answer: for each point the two ways by which the loop leaves it, of `U D L R`
    (up, down, left, right) in this order, or `.`.
    """

    name: ClassVar[str] = "shingoki"
    aliases: ClassVar[tuple[str, ...]] = ("traffic-lights", "semaphores")
    rules: ClassVar[tuple[str, ...]] = (WHITE, BLACK, LENGTH, PASSES, LOOP)

    circles: Mapping[Cell, str]
    """`W` or `B`, and the number where there is one."""

    @classmethod
    def read(cls, source: Source) -> Shingoki:
        board = source.grid("circles", words=True)

        def circle(token: Token) -> str:
            if source.is_empty(token):
                return "."
            match = _CIRCLE.fullmatch(token.text.upper())
            if not match:
                source.fail(
                    token,
                    f"{token.text!r} stands here; expected B or W, with a number or without, or .",
                )
            return match[0][0] + (str(int(match[1])) if match[1] else "")

        symbols = board.read(circle)
        return cls(
            grid=board.grid,
            **source.heading,
            circles={cell: symbol for cell, symbol in symbols.items() if symbol != "."},
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.circles, "circles", "circle")
        for cell, circle in self.circles.items():
            match = _CIRCLE.fullmatch(circle)
            if not match:
                message = f"{circle!r} at {cell}; expected B or W, with a number or without"
                yield Flaw(message, "circles", cell)
            elif match[1] and int(match[1]) < 2:
                message = f"{circle} at {cell}; expected a number of at least 2, for two lines"
                yield Flaw(message, "circles", cell)

    def write(self) -> str:
        return write_grid(self.grid, lambda cell: self.circles.get(cell, "."), words=True)

    @property
    def nodes(self) -> Grid:
        return self.grid

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.circles, "circles", "circle")

    def check(self, answer: Answer) -> Iterator[Check]:
        taken = taken_edges(answer)
        ends = ends_of(taken)
        for cell, circle in self.circles.items():
            said = shape_at(cell, ends)
            rule, wanted = (WHITE, "goes straight") if circle[0] == "W" else (BLACK, "turns")
            ok = said == wanted
            yield Check(rule, str(cell), ok, f"it {wanted}", f"it {said}", (cell,))
            if circle[1:]:
                length = sum(_length(cell, near, ends) for near in ends.get(cell, ()))
                wanted = counted(int(circle[1:]), "line")
                right = length == int(circle[1:])
                yield Check(LENGTH, str(cell), right, wanted, str(length), (cell,))
        yield from check_loop(PASSES, LOOP, taken, self.grid, "point")

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Shingoki]:
        grid = Grid(max(height, 2), max(width, 2))
        taken = grown_loop(rng, grid)
        ends = ends_of(taken)
        kept, numbered = rng.choice((0.3, 0.6, 1.0)), rng.choice((0.5, 0.9, 1.0))
        circles = {}
        for cell in sorted(ends):
            if rng.random() < kept:
                length = sum(_length(cell, near, ends) for near in ends[cell])
                number = str(length) if rng.random() < numbered else ""
                circles[cell] = ("B" if shape_at(cell, ends) == "turns" else "W") + number
        puzzle = cls(grid=grid, circles=circles)
        on = set(taken)
        return Planted(puzzle, {edge: LINE if edge in on else NONE for edge in puzzle.places})

    def draw(self, answer: Answer | None = None) -> Picture:
        height, width = self.grid.height, self.grid.width
        picture = Picture(height, width)
        for row in range(height):
            picture.stroke([(0.5, row + 0.5), (width - 0.5, row + 0.5)], "thin")
        for column in range(width):
            picture.stroke([(column + 0.5, 0.5), (column + 0.5, height - 0.5)], "thin")
        for a, b in taken_edges(answer) if answer else []:
            # The loop runs below the circles, whose numbers would be crossed out by it.
            begin, end = (_RADIUS if cell in self.circles else 0.0 for cell in (a, b))
            down, right = b.row - a.row, b.column - a.column
            points = [
                (a.column + 0.5 + begin * right, a.row + 0.5 + begin * down),
                (b.column + 0.5 - end * right, b.row + 0.5 - end * down),
            ]
            picture.stroke(points, "loop")
        for cell, circle in self.circles.items():
            at = (cell.column + 0.5, cell.row + 0.5)
            picture.circle(at, _RADIUS, "black" if circle[0] == "B" else "white")
            picture.text(cell, circle[1:], "given", 0.5)
        return picture


def _length(cell: Cell, near: Cell, ends: Mapping[Cell, Sequence[Cell]]) -> int:
    """How far lines go on from a point, by the one beside it, in the same direction."""
    step = Direction(near.row - cell.row, near.column - cell.column)
    length = 0
    while cell.step(step) in ends.get(cell, ()):
        cell = cell.step(step)
        length += 1
    return length
