"""Binairo: a board of two symbols, as `balanced` writes it, all pairs of lines different.

A planted 30x30 of one solution, half of its cells given, CPU seconds of the whole process, first
answer and uniqueness: yices 0.40/0.42, z3 0.72/0.86; as Int yices 0.5/1.2, z3 17/0.9. Of the 30x30
that `benchmarks.large` plants, on a busy machine: yices 0.7/0.6, z3 0.9/1.2.
"""

from __future__ import annotations

from ...puzzles.types.binairo import Binairo
from ..balanced import BalancedEncoding


class BinairoEncoding(BalancedEncoding[Binairo]):
    """The variables of a binairo."""
