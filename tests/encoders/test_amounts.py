"""Numbers told by what is at least there."""

from __future__ import annotations

import itertools

import pytest
from evaluate import evaluate
from puzzlepipe.encoders.amounts import Amounts
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.terms import FALSE, Literal, Value

MOST = {"a": 2, "b": 0, "c": 3}


def values_of(amounts: dict[str, int], style: str) -> dict[str, Value]:
    if style == "int":
        return {f"n_{place}": amount for place, amount in amounts.items() if MOST[place]}
    return {
        f"n_{place}_{low}": amount >= low
        for place, amount in amounts.items()
        for low in range(1, MOST[place] + 1)
    }


def every() -> list[dict[str, int]]:
    ranges = (range(most + 1) for most in MOST.values())
    return [dict(zip(MOST, amounts, strict=True)) for amounts in itertools.product(*ranges)]


@pytest.mark.parametrize("style", ["boolean", "int"])
def test_what_is_said_of_a_number_is_true_of_it(style: str) -> None:
    family = Amounts("n", MOST, style, noun="lines")
    for amounts in every():
        values = values_of(amounts, style)
        assert sorted(family.symbols) == sorted(values)
        assert family.tokens(values) == {place: str(one) for place, one in amounts.items()}
        assert all(evaluate(term, values) for term in family.fixing(values))
        for place, amount in amounts.items():
            assert all(evaluate(term, values) for term in family.ordered(place))
            for other in range(5):
                assert evaluate(family.literal(place, str(other)), values) == (amount == other)
                assert evaluate(family.at_least(place, other), values) == (amount >= other)


@pytest.mark.parametrize("style", ["boolean", "int"])
@pytest.mark.parametrize("most_clauses", [300, 4])
@pytest.mark.parametrize("plain", [False, True])
def test_numbers_add_up(
    style: str, most_clauses: int, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puzzlepipe.encoders.amounts.MOST_CLAUSES", most_clauses)
    family = Amounts("n", MOST, style, noun="lines")
    for total in range(8):
        (added,) = family.add_up(list(MOST), total)
        terms = added.spelled(Model(frozenset(), plain=plain))
        for amounts in every():
            values = values_of(amounts, style)
            held = all(evaluate(term, values) for term in terms)
            assert held == (sum(amounts.values()) == total)


def test_where_nothing_can_be_there_the_sum_is_none() -> None:
    family = Amounts("n", MOST, noun="lines")
    assert family.add_up(["b"], 0) == []
    (none,) = family.add_up([], 1)
    assert none.spelled(Model(frozenset())) == [FALSE]


def test_values_that_are_no_number_are_no_token() -> None:
    family = Amounts("n", {"a": 2}, noun="lines")
    assert family.tokens({"n_a_1": False, "n_a_2": True}) == {"a": "False,True"}
    assert family.tokens({"n_a_1": True}) == {"a": "True,None"}


def test_numbers_in_words() -> None:
    family = Amounts("n", {"a": 2, "c": 3}, noun="lines")
    assert family.say(Literal("n_a_2")) == "a has at least 2 lines"
    assert family.say(Literal("n_a_2").negated()) == "a has fewer than 2 lines"
    assert family.say(Literal("n_a_2"), [Literal("n_c_2")]) == "a and c have at least 2 lines"
    ints = Amounts("n", {"a": 2}, "int", noun="lines")
    assert ints.say(Literal("n_a", 2)) == "a has 2 lines"
    assert ints.say(Literal("n_a", 2).negated()) == "a does not have 2 lines"
