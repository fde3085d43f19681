"""Numbers in cells: choices that can be compared, added up and told apart."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .counting import Constraint, at_most_one, exactly_one
from .families import Choices, Style
from .terms import (
    FALSE,
    TRUE,
    Term,
    as_number,
    at_most,
    distinct,
    equal,
    implies,
    integer,
    less,
    not_,
    not_both,
    number,
    or_,
    plus,
    times,
)
from .weights import Summand


class Held(NamedTuple):
    """What an instance speaks of beside places: `digit 7`."""

    noun: str
    value: int

    def __str__(self) -> str:
        return f"{self.noun} {self.value}"


class Numbers(Choices):
    """A number for each cell, from the cell's own domain. `noun` says what one is: `digit`."""

    def __init__(
        self,
        stem: str,
        domains: Mapping[Any, Collection[int]],
        style: Style = "boolean",
        *,
        folded: bool = True,
        noun: str = "number",
    ) -> None:
        values = sorted(set().union(*domains.values()))
        super().__init__(stem, domains, style, codes={v: v for v in values}, folded=folded)
        self.noun = noun

    def value(self, cell: Hashable) -> Term:
        """The cell's number as an integer term."""
        if self.style == "int":
            return integer(self._int(cell))
        literals = self.choices(cell)
        if len(literals) == 1:
            return number(next(iter(literals)))
        return plus(times(value, as_number(literal)) for value, literal in literals.items())

    def summand(self, cell: Hashable) -> Summand:
        """The cell's number as a part of a sum."""
        domain = self.domains[cell]
        return Summand(self.value(cell), min(domain, default=0), max(domain, default=0))

    def at_least(self, cell: Hashable, value: int) -> Term:
        """The cell's number is `value` or more."""
        if self.style == "int":
            return at_most(number(value), self.value(cell))
        literals = self.choices(cell).items()
        if all(other >= value for other, _ in literals):
            return TRUE
        return or_(literal for other, literal in literals if other >= value)

    def all_different(
        self, cells: Sequence[Hashable], values: Collection[int] = ()
    ) -> Iterator[tuple[list[Held], list[Constraint]]]:
        """No value twice: for each instance the value, where it is about one, and constraints.

        `values` are all that the cells could hold before pruning; by default what their
        domains have. `boolean` gives one instance a value: at most one of the cells holds
        it, and at least one where there are as many cells as values. `int` gives
        `distinct`.
        """
        places = self._places(cells, values)
        if len(places) < len(cells):
            yield [], [FALSE]
            return
        if self.style == "int":
            yield [], [distinct(map(self.value, cells))]
            return
        full = len(places) == len(cells)
        for value, literals in places.items():
            yield (
                [Held(self.noun, value)],
                exactly_one(literals) if full else at_most_one(literals),
            )

    def _places(self, cells: Sequence[Hashable], values: Collection[int]) -> dict[int, list[Term]]:
        places: dict[int, list[Term]] = {value: [] for value in sorted(values)}
        for cell in cells:
            for value, literal in self.choices(cell).items():
                places.setdefault(value, []).append(literal)
        return places

    def less(self, a: Hashable, b: Hashable) -> list[Term]:
        """The number in `a` is smaller than the one in `b`.

        `boolean`: a value of one cell implies some value on the right side of it in the
        other, the support encoding; one clause for each value that does not always have one.
        """
        if self.style == "int":
            return [less(self.value(a), self.value(b))]
        return self.related(a, b, lambda one, other: one < other)

    def differ_by(self, a: Hashable, b: Hashable, difference: int) -> list[Term]:
        """One of two numbers is greater than the other by `difference`."""
        if self.style == "int":
            return [
                or_(self._is_greater_by(a, b, difference), self._is_greater_by(b, a, difference))
            ]
        return self.related(a, b, lambda one, other: abs(one - other) == difference)

    def not_differ_by(self, a: Hashable, b: Hashable, difference: int) -> list[Term]:
        """Neither of two numbers is greater than the other by `difference`, which is not 0."""
        if self.style == "int":
            return [
                not_(self._is_greater_by(a, b, difference)),
                not_(self._is_greater_by(b, a, difference)),
            ]
        return [
            not_both(literal, self.is_(b, other))
            for value, literal in self.choices(a).items()
            for other in (value - difference, value + difference)
        ]

    def _is_greater_by(self, a: Hashable, b: Hashable, difference: int) -> Term:
        return equal(self.value(a), plus(self.value(b), number(difference)))

    def related(self, a: Hashable, b: Hashable, relation: Callable[[int, int], bool]) -> list[Term]:
        """The numbers of two cells are in a relation, by the support encoding.

        A value of one cell implies one of the values in the other that go with it
        (Gent, 2002): at most one clause for each value of each cell.
        """
        clauses = []
        for here, there, fits in (
            (a, b, relation),
            (b, a, lambda one, other: relation(other, one)),
        ):
            others = self.choices(there)
            for value, literal in self.choices(here).items():
                support = [fit for other, fit in others.items() if fits(value, other)]
                if len(support) < len(others):
                    clauses.append(implies(literal, support))
        return clauses
