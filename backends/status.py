"""What became of one run of a solver."""

from __future__ import annotations

from enum import Enum


class Status(str, Enum):
    """A solver's verdict, or why there is none; the value is how it is written everywhere."""

    SAT = "sat"
    UNSAT = "unsat"
    UNKNOWN = "unknown"
    TIMEOUT = "timeout"
    ERROR = "error"
