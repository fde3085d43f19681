"""The command `solve`: many puzzles, one wish, a worst exit status."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ..backends.find import Backend
from ..backends.status import Status
from ..errors import PuzzlepipeError
from ..progress import Progress
from ..puzzles.check import counted
from ..puzzles.puzzle import Puzzle
from .errors import WrongAnswer
from .reporting import Outcome, exit_status, outcome_of_search, shortcoming
from .search import Found, search

_KEPT = 1000
"""So many answers are kept where they are only counted."""


@dataclass(frozen=True)
class Wish:
    """What to find out of each puzzle: answers up to `limit` (None: all), within `timeout`.

    `direct` does without a solver where the puzzle is nothing but an exact cover; `version`
    asks the solver for its version, which reports that are kept should tell.
    """

    encoding: str | None = None
    limit: int | None = 1
    unique: bool = False
    count: bool = False
    listed: bool = False
    audit: bool = False
    direct: bool = False
    version: bool = False
    timeout: float | None = None


def solve_puzzles(
    puzzles: Sequence[Puzzle], backend: Backend, wish: Wish, complain: Callable[[str], None]
) -> tuple[list[Outcome], int]:
    """Solve the puzzles one after the other; the outcomes, and the worst exit status.

    A puzzle that cannot be solved is told to `complain` and does not keep the others from it.
    """
    outcomes: list[Outcome] = []
    worst = 0
    version = backend.version() if wish.version and puzzles else ""
    for puzzle in puzzles:
        try:
            outcome, status = _solve_one(puzzle, backend, wish, complain)
            if outcome.report.solver == backend.name:
                outcome = replace(outcome, report=replace(outcome.report, version=version))
            outcomes.append(outcome)
        except PuzzlepipeError as error:
            complain(f"{puzzle.called}: {error}")
            status = error.exit_status
        worst = max(worst, status)
    return outcomes, worst


def _solve_one(
    puzzle: Puzzle, backend: Backend, wish: Wish, complain: Callable[[str], None]
) -> tuple[Outcome, int]:
    found = _search(puzzle, backend, wish)
    outcome = outcome_of_search(
        puzzle,
        found,
        counted=wish.unique or wish.count or wish.listed,
        listed=wish.listed,
        style=wish.encoding,
    )
    status = exit_status(outcome)
    if status:
        complain(shortcoming(outcome))
    elif found.stopped:
        asked = "uniqueness" if wish.unique else "whether there are more answers"
        complain(f"{puzzle.called}: {found.by}: {found.stopped.value}, {asked} is not known")
        status = 3
    elif wish.unique and found.unique is False:
        differing = len(outcome.report.differing)
        verb = "differs" if differing == 1 else "differ"
        least = "" if found.complete else "at least "
        complain(f"{puzzle.called}: not unique: {least}{counted(differing, 'place')} {verb}")
        status = 1
    if wish.audit:
        try:
            complain(f"{puzzle.called}: {_audit(puzzle, wish, found)}")
        except PuzzlepipeError as error:
            complain(f"{puzzle.called}: {error}")
            status = max(status, error.exit_status)
    return outcome, status


def _search(puzzle: Puzzle, backend: Backend, wish: Wish) -> Found:
    """What a search found; it ends with a wrong answer, of which the report tells all."""
    with Progress(f"{puzzle.called}: solving with {backend.name}") as progress:
        try:
            return search(
                puzzle,
                backend,
                wish.encoding,
                limit=wish.limit,
                keep=None if wish.listed else _KEPT,
                timeout=wish.timeout,
                direct=wish.direct,
                progress=lambda count: progress.say(counted(count, "answer")),
            )
        except WrongAnswer as error:
            assert error.found is not None
            return error.found


def _audit(puzzle: Puzzle, wish: Wish, found: Found) -> str:
    from .audit import audit, second_solver

    if found.status not in (Status.SAT, Status.UNSAT):
        return f"nothing to audit: {found.by} answered {found.status.value}"
    other = second_solver(found.backend.name)
    answer = found.answers[0] if found.answers else None
    only = found.unique is True
    return audit(puzzle, wish.encoding, answer, other, only=only, timeout=wish.timeout)


def count_lines(outcomes: Sequence[Outcome], *, named: bool) -> str:
    """The number of answers of each puzzle, a line each; behind its name where `named`."""
    lines = []
    for outcome in outcomes:
        report = outcome.report
        count = f"{'' if report.complete else 'at least '}{report.count}"
        lines.append(f"{report.called}: {count}\n" if named else f"{count}\n")
    return "".join(lines)
