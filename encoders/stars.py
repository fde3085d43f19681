"""As many things in every line and area, none touching another: a Boolean for each cell.

What stands in a line or area is counted by a sequential counter, one by clauses alone.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

from ..puzzles.stars import NONE, StarPuzzle
from .encoding import Encoding
from .families import Booleans, Words
from .lengths import Names, counter_states, declared, digits_up_to, of_counter

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
        grid, puzzle, free = self.grid, self.puzzle, set(self.puzzle.places)
        names = Names(grid)
        stem = len(f"{puzzle.noun}_")
        symbol = stem + (names.of_cells // names.count if len(free) == names.count else 4)
        length: float = len(free) * declared(symbol, self.style)
        if len(free) == names.count:
            touching = len("(assert (not (and A B))) ; , \n") + 2 * (stem - 1)
            length += (grid.edge_count + names.diagonals) * touching
            length += 2 * (names.of_edges + names.of_diagonals)
        if self.style == "int" or self.plain:
            return int(length)
        counted = [
            (sum(cell in free for cell in line.cells), each)
            for lines, each in (
                (grid.rows, puzzle.each),
                (grid.columns, puzzle.each_column),
                (puzzle.areas, puzzle.each_area),
            )
            for line in lines
        ]
        length += sum(of_counter(count, each, symbol) for count, each in counted)
        states = sum(counter_states(count, each) for count, each in counted)
        return int(length) + 4 * (digits_up_to(states) - states)
