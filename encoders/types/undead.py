"""Undead: for each cell a Boolean for each kind of monster; a count for each beam and each kind.

A beam counts what it passes, so a monster that it passes twice stands in its list twice. Beams are
counted by sequential counters, kinds by totalizers. Of planted 14x14 boards with half of the cells
mirrors, which have two answers and nearly one, CPU seconds of solving, both found: yices .03 to .1,
z3 .2 to .5. With sums for both yices took .5 to over 15 (given up before a second answer), with
sums for the kinds alone the same, with counters for them .07 to .6; z3 .2 to .9. A
published 7x7 and a 14x14 of which the clues settle much: .01 on yices, .1 on z3, either way.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from ...puzzles.beams import Beam
from ...puzzles.grid import Cell
from ...puzzles.types.undead import GHOST, VAMPIRE, ZOMBIE, Undead
from .. import prune
from ..encoding import Encoding
from ..families import Choices
from ..terms import Term, not_

CODES = {GHOST: 0, VAMPIRE: 1, ZOMBIE: 2}


class UndeadEncoding(Encoding[Undead]):
    """The monsters, and what is seen along each beam that has a clue."""

    def build(self) -> None:
        puzzle = self.puzzle
        self._beams = [
            (clue, puzzle.beams[clue.field, clue.item]) for clue in puzzle.clues_of("clue")
        ]
        everything = {cell: list(CODES) for cell in puzzle.places}
        domains = self.prune(self._possible, everything)
        self.monster = Choices("monster", domains, self.style, codes=CODES)
        self.totals = [
            (clue, [self.monster.is_(cell, clue.item) for cell in clue.at.cells])
            for clue in puzzle.clues_of("number")
        ]
        self.seen = [(clue, self._seen(beam)) for clue, beam in self._beams]
        self.answer = [self.monster]

    def _seen(self, beam: Beam) -> list[Term]:
        """For each cell that a beam passes, each time, that one sees a monster there."""
        directly = [not_(self.monster.is_(cell, GHOST)) for cell in beam.ahead]
        in_mirrors = [not_(self.monster.is_(cell, VAMPIRE)) for cell in beam.past_mirrors]
        return directly + in_mirrors

    def _possible(self) -> dict[Cell, list[str]]:
        """What the clues leave to each cell, one step after the other."""
        known = prune.propagate(self._sets())
        return {
            cell: [kind for kind in CODES if known.get((cell, kind), True)]
            for cell in self.puzzle.places
        }

    def _sets(self) -> Iterator[tuple[list[Hashable], tuple[int, ...]]]:
        """Kinds that a cell may be of, or that cannot be seen along a beam, and how many are."""
        places = self.puzzle.places
        for cell in places:
            yield [(cell, kind) for kind in CODES], (1,)
        for clue, beam in self._beams:
            unseen = [(cell, GHOST) for cell in beam.ahead]
            unseen += [(cell, VAMPIRE) for cell in beam.past_mirrors]
            yield [*unseen], (len(unseen) - clue.value,)
        for clue in self.puzzle.clues_of("number"):
            yield [(cell, clue.item) for cell in places], (clue.value,)
