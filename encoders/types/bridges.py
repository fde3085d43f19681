"""Bridges: for each two islands that can be joined, are there at least 1, at least 2 bridges.

What ends at an island is counted in clauses, bridges that would cross exclude each other, and the
islands are one connected graph, by ranks that grow from the one with the most neighbours, see
`graphs.ConnectedGraph`; in the plain text something flows to each of them, see
`graphs.FlowingGraph`. No more bridges are considered than either island's number, and one fewer
between two islands of that number, which would be cut off from the others.

Measured, CPU seconds of first answer / uniqueness or another answer, solver alone (yices 2.6.5 | z3
5.4.1): planted boards of 40x60 cells with 380 to 460 islands, .05-.12 | .24-.38, the plain text of
one .5 | 5; counts by forbidden subsets, three times the text, .12-.32 | .74-1.4.
"""

from __future__ import annotations

from ...puzzles.grid import Cell, Edge
from ...puzzles.types.bridges import Bridges
from ..amounts import Amounts
from ..encoding import Encoding
from ..graphs import ConnectedGraph, FlowingGraph
from ..model import WholeBoard


class BridgesEncoding(Encoding[Bridges]):
    """The variables of a bridges puzzle."""

    def build(self) -> None:
        puzzle = self.puzzle
        self._alone = self._pairs_alone()
        self.bridges = Amounts(
            "bridges",
            self.prune(self._most, dict.fromkeys(puzzle.places, puzzle.max)),
            self.style,
            noun="bridges",
        )
        self.pairs = [pair for pair in puzzle.places if self.bridges.most[pair]]
        at: dict[Cell, list[Edge]] = {island: [] for island in puzzle.numbers}
        for pair in puzzle.places:
            for island in pair:
                at[island].append(pair)
        self.clues = [(clue, at[clue.at]) for clue in puzzle.clues.values()]
        graph = ConnectedGraph(
            "island",
            tuple(puzzle.numbers),
            {pair: self.bridges.at_least(pair, 1) for pair in puzzle.places},
        )
        self.joined: WholeBoard = self.prune(lambda: graph, FlowingGraph(graph))
        self.cut_off = self.for_lemmas(self._alone.items)
        self.answer = [self.bridges]

    def _most(self) -> dict[Edge, int]:
        """How many bridges there can be between each two islands."""
        puzzle = self.puzzle
        most = {}
        for pair in puzzle.places:
            known = [number for island in pair if (number := puzzle.numbers[island]) is not None]
            most[pair] = min(self._alone.get(pair, puzzle.max), puzzle.max, *known)
        return most

    def _pairs_alone(self) -> dict[Edge, int]:
        """One bridge fewer than two islands of the same number have, where there are others."""
        numbers = self.puzzle.numbers
        if len(numbers) == 2:
            return {}
        return {
            pair: number - 1
            for pair in self.puzzle.places
            if (number := numbers[pair.a])
            and number == numbers[pair.b]
            and number <= self.puzzle.max
        }
