"""Signposts of one column, and what only looks like one."""

from __future__ import annotations

import pytest
from puzzlepipe.puzzles.grid import Grid
from puzzlepipe.puzzles.types.signpost import Signpost
from support import only


def signpost(rows: str) -> Signpost:
    puzzle = only("#signpost\n" + rows)
    assert isinstance(puzzle, Signpost)
    return puzzle


@pytest.mark.parametrize(
    "rows",
    ["1s\ns\n3\n", "1s\n2s\n3s\n.\n", "s\nn\ns\n.\n", " 1s\n  s\n 10s\n" + "s\n" * 6 + "-\n"],
)
def test_a_column_has_a_token_a_line(rows: str) -> None:
    puzzle = signpost(rows)
    assert puzzle.grid == Grid(len(rows.splitlines()), 1)
    assert signpost(puzzle.write()) == puzzle


@pytest.mark.parametrize(
    ("rows", "width"), [("es\nnw\n".replace("w", "."), 2), ("se\nn4\n", 2), ("ee.\n", 3)]
)
def test_characters_that_make_a_board_are_cells(rows: str, width: int) -> None:
    assert signpost(rows).grid.width == width
