"""Answers that are sequences of moves: chess captures, Flood It, Inertia.

How many moves there are is a fact of the puzzle. An answer's text is the moves in order, with
spaces or line ends between them; in a partial answer `?` is a move that is not yet known.
"""

from __future__ import annotations

import textwrap
from abc import abstractmethod
from functools import cached_property
from typing import ClassVar

from .check import counted
from .errors import PuzzleError
from .places import Step
from .puzzle import UNKNOWN, Answer, Puzzle, no_answer, refuse_token
from .sources import words_of


class StepPuzzle(Puzzle):
    """A puzzle whose answer is a move for each step."""

    layout: ClassVar[str] = "steps"

    @property
    @abstractmethod
    def step_count(self) -> int:
        """How many moves an answer has."""

    @cached_property
    def places(self) -> tuple[Step, ...]:
        return tuple(map(Step, range(1, self.step_count + 1)))

    def read_answer(self, text: str, file: str = "<stdin>", *, partial: bool = False) -> Answer:
        words = words_of(text)
        if not words and self.places:
            raise no_answer(file, "moves")
        if len(words) > len(self.places) or (len(words) < len(self.places) and not partial):
            at = words[min(len(words) - 1, len(self.places))]
            raise PuzzleError(
                f"the answer has {counted(len(words), 'move')}; expected {len(self.places)}",
                file,
                at.line,
                at.column,
            )
        answer = {}
        for step, word in zip(self.places, words, strict=False):
            if partial and word.text == UNKNOWN:
                continue
            allowed = self.choices(step)
            if word.text not in allowed:
                message = refuse_token(word.text, step, allowed)
                raise PuzzleError(message, file, word.line, word.column)
            answer[step] = word.text
        return answer

    def write_answer(self, answer: Answer) -> str:
        moves = " ".join(answer.get(step, UNKNOWN) for step in self.places)
        lines = textwrap.wrap(moves, 90, break_long_words=False, break_on_hyphens=False)
        return "".join(f"{line}\n" for line in lines)
