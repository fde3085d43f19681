"""Cages with arithmetic: the ways to fill them, and all that is said of them, by brute force."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.encoders import prune
from puzzlepipe.encoders.cages import Operation, cage_is, cage_tuples, fits, in_one_line
from puzzlepipe.encoders.counting import Count
from puzzlepipe.encoders.model import Definition, Model
from puzzlepipe.encoders.numbers import Numbers
from puzzlepipe.encoders.terms import Term, Value, evaluate
from puzzlepipe.encoders.weights import Sum
from puzzlepipe.puzzles.grid import Cell, Line

CORNER = (Cell(0, 0), Cell(0, 1), Cell(1, 0))
"""An L: its ends share no line, so 1 + 2 + 1 is 4."""
SHAPES = {"L": CORNER, "pair": CORNER[:2], "one": CORNER[:1], "I": (*CORNER[:2], Cell(0, 2))}
OPERATIONS: tuple[Operation, ...] = ("+", "*", "-", "/")


@pytest.mark.parametrize(
    ("operation", "numbers", "results"),
    [("+", (1, 2, 1), {4}), ("*", (2, 3, 2), {12}), ("-", (2, 5), {3}), ("/", (6, 2), {3}),
     ("/", (5, 2), set()), ("/", (0, 0), set()), ("-", (4, 4), {0})],
)  # fmt: skip
def test_what_numbers_come_to(operation: Operation, numbers: Any, results: set[int]) -> None:
    assert {result for result in range(40) if fits(operation, numbers, result)} == results
    assert {result for result in range(40) if fits(operation, numbers[::-1], result)} == results


def ways(domains: Any, cells: Any, operation: Operation, result: int) -> list[tuple[int, ...]]:
    """By trying every filling."""
    return [
        some
        for some in product(*map(sorted, domains))
        if all(
            some[i] != some[j]
            for i, a in enumerate(cells)
            for j, b in enumerate(cells[:i])
            if a.row == b.row or a.column == b.column
        )
        and fits(operation, some, result)
    ]


DOMAIN = st.sets(st.integers(0, 6))


@given(data=st.data(), shape=st.sampled_from(list(SHAPES)), operation=st.sampled_from(OPERATIONS))
def test_cage_tuples_are_all_ways_to_fill_a_cage(data: Any, shape: str, operation: Any) -> None:
    cells = SHAPES["pair"] if operation in "-/" else SHAPES[shape]
    domains = [data.draw(DOMAIN) for _ in cells]
    result = data.draw(st.integers(0, 40))
    expected = ways(domains, cells, operation, result)
    assert cage_tuples(domains, in_one_line(cells), operation, result) == expected
    if expected:
        assert cage_tuples(domains, in_one_line(cells), operation, result, 0) is None
    left = {cell: set(domain) for cell, domain in zip(cells, domains, strict=True)}
    prune.cages(left, [(cells, operation, result)])
    for index, cell in enumerate(cells):
        assert left[cell] == {way[index] for way in expected}


def test_a_search_in_a_cage_ends_where_it_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 36 numbers that multiply to 648 there may be no way at all: nobody waits for that."""
    monkeypatch.setattr("puzzlepipe.encoders.cages.MOST_TRIED", 5)
    domains = [{1, 2, 3}] * 3
    assert cage_tuples(domains, in_one_line(CORNER), "*", 100) == []  # too few at once
    assert cage_tuples(domains, in_one_line(CORNER), "+", 9) is None
    left = {cell: {1, 2, 3} for cell in CORNER}
    prune.cages(left, [(CORNER, "+", 9)])
    assert set(map(len, left.values())) == {3}


def test_a_cage_with_too_many_ways_is_left_as_it_is() -> None:
    domains = {cell: {1, 2, 3} for cell in CORNER}
    prune.cages(domains, [(CORNER, "+", 4)], limit=0)
    assert set(map(len, domains.values())) == {3}


@pytest.mark.parametrize("style", ["boolean", "int", "plain", "plain int", "diagram"])
@pytest.mark.parametrize(
    ("operation", "shape"),
    [(one, shape) for one in OPERATIONS for shape in SHAPES if one in "+*" or shape == "pair"],
)
@pytest.mark.parametrize("result", [0, 1, 2, 3, 4, 5, 6, 9, 12])
def test_a_cage_comes_to_its_result(
    style: str, shape: str, operation: Operation, result: int
) -> None:
    cells = SHAPES[shape]
    values = range(1, 4)
    with pytest.MonkeyPatch.context() as patch:
        if style == "diagram":
            patch.setattr("puzzlepipe.encoders.cages.TUPLE_LIMIT", 0)
        numbers = Numbers("n", dict.fromkeys(cells, values), style.rpartition(" ")[2].replace(
            "plain", "boolean").replace("diagram", "boolean"))  # fmt: skip
        model = Model(frozenset(), plain=style.startswith("plain"))
        stated = cage_is(model, numbers, Line("cage a", cells), operation, result)
    terms = [one.term for one in model.statements if isinstance(one, Definition)]
    for one in stated:
        terms += one.spelled(model) if isinstance(one, (Count, Sum)) else [one]
    right = set(ways([values] * len(cells), cells, operation, result))
    free: list[tuple[str, list[Value]]] = [
        (name, list(range(1, 10)) if symbol.sort == "Int" else [False, True])
        for name, symbol in model.symbols.items()
    ]
    for some in product(values, repeat=len(cells)):
        if any(some[i] == some[j] for i, j in in_one_line(cells)):
            continue  # what is in one line differs by another rule
        known: dict[str, Value] = {}
        for cell, value in zip(cells, some, strict=True):
            known[f"n_{cell}"] = value
            known |= {f"n_{cell}_is_{other}": other == value for other in values}
        assert solvable(terms, known, free) == (some in right), (some, terms)


def solvable(
    terms: list[Term], values: dict[str, Value], free: list[tuple[str, list[Value]]]
) -> bool:
    """Whether some values of the free symbols keep all terms."""
    if any(evaluate(term, values) is False for term in terms):
        return False
    if not free:
        return True
    (name, domain), *others = free
    return any(solvable(terms, {**values, name: value}, others) for value in domain)


def test_two_cells_alone_are_subtracted_and_divided() -> None:
    numbers = Numbers("n", dict.fromkeys(CORNER, range(1, 4)))
    with pytest.raises(ValueError, match="- of 3 cells, in cage a; expected 2"):
        cage_is(Model(frozenset()), numbers, Line("cage a", CORNER), "-", 1)
