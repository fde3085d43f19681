"""Families of variables: one variable a place, that know how they are encoded.

A template speaks of `tent[cell]` or `digit.is_(cell, 7)` and never of Bools or
Ints; the family gives the literal that says so. `Booleans` has a yes-or-no
variable for each place, `Numbers` a number for each cell.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from .counting import at_most_one, exactly_one
from .model import Model
from .terms import (
    FALSE,
    TRUE,
    Flag,
    Value,
    and_,
    as_number,
    at_most,
    distinct,
    equal,
    holds,
    implies,
    less,
    not_,
    not_both,
    number,
    or_,
    plus,
    symbol_of,
    times,
)

Style = str
"""`boolean`: Boolean symbols, fast; `int`: one Int a cell, the textbook way."""


def name_of(place: object) -> str:
    """A place as a part of a symbol: `r1c1`, or `r1c1_r1c2` for a pair."""
    if isinstance(place, tuple) and not hasattr(place, "_fields"):
        return "_".join(map(name_of, place))
    return str(place)


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
    def tokens(self, values: Mapping[str, Value]) -> dict[Hashable, str]:
        """The answer's token at each place, under the values of the symbols."""

    @abstractmethod
    def literals(self, values: Mapping[str, Value]) -> list[str]:
        """Literals that hold under the values and together fix the answer."""

    @abstractmethod
    def say(self, literal: str) -> str:
        """A literal of this family, or its negation, in words."""


class Booleans(Family):
    """A yes-or-no variable for each place.

    `fixed` places are known beforehand and are constants, not symbols; a place
    that is in neither is `false`. `on` and `off` are the answer's tokens;
    `words` say both ways what a value means, after the place: `is a tent`.
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
        words: tuple[str, str] = ("is on", "is off"),
    ) -> None:
        self.stem, self.style, self.on, self.off, self.words = stem, style, on, off, words
        fixed = fixed or {}
        self._literals: dict[Hashable, str] = {
            place: TRUE if value else FALSE for place, value in fixed.items()
        }
        self._places: dict[str, Hashable] = {}
        for place in places:
            if place in fixed:
                continue
            symbol = f"{stem}_{name_of(place)}"
            self._places[symbol] = place
            self._literals[place] = Flag(symbol) if style == "int" else symbol

    def __getitem__(self, place: Hashable) -> str:
        return self._literals.get(place, FALSE)

    def of(self, places: Iterable[Hashable]) -> list[str]:
        """The literals of several places."""
        return [self[place] for place in places]

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._literals)

    def __contains__(self, place: object) -> bool:
        return place in self._literals

    @property
    def symbols(self) -> list[str]:
        return list(self._places)

    def declare(self, model: Model) -> str:
        if self.style != "int":
            return "".join(model.declare(symbol, "Bool") for symbol in self._places)
        return "".join(
            f"{model.declare(symbol, 'Int')}(assert (or (= {symbol} 0) (= {symbol} 1)))\n"
            for symbol in self._places
        )

    def on_places(self, values: Mapping[str, Value]) -> list[Hashable]:
        """The places whose literal holds."""
        return [place for place, literal in self._literals.items() if holds(literal, values)]

    def tokens(self, values: Mapping[str, Value]) -> dict[Hashable, str]:
        return {place: self._token(literal, values) for place, literal in self._literals.items()}

    def _token(self, literal: str, values: Mapping[str, Value]) -> str:
        value = values.get(symbol_of(literal) or "", False)
        if not isinstance(value, bool) and (self.sort == "Bool" or value not in (0, 1)):
            return str(value)  # no token: an answer that was tampered with fails its check
        return self.on if holds(literal, values) else self.off

    def literals(self, values: Mapping[str, Value]) -> list[str]:
        own = (self._literals[place] for place in self._places.values())
        return [literal if holds(literal, values) else not_(literal) for literal in own]

    def say(self, literal: str) -> str:
        for word, positive in zip(self.words, (literal, not_(literal)), strict=True):
            symbol = positive.symbol if isinstance(positive, Flag) else positive
            if symbol in self._places and positive == self[self._places[symbol]]:
                return f"{name_of(self._places[symbol]).replace('_', ' ')} {word}"
        raise KeyError(literal)


class Numbers(Family):
    """A number for each cell, from the cell's own domain.

    `boolean`: one Boolean for each cell and value that its domain still has
    (Kwon and Jain's optimized encoding, 2006: what the givens rule out is pruned
    before, see `prune`); a cell with one value left has no symbol. `int`: one Int
    a cell, within the bounds of its domain. `noun` says what a value is, `digit`.
    """

    def __init__(
        self,
        stem: str,
        domains: Mapping[Any, Collection[int]],
        style: Style = "boolean",
        *,
        noun: str = "number",
    ) -> None:
        self.stem, self.style, self.noun = stem, style, noun
        self.domains = {cell: sorted(domain) for cell, domain in domains.items()}
        self._ints = {f"{stem}_{name_of(cell)}": cell for cell in self.domains}
        self._literals: dict[Hashable, dict[int, str]] = {
            cell: {value: self._literal(symbol, value) for value in self.domains[cell]}
            for symbol, cell in self._ints.items()
        }

    def _literal(self, symbol: str, value: int) -> str:
        if self.style == "int":
            return equal(symbol, number(value))
        return f"{symbol}_is_{value}" if len(self.domains[self._ints[symbol]]) > 1 else TRUE

    @cached_property
    def _meaning(self) -> dict[str, tuple[Hashable, int]]:
        """What each literal says; known ones say nothing."""
        return {
            literal: (cell, value)
            for cell, literals in self._literals.items()
            for value, literal in literals.items()
            if literal != TRUE
        }

    @property
    def symbols(self) -> list[str]:
        return list(self._ints) if self.style == "int" else list(self._meaning)

    def declare(self, model: Model) -> str:
        if self.style != "int":
            return "".join(model.declare(symbol, "Bool") for symbol in self._meaning)
        return "".join(
            model.declare(symbol, "Int") + f"(assert {self._within(symbol, self.domains[cell])})\n"
            for symbol, cell in self._ints.items()
        )

    @staticmethod
    def _within(symbol: str, domain: Sequence[int]) -> str:
        if not domain:
            return FALSE
        if domain == list(range(domain[0], domain[-1] + 1)):
            return and_(at_most(number(domain[0]), symbol), at_most(symbol, number(domain[-1])))
        return or_(equal(symbol, number(value)) for value in domain)

    def is_(self, cell: Hashable, value: int) -> str:
        """The cell holds the value."""
        return self._literals[cell].get(value, FALSE)

    def value(self, cell: Hashable) -> str:
        """The cell's number as an integer term."""
        if self.style == "int":
            return f"{self.stem}_{name_of(cell)}"
        literals = self._literals[cell]
        if len(literals) == 1:
            return number(next(iter(literals)))
        return plus(times(value, as_number(literal)) for value, literal in literals.items())

    def one_value(self, model: Model, cell: Hashable) -> list[str]:
        """The cell holds exactly one value: clauses; nothing to say of an Int."""
        return [] if self.style == "int" else exactly_one(model, self._literals[cell].values())

    def all_different(
        self,
        model: Model,
        cells: Sequence[Hashable],
        values: Collection[int] | None = None,
    ) -> Iterator[tuple[list[str], list[str]]]:
        """No value twice, as rule instances: (the value where it is about one, terms).

        `values` are all that the cells could hold before pruning; by default what their
        domains have. `boolean` gives one instance a value: at most one of the cells holds
        it, and at least one where there are as many cells as values. `int` gives
        `distinct`, and where there are as many cells as values, for each value that some
        cell holds it: redundant, and what makes the Int encoding end on larger boards.
        """
        places: dict[int, list[str]] = {value: [] for value in sorted(values or ())}
        for cell in cells:
            for value, literal in self._literals[cell].items():
                places.setdefault(value, []).append(literal)
        if len(places) < len(cells):
            yield [], [FALSE]
            return
        full = len(places) == len(cells)
        if self.style == "int":
            somewhere = map(or_, places.values()) if full else ()
            yield [], [distinct(map(self.value, cells)), *somewhere]
            return
        for value, literals in places.items():
            terms = exactly_one(model, literals) if full else at_most_one(model, literals)
            yield [f"{self.noun} {value}"], terms

    def less(self, a: Hashable, b: Hashable) -> list[str]:
        """The number in `a` is smaller than the one in `b`.

        `boolean`: a value of one cell implies some value on the right side of it in the
        other, the support encoding; one clause for each value that does not always have one.
        """
        if self.style == "int":
            return [less(self.value(a), self.value(b))]
        return self.related(a, b, lambda one, other: one < other)

    def differ_by(self, a: Hashable, b: Hashable, difference: int) -> list[str]:
        """One of two numbers is greater than the other by `difference`."""
        if self.style == "int":
            return [
                or_(self._is_greater_by(a, b, difference), self._is_greater_by(b, a, difference))
            ]
        return self.related(a, b, lambda one, other: abs(one - other) == difference)

    def not_differ_by(self, a: Hashable, b: Hashable, difference: int) -> list[str]:
        """Neither of two numbers is greater than the other by `difference`, which is not 0."""
        if self.style == "int":
            return [
                not_(self._is_greater_by(a, b, difference)),
                not_(self._is_greater_by(b, a, difference)),
            ]
        return [
            not_both(literal, self.is_(b, other))
            for value, literal in self._literals[a].items()
            for other in (value - difference, value + difference)
        ]

    def _is_greater_by(self, a: Hashable, b: Hashable, difference: int) -> str:
        return equal(self.value(a), plus(self.value(b), number(difference)))

    def related(self, a: Hashable, b: Hashable, relation: Callable[[int, int], bool]) -> list[str]:
        """The numbers of two cells are in a relation, by the support encoding.

        A value of one cell implies one of the values in the other that go with it
        (Gent, 2002): at most one clause for each value of each cell.
        """
        clauses = []
        for here, there, holds_ in (
            (a, b, relation),
            (b, a, lambda one, other: relation(other, one)),
        ):
            for value, literal in self._literals[here].items():
                support = [
                    fit for other, fit in self._literals[there].items() if holds_(value, other)
                ]
                if len(support) < len(self.domains[there]):
                    clauses.append(implies(literal, support))
        return clauses

    def tokens(self, values: Mapping[str, Value]) -> dict[Hashable, str]:
        if self.style == "int":
            return {cell: str(values[symbol]) for symbol, cell in self._ints.items()}
        # A cell that the values give no number, or several, gets no token of any alphabet.
        return {
            cell: ",".join(
                str(value) for value, literal in literals.items() if holds(literal, values)
            )
            or "?"
            for cell, literals in self._literals.items()
        }

    def literals(self, values: Mapping[str, Value]) -> list[str]:
        if self.style == "int":
            return [equal(symbol, number(int(values[symbol]))) for symbol in self._ints]
        return [symbol for symbol in self._meaning if values[symbol]]

    def say(self, literal: str) -> str:
        positive = not literal.startswith("(not ")
        cell, value = self._meaning[literal if positive else not_(literal)]
        return f"{name_of(cell)} is {'' if positive else 'not '}{value}"
