"""Slitherlink: a Boolean for each line between two neighbouring points.

What clues and points decide by themselves is known before anything is written
(`prune.propagate`), on larger boards with probes; the Int style, which is to be read, knows
only the sides of zeros. Clues are forbidden subsets of a cell's four sides, points have no three
and no single line, and there is one loop, see `loops.OneLoop`; the plain text walks along it, see
`tour.Tour`.

The dense 20x20 of tests/instances falls from 1.3 MB of text to .24. Seconds of first answer /
uniqueness proved, solver alone in one dialogue on a busy machine (yices 2.6.5 | z3 5.4.1): .03/.03
| .17/.18; a planted 25x25 with a third of its clues .19/.25 | .94/1.0.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...puzzles.clues import Clue
from ...puzzles.edges import LINE, NONE
from ...puzzles.grid import Cell, Edge
from ...puzzles.types.slitherlink import Slitherlink, sides_of
from .. import prune
from ..encoding import Encoding
from ..families import Booleans
from ..loops import LOOP_WORDS, OneLoop, length_of_loop
from ..model import WholeBoard
from ..terms import Term, not_
from ..tour import Tour, length_of_tour

PROBED_FROM = 300
"""Edges of a board that is probed; the text of a smaller one is short, and there to be read."""

KNOWN_FOR_A_CLUE = 6
"""Edges that are known for each clue, at most: its own four, some beyond those of two clues."""


class SlitherlinkEncoding(Encoding[Slitherlink]):
    """The variables of a slitherlink: edges, whose two points are named like cells."""

    def build(self) -> None:
        puzzle = self.puzzle
        self.edge = Booleans(
            "edge",
            puzzle.places,
            self.style,
            fixed=self.prune(self._known, {}),
            on=LINE,
            off=NONE,
            words=LOOP_WORDS,
        )
        self.one_loop = OneLoop({side: self.edge[side] for side in puzzle.places}, puzzle.nodes)
        self.whole_loop: WholeBoard = self.prune(lambda: self.one_loop, Tour(self.one_loop))
        self.clues = [
            (clue, self.edge.of(sorted(sides_of(clue.at).values())))
            for clue in puzzle.clues.values()
        ]
        self.points = puzzle.nodes.cells
        self.patterns = self.for_lemmas(self._patterns)
        self.answer = [self.edge]

    def expected_length(self) -> int:
        return int(self.prune(self._of_open_edges, length_of_tour(self.puzzle.nodes, self.style)))

    def _of_open_edges(self) -> float:
        nodes = self.puzzle.nodes
        share = 1 - KNOWN_FOR_A_CLUE * len(self.puzzle.numbers) / nodes.edge_count
        return max(0.0, share) * length_of_loop(nodes, self.style)

    def _known(self) -> dict[Edge, bool]:
        """The edges that clues and points decide before anything is encoded."""
        puzzle = self.puzzle
        clues = [
            (list(sides_of(cell).values()), (number,)) for cell, number in puzzle.numbers.items()
        ]
        if self.style == "int":
            # To be read; but two zeros would assert the side between them twice.
            return {side: False for sides, total in clues if total == (0,) for side in sides}
        passes = [(edges, (0, 2)) for edges in self._edges_at().values()]
        return prune.propagate([*clues, *passes], probe=len(puzzle.places) >= PROBED_FROM)

    def _patterns(self) -> Iterator[tuple[list[Clue], list[Term]]]:
        """The lines that one clue, or two that touch, settle together with the points around them.

        Such as the sides of a 3 in a corner, and those around two 3s. What the clues and points
        tell one by one is none of it, nor what one of two clues tells alone.
        """
        at = self._edges_at()
        clues = {clue.at: clue for clue in self.puzzle.clues.values()}
        alone: dict[Cell, dict[Edge, bool]] = {}
        pairs = [(a, b) for a in clues for b in self.grid.around(a) if a < b and b in clues]
        for cells in (*((cell,) for cell in clues), *pairs):
            sides = [list(sides_of(cell).values()) for cell in cells]
            points = dict.fromkeys(point for some in sides for side in some for point in side)
            counts = [
                *zip(sides, ((clues[cell].value,) for cell in cells), strict=True),
                *((at[point], (0, 2)) for point in points),
            ]
            told = prune.propagate(counts)
            for cell in cells:
                told.update(alone.get(cell, {}))
            found = prune.propagate(counts, probe=True)
            if len(cells) == 1:
                alone[cells[0]] = found
            lines = [(self.edge[e], on) for e, on in sorted(found.items()) if e not in told]
            if lines:
                yield [clues[cell] for cell in cells], [e if on else not_(e) for e, on in lines]

    def _edges_at(self) -> dict[Cell, list[Edge]]:
        """For each point the edges that end there."""
        at: dict[Cell, list[Edge]] = {point: [] for point in self.puzzle.nodes.cells}
        for edge in self.puzzle.places:
            for point in edge:
                at[point].append(edge)
        return at
