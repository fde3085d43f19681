"""Battleships: find a fleet of which only some cells are shown, ships counted by line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check, counted
from ..clues import Clue, cell_clues, cell_flaws, margin_clues, margin_flaws
from ..common import check_counts
from ..errors import Flaw
from ..grid import DOWN, ORTHOGONAL, RIGHT, Cell, Grid, Line, components
from ..picture import FillKind, Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_grid, write_margin

if TYPE_CHECKING:
    import random

GIVEN = "What is shown of a ship, or of the water, is so."
APART = "Ships are straight and do not touch, not even at a corner."
COUNT = "A clue tells how many cells of its line are of ships."
FLEET = "There are as many ships of each length as the fleet has, and no others."

SHIP, WATER = "#", "."

SINGLE, MIDDLE, SEA = "S", "O", "W"
SIGNS = (SINGLE, MIDDLE, *ORTHOGONAL, SEA)
"""A whole ship of one cell, the middle of one, the end that points so, water."""

PART = 0.55
"""The side of a cell of the ships that are drawn beside the board, in cells of the board."""

_SHIPS = re.compile(r"([0-9]{1,6}|\?)x([0-9]{1,6})", re.IGNORECASE)


@dataclass(frozen=True, kw_only=True)
class Battleships(CellPuzzle):
    """Find the ships of a fleet, of which some cells are shown.

    Rules: the fleet has ships of some lengths, as many of each as is said. A
    ship lies straight, along a row or a column. Ships do not touch, not even at
    a corner. Numbers outside the grid count the cells of ships in their row or
    column. Some cells are shown: water, a ship of one cell, or which part of
    a ship it is.

    File: a grid of `.` and what is shown: `S` a ship of one cell, `O` the middle
    of one, `U D L R` the end that points up, down, left or right, `W` water;
    `top:` and `left:` with a number or `.` for each column and row; `fleet:`
    with the count and the length of the ships, `4x1 3x2 2x3 1x4`, or `?x2` for
    any number of that length.

    Answer: `#` ship, `.` water.
    """

    name: ClassVar[str] = "battleships"
    aliases: ClassVar[tuple[str, ...]] = ("battleship",)
    rules: ClassVar[tuple[str, ...]] = (GIVEN, APART, COUNT, FLEET)

    shown: Mapping[Cell, str]
    """What is shown in some cells."""
    top: tuple[int | None, ...]
    left: tuple[int | None, ...]
    fleet: Mapping[int, int | None]
    """How many ships there are of each length; None is not known."""

    @classmethod
    def read(cls, source: Source) -> Battleships:
        board = source.grid("shown")
        signs = board.read(lambda token: source.symbol(token, [*SIGNS, "."]))
        words = source.words("fleet")
        if words is None:
            source.fail(source.header, f"{source.header.text} needs 'fleet:'")
        fleet: dict[int, int | None] = {}
        for word in words:
            match = _SHIPS.fullmatch(word.text)
            if match is None:
                source.expected(word, "count of ships; expected count and length, such as 3x2")
            if int(match[2]) in fleet:
                source.fail(word, f"ships of length {match[2]} are counted already")
            fleet[int(match[2])] = None if match[1] == "?" else int(match[1])
            source.keep("fleet", {int(match[2]): word})
        return cls(
            grid=board.grid,
            **source.heading,
            shown={cell: sign for cell, sign in signs.items() if sign != "."},
            top=source.margin("top", board.grid.width),
            left=source.margin("left", board.grid.height),
            fleet=fleet,
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from margin_flaws(self.grid, top=self.top, left=self.left)
        yield from cell_flaws(self.grid, self.shown, "shown", "sign")
        for cell, sign in self.shown.items():
            if sign not in SIGNS:
                yield Flaw(f"{sign!r} at {cell}; expected one of {' '.join(SIGNS)}", "shown", cell)
        longest = max(self.grid.height, self.grid.width)
        for length, count in self.fleet.items():
            if not 1 <= length <= longest:
                message = f"ships of length {length}; expected 1 to {longest}"
                yield Flaw(message, "fleet", length)
            if count is not None and count < 0:
                yield Flaw(f"{count} ships; expected none below 0", "fleet", length)
        if not self.fleet:
            yield Flaw("no ships in the fleet; expected some", "fleet")

    def write(self) -> str:
        ships = (
            f"{'?' if count is None else count}x{length}" for length, count in self.fleet.items()
        )
        return (
            write_grid(self.grid, lambda cell: self.shown.get(cell, "."))
            + write_margin("top", self.top)
            + write_margin("left", self.left)
            + f"fleet: {' '.join(ships)}\n"
        )

    def choices(self, place: Cell) -> Sequence[str]:
        return (SHIP, WATER)

    @cached_property
    def prefilled(self) -> Mapping[Cell, str]:
        return {cell: WATER if sign == SEA else SHIP for cell, sign in self.shown.items()}

    def list_clues(self) -> Iterator[Clue]:
        yield from cell_clues(self.shown, "shown", "given")
        yield from margin_clues(self.grid, top=self.top, left=self.left)
        for length, count in self.fleet.items():
            if count is not None:
                # Of a length that is counted no more there may be any number.
                yield Clue("ships", Line(f"length {length}", ()), count, "fleet", length, True)

    def check(self, answer: Answer) -> Iterator[Check]:
        standing = [cell for cell in self.places if answer[cell] == SHIP]
        ships = components(standing, self.grid.around)
        for cell, sign in self.shown.items():
            found = _sign_at(cell, answer)
            yield Check(GIVEN, str(cell), found == sign, sign, found, (cell,))
        for ship in ships:
            rows, columns = {cell.row for cell in ship}, {cell.column for cell in ship}
            straight = 1 in (len(rows), len(columns))
            found = "a straight ship" if straight else "cells that are none"
            yield Check(APART, str(ship[0]), straight, "a straight ship", found, tuple(ship))
        yield from check_counts(COUNT, self.clues_of("clue"), answer, SHIP, "cell")
        lengths = Counter(map(len, ships))
        for length in sorted({*lengths, *self.fleet}):
            wanted = self.fleet.get(length, 0)
            if wanted is not None:
                cells = tuple(cell for ship in ships if len(ship) == length for cell in ship)
                there = lengths[length]
                where = f"ships of length {length}"
                kept = there == wanted
                yield Check(FLEET, where, kept, counted(wanted, "ship"), str(there), cells)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Battleships]:
        grid = Grid(height, width)
        ships: list[tuple[Cell, ...]] = []
        near: set[Cell] = set()
        longest = rng.randint(1, min(5, max(height, width)))
        tries = rng.choice((1, 4, 12)) * max(1, height * width // 20)
        lengths = [rng.randint(1, longest) for _ in range(tries)]
        for length in sorted(lengths, reverse=True):
            spots = [ship for ship in grid_spots(grid, length) if near.isdisjoint(ship)]
            if spots:
                ships.append(rng.choice(spots))
                near.update(*(grid.around(cell) for cell in ships[-1]), ships[-1])
        standing = {cell for ship in ships for cell in ship}
        answer = {cell: SHIP if cell in standing else WATER for cell in grid.cells}
        share = rng.choice((0, 0.05, 0.2))
        shown = {c: _sign_at(c, answer) for c in grid.cells if rng.random() < share}
        kept = rng.choice((0.7, 1.0))
        clues = [
            sum(cell in standing for cell in line.cells) if rng.random() < kept else None
            for line in grid.lines
        ]
        fleet = Counter(map(len, ships))
        puzzle = cls(
            grid=grid,
            shown=shown,
            left=tuple(clues[:height]),
            top=tuple(clues[height:]),
            fleet={
                length: fleet[length] if rng.random() < 0.9 else None
                for length in range(1, longest + 1)
            },
        )
        return Planted(puzzle, answer)

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.outside("top", self.top)
        picture.outside("left", self.left)
        for cell in self.grid.cells:
            if cell in self.shown:
                if self.shown[cell] == SEA:
                    picture.fill(cell, "water")
                else:
                    _draw_part(picture, _middle(cell), self.shown[cell], "wall")
            elif answer and answer.get(cell) == SHIP:
                _draw_part(picture, _middle(cell), _sign_at(cell, answer), "shaded")
        self._draw_fleet(picture)
        return picture

    def _draw_fleet(self, picture: Picture) -> None:
        """Below the board each length of ship, and how many there are; as many rows as it takes."""
        row, column = self.grid.height + 0.5, 0.0
        for length, count in sorted(self.fleet.items(), reverse=True):
            width = length * PART + 1.6
            if column and column + width - 0.6 > self.grid.width:
                row, column = row + 1, 0.0
            for place in range(length):
                sign = "L" if place == 0 else "R" if place == length - 1 else MIDDLE
                at = (column + (place + 0.5) * PART, row + 0.5)
                _draw_part(picture, at, sign if length > 1 else SINGLE, "wall", PART)
            number = f"\u00d7{'?' if count is None else count}"
            picture.text_at((column + length * PART + 0.5, row + 0.5), number, "clue", PART)
            picture.right = max(picture.right, column + width - 0.6 - self.grid.width)
            column += width
        picture.bottom = row + 1 - self.grid.height


def grid_spots(grid: Grid, length: int) -> Iterator[tuple[Cell, ...]]:
    """The places in which a ship of some length can lie: the cells of each, in order."""
    for way in (RIGHT, DOWN) if length > 1 else (RIGHT,):
        for cell in grid.cells:
            if cell.step(way, length - 1) in grid:
                yield tuple(cell.step(way, number) for number in range(length))


def _sign_at(cell: Cell, answer: Answer) -> str:
    """What would be shown of a cell: where no ship goes on to one side only, its middle."""
    if answer[cell] != SHIP:
        return SEA
    beside = [way for way, step in ORTHOGONAL.items() if answer.get(cell.step(step)) == SHIP]
    if not beside:
        return SINGLE
    return {"U": "D", "D": "U", "L": "R", "R": "L"}[beside[0]] if len(beside) == 1 else MIDDLE


def _middle(cell: Cell) -> tuple[float, float]:
    return cell.column + 0.5, cell.row + 0.5


def _draw_part(
    picture: Picture, at: tuple[float, float], sign: str, kind: FillKind, cell: float = 1
) -> None:
    """A part of a ship, with a bow where it ends; its middle, and the side of its cell."""
    (x, y), half = at, 0.36 * cell
    if sign == SINGLE:
        picture.sector((x, y), half, 0, 360, kind)
    elif sign == MIDDLE:
        corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
        picture.polygon([(x + right, y + down) for right, down in corners], kind)
    else:
        down, right = ORTHOGONAL[sign]
        start = {"R": -90, "D": 0, "L": 90, "U": 180}[sign]
        picture.sector((x, y), half, start, start + 180, kind)
        aside = (half * abs(down), half * abs(right))
        back = (-half * right, -half * down)
        corners = [
            (aside[0], aside[1]),
            (-aside[0], -aside[1]),
            (back[0] - aside[0], back[1] - aside[1]),
            (back[0] + aside[0], back[1] + aside[1]),
        ]
        picture.polygon([(x + one, y + other) for one, other in corners], kind)
