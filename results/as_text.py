"""An answer for a terminal, which is an answer file too.

What is said about the answer stands before it in `;` comment lines; the answer is its rows of
tokens. So `solve --format text` can be read back by `check`, and pasted into a letter.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..backends.status import Status
from ..puzzles.check import counted
from .report import Report, failure


def render_text(reports: Iterable[Report]) -> str:
    """The reports one below the other, an empty line between them."""
    return "\n".join("".join(f"{line}\n" for line in _lines(report)) for report in reports)


def _lines(report: Report) -> Iterable[str]:
    which = f" ({report.which})" if report.which else ""
    yield _comment(f"{report.type} {report.title}{which}")
    yield _comment(report.verdict.value + _counts(report))
    said = [report.run, report.status.value, report.solutions]
    yield _comment("; ".join(word for word in said if word))
    yield from (_comment(f"error: {error}") for error in report.errors)
    yield from (_comment(f"FAIL {failure(check)}") for check in report.failed)
    yield from report.answer
    for number, other in enumerate(report.others, 2):
        yield ""
        yield _comment(f"solution {number}")
        yield from other


def _counts(report: Report) -> str:
    if report.filled:
        some, every = report.filled
        return f" ({some} of {counted(every, 'place')} filled)"
    if report.status is not Status.SAT:
        return ""
    if report.failed:
        return f" ({len(report.failed)} of {len(report.checks)} checks fail)"
    return f" ({counted(len(report.checks), 'check')})"


def _comment(words: str) -> str:
    """One comment line; nothing from a file or a solver may end it or steer the terminal."""
    line = " ".join(words.split())
    return "; " + "".join(char if char.isprintable() else "\ufffd" for char in line)
