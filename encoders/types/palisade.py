"""Palisade: a Boolean for each two neighbouring cells, does a border part them.

Numbers are forbidden subsets of a cell's sides; that the regions hang together and have one size
is told without roots, see `pieces.EqualPieces`, and in the plain text with them.
"""

from __future__ import annotations

from ...puzzles.clues import Clue
from ...puzzles.divisions import BORDER, NONE
from ...puzzles.grid import ORTHOGONAL, Edge
from ...puzzles.types.palisade import Palisade
from ..divisions import BORDER_WORDS
from ..encoding import Encoding
from ..families import Booleans
from ..model import WholeBoard
from ..pieces import EqualPieces, length_of_pieces, no_loose_ends
from ..rooted_pieces import RootedPieces, length_of_rooted_pieces
from ..terms import TRUE, Term


class PalisadeEncoding(Encoding[Palisade]):
    """The variables of a palisade puzzle."""

    def expected_length(self) -> int:
        return self.prune(
            lambda: length_of_pieces(self.grid, self.puzzle.region_size, self.style),
            length_of_rooted_pieces(self.grid),
        )

    def build(self) -> None:
        puzzle, grid = self.puzzle, self.grid
        self.border = Booleans(
            "border", puzzle.edges, self.style, on=BORDER, off=NONE, words=BORDER_WORDS
        )
        between = {edge: self.border[edge] for edge in puzzle.edges}
        size = puzzle.region_size
        self.regions: WholeBoard = self.prune(
            lambda: EqualPieces(between, grid, size, noun="region"),
            RootedPieces(between, grid, size, noun="region"),
        )
        self.ends = self.for_lemmas(lambda: no_loose_ends(between, grid))
        self.clues: list[tuple[Clue, list[Term]]] = []
        for clue in puzzle.clues.values():
            inner = [Edge.of(clue.at, near) for near in grid.orthogonal(clue.at)]
            outer: list[Term] = [TRUE] * (len(ORTHOGONAL) - len(inner))
            self.clues.append((clue, [*self.border.of(inner), *outer]))
        self.answer = [self.border]
