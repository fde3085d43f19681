"""Sums of different digits: the sets that make them, and the two ways to say so."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations, product

import pytest
from evaluate import evaluate
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.encoders import sums
from puzzlepipe.encoders.counting import Constraint, Count
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.numbers import Numbers
from puzzlepipe.encoders.sums import digit_sets, sandwich_is, subsets_of_sum, sum_of_different_is
from puzzlepipe.encoders.terms import Literal, not_
from puzzlepipe.encoders.weights import Sum
from puzzlepipe.puzzles.grid import Cell, Grid, Line

CELLS = [Cell(0, 0), Cell(0, 1), Cell(0, 2)]
CAGE = Line("cage a", tuple(CELLS))


@given(
    digits=st.sets(st.integers(0, 12), max_size=9),
    size=st.integers(0, 5),
    total=st.integers(-1, 40),
)
def test_subsets_of_a_sum_are_those_that_add_up(digits: set[int], size: int, total: int) -> None:
    expected = [some for some in combinations(sorted(digits), size) if sum(some) == total]
    assert list(subsets_of_sum(sorted(digits), size, total)) == expected


def test_no_search_for_subsets_is_in_vain() -> None:
    even = range(2, 200, 2)
    assert list(subsets_of_sum(even, 40, 4001)) == []
    assert next(subsets_of_sum(even, 40, 4000)) is not None


@given(
    domains=st.lists(st.sets(st.integers(1, 5)), min_size=1, max_size=3), total=st.integers(0, 13)
)
def test_digit_sets_leave_out_no_way_to_make_the_sum(domains: list[set[int]], total: int) -> None:
    sets = digit_sets(domains, total)
    ways = {
        tuple(sorted(numbers))
        for numbers in product(*domains)
        if sum(numbers) == total and len(set(numbers)) == len(numbers)
    }
    assert sets is not None
    assert ways <= set(sets)


def test_more_sets_than_the_limit_are_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    domains = [range(1, 10)] * 3
    assert len(digit_sets(domains, 15) or []) == 8
    monkeypatch.setattr(sums, "SET_LIMIT", 7)
    assert digit_sets(domains, 15) is None


def terms_of(constraints: list[Constraint], model: Model) -> list[str]:
    terms = (one.spelled(model) if isinstance(one, (Count, Sum)) else [one] for one in constraints)
    return [str(term) for some in terms for term in some]


def values_of(numbers: Numbers, digits: Sequence[int]) -> dict[str, bool | int]:
    """What a solver would say of the symbols of either style."""
    values: dict[str, bool | int] = {}
    for cell, digit in zip(numbers.domains, digits, strict=True):
        values[f"n_{cell}"] = digit
        values.update((f"n_{cell}_is_{other}", other == digit) for other in numbers.codes)
    return values


@pytest.mark.parametrize("style", ["boolean", "int", "equation"])
@given(total=st.integers(0, 14))
def test_a_sum_holds_where_the_digits_add_up(style: str, total: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        if style == "equation":
            patch.setattr("puzzlepipe.encoders.sums.SET_LIMIT", 0)
        numbers = Numbers("n", dict.fromkeys(CELLS, range(1, 6)), style)
        model = Model(frozenset())
        terms = terms_of(sum_of_different_is(model, numbers, CAGE, total), model)
    assert style == "boolean" or not model.symbols
    for digits in permutations(range(1, 6), 3):
        values = values_of(numbers, digits)
        # To hold more than one choice true only adds conditions.
        choices = [dict.fromkeys(model.symbols, False) | {one: True} for one in model.symbols]
        assert (sum(digits) == total) == any(
            all(evaluate(term, values | choice) for term in terms) for choice in choices or [{}]
        )


@pytest.mark.parametrize("style", ["boolean", "int", "equation"])
@pytest.mark.parametrize("total", range(11))
def test_a_sandwich_holds_where_the_digits_between_add_up(style: str, total: int) -> None:
    (line,) = Grid(1, 5).rows
    with pytest.MonkeyPatch.context() as patch:
        if style == "equation":
            patch.setattr("puzzlepipe.encoders.sums.SET_LIMIT", 0)
        numbers = Numbers("n", dict.fromkeys(line.cells, range(1, 6)), style)
        model = Model(frozenset())
        terms = terms_of(sandwich_is(model, numbers, line, range(1, 6), total), model)
    names = {name: name for name in model.symbols}
    picks = [name for name in names if "_of_" in name]
    equations = [term for term in terms if term.startswith("(= (+ ")]
    if style == "equation":
        # No sum at all, and the sum of all, are told by how far apart the crusts are.
        assert bool(equations) == (2 <= total <= 7) and not picks
    for digits in permutations(range(1, 6)):
        values = values_of(numbers, digits)
        first, last = sorted((digits.index(1), digits.index(5)))
        between = digits[first + 1 : last]
        for name in names:
            if "_between_" in name and name not in picks:
                values[name] = int(name.rsplit("_", 1)[1]) in between
            elif "_open_" in name:
                values[name] = first <= int(name.rsplit("c", 1)[1]) - 1 < last
        choices = [dict.fromkeys(picks, False) | {one: True} for one in picks]
        assert (sum(between) == total) == any(
            all(evaluate(term, values | choice) for term in terms) for choice in choices or [{}]
        )


def test_choices_are_named_by_their_digits_and_say_them() -> None:
    model = Model(frozenset())
    sum_of_different_is(model, Numbers("n", dict.fromkeys(CELLS, range(1, 6))), CAGE, 8)
    assert list(model.symbols) == ["cage_a_of_1_2_5", "cage_a_of_1_3_4"]
    said = Literal("cage_a_of_1_2_5")
    speaker = model.symbols[said.symbol].speaker
    assert speaker is not None
    assert speaker.say(said) == "1, 2 and 5 alone stand in cage a"
    assert speaker.say(not_(said)) == "1, 2 and 5 alone do not stand in cage a"


def test_two_runs_that_begin_in_one_cell_have_symbols_of_their_own() -> None:
    model = Model(frozenset())
    across, down = Line("run across r1c1", tuple(CELLS)), Line("run down r1c1", tuple(CELLS))
    numbers = Numbers("n", dict.fromkeys(CELLS, range(1, 6)))
    for line in (across, down):
        sum_of_different_is(model, numbers, line, 8)
    assert len(model.symbols) == 4
