"""Families of variables: one variable a place, that know how they are encoded.

A template speaks of `tent[cell]` or `digit.is_(cell, 7)` and never of Bools or
Ints; the family gives the literal that says so. `Booleans` has a yes-or-no
variable for each place, `Choices` one of several values for each (a piece, a direction), and
`Numbers` (in `numbers`) are choices that can be added up and compared.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..puzzles.grid import Edge, Grid
from .counting import Constraint, exactly_one
from .model import Model
from .terms import (
    FALSE,
    TRUE,
    Literal,
    Term,
    Value,
    and_,
    at_most,
    equal,
    flag,
    holds,
    integer,
    not_,
    number,
    or_,
)

Style = str
"""`boolean`: Boolean symbols, fast; `int`: one Int a cell, the textbook way."""


def name_of(place: object) -> str:
    """A place, or a value, as a part of a symbol: `r1c1`, `row_3`, or `r1c1_r1c2` for two places.

    A space, and a hyphen between letters or digits, is `_`; any other sign is told by its number,
    `a_u43_` for `a+`, and a sign alone is `u43`. So no two tokens of a file have one name unless
    they differ in such hyphens only, where others have spaces.
    """
    if isinstance(place, tuple) and (isinstance(place, Edge) or not hasattr(place, "_fields")):
        return "_".join(map(name_of, place))
    text = str(place)
    if text.isascii() and text.isalnum() and not _LIKE_A_SIGN.fullmatch(text):
        return text
    if len(text) == 1:
        return f"u{ord(text)}"
    parted = _HYPHEN.sub(" ", text)
    return _NOT_AS_IT_IS.sub(lambda match: f"_u{ord(match[0])}_", parted).replace(" ", "_")


_LIKE_A_SIGN = re.compile(r"u[0-9]+")
_HYPHEN = re.compile(r"(?<=[A-Za-z0-9])-(?=[A-Za-z0-9])")
_NOT_AS_IT_IS = re.compile(r"[^A-Za-z0-9 ]|(?:^|(?<= ))u(?=[0-9])")
"""Signs, and a `u` that would look as if one were told by its number."""


def name_length(grid: Grid) -> float:
    """How many characters the name of a cell has on the average, as in `r1c10`."""
    return 2 + sum(
        sum(len(str(number)) for number in range(1, side + 1)) / side
        for side in (grid.height, grid.width)
    )


class Words(NamedTuple):
    """What a yes or a no means after the place, or the places: `is a tent`, `are tents`."""

    yes: str
    no: str
    all_yes: str
    all_no: str


ON_OR_OFF = Words("is on", "is off", "are on", "are off")
IS_OR_NOT = Words("is", "is not", "are", "are not")


class Family(ABC):
    """Variables whose values make up an answer, or notes that a player may read."""

    stem: str
    style: Style

    @property
    def sort(self) -> str:
        """The sort of the symbols: one a style, so that values tell which style they belong to."""
        return "Int" if self.style == "int" else "Bool"

    @property
    @abstractmethod
    def symbols(self) -> list[str]:
        """The declared symbols, in reading order."""

    @abstractmethod
    def declare(self, model: Model) -> str:
        """The text that declares the symbols and bounds their values."""

    @abstractmethod
    def __contains__(self, place: object) -> bool:
        """Whether the family has a variable, or a known value, for the place."""

    @abstractmethod
    def literal(self, place: Hashable, token: str) -> Term:
        """The place holds the answer's token; raises KeyError where the family knows no place."""

    @abstractmethod
    def tokens(self, values: Mapping[str, Value]) -> dict[Hashable, str]:
        """The answer's token at each place, under the values of the symbols.

        A value that stands for none gives a token that no place may have.
        """

    @abstractmethod
    def fixing(self, values: Mapping[str, Value]) -> list[Term]:
        """Literals that hold under the values and together fix the answer."""

    @abstractmethod
    def say(self, literal: Literal, others: Sequence[Literal] = ()) -> str:
        """A literal of this family in words, or several that say the same of their places.

        Raises KeyError where it is none of this family.
        """


class Booleans(Family):
    """A yes-or-no variable for each place.

    `fixed` places are known beforehand and are constants, not symbols. `on` and `off` are the
    answer's tokens; `words` say what a value means.
    """

    def __init__(
        self,
        stem: str,
        places: Iterable[Hashable],
        style: Style = "boolean",
        *,
        fixed: Mapping[Any, bool] | None = None,
        on: str = "#",
        off: str = ".",
        words: Words = ON_OR_OFF,
    ) -> None:
        self.stem, self.style, self.on, self.off, self.words = stem, style, on, off, words
        fixed = fixed or {}
        self._places: dict[str, Hashable] = {}
        self._literals: dict[Hashable, Term] = {}
        for place in dict.fromkeys((*places, *fixed)):
            if place in fixed:
                self._literals[place] = TRUE if fixed[place] else FALSE
                continue
            symbol = f"{stem}_{name_of(place)}"
            if symbol in self._places:
                raise ValueError(f"{self._places[symbol]} and {place} have one name, {symbol}")
            self._places[symbol] = place
            self._literals[place] = flag(symbol) if style == "int" else Literal(symbol)

    def __getitem__(self, place: Hashable) -> Term:
        """The literal that the place is on."""
        return self._literals[place]

    def get(self, place: Hashable, default: Term = FALSE) -> Term:
        """The literal that the place is on, or another term where the family has no such place."""
        return self._literals.get(place, default)

    def of(self, places: Iterable[Hashable]) -> list[Term]:
        """The literals of several places."""
        return [self._literals[place] for place in places]

    def among(self, places: Iterable[Hashable]) -> list[Term]:
        """The literals of those of the places that the family has."""
        return [self._literals[place] for place in places if place in self._literals]

    def possible(self) -> list[Any]:
        """The places that are not known to be off."""
        return [place for place, literal in self._literals.items() if literal is not FALSE]

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._literals)

    def __contains__(self, place: object) -> bool:
        return place in self._literals

    @property
    def symbols(self) -> list[str]:
        return list(self._places)

    def declare(self, model: Model) -> str:
        text = []
        for symbol in self._places:
            text.append(model.declare(symbol, self.sort, self))
            if self.style == "int":
                value = integer(symbol)
                text.append(model.bound(or_(equal(value, number(0)), equal(value, number(1)))))
        return "".join(text)

    def literal(self, place: Hashable, token: str) -> Term:
        literal = self._literals[place]
        return literal if token == self.on else not_(literal) if token == self.off else FALSE

    def tokens(self, values: Mapping[str, Value]) -> dict[Hashable, str]:
        found: dict[Hashable, str] = {}
        for place, literal in self._literals.items():
            token = None
            if type(literal) is Literal and literal.positive and self.style != "int":
                # The usual case at once: `facts` and counts read hundreds of answers.
                value = values.get(literal.symbol)
                token = self.on if value is True else self.off if value is False else None
            found[place] = self._token(literal, values) if token is None else token
        return found

    def _token(self, literal: Term, values: Mapping[str, Value]) -> str:
        if isinstance(literal, Literal):
            value = values.get(literal.symbol)
            allowed = (0, 1) if self.style == "int" else (False, True)
            if value is None or isinstance(value, bool) != (self.style != "int"):
                return f"{literal.symbol}={value}"
            if value not in allowed:
                return str(value)  # no token: an answer that was tampered with fails its check
        return self.on if holds(literal, values) else self.off

    def fixing(self, values: Mapping[str, Value]) -> list[Term]:
        own = (self._literals[place] for place in self._places.values())
        return [literal if holds(literal, values) else not_(literal) for literal in own]

    def say(self, literal: Literal, others: Sequence[Literal] = ()) -> str:
        places = [_spoken(self._places[one.symbol]) for one in (literal, *others)]
        on = literal == self._literals[self._places[literal.symbol]]
        if others:
            return f"{listed(places)} {self.words.all_yes if on else self.words.all_no}"
        return f"{places[0]} {self.words.yes if on else self.words.no}"


class Choices(Family):
    """One of several values for each place, from the place's own domain.

    `boolean`: a Boolean for each place and value (Kwon and Jain's optimized encoding, 2006: what
    the givens rule out is pruned before, see `prune`). `int`: an Int a place, whose values are
    the numbers of the values in `codes`. `folded` places with one value left have no symbol.
    `verb` and `noun` say what a value is: `belongs to piece`.
    """

    def __init__(
        self,
        stem: str,
        domains: Mapping[Any, Collection[Any]],
        style: Style = "boolean",
        *,
        codes: Mapping[Any, int],
        folded: bool = True,
        words: Words = IS_OR_NOT,
    ) -> None:
        self.stem, self.style, self.codes, self.words = stem, style, codes, words
        self.domains = {
            place: list(filter(frozenset(domain).__contains__, codes))
            for place, domain in domains.items()
        }
        self._folded = folded and style != "int"
        self._literals: dict[Hashable, dict[Any, Term]] = {
            place: {value: self._literal(place, value, len(domain)) for value in domain}
            for place, domain in self.domains.items()
        }
        self._meaning = {
            literal: (place, value)
            for place, literals in self._literals.items()
            for value, literal in literals.items()
            if isinstance(literal, Literal)
        }
        said = sum(
            isinstance(one, Literal) for every in self._literals.values() for one in every.values()
        )
        if len(self._meaning) < said:
            raise ValueError(f"two places, or two values, of {stem} have one name")
        if unknown := set().union(*domains.values()) - set(codes):
            raise ValueError(f"no code for {sorted(map(str, unknown))[0]}, a value of {stem}")

    def _literal(self, place: Hashable, value: Any, choices: int) -> Term:
        if self.style == "int":
            return Literal(self._int(place), self.codes[value])
        if self._folded and choices == 1:
            return TRUE
        return Literal(f"{self.stem}_{name_of(place)}_is_{name_of(value)}")

    def _int(self, place: Hashable) -> str:
        return f"{self.stem}_{name_of(place)}"

    def __contains__(self, place: object) -> bool:
        return place in self._literals

    @property
    def symbols(self) -> list[str]:
        if self.style == "int":
            return list(map(self._int, self._literals))
        return [literal.symbol for literal in self._meaning]

    def declare(self, model: Model) -> str:
        if self.style != "int":
            return "".join(model.declare(literal.symbol, "Bool", self) for literal in self._meaning)
        text = []
        for place, literals in self._literals.items():
            symbol = self._int(place)
            text.append(model.declare(symbol, "Int", self))
            if literals:
                text.append(model.bound(self._within(symbol, literals)))
        return "".join(text)

    def _within(self, symbol: str, literals: Mapping[Any, Term]) -> Term:
        """An Int has a value that stands for one of its domain."""
        codes = sorted(self.codes[value] for value in literals)
        if codes == list(range(codes[0], codes[-1] + 1)):
            value = integer(symbol)
            return and_(at_most(number(codes[0]), value), at_most(value, number(codes[-1])))
        return or_(literals.values())

    def is_(self, place: Hashable, value: Any) -> Term:
        """The place has the value; `false` where its domain has not."""
        return self._literals[place].get(value, FALSE)

    def choices(self, place: Hashable) -> Mapping[Any, Term]:
        """The literals of the values that a place can have."""
        return self._literals[place]

    def one_value(self, place: Hashable) -> list[Constraint]:
        """The place has exactly one value; nothing to say of an Int that can have some."""
        literals = self._literals[place]
        return [] if literals and self.style == "int" else exactly_one(literals.values())

    def literal(self, place: Hashable, token: str) -> Term:
        literals = self._literals[place]
        return next((term for value, term in literals.items() if str(value) == token), FALSE)

    def tokens(self, values: Mapping[str, Value]) -> dict[Hashable, str]:
        if self.style == "int":
            named: dict[Value | None, str] = {c: str(value) for value, c in self.codes.items()}
            found = {place: values.get(self._int(place)) for place in self._literals}
            return {
                # a Boolean is no number, though Python takes it for one
                place: str(value) if isinstance(value, bool) else named.get(value, str(value))
                for place, value in found.items()
            }
        # A place that the values give no value, or several, gets no token of any alphabet.
        return {
            place: ",".join(str(v) for v, literal in literals.items() if holds(literal, values))
            or "none"
            for place, literals in self._literals.items()
        }

    def fixing(self, values: Mapping[str, Value]) -> list[Term]:
        return [literal for literal in self._meaning if holds(literal, values)]

    def say(self, literal: Literal, others: Sequence[Literal] = ()) -> str:
        positive = literal if literal.positive else literal.negated()
        _, value = self._meaning[positive]
        places = [
            _spoken(self._meaning[one if one.positive else one.negated()][0])
            for one in (literal, *others)
        ]
        if others:
            verb = self.words.all_yes if literal.positive else self.words.all_no
        else:
            verb = self.words.yes if literal.positive else self.words.no
        return f"{listed(places)} {verb} {value}"


def _spoken(place: object) -> str:
    """A place in words; of several that make up one variable, all of them."""
    if type(place) is tuple:
        return listed([str(one) for one in place])
    return str(place)


def listed(names: Sequence[str]) -> str:
    """`r1c1`, `r1c1 and r1c2`, `r1c1, r1c2 and r1c3`."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"
