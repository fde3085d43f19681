"""What a solver's answer can be, other than an answer: each error carries its exit status."""

from __future__ import annotations

from ..errors import PuzzlepipeError


class MismatchError(PuzzlepipeError):
    """Values that answer another puzzle, or not all of this one."""

    exit_status = 2


class DisagreementError(PuzzlepipeError):
    """Two solvers, or a solver and pySMT, say different things of the same text."""

    exit_status = 1
