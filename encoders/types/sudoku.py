"""Sudoku: a Boolean for each cell and digit that the givens leave open, or an Int a cell.

Kwon and Jain's optimized encoding (Optimized CNF encoding for Sudoku puzzles,
LPAR 2006): naked singles and the digit sets of cages are worked out before, so
that a cell keeps the digits it may still hold; a cell holds one, a house holds
each digit once. Sums and sandwiches: see `sums`.

Seconds for the first solution and for uniqueness, z3 | yices, of those in
tests/instances: 16x16 0.17/0.13 | 0.02/0.01, killer 0.11/0.10 | 0.02/0.02,
sandwich 0.18/0.16 | 0.02/0.02; of a planted 25x25 (1.0 MB of text; unpruned
33 MB and 10 s on z3) 0.45/0.43 | 0.06/0.06. Hidden singles, tried as well, shorten that text by a
third or so and z3's time with it (yices: the same), but leave nothing to read of
easy puzzles. In the Int style 9x9 takes 0.2 | 0.03, the 16x16 1.6/1.9 |
0.12/0.14, the first solution of the 25x25 22 | 2.7.
"""

from __future__ import annotations

from functools import partial

from ..puzzles.grid import Line
from ..puzzles.sudoku import Sudoku
from . import prune
from .encoding import Encoding
from .families import Numbers
from .sums import sandwich_is, sum_is


class SudokuEncoding(Encoding[Sudoku]):
    """The variables of a Sudoku, its houses by kind, and its clues."""

    def build(self) -> None:
        puzzle = self.puzzle
        self.digits = range(1, puzzle.size + 1)
        self.houses = self._houses()
        self.givens = puzzle.givens
        self.sums = [(puzzle.cage_lines[cage], total) for cage, total in puzzle.sums.items()]
        self.sandwiches = puzzle.sandwiches
        houses = [set(house.cells) for _, house in self.houses]
        # Inside a house no digit can stand twice anyway.
        self.cages = [
            cage
            for cage in puzzle.cage_lines.values()
            if not any(house.issuperset(cage.cells) for house in houses)
        ]
        domains = {cell: set(self.digits) for cell in self.grid.cells}
        if self.style != "int":
            domains.update((cell, {digit}) for cell, digit in self.givens.items())
            prune.fixpoint(
                domains,
                partial(prune.naked_singles, houses=[*houses, *(c.cells for c in self.cages)]),
                partial(prune.sums, totals=[(cage.cells, total) for cage, total in self.sums]),
            )
        self.digit = Numbers("digit", domains, self.style, noun="digit")
        self.sum_is, self.sandwich_is = sum_is, sandwich_is
        self.answer = [self.digit]

    def _houses(self) -> list[tuple[str, Line]]:
        """Every set of cells that holds each digit once, with the word for its kind."""
        puzzle = self.puzzle
        kinds = {
            "row": puzzle.grid.rows,
            "column": puzzle.grid.columns,
            "box" if puzzle.regions is None else "region": puzzle.boxes,
            "long diagonal": puzzle.diagonal_lines,
        }
        houses: dict[frozenset[object], tuple[str, Line]] = {}
        for kind, lines in kinds.items():
            for line in lines:
                # A box of one row is that row.
                houses.setdefault(frozenset(line.cells), (kind, line))
        return list(houses.values())
