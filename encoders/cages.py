"""Cages with arithmetic: numbers that add up, multiply, differ or divide, and may stand twice.

A number can stand twice in a cage where the cage's shape allows it: in cells that share no row
and no column.
"""

from __future__ import annotations

import operator
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, count, product
from math import prod
from typing import Literal as OneOf

from ..puzzles.grid import Cell, Line
from .counting import Constraint
from .diagrams import comes_to, length_of_sums
from .families import listed, name_of
from .model import Model, refuse_beyond_reach
from .numbers import Numbers
from .terms import FALSE, TRUE, Term, and_, equal, iff, implies, number, or_, times
from .weights import sum_is

Operation = OneOf["+", "-", "*", "/"]

TUPLE_LIMIT = 200
"""Above so many ways to fill a cage they are not listed."""

MOST_TRIED = 50_000
"""Numbers that are tried in a cage, after which its ways are not listed: there may be none."""


def fits(operation: Operation, numbers: Sequence[int], result: int) -> bool:
    """Whether numbers come to a result; `-` and `/` take two, the greater first."""
    if operation == "+":
        return sum(numbers) == result
    if operation == "*":
        return prod(numbers) == result
    less, more = sorted(numbers)
    return more - less == result if operation == "-" else more == less * result and more > 0


def cage_tuples(
    domains: Sequence[Collection[int]],
    differ: Collection[tuple[int, int]],
    operation: Operation,
    result: int,
    limit: int | None = None,
) -> list[tuple[int, ...]] | None:
    """The ways to fill cells with these domains, numbers of 0 or more, that come to a result.

    `differ` are pairs of indices of cells that hold no number twice. None where there are more
    than `limit`, or `TUPLE_LIMIT`, or where after `MOST_TRIED` numbers it is not known. What is
    left to fill bounds sums and products before each step.
    """
    ordered = [sorted(domain) for domain in domains]
    if not all(ordered):
        return []
    before: list[list[int]] = [[] for _ in ordered]
    for one, other in differ:
        before[max(one, other)].append(min(one, other))

    join, nothing = (operator.mul, 1) if operation == "*" else (operator.add, 0)
    # what the cells from an index on come to, at least and at most
    least, greatest = [nothing], [nothing]
    for domain in reversed(ordered):
        least.insert(0, join(domain[0], least[0]))
        greatest.insert(0, join(domain[-1], greatest[0]))

    tried = count()

    def extend(chosen: tuple[int, ...], total: int) -> Iterator[tuple[int, ...] | None]:
        place = len(chosen)
        if place == len(ordered):
            yield chosen
            return
        taken = [chosen[index] for index in before[place]]
        low, high = least[place + 1], greatest[place + 1]
        for value in ordered[place]:
            if next(tried) >= MOST_TRIED:
                yield None
                return
            now = join(total, value)
            if join(now, low) > result:
                break  # a greater value comes to no less
            if join(now, high) >= result and value not in taken:
                yield from extend((*chosen, value), now)

    def of_two() -> Iterator[tuple[int, ...]]:
        for pair in product(*ordered):
            if fits(operation, pair, result) and not (differ and pair[0] == pair[1]):
                yield pair

    most = TUPLE_LIMIT if limit is None else limit
    found: list[tuple[int, ...]] = []
    for way in of_two() if operation in ("-", "/") else extend((), nothing):
        if way is None or len(found) == most:
            return None
        found.append(way)
    return found


def in_one_line(cells: Sequence[Cell]) -> list[tuple[int, int]]:
    """The pairs of indices of cells that share a row or a column."""
    return [
        (i, j)
        for (i, one), (j, other) in combinations(enumerate(cells), 2)
        if one.row == other.row or one.column == other.column
    ]


def cage_is(
    model: Model, numbers: Numbers, cage: Line, operation: Operation, result: int
) -> list[Constraint]:
    """The numbers of a cage come to a result; those in one row or column differ anyway.

    Two cells: the support encoding (`Numbers.related`). `-` and `/` are of two cells alone.

    `boolean`, of more cells: one symbol a way to fill the cage, one of which holds and tells what
    stands in each cell; above `TUPLE_LIMIT` ways a decision diagram of what the first cells come
    to. In plain mode one sum, or for each cell notes of the product up to there.

    `int`: one sum, or Ints that are the products up to each cell: a value of the cell times the
    product before it, which is linear for each value.
    """
    cells, two = cage.cells, len(cage.cells) == 2
    if operation in ("-", "/") and not two:
        raise ValueError(f"{operation} of {len(cells)} cells, in {cage}; expected 2")
    if len(cells) == 1:
        return [numbers.is_(cells[0], result)]
    if operation == "+" and (numbers.style == "int" or (model.plain and not two)):
        return [*sum_is(map(numbers.summand, cells), result)]
    if two:
        a, b = cells
        if numbers.style == "int" and operation == "-":
            return [*numbers.differ_by(a, b, result)]
        if numbers.style == "int" and operation == "/":
            of_two = ((numbers.value(one), numbers.value(other)) for one, other in ((a, b), (b, a)))
            return [or_(equal(one, times(result, other)) for one, other in of_two)]
        return [*numbers.related(a, b, lambda one, other: fits(operation, (one, other), result))]
    if numbers.style == "int":
        return _by_products(model, numbers, cage, result)
    if model.plain:
        return _by_notes(model, numbers, cage, result)
    ways = cage_tuples(
        [numbers.domains[cell] for cell in cells], in_one_line(cells), operation, result
    )
    if ways is not None:
        return _one_of_ways(model, numbers, cage, ways)
    layers = [
        [(literal, value) for value, literal in numbers.choices(cell).items()] for cell in cells
    ]
    if operation == "*":
        return [
            *comes_to(
                model, layers, 1, operator.mul, result, lambda so_far: _divides(so_far, result)
            )
        ]
    domains = [[value for _, value in layer] for layer in layers]
    refuse_beyond_reach(length_of_sums([(domains, result)], len("digit_r1c1_is_1")))
    return [*comes_to(model, layers, 0, operator.add, result, lambda so_far: so_far <= result)]


def _one_of_ways(
    model: Model, numbers: Numbers, cage: Line, ways: Sequence[tuple[int, ...]]
) -> list[Constraint]:
    filled = [
        and_(numbers.is_(cell, value) for cell, value in zip(cage.cells, way, strict=True))
        for way in ways
    ]
    if len(ways) < 2:
        return [or_(filled)]
    model.remark("LINE_is_A_B: the cells of the line hold A and B, in this order.")
    picks = []
    for way in ways:
        said = listed(list(map(str, way)))
        words = (f"{cage} holds {said} in this order", f"{cage} does not hold {said} in this order")
        picks.append(model.fresh(f"{name_of(cage)}_is", "_".join(map(str, way)), words))
    terms: list[Constraint] = [or_(picks)]
    terms += [implies(pick, whole) for pick, whole in zip(picks, filled, strict=True)]
    for index, cell in enumerate(cage.cells):
        for value, literal in numbers.choices(cell).items():
            having = (pick for pick, way in zip(picks, ways, strict=True) if way[index] == value)
            terms.append(implies(literal, having))
    return [term for term in terms if term != TRUE]


def _by_notes(model: Model, numbers: Numbers, cage: Line, result: int) -> list[Constraint]:
    """Notes of the product of the first cells, where the result is a multiple of it."""
    model.remark("LINE_product_C_P: the numbers of the line up to cell C multiply to P.")
    before: dict[int, Term] = {1: TRUE}
    for cell in cage.cells:
        ways: dict[int, list[Term]] = {}
        for value, literal in numbers.choices(cell).items():
            for so_far, node in before.items():
                if _divides(so_far * value, result):
                    ways.setdefault(so_far * value, []).append(and_(node, literal))
        before = {}
        for so_far, some in sorted(ways.items()):
            words = (
                f"{cage} multiplies to {so_far} up to {cell}",
                f"{cage} does not multiply to {so_far} up to {cell}",
            )
            name = f"{name_of(cell)}_{so_far}"
            before[so_far] = model.fresh(f"{name_of(cage)}_product", name, words)
            model.define(iff(before[so_far], or_(some)))
    return [before.get(result, FALSE)]


def _divides(so_far: int, result: int) -> bool:
    return result == 0 if so_far == 0 else result % so_far == 0


def _by_products(model: Model, numbers: Numbers, cage: Line, result: int) -> list[Constraint]:
    first, *between, last = cage.cells
    model.remark("LINE_product_C: what the numbers of the line up to cell C multiply to.")
    so_far = numbers.value(first)
    for cell in between:
        now = model.fresh_number(f"{name_of(cage)}_product", name_of(cell))
        model.define(
            implies(literal, equal(now, times(value, so_far)))
            for value, literal in numbers.choices(cell).items()
        )
        so_far = now
    return [
        implies(literal, equal(times(value, so_far), number(result)))
        for value, literal in numbers.choices(last).items()
    ]
