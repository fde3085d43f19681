"""Singles: a Boolean for each cell, is it shaded, as in `scattered`.

Of two cells of a line that hold the same number one is shaded: a clause.

Planted 25x25, first answer and uniqueness, CPU seconds of the whole process: yices .37, z3 .55; as
Int .46 and 1.4. The plain text, a spanning tree of the unshaded cells: .7 and 1.6.
"""

from __future__ import annotations

from ...puzzles.grid import Cell
from ...puzzles.types.singles import Singles
from ..numbers import Held
from ..scattered import ScatteredEncoding
from ..terms import not_


class SinglesEncoding(ScatteredEncoding[Singles]):
    """The variables of a singles, and the equal numbers of each line."""

    def build(self) -> None:
        super().build()
        self.rivals = []
        for line in self.grid.lines:
            alike: dict[int, list[Cell]] = {}
            for cell in line.cells:
                alike.setdefault(self.puzzle.numbers[cell], []).append(cell)
            self.rivals += [
                (line, Held("number", number), [not_(self.shaded[cell]) for cell in cells])
                for number, cells in alike.items()
                if len(cells) > 1
            ]
