"""Walks through all cells, by the number of each cell on the way.

The numbers all differ, so a step from every cell to one that holds the next
number is all that there is to say: no loop can close. `prune.path` first takes
the numbers that the clues leave out of reach.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator

from .counting import Constraint
from .numbers import Held, Numbers
from .terms import equal, implies, number, or_, plus


def next_stands_in(
    numbers: Numbers, cell: Hashable, others: Collection[Hashable], by: int, end: int | None = None
) -> Iterator[tuple[list[Held], list[Constraint]]]:
    """The cell's number plus `by`, 1 or -1, stands in one of the others, unless it is `end`.

    Without `end` the cell cannot hold the number that nothing comes after.
    For each instance the cell's number, where it is about one, and constraints. `boolean`, and
    where there are no others: a clause for each number that the cell may hold; `int`: one
    disjunction of equations, each number a cell's plus or minus one.
    """
    if numbers.style == "int" and (others or end is not None):
        wanted = plus(numbers.value(cell), number(by))
        found = (equal(numbers.value(other), wanted) for other in others)
        yield [], [or_([] if end is None else numbers.is_(cell, end), found)]
        return
    for value in numbers.domains[cell]:
        if value != end:
            ways = (numbers.is_(other, value + by) for other in others)
            yield [Held(numbers.noun, value)], [implies(numbers.is_(cell, value), ways)]
