"""What is known about one puzzle at the end of a run; the page, the text and the JSON show it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..backends.status import Status
from ..puzzles.check import Check, counted
from ..puzzles.grid import Cell
from ..puzzles.places import Place

MANY = 12
"""More places than these are counted, not listed."""

Answer = tuple[str, ...]
"""The rows of an answer as its text format writes them (docs/format.md)."""


class Verdict(str, Enum):
    """The outcome in the words that a person looks for."""

    PASS = "VALIDATION PASS"
    FAIL = "VALIDATION FAIL"
    NO_SOLUTION = "NO SOLUTION"
    UNKNOWN = "NO ANSWER: the solver gave up"
    TIMEOUT = "NO ANSWER: out of time"
    ERROR = "NO ANSWER: the solver failed"
    BROKEN = "A RULE IS BROKEN"
    COMPLETABLE = "CAN BE COMPLETED"
    STUCK = "CANNOT BE COMPLETED"


_WITHOUT_ANSWER = {
    Status.UNSAT: Verdict.NO_SOLUTION,
    Status.UNKNOWN: Verdict.UNKNOWN,
    Status.TIMEOUT: Verdict.TIMEOUT,
    Status.ERROR: Verdict.ERROR,
}
_OF_PARTIAL = {Status.SAT: Verdict.COMPLETABLE, Status.UNSAT: Verdict.STUCK}


@dataclass(frozen=True, eq=False)
class Report:
    """One puzzle, the solver's answer to it and what the rules check says.

    `number` tells which puzzle of its file it is, `line` where it begins there, `called` what
    messages call it; `which` tells it from others of its file, or the answer from others to the
    puzzle, where there are several. `seconds` is wall clock. `unique` is None where nobody asked;
    `differing` are places that are not the same in all solutions found; `count` is the number of
    these, all there are if `complete`; `others` are further answers, `listed` where all were asked
    for; `errors` are the solver's own messages.
    Of a half-filled answer `filled` tells how many places have a token, and how many could have
    one; the status is then sat where it can be completed.
    `known_as` is the type's name as the file has it; `proof` tells that the answer was to be
    proved the only one.
    """

    type: str
    title: str
    source: str
    status: Status
    answer: Answer = ()
    checks: tuple[Check, ...] = ()
    solver: str = ""
    version: str = ""
    seconds: float | None = None
    unique: bool | None = None
    count: int | None = None
    complete: bool = True
    differing: tuple[Place, ...] = ()
    others: tuple[Answer, ...] = ()
    listed: bool = False
    errors: tuple[str, ...] = ()
    filled: tuple[int, int] | None = None
    called: str = ""
    which: str = ""
    number: int | None = None
    line: int | None = None
    known_as: str = ""
    proof: bool = False

    @property
    def kind(self) -> str:
        """The type's name as the file has it, else its own."""
        return self.known_as or self.type

    @property
    def heading(self) -> str:
        """What the puzzle is headed by: its title, else what kind it is."""
        return self.title or self.kind

    @property
    def failed(self) -> tuple[Check, ...]:
        """The checks that do not hold."""
        return tuple(check for check in self.checks if not check.ok)

    @property
    def wrong(self) -> tuple[Cell, ...]:
        """The cells of the failed checks, each once."""
        return tuple(sorted({cell for check in self.failed for cell in check.cells}))

    @property
    def verdict(self) -> Verdict:
        """The outcome; an answer to a puzzle that asks nothing is right."""
        if self.filled and self.status in _OF_PARTIAL:
            return Verdict.BROKEN if self.failed else _OF_PARTIAL[self.status]
        if self.status is not Status.SAT:
            return _WITHOUT_ANSWER[self.status]
        return Verdict.FAIL if self.failed else Verdict.PASS

    @property
    def failures(self) -> str:
        """How many checks fail, as in `2 of 106 checks fail`."""
        verb = "fails" if len(self.failed) == 1 else "fail"
        return f"{len(self.failed)} of {counted(len(self.checks), 'check')} {verb}"

    @property
    def uniqueness(self) -> str:
        """What leads where the answer was to be the only one and is not known to be; else empty."""
        if not self.proof or self.unique or self.verdict is not Verdict.PASS:
            return ""
        return "NOT KNOWN TO BE UNIQUE" if self.unique is None else "NOT UNIQUE"

    @property
    def run(self) -> str:
        """Solver, version and time in words, as far as they are known."""
        name = " ".join(word for word in (self.solver, self.version) if word)
        time = "" if self.seconds is None else f"{self.seconds:.3f} s"
        return ", ".join(word for word in (name, time) if word)

    @property
    def solutions(self) -> str:
        """How many solutions there are, in words, as far as it is known."""
        words = []
        if self.count is not None and not self.unique and (self.count or self.complete):
            words.append(("" if self.complete else "at least ") + counted(self.count, "solution"))
        if self.unique is not None:
            words.append("the only solution" if self.unique else "not unique")
        if self.differing:
            words.append(self.differences)
        return "; ".join(words)

    @property
    def differences(self) -> str:
        """Which places differ between the solutions found; how many, where they are many."""
        if len(self.differing) > MANY:
            return f"{len(self.differing)} places differ"
        return "places that differ: " + " ".join(map(str, self.differing))


def failure(check: Check) -> str:
    """A failed check as one sentence a person can act on."""
    said = f"{check.where}: {check.rule.rstrip('.')}."
    if check.expected or check.found:
        said += f" Expected {check.expected or 'nothing'}, found {check.found or 'nothing'}."
    return said
