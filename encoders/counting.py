"""How many of some literals hold: one, at most one, exactly k.

Every function gives the terms to assert; those that may need auxiliary symbols
take the model first. Literals that are known fold away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb

from .model import Model
from .terms import (
    FALSE,
    TRUE,
    Flag,
    and_,
    as_number,
    at_most,
    equal,
    iff,
    implies,
    not_,
    not_both,
    number,
    or_,
    plus,
)

PAIRWISE_LIMIT = 8
"""Up to here all pairs are the shortest and fastest at-most-one on every solver tried."""

SUBSET_LIMIT = 300
"""Up to so many clauses, forbidden subsets beat sums of `ite` in repeated checks."""


def at_most_one(model: Model, literals: Iterable[str]) -> list[str]:
    """No two of the literals.

    All pairs, n(n-1)/2 clauses, up to `PAIRWISE_LIMIT`; from there the sequential
    counter (Sinz, CP 2005): n-1 auxiliary symbols, 3n-4 clauses. In the Int encoding
    one sum. Where one is known to hold, the others do not.
    """
    kept, sure = _split(literals)
    if sure:
        return [FALSE] if sure > 1 else [not_(literal) for literal in kept]
    if len(kept) > 1 and _flags(kept):
        return count_at_most(kept, 1)
    if len(kept) <= PAIRWISE_LIMIT:
        return [not_both(a, b) for a, b in combinations(kept, 2)]
    model.remark("seen_K: of the things listed up to here one is so, and none after it can be.")
    seen = [model.fresh("seen") for _ in kept[:-1]]
    terms = []
    for i, literal in enumerate(kept):
        if i < len(seen):
            terms.append(implies(literal, seen[i]))
        if i > 0:
            terms.append(not_both(literal, seen[i - 1]))
        if 0 < i < len(seen):
            terms.append(implies(seen[i - 1], seen[i]))
    return terms


def exactly_one(model: Model, literals: Iterable[str]) -> list[str]:
    """One of the literals and no second; in the Int encoding one sum."""
    kept = [literal for literal in literals if literal != FALSE]
    if len(kept) > 1 and _flags(kept):
        return count_is(kept, 1)
    return [or_(kept), *at_most_one(model, kept)]


def _flags(literals: Iterable[str]) -> bool:
    """Whether all literals speak of Ints that are 0 or 1, whose sum is the natural thing to say."""
    return all(isinstance(literal, Flag) for literal in literals)


def _split(literals: Iterable[str]) -> tuple[list[str], int]:
    """The literals that are open, and how many hold for sure."""
    kept = [literal for literal in literals if literal != FALSE]
    open_ones = [literal for literal in kept if literal != TRUE]
    return open_ones, len(kept) - len(open_ones)


def count_is(literals: Iterable[str], total: int) -> list[str]:
    """Exactly `total` of the literals, as a sum: the shortest text and the best first answer.

    None and all are clauses. In the Int encoding always a sum of Int symbols.
    """
    kept, sure = _split(literals)
    total -= sure
    if not 0 <= total <= len(kept):
        return [FALSE]
    if not kept:
        return []
    if not _flags(kept) or len(kept) == 1:
        if total == 0:
            return [not_(or_(kept))]
        if total == len(kept):
            return [and_(kept)]
    return [equal(plus(map(as_number, kept)), number(total))]


def count_at_most(literals: Iterable[str], total: int) -> list[str]:
    """At most `total` of the literals: a clause for all but one, else a sum.

    In the Int encoding always a sum.
    """
    kept, sure = _split(literals)
    total -= sure
    if total < 0:
        return [FALSE]
    if total >= len(kept):
        return []
    if total == 0:
        return count_is(kept, 0)
    if total == len(kept) - 1 and not _flags(kept):
        return [or_(not_(literal) for literal in kept)]
    return [at_most(plus(map(as_number, kept)), number(total))]


def count_at_least(literals: Iterable[str], total: int) -> list[str]:
    """At least `total` of the literals: a clause for one, else a sum.

    In the Int encoding always a sum.
    """
    kept, sure = _split(literals)
    total -= sure
    if total <= 0:
        return []
    if total > len(kept):
        return [FALSE]
    if total == len(kept):
        return count_is(kept, total)
    if total == 1 and not _flags(kept):
        return [or_(kept)]
    return [at_most(number(total), plus(map(as_number, kept)))]


def count_is_by_subsets(literals: Sequence[str], total: int) -> list[str]:
    """Exactly `total` of the literals by forbidden subsets: no auxiliary symbol, no arithmetic.

    Of any total+1 literals one fails and of any n-total+1 one holds:
    C(n, total+1) + C(n, total-1) clauses. Falls back to the sum above `SUBSET_LIMIT`,
    and in the Int encoding.
    """
    kept, sure = _split(literals)
    total -= sure
    n = len(kept)
    if not 0 <= total <= n:
        return [FALSE]
    if _flags(kept) or comb(n, total + 1) + comb(n, n - total + 1) > SUBSET_LIMIT:
        return count_is(kept, total)
    too_many = [or_(not_(one) for one in some) for some in combinations(kept, total + 1)]
    too_few = [or_(some) for some in combinations(kept, n - total + 1)]
    return too_many + too_few


def count_is_by_counter(model: Model, literals: Iterable[str], total: int) -> list[str]:
    """Exactly `total` of the literals by a sequential counter: clauses, no arithmetic.

    An auxiliary symbol says that at least j of the first i literals hold, and is equivalent
    to what the literal i adds to the first i-1 (Sinz, CP 2005, in both directions). Where the
    rest of the list decides it, it is known: total * (n-total) symbols, and n more
    equivalences. One is `exactly_one`; none, all and the Int encoding are `count_is`.

    Measured on a star battle of 25x25 cells, 6 of about 25 in each of 75 lines, uniqueness: yices
    0.4 s, with sums 4.4 s; z3 0.6 s, with sums 0.8 s. The text is six times as long.
    """
    kept, sure = _split(literals)
    total -= sure
    n = len(kept)
    if not 0 < total < n or _flags(kept):
        return count_is(kept, total)
    if total == 1:
        return exactly_one(model, kept)
    model.remark("among_K: at least so many of the things listed up to here are so.")
    before = [TRUE] + [FALSE] * (total + 1)
    terms = []
    for i, literal in enumerate(kept, start=1):
        needed = total - (n - i)
        here = [
            TRUE if j <= max(needed, 0)
            else FALSE if j > min(i, total)
            else model.fresh("among")
            for j in range(total + 2)
        ]  # fmt: skip
        for j in range(1, total + 2):
            terms.append(iff(here[j], or_(before[j], and_(literal, before[j - 1]))))
        before = here
    return [term for term in terms if term != TRUE]


def count_is_by_totalizer(model: Model, literals: Iterable[str], total: int) -> list[str]:
    """Exactly `total` of the literals by a totalizer: clauses, no arithmetic."""
    kept, sure = _split(literals)
    total -= sure
    if not 0 < total < len(kept) or _flags(kept):
        return count_is(kept, total)
    if total == 1:
        return exactly_one(model, kept)
    model.remark("among_K: at least so many of the things listed up to here are so.")
    terms = []
    layer = [[literal] for literal in kept]
    while len(layer) > 1:
        merged = []
        for a, b in zip(layer[::2], layer[1::2], strict=False):
            size = min(len(a) + len(b), total + 1)
            out = [model.fresh("among") for _ in range(size)]
            for i in range(len(a) + 1):
                for j in range(len(b) + 1):
                    if 0 < i + j <= size:
                        low = [TRUE if i == 0 else a[i - 1], TRUE if j == 0 else b[j - 1]]
                        terms.append(implies(and_(low), out[i + j - 1]))
                    if i + j < size:
                        high = [FALSE if i == len(a) else a[i], FALSE if j == len(b) else b[j]]
                        terms.append(implies(out[i + j], high))
            merged.append(out)
        layer = merged + layer[len(merged) * 2 :]
    (out,) = layer
    return [*terms, out[total - 1], not_(out[total])]
