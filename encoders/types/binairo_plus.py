"""Binairo-plus: a board of two symbols, as `balanced` writes it, and one equivalence a sign.

The published 14x14, CPU seconds of the whole process, first answer and uniqueness: yices
0.17/0.20, z3 0.21/0.26; as Int yices 0.26/0.25, z3 12/0.4.
"""

from __future__ import annotations

from ...puzzles.types.binairo_plus import ALIKE, BinairoPlus
from ..balanced import BalancedEncoding


class BinairoPlusEncoding(BalancedEncoding[BinairoPlus]):
    """The variables of a binairo-plus, and what stands on both sides of each sign."""

    def build(self) -> None:
        super().build()
        signs = [
            (clue, self.on[clue.at.a], self.on[clue.at.b]) for clue in self.puzzle.clues_of("sign")
        ]
        self.alike = [sign for sign in signs if sign[0].value == ALIKE]
        self.unlike = [sign for sign in signs if sign[0].value != ALIKE]
