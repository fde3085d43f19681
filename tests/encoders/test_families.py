"""Families of variables: what they declare, what their literals mean, how values are read back."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from itertools import product

import pytest
from evaluate import evaluate
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.encoders.families import Booleans, Numbers, name_of
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.terms import FALSE, TRUE, Value, not_
from puzzlepipe.puzzles.grid import Cell, Line

both_styles = pytest.mark.parametrize("style", ["boolean", "int"])
CELLS = [Cell(0, 0), Cell(0, 1), Cell(0, 2)]


def test_places_as_parts_of_symbols() -> None:
    assert name_of(Cell(2, 4)) == "r3c5"
    assert name_of((Cell(0, 0), Cell(0, 1))) == "r1c1_r1c2"
    assert name_of(Line("row 1", ())) == "row 1"
    assert name_of("x") == "x"


# -- yes or no ---------------------------------------------------------------


@both_styles
def test_booleans_know_what_is_fixed(style: str) -> None:
    family = Booleans("on", CELLS, style, fixed={CELLS[0]: True, CELLS[1]: False})
    assert family.of([*CELLS[:2], Cell(9, 9)]) == [TRUE, FALSE, FALSE]
    assert family.symbols == ["on_r1c3"]
    assert set(family) == set(CELLS)
    assert Cell(9, 9) not in family
    on = 1 if style == "int" else True
    assert family.tokens({"on_r1c3": on}) == dict(zip(CELLS, "#.#", strict=True))
    assert set(family.on_places({"on_r1c3": on})) == {CELLS[0], CELLS[2]}


@both_styles
def test_booleans_are_declared_in_their_sort_and_bounds(style: str) -> None:
    model = Model()
    text = Booleans("on", CELLS[:1], style).declare(model)
    if style == "int":
        assert text == ("(declare-const on_r1c1 Int)\n(assert (or (= on_r1c1 0) (= on_r1c1 1)))\n")
    else:
        assert text == "(declare-const on_r1c1 Bool)\n"
    assert model.sorts == {"on_r1c1": Booleans("on", CELLS[:1], style).sort}


@both_styles
def test_booleans_fix_their_values_and_say_them(style: str) -> None:
    family = Booleans("on", CELLS[:2], style, words=("is a tent", "is grass"))
    values: dict[str, Value] = (
        {"on_r1c1": 1, "on_r1c2": 0} if style == "int" else {"on_r1c1": True, "on_r1c2": False}
    )
    literals = family.literals(values)
    assert [family.say(literal) for literal in literals] == ["r1c1 is a tent", "r1c2 is grass"]
    assert all(evaluate(literal, values) for literal in literals)
    assert [family.say(not_(literal)) for literal in literals] == [
        "r1c1 is grass",
        "r1c2 is a tent",
    ]
    with pytest.raises(KeyError):
        family.say("on_r9c9")


def test_a_value_that_is_neither_0_nor_1_is_no_token() -> None:
    family = Booleans("on", CELLS[:1], "int", on="1", off="0")
    assert [family.tokens({"on_r1c1": value})[CELLS[0]] for value in (0, 1, 2, -1)] == [
        "0", "1", "2", "-1",
    ]  # fmt: skip


# -- numbers -----------------------------------------------------------------

DOMAINS = st.lists(st.sets(st.integers(-1, 4), min_size=1, max_size=4), min_size=3, max_size=3).map(
    lambda domains: dict(zip(CELLS, domains, strict=True))
)


def values_of(family: Numbers, numbers: dict[Hashable, int]) -> dict[str, Value]:
    """What a solver would say of the symbols where the cells hold these numbers."""
    if family.style == "int":
        return {f"n_{name_of(cell)}": value for cell, value in numbers.items()}
    return {
        family.is_(cell, value): value == number
        for cell, number in numbers.items()
        for value in family.domains[cell]
        if family.is_(cell, value) not in (TRUE, FALSE)
    }


def every(family: Numbers) -> Iterable[dict[Hashable, int]]:
    for chosen in product(*family.domains.values()):
        yield dict(zip(family.domains, chosen, strict=True))


Build = Callable[[Numbers, Model], Iterable[str]]
A, B, C = CELLS

RELATIONS: dict[str, tuple[Build, Callable[[int, int, int], bool]]] = {
    "less": (lambda family, _: family.less(A, B), lambda a, b, c: a < b),
    "all different": (
        lambda family, model: [
            term for _, terms in family.all_different(model, CELLS) for term in terms
        ],
        lambda a, b, c: len({a, b, c}) == 3,
    ),
    "one value": (lambda family, model: family.one_value(model, A), lambda a, b, c: True),
    "sum": (lambda family, _: [f"(= {family.value(A)} {family.value(B)})"], lambda a, b, c: a == b),
}


@both_styles
@pytest.mark.parametrize("name", RELATIONS)
@given(domains=DOMAINS)
def test_relations_hold_exactly_when_they_should(
    name: str, style: str, domains: dict[Cell, set[int]]
) -> None:
    build, meaning = RELATIONS[name]
    family = Numbers("n", domains, style)
    terms = list(build(family, Model()))
    whole = {value for domain in domains.values() for value in domain}
    for numbers in every(family):
        expected = meaning(*numbers.values())
        if name == "all different" and len(whole) < 3:
            expected = False
        values = values_of(family, numbers)
        assert all(evaluate(term, values) for term in terms) == expected


@both_styles
@given(domains=DOMAINS)
def test_numbers_are_bounded_and_read_back(style: str, domains: dict[Cell, set[int]]) -> None:
    family = Numbers("n", domains, style, noun="digit")
    model = Model()
    bounds = [line[8:-1] for line in family.declare(model).splitlines() if "assert" in line]
    assert list(model.sorts) == family.symbols
    assert set(model.sorts.values()) <= {family.sort}
    for numbers in every(family):
        values = values_of(family, numbers)
        assert set(values) == set(family.symbols)
        assert all(evaluate(term, values) for term in bounds)
        assert family.tokens(values) == {cell: str(value) for cell, value in numbers.items()}
        assert all(evaluate(literal, values) for literal in family.literals(values))
        for other in every(family):
            if other != numbers:
                wrong = values_of(family, other)
                assert not all(evaluate(literal, wrong) for literal in family.literals(values))
    if style == "int":
        beyond = max(domains[A]) + 1
        values = values_of(family, {**next(iter(every(family))), A: beyond})
        assert not all(evaluate(term, values) for term in bounds)


def test_a_cell_that_holds_no_number_or_two_has_no_token() -> None:
    family = Numbers("n", {A: {1, 2}})
    assert family.tokens({"n_r1c1_is_1": True, "n_r1c1_is_2": True})[A] == "1,2"
    assert family.tokens({"n_r1c1_is_1": False, "n_r1c1_is_2": False})[A] == "?"


@both_styles
def test_numbers_are_said_in_words(style: str) -> None:
    family = Numbers("n", {A: {1, 2}}, style)
    literal = family.is_(A, 2)
    assert family.say(literal) == "r1c1 is 2"
    assert family.say(not_(literal)) == "r1c1 is not 2"
    with pytest.raises(KeyError):
        family.say("n_r9c9_is_1")


@both_styles
def test_an_empty_domain_is_a_contradiction(style: str) -> None:
    family = Numbers("n", {A: set()}, style)
    model = Model()
    text = family.declare(model) + "".join(family.one_value(model, A))
    assert FALSE in text
