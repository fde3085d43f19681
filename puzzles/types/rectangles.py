"""Rectangles: divide the board into rectangles, each with one number that is its area."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ..check import Check, counted
from ..clues import Clue, cell_clues, cell_flaws, value_flaws
from ..divisions import DivisionPuzzle
from ..errors import Flaw
from ..grid import Cell, Grid
from ..picture import Picture
from ..places import Place
from ..puzzle import UNKNOWN, Answer, Planted
from ..text import Source
from ..writing import write_numbers

if TYPE_CHECKING:
    import random

RECTANGLE = "Each region is a rectangle."
ONE_CLUE = "Each region holds one number."
AREA = "A number says how many cells its region has."


@dataclass(frozen=True, kw_only=True)
class Rectangles(DivisionPuzzle):
    """Divide the board into rectangles, each with one number that is its area.

    Rules: every cell lies in one rectangle; each rectangle holds exactly one
    number, which says how many cells the rectangle has. Where `?` stands in
    place of a number, it may have any size.

    File: a grid of numbers, `?` and `.`. In a grid without spaces the letters
    from `a` are the numbers from 10. The numbers must add up to the board's
    cells; where there are `?`, to what leaves a cell at least for each.

    Answer: in each cell the id of its rectangle; ids are arbitrary.
    """

    name: ClassVar[str] = "rectangles"
    aliases: ClassVar[tuple[str, ...]] = ("shikaku",)
    rules: ClassVar[tuple[str, ...]] = (RECTANGLE, ONE_CLUE, AREA)

    numbers: Mapping[Cell, int | None]
    """The area of each number's rectangle; None where it is not known."""

    @classmethod
    def read(cls, source: Source) -> Rectangles:
        board = source.grid("numbers")
        most = len(board.grid.cells)
        return cls(
            grid=board.grid,
            **source.heading,
            numbers={
                cell: None if token.text == UNKNOWN else source.number(token, 1, most)
                for cell, token in board.tokens.items()
                if not source.is_empty(token)
            },
        )

    def flaws(self) -> Iterator[Flaw]:
        cells = len(self.grid.cells)
        known = {cell: area for cell, area in self.numbers.items() if area is not None}
        yield from cell_flaws(self.grid, self.numbers, "numbers", "number")
        yield from value_flaws(known, "numbers", 1, cells)
        total, unknown = sum(known.values()), len(self.numbers) - len(known)
        if total + unknown > cells or (total < cells and not unknown):
            yield Flaw(
                f"the numbers add up to {total + unknown}{' at least' if unknown else ''} "
                f"and the board has {counted(cells, 'cell')}; rectangles of these areas must fill "
                "all of it",
                "numbers",
            )

    def write(self) -> str:
        return write_numbers(self.grid, self.numbers)

    def marks(self) -> Mapping[Place, Sequence[str]]:
        numbers = tuple(map(str, sorted(self.numbers)))
        return {cell: numbers for cell in self.grid.cells if cell not in self.numbers}

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.numbers, "numbers", "number", stays=True)

    def check(self, answer: Answer) -> Iterator[Check]:
        for region in self.pieces_of(answer):
            cells = tuple(region)
            rows = {cell.row for cell in cells}
            columns = {cell.column for cell in cells}
            height, width = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
            numbers = [cell for cell in cells if cell in self.numbers]
            where = f"region of {cells[0]}"
            yield Check(
                RECTANGLE,
                where,
                ok=len(cells) == height * width,
                expected="its one cell"
                if height * width == 1
                else f"all {height * width} cells of {height} x {width}",
                found=str(len(cells)),
                cells=cells,
            )
            found = str(len(numbers))
            yield Check(ONE_CLUE, where, len(numbers) == 1, "1 number", found, cells)
            for cell in numbers:
                area = self.numbers[cell]
                if area is not None:
                    yield Check(
                        AREA,
                        f"number at {cell}",
                        ok=len(cells) == area,
                        expected=counted(area, "cell"),
                        found=str(len(cells)),
                        cells=cells,
                    )

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Rectangles]:
        grid = Grid(height, width)
        names: dict[Cell, Cell] = {}
        numbers: dict[Cell, int | None] = {}
        longest = rng.randint(2, 5)
        # Of large boards few, since a lecture's text of one lists every rectangle round it.
        unknown = rng.choice((0.0, 0.0, 0.1, 0.3)) * min(1.0, 30 / len(grid.cells))
        for first in grid.cells:
            if first in names:
                continue
            cells = _free_rectangle(rng, grid, names, first, longest)
            names.update(dict.fromkeys(cells, first))
            numbers[rng.choice(cells)] = None if rng.random() < unknown else len(cells)
        puzzle = cls(grid=grid, numbers=numbers)
        return Planted(puzzle, puzzle.division(names))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = self.draw_regions(answer)
        for cell, area in self.numbers.items():
            picture.text(cell, UNKNOWN if area is None else str(area), "given")
        return picture


def _free_rectangle(
    rng: random.Random, grid: Grid, taken: Collection[Cell], first: Cell, longest: int
) -> list[Cell]:
    """A random rectangle of free cells whose upper left one is the first in reading order."""
    width = 1
    wanted, height = rng.randint(1, longest), min(rng.randint(1, longest), grid.height - first.row)
    while width < wanted:
        beside = Cell(first.row, first.column + width)
        if beside not in grid or beside in taken:
            break
        width += 1
    # What lies below free cells in reading order is free as well.
    return [
        Cell(first.row + down, first.column + right)
        for down in range(height)
        for right in range(width)
    ]
