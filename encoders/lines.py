"""What is said of whole lines: how many numbers one sees from an end, and that two lines differ."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from ..puzzles.grid import Cell, Line
from .counting import Constraint, count_is_by_counter
from .families import name_of
from .model import Model
from .numbers import Numbers
from .terms import FALSE, TRUE, Literal, Term, and_, iff, implies, not_, or_, xor


def seen_is(model: Model, numbers: Numbers, line: Line, total: int) -> list[Constraint]:
    """From where the line begins `total` of its numbers are seen: greater than all before them.

    `LINE_seen_C` says that the number in C is seen. `boolean`: `LINE_up_to_C_V`, V or more stands
    in C or before, is defined by what stands in C and before; C is seen where some V stands there
    and no V or more before, n symbols and n*n/2 of the other for a line of n, one equivalence
    each. `int`: C is seen where all before are less. What is seen is counted, by a counter.

    CPU seconds on planted 9x9 towers with all 36 clues (0.95 MB), first answer and another: yices
    0.03, z3 0.5; counted by a totalizer (1.05 MB) or a sum (0.88 MB) the same.
    """
    model.remark("LINE_seen_C: the number in C is seen from where the line begins.")
    seen: list[Term] = []
    for cell, is_seen in zip(line.cells, _seen(model, numbers, line), strict=True):
        if is_seen in (TRUE, FALSE):
            seen.append(is_seen)
            continue
        words = (f"{cell} is seen from where {line} begins", f"{cell} is hidden in {line}")
        seen.append(model.fresh(f"{name_of(line)}_seen", name_of(cell), words))
        model.define(iff(seen[-1], is_seen))
    return count_is_by_counter(seen, total)


def _seen(model: Model, numbers: Numbers, line: Line) -> list[Term]:
    """For each cell the term that its number is greater than all before it in the line."""
    cells = line.cells
    if numbers.style == "int":
        return [
            and_(numbers.less(near, cell) for near in cells[:index])
            for index, cell in enumerate(cells)
        ]
    model.remark("LINE_up_to_C_V: V or more stands in C or before it in the line.")
    found: list[Term] = []
    values = sorted({value for cell in cells for value in numbers.domains[cell]})
    before: dict[int, Term] = dict.fromkeys(values, FALSE)
    for cell in cells:
        found.append(
            or_(and_(literal, not_(before[v])) for v, literal in numbers.choices(cell).items())
        )
        here: dict[int, Term] = {}
        for value in values:
            now = or_(before[value], numbers.at_least(cell, value))
            if now not in (TRUE, FALSE) and not isinstance(now, Literal) and cell != cells[-1]:
                words = (
                    f"{value} or more stands in {line} up to {cell}",
                    f"less than {value} stands in {line} up to {cell}",
                )
                name = f"{name_of(cell)}_{value}"
                note = model.fresh(f"{name_of(line)}_up_to", name, words)
                model.define(iff(note, now))
                now = note
            here[value] = now
        before = here
    return found


def lines_differ(
    model: Model, one: Line, other: Line, literal: Callable[[Hashable], Term]
) -> list[Constraint]:
    """Two lines of as many cells, each on or off as its literal says, are not alike.

    One clause: they differ in some place. In plain mode of notes, `ONE_OTHER_differ_K`, that say
    where they do; else of what these mean, and no symbol is needed.

    CPU seconds on planted 30x30 boards of 0 and 1, a third given, all 870 pairs of lines, first
    answer and another: yices 0.05, z3 0.5 (1.0 MB); with notes 0.15 and 2 (3.9 MB).
    """
    places: list[Term] = []
    for number, (a, b) in enumerate(zip(one.cells, other.cells, strict=True), start=1):
        differs = xor(literal(a), literal(b))
        if model.plain and differs not in (TRUE, FALSE):
            model.remark("ONE_OTHER_differ_K: the cells K of the two lines differ.")
            where = f"{one} and {other} differ in {a} and {b}"
            alike = f"{one} and {other} are alike in {a} and {b}"
            stem = f"{name_of(one)}_{name_of(other)}_differ"
            note = model.fresh(stem, str(number), (where, alike))
            model.define(iff(note, differs))
            differs = note
        places.append(differs)
    return [or_(places)]


def lengths_add_up(
    model: Model,
    at: Cell,
    rows: Sequence[Sequence[Term]],
    columns: Sequence[Sequence[Term]],
    total: int,
) -> list[Term]:
    """Four lengths, two along a row and two along a column, are `total` together.

    Each is a list of literals, that it is 1 or more, 2 or more and so on. A symbol says that those
    along the row are at least k together; those along the column are what is left. At most `total`
    symbols, and two clauses for each two lengths that a pair can have: short, and what is known of
    three lengths decides the fourth. See `types.range` for figures.
    """
    most = sum(map(len, rows))
    model.remark("wide_N_K: along its row N sees at least K cells beside its own.")
    wide = {k: model.fresh("wide", name=f"{at}_{k}") for k in range(1, min(most, total) + 1)}

    def along(k: int) -> Term:
        return TRUE if k <= 0 else wide.get(k, FALSE)

    def across(k: int) -> Term:
        return not_(along(total - k + 1))

    terms = []
    for (one, other), together in ((rows, along), (columns, across)):
        for i in range(len(one) + 1):
            for j in range(min(len(other), total + 1 - i) + 1):
                reached = and_(one[i - 1 : i], other[j - 1 : j])
                terms.append(implies(reached, together(i + j)))
                terms.append(or_(not_(together(i + j + 1)), one[i : i + 1], other[j : j + 1]))
    return [*terms, *(implies(along(k + 1), along(k)) for k in wide)]
