"""Sums of different digits: the sets that make them, and the two ways to say so."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest
from evaluate import evaluate
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.backends.find import find
from puzzlepipe.encoders import sums
from puzzlepipe.encoders.families import Numbers
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.sums import digit_sets, subsets_of_sum, sum_is
from puzzlepipe.engine.search import search
from puzzlepipe.puzzles.grid import Cell
from puzzlepipe.puzzles.registry import load_puzzles, samples_of

CELLS = [Cell(0, 0), Cell(0, 1), Cell(0, 2)]


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


@pytest.mark.parametrize("style", ["boolean", "int", "equation"])
@given(total=st.integers(0, 14))
def test_a_sum_holds_where_the_digits_add_up(style: str, total: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        if style == "equation":
            patch.setattr(sums, "SET_LIMIT", 0)
        numbers = Numbers("n", dict.fromkeys(CELLS, range(1, 6)), style)
        model = Model()
        terms = sum_is(model, numbers, CELLS, total, "cage")
    assert style == "boolean" or not model.sorts
    for digits in permutations(range(1, 6), 3):
        values: dict[str, bool | int] = {
            f"n_{cell}": digit for cell, digit in zip(CELLS, digits, strict=True)
        }
        for cell, digit in zip(CELLS, digits, strict=True):
            values.update((f"n_{cell}_is_{other}", other == digit) for other in range(1, 6))
        # To hold more than one choice true only adds conditions.
        choices = [dict.fromkeys(model.sorts, False) | {one: True} for one in model.sorts]
        assert (sum(digits) == total) == any(
            all(evaluate(term, values | choice) for term in terms) for choice in choices or [{}]
        )


def test_choices_are_named_by_their_digits() -> None:
    model = Model()
    sum_is(model, Numbers("n", dict.fromkeys(CELLS, range(1, 6))), CELLS, 8, "cage")
    assert list(model.sorts) == ["cage_r1c1_of_1_2_5", "cage_r1c1_of_1_3_4"]


@pytest.mark.parametrize("name", ["apprentice", "cages", "club-sandwich"])
def test_equations_in_place_of_sets_give_the_same_answers(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (path,) = (path for path in samples_of("sudoku") if path.stem == name)
    (puzzle,) = load_puzzles(path)
    by_sets = search(puzzle, find("auto"), limit=2)
    monkeypatch.setattr(sums, "SET_LIMIT", 1)
    by_equations = search(puzzle, find("auto"), limit=2)
    assert by_sets.unique
    assert by_equations.unique
    assert by_sets.answers == by_equations.answers
