"""Pieces of penguins puzzles, in whose pictures a letter is the penguin."""

from __future__ import annotations

import random

from puzzlepipe.puzzles.types.penguins import Penguins
from support import only


def test_none_of_many_pieces_has_the_letter_of_the_penguin() -> None:
    puzzle, _ = Penguins.planted(random.Random(0), 12, 12)
    assert len(puzzle.pieces) > 15
    assert only(puzzle.dump()) == puzzle
