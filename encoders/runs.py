"""Runs in a line: the order encoding of where each run starts.

`by(k, p)` says that run k of a line starts at its cell p or before. In the
boolean style it is a symbol, and a run's symbols are ordered (Crawford and
Baker's order encoding, AAAI 1994; Tamura et al., CP 2006); in the Int style it
is `(<= start p)` of one Int a run. Runs and cells count from 1, as people do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..puzzles.grid import Line
from .families import Style, name_of
from .model import Model, Note
from .terms import (
    FALSE,
    TRUE,
    Literal,
    Term,
    and_,
    at_most,
    implies,
    integer,
    not_,
    number,
    plus,
)


class Runs:
    """Where the runs of one line start.

    A run has `slack + 1` places to start: the earliest leaves the runs before it
    pushed to the front, the latest those after it to the end. Negative slack: the
    clue does not fit the line.
    """

    def __init__(self, line: Line, lengths: Sequence[int], style: Style) -> None:
        self.line, self.lengths, self.style = line, tuple(lengths), style
        self.stem = name_of(line)
        self.slack = len(line.cells) - sum(self.lengths) - max(len(self.lengths) - 1, 0)
        self._earliest = []
        place = 1
        for length in self.lengths:
            self._earliest.append(place)
            place += length + 1

    @property
    def _runs(self) -> range:
        return range(1, len(self.lengths) + 1)

    def _places(self, run: int) -> range:
        """Where a run can start."""
        return range(self._earliest[run - 1], self._earliest[run - 1] + self.slack + 1)

    def by(self, run: int, place: int) -> Term:
        """Run `run` starts at cell `place` or before; no run ever starts after the last run."""
        if run > len(self.lengths):
            return FALSE
        places = self._places(run)
        if place < places[0]:
            return FALSE
        if place >= places[-1]:
            return TRUE
        if self.style == "int":
            return at_most(self._start(run), number(place))
        return self._by(run, place)

    def _by(self, run: int, place: int) -> Literal:
        return Literal(f"{self.stem}_run{run}_by{place}")

    def _start(self, run: int) -> Term:
        return integer(f"{self.stem}_run{run}")

    def ended(self, run: int, place: int) -> Term:
        """Run `run` lies wholly before cell `place`; run 0 does."""
        return TRUE if run == 0 else self.by(run, place - self.lengths[run - 1])

    def declare(self, model: Model) -> str:
        """The symbols; what bounds a start in the Int style, what orders it in the boolean one."""
        if self.slack <= 0:
            return ""
        return "".join(text for run in self._runs for text in self._declare_run(model, run))

    def _declare_run(self, model: Model, run: int) -> Iterator[str]:
        places = self._places(run)
        if self.style == "int":
            start = self._start(run)
            yield model.declare(start, "Int")
            first, last = number(places[0]), number(places[-1])
            yield model.bound(and_(at_most(first, start), at_most(start, last)))
            return
        for place in places[:-1]:
            cell = self.line.cells[place - 1]
            note = Note(
                f"run {run} of {self.line} starts in {cell} or before",
                f"run {run} of {self.line} starts after {cell}",
            )
            yield model.declare(self._by(run, place).symbol, "Bool", note)
        for place in places[:-2]:
            yield model.bound(implies(self.by(run, place), self.by(run, place + 1)))

    def length(self) -> int:
        """How many characters the symbols and the clauses of a line have at least."""
        if self.slack <= 0:
            return 0
        runs, slack, name = len(self.lengths), self.slack, len(f"{self.stem}_run1_by1")
        clause = 20 + name + len("filled_r1c1")
        filled = sum(slack + length for length in self.lengths) + (runs + 1) * slack
        of_two = sum(max(slack - length, 0) for length in self.lengths) + (runs - 1) * (slack - 1)
        length = filled * clause + of_two * (12 + name)
        if self.style == "int":
            return length
        ordered = runs * (slack - 1) + (runs - 1) * slack
        return length + runs * slack * (22 + name) + ordered * (17 + 2 * name)

    def fill(self, filled: Sequence[Term]) -> list[Term]:
        """The filled cells of the line, of which these are the literals, are its runs.

        For runs k with n(k) cells and cells j:
        - a run starts behind the end of the one before it and a gap:
          by(k+1, j) implies by(k, j - n(k) - 1);
        - by(k, j) and not by(k, j - n(k)) imply that cell j is filled;
        - ended(k, j) and not by(k+1, j) imply that cell j is empty.

        Two or three clauses for each run and each cell that it can reach. Measured on
        planted boards of 30x40 (1.1 MB of text) against a regular automaton for each line,
        over 15 s on z3: first answer 0.35 s on z3, 0.06 s on yices, CPU; written as
        `or` in place of `=>` the same.
        """
        if self.slack < 0:
            return [FALSE]
        apart = (term for run in self._runs[1:] for term in self._apart(run))
        return [term for term in dict.fromkeys([*apart, *self._filling(filled)]) if term != TRUE]

    def _filling(self, filled: Sequence[Term]) -> Iterator[Term]:
        """Cell by cell: it is filled where a run lies over it, and empty between two of them."""
        by_cell: list[list[Term]] = [[] for _ in filled]
        for run in self._runs:
            for place in range(self._places(run)[0], self._places(run)[-1] + self.lengths[run - 1]):
                here = and_(self.by(run, place), not_(self.ended(run, place)))
                by_cell[place - 1].append(implies(here, filled[place - 1]))
        for run in range(len(self.lengths) + 1):
            first = 1 if run == 0 else self._places(run)[0] + self.lengths[run - 1]
            last = len(filled) if run == len(self.lengths) else self._places(run + 1)[-1] - 1
            for place in range(first, last + 1):
                between = and_(self.ended(run, place), not_(self.by(run + 1, place)))
                by_cell[place - 1].append(implies(between, not_(filled[place - 1])))
        for terms in by_cell:
            yield from terms

    def _apart(self, run: int) -> list[Term]:
        if self.slack == 0:
            return []
        gap = self.lengths[run - 2] + 1
        if self.style == "int":
            return [at_most(plus(self._start(run - 1), number(gap)), self._start(run))]
        return [
            implies(self.by(run, place), self.by(run - 1, place - gap))
            for place in self._places(run)[:-1]
        ]
