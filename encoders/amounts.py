"""Amounts: for each place a number from 0 up to its most, told by what is at least there."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from itertools import product
from math import prod
from typing import Any

from .counting import Constraint, count_is
from .families import Family, Style, listed, name_of
from .model import Model
from .terms import (
    FALSE,
    TRUE,
    Literal,
    Term,
    Value,
    and_,
    at_most,
    holds,
    implies,
    integer,
    not_,
    not_both,
    number,
    or_,
)
from .weights import Sum, Summand, as_sum, sum_is, weighted

MOST_CLAUSES = 300
"""Ways to choose the numbers that are added up of which clauses are made."""


class Amounts(Family):
    """A number for each place, in order encoding: is it at least 1, at least 2, and so on.

    `boolean`: a symbol for each number from 1 to the most, of which each implies the one below.
    `int`: an Int a place. Where the most is 0 there is no symbol. `noun` says what is counted.
    """

    def __init__(
        self, stem: str, most: Mapping[Any, int], style: Style = "boolean", *, noun: str
    ) -> None:
        self.stem, self.style, self.noun = stem, style, noun
        self.most = dict(most)
        self._names = {place: f"{stem}_{name_of(place)}" for place, top in most.items() if top}
        self._places = {
            symbol: (place, low)
            for place, name in self._names.items()
            for low, symbol in enumerate(
                [name]
                if style == "int"
                else [f"{name}_{low}" for low in range(1, self.most[place] + 1)],
                start=1,
            )
        }

    def at_least(self, place: Hashable, low: int) -> Term:
        """There are so many at the place, or more."""
        if low < 1:
            return TRUE
        if low > self.most[place]:
            return FALSE
        if self.style == "int":
            return at_most(number(low), integer(self._names[place]))
        return Literal(f"{self._names[place]}_{low}")

    def ordered(self, place: Hashable) -> list[Term]:
        """What is at least so much is at least one less; an Int needs no such words."""
        if self.style == "int":
            return []
        return [
            implies(self.at_least(place, low), self.at_least(place, low - 1))
            for low in range(2, self.most[place] + 1)
        ]

    def add_up(self, places: Sequence[Hashable], total: int) -> Sequence[Constraint]:
        """The numbers of some places are so many in all: one equation, or clauses.

        A clause for each way in which numbers, none above its most, make one too many, and for
        each in which they make one too few: then some place has at least one more. With more than
        `MOST_CLAUSES` of them one equation.

        Four places of at most two: 38 clauses at most, where the forbidden subsets of their eight
        symbols are up to 112; the text of bridges of 40x60 is a third.
        """
        if not any(self.most[place] for place in places):
            return count_is([], total)
        if self.style == "int":
            numbers = (
                Summand(integer(self._names[place]), 0, self.most[place])
                for place in places
                if place in self._names
            )
            return sum_is(numbers, total)
        levels = [
            weighted(1, self.at_least(place, low))
            for place in places
            for low in range(1, self.most[place] + 1)
        ]
        return [Sum(tuple(levels), total, partial(self._by_clauses, places))]

    def _by_clauses(self, places: Sequence[Hashable], stated: Sum, model: Model) -> list[Term]:
        domains = [range(self.most[place] + 1) for place in places]
        if prod(map(len, domains)) > MOST_CLAUSES:
            return as_sum(stated, model)
        clauses = []
        for amounts in product(*domains):
            told = list(zip(places, amounts, strict=True))
            if sum(amounts) == stated.total + 1:
                clauses.append(not_both(self.at_least(place, one) for place, one in told))
            elif sum(amounts) == stated.total - 1:
                clauses.append(or_(self.at_least(place, one + 1) for place, one in told))
        return clauses

    @property
    def symbols(self) -> list[str]:
        return list(self._places)

    def declare(self, model: Model) -> str:
        text = []
        for symbol, (place, _) in self._places.items():
            text.append(model.declare(symbol, self.sort, self))
            if self.style == "int":
                value = integer(symbol)
                within = and_(at_most(number(0), value), at_most(value, number(self.most[place])))
                text.append(model.bound(within))
        return "".join(text)

    def __contains__(self, place: object) -> bool:
        return place in self.most

    def literal(self, place: Hashable, token: str) -> Term:
        most = self.most[place]
        if token not in map(str, range(most + 1)):
            return FALSE
        amount = int(token)
        if self.style == "int":
            return Literal(self._names[place], amount) if most else TRUE
        return and_(self.at_least(place, amount), not_(self.at_least(place, amount + 1)))

    def tokens(self, values: Mapping[str, Value]) -> dict[Hashable, str]:
        return {place: self._token(place, values) for place in self.most}

    def _token(self, place: Hashable, values: Mapping[str, Value]) -> str:
        """How many there are; something else where the symbols disagree."""
        if place not in self._names:
            return "0"
        if self.style == "int":
            return str(values.get(self._names[place]))
        levels = [
            values.get(f"{self._names[place]}_{low}") for low in range(1, self.most[place] + 1)
        ]
        count = levels.count(True)
        right = levels == [True] * count + [False] * (self.most[place] - count)
        return str(count) if right else ",".join(map(str, levels))

    def fixing(self, values: Mapping[str, Value]) -> list[Term]:
        if self.style == "int":
            own = [Literal(symbol, values[symbol]) for symbol in self._places]
        else:
            own = [Literal(symbol) for symbol in self._places]
        return [literal if holds(literal, values) else not_(literal) for literal in own]

    def say(self, literal: Literal, others: Sequence[Literal] = ()) -> str:
        places = [str(self._places[one.symbol][0]) for one in (literal, *others)]
        _, low = self._places[literal.symbol]
        verb, negated = ("have", "do not have") if others else ("has", "does not have")
        if self.style == "int":
            amount = f"{literal.value} {self.noun}"
            return f"{listed(places)} {verb if literal.positive else negated} {amount}"
        amount = f"{'at least' if literal.positive else 'fewer than'} {low} {self.noun}"
        return f"{listed(places)} {verb} {amount}"
