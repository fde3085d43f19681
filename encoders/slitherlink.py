"""Slitherlink: a Boolean for each line between two neighbouring points.

What clues and points decide by themselves is known before anything is written
(`prune.propagate`), on larger boards with probes; the Int style, which is to be read, knows
only the sides of zeros. Clues are forbidden subsets of a cell's four sides, points have no three
and no single line, and there is one loop, see `loops.OneLoop`.

The dense 20x20 of tests/instances falls from 1.3 MB of text to .24. Seconds of first answer /
uniqueness proved, solver alone in one dialogue on a busy machine (yices 2.6.5 | z3 5.4.1): .03/.03
| .17/.18; a planted 25x25 with a third of its clues .19/.25 | .94/1.0.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..puzzles.grid import Cell, Grid
from ..puzzles.puzzle import Answer
from ..puzzles.slitherlink import Slitherlink, points_of, sides_of
from . import prune
from .encoding import Encoding
from .families import Booleans
from .loops import OneLoop
from .terms import Value

PROBED_FROM = 300
"""Edges of a board that is probed; the text of a smaller one is short, and there to be read."""


class SlitherlinkEncoding(Encoding[Slitherlink]):
    """The variables of a slitherlink: edges, whose two points are named like cells."""

    def build(self) -> None:
        points = points_of(self.grid)
        known = self._known(points)
        self.edge = Booleans(
            "edge",
            points.pairs,
            self.style,
            fixed=known,
            words=("are joined by the loop", "are not joined by the loop"),
        )
        self.one_loop = OneLoop({side: self.edge[side] for side in points.pairs}, points)
        self.clues = [
            (cell, self.edge.of(sides_of(cell).values()), clue) for cell, clue in self.puzzle.clues
        ]
        self.answer = [self.edge]

    def _known(self, points: Grid) -> dict[tuple[Cell, Cell], bool]:
        """The edges that clues and points decide before anything is encoded."""
        clues = [(list(sides_of(cell).values()), [clue]) for cell, clue in self.puzzle.clues]
        if self.style == "int":
            # To be read; but two zeros would assert the side between them twice.
            return {side: False for sides, total in clues if total == [0] for side in sides}
        at: dict[Cell, list[tuple[Cell, Cell]]] = {point: [] for point in points.cells}
        for pair in points.pairs:
            for point in pair:
                at[point].append(pair)
        passes = [(pairs, (0, 2)) for pairs in at.values()]
        return prune.propagate([*clues, *passes], probe=len(points.pairs) >= PROBED_FROM)

    def read_answer(self, values: Mapping[str, Value]) -> Answer:
        taken = self.edge.tokens(values)
        return {
            cell: "".join(_token(letter, taken[side]) for letter, side in sides_of(cell).items())
            or "."
            for cell in self.grid.cells
        }


def _token(letter: str, token: str) -> str:
    """A side's part of its cell's token; a value that is no 0 and no 1 stays visible."""
    return {"#": letter, ".": ""}.get(token, token)
