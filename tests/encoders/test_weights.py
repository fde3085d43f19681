"""Sums with weights mean what they say, tried on every assignment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import pytest
from evaluate import evaluate, models
from hypothesis import given, settings
from hypothesis import strategies as st
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.numbers import Numbers
from puzzlepipe.encoders.terms import FALSE, TRUE, Literal, Term, Value, flag, not_
from puzzlepipe.encoders.weights import (
    Sum,
    sum_is,
    weighted,
    weights_add_up,
)
from puzzlepipe.puzzles.grid import Cell

Build = Callable[[Sequence[int], Sequence[Term], int], list[Sum]]


def summed(build: Callable[..., list[Sum]]) -> Build:
    return lambda weights, some, total: build(map(weighted, weights, some), total)


SUMS: dict[str, tuple[Build, Callable[[int, int], bool]]] = {
    "in layers": (weights_add_up, lambda a, b: a == b),
    "is": (summed(sum_is), lambda a, b: a == b),
}


@pytest.mark.parametrize("style", ["boolean", "int"])
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("name", SUMS)
@settings(max_examples=40)
@given(data=st.data())
def test_sums_hold_exactly_when_they_should(name: str, plain: bool, style: str, data: Any) -> None:
    build, meaning = SUMS[name]
    shape = data.draw(st.text("++-10", max_size=4))
    weights = data.draw(st.lists(st.integers(1, 5), min_size=len(shape), max_size=len(shape)))
    total = data.draw(st.integers(-1, sum(weights) + 1))
    values: list[Value] = [0, 1] if style == "int" else [False, True]
    symbols = {f"x{i}": values for i, sign in enumerate(shape) if sign in "+-"}
    some = [one(style, i, sign) for i, sign in enumerate(shape)]
    model = Model(frozenset(), plain=plain)
    (stated,) = build(weights, some, total)
    terms = stated.spelled(model)
    assert not (plain and model.symbols)
    every = {**symbols, **{symbol: [False, True] for symbol in model.symbols}}
    if len(every) > 11:
        return
    found = {tuple(one[symbol] for symbol in symbols) for one in models(terms, every)}
    for chosen in product(values, repeat=len(symbols)):
        known = dict(zip(symbols, chosen, strict=True))
        held = [evaluate(str(literal), known) for literal in some]
        right = meaning(sum(w for w, holds in zip(weights, held, strict=True) if holds), total)
        assert (chosen in found) == right
        assert stated.evaluate(known) is right
        for left_open in symbols:
            partly = {symbol: known[symbol] for symbol in symbols if symbol != left_open}
            both = {stated.evaluate({**partly, left_open: value}) for value in values}
            told = stated.evaluate(partly)
            assert told is None or {told} == both


def one(style: str, i: int, sign: str) -> Term:
    positive = flag(f"x{i}") if style == "int" else Literal(f"x{i}")
    return {"1": TRUE, "0": FALSE, "-": not_(positive)}.get(sign, positive)


def test_a_negative_weight_counts_down() -> None:
    (stated,) = sum_is([weighted(-2, Literal("a")), weighted(3, Literal("b"))], 1)
    assert stated.evaluate({"a": True}) is None
    assert stated.evaluate({"a": True, "b": True}) is True
    assert stated.evaluate({"b": True}) is None
    assert stated.evaluate({"b": False}) is False


@pytest.mark.parametrize("style", ["boolean", "int"])
def test_numbers_are_summands_within_their_domains(style: str) -> None:
    a, b = Cell(0, 0), Cell(0, 1)
    numbers = Numbers("n", {a: {2, 5}, b: {4, 9}}, style)
    (stated,) = sum_is(map(numbers.summand, (a, b)), 14)
    five: dict[str, Value] = (
        {"n_r1c1": 5} if style == "int" else {"n_r1c1_is_2": False, "n_r1c1_is_5": True}
    )
    assert stated.evaluate({}) is None
    assert stated.evaluate(five) is None
    assert sum_is([numbers.summand(a)], 1)[0].evaluate({}) is False
    assert sum_is([numbers.summand(a)], 2)[0].evaluate(five) is False
    assert sum_is([numbers.summand(a)], 5)[0].evaluate(five) is True
    assert stated.spelled(Model(frozenset(), plain=True)) == [
        "(= (+ n_r1c1 n_r1c2) 14)" if style == "int" else
        "(= (+ (+ (* 2 (ite n_r1c1_is_2 1 0)) (* 5 (ite n_r1c1_is_5 1 0))) "
        "(+ (* 4 (ite n_r1c2_is_4 1 0)) (* 9 (ite n_r1c2_is_9 1 0)))) 14)"
    ]  # fmt: skip
    assert sum_is([numbers.summand(a)], 99)[0].spelled(Model(frozenset())) == [FALSE]
