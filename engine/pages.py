"""From outcomes to pictures and pages."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence

from ..encoders.emit import encode
from ..puzzles.grid import Cell
from ..puzzles.picture import Picture
from ..puzzles.places import Place
from ..puzzles.puzzle import Answer, Puzzle
from ..results.page import (
    Page,
    Section,
    Sheet,
    answer_figures,
    render_page,
    render_sheets,
)
from ..results.svg import render_svg
from .reporting import Outcome
from .validate import is_writable

_DRAWN = 24
"""So many of the solutions that were asked for are drawn on a page."""

_CHECKS = 1000
"""More checks than these are counted, apart from those that fail."""

_LONGEST = 300_000
"""Characters of a text that a page holds; what is longer is told as a command."""


def draw_outcome(outcome: Outcome) -> str:
    """The first answer as an SVG file, the puzzle where there is none."""
    report = outcome.report
    return render_svg(
        _picture(outcome.puzzle, outcome.answers[0] if outcome.answers else None),
        report.wrong,
        report.heading,
        differing=marked(outcome.puzzle, report.differing),
        standalone=True,
    )


def page_of_outcomes(outcomes: Sequence[Outcome]) -> str:
    """The page of one puzzle, or of several, on which each has less to say."""
    brief = len(outcomes) > 1
    sections = tuple(_section(outcome, brief) for outcome in outcomes)
    first = outcomes[0].report
    title = f"{len(outcomes)} puzzles" if brief else first.heading
    return render_page(Page(title, sections))


def _section(outcome: Outcome, brief: bool) -> Section:
    puzzle, report = outcome.puzzle, outcome.report
    shown = 2 if brief or not report.others else _DRAWN
    pictures = [_picture(puzzle, answer) for answer in outcome.answers[:shown]]
    remark = ""
    if report.count is not None and report.count > len(pictures) > 0:
        every = f"{'' if report.complete else 'at least '}{report.count}"
        remark = f"{len(pictures)} of {every} solutions drawn here."
        if report.others:
            remark += " As text all are printed: --all --format text."
    differ = marked(puzzle, report.differing)
    if len(pictures) > 2 and 2 * len(differ) > len(puzzle.grid.cells):
        differ = ()  # where most differ, marks in many pictures tell nothing
    smt = "" if brief else encode(puzzle, outcome.style, plain=outcome.plain).text
    return Section(
        report,
        answer_figures(report, puzzle.draw(), pictures, differing=differ),
        remark,
        smt=smt if len(smt) <= _LONGEST else "",
        command=f"puzzlepipe encode {_arguments(outcome)}",
        brief=brief or len(report.checks) > _CHECKS,
    )


def _arguments(outcome: Outcome) -> str:
    """What `encode` is given to print the text that was solved."""
    origin, file = outcome.puzzle.origin, outcome.puzzle.file
    words = ["--plain"] if outcome.plain else []
    words += ["--encoding", outcome.style] if outcome.style else []
    words.append("FILE" if file.startswith("<") else shlex.quote(file))
    words += ["--only", str(origin.number)] if origin and not origin.alone else []
    return " ".join(words)


def sheets_of_puzzles(puzzles: Sequence[Puzzle]) -> str:
    """A page of puzzles to be printed and solved by hand."""
    sheets = [
        Sheet(number, puzzle.title or puzzle.known_as, puzzle.known_as, puzzle.draw())
        for number, puzzle in enumerate(puzzles, 1)
    ]
    title = sheets[0].heading if len(sheets) == 1 else f"{len(sheets)} puzzles"
    return render_sheets(title, sheets)


def draw_blank(puzzle: Puzzle) -> str:
    """A puzzle as an SVG file, to be printed and solved by hand."""
    return render_svg(puzzle.draw(), title=puzzle.title or puzzle.known_as, standalone=True)


def _picture(puzzle: Puzzle, answer: Answer | None) -> Picture:
    """The answer drawn; the puzzle alone where it has tokens that no player could write."""
    drawn = answer is not None and is_writable(puzzle, answer)
    return puzzle.draw(answer if drawn else None)


def marked(puzzle: Puzzle, places: Iterable[Place]) -> tuple[Cell, ...]:
    """The cells where places are, each once."""
    return tuple(dict.fromkeys(cell for place in places for cell in puzzle.cells_at(place)))
