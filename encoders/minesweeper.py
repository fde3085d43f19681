"""Minesweeper: a Boolean for each covered cell, a sum for each clue and for the total."""

from __future__ import annotations

from collections.abc import Mapping

from ..puzzles.minesweeper import Minesweeper
from ..puzzles.puzzle import Answer
from .encoding import Encoding
from .families import Booleans
from .terms import Value


class MinesweeperEncoding(Encoding[Minesweeper]):
    """The variables of a minefield."""

    def build(self) -> None:
        clues = self.puzzle.clues
        covered = [cell for cell in self.grid.cells if cell not in clues]
        self.mine = Booleans("mine", covered, self.style, on="*", words=("is a mine", "is safe"))
        self.around_clue = {
            cell: (clue, [near for near in self.grid.around(cell) if near not in clues])
            for cell, clue in clues.items()
        }
        self.answer = [self.mine]

    def read_answer(self, values: Mapping[str, Value]) -> Answer:
        clues = {cell: str(clue) for cell, clue in self.puzzle.clues.items()}
        return {**super().read_answer(values), **clues}
