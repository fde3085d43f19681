"""What a page says loudly: where an answer fails, that there are others, or that there is none."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Literal, NamedTuple

from ..puzzles.check import counted
from .report import MANY, Report, Verdict


class Notice(NamedTuple):
    """A heading, what is known of it, and what to try next: sentences, and commands to copy."""

    kind: Literal["fail", "none"]
    heading: str
    words: str
    advice: str = ""
    commands: tuple[str, ...] = ()


def notice_of(report: Report) -> Notice | None:
    """The notice of a report; None where all is well."""
    verdict = report.verdict
    if verdict is Verdict.FAIL:
        where = _listed(list(dict.fromkeys(check.where for check in report.failed)))
        return Notice("fail", verdict.value, f"{report.failures}: {where}.")
    if verdict is Verdict.PASS:
        return _of_uniqueness(report)
    if verdict is Verdict.NO_SOLUTION:
        return Notice(
            "fail",
            verdict.value,
            "No answer keeps all the rules.",
            "Compare the picture with the puzzle as it was printed: one clue read wrongly is "
            "enough. To see which rules and clues contradict each other, ask a solver for an "
            "unsat core, and find its names in the text that `puzzlepipe encode --named` prints:",
            (asking_why(report),),
        )
    if verdict is Verdict.ERROR:
        return Notice("none", verdict.value, "It said what follows.")
    again = f"puzzlepipe solve --backend NAME --timeout SECONDS {_file(report)}"
    return Notice(
        "none",
        verdict.value,
        "Whether there is a solution is not known.",
        "Another solver or more time may decide it; puzzlepipe backends lists the solvers:",
        (again,),
    )


def _of_uniqueness(report: Report) -> Notice | None:
    """What is to be said where the answer was to be the only one and is not known to be."""
    if not report.uniqueness:
        return None
    if report.unique is None:
        words = "The answer keeps every rule; whether there is another one was not decided."
        return Notice("none", report.uniqueness, words)
    differing = [str(place) for place in report.differing]
    verb = "differs" if len(differing) == 1 else "differ"
    where = f"at least {counted(len(differing), 'place')} {verb}: {_listed(differing)}"
    words = f"There are at least {counted(report.count or 2, 'solution')}; {where}."
    return Notice("fail", report.uniqueness, words)


def asking_why(report: Report) -> str:
    """The command that names rule instances which contradict each other."""
    return f"puzzlepipe encode --named {_file(report)} | z3 -in"


def _listed(names: Sequence[str]) -> str:
    """Names in their order; of more than a dozen the first of them, and how many there are more."""
    if len(names) <= MANY:
        return ", ".join(names)
    return ", ".join(names[:MANY]) + f" and {len(names) - MANY} more"


def _file(report: Report) -> str:
    """The puzzle as an argument of a command."""
    only = f" --only {report.number}" if report.which else ""
    return ("FILE" if report.source.startswith("<") else shlex.quote(report.source)) + only
