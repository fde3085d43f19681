"""The base of types whose answer divides the board into regions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from .errors import PuzzleError
from .grid import Cell
from .puzzle import Answer, Puzzle, relabel


@dataclass(frozen=True, kw_only=True)
class RegionPuzzle(Puzzle):
    """A puzzle whose answer is a region's id in each cell; which id a region has means nothing."""

    @property
    @abstractmethod
    def region_count(self) -> int:
        """How many regions the board is divided into."""

    @cached_property
    def region_ids(self) -> tuple[str, ...]:
        """The ids of our own answers: the numbers from 1."""
        return tuple(str(number) for number in range(1, self.region_count + 1))

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return self.region_ids

    def canonical(self, answer: Answer) -> Answer:
        return relabel(answer)

    def read_answer(self, text: str, file: str = "<stdin>") -> Answer:
        """An answer from its text; a person's ids are replaced by numbers in reading order."""
        tokens = self._answer_tokens(text, file)
        answer = {cell: token.text for cell, token in tokens.items()}
        if set(answer.values()) <= set(self.region_ids):
            return answer
        numbers = {id_: str(n) for n, id_ in enumerate(dict.fromkeys(answer.values()), start=1)}
        for token in tokens.values():
            if int(numbers[token.text]) > self.region_count:
                raise PuzzleError(
                    f"{token.text!r} would be region {numbers[token.text]}; "
                    f"the puzzle has {self.region_count}",
                    file,
                    token.line,
                    token.column,
                )
        return {cell: numbers[id_] for cell, id_ in answer.items()}
