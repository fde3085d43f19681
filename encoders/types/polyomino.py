"""Polyomino: an exact cover by the pieces' spots.

Measured, first answer, z3 | yices: White Chocolate, three boards, 0.12 | 0.03 s;
twelve pentominoes on 5 x 12 cells 0.5 | 0.6, on 3 x 20 with its eight answers
3.4 | 1.8; thirty-two equal dominoes on a chessboard 0.8 | 0.2. In the style `int`,
with one Int a cell, White Chocolate takes 0.3 | 0.1.

Equal pieces would give every answer once for each way to swap them. Of these the
one is kept in which they begin in the order of the file, cells read row by row.
"""

from __future__ import annotations

from ..puzzles.pieces import equal_pieces
from ..puzzles.polyomino import Polyomino
from ..puzzles.shapes import orientations, placements
from .cover import Cover, ExactCover, Spots, equal_pairs
from .encoding import Encoding


class PolyominoEncoding(Encoding[Polyomino]):
    """The variables of a polyomino puzzle."""

    def build(self) -> None:
        puzzle = self.puzzle
        board = sorted(puzzle.board)
        self.ways = {
            letter: orientations(shape, puzzle.rotate, puzzle.flip)
            for letter, shape in puzzle.pieces.items()
        }
        spots: dict[str, Spots] = {
            letter: {
                (letter, way, placed.cells[0]): placed.cells
                for way, shape in enumerate(shapes, start=1)
                for placed in placements(shape, board)
            }
            for letter, shapes in self.ways.items()
        }
        self.cover = Cover(board, spots, self.style)
        self.lies, self.owner = self.cover.lies, self.cover.owner
        self.equal_pairs = equal_pairs(puzzle.forms)
        self.answer = [self.owner]

    def exact_cover(self) -> ExactCover:
        return self.cover.without_symbols(
            lambda placed: {**dict.fromkeys(self.grid.cells, "."), **self.cover.tokens(placed)},
            equal_pieces(self.puzzle.forms),
        )
