"""How many of some literals hold: one, at most one, exactly k.

A template states a `Count`: the literals, the least and the most that hold, and how the text is
to say so. The model keeps it as it is, for whoever explains or checks the model, and writes the
terms of its `spelled`. Literals that are known fold away before. In plain mode, and where the
literals are Ints that are 0 or 1, a count is the sum that a textbook would write; in plain mode
also where no choice of the literals can meet it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from .terms import (
    FALSE,
    TRUE,
    Literal,
    Term,
    Value,
    and_,
    as_number,
    at_most,
    equal,
    evaluate,
    iff,
    implies,
    joined,
    not_,
    not_both,
    number,
    or_,
    plus,
)
from .weights import Sum

if TYPE_CHECKING:
    from .model import Model

PAIRWISE_LIMIT = 8
"""Up to here all pairs are the shortest and fastest at-most-one on every solver tried."""

SUBSET_LIMIT = 300
"""Up to so many clauses, forbidden subsets beat sums of `ite` in repeated checks."""

LONGEST_COUNTER = 60
"""Literals of a count up to which a counter is better than a sum: a line, what is around a cell."""

KNOWN = (TRUE, FALSE)


class Count(NamedTuple):
    """At least `least` and at most `most` of the open literals hold.

    The bounds lie within 0 and the number of literals, and one of them excludes something. Of a
    count that cannot be met they are as they were stated, and known literals are among the others.
    """

    literals: tuple[Term, ...]
    least: int
    most: int
    by: Callable[[Count, Model], list[Term]]
    """Writes it as terms, where it is not written as a sum."""

    def spelled(self, model: Model) -> list[Term]:
        """The terms to assert; auxiliary symbols come from the model."""
        if self.impossible:
            return by_sum(self, model) if model.plain else [FALSE]
        if self.of_ints or (model.plain and not self._is_short):
            return by_sum(self, model)
        if model.in_clauses and self.is_sum and len(self.literals) > LONGEST_COUNTER:
            model.left_out = True
            return []
        if model.in_clauses and self.is_sum and self.least == self.most:
            return by_counter(self, model)
        return self.by(self, model)

    @property
    def impossible(self) -> bool:
        """Whether too few literals can hold, or too many hold anyway: then the sum tells why."""
        return self.least > len(self.literals) or self.most < self.literals.count(TRUE)

    @property
    def is_sum(self) -> bool:
        """Whether its template wants a sum."""
        return self.by is by_sum

    @property
    def of_ints(self) -> bool:
        """Whether all literals speak of Ints that are 0 or 1, whose sum is the natural term."""
        return len(self.literals) > 1 and all(
            isinstance(literal, Literal) and literal.binary for literal in self.literals
        )

    @property
    def _is_short(self) -> bool:
        """Whether a lecture would write clauses: one of few, none, all."""
        n = len(self.literals)
        return n <= PAIRWISE_LIMIT and (self.most <= 1 or self.least >= n - 1)

    def evaluate(self, values: Mapping[str, Value]) -> bool | None:
        """Whether it holds under these values; None where they leave that open."""
        found = [evaluate(literal, values) for literal in self.literals]
        sure, possible = found.count(True), len(found) - found.count(False)
        if sure > self.most or possible < self.least:
            return False
        return True if sure >= self.least and possible <= self.most else None


Constraint = Term | Count | Sum
"""What a rule instance asserts."""


def _count(
    literals: Iterable[Term],
    least: int,
    most: int | None,
    by: Callable[[Count, Model], list[Term]],
) -> list[Constraint]:
    """The count of those that are open; nothing where the others decide it."""
    kept = [literal for literal in literals if literal != FALSE]
    open_ones = tuple(literal for literal in kept if literal != TRUE)
    sure, n = len(kept) - len(open_ones), len(open_ones)
    if least > len(kept) or (most is not None and most < sure):
        return [Count(tuple(kept), least, len(kept) if most is None else most, by)]
    least = max(least - sure, 0)
    most = n if most is None else min(most - sure, n)
    if least == 0 and most == n:
        return []
    return [Count(open_ones, least, most, by)]


# -- what templates say ----------------------------------------------------------------


def at_most_one(literals: Iterable[Term]) -> list[Constraint]:
    """No two of the literals.

    All pairs, n(n-1)/2 clauses, up to `PAIRWISE_LIMIT`; from there the sequential
    counter (Sinz, CP 2005): n-1 auxiliary symbols, 3n-4 clauses.
    """
    return _count(literals, 0, 1, by_clauses)


def exactly_one(literals: Iterable[Term]) -> list[Constraint]:
    """One of the literals and no second: a clause, and `at_most_one`."""
    return _count(literals, 1, 1, by_clauses)


def count_is(literals: Iterable[Term], total: int) -> list[Constraint]:
    """Exactly `total` of the literals, as a sum: the shortest text and the best first answer.

    None and all are clauses.
    """
    return _count(literals, total, total, by_sum)


def count_at_most(literals: Iterable[Term], total: int) -> list[Constraint]:
    """At most `total` of the literals: a clause for all but one, else a sum."""
    return _count(literals, 0, total, by_sum)


def count_at_least(literals: Iterable[Term], total: int) -> list[Constraint]:
    """At least `total` of the literals: a clause for one, else a sum."""
    return _count(literals, total, None, by_sum)


def count_is_by_subsets(literals: Iterable[Term], total: int) -> list[Constraint]:
    """Exactly `total` of the literals by forbidden subsets: no auxiliary symbol, no arithmetic.

    Of any total+1 literals one fails and of any n-total+1 one holds:
    C(n, total+1) + C(n, total-1) clauses. Falls back to the sum above `SUBSET_LIMIT`.
    """
    return _count(literals, total, total, by_subsets)


def count_is_by_counter(literals: Iterable[Term], total: int) -> list[Constraint]:
    """Exactly `total` of the literals by a sequential counter: clauses, no arithmetic.

    An auxiliary symbol says that at least j of the first i literals hold, and is equivalent
    to what the literal i adds to the first i-1 (Sinz, CP 2005, in both directions). Where the
    rest of the list decides it, it is known: total * (n-total) symbols, and n more
    equivalences. One is `exactly_one`.

    Measured on a star battle of 25x25 cells, 6 of about 25 in each of 75 lines, uniqueness: yices
    0.4 s, with sums 4.4 s; z3 0.6 s, with sums 0.8 s. The text is six times as long.
    """
    return _count(literals, total, total, by_counter)


def count_is_by_totalizer(literals: Iterable[Term], total: int) -> list[Constraint]:
    """Exactly `total` of the literals by a totalizer: clauses, no arithmetic.

    A tree whose nodes count, in unary and up to total+1, what their two sides hold (Bailleux
    and Boufkhad, CP 2003): at most total+1 symbols a node, and a clause for each two numbers of
    the sides, in both directions.

    Measured on planted Nurikabes of 40x40 with islands of up to 25 cells, first answer: yices 7
    and 1.7 s, with sequential counters 43 and 4 s; on 20x20 the same.
    """
    return _count(literals, total, total, by_totalizer)


def exactly(total: int, literals: Iterable[Term]) -> Term:
    """Exactly `total` of the literals, as one term that can stand inside another."""
    return equal(plus(map(as_number, literals)), number(total))


# -- how it is written -------------------------------------------------------------------


def by_sum(count: Count, model: Model) -> list[Term]:
    """A sum of `ite`, or of Ints; clauses where none, all, one or all but one are bounded."""
    literals, least, most = count.literals, count.least, count.most
    n = len(literals)
    if not count.of_ints and not count.impossible:
        if most == 0:
            return [not_(or_(literals))]
        if least == n:
            return [and_(literals)]
        if (least, most) == (1, n):
            return [or_(literals)]
        if (least, most) == (0, n - 1):
            return [not_both(literals)]
    total = plus(map(as_number, literals))
    if least == most:
        return [equal(total, number(least))]
    bounds = []
    if least > 0:
        bounds.append(at_most(number(least), total))
    if most < n:
        bounds.append(at_most(total, number(most)))
    return bounds


def by_clauses(count: Count, model: Model) -> list[Term]:
    """At most one, and at least one where it is asked: pairs, or a sequential counter."""
    literals = count.literals
    if count.most == 0:
        return [not_(literal) for literal in literals]
    terms = [or_(literals)] if count.least else []
    if len(literals) <= PAIRWISE_LIMIT:
        return terms + [not_both(a, b) for a, b in combinations(literals, 2)]
    model.remark("seen_K: of the things listed up to here one is so, and none after it can be.")
    seen = [model.fresh("seen") for _ in literals[:-1]]
    for i, literal in enumerate(literals):
        if i < len(seen):
            terms.append(implies(literal, seen[i]))
        if i > 0:
            terms.append(not_both(literal, seen[i - 1]))
        if 0 < i < len(seen):
            terms.append(implies(seen[i - 1], seen[i]))
    return terms


def by_subsets(count: Count, model: Model) -> list[Term]:
    """Forbidden subsets, as long as there are few."""
    literals, total = count.literals, count.least
    n = len(literals)
    if comb(n, total + 1) + comb(n, n - total + 1) > SUBSET_LIMIT:
        return by_sum(count, model)
    too_many = [not_both(some) for some in combinations(literals, total + 1)]
    too_few = [or_(some) for some in combinations(literals, n - total + 1)]
    return too_many + too_few


def by_counter(count: Count, model: Model) -> list[Term]:
    """A sequential counter in both directions."""
    literals, total = count.literals, count.least
    n = len(literals)
    if not 0 < total < n:
        return by_sum(count, model)
    if total == 1:
        return by_clauses(count, model)
    model.remark("among_K: at least so many of the things listed up to here are so.")
    before = [TRUE] + [FALSE] * (total + 1)
    terms = []
    for i, literal in enumerate(literals, start=1):
        needed = total - (n - i)
        here = [
            TRUE if j <= max(needed, 0)
            else FALSE if j > min(i, total)
            else model.fresh("among")
            for j in range(total + 2)
        ]  # fmt: skip
        for j in range(1, total + 2):
            now, then, fewer = here[j], before[j], before[j - 1]
            if now in KNOWN or then in KNOWN or fewer in KNOWN:
                terms.append(iff(now, or_(then, and_(literal, fewer))))
            else:  # most of them, and most of the time that a large board takes
                terms.append(joined("=", now, joined("or", then, joined("and", literal, fewer))))
        before = here
    return [term for term in terms if term != TRUE]


def by_totalizer(count: Count, model: Model) -> list[Term]:
    """A tree of unary numbers."""
    literals, total = count.literals, count.least
    if not 0 < total < len(literals):
        return by_sum(count, model)
    if total == 1:
        return by_clauses(count, model)
    model.remark("among_K: at least so many of the things below here are so.")
    terms: list[Term] = []
    layer: list[list[Term]] = [[literal] for literal in literals]
    while len(layer) > 1:
        pairs = list(zip(layer[::2], layer[1::2], strict=False))
        rest = layer[len(pairs) * 2 :]
        layer = [
            [model.fresh("among") for _ in range(min(len(a) + len(b), total + 1))] for a, b in pairs
        ]
        for (a, b), both in zip(pairs, layer, strict=True):
            terms += _merged(a, b, both)
        layer += rest
    (root,) = layer
    return [*terms, root[total - 1], not_(root[total])]


def _merged(a: list[Term], b: list[Term], both: list[Term]) -> Iterator[Term]:
    """`both` counts what `a` and `b` count together, as far as it reaches."""
    for i in range(len(a) + 1):
        for j in range(len(b) + 1):
            if 0 < i + j <= len(both):
                yield implies(and_(a[i - 1 : i], b[j - 1 : j]), both[i + j - 1])
            if i + j < len(both):
                yield implies(both[i + j], a[i : i + 1], b[j : j + 1])
