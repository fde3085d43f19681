"""From an outcome to what the page, the text and the JSON show of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ..backends.status import Status
from ..puzzles.check import Check
from ..puzzles.places import Place, cells_of
from ..puzzles.puzzle import Answer, Puzzle
from ..results.report import Report, Verdict, failure

if TYPE_CHECKING:
    from .decode import Decoded
    from .partial import Partial
    from .search import Found


class Outcome(NamedTuple):
    """A report together with the puzzle and the answers it speaks of, and which text it had."""

    puzzle: Puzzle
    report: Report
    answers: tuple[Answer, ...] = ()
    style: str | None = None
    plain: bool = False


def numbered(outcome: Outcome, number: int) -> Outcome:
    """The outcome of one of several answers to a puzzle, counted from 1."""
    report, which = outcome.report, f"answer {number}"
    report = replace(
        report,
        called=f"{report.called}: {which}",
        which=", ".join(filter(None, (report.which, which))),
    )
    return outcome._replace(report=report)


def outcome_of_answer(puzzle: Puzzle, answer: Answer, checks: Sequence[Check]) -> Outcome:
    """An answer that a person wrote."""
    report = report_of(puzzle, Status.SAT)
    return Outcome(puzzle, _with_answer(report, puzzle, answer, checks), (answer,))


def outcome_of_decoded(puzzle: Puzzle, decoded: Decoded, solver: str = "") -> Outcome:
    """A solver's text that came down a pipe."""
    report = replace(report_of(puzzle, decoded.status), errors=decoded.errors, solver=solver)
    if decoded.answer is None:
        return Outcome(puzzle, report)
    report = _with_answer(report, puzzle, decoded.answer, decoded.checks)
    return Outcome(puzzle, report, (decoded.answer,), decoded.style, decoded.plain)


def outcome_of_partial(puzzle: Puzzle, answer: Answer, partial: Partial) -> Outcome:
    """A half-filled answer that a person wrote."""
    own = [place for place in puzzle.places if place not in puzzle.prefilled]
    report = replace(
        report_of(puzzle, partial.status),
        solver=partial.by,
        seconds=partial.seconds,
        filled=(sum(place in answer for place in own), len(own)),
    )
    return Outcome(puzzle, _with_answer(report, puzzle, answer, partial.broken), (answer,))


def outcome_of_search(
    puzzle: Puzzle,
    found: Found,
    *,
    counted: bool,
    listed: bool,
    style: str | None,
    proof: bool = False,
) -> Outcome:
    """A search; `counted` when its number of answers matters, `listed` when all are to be shown.

    With `proof` the answer was to be the only one.
    """
    report = replace(report_of(puzzle, found.status), solver=found.by, seconds=found.seconds)
    report = replace(report, listed=listed, proof=proof)
    if counted:
        report = replace(report, count=found.count, complete=found.complete)
    if not found.answers:
        return Outcome(puzzle, report, style=style)
    report = _with_answer(report, puzzle, found.answers[0], found.checks)
    if counted or len(found.answers) > 1:
        report = replace(report, unique=found.unique, differing=differing(puzzle, found.answers))
    if listed:
        others = tuple(_rows(puzzle, answer) for answer in found.answers[1:])
        report = replace(report, others=others)
    return Outcome(puzzle, report, tuple(found.answers), style)


def listed_answer(puzzle: Puzzle, answer: Answer, number: int) -> str:
    """One answer of a list as text, the moment that it is found."""
    from ..results import as_text

    return as_text.listed_answer(report_of(puzzle, Status.SAT), number, _rows(puzzle, answer))


def differing(puzzle: Puzzle, answers: Sequence[Answer]) -> tuple[Place, ...]:
    """The places whose token is not the same in all answers, row by row."""
    first, *others = answers
    places = (
        place
        for place in puzzle.places
        if any(answer.get(place) != first.get(place) for answer in others)
    )
    return tuple(in_row_order(places))


def in_row_order(places: Iterable[Place]) -> list[Place]:
    """Places row by row, edges and cells among each other; moves one after the other."""

    def order(place: Place) -> tuple[object, ...]:
        return cells_of(place) or tuple(place)

    return sorted(places, key=order)


def exit_status(outcome: Outcome) -> int:
    """0 for an answer that keeps every rule, 1 for a clear no, 3 where a solver gave up."""
    report = outcome.report
    if report.status is Status.SAT:
        return 1 if report.verdict is Verdict.FAIL else 0
    return 1 if report.status is Status.UNSAT else 3


def shortcoming(outcome: Outcome) -> str:
    """Why the exit status of an outcome is not 0, as one line."""
    report = outcome.report
    said = [report.called, report.solver, report.verdict.value]
    said += [failure(check) for check in report.failed[:1]] + list(report.errors[:1])
    more = f" (and {len(report.failed) - 1} more)" if len(report.failed) > 1 else ""
    if report.verdict is Verdict.NO_SOLUTION:
        more = asking_why(report)
    return ": ".join(filter(None, said)) + more


def asking_why(report: Report) -> str:
    """How to learn why a puzzle has no solution: which rule instances contradict each other."""
    from ..results import notice

    return f"; to learn which rules and clues clash: {notice.asking_why(report)}"


def render(outcomes: Sequence[Outcome], form: str, *, shown: int = 0) -> str:
    """The outcomes as `text`, `json`, `svg` or `html`.

    Of the text of a list, what is left to say when so many of its answers have been `shown`.
    """
    reports = [outcome.report for outcome in outcomes]
    if form == "json":
        from ..results.as_json import render_json

        return render_json(reports)
    if form == "text":
        from ..results.as_text import end_of_list, render_text

        return end_of_list(reports[0], shown) if shown else render_text(reports)
    from .pages import draw_outcome, page_of_outcomes

    return draw_outcome(outcomes[0]) if form == "svg" else page_of_outcomes(outcomes)


def report_of(puzzle: Puzzle, status: Status) -> Report:
    """A report that tells of a puzzle no more than where it stands, and a status."""
    origin = puzzle.origin
    return Report(
        type=puzzle.name,
        title=puzzle.title,
        source=puzzle.file,
        status=status,
        called=puzzle.called,
        which=f"puzzle {origin.number} of {puzzle.file}" if origin and not origin.alone else "",
        number=origin and origin.number,
        line=origin and origin.line,
        known_as=puzzle.known_as,
    )


def _with_answer(report: Report, puzzle: Puzzle, answer: Answer, checks: Sequence[Check]) -> Report:
    return replace(report, answer=_rows(puzzle, answer), checks=tuple(checks))


def _rows(puzzle: Puzzle, answer: Answer) -> tuple[str, ...]:
    return tuple(puzzle.write_answer(answer).splitlines())
