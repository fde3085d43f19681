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

from collections.abc import Iterator
from functools import partial

from ...puzzles.clues import Clue
from ...puzzles.grid import Cell, Line
from ...puzzles.latin import COLUMN, ROW
from ...puzzles.types.sudoku import BOX, DIAGONAL, SHORT, Sudoku
from .. import prune
from ..encoding import Encoding
from ..numbers import Numbers
from ..sums import crusts_apart, in_no_sum, sizes_of_sum
from ..terms import Term


class SudokuEncoding(Encoding[Sudoku]):
    """The variables of a Sudoku, its houses with the rule of their kind, and its clues."""

    def build(self) -> None:
        puzzle = self.puzzle
        self.digits = puzzle.digits
        self.givens = puzzle.clues_of("given")
        self.sums = puzzle.clues_of("sum")
        self.sandwiches = puzzle.clues_of("sandwich")
        houses = [
            *((ROW, line) for line in puzzle.grid.rows),
            *((COLUMN, line) for line in puzzle.grid.columns),
            *((BOX, line) for line in (*puzzle.boxes, *puzzle.areas)),
            *((DIAGONAL, line) for line in puzzle.diagonal_lines),
        ]
        every_house = [
            (rule if len(line.cells) == len(self.digits) else SHORT, line) for rule, line in houses
        ]
        every_cage = list(puzzle.cage_lines.values())
        self.houses = self.prune(lambda: _told_once(every_house), every_house)
        self.cages = self.prune(lambda: self._cages_across(every_cage), every_cage)
        domains = {cell: set(self.digits) for cell in self.grid.cells}
        if self.style != "int":
            domains = self.prune(self._possible, domains)
        self.digit = Numbers("digit", domains, self.style, noun="digit")
        self.in_no_sum = self.for_lemmas(lambda: in_no_sum(self.digit, self.sums, self.digits))
        self.apart = self.for_lemmas(self._crusts_apart)
        self.answer = [self.digit]

    def _cages_across(self, cages: list[Line]) -> list[Line]:
        """The cages that are no part of a house, where no digit can stand twice anyway."""
        houses = [set(house.cells) for _, house in self.houses]
        return [cage for cage in cages if not any(house.issuperset(cage.cells) for house in houses)]

    def _crusts_apart(self) -> Iterator[tuple[Clue, list[Term]]]:
        """For each sandwich where its crusts can stand, by how many digits make up the sum."""
        for clue in self.sandwiches:
            filling = self.digits[1:-1]
            sizes = sizes_of_sum(filling, clue.value)
            if len(sizes) <= len(filling):
                yield clue, crusts_apart(self.digit, clue.at, self.digits, sizes)

    def _by_sums(self, domains: prune.Domains) -> None:
        prune.sums_of_different(domains, [(clue.at.cells, clue.value) for clue in self.sums])

    def _possible(self) -> dict[Cell, set[int]]:
        """The digits that the givens and the sums leave to each cell."""
        domains = {cell: set(self.digits) for cell in self.grid.cells}
        domains.update((cell, {digit}) for cell, digit in self.puzzle.givens.items())
        lines = [*(house for _, house in self.houses), *self.cages]
        prune.fixpoint(
            domains,
            partial(prune.naked_singles, houses=[line.cells for line in lines]),
            self._by_sums,
        )
        return domains


def _told_once(houses: list[tuple[str, Line]]) -> list[tuple[str, Line]]:
    """The houses without those that are another one too, as a box of one row is."""
    kept: dict[frozenset[Cell], tuple[str, Line]] = {}
    for rule, line in houses:
        kept.setdefault(frozenset(line.cells), (rule, line))
    return list(kept.values())
