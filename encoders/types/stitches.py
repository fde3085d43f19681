"""Stitches: a Boolean for each edge between two regions, and one for each cell, has it a hole.

A cell has a hole exactly where one of its edges is a stitch. Edges between two regions are counted
by clauses or sums, holes in a line by sums. CPU seconds of solving, uniqueness proved, on a
published board of 15x15 cells: yices .03, in the Int style .05, z3 .06.
"""

from __future__ import annotations

from ...puzzles.edges import LINE, NONE
from ...puzzles.types.stitches import Stitches
from ..encoding import Encoding
from ..families import Booleans, Words


class StitchesEncoding(Encoding[Stitches]):
    """The variables of a puzzle of stitches."""

    def build(self) -> None:
        puzzle = self.puzzle
        self.stitch = Booleans(
            "stitch",
            puzzle.places,
            self.style,
            on=LINE,
            off=NONE,
            words=Words("is a stitch", "is no stitch", "are stitches", "are no stitches"),
        )
        self.edges = {
            cell: edges
            for cell in puzzle.grid.cells
            if (edges := sorted(puzzle.edges_of(cell).values()))
        }
        self.hole = Booleans(
            "hole",
            self.edges,
            self.style,
            words=Words("has a hole", "has no hole", "have holes", "have no holes"),
        )
        self.seams = [sorted(seam) for seam in puzzle.seams.values()]
        self.clues = list(puzzle.clues.values())
        self.answer = [self.stitch]
