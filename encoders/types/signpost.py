"""Signpost: a Boolean for each cell and number that it may have, within reach of the clues.

The numbers all differ, so steps from each number to the next are a walk and
no loop can close (see `paths`). The step back from each number is redundant:
a planted 10x10 board with 26 clues took z3 9 s and yices 5 s without it, 1.1
and 1.9 with it; easier ones the same either way. Seconds for the first
solution and for uniqueness, z3 | yices: the 7x7 of tests/instances 0.04/0.03 |
0.01/0.01 (Int style 0.08 | 0.01), a planted 20x20 with 160 clues 0.22/0.22 |
0.03/0.02.
"""

from __future__ import annotations

from functools import partial

from ..puzzles.grid import COMPASS, Cell
from ..puzzles.signpost import Signpost
from . import prune
from .encoding import Encoding
from .families import Numbers
from .paths import next_stands_in


class SignpostEncoding(Encoding[Signpost]):
    """The variables of a signpost puzzle, and the steps that its arrows allow."""

    def build(self) -> None:
        self.last = self.puzzle.last
        self.known = self.puzzle.known
        self.values = range(1, self.last + 1)
        self.ahead = {
            cell: sorted(self.grid.ray(cell, COMPASS[arrow]))
            for cell, arrow in self.puzzle.arrows.items()
        }
        self.behind: dict[Cell, list[Cell]] = {cell: [] for cell in self.grid.cells}
        for cell, nexts in self.ahead.items():
            for near in nexts:
                self.behind[near].append(cell)
        domains = {cell: set(self.values) for cell in self.grid.cells}
        if self.style != "int":
            domains.update((cell, {value}) for cell, value in self.known.items())
            steps = {cell: self.ahead.get(cell, []) for cell in self.grid.cells}
            prune.fixpoint(
                domains,
                partial(prune.naked_singles, houses=[self.grid.cells]),
                partial(prune.path, successors=steps),
            )
        self.numbers = Numbers("number", domains, self.style)
        self.next_stands_in = next_stands_in
        self.answer = [self.numbers]
