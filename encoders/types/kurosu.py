"""Kurosu: a board of two symbols, as `balanced` writes it.

30x30 with a third given, first answer: 0.3 s on z3, 0.2 s on yices; as Int no answer in
40 s on z3, 0.6 s on yices.
"""

from __future__ import annotations

from ...puzzles.types.kurosu import Kurosu
from ..balanced import BalancedEncoding


class KurosuEncoding(BalancedEncoding[Kurosu]):
    """The variables of a kurosu grid."""
