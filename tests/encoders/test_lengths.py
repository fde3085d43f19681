"""Lengths told beforehand, against the texts themselves: never more, and not far less."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from puzzlepipe.encoders import counting
from puzzlepipe.encoders.counting import Constraint
from puzzlepipe.encoders.diagrams import comes_to, length_of_sums
from puzzlepipe.encoders.lengths import (
    Names,
    declared,
    digits_up_to,
    note,
    of_counter,
    of_one,
    of_sum,
    of_totalizer,
)
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.terms import Literal, Term, not_
from puzzlepipe.puzzles.grid import Grid

RULE = "So many of them."
GRIDS = [Grid(1, 1), Grid(1, 12), Grid(12, 1), Grid(2, 2), Grid(3, 11), Grid(101, 9), Grid(12, 13)]


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_names_are_counted_as_they_are(grid: Grid) -> None:
    names = Names(grid)
    assert (names.count, names.of_cells) == (len(grid.cells), sum(len(str(c)) for c in grid.cells))
    assert names.of_edges == sum(len(str(edge)) - 1 for edge in grid.edges)
    diagonals = [(a, b) for a in grid.cells for b in grid.diagonal(a) if a < b]
    assert names.diagonals == len(diagonals)
    assert names.of_diagonals == sum(len(f"{a}{b}") for a, b in diagonals)


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_names_inside_a_margin_are_those_of_the_cells_there(grid: Grid) -> None:
    inner = {c for c in grid.cells if 0 < c.row < grid.height - 1 and 0 < c.column < grid.width - 1}
    names = Names(grid, margin=1)
    assert (names.count, names.of_cells) == (len(inner), sum(len(str(cell)) for cell in inner))
    diagonals = [(a, b) for a in inner for b in grid.diagonal(a) if a < b and b in inner]
    assert names.diagonals == len(diagonals)
    assert names.of_diagonals == sum(len(f"{a}{b}") for a, b in diagonals)


@pytest.mark.parametrize("last", [0, 1, 9, 10, 99, 100, 1234])
def test_digits_are_counted(last: int) -> None:
    assert digits_up_to(last) == sum(len(str(number)) for number in range(1, last + 1))


@pytest.mark.parametrize("style", ["boolean", "int"])
def test_a_symbol_is_declared_bounded_and_asked_for(style: str) -> None:
    from puzzlepipe.encoders.families import Booleans

    text = Booleans("x", ["y"], style).declare(Model(frozenset()))
    assert declared(len("x_y"), style) == len(text) + len(" x_y")


def test_a_note_is_declared() -> None:
    assert note(len("seen_1")) == len(Model(frozenset()).declare("seen_1", "Bool"))


def written(
    state: Callable[[list[Literal], int], Iterable[Constraint]], count: int, total: int, plain: bool
) -> int:
    """How many characters are written of a count of literals of four characters."""
    model = Model(frozenset({RULE}), plain=plain)
    literals = [Literal(f"x{number:03}") for number in range(count)]
    text = model.rule(RULE, [], *state(literals, total))
    return len(text.replace("; seen_K", "").replace("; among_K", ""))


@pytest.mark.parametrize("count", [1, 2, 3, 8, 9, 30])
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("at_least", [False, True])
def test_one_of_many(count: int, plain: bool, at_least: bool) -> None:
    one = counting.exactly_one if at_least else counting.at_most_one
    length = written(lambda literals, _: one(literals), count, 1, plain)
    assert length / 2 - 100 <= of_one(count, 4, at_least=at_least, plain=plain) <= length


@pytest.mark.parametrize("count", [3, 5, 9, 17, 40])
@pytest.mark.parametrize("total", [0, 1, 2, 3, 7, 16, 39, 41])
def test_counters_totalizers_and_sums(count: int, total: int) -> None:
    for told, state in (
        (of_counter(count, total, 4), counting.count_is_by_counter),
        (of_totalizer(count, total, 4), counting.count_is_by_totalizer),
        (of_sum(count, 4) if 1 < total < count - 1 else 0, counting.count_is),
    ):
        length = written(lambda literals, total, s=state: s(literals, total), count, total, False)
        assert told <= length or not 0 <= total <= count
        if 2 <= total <= count - 3:
            assert length <= 3 * told + 200


@pytest.mark.parametrize(
    ("domains", "total"),
    [
        ([(0, 1), (0, 2), (0, 3)], 4),
        ([(0, n) for n in range(1, 12)], 30),
        ([(1, 2, 3, 4)] * 7, 15),
        ([(1, 2)] * 3, 9),
        ([(5,)] * 3, 15),
    ],
    ids=str,
)
def test_sums_by_diagrams(domains: list[tuple[int, ...]], total: int) -> None:
    model = Model(frozenset({RULE}))
    layers: list[list[tuple[Term, int]]] = []
    for number, values in enumerate(domains):
        if len(values) == 2:
            literal = Literal(f"x{number:03}")
            layers.append([(literal, values[1]), (not_(literal), values[0])])
        else:
            layers.append([(Literal(f"x{number:02}{value}"), value) for value in values])
    terms = comes_to(model, layers, 0, int.__add__, total)
    length = len(model.rule(RULE, [], terms))
    told = length_of_sums([(domains, total)], 4)
    assert told <= length
    assert length <= 2 * told + 400
