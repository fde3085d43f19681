"""Counting constraints mean what they say, tried on every assignment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

import pytest
from evaluate import models
from puzzlepipe.encoders import counting
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.terms import FALSE, TRUE, Flag, not_

Build = Callable[[Model, list[str], int], Iterable[str]]

CONSTRAINTS: dict[str, tuple[Build, Callable[[int, int], bool]]] = {
    "at most one": (lambda model, some, _: counting.at_most_one(model, some), lambda n, _: n <= 1),
    "exactly one": (lambda model, some, _: counting.exactly_one(model, some), lambda n, _: n == 1),
    "is": (lambda _, some, total: counting.count_is(some, total), lambda n, total: n == total),
    "at most": (
        lambda _, some, total: counting.count_at_most(some, total),
        lambda n, total: n <= total,
    ),
    "at least": (
        lambda _, some, total: counting.count_at_least(some, total),
        lambda n, total: n >= total,
    ),
    "is, by subsets": (
        lambda _, some, total: counting.count_is_by_subsets(some, total),
        lambda n, total: n == total,
    ),
}


def literals_of(style: str, shape: str) -> list[str]:
    """Literals by a word: `+` positive, `-` negated, `1` and `0` known."""
    known: dict[str, Any] = {"1": TRUE, "0": FALSE}
    result = []
    for i, sign in enumerate(shape):
        positive: str = Flag(f"x{i}") if style == "int" else f"x{i}"
        result.append(known.get(sign) or (not_(positive) if sign == "-" else positive))
    return result


@pytest.mark.parametrize("style", ["boolean", "int"])
@pytest.mark.parametrize("name", CONSTRAINTS)
def test_counts_hold_exactly_when_they_should(name: str, style: str) -> None:
    build, meaning = CONSTRAINTS[name]
    for shape in ("", "+", "-", "++", "+-+", "1+0-", "11", "++++", "0+--+"):
        values: list[int] = [0, 1] if style == "int" else [False, True]
        symbols = {f"x{i}": values for i, sign in enumerate(shape) if sign in "+-"}
        for total in range(-1, len(shape) + 2):
            model = Model()
            terms = list(build(model, literals_of(style, shape), total))
            assert list(model.sorts) == [], "so short a list needs no auxiliary symbol"
            assert symbols or set(terms) <= {TRUE, FALSE}, "what is known folds away"
            found = [tuple(model.values()) for model in models(terms, symbols)]
            right = [
                chosen
                for chosen in product(values, repeat=len(symbols))
                if meaning(how_many(shape, list(chosen)), total)
            ]
            assert found == right, (shape, total)


def how_many(shape: str, chosen: list[int]) -> int:
    """How many of the literals hold."""
    values = iter(chosen)
    return sum(
        {"1": 1, "0": 0}[sign] if sign in "10" else next(values) ^ (sign == "-") for sign in shape
    )


def test_at_most_one_of_many_by_the_sequential_counter() -> None:
    model = Model()
    some = [f"x{i}" for i in range(10)]
    terms = counting.at_most_one(model, some)
    assert len(terms) == 3 * len(some) - 4
    auxiliary = list(model.sorts)
    assert len(auxiliary) == len(some) - 1
    for held in range(3):
        fixed = {symbol: [i < held * 5 and i % 5 == 4] for i, symbol in enumerate(some)}
        extended = models(terms, {**fixed, **dict.fromkeys(auxiliary, (False, True))})
        assert any(True for _ in extended) == (held <= 1)


@pytest.mark.parametrize("shape", ["++++", "+-++-", "1+0-+-+", "++++++"])
def test_a_count_by_the_sequential_counter_has_one_model_for_each_right_choice(shape: str) -> None:
    literals = literals_of("boolean", shape)
    symbols = [f"x{i}" for i, sign in enumerate(shape) if sign in "+-"]
    for total in range(-1, len(shape) + 2):
        model = Model()
        terms = counting.count_is_by_counter(model, literals, total)
        found = [
            tuple(values[symbol] for symbol in symbols)
            for values in models(terms, dict.fromkeys([*symbols, *model.sorts], (False, True)))
        ]
        right = [
            chosen
            for chosen in product((False, True), repeat=len(symbols))
            if how_many(shape, list(chosen)) == total
        ]
        assert found == right, total


def test_the_sequential_counter_has_as_many_symbols_as_its_docstring_says() -> None:
    for n, total in ((6, 2), (9, 4), (25, 6)):
        model = Model()
        terms = counting.count_is_by_counter(model, [f"x{i}" for i in range(n)], total)
        assert (len(model.sorts), len(terms)) == (total * (n - total), total * (n - total) + n)


def test_in_the_int_style_a_count_is_a_sum_as_in_textbooks() -> None:
    flags = [Flag("a"), Flag("b"), Flag("c")]
    assert counting.count_is(flags, 0) == ["(= (+ a b c) 0)"]
    assert counting.count_at_most(flags, 2) == ["(<= (+ a b c) 2)"]
    assert counting.count_at_least(flags, 1) == ["(<= 1 (+ a b c))"]
    assert counting.count_is_by_subsets(flags, 1) == ["(= (+ a b c) 1)"]
    assert counting.count_is_by_counter(Model(), flags, 1) == ["(= (+ a b c) 1)"]


def test_in_the_boolean_style_none_all_but_one_and_some_are_clauses() -> None:
    assert counting.count_is(["a", "b"], 0) == ["(not (or a b))"]
    assert counting.count_is(["a", "b"], 2) == ["(and a b)"]
    assert counting.count_at_most(["a", "b", "c"], 2) == ["(or (not a) (not b) (not c))"]
    assert counting.count_at_least(["a", "b", "c"], 1) == ["(or a b c)"]
