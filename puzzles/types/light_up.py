"""Light Up: bulbs that light every cell and never each other."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..check import Check
from ..clues import Clue, cell_clues
from ..common import check_counts
from ..grid import ORTHOGONAL, Cell, Grid
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..walls import WallPuzzle

if TYPE_CHECKING:
    import random

LIT = "Every floor cell is lit."
APART = "No bulb shines on another."
COUNT = "A numbered wall has that many bulbs beside it."

BULB, FLOOR = "L", "."


@dataclass(frozen=True, kw_only=True)
class LightUp(WallPuzzle):
    """Place bulbs so that every cell is lit.

    Rules: a bulb lights its cell and the cells in its row and column up to the
    next wall. Every floor cell is lit, and no bulb is lit by another. A number
    on a wall counts the bulbs on the up to four cells beside it.

    File: a grid of `.` (floor), `#` (wall) and `0` to `4` (wall with a number).

    Answer: `L` a bulb, `.` none.
    """

    name: ClassVar[str] = "light-up"
    aliases: ClassVar[tuple[str, ...]] = ("akari",)
    rules: ClassVar[tuple[str, ...]] = (LIT, APART, COUNT)

    wall_noun: ClassVar[str] = "wall"
    no_wall: ClassVar[str] = "where no wall is"

    def choices(self, place: Cell) -> Sequence[str]:
        return (BULB, FLOOR)

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.numbers, "numbers", "wall")

    def check(self, answer: Answer) -> Iterator[Check]:
        beams = self._beams([cell for cell in self.places if answer[cell] == BULB])
        lit = {cell for beam in beams.values() for cell in beam}.union(beams)
        for cell in self.places:
            is_lit = cell in lit
            yield Check(LIT, str(cell), is_lit, "light", "some" if is_lit else "none", (cell,))
        for bulb, beam in beams.items():
            others = [cell for cell in beam if cell in beams]
            yield Check(
                APART,
                f"bulb {bulb}",
                ok=not others,
                expected="no bulb in sight",
                found=", ".join(map(str, others)) or "none",
                cells=(bulb, *others),
            )
        yield from check_counts(
            COUNT, self.clues.values(), answer, BULB, "bulb", self.grid.orthogonal
        )

    def _beams(self, bulbs: Collection[Cell]) -> dict[Cell, list[Cell]]:
        """The cells that each bulb lights apart from its own."""
        return {bulb: list(_beam(self.grid, self.walls, bulb)) for bulb in bulbs}

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[LightUp]:
        grid = Grid(height, width)
        density, kept = rng.uniform(0.1, 0.5), rng.choice((0.4, 0.8, 1.0))
        walls = {cell for cell in grid.cells if rng.random() < density}
        bulbs: set[Cell] = set()
        dark = set(grid.cells) - walls
        for cell in rng.sample(grid.cells, len(grid.cells)):
            if cell in dark:
                bulbs.add(cell)
                dark.difference_update([cell], _beam(grid, walls, cell))
        numbers = {
            wall: sum(near in bulbs for near in grid.orthogonal(wall))
            for wall in sorted(walls)
            if rng.random() < kept
        }
        puzzle = cls(grid=grid, walls=frozenset(walls), numbers=numbers)
        return Planted(puzzle, {c: BULB if c in bulbs else FLOOR for c in puzzle.places})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        beams = self._beams([cell for cell in self.places if answer and answer.get(cell) == BULB])
        for cell in {cell: None for bulb in beams for cell in (bulb, *beams[bulb])}:
            picture.fill(cell, "lit")
        for bulb in beams:
            picture.symbol(bulb, "bulb", found=True)
        for wall in sorted(self.walls):
            picture.fill(wall, "wall")
            if wall in self.numbers:
                picture.text(wall, str(self.numbers[wall]), "given")
        return picture


def _beam(grid: Grid, walls: Collection[Cell], bulb: Cell) -> Iterator[Cell]:
    """The cells that a bulb lights apart from its own."""
    for direction in ORTHOGONAL.values():
        for cell in grid.ray(bulb, direction):
            if cell in walls:
                break
            yield cell
