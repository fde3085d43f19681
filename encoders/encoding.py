"""The base of every type's encoding: its variables, its answer, and the context of its template.

A module of this package holds the encoding of the type of the same name. It
builds the families of variables and the geometry that the template speaks of;
every public attribute is visible there by its own name, which must not be that
of a function that all templates have. The constraints stand
in the template, templates/smt2/<type>.smt2.j2.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from ..puzzles.puzzle import Answer, Puzzle
from .families import Family, Style
from .terms import Value, not_, or_

if TYPE_CHECKING:
    from .cover import ExactCover

P = TypeVar("P", bound=Puzzle)


class Encoding(ABC, Generic[P]):
    """One puzzle encoded in one style."""

    styles: ClassVar[tuple[Style, ...]] = ("boolean", "int")
    """What `--encoding` may choose; the first is the default."""

    def __init__(self, puzzle: P, style: Style) -> None:
        self.puzzle = puzzle
        self.grid = puzzle.grid
        self.style = style
        self.answer: list[Family] = []
        self.build()

    @abstractmethod
    def build(self) -> None:
        """Make the families and the geometry; name in `answer` the families that carry it."""

    @property
    def answer_symbols(self) -> list[str]:
        """The symbols that carry the answer: only these are asked for, blocked and compared."""
        return [symbol for family in self.answer for symbol in family.symbols]

    def read_answer(self, values: Mapping[str, Value]) -> Answer:
        """The answer that the values of the answer's symbols spell.

        A value that no token stands for gives a token outside the puzzle's alphabet.
        """
        tokens: dict[Any, str] = dict.fromkeys(self.grid.cells, ".")
        for family in self.answer:
            tokens.update(family.tokens(values))
        return tokens

    def answer_literals(self, values: Mapping[str, Value]) -> list[str]:
        """Literals that hold under the values and together fix the answer."""
        return [literal for family in self.answer for literal in family.literals(values)]

    def variations(self, values: Mapping[str, Value]) -> Iterator[Mapping[str, Value]]:
        """A solution's values, and others of which each value occurs in some solution.

        A type whose solutions have symmetries tells them here, so that what they leave
        open need not be asked of the solver; the others need not be solutions themselves.
        """
        yield values

    def another(self, values: Mapping[str, Value]) -> str:
        """The clause that any other answer satisfies."""
        return or_(not_(literal) for literal in self.answer_literals(values))

    def exact_cover(self) -> ExactCover | None:
        """The puzzle as an exact cover, where it is nothing else: a search lists its answers."""
        return None

    def say(self, literal: str) -> str:
        """An answer's literal in words, such as `r3c5 is a tent`."""
        for family in self.answer:
            try:
                return family.say(literal)
            except KeyError:
                continue
        raise KeyError(literal)

    def context(self) -> dict[str, object]:
        """What the template may name: every public attribute of this object."""
        return {name: value for name, value in vars(self).items() if not name.startswith("_")}
