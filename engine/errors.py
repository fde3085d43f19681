"""What a solver's answer can be, other than an answer: each error carries its exit status."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..errors import PuzzlepipeError
from ..puzzles.check import Check
from ..results.report import Verdict, failure

if TYPE_CHECKING:
    from ..puzzles.puzzle import Answer
    from .search import Found


class MismatchError(PuzzlepipeError):
    """Values that answer another puzzle, or not all of this one.

    Bad input and no failure of a solver: the two files that were named do not belong together.
    """

    exit_status = 2


class DisagreementError(PuzzlepipeError):
    """Two solvers, or a solver and pySMT, say different things of the same puzzle."""

    exit_status = 1


class WrongAnswer(PuzzlepipeError):
    """An answer that breaks a rule, whoever gave it.

    `answer` is what was given, `checks` tell all that was tried on it. Where a search ended with
    it, `found` is what had been found, this answer last.
    """

    exit_status = 1

    def __init__(
        self,
        file: str,
        by: str,
        answer: Answer,
        checks: Sequence[Check],
        found: Found | None = None,
    ) -> None:
        failed = [check for check in checks if not check.ok]
        more = f" (and {len(failed) - 1} more)" if len(failed) > 1 else ""
        super().__init__(f"{file}: {by}: {Verdict.FAIL.value}: {failure(failed[0])}{more}")
        self.answer = answer
        self.checks = tuple(checks)
        self.found = found
