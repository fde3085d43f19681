"""An answer for a terminal, which is an answer file too.

What is said about the answer stands before it in `;` comment lines; the answer is its rows of
tokens. So `solve --format text` can be read back by `check`, and pasted into a letter.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..backends.status import Status
from ..puzzles.check import counted
from .report import Answer, Report, failure


def render_text(reports: Iterable[Report]) -> str:
    """The reports one below the other, an empty line between them."""
    return "\n".join(end_of_list(one, 0) if one.listed else _text(one) for one in reports)


def listed_answer(report: Report, number: int, rows: Answer) -> str:
    """One answer of a list, counted from 1: the first has the puzzle's name above it."""
    if number == 1:
        return _joined([_title(report), *rows])
    return _joined(["", _comment(f"solution {number}"), *rows])


def end_of_list(report: Report, shown: int) -> str:
    """What is left to say of a list of which so many answers have been shown.

    The summary comes last, since nobody knows it before; right below an answer, since a text
    of several puzzles is parted by empty lines.
    """
    answers = [report.answer, *report.others] if report.answer else []
    text = "".join(
        listed_answer(report, number, rows)
        for number, rows in enumerate(answers, 1)
        if number > shown
    )
    return text + _joined([*([] if answers else [_title(report)]), *_summary(report)])


def _text(report: Report) -> str:
    return _joined([_title(report), *_summary(report), *report.answer])


def _title(report: Report) -> str:
    which = f" ({report.which})" if report.which else ""
    return _comment(f"{report.kind} {report.title}{which}")


def _summary(report: Report) -> Iterable[str]:
    if report.uniqueness:
        yield _comment(report.uniqueness)
    yield _comment(report.verdict.value + _counts(report))
    said = [report.run, report.status.value, report.solutions]
    yield _comment("; ".join(word for word in said if word))
    yield from (_comment(f"error: {error}") for error in report.errors)
    yield from (_comment(f"FAIL {failure(check)}") for check in report.failed)


def _joined(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _counts(report: Report) -> str:
    if report.filled:
        some, every = report.filled
        return f" ({some} of {counted(every, 'place')} filled)"
    if report.status is not Status.SAT:
        return ""
    if report.failed:
        return f" ({report.failures})"
    return f" ({counted(len(report.checks), 'check')})"


def _comment(words: str) -> str:
    """One comment line; nothing from a file or a solver may end it or steer the terminal."""
    line = " ".join(words.split())
    return "; " + "".join(char if char.isprintable() else "\ufffd" for char in line)
