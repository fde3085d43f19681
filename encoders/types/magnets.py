"""Magnets: for each cell a Boolean for plus, one for minus, one for blank; totalizers for lines.

CPU seconds of the whole process, first answer and uniqueness together, of a planted 12x12:
yices 0.2, z3 0.4; in the Int style 0.3 and 0.5. Of a planted 20x20 board, seconds of CPU of the
solver for two answers: yices 1.9, with sequential counters 2.3, with sums over 4.6; of another 0.9,
over 4 and over 4 (over: no second answer in 20 s of a busy machine). On z3 they are alike: of a
third board 2.0, 1.2 and 1.9.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping

from ...puzzles.grid import Cell
from ...puzzles.types.magnets import (
    BLANK,
    MINUS,
    MINUS_COUNT,
    PLUS,
    PLUS_COUNT,
    Magnets,
)
from .. import prune
from ..encoding import Encoding
from ..families import Choices
from ..terms import Term, Value

NAMES = {BLANK: "blank", PLUS: "plus", MINUS: "minus"}
"""What symbols call the tokens of an answer."""


class Poles(Choices):
    """What each cell is: `plus`, `minus` or `blank`."""

    def literal(self, place: Hashable, token: str) -> Term:
        return super().literal(place, NAMES.get(token, token))

    def tokens(self, values: Mapping[str, Value]) -> dict[Hashable, str]:
        tokens = {name: token for token, name in NAMES.items()}
        # a value that is no pole is no token either, so that the check finds it
        return {cell: tokens.get(name, name) for cell, name in super().tokens(values).items()}


class MagnetsEncoding(Encoding[Magnets]):
    """The poles, and what is counted in each line."""

    def build(self) -> None:
        puzzle = self.puzzle
        self.dominoes = puzzle.dominoes
        self.neighbours = [
            edge for edge in self.grid.edges if edge.a in puzzle.halves and edge.b in puzzle.halves
        ]
        domains: dict[Cell, Collection[str]] = dict.fromkeys(puzzle.places, tuple(NAMES.values()))
        if self.style != "int":
            domains = self.prune(self._possible, domains)
        codes = {name: code for code, name in enumerate(NAMES.values())}
        self.pole = Poles("pole", domains, self.style, codes=codes)
        self.counts = [
            (rule, clue, [self.pole.is_(cell, noun) for cell in self._halves(clue.at.cells)])
            for noun, rule in (("plus", PLUS_COUNT), ("minus", MINUS_COUNT))
            for clue in puzzle.clues_of(noun)
        ]
        self.answer = [self.pole]

    def _halves(self, cells: Collection[Cell]) -> list[Cell]:
        return [cell for cell in cells if cell in self.puzzle.halves]

    def _possible(self) -> dict[Cell, Collection[str]]:
        """What the clues leave to each cell, one step after the other."""
        known = prune.propagate(self._sets())
        domains: dict[Cell, Collection[str]] = {}
        for cell in self.puzzle.places:
            told = {noun: known.get((cell, noun)) for noun in ("plus", "minus")}
            sure = [noun for noun, value in told.items() if value]
            domains[cell] = sure or ["blank", *(n for n, value in told.items() if value is None)]
        return domains

    def _sets(self) -> Iterator[tuple[list[tuple[Cell, str]], tuple[int, ...]]]:
        """Ends that a cell, a domino, two neighbours or a line may have, and how many of them."""
        for cell in self.puzzle.places:
            yield [(cell, "plus"), (cell, "minus")], (0, 1)
        for a, b in self.dominoes:
            yield [(a, "plus"), (b, "minus")], (0, 2)
            yield [(a, "minus"), (b, "plus")], (0, 2)
        for noun in ("plus", "minus"):
            for a, b in self.neighbours:
                yield [(a, noun), (b, noun)], (0, 1)
            for clue in self.puzzle.clues_of(noun):
                yield [(cell, noun) for cell in self._halves(clue.at.cells)], (clue.value,)
