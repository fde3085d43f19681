"""Star battle: a Boolean for each cell, does a star stand there.

The stars of a line or region are counted by a sequential counter, one star by clauses alone.
Measured for uniqueness on a board of 25x25 cells with 6 stars a line: yices 0.4 s, z3 0.6 s;
with sums yices 4.4 s, z3 0.8 s. In the Int style, always sums, yices takes 2.3 s and z3 does not
end in 150 s; one sum for each 2x2 square in place of the pairs that touch took yices over 150 s.
"""

from __future__ import annotations

from ...puzzles.types.star_battle import NONE, STAR, StarBattle
from ..encoding import Encoding
from ..families import Booleans, Words, name_length


class StarBattleEncoding(Encoding[StarBattle]):
    """The variables of a star battle."""

    def build(self) -> None:
        puzzle, grid = self.puzzle, self.grid
        self.star = Booleans(
            "star",
            puzzle.places,
            self.style,
            on=STAR,
            off=NONE,
            words=Words("is a star", "is no star", "are stars", "are no stars"),
        )
        self.touching = [(a, b) for a in grid.cells for b in grid.around(a) if a < b]
        self.answer = [self.star]

    def expected_length(self) -> int:
        grid, stars, name = self.grid, self.puzzle.stars, name_length(self.grid)
        height, width = grid.height, grid.width
        touching = height * (width - 1) + (height - 1) * width + 2 * (height - 1) * (width - 1)
        length = len(grid.cells) * (32 + 2 * name) + touching * (38 + 4 * name)
        if self.style == "int" or self.plain or stars < 2:
            return int(length)
        # A counter has a symbol, its declaration and an equivalence of it and two others.
        lines = (*grid.lines, *self.puzzle.areas)
        counters = sum(max(0, (stars - 1) * (len(line.cells) - stars - 1)) for line in lines)
        return int(length + counters * (75 + name + 4 * (len(str(counters)) - 1)))
