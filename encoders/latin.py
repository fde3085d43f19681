"""What the encodings of Latin squares share: houses, givens, the digits that they leave."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from ..puzzles.grid import Cell
from ..puzzles.latin import COLUMN, ROW, LatinPuzzle
from . import prune
from .encoding import Encoding
from .numbers import Numbers

P = TypeVar("P", bound=LatinPuzzle)


class LatinEncoding(Encoding[P]):
    """A digit for each cell; its `build` calls `square`, the template extends `square`."""

    def square(self, *narrow: Callable[[prune.Domains], None]) -> None:
        """The digits, their houses and the givens.

        `narrow` are steps that say what the clues rule out, repeated until none finds more.
        """
        self.digits = self.puzzle.digits
        self.houses = [
            *((ROW, line) for line in self.grid.rows),
            *((COLUMN, line) for line in self.grid.columns),
        ]
        self.givens = self.puzzle.clues_of("given")
        domains = self.all_digits()
        if self.style != "int":
            domains = self.prune(lambda: self._possible(*narrow), domains)
        self.digit = Numbers("digit", domains, self.style, noun="digit")
        self.answer = [self.digit]

    def all_digits(self) -> dict[Cell, set[int]]:
        """Every digit for every cell."""
        return {cell: set(self.puzzle.digits) for cell in self.grid.cells}

    def _possible(self, *narrow: Callable[[prune.Domains], None]) -> dict[Cell, set[int]]:
        """The digits that the givens and the clues leave to each cell."""
        domains = self.all_digits()
        domains.update((cell, {digit}) for cell, digit in self.puzzle.givens.items())
        houses = [line.cells for line in self.grid.lines]
        prune.fixpoint(domains, partial(prune.naked_singles, houses=houses), *narrow)
        return domains
