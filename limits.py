"""What numbers and names a caller may ask for, on the command line and from Python."""

from __future__ import annotations

import re

from .errors import PuzzlepipeError

LONGEST = 10**7
"""Seconds; what the clocks of all systems can be told to wait for."""


class BadArgument(PuzzlepipeError, ValueError):
    """A time, a count or a name that nothing can be done with."""

    exit_status = 2


def seconds(timeout: float | None) -> float | None:
    """A time-out in seconds, None for none; raises `BadArgument` where no clock can wait for it."""
    if timeout is not None and not 0 <= timeout <= LONGEST:  # nor is nan
        raise BadArgument(f"{timeout:g} is no number of seconds from 0 to {LONGEST:g}")
    return timeout


def answers(limit: int | None) -> int | None:
    """How many answers to stop at, None for all; raises `BadArgument` below 1."""
    if limit is not None and limit < 1:
        raise BadArgument(f"{limit} is no limit of answers; expected at least 1, or None for all")
    return limit


def logic_name(logic: str) -> str:
    """What may stand in set-logic; raises `BadArgument` where it would be more than a name."""
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", logic):
        raise BadArgument(f"{logic!r} is no name of a logic, such as QF_LIA or ALL")
    return logic
