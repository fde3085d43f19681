"""Answers that tell how many lines join each two places that can be joined: Bridges.

An answer's text has a line for each two that are joined: both cells and how many lines there are,
`r1c1-r1c5 2`, or `.` alone where none are. In a partial answer `?` in place of the number says
that it is not known, `?` alone that nothing is known of those that are not told.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from .errors import PuzzleError
from .grid import Edge
from .puzzle import UNKNOWN, Answer, Puzzle, no_answer, refuse_token
from .sources import words_of
from .tokens import Token

NO_LINE, NOTHING = "0", "."
"""The token of two that are not joined; the text of an answer that joins none."""


@dataclass(frozen=True, kw_only=True)
class LinkPuzzle(Puzzle):
    """A puzzle whose answer is a number of lines between each two cells that can be joined.

    These are its places: edges whose cells need not be neighbours.
    """

    layout: ClassVar[str] = "links"

    @cached_property
    def _by_name(self) -> dict[str, Edge]:
        """The places by their names, whichever cell comes first."""
        names = {}
        for place in self.places:
            assert isinstance(place, Edge)
            names[f"{place.a}-{place.b}"] = names[f"{place.b}-{place.a}"] = place
        return names

    def read_answer(self, text: str, file: str = "<stdin>", *, partial: bool = False) -> Answer:
        words = words_of(text)
        if not words:
            raise no_answer(file, "lines such as 'r1c1-r1c5 2'")
        told: dict[Edge, str] = {}
        rest = NO_LINE
        pair: Token | None = None
        for word in words:
            if pair is None and word.text == NOTHING:
                continue
            if pair is None and partial and word.text == UNKNOWN:
                rest = UNKNOWN
                continue
            if pair is None:
                pair = word
                if word.text not in self._by_name:
                    message = f"{word.text!r} joins nothing here; expected two cells such as "
                    example = next(iter(self._by_name), "r1c1-r1c5")
                    raise PuzzleError(message + example, file, word.line, word.column)
                if self._by_name[word.text] in told:
                    message = f"{word.text!r} has a number already"
                    raise PuzzleError(message, file, word.line, word.column)
                continue
            place = self._by_name[pair.text]
            if word.text not in self.choices(place) and not (partial and word.text == UNKNOWN):
                message = refuse_token(word.text, place, self.choices(place))
                raise PuzzleError(message, file, word.line, word.column)
            told[place] = word.text
            pair = None
        if pair is not None:
            message = f"no number after {pair.text!r}; expected how many lines there are"
            raise PuzzleError(message, file, pair.line, pair.column)
        answer = {place: told.get(place, rest) for place in self._by_name.values()}
        return {place: token for place, token in answer.items() if token != UNKNOWN}

    def write_answer(self, answer: Answer) -> str:
        lines = [
            f"{place} {answer[place]}"
            for place in self.places
            if answer.get(place, NO_LINE) != NO_LINE
        ]
        if len(answer) < len(self.places):
            lines = [f"{place} {answer[place]}" for place in self.places if place in answer]
            lines.append(UNKNOWN)
        return "".join(f"{line}\n" for line in lines or [NOTHING])
