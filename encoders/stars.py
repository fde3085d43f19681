"""As many things in every line and area, none touching another: a Boolean for each cell.

What stands in a line or area is counted by a sequential counter, one by clauses alone.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

from ..puzzles.stars import NONE, StarPuzzle
from .encoding import Encoding
from .families import Booleans, Words, name_length

P = TypeVar("P", bound=StarPuzzle)


class StarEncoding(Encoding[P]):
    """The variables of a star battle and its like; the template is `stars.smt2.j2`."""

    words: ClassVar[Words]
    """What it means that one stands in a cell, or not."""

    def build(self) -> None:
        puzzle, grid = self.puzzle, self.grid
        self.placed = Booleans(
            puzzle.noun, puzzle.places, self.style, on=puzzle.token, off=NONE, words=self.words
        )
        free = set(puzzle.places)
        self.touching = [
            (a, b) for a in puzzle.places for b in grid.around(a) if a < b and b in free
        ]
        self.answer = [self.placed]

    def expected_length(self) -> int:
        grid, puzzle, name = self.grid, self.puzzle, name_length(self.grid)
        if len(puzzle.places) < len(grid.cells):
            return 0
        height, width = grid.height, grid.width
        touching = height * (width - 1) + (height - 1) * width + 2 * (height - 1) * (width - 1)
        length = len(grid.cells) * (32 + 2 * name) + touching * (38 + 4 * name)
        if self.style == "int" or self.plain:
            return int(length)
        # A counter has a symbol, its declaration and an equivalence of it and two others.
        counters = sum(
            max(0, (each - 1) * (len(line.cells) - each - 1))
            for lines, each in (
                (grid.rows, puzzle.each),
                (grid.columns, puzzle.each_column),
                (puzzle.areas, puzzle.each_area),
            )
            for line in lines
        )
        return int(length + counters * (75 + name + 4 * (len(str(counters)) - 1)))
