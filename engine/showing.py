"""What becomes of puzzles, shown: at once where it is text for stdout, else as one document.

A document that goes to a file takes the place of what was there before only where it has something
to tell: a solver that ran out of time must not wipe out an older answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from ..backends.status import Status
from ..puzzles.puzzle import Answer, Puzzle
from ..results.write import write_output
from .reporting import Outcome, listed_answer, render

_DECIDED = (Status.SAT, Status.UNSAT)


class ReaderGone(Exception):
    """Nobody reads stdout any more, so that nothing more need be found out."""


class Showing:
    """Shows outcomes as they come; tell `finish` when there are no more, for whatever reason."""

    def __init__(
        self,
        form: str,
        output: Path | None,
        complain: Callable[[str], None],
        *,
        counts: bool = False,
        named: bool = False,
    ) -> None:
        """Show `form`, on stdout or in a file.

        With `counts` the text is the number of answers, a line a puzzle, behind the file's name
        where `named`.
        """
        self._form, self._output, self._complain = form, output, complain
        self._counts = counts and form == "text"
        self._named = named
        self._at_once = form == "text" and (output is None or str(output) == "-")
        self._outcomes: list[Outcome] = []
        self._listed = 0

    def answer(self, puzzle: Puzzle, answer: Answer, number: int) -> None:
        """One of the answers of a puzzle, which are listed."""
        if self._at_once:
            between = "\n" if self._outcomes and number == 1 else ""
            self._listed = number
            self._say(between + listed_answer(puzzle, answer, number))

    def outcome(self, outcome: Outcome) -> None:
        """What came of a puzzle."""
        listed, self._listed = self._listed, 0
        self._outcomes.append(outcome)
        if not self._at_once:
            return
        if self._counts:
            self._say(_count_line(outcome, named=self._named))
            return
        between = "\n" if len(self._outcomes) > 1 and not listed else ""
        self._say(between + render([outcome], "text", shown=listed))

    def finish(self) -> None:
        """Write the document, where that has not been done piece by piece."""
        if self._at_once or not self._outcomes:
            return
        if self._counts:
            lines = [_count_line(outcome, named=self._named) for outcome in self._outcomes]
            _write(self._outcomes, "".join(lines), self._output, self._complain)
        else:
            show(self._outcomes, self._form, self._output, self._complain)

    def _say(self, text: str) -> None:
        if not write_output(None, text):
            raise ReaderGone


def show(
    outcomes: Sequence[Outcome], form: str, output: Path | None, complain: Callable[[str], None]
) -> None:
    """Write outcomes as one document to stdout or a file."""
    _write(outcomes, render(outcomes, form), output, complain)


def _write(
    outcomes: Sequence[Outcome], text: str, output: Path | None, complain: Callable[[str], None]
) -> None:
    decided = any(outcome.report.status in _DECIDED for outcome in outcomes)
    if output is not None and str(output) != "-" and not decided:
        complain(f"{output}: not written, since there is no answer")
        return
    write_output(output, text)


def _count_line(outcome: Outcome, *, named: bool) -> str:
    """The number of answers of a puzzle; behind the file's name where `named`."""
    report = outcome.report
    count = f"{'' if report.complete else 'at least '}{report.count}"
    return f"{report.called}: {count}\n" if named else f"{count}\n"
