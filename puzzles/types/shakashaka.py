"""Shakashaka: black triangles in half of some cells, so that what stays white is rectangles."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..check import Check, counted
from ..clues import Clue, cell_clues
from ..diagonals import TRIANGLES
from ..grid import ORTHOGONAL, Cell, Grid, components
from ..picture import Picture, Point
from ..puzzle import Answer, Planted
from ..walls import WallPuzzle

if TYPE_CHECKING:
    import random

COUNT = "A number tells how many triangles stand beside it, sharing a side with its cell."
WHITE = "All that stays white is rectangles, upright or at an angle of 45 degrees."

BLANK = "."
Quarter = tuple[Cell, str]
"""What the diagonals of a cell cut off at one of its sides, of `U D L R`."""

_TURNED = {"U": "D", "D": "U", "L": "R", "R": "L"}
_CORNERS = {"U": (0, 0, 0, 2), "D": (2, 0, 2, 2), "L": (0, 0, 2, 0), "R": (0, 2, 2, 2)}
"""Row and column of both ends of a side, in half cells from the upper left corner."""


@dataclass(frozen=True, kw_only=True)
class Shakashaka(WallPuzzle):
    """Put black triangles into cells so that all that stays white is rectangles.

    Rules: a triangle blackens half of a white cell, cut from corner to corner;
    cells may stay blank. A number in a black cell tells how many of the cells
    that share a side with it have a triangle. All that stays white is
    rectangles, squares among them, either upright or at an angle of 45 degrees.

    File: a grid of `.` (white), `#` (black) and `0` to `4` (black, with a number).

    Answer: the triangles by their right angle: `1` at the lower left, `2` at the
    lower right, `3` at the upper right, `4` at the upper left; `.` elsewhere.
    """

    name: ClassVar[str] = "shakashaka"
    aliases: ClassVar[tuple[str, ...]] = ("proof-of-quilt",)
    rules: ClassVar[tuple[str, ...]] = (COUNT, WHITE)

    wall_noun: ClassVar[str] = "black cell"
    no_wall: ClassVar[str] = "which is not black"

    def choices(self, place: Cell) -> tuple[str, ...]:
        return (BLANK, *TRIANGLES)

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.numbers, "numbers", "number")

    def check(self, answer: Answer) -> Iterator[Check]:
        for cell, number in self.numbers.items():
            near = self.grid.orthogonal(cell)
            beside = sum(answer.get(one) in TRIANGLES for one in near)
            ok = beside == number
            expected = counted(number, "triangle")
            yield Check(COUNT, str(cell), ok, expected, str(beside), (cell, *near))
        white = [
            (cell, side)
            for cell, token in answer.items()
            for side in ORTHOGONAL
            if side not in TRIANGLES.get(token, "")
        ]
        for region in components(white, _beside):
            cells = tuple(dict.fromkeys(cell for cell, _ in sorted(region)))
            ok = _is_rectangle(region)
            found = "a rectangle" if ok else "another shape"
            yield Check(WHITE, f"the white at {cells[0]}", ok, "a rectangle", found, cells)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Shakashaka]:
        grid = Grid(height, width)
        answer: dict[Cell, str] = {}
        upright: set[Cell] = set()
        for _ in range(rng.choice((1, 3, 6)) * len(grid.cells)):
            corner = rng.choice(grid.cells)
            a, b = rng.choice((1, 1, 2, 3)), rng.choice((1, 1, 2, 3))
            tokens = _turned(corner, a, b)
            if rng.random() < 0.3:
                tokens = {
                    Cell(corner.row + r, corner.column + c): BLANK
                    for r in range(a)
                    for c in range(b)
                }
                if any(not upright.isdisjoint(grid.orthogonal(cell)) for cell in tokens):
                    continue
                if all(cell in grid and cell not in answer for cell in tokens):
                    upright.update(tokens)
            if all(cell in grid and cell not in answer for cell in tokens):
                answer.update(tokens)
        walls = [cell for cell in grid.cells if cell not in answer]
        kept = rng.choice((0.5, 0.8, 1.0))
        numbers = {
            wall: sum(answer.get(near) in TRIANGLES for near in grid.orthogonal(wall))
            for wall in walls
            if rng.random() < kept and not answer.keys().isdisjoint(grid.orthogonal(wall))
        }
        puzzle = cls(grid=grid, walls=frozenset(walls), numbers=numbers)
        return Planted(puzzle, {cell: answer[cell] for cell in puzzle.places})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in sorted(self.walls):
            picture.fill(cell, "wall")
            if cell in self.numbers:
                picture.text(cell, str(self.numbers[cell]), "given")
        for cell, token in answer.items() if answer else ():
            if token in TRIANGLES:
                ends = {end for side in TRIANGLES[token] for end in _ends(cell, side)}
                picture.polygon(sorted((x / 2, y / 2) for x, y in ends), "shaded")
        return picture


def _ends(cell: Cell, side: str) -> tuple[Point, Point]:
    """The ends of a side as x and y, in half cells."""
    a, b, c, d = _CORNERS[side]
    row, column = 2 * cell.row, 2 * cell.column
    return (column + b, row + a), (column + d, row + c)


def _beside(quarter: Quarter) -> Iterator[Quarter]:
    """The quarters that share a side with one: two of its cell, and one of the next cell."""
    cell, side = quarter
    for other in "LR" if side in "UD" else "UD":
        yield cell, other
    yield cell.step(ORTHOGONAL[side]), _TURNED[side]


def _is_rectangle(region: Collection[Quarter]) -> bool:
    """Whether quarters fill the smallest rectangle round them, upright or turned by 45 degrees."""
    points = [end for cell, side in region for end in _ends(cell, side)]
    points += [(2 * cell.column + 1, 2 * cell.row + 1) for cell, _ in region]

    def extent(values: list[float]) -> float:
        return max(values) - min(values)

    upright = extent([x for x, _ in points]) * extent([y for _, y in points])
    turned = extent([x + y for x, y in points]) * extent([x - y for x, y in points]) / 2
    # A quarter has an area of one, in half cells.
    return len(region) in (upright, turned)


def _turned(top: Cell, a: int, b: int) -> dict[Cell, str]:
    """The cells of a rectangle at 45 degrees, below the upper left corner of a cell.

    It reaches `a` cells down to the left and `b` down to the right.
    """
    tokens = {}
    for row in range(top.row, top.row + a + b):
        for column in range(top.column - a, top.column + b):
            dark = ""
            for side, (down, right) in ORTHOGONAL.items():
                # Three times the way from the top to the middle of a quarter, down and right.
                y = 3 * (row - top.row) + 1.5 + down
                x = 3 * (column - top.column) + 1.5 + right
                if not (0 < y + x < 6 * b and 0 < y - x < 6 * a):
                    dark += side
            if not dark:
                tokens[Cell(row, column)] = BLANK
            elif len(dark) == 2:
                tokens[Cell(row, column)] = next(
                    t for t, sides in TRIANGLES.items() if sides == dark
                )
    return tokens
