"""Map: a Boolean for each region and colour, or an Int a region.

The colours that given neighbours have are taken away beforehand, one after another. CPU seconds of
solving, uniqueness proved, on a map of 75 regions of which 22 are given: yices .01, in the Int
style .01, z3 .02.
"""

from __future__ import annotations

from ...puzzles.types.map import Map
from .. import prune
from ..encoding import Encoding
from ..families import Choices, Words


class MapEncoding(Encoding[Map]):
    """The variables of a map."""

    def build(self) -> None:
        puzzle = self.puzzle
        self.givens = puzzle.clues_of("given")
        every = {place: set(range(len(puzzle.colours))) for place in puzzle.places}
        domains = every if self.style == "int" else self.prune(self._possible, every)
        self.colour = Choices(
            "colour",
            {place: [puzzle.colours[number] for number in left] for place, left in domains.items()},
            self.style,
            codes={colour: number for number, colour in enumerate(puzzle.colours)},
            folded=not self.plain,
            words=Words("is", "is not", "are", "are not"),
        )
        self.neighbours = puzzle.neighbours
        self.answer = [self.colour]

    def _possible(self) -> dict[object, set[int]]:
        """What the givens leave to each region."""
        puzzle = self.puzzle
        domains: dict[object, set[int]] = {
            place: {puzzle.colours.index(puzzle.prefilled[place])}
            if place in puzzle.prefilled
            else set(range(len(puzzle.colours)))
            for place in puzzle.places
        }
        prune.naked_singles(domains, puzzle.neighbours)
        return domains
