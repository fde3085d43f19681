"""Counting constraints mean what they say, tried on every assignment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

import pytest
from evaluate import models
from puzzlepipe.encoders import counting
from puzzlepipe.encoders.counting import Constraint, Count
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.terms import FALSE, TRUE, Literal, Term, Value, flag, not_

Build = Callable[[list[Term], int], Iterable[Constraint]]
Meaning = Callable[[int, int], bool]


def equals(n: int, total: int) -> bool:
    return n == total


CONSTRAINTS: dict[str, tuple[Build, Meaning]] = {
    "at most one": (lambda some, _: counting.at_most_one(some), lambda n, _: n <= 1),
    "exactly one": (lambda some, _: counting.exactly_one(some), lambda n, _: n == 1),
    "is": (counting.count_is, equals),
    "at most": (counting.count_at_most, lambda n, total: n <= total),
    "at least": (counting.count_at_least, lambda n, total: n >= total),
    "is, by subsets": (counting.count_is_by_subsets, equals),
    "is, as one term": (lambda some, total: [counting.exactly(total, some)], equals),
}
BY_AUXILIARY: dict[str, Build] = {
    "counter": counting.count_is_by_counter,
    "totalizer": counting.count_is_by_totalizer,
}
SHAPES = ("", "+", "-", "++", "+-+", "1+0-", "11", "++++", "0+--+")


def spelled(constraints: Iterable[Constraint], model: Model | None = None) -> list[Term]:
    model = model or Model(frozenset())
    terms: list[Term] = []
    for one in constraints:
        terms += one.spelled(model) if isinstance(one, Count) else [one]
    return terms


def literals_of(style: str, shape: str) -> list[Term]:
    """Literals by a word: `+` positive, `-` negated, `1` and `0` known."""
    result = []
    for i, sign in enumerate(shape):
        positive = flag(f"x{i}") if style == "int" else Literal(f"x{i}")
        result.append({"1": TRUE, "0": FALSE, "-": not_(positive)}.get(sign, positive))
    return result


@pytest.mark.parametrize("style", ["boolean", "int"])
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("name", CONSTRAINTS)
def test_counts_hold_exactly_when_they_should(name: str, plain: bool, style: str) -> None:
    build, meaning = CONSTRAINTS[name]
    for shape in SHAPES:
        values: list[Value] = [0, 1] if style == "int" else [False, True]
        symbols = {f"x{i}": values for i, sign in enumerate(shape) if sign in "+-"}
        for total in range(-1, len(shape) + 2):
            model = Model(frozenset(), plain=plain)
            terms = spelled(build(literals_of(style, shape), total), model)
            assert not model.symbols, "so short a list needs no auxiliary symbol"
            if name != "is, as one term" and plain:
                assert FALSE not in terms, "what cannot be met is a sum that says so"
            elif name != "is, as one term":
                assert symbols or set(terms) <= {TRUE, FALSE}, "what is known folds away"
            found = [tuple(model.values()) for model in models(terms, symbols)]
            right = [
                chosen
                for chosen in product(values, repeat=len(symbols))
                if meaning(how_many(shape, list(chosen)), total)
            ]
            assert found == right, (shape, total)


def how_many(shape: str, chosen: list[Value]) -> int:
    """How many of the literals hold."""
    values = iter(chosen)
    return sum(
        {"1": 1, "0": 0}[sign] if sign in "10" else next(values) ^ (sign == "-") for sign in shape
    )


@pytest.mark.parametrize("name", [*CONSTRAINTS, *BY_AUXILIARY])
def test_a_count_knows_what_it_comes_to_while_some_literals_are_open(name: str) -> None:
    build, meaning = CONSTRAINTS.get(name) or (BY_AUXILIARY[name], equals)
    for shape in ("+", "+-+", "1+0-", "++-+"):
        signs = [sign for sign in shape if sign in "+-"]
        symbols = [f"x{i}" for i, sign in enumerate(shape) if sign in "+-"]
        for total in range(-1, len(shape) + 2):
            counts = list(build(literals_of("boolean", shape), total))
            for chosen in product((False, True, None), repeat=len(signs)):
                known = {s: v for s, v in zip(symbols, chosen, strict=True) if v is not None}
                ways = product(*([v] if v is not None else [False, True] for v in chosen))
                right = {meaning(how_many(shape, list(way)), total) for way in ways}
                for count in counts:
                    if isinstance(count, Count):
                        expected = right.pop() if len(right) == 1 else None
                        assert count.evaluate(known) == expected


def test_at_most_one_of_many_by_the_sequential_counter() -> None:
    model = Model(frozenset())
    some = [Literal(f"x{i}") for i in range(10)]
    terms = spelled(counting.at_most_one(some), model)
    assert len(terms) == 3 * len(some) - 4
    auxiliary = list(model.symbols)
    assert len(auxiliary) == len(some) - 1
    for held in range(3):
        fixed = {one.symbol: [i < held * 5 and i % 5 == 4] for i, one in enumerate(some)}
        extended = models(terms, {**fixed, **dict.fromkeys(auxiliary, (False, True))})
        assert any(True for _ in extended) == (held <= 1)


@pytest.mark.parametrize("limit", [0, 1, 2, 3])
@pytest.mark.parametrize("name", ["at most one", "exactly one", "is, by subsets"])
def test_lists_beyond_the_thresholds_are_counted_right(
    monkeypatch: pytest.MonkeyPatch, name: str, limit: int
) -> None:
    monkeypatch.setattr("puzzlepipe.encoders.counting.PAIRWISE_LIMIT", limit)
    monkeypatch.setattr("puzzlepipe.encoders.counting.SUBSET_LIMIT", limit)
    build, meaning = CONSTRAINTS[name]
    for shape in SHAPES:
        for total in range(-1, len(shape) + 2):
            right = [
                chosen
                for chosen in product((False, True), repeat=sum(sign in "+-" for sign in shape))
                if meaning(how_many(shape, list(chosen)), total)
            ]
            assert sorted(set(models_of(build, shape, total))) == right


@pytest.mark.parametrize("shape", ["++++", "+-++-", "1+0-+-+", "++++++"])
def test_a_count_by_the_sequential_counter_has_one_model_for_each_right_choice(shape: str) -> None:
    for total in range(-1, len(shape) + 2):
        assert models_of(counting.count_is_by_counter, shape, total) == right_of(shape, total)


@pytest.mark.parametrize("shape", ["+", "+-+", "1+0-+-"])
def test_a_count_by_the_totalizer_is_right(shape: str) -> None:
    for total in range(-1, len(shape) + 2):
        found = models_of(counting.count_is_by_totalizer, shape, total)
        assert sorted(set(found)) == right_of(shape, total)


def models_of(build: Build, shape: str, total: int) -> list[tuple[Value, ...]]:
    symbols = [f"x{i}" for i, sign in enumerate(shape) if sign in "+-"]
    model = Model(frozenset())
    terms = spelled(build(literals_of("boolean", shape), total), model)
    domains = dict.fromkeys([*symbols, *model.symbols], (False, True))
    return [tuple(values[symbol] for symbol in symbols) for values in models(terms, domains)]


def right_of(shape: str, total: int) -> list[tuple[Value, ...]]:
    count = sum(sign in "+-" for sign in shape)
    return [
        chosen
        for chosen in product((False, True), repeat=count)
        if how_many(shape, list(chosen)) == total
    ]


def test_the_sequential_counter_has_as_many_symbols_as_its_docstring_says() -> None:
    for n, total in ((6, 2), (9, 4), (25, 6)):
        model = Model(frozenset())
        some = [Literal(f"x{i}") for i in range(n)]
        terms = spelled(counting.count_is_by_counter(some, total), model)
        assert (len(model.symbols), len(terms)) == (total * (n - total), total * (n - total) + n)


def test_in_the_int_style_a_count_is_a_sum_as_in_textbooks() -> None:
    flags = [flag("a"), flag("b"), flag("c")]
    assert spelled(counting.count_is(flags, 0)) == ["(= (+ a b c) 0)"]
    assert spelled(counting.count_at_most(flags, 2)) == ["(<= (+ a b c) 2)"]
    assert spelled(counting.count_at_least(flags, 1)) == ["(<= 1 (+ a b c))"]
    assert spelled(counting.count_is_by_subsets(flags, 1)) == ["(= (+ a b c) 1)"]
    assert spelled(counting.count_is_by_counter(flags, 1)) == ["(= (+ a b c) 1)"]


def test_in_the_boolean_style_none_all_but_one_and_some_are_clauses() -> None:
    a, b, c = map(Literal, "abc")
    assert spelled(counting.count_is([a, b], 0)) == ["(not (or a b))"]
    assert spelled(counting.count_is([a, b], 2)) == ["(and a b)"]
    assert spelled(counting.count_at_most([a, b, c], 2)) == ["(not (and a b c))"]
    assert spelled(counting.count_at_least([a, b, c], 1)) == ["(or a b c)"]


def test_plain_texts_count_as_a_textbook_would() -> None:
    model = Model(frozenset(), plain=True)
    some = [Literal(f"x{i}") for i in range(10)]
    total = " ".join(f"(ite x{i} 1 0)" for i in range(10))
    for build in (counting.count_is_by_counter, counting.count_is_by_totalizer):
        assert spelled(build(some, 3), model) == [f"(= (+ {total}) 3)"]
    assert spelled(counting.exactly_one(some), model) == [f"(= (+ {total}) 1)"]
    assert not model.symbols
