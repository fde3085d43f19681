"""Where pieces go on an empty board, against what chess players know."""

from __future__ import annotations

import pytest
from puzzlepipe.puzzles.chess import BOARD, Square, between, captures_among, reach

SQUARES = [Square(*cell) for cell in BOARD.cells]


def squares(names: str) -> list[Square]:
    return [square for name in names.split() if (square := Square.named(name))]


def test_squares_have_the_names_of_chess() -> None:
    assert str(Square(0, 0)) == "a8"
    assert str(Square(7, 7)) == "h1"
    assert [Square.named(str(square)) for square in SQUARES] == SQUARES
    assert [Square.named(name) for name in ("i1", "a9", "a", "a1b", "", "A1")] == [None] * 6


@pytest.mark.parametrize(
    ("kind", "total"), [("K", 420), ("Q", 1456), ("R", 896), ("B", 560), ("N", 336), ("P", 98)]
)
def test_moves_on_an_empty_board_are_as_many_as_known(kind: str, total: int) -> None:
    assert sum(len(reach(kind, square)) for square in SQUARES) == total


def test_pawns_capture_towards_the_eighth_rank() -> None:
    assert sorted(reach("P", Square(6, 4))) == squares("d3 f3")
    assert reach("P", Square(0, 4)) == []


def test_squares_between() -> None:
    assert between(*squares("a1 d4")) == squares("b2 c3")
    assert between(*squares("h4 e4")) == squares("g4 f4")
    assert between(*squares("c7 c4")) == squares("c6 c5")
    assert between(*squares("a1 b3")) == between(*squares("a1 a2")) == []
    assert between(*squares("a1 c8")) == []


def test_captures_among_squares() -> None:
    found = captures_among("NP", squares("a1 b2 c3"))
    assert list(map(str, found)) == ["Pb2xc3", "Pa1xb2"]
    assert list(map(str, captures_among("N", squares("a1 b3")))) == ["Nb3xa1", "Na1xb3"]
