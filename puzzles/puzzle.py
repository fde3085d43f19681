"""The base of every puzzle type: the same verbs in every module.

A type is one module of this package with one subclass of `Puzzle`. Its
docstring tells the rules and the file format to whoever asks `show TYPE`. It
knows how to read and write its files, which answers can be written down, which
of them keep the rules, and how both look. It knows nothing of any solver.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

from .check import Check
from .errors import PuzzleError
from .grid import Cell, Grid
from .picture import Picture
from .text import Source, Token, source_of_rows
from .writing import write_grid

Answer = Mapping[Any, str]
"""What the player fills in: a token for each place, a `Cell` where the answer is a grid."""

P = TypeVar("P", bound="Puzzle")


@dataclass(frozen=True, kw_only=True)
class Puzzle(ABC):
    """A puzzle of some type, as its file states it."""

    name: ClassVar[str]
    """The type's name in headers and commands."""
    aliases: ClassVar[tuple[str, ...]] = ()
    """What other people call it; matched in any case."""
    rules: ClassVar[tuple[str, ...]]
    """The sentences that `check` tries, in its order; each fails for some wrong answer."""

    grid: Grid
    title: str = ""
    file: str = field(default="<stdin>", compare=False)

    @classmethod
    @abstractmethod
    def read(cls: type[P], source: Source) -> P:
        """The puzzle that a source states; raises `PuzzleError` at what it cannot be."""

    @abstractmethod
    def write(self) -> str:
        """The puzzle's lines below the header; reading them gives an equal puzzle."""

    @abstractmethod
    def alphabet(self, cell: Cell) -> Sequence[str]:
        """The tokens that an answer may hold at a cell; one token where there is no choice."""

    @abstractmethod
    def check(self, answer: Answer) -> Iterator[Check]:
        """Every rule instance tried on an answer that the alphabet allows."""

    @abstractmethod
    def draw(self, answer: Answer | None = None) -> Picture:
        """The puzzle as printed, with the answer filled in where one is given."""

    def canonical(self, answer: Answer) -> Answer:
        """The answer with arbitrary names replaced, so that equal answers compare equal."""
        return answer

    def note_facts(self, forced: Mapping[Any, str]) -> Sequence[str]:
        """What a player of this type reads from the places forced in every solution."""
        return ()

    def read_answer(self, text: str, file: str = "<stdin>") -> Answer:
        """An answer from its text, a grid of tokens; raises `PuzzleError` at what it cannot be."""
        answer = {}
        for cell, token in self._answer_tokens(text, file).items():
            allowed = self.alphabet(cell)
            if token.text not in allowed:
                raise PuzzleError(
                    f"{token.text!r} at {cell}; expected {_choice(allowed)}",
                    file,
                    token.line,
                    token.column,
                )
            answer[cell] = token.text
        return answer

    def _answer_tokens(self, text: str, file: str) -> Mapping[Cell, Token]:
        """The tokens of an answer that is a grid of the board's size, each with its place."""
        source = source_of_rows(text, file, self.name)
        tokens = source.optional_grid(one_column=self.grid.width == 1)
        if tokens is None:
            raise PuzzleError("no answer here; expected a grid of tokens", file)
        source.finish()
        if tokens.grid != self.grid:
            raise PuzzleError(
                f"the answer has {tokens.grid.height} x {tokens.grid.width} cells; "
                f"expected one answer of the board's {self.grid.height} x {self.grid.width}",
                file,
                tokens.start.line,
                tokens.start.column,
            )
        return tokens.tokens

    def write_answer(self, answer: Answer) -> str:
        """An answer as text, the form that `read_answer` reads."""
        return write_grid(self.grid, lambda cell: answer[cell])

    def dump(self) -> str:
        """The whole file."""
        return f"#{self.name} {self.title}".rstrip() + "\n" + self.write()


def _choice(tokens: Sequence[str]) -> str:
    shown = " ".join(tokens[:20]) + (" ..." if len(tokens) > 20 else "")
    return f"one of {shown}" if len(tokens) > 1 else shown


def relabel(answer: Answer) -> Answer:
    """Region ids replaced by numbers in order of first appearance; `.` stays."""
    names: dict[str, str] = {".": "."}
    return {place: names.setdefault(token, str(len(names))) for place, token in answer.items()}
