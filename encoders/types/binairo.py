"""Binairo: a board of two symbols, as `balanced` writes it, all pairs of lines different."""

from __future__ import annotations

from ...puzzles.types.binairo import Binairo
from ..balanced import BalancedEncoding


class BinairoEncoding(BalancedEncoding[Binairo]):
    """The variables of a binairo."""
