"""Unruly: a board of two symbols, as `balanced` writes it.

CPU seconds of the solver on planted boards, the first answer and two: 30x30 yices .05/.07, z3
.4/.8; 50x50 yices .1/.3, z3 .4 to .5 and .8 to 1.0.
"""

from __future__ import annotations

from ...puzzles.types.unruly import Unruly
from ..balanced import BalancedEncoding


class UnrulyEncoding(BalancedEncoding[Unruly]):
    """The variables of an unruly."""
