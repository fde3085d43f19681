"""All answers of a puzzle that is nothing but an exact cover, by direct search.

Thousands of answers are the wrong work for a solver that is told after each one
which it may not give again. This is Knuth's Algorithm X with the fewest-options-first
rule ("Dancing Links", 2000), on sets of options kept as the bits of one integer,
and it remembers what could not be covered (as Nishino et al., "Dancing with Decision
Diagrams", AAAI 2017, remember every state). All 296 answers of the empty penguins board
take 20 ms (yices with blocking clauses 3 s), the 9,356 of twelve pentominoes on 6 x 10
cells about 10 s.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from ..encoders.cover import ExactCover

_PATIENCE = 1000
"""Steps between two questions whether to go on: some milliseconds."""

_MOST_REMEMBERED = 1_000_000
"""Hopeless states that are remembered: some 100 MB. A search that meets more goes on without."""


def exact_covers(
    problem: ExactCover, keep_going: Callable[[], bool] = lambda: True
) -> Iterator[list[int]]:
    """Every exact cover, once: the options chosen, by their places in `problem.options`.

    Raises:
        TimeoutError: `keep_going`, asked now and then, said no.
    """
    tables = _Tables(problem)
    if not tables.open:
        yield []
        return
    everything = (1 << len(problem.options)) - 1
    items = list(range(len(tables.covering)))
    path = [_Step(everything, tables.open, items, tables.fewest(everything, items))]
    chosen: list[int] = []
    hopeless: set[int] = set()
    steps = 0
    while path:
        step = path[-1]
        if not step.untried:
            path.pop()
            if chosen:
                chosen.pop()
            if step.found:
                if path:
                    path[-1].found = True
            elif len(hopeless) < _MOST_REMEMBERED:
                hopeless.add(step.open)
            continue
        steps += 1
        if steps % _PATIENCE == 0 and not keep_going():
            raise TimeoutError
        first = step.untried & -step.untried
        step.untried ^= first
        option = first.bit_length() - 1
        weight = tables.weight[option]
        left = step.open - weight
        if left == 0:
            step.found = True
            yield [*chosen, option]
        elif left not in hopeless:
            alive = tables.without(option, step.alive, left)
            items = [item for item in step.items if not weight >> item & 1]
            untried = tables.fewest(alive, items)
            if untried:
                path.append(_Step(alive, left, items, untried))
                chosen.append(option)


@dataclass(slots=True)
class _Step:
    """A point of the search: what is open here, and what is to be tried.

    `alive` are the options that go with those chosen, as bits. `open` are the items not yet
    covered, as bits, and `items` the same as numbers; above these bits it counts what is
    left of the kinds that have several copies.
    """

    alive: int
    open: int
    items: list[int]
    untried: int
    found: bool = False


class _Tables:
    """What the search looks up. Items are the cells, and the kinds that have one copy."""

    def __init__(self, problem: ExactCover) -> None:
        item_of_cell = {cell: item for item, cell in enumerate(problem.cells)}
        item_count = len(item_of_cell)
        unit: list[int] = []  # what an option of each kind takes away from `open` beside its cells
        counter: list[int] = []  # the bits of `open` that count the kind
        for copies in problem.copies:
            if copies == 1:
                unit.append(1 << item_count)
                item_count += 1
            else:
                unit.append(0)
        self.open = (1 << item_count) - 1
        """All items, and above their bits the copies of the other kinds: all is to be covered."""
        for kind, copies in enumerate(problem.copies):
            place = self.open.bit_length()
            counter.append(0)
            if copies != 1:
                unit[kind] = 1 << place
                counter[kind] = ((1 << copies.bit_length()) - 1) << place
                self.open += copies << place

        self.weight = [
            unit[kind] + sum(1 << item_of_cell[cell] for cell in cells)
            for kind, cells in problem.options
        ]
        """For each option what it takes away from `open`."""
        self.covering = [0] * item_count
        """For each item the options that cover it, as bits."""
        self._of_kind = [0] * len(problem.copies)
        for option, weight in enumerate(self.weight):
            self._of_kind[problem.options[option][0]] |= 1 << option
            for item in _bits(weight & ((1 << item_count) - 1)):
                self.covering[item] |= 1 << option
        self._compatible = [
            ~_union(self.covering[item] for item in _bits(weight & ((1 << item_count) - 1)))
            for weight in self.weight
        ]
        self._counter = [(counter[kind], ~self._of_kind[kind]) for kind, _ in problem.options]

    def without(self, option: int, alive: int, left: int) -> int:
        """The options that stay when one is chosen and `left` is to be covered."""
        alive &= self._compatible[option]
        counter, others = self._counter[option]
        return alive & others if counter and not left & counter else alive

    def fewest(self, alive: int, items: Sequence[int]) -> int:
        """The options for the item that has the fewest; 0 when some item has none, or no item."""
        fewest, least = 0, -1
        for item in items:
            options = alive & self.covering[item]
            count = options.bit_count()
            if count < 2:
                return options
            if count < least or least < 0:
                fewest, least = options, count
        return fewest


def _bits(number: int) -> Iterator[int]:
    while number:
        lowest = number & -number
        yield lowest.bit_length() - 1
        number ^= lowest


def _union(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)
