"""The base of every type's encoding: its variables, its answer, and the context of its template.

A module of `encoders/types` holds the encoding of the type of the same name. It
builds the families of variables and the lists that the template speaks of;
every public attribute is visible there by its own name, which must not be that
of a function that all templates have. The constraints stand
in the template, templates/smt2/<type>.smt2.j2.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from ..puzzles.puzzle import Answer, Puzzle
from .families import Family, Style
from .model import refuse_beyond_reach
from .terms import TRUE, Literal, Term, Value, not_, or_

if TYPE_CHECKING:
    from .cover import ExactCover

P = TypeVar("P", bound=Puzzle)
T = TypeVar("T")
U = TypeVar("U")


class Encoding(ABC, Generic[P]):
    """One puzzle encoded in one style; `plain` as a lecture would, with nothing pruned.

    With `lemmas` it keeps what these speak of (`for_lemmas`).
    """

    styles: ClassVar[tuple[Style, ...]] = ("boolean", "int")
    """What `--encoding` may choose; the first is the default."""

    def __init__(
        self, puzzle: P, style: Style, *, plain: bool = False, lemmas: bool = False
    ) -> None:
        self.puzzle = puzzle
        self.grid = puzzle.grid
        self.style = style
        self.plain = plain
        self._lemmas = lemmas
        self.answer: list[Family] = []
        self.marks: list[Family] = []
        refuse_beyond_reach(self.expected_length())
        self.build()

    def expected_length(self) -> int:
        """How many characters the text has at least, told before anything is built.

        From the size of the board and a few sums (`lengths`), so that what is out of reach is
        refused at once (`TextTooLong`) and not after a minute, with nothing built. Never more than
        the text really has, without names for rule instances: a board in reach would be refused.
        0 where no board is out of reach, or nobody can tell; what it lets pass is counted while it
        is written.
        """
        return 0

    @abstractmethod
    def build(self) -> None:
        """Make the families and the lists; name in `answer` the families that carry it.

        In `marks` those that carry what a player can note beside it, where the type has such.
        """

    def prune(self, known: Callable[[], T], otherwise: U) -> T | U:
        """What is known beforehand; in plain mode it is not used.

        The one door for all that settles anything before the solver is asked: what goes another
        way is in the plain text too, where it must not be.
        """
        return otherwise if self.plain else known()

    def for_lemmas(self, find: Callable[[], Iterable[T]]) -> list[T]:
        """What a lemma of the template goes through: nothing, at no cost, where none are asked for.

        A lemma is what pruning knows from the rules and a player says in one look. What a single
        rule and the places that it speaks of tell is a step and no lemma (a naked single, the
        neighbours of a zero); what takes many steps is none either.
        """
        return list(find()) if self._lemmas else []

    # -- the answer ------------------------------------------------------------------

    @cached_property
    def answer_symbols(self) -> list[str]:
        """The symbols that carry the answer, and the marks: only these are asked for."""
        families = (*self.answer, *self.marks)
        return list(dict.fromkeys(symbol for family in families for symbol in family.symbols))

    def literal(self, place: Hashable, token: str) -> Term:
        """The term, mostly a literal, that a place (or a mark) of the answer holds a token.

        `false` for a token that it cannot hold; raises KeyError for a place that is none.
        """
        for family in (*self.answer, *self.marks):
            if place in family:
                return family.literal(place, token)
        raise KeyError(place)

    def settled(self) -> Answer:
        """The places that no symbol decides, with the token that each then has."""
        return {
            place: token
            for place in self.puzzle.places
            for token in self.puzzle.choices(place)
            if self.literal(place, token) == TRUE
        }

    def read_answer(self, values: Mapping[str, Value]) -> Answer:
        """The answer that the values of the answer's symbols spell.

        A value that no token stands for gives a token that its place may not have.
        """
        tokens: dict[Any, str] = {}
        for family in self.answer:
            tokens.update(family.tokens(values))
        return {place: tokens[place] for place in self.puzzle.places}

    def read_marks(self, values: Mapping[str, Value]) -> Answer:
        """What the values say of the puzzle's marks, whose places are none of the answer's."""
        tokens: dict[Any, str] = {}
        for family in self.marks:
            tokens.update(family.tokens(values))
        return {place: tokens[place] for place in self.puzzle.marks()}

    def fixing(self, values: Mapping[str, Value]) -> list[Term]:
        """Terms that hold under the values and together fix the answer."""
        return [term for family in self.answer for term in family.fixing(values)]

    def another(self, values: Mapping[str, Value]) -> Term:
        """The clause that any other answer satisfies."""
        return or_(not_(term) for term in self.fixing(values))

    def variations(self, values: Mapping[str, Value]) -> Iterator[Mapping[str, Value]]:
        """A solution's values, and others of which each value occurs in some solution.

        A type whose solutions have symmetries tells them here, so that what they leave
        open need not be asked of the solver; the others need not be solutions themselves.
        """
        yield values

    def exact_cover(self) -> ExactCover | None:
        """The puzzle as an exact cover, where it is nothing else: a search lists its answers."""
        return None

    def say(self, literal: Literal, others: Sequence[Literal] = ()) -> str:
        """An answer's literal in words, such as `r3c5 is a tent`, or several that say alike."""
        for family in (*self.answer, *self.marks):
            try:
                return family.say(literal, others)
            except KeyError:
                continue
        raise KeyError(literal)

    def context(self) -> dict[str, object]:
        """What the template may name: every public attribute of this object."""
        return {name: value for name, value in vars(self).items() if not name.startswith("_")}
