"""The one base of every error that a user can cause or meet."""

from __future__ import annotations


class PuzzlepipeError(Exception):
    """What is wrong, as one line; `exit_status` is what the command line ends with."""

    exit_status = 2
