"""From an outcome to what the page, the text and the JSON show of it."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..backends.status import Status
from ..puzzles.check import Check
from ..puzzles.grid import Cell
from ..puzzles.picture import Picture
from ..puzzles.places import Place
from ..puzzles.puzzle import Answer, Puzzle
from ..results.report import Report, Verdict, failure
from .validate import is_writable

if TYPE_CHECKING:
    from .decode import Decoded
    from .partial import Partial
    from .search import Found


@dataclass(frozen=True)
class Outcome:
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
    return replace(outcome, report=report)


def outcome_of_answer(puzzle: Puzzle, answer: Answer, checks: Sequence[Check]) -> Outcome:
    """An answer that a person wrote."""
    report = _report(puzzle, Status.SAT)
    return Outcome(puzzle, _with_answer(report, puzzle, answer, checks), (answer,))


def outcome_of_decoded(puzzle: Puzzle, decoded: Decoded, solver: str = "") -> Outcome:
    """A solver's text that came down a pipe."""
    report = replace(_report(puzzle, decoded.status), errors=decoded.errors, solver=solver)
    if decoded.answer is None:
        return Outcome(puzzle, report)
    report = _with_answer(report, puzzle, decoded.answer, decoded.checks)
    return Outcome(puzzle, report, (decoded.answer,), decoded.style, decoded.plain)


def outcome_of_partial(puzzle: Puzzle, answer: Answer, partial: Partial) -> Outcome:
    """A half-filled answer that a person wrote."""
    own = [place for place in puzzle.places if place not in puzzle.prefilled]
    report = replace(
        _report(puzzle, partial.status),
        solver=partial.by,
        seconds=partial.seconds,
        filled=(sum(place in answer for place in own), len(own)),
    )
    return Outcome(puzzle, _with_answer(report, puzzle, answer, partial.broken), (answer,))


def outcome_of_search(
    puzzle: Puzzle, found: Found, *, counted: bool, listed: bool, style: str | None
) -> Outcome:
    """A search; `counted` when its number of answers matters, `listed` when all are to be shown."""
    report = replace(_report(puzzle, found.status), solver=found.by, seconds=found.seconds)
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


def differing(puzzle: Puzzle, answers: Sequence[Answer]) -> tuple[Place, ...]:
    """The places whose token is not the same in all answers."""
    first, *others = answers
    return tuple(
        place
        for place in puzzle.places
        if any(answer.get(place) != first.get(place) for answer in others)
    )


def _marked(puzzle: Puzzle, places: Iterable[Place]) -> tuple[Cell, ...]:
    """The cells where places are, each once."""
    return tuple(dict.fromkeys(cell for place in places for cell in puzzle.cells_at(place)))


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
        more = asking_why(outcome.puzzle)
    return ": ".join(filter(None, said)) + more


def asking_why(puzzle: Puzzle) -> str:
    """How to learn why a puzzle has no solution: which rule instances contradict each other."""
    file = "FILE" if puzzle.file.startswith("<") else shlex.quote(puzzle.file)
    origin = puzzle.origin
    only = "" if origin is None or origin.alone else f" --only {origin.number}"
    command = f"puzzlepipe encode --named{only} {file} | z3 -in"
    return f"; to learn which rules and clues clash: {command}"


def render(outcomes: Sequence[Outcome], form: str) -> str:
    """The outcomes as `text`, `json`, `svg` or `html`."""
    reports = [outcome.report for outcome in outcomes]
    if form == "json":
        from ..results.as_json import render_json

        return render_json(reports)
    if form == "text":
        from ..results.as_text import render_text

        return render_text(reports)
    if form == "svg":
        from ..results.svg import render_svg

        outcome = outcomes[0]
        answer = outcome.answers[0] if outcome.answers else None
        return render_svg(
            _picture(outcome.puzzle, answer),
            outcome.report.wrong,
            outcome.report.title or outcome.report.type,
            differing=_marked(outcome.puzzle, outcome.report.differing),
            standalone=True,
        )
    return _render_page(outcomes)


def _render_page(outcomes: Sequence[Outcome]) -> str:
    from ..encoders.emit import encode
    from ..results.page import Page, Section, answer_figures, render_page

    sections = []
    for outcome in outcomes:
        puzzle = outcome.puzzle
        pictures = [_picture(puzzle, answer) for answer in outcome.answers[:2]]
        differ = _marked(puzzle, outcome.report.differing)
        figures = answer_figures(outcome.report, puzzle.draw(), *pictures, differing=differ)
        smt = encode(puzzle, outcome.style, plain=outcome.plain).text
        sections.append(Section(outcome.report, figures, smt))
    first = outcomes[0].report
    title = first.title or first.type if len(outcomes) == 1 else f"{len(outcomes)} puzzles"
    return render_page(Page(title, tuple(sections)))


def _picture(puzzle: Puzzle, answer: Answer | None) -> Picture:
    """The answer drawn; the puzzle alone where it has tokens that no player could write."""
    drawn = answer is not None and is_writable(puzzle, answer)
    return puzzle.draw(answer if drawn else None)


def _report(puzzle: Puzzle, status: Status) -> Report:
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
    )


def _with_answer(report: Report, puzzle: Puzzle, answer: Answer, checks: Sequence[Check]) -> Report:
    return replace(report, answer=_rows(puzzle, answer), checks=tuple(checks))


def _rows(puzzle: Puzzle, answer: Answer) -> tuple[str, ...]:
    return tuple(puzzle.write_answer(answer).splitlines())
