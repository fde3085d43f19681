"""Steps to the next number: in either style and direction what they say."""

from __future__ import annotations

from itertools import permutations

import pytest
from evaluate import evaluate
from puzzlepipe.encoders.numbers import Numbers
from puzzlepipe.encoders.paths import next_stands_in
from puzzlepipe.encoders.terms import Term

CELLS = "abcd"


@pytest.mark.parametrize("style", ["boolean", "int"])
@pytest.mark.parametrize(("by", "end"), [(1, 4), (-1, 1)])
def test_the_next_number_stands_in_one_of_some_cells(by: int, end: int, style: str) -> None:
    numbers = Numbers("n", {cell: set(range(1, 5)) for cell in CELLS}, style)
    told = list(next_stands_in(numbers, "a", "bd", by, end))
    if style == "boolean":
        assert [str(*what) for what, _ in told] == [f"number {n}" for n in range(1, 5) if n != end]
    terms = [one for _, constraints in told for one in constraints]
    for order in permutations(range(1, 5)):
        stands = dict(zip(CELLS, order, strict=True))
        values: dict[str, bool | int] = {f"n_{cell}": number for cell, number in stands.items()}
        for cell, number in stands.items():
            values.update((f"n_{cell}_is_{n}", n == number) for n in range(1, 5))
        held = all(isinstance(one, Term) and evaluate(one, values) is True for one in terms)
        assert held == (stands["a"] == end or stands["a"] + by in (stands["b"], stands["d"]))
