"""Sums of literals with weights, and of numbers, as data beside the counts of `counting`.

A template states a `Sum`: what is added up, what it comes to, and how the text is to say so. The
model keeps it as it is, for whoever explains or checks the model. In plain mode, and of Ints, it is
the sum that a textbook would write.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from .terms import (
    FALSE,
    TRUE,
    Literal,
    Term,
    Value,
    as_number,
    equal,
    evaluate,
    not_,
    number,
    plus,
    times,
)

if TYPE_CHECKING:
    from .model import Model


class Summand(NamedTuple):
    """A part of a sum: an integer term, the least and the most that it can be."""

    term: Term
    least: int
    most: int


class Sum(NamedTuple):
    """The summands add up to the total."""

    summands: tuple[Summand, ...]
    total: int
    by: Callable[[Sum, Model], list[Term]]
    """Writes it as terms, where it is not written as a sum."""

    def spelled(self, model: Model) -> list[Term]:
        """The terms to assert; auxiliary symbols come from the model."""
        if model.plain:
            return as_sum(self, model)
        if self.evaluate({}) is False:
            return [FALSE]
        return self.by(self, model)

    @property
    def terms(self) -> tuple[Term, ...]:
        """What is added up."""
        return tuple(summand.term for summand in self.summands)

    def evaluate(self, values: Mapping[str, Value]) -> bool | None:
        """Whether it holds under these values; None where bounds alone do not tell."""
        least = most = 0
        for term, low, high in self.summands:
            value = evaluate(term, values)
            least += low if value is None else int(value)
            most += high if value is None else int(value)
        if not least <= self.total <= most:
            return False
        return True if least == most else None


def as_sum(stated: Sum, model: Model) -> list[Term]:
    """A linear equation."""
    return [equal(plus(stated.terms), number(stated.total))]


def weighted(weight: int, literal: Term) -> Summand:
    """A weight that counts where the literal holds."""
    term = times(weight, as_number(literal))
    if literal == TRUE:
        return Summand(term, weight, weight)
    return Summand(term, min(weight, 0), max(weight, 0)) if literal != FALSE else _NOTHING


_NOTHING = Summand(number(0), 0, 0)


# -- what templates say ----------------------------------------------------------------


def weights_add_up(weights: Sequence[int], literals: Sequence[Term], total: int) -> list[Sum]:
    """The weights, 1 or more, of the literals that hold add up to `total`, in clauses.

    A decision diagram (`diagrams`): a symbol for each sum of the first literals from which the
    others can reach the total, four clauses for each. Of Ints that are 0 or 1, and in plain mode,
    one equation.

    CPU seconds on planted Kakurasus, first answer and uniqueness: 14x14 yices 0.1, with equations
    over 3, with sequential counters 0.1 to 0.6; z3 0.7, with equations 0.1 to 0.4, with counters
    0.6 to 0.9. 9x9 yices 0.01, with equations 0.02 to 0.1; z3 0.06, with equations 0.01.
    """
    pairs = list(zip(weights, literals, strict=True))
    if any(isinstance(literal, Literal) and literal.binary for literal in literals):
        by = as_sum
    else:
        by = partial(_by_layers, pairs)
    return [Sum(tuple(weighted(w, literal) for w, literal in pairs), total, by)]


def sum_is(summands: Iterable[Summand], total: int) -> list[Sum]:
    """The summands add up to `total`: one equation."""
    return [Sum(tuple(summands), total, as_sum)]


def _by_layers(pairs: Sequence[tuple[int, Term]], stated: Sum, model: Model) -> list[Term]:
    from .diagrams import comes_to  # stands on the model, which stands on this

    layers = [((literal, weight), (not_(literal), 0)) for weight, literal in pairs]
    return comes_to(model, layers, 0, operator.add, stated.total)
