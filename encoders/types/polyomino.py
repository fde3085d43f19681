"""Polyomino: an exact cover by the pieces' spots.

Equal pieces are one, of which several copies lie on the board, so that no answer comes twice.

Measured, first answer, z3 | yices: White Chocolate, three boards, 0.12 | 0.03 s;
twelve pentominoes on 5 x 12 cells 0.5 | 0.6, on 3 x 20 with its eight answers
3.4 | 1.8; thirty-two equal dominoes on a chessboard 0.15 | 0.01, where a letter for each
and an order among them took 1.2 | 0.04 and three times the text. In the style `int`,
with one Int a cell, White Chocolate takes 0.3 | 0.1. Twelve pentominoes of which six are to be
chosen for 5 x 6 cells 1.0 | 0.6, all of them on 8 x 8 cells that may stay empty 7 | 20 on a busy
machine.
"""

from __future__ import annotations

from functools import cached_property

from ...puzzles.shapes import Shape, orientations, placements
from ...puzzles.types.polyomino import LIES, LIES_OR_NOT, Polyomino
from ..cover import Cover, ExactCover, Laying, Spot, Spots, length_of_cover
from ..divisions import NOBODY, Emptiness, borders_of, cover_of_division
from ..encoding import Encoding


class PolyominoEncoding(Encoding[Polyomino]):
    """The variables of a polyomino puzzle."""

    def expected_length(self) -> int:
        puzzle = self.puzzle
        pieces = [
            Laying(kind.token, [shape.cells for shape in self._ways[kind.token]], len(kind.letters))
            for kind in puzzle.kinds
        ]
        return length_of_cover(
            puzzle.board, pieces, plain=self.plain, style=self.style, left_over=puzzle.left_over
        )

    @cached_property
    def _ways(self) -> dict[str, tuple[Shape, ...]]:
        puzzle = self.puzzle
        return {
            kind.token: orientations(puzzle.pieces[kind.letters[0]], puzzle.rotate, puzzle.flip)
            for kind in puzzle.kinds
        }

    def build(self) -> None:
        puzzle = self.puzzle
        self.kinds = {kind.token: kind for kind in puzzle.kinds}
        self.ways = self._ways
        spots: dict[str, Spots] = {
            token: {
                Spot(token, way, placed.cells[0]): placed.cells
                for way, shape in enumerate(shapes, start=1)
                for placed in placements(shape, puzzle.board)
            }
            for token, shapes in self.ways.items()
        }
        # What stays empty is a piece of one cell, which need not lie anywhere.
        nothing: Spots = {Spot(NOBODY, 1, cell): (cell,) for cell in sorted(puzzle.optional)}
        self.cover = Cover(
            puzzle.board,
            {**spots, NOBODY: nothing} if nothing else spots,
            self.style,
            copies={token: len(kind.letters) for token, kind in self.kinds.items()},
            folded=self.prune(lambda: True, False),
            left_over=puzzle.left_over,
        )
        self.lying = LIES_OR_NOT if puzzle.left_over else LIES
        self.owners = {**self.kinds, NOBODY: "no piece"}
        self.lies, self.owner = self.cover.lies, self.cover.owner
        self.border = borders_of(self, puzzle, self.cover)
        self.drawn = puzzle.edges if self.plain else ()
        self.answer = [self.border]
        if puzzle.optional:
            self.answer.append(Emptiness(self.cover, sorted(puzzle.optional)))
        self.marks = [self.owner]

    def exact_cover(self) -> ExactCover | None:
        if self.puzzle.optional or self.puzzle.left_over:
            return None  # not everything is to be covered, or used
        return cover_of_division(self.puzzle, self.cover)
