"""Runs in a line, told by its beginnings: the way of the plain text, not that of `runs`.

A note for a beginning of the line, its first cells, and a number of runs says that these cells hold
just so many of the first runs, each of them whole. That depends on shorter beginnings alone: either
the last cell is empty, and it is so without it; or the last run ends there, the cell before it is
empty, and it is so with one run less before that cell. So the filled cells decide every note, and
the whole line is one of these beginnings.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..puzzles.grid import Line
from .counting import Constraint, count_at_least, count_is
from .families import name_of
from .model import Model
from .terms import FALSE, TRUE, Term, and_, iff, not_, or_


def runs_along(
    model: Model, line: Line, lengths: Sequence[int], filled: Sequence[Term]
) -> list[Constraint]:
    """The filled cells of a line, of which these are the literals, are runs of these lengths.

    A symbol and its definition for each number of runs and each place where they can end: for n
    runs in a line with s cells to spare, (n+1) * s at most. Source: the automaton of a regular
    constraint (Pesant, CP 2004). Of a line that is too short its cells tell it: the filled ones,
    and the gaps.
    """
    spare = _spare(line, lengths)
    if spare < 0:
        gaps = [not_(cell) for cell in filled]
        return [*count_is(filled, sum(lengths)), *count_at_least(gaps, len(lengths) - 1)]
    model.remark(
        "LINE_firstK_inP: the first P cells of the line hold its first K runs and no more."
    )
    last = spare - 1 if lengths else spare  # the others have room behind it, and their gaps
    held: list[Term] = [TRUE]
    for place in range(1, last + 1):
        held.append(_note(model, line, 0, place, and_(not_(filled[place - 1]), held[-1])))
    for count, length in enumerate(lengths, start=1):
        last += length + 1
        before, held = held, [FALSE]
        for place in range(1, last + 1):
            ways = [and_(not_(filled[place - 1]), held[-1])]
            start = place - length
            run = filled[max(start, 0) : place]
            if count == 1 and start == 0:
                ways.append(and_(run))
            elif start > 0:
                ways.append(and_(before[start - 1], not_(filled[start - 1]), run))
            held.append(_note(model, line, count, place, or_(ways)))
    return [held[-1]]


def _note(model: Model, line: Line, count: int, place: int, holds: Term) -> Term:
    """The symbol that a beginning of the line holds its first runs, which `holds` tells."""
    if holds in (TRUE, FALSE):
        return holds
    where = f"{line} up to {line.cells[place - 1]}"
    runs = f"its first {'run' if count == 1 else f'{count} runs'} and no more"
    words = (f"{where} holds {runs}", f"{where} does not hold {runs}")
    if count == 0:
        words = (f"{where} is empty", f"{where} is not empty")
    note = model.fresh(f"{name_of(line)}_first{count}", name=f"in{place}", words=words)
    model.define(iff(note, holds))
    return note


def _spare(line: Line, lengths: Sequence[int]) -> int:
    """How many cells of a line its runs and the gaps between them leave; negative: too few."""
    return len(line.cells) - sum(lengths) - max(len(lengths) - 1, 0)


def length_of_beginnings(line: Line, lengths: Sequence[int]) -> int:
    """How many characters the notes of a line have at least."""
    spare = _spare(line, lengths)
    if spare <= 0:
        return 0
    note, cell = len(f"{name_of(line)}_first1_in1"), len("filled_r1c1")
    of_run = sum(31 + 2 * note + (length + 1) * cell for length in lengths)
    return spare * (of_run + (len(lengths) + 1) * (30 + 3 * note))
