"""The command `solve`: many puzzles, one wish, a worst exit status."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from ..backends.find import Backend
from ..backends.status import Status
from ..errors import PuzzlepipeError
from ..progress import Progress
from ..puzzles.check import counted
from ..puzzles.puzzle import Answer, Puzzle
from .errors import WrongAnswer
from .reporting import Outcome, exit_status, outcome_of_search, shortcoming
from .search import ENCODING, Found, search

_KEPT = 1000
"""So many answers are kept where they are only counted."""


Heard = Callable[[Found, Answer], None]
"""Is told each answer as it is found, with all that was found before."""


@dataclass(frozen=True, eq=False)
class Wish:
    """What to find out of each puzzle: answers up to `limit` (None: all), within `timeout`.

    `direct` does without a solver where the puzzle is nothing but an exact cover and that is
    fast; `version` asks the solver for its version, which reports that are kept should tell.
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


class Listener(Protocol):
    """Is told what is found, the moment that it is."""

    def answer(self, puzzle: Puzzle, answer: Answer, number: int) -> None:
        """One of the answers of a puzzle of which all are listed, counted from 1."""

    def outcome(self, outcome: Outcome) -> None:
        """What came of a puzzle, the answers that were told with it."""


def solve_puzzles(
    puzzles: Sequence[Puzzle],
    backend: Backend,
    wish: Wish,
    complain: Callable[[str], None],
    listener: Listener | None = None,
) -> tuple[list[Outcome], int]:
    """Solve the puzzles one after the other; the outcomes, and the worst exit status.

    A puzzle that cannot be solved is told to `complain` and does not keep the others from it.
    Where Ctrl-C or a signal ends it, `listener` is told first what was found until then.
    """
    outcomes: list[Outcome] = []
    worst = 0
    version = backend.version() if wish.version and puzzles else ""
    for puzzle in puzzles:
        found = Found(backend)

        def heard(so_far: Found, answer: Answer, puzzle: Puzzle = puzzle) -> None:
            nonlocal found
            found = so_far
            if listener and wish.listed:
                listener.answer(puzzle, answer, so_far.count)

        def keep(outcome: Outcome) -> None:
            if outcome.report.solver.endswith(backend.name):
                outcome = outcome._replace(report=replace(outcome.report, version=version))
            outcomes.append(outcome)
            if listener:
                listener.outcome(outcome)

        try:
            outcome, status = _solve_one(puzzle, backend, wish, complain, heard)
            keep(outcome)
        except PuzzlepipeError as error:
            complain(f"{puzzle.called}: {error}")
            status = error.exit_status
        except (KeyboardInterrupt, SystemExit):
            if found.count:
                del found.answers[found.count :]  # one that was not yet taken for an answer
                keep(_outcome(puzzle, found, wish))
            raise
        worst = max(worst, status)
    return outcomes, worst


def _outcome(puzzle: Puzzle, found: Found, wish: Wish) -> Outcome:
    return outcome_of_search(
        puzzle,
        found,
        counted=wish.unique or wish.count or wish.listed,
        listed=wish.listed,
        style=wish.encoding,
        proof=wish.unique,
    )


def _solve_one(
    puzzle: Puzzle, backend: Backend, wish: Wish, complain: Callable[[str], None], heard: Heard
) -> tuple[Outcome, int]:
    found = _search(puzzle, backend, wish, heard)
    outcome = _outcome(puzzle, found, wish)
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


def _search(puzzle: Puzzle, backend: Backend, wish: Wish, heard: Heard) -> Found:
    """What a search found; it ends with a wrong answer, of which the report tells all."""
    with Progress(f"{puzzle.called}: {ENCODING}") as progress:

        def hear(found: Found, answer: Answer) -> None:
            progress.say(counted(found.count, "answer"))
            heard(found, answer)

        try:
            return search(
                puzzle,
                backend,
                wish.encoding,
                limit=wish.limit,
                keep=None if wish.listed else _KEPT,
                timeout=wish.timeout,
                direct=wish.direct,
                heard=hear,
                doing=lambda what: progress.now(f"{puzzle.called}: {what}"),
            )
        except WrongAnswer as error:
            assert error.found is not None
            return error.found


def _audit(puzzle: Puzzle, wish: Wish, found: Found) -> str:
    from .audit import audit, second_solver

    if found.status not in (Status.SAT, Status.UNSAT):
        return f"nothing to audit: {found.by} answered {found.status.value}"
    other = second_solver(found.by)
    answer = found.answers[0] if found.answers else None
    only = found.unique is True
    return audit(puzzle, wish.encoding, answer, other, only=only, timeout=wish.timeout)
