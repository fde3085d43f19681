"""Unruly: a board of two symbols, as `balanced` writes it."""

from __future__ import annotations

from ...puzzles.types.unruly import Unruly
from ..balanced import BalancedEncoding


class UnrulyEncoding(BalancedEncoding[Unruly]):
    """The variables of an unruly."""
