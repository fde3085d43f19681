"""Unequal: Latin squares by Booleans, signs by supports.

Rows and columns as in `sudoku`; a sign bounds what its two cells may hold,
chain by chain, and those bounds and naked singles are worked out before. See
`Numbers.less` for the clauses of a sign. Seconds for the first solution and for
uniqueness of a published 10x10, z3 | yices: 0.25/0.17 | 0.01/0.01, in the Int
style 1.1/1.4 | 0.17/0.17.
"""

from __future__ import annotations

from functools import partial

from ..puzzles.unequal import Unequal
from . import prune
from .encoding import Encoding
from .families import Numbers


class UnequalEncoding(Encoding[Unequal]):
    """The variables of an unequal puzzle, its signs or bars in reading order."""

    def build(self) -> None:
        puzzle = self.puzzle
        self.digits = puzzle.digits
        self.givens = puzzle.givens
        self.signs = sorted(puzzle.signs, key=sorted)
        self.bars = sorted(puzzle.bars or ())
        self.no_bars = (
            [] if puzzle.bars is None else [p for p in puzzle.grid.pairs if p not in puzzle.bars]
        )
        domains = {cell: set(self.digits) for cell in self.grid.cells}
        if self.style != "int":
            domains.update((cell, {digit}) for cell, digit in self.givens.items())
            prune.fixpoint(
                domains,
                partial(prune.naked_singles, houses=[line.cells for line in self.grid.lines]),
                partial(prune.ordered, pairs=self.signs),
                partial(prune.related, pairs=self.bars, relation=lambda a, b: abs(a - b) == 1),
                partial(prune.related, pairs=self.no_bars, relation=lambda a, b: abs(a - b) != 1),
            )
        self.digit = Numbers("digit", domains, self.style, noun="digit")
        self.answer = [self.digit]
