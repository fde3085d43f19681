"""Queens: a Boolean for each cell, does a queen stand there.

One of a line is clauses alone, see `stars`.
CPU seconds of solving, uniqueness proved, on 11x11 cells: yices .02, z3 .04.
"""

from __future__ import annotations

from typing import ClassVar

from ...puzzles.types.queens import Queens
from ..families import Words
from ..stars import StarEncoding


class QueensEncoding(StarEncoding[Queens]):
    """The variables of a puzzle of queens."""

    words: ClassVar[Words] = Words("is a queen", "is no queen", "are queens", "are no queens")
