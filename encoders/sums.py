"""Sums of few different digits, and of the digits between two others.

A sum of different digits is a choice among few sets of digits (a cage of three
with sum 7 holds 1, 2 and 4), so that clauses say it all; an equation over
one-hot symbols makes the proof of uniqueness slow (a 9x9 Killer on z3: 11 s
against 0.2 s).
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, islice

from ..puzzles.clues import Clue
from ..puzzles.grid import Line
from .counting import Constraint
from .families import listed, name_of
from .model import Model
from .numbers import Numbers
from .terms import (
    FALSE,
    Literal,
    Term,
    and_,
    equal,
    iff,
    implies,
    not_,
    number,
    or_,
    plus,
    xor,
)
from .weights import sum_is, weighted

SET_LIMIT = 200
"""Above so many sets of digits a sum is one equation."""

DigitSet = tuple[int, ...]
"""Different digits in ascending order."""


def subsets_of_sum(digits: Sequence[int], size: int, total: int) -> Iterator[DigitSet]:
    """Every `size` of the ascending digits (0 or more each) that add up to `total`, in order.

    Before each step a table tells whether the rest can still be reached, so that no
    search is in vain: digits x size x total/64 steps, then those of the sets given.
    """
    if size > len(digits) or total < 0:
        return
    # reach[n][i] has bit s set when n of digits[i:] can add up to s.
    reach = [[1] * (len(digits) + 1)]
    for n in range(1, size + 1):
        row = [0] * (len(digits) + 1)
        for i in range(len(digits) - n, -1, -1):
            row[i] = row[i + 1] | reach[n - 1][i + 1] << digits[i]
        reach.append(row)

    def extend(chosen: DigitSet, start: int, rest: int) -> Iterator[DigitSet]:
        missing = size - len(chosen)
        if missing == 0:
            yield chosen
            return
        for i in range(start, len(digits) - missing + 1):
            if not reach[missing][i] >> rest & 1:
                return
            left = rest - digits[i]
            if left >= 0 and reach[missing - 1][i + 1] >> left & 1:
                yield from extend((*chosen, digits[i]), i + 1, left)

    if reach[size][0] >> total & 1:
        yield from extend((), 0, total)


def digit_sets(domains: Sequence[Collection[int]], total: int) -> list[DigitSet] | None:
    """The sets of different digits that cells with these domains may hold to make `total`.

    Each digit is in some domain and each domain has one of the digits, which is necessary
    and nearly always enough. None when there are more than `SET_LIMIT`.
    """
    digits = sorted(set().union(*domains))
    sets = list(islice(subsets_of_sum(digits, len(domains), total), SET_LIMIT + 1))
    if len(sets) > SET_LIMIT:
        return None
    return [
        chosen
        for chosen in sets
        if all(any(digit in domain for digit in chosen) for domain in domains)
    ]


def sum_of_different_is(model: Model, numbers: Numbers, line: Line, total: int) -> list[Constraint]:
    """The numbers in the cells of a line (cage, run), which all differ, add up to `total`.

    In plain mode one sum: over the cells in `int`, in `boolean` over notes that say of
    each number that it stands there.

    `boolean`: one symbol a possible set of digits, such as `cage_a_of_1_2_4`; one of
    them holds, and implies of each digit that it stands in the cells or that it does not.
    One term for the choice and one a set. With more than `SET_LIMIT` sets, and in `int`:
    one linear equation. Seconds on a published 9x9 Killer, z3 first and uniqueness:
    0.11 and 0.10, yices 0.02; saying only where the digits of the set stand, or the
    reverse (a digit implies one of its sets), took 1.5 to 2 times as long.
    """
    cells, name, where = line.cells, name_of(line), f"in {line}"
    if numbers.style != "int":
        digits = sorted({digit for cell in cells for digit in numbers.domains[cell]})
        places = {digit: or_(numbers.is_(cell, digit) for cell in cells) for digit in digits}
        if model.plain:
            model.remark("LINE_has_V: V stands in the line.")
            return noted_sum(model, places, total, f"{name}_has", where)
        sets = digit_sets([numbers.domains[cell] for cell in cells], total)
        if sets is not None:
            if len(sets) > 1:
                model.remark("LINE_of_A_B: the digits of the line are A and B.")
            return one_of_sets(model, sets, places, name, where)
    return [*sum_is(map(numbers.summand, cells), total)]


def in_no_sum(
    numbers: Numbers, clues: Iterable[Clue], values: Collection[int]
) -> Iterator[tuple[Clue, list[Term]]]:
    """For each sum the numbers in its line that no choice of different values with this sum has."""
    for clue in clues:
        cells = clue.at.cells
        sets = digit_sets([values] * len(cells), clue.value)
        if sets is not None:
            possible = set().union(*sets)
            yield clue, [numbers.is_(c, v) for c in cells for v in values if v not in possible]


def noted_sum(
    model: Model, places: Mapping[int, Term], total: int, stem: str, where: str
) -> list[Constraint]:
    """The different digits that are there add up; notes say that they are, as `places` tell.

    `where` they are, in words: `in row 3`.
    """
    notes = {
        digit: model.fresh(
            stem, str(digit), (f"{digit} stands {where}", f"{digit} does not stand {where}")
        )
        for digit in places
    }
    model.define(iff(notes[digit], place) for digit, place in places.items())
    return [*sum_is((weighted(digit, note) for digit, note in notes.items()), total)]


def one_of_sets(
    model: Model, sets: Sequence[DigitSet], places: Mapping[int, Term], stem: str, where: str
) -> list[Constraint]:
    """The digits that are there make up one of the sets; `places` says of each that it is there.

    `where` they are, in words: `in row 3`.
    """
    terms: list[Constraint] = []
    picks = []
    for digits in sets:
        exactly = and_(place if digit in digits else not_(place) for digit, place in places.items())
        if len(sets) == 1:
            return [exactly]
        said = listed(list(map(str, digits)))
        stands, do_not = ("stands", "does not") if len(digits) == 1 else ("stand", "do not")
        words = (
            f"{said} alone {stands} {where}" if said else f"nothing stands {where}",
            f"{said} alone {do_not} stand {where}" if said else f"something stands {where}",
        )
        name = "_".join(map(str, digits)) or "none"
        picks.append(model.fresh(f"{stem}_of", name, words))
        terms.append(implies(picks[-1], exactly))
    return [or_(picks), *terms]


def sandwich_is(
    model: Model, numbers: Numbers, line: Line, values: Sequence[int], total: int
) -> list[Constraint]:
    """The numbers between the least and the greatest value of a line add up to `total`.

    The line holds each of the values once; the least and the greatest are the crusts.
    `int`: for every two places of the crusts, the sum between them, n(n-1)/2 implications,
    as one would say it. `boolean`: `row_1_open_C`, C or a cell before it holds the first
    crust and no cell up to C the second; `row_1_between_V`, V stands in an open cell; and
    the values between are one of the sets that add up (`one_of_sets`; an equation over
    them above `SET_LIMIT` sets), whose sizes tell how far apart the crusts are. In plain mode
    these are notes, and one equation over what is between.
    """
    cells, (low, *filling, high) = line.cells, values
    low_at = [numbers.is_(cell, low) for cell in cells]
    high_at = [numbers.is_(cell, high) for cell in cells]
    if numbers.style == "int":
        return [
            implies(
                or_(and_(low_at[i], high_at[j]), and_(high_at[i], low_at[j])),
                equal(plus(map(numbers.value, cells[i + 1 : j])), number(total)),
            )
            for i, j in combinations(range(len(cells)), 2)
        ]
    name, where = name_of(line), f"between {low} and {high} in {line}"
    between_means = f"LINE_between_V: V stands between the {low} and the {high} of the line."
    if model.plain:
        inside: dict[int, list[Term]] = {value: [] for value in filling}
        for cell, opened, meaning in _open_cells(model, numbers, line, low, high):
            model.define(meaning)
            for value in filling:
                inside[value].append(and_(opened, numbers.is_(cell, value)))
        model.remark(between_means)
        places = {value: or_(terms) for value, terms in inside.items()}
        return noted_sum(model, places, total, f"{name}_between", where)
    by_size = {
        size: sets
        for size in range(len(filling) + 1)
        if (sets := list(islice(subsets_of_sum(filling, size, total), SET_LIMIT + 1)))
    }
    terms: list[Constraint] = [*crusts_apart(numbers, line, values, by_size)]
    if set(by_size) <= {0, len(filling)}:
        return terms  # the distance alone tells what stands between
    model.remark(between_means)
    model.remark("LINE_between_of_A_B: A and B stand there, and no others.")
    between: dict[int, Term] = {
        value: model.fresh(
            f"{name}_between",
            str(value),
            (f"{value} stands {where}", f"{value} does not stand {where}"),
        )
        for value in filling
    }
    for cell, opened, meaning in _open_cells(model, numbers, line, low, high):
        terms.append(meaning)
        for value in filling:
            terms.append(implies(numbers.is_(cell, value), iff(between[value], opened)))
    sets = [chosen for group in by_size.values() for chosen in group]
    if len(sets) > SET_LIMIT:
        return [*terms, *sum_is((weighted(v, note) for v, note in between.items()), total)]
    return terms + one_of_sets(model, sets, between, f"{name}_between", where)


def sizes_of_sum(digits: Sequence[int], total: int) -> list[int]:
    """How many of the ascending digits can add up to the total."""
    return [
        size
        for size in range(len(digits) + 1)
        if next(subsets_of_sum(digits, size, total), None) is not None
    ]


def crusts_apart(
    numbers: Numbers, line: Line, values: Sequence[int], sizes: Collection[int]
) -> list[Term]:
    """The least and the greatest value of a line have one of these numbers of cells between them.

    For each of the two and each cell where it may stand, the places of the other.
    """
    low_at, high_at = ([numbers.is_(c, v) for c in line.cells] for v in (values[0], values[-1]))
    terms = []
    for here, there in ((low_at, high_at), (high_at, low_at)):
        for i, crust in enumerate(here):
            partners = (j for size in sizes for j in (i - size - 1, i + size + 1))
            terms.append(implies(crust, (there[j] for j in partners if 0 <= j < len(there))))
    return terms


def _open_cells(
    model: Model, numbers: Numbers, line: Line, low: int, high: int
) -> Iterator[tuple[Hashable, Literal, Term]]:
    """For each cell a note that the one behind it is between the crusts, and what that means."""
    model.remark(f"LINE_open_C: one of {low} and {high} stands in C or before, the other after C.")
    before: Term = FALSE
    for cell in line.cells:
        behind = f"the place just behind {cell}"
        where = f"between {low} and {high} in {line}"
        words = (f"{behind} lies {where}", f"{behind} does not lie {where}")
        opened = model.fresh(f"{name_of(line)}_open", name_of(cell), words)
        yield cell, opened, iff(opened, xor(before, or_(numbers.is_(cell, v) for v in (low, high))))
        before = opened
