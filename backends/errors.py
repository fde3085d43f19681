"""What can go wrong with a solver, each as one line for stderr."""

from __future__ import annotations

import signal

from ..errors import PuzzlepipeError

_LONGEST_QUOTE = 300


class BackendError(PuzzlepipeError):
    """A solver that cannot be had, or that did not do its work. Prints as one line."""

    exit_status = 3


class SolverMissing(BackendError):
    """No such solver on this machine; the message says how to get one."""


class SolverUnknown(BackendError):
    """No solver of that name, or no command line at all: a mistake of the user's."""

    exit_status = 2


class SolverFailed(BackendError):
    """The solver complained, crashed, or printed what is no answer."""


class SolverTimeout(BackendError):
    """The solver did not answer within its time; it has been killed."""


def ended(status: int) -> str:
    """How a solver ended, of which this is the exit status; negative where a signal ended it."""
    if status >= 0:
        return f"ended with status {status}"
    known = {one.value: one.name for one in signal.Signals}
    perhaps = ", perhaps for want of memory" if -status == signal.SIGKILL else ""
    return f"was ended by the signal {known.get(-status, -status)}{perhaps}"


def quoted(text: str) -> str:
    """A solver's own words, fit for one line of a message: one line, and not too long."""
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST_QUOTE else line[: _LONGEST_QUOTE - 3] + "..."
