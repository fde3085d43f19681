"""Tracks: a Boolean for each two neighbouring cells, does track join them, and one for each cell.

A cell with track has two sides that are joined; one of them is an end where the track leaves the
board there. Lines are counted by cells. Outside of the board the two ends are joined, so that the
track is one loop, see `loops.way_through_board`; in the plain text ranks grow along it, see
`tour.RankedWay`.

Measured, CPU seconds of first answer / uniqueness or another answer, solver alone (yices 2.6.5 | z3
5.4.1): the 15x15 of tests/instances .03/.03 | .16/.15; three planted boards of 30x30 cells .14-2.4
| .9-1.3. Counts as sums of `ite` .16-7.3 | .6-1.2, by totalizers .3-9.7 and over 100 | 1.5-2.3.
"""

from __future__ import annotations

from ...puzzles.edges import LINE, NONE
from ...puzzles.grid import Cell
from ...puzzles.types.tracks import Tracks
from ..encoding import Encoding
from ..families import Booleans, Words
from ..loops import two_or_none, way_through_board
from ..model import WholeBoard
from ..terms import TRUE, Term, not_
from ..tour import RankedWay


class TracksEncoding(Encoding[Tracks]):
    """The variables of a tracks puzzle."""

    def build(self) -> None:
        puzzle = self.puzzle
        self.edge = Booleans(
            "edge",
            puzzle.places,
            self.style,
            fixed=self.prune(
                lambda: {edge: token == LINE for edge, token in puzzle.prefilled.items()}, {}
            ),
            on=LINE,
            off=NONE,
            words=Words(
                "is joined by track", "is not joined", "are joined by track", "are not joined"
            ),
        )
        edges = {edge: self.edge[edge] for edge in puzzle.places}
        ends = [(cell, letter) for cell, letters in puzzle.ends.items() for letter in letters]
        self.track = Booleans(
            "track",
            self.grid.cells,
            self.style,
            fixed=self.prune(lambda: dict.fromkeys((*puzzle.ends, *puzzle.pieces), True), {}),
            words=Words("has track", "has no track", "have track", "have no track"),
        )
        self.sides = {
            cell: [self.edge[edge] for edge in puzzle.edges_of(cell).values()]
            + [TRUE] * len(puzzle.ends.get(cell, ""))
            for cell in self.grid.cells
        }
        self.passing = [(cell, two_or_none(sides)) for cell, sides in self.sides.items()]
        one_way = way_through_board(edges, self.grid, ends)
        used = {cell: self.track[cell] for cell in self.grid.cells}
        self.one_way: WholeBoard = self.prune(
            lambda: one_way, RankedWay(one_way, "cell with track", used, edges, ends[0][0])
        )
        self.pieces = [
            (clue, self._as_given(clue.at, clue.value)) for clue in puzzle.clues_of("piece")
        ]
        self.counts = puzzle.clues_of("clue")
        self.answer = [self.edge]

    def _as_given(self, cell: Cell, letters: str) -> list[Term]:
        """What a given piece says of the sides of its cell."""
        return [
            self.edge[edge] if letter in letters else not_(self.edge[edge])
            for letter, edge in self.puzzle.edges_of(cell).items()
        ]
