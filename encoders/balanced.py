"""Boards of two symbols: a Boolean for each cell, counts of lines, lines that differ.

The givens are asserted like any rule, so that an unsat core can name them; the
solver propagates them before it searches. A count is a sum for each line, three
neighbours are two clauses, two lines that differ are one (`lines`). The Int style writes
the threes as sums too.
"""

from __future__ import annotations

from itertools import combinations
from typing import TypeVar

from ..puzzles.balanced import BalancedPuzzle
from .encoding import Encoding
from .families import Booleans, Words, name_length

B = TypeVar("B", bound=BalancedPuzzle)

_STEMS = {"1": "one", "B": "black"}
_ADJECTIVES = {"0": "0", "1": "1", "B": "black", "W": "white"}


class BalancedEncoding(Encoding[B]):
    """The variables of such a board: which cells hold the second of its two symbols."""

    def build(self) -> None:
        puzzle, grid = self.puzzle, self.grid
        off, on = puzzle.symbols
        self.kinds = (_ADJECTIVES[on], _ADJECTIVES[off])
        yes, no = self.kinds
        self.on = Booleans(
            _STEMS[on],
            grid.cells,
            self.style,
            on=on,
            off=off,
            words=Words(f"is {yes}", f"is {no}", f"are {yes}", f"are {no}"),
        )
        self.givens = [
            (clue, self.on.literal(clue.at, clue.value)) for clue in puzzle.clues_of("given")
        ]
        self.threes = [
            line.cells[i : i + 3] for line in grid.lines for i in range(len(line.cells) - 2)
        ]
        self.pairs = [
            pair
            for lines in (grid.rows, grid.columns)
            for pair in combinations(lines, 2)
            if puzzle.unique
        ]
        self.answer = [self.on]

    def expected_length(self) -> int:
        grid, name = self.grid, len("one_") + name_length(self.grid)
        height, width = grid.height, grid.width
        length = height * width * (22 + name)
        if self.puzzle.unique:  # `(xor A B)` for each two cells of each two lines
            pairs = height * (height - 1) // 2 * width + width * (width - 1) // 2 * height
            length += pairs * (7 + 2 * name)
        return int(length)
