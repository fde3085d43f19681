"""Families of variables: one variable a place, that know how they are encoded.

A template speaks of `tent[cell]` or `digit.is_(cell, 7)` and never of Bools or
Ints; the family gives the literal that says so. `Booleans` has a yes-or-no
variable for each place, `Numbers` a number for each cell.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence

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
    less,
    not_,
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
        fixed: Mapping[Hashable, bool] | None = None,
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
        value = values.get(symbol_of(literal) or "")
        if self.style == "int" and value not in (None, 0, 1):
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
    (Kwon and Jain's optimized encoding: what the givens rule out is pruned before,
    by whoever builds the domains); a cell with one value left has no symbol.
    `int`: one Int a cell, within the bounds of its domain.
    """

    def __init__(
        self,
        stem: str,
        domains: Mapping[Hashable, Collection[int]],
        style: Style = "boolean",
        *,
        noun: str = "",
    ) -> None:
        self.stem, self.style = stem, style
        self.noun = noun
        self.domains = {cell: sorted(domain) for cell, domain in domains.items()}
        self._meaning: dict[str, tuple[Hashable, int]] = {}
        if style != "int":
            for cell, domain in self.domains.items():
                if len(domain) > 1:
                    for value in domain:
                        self._meaning[self._symbol(cell, value)] = (cell, value)

    def _symbol(self, cell: Hashable, value: int | None = None) -> str:
        name = f"{self.stem}_{name_of(cell)}"
        return name if value is None else f"{name}_is_{value}"

    @property
    def symbols(self) -> list[str]:
        if self.style == "int":
            return [self._symbol(cell) for cell in self.domains]
        return list(self._meaning)

    def declare(self, model: Model) -> str:
        if self.style != "int":
            return "".join(model.declare(symbol, "Bool") for symbol in self._meaning)
        return "".join(
            model.declare(self._symbol(cell), "Int")
            + f"(assert {self._within(self._symbol(cell), domain)})\n"
            for cell, domain in self.domains.items()
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
        domain = self.domains[cell]
        if value not in domain:
            return FALSE
        if self.style == "int":
            return equal(self._symbol(cell), number(value))
        return self._symbol(cell, value) if len(domain) > 1 else TRUE

    def value(self, cell: Hashable) -> str:
        """The cell's number as an integer term."""
        if self.style == "int":
            return self._symbol(cell)
        domain = self.domains[cell]
        if len(domain) == 1:
            return number(domain[0])
        return plus(times(value, as_number(self.is_(cell, value))) for value in domain if value)

    def one_value(self, model: Model, cell: Hashable) -> list[str]:
        """The cell holds exactly one value: clauses; nothing to say of an Int."""
        if self.style == "int":
            return []
        return exactly_one(model, [self.is_(cell, value) for value in self.domains[cell]])

    def all_different(self, model: Model, cells: Sequence[Hashable]) -> list[tuple[str, list[str]]]:
        """No value twice, as instances: (what it is about, terms).

        `boolean` gives one instance a value: at most one of the cells holds it, and at
        least one where there are as many cells as values. `int` gives `distinct`, and
        where there are as many cells as values, for each value that some cell holds it:
        redundant, and what makes the Int encoding end on boards of any size.
        """
        values = sorted({value for cell in cells for value in self.domains[cell]})
        full = len(values) == len(cells)
        if self.style == "int":
            somewhere = [or_(self.is_(cell, value) for cell in cells) for value in values if full]
            return [("", [distinct(self.value(cell) for cell in cells), *somewhere])]
        instances = []
        for value in values:
            literals = [term for cell in cells if (term := self.is_(cell, value)) != FALSE]
            terms = exactly_one(model, literals) if full else at_most_one(model, literals)
            instances.append((f"{self.noun} {value}".strip(), terms))
        return instances

    def less(self, a: Hashable, b: Hashable) -> list[str]:
        """The number in `a` is smaller than the one in `b`.

        `boolean`: for each value of `a`, that or a smaller one is ruled out by `b` not
        being greater; one clause a value, the support encoding.
        """
        if self.style == "int":
            return [less(self.value(a), self.value(b))]
        clauses = []
        for value in self.domains[a]:
            greater = [self.is_(b, other) for other in self.domains[b] if other > value]
            clauses.append(or_(not_(self.is_(a, value)), greater))
        for value in self.domains[b]:
            smaller = [self.is_(a, other) for other in self.domains[a] if other < value]
            clauses.append(or_(not_(self.is_(b, value)), smaller))
        return clauses

    def tokens(self, values: Mapping[str, Value]) -> dict[Hashable, str]:
        if self.style == "int":
            return {cell: str(values[self._symbol(cell)]) for cell in self.domains}
        found = {cell: str(domain[0]) for cell, domain in self.domains.items() if len(domain) == 1}
        found.update((c, str(v)) for symbol, (c, v) in self._meaning.items() if values[symbol])
        return {cell: found.get(cell, ".") for cell in self.domains}

    def literals(self, values: Mapping[str, Value]) -> list[str]:
        if self.style == "int":
            return [equal(symbol, number(int(values[symbol]))) for symbol in self.symbols]
        return [symbol for symbol in self._meaning if values[symbol]]

    def say(self, literal: str) -> str:
        positive = not literal.startswith("(not ")
        cell, value = self._meaning[literal if positive else not_(literal)]
        return f"{name_of(cell)} is {'' if positive else 'not '}{value}"
