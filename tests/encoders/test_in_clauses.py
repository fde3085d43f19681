"""Counters that stand for sums in the text of a long dialogue: all values, tried one by one."""

from __future__ import annotations

from itertools import product

import pytest
from evaluate import models
from puzzlepipe.encoders.counting import count_is
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.terms import Literal


@pytest.mark.parametrize(("size", "total"), [(n, k) for n in range(2, 6) for k in range(n + 1)])
def test_a_counter_in_place_of_a_sum_counts_the_same(size: int, total: int) -> None:
    symbols = [f"x{i}" for i in range(size)]
    model = Model(frozenset(), in_clauses=True)
    (stated,) = count_is(map(Literal, symbols), total)
    terms = stated.spelled(model)
    assert not any("(+ " in term for term in terms)
    every = {symbol: [False, True] for symbol in (*symbols, *model.symbols)}
    found = {tuple(one[symbol] for symbol in symbols) for one in models(terms, every)}
    chosen = product([False, True], repeat=size)
    assert found == {values for values in chosen if sum(values) == total}
