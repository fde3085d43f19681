"""Heyawake: a Boolean for each cell, is it shaded.

That shaded cells stand apart and leave the others connected is said as in `scattered`. A view is
the shortest run that crosses two borders of rooms; some cell of it is shaded. Room counts are sums.
Seconds of first answer / uniqueness proved, solver alone in one dialogue on a busy machine
(yices 2.6.5 | z3 5.4.1): 20x20 .06/.08 | .38/.40.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...puzzles.grid import Line
from ...puzzles.types.heyawake import Heyawake
from ..scattered import ScatteredEncoding


class HeyawakeEncoding(ScatteredEncoding[Heyawake]):
    """The variables of a heyawake."""

    def build(self) -> None:
        super().build()
        self.views = [view for line in self.grid.lines for view in self._views(line)]

    def _views(self, line: Line) -> Iterator[Line]:
        """The shortest runs of a line that cross two borders: one cell before, one after both."""
        cells, room = line.cells, self.puzzle.regions
        borders = [i for i in range(1, len(cells)) if room[cells[i - 1]] != room[cells[i]]]
        for start, end in pairwise(borders):
            view = cells[start - 1 : end + 1]
            yield Line(f"{view[0]} to {view[-1]}", view)
