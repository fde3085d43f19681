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

from collections.abc import Collection, Iterator
from functools import partial

from ...puzzles.grid import Cell, Line
from ...puzzles.types.signpost import MOST_OPEN, Signpost
from .. import prune
from ..counting import Constraint
from ..encoding import Encoding
from ..errors import TextTooLong
from ..families import name_length
from ..lengths import digits_up_to, of_one
from ..numbers import Held, Numbers
from ..paths import next_stands_in
from ..terms import Term

Steps = list[tuple[list[Held], list[Constraint]]]
"""Instances about a step: of which number, where it is one, and constraints."""


class SignpostEncoding(Encoding[Signpost]):
    """The variables of a signpost puzzle, and the steps that its arrows allow."""

    def expected_length(self) -> int:
        """Of the plain Booleans, where each cell may have each number; else pruning has its say."""
        puzzle, cells = self.puzzle, self.grid.cells
        if self.style == "int" or not self.plain:
            return 0
        last = puzzle.last
        literal = len("number__is_") + name_length(self.grid) + digits_up_to(last) / last
        steps = sum(len(nexts) for nexts in puzzle.ahead.values())
        each_once = 2 * last * of_one(last, literal, plain=True)
        return int(each_once + last * (steps - len(cells)) * len("number_r1c1_is_1 "))

    def build(self) -> None:
        puzzle = self.puzzle
        unknown = len(self.grid.cells) - len(puzzle.givens)
        if unknown > MOST_OPEN:
            raise TextTooLong(f"{unknown} cells without a number; expected at most {MOST_OPEN}")
        self.board = Line("the board", self.grid.cells)
        self.values = range(1, puzzle.last + 1)
        every = {cell: set(self.values) for cell in self.grid.cells}
        domains = every if self.style == "int" else self.prune(self._in_reach, every)
        self.numbers = Numbers("number", domains, self.style, folded=not self.plain)
        self.steps = [(cell, self._steps(cell, nexts, 1)) for cell, nexts in puzzle.ahead.items()]
        self.steps_back: list[tuple[Cell, Steps]] = self.prune(
            self._steps_back, self.for_lemmas(self._steps_back)
        )
        self.out_of_reach = self.for_lemmas(self._out_of_reach)
        self.answer = [self.numbers]

    def _in_reach(self) -> dict[Cell, set[int]]:
        """The numbers that each cell can have as far as the given ones and the arrows tell."""
        puzzle = self.puzzle
        domains = {cell: set(self.values) for cell in self.grid.cells}
        domains[puzzle.end] = {puzzle.last}
        domains.update((cell, {number}) for cell, number in puzzle.givens.items())
        prune.fixpoint(
            domains,
            partial(prune.naked_singles, houses=[self.grid.cells]),
            partial(prune.path, successors={puzzle.end: (), **puzzle.ahead}),
        )
        return domains

    def _steps(
        self, cell: Cell, others: Collection[Cell], by: int, end: int | None = None
    ) -> Steps:
        """What `next_stands_in` says of a cell; in plain mode each number by itself."""
        found = list(next_stands_in(self.numbers, cell, others, by, end))
        if self.plain:
            return found
        return [([], [one for _, constraints in found for one in constraints])]

    def _behind(self) -> dict[Cell, list[Cell]]:
        """For each cell those whose arrows point at it."""
        behind: dict[Cell, list[Cell]] = {cell: [] for cell in self.grid.cells}
        for cell, nexts in self.puzzle.ahead.items():
            for near in nexts:
                behind[near].append(cell)
        return behind

    def _steps_back(self) -> list[tuple[Cell, Steps]]:
        behind = self._behind()
        return [(cell, self._steps(cell, befores, -1, 1)) for cell, befores in behind.items()]

    def _out_of_reach(self) -> Iterator[tuple[list[object], list[Term]]]:
        """Where a number cannot stand, so many arrows from a given one, or so many before it.

        One arrow from a given number is a step by itself. Past the next given number nothing more
        is told: that one tells it.
        """
        fixed = {number: cell for cell, number in self.puzzle.givens.items()}
        fixed.setdefault(self.puzzle.last, self.puzzle.end)
        taken = set(fixed.values())
        for near, by, nearest in ((self.puzzle.ahead, 1, 2), (self._behind(), -1, 1)):
            for given, cell in fixed.items():
                reached, value = {cell}, given + by
                while value in self.values and value not in fixed:
                    reached = {other for one in reached for other in near[one]} - taken
                    if abs(value - given) >= nearest:
                        noun = self.numbers.noun
                        at: list[object] = [cell, Held(noun, given), Held(noun, value)]
                        others = (other for other in self.grid.cells if other not in reached)
                        yield at, [self.numbers.is_(other, value) for other in others]
                    value += by
