"""Keen: a Latin square by Booleans, cages by the ways to fill them (`cages.cage_is`).

CPU seconds of the whole process, first answer and uniqueness, of the 9x9 in tests/instances:
yices 0.2/0.2, z3 0.3/0.3; in the Int style 0.7/0.5 and 0.8/0.8. Planted
without givens (`benchmarks.large`, a busy machine): yices 0.4/0.3, z3 0.3/0.3.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...puzzles.clues import Clue
from ...puzzles.types.keen import Keen
from .. import prune
from ..cages import Operation
from ..latin import LatinEncoding
from ..terms import Term


class KeenEncoding(LatinEncoding[Keen]):
    """The digits, and each clue with the operation of its cage."""

    def build(self) -> None:
        self.cages: list[tuple[Clue, Operation, int]] = [
            # a number alone is the sum of one cell
            (clue, clue.value.operation or "+", clue.value.number)
            for clue in self.puzzle.clues_of("clue")
        ]
        self.square(self._by_cages)
        self.in_no_way = self.for_lemmas(self._in_no_way)

    def _by_cages(self, domains: prune.Domains) -> None:
        prune.cages(
            domains, [(clue.at.cells, operation, result) for clue, operation, result in self.cages]
        )

    def _in_no_way(self) -> Iterator[tuple[Clue, list[Term]]]:
        """For each cage the digits that stand there in no way to fill it."""
        domains = self.all_digits()
        self._by_cages(domains)
        for clue, _, _ in self.cages:
            terms = [
                self.digit.is_(cell, value)
                for cell in clue.at.cells
                for value in self.digits
                if value not in domains[cell]
            ]
            if terms and len(clue.at.cells) > 1:
                yield clue, terms
