"""The chessboard: squares by their names, and where a piece goes on an empty board.

Geometry only: what stands in the way, and whose turn it is, are rules of the puzzles.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from .grid import COMPASS, Cell, Direction, Grid

BOARD = Grid(8, 8)

KINDS = "KQRBNP"
"""King, queen, rook, bishop, knight, pawn."""

FIGURES = dict(zip(KINDS, "\u2654\u2655\u2656\u2657\u2658\u2659", strict=True))
"""How a printed board shows them."""

_STRAIGHT = tuple(COMPASS[name] for name in ("n", "e", "s", "w"))
_SLANTING = tuple(COMPASS[name] for name in ("ne", "se", "sw", "nw"))
_JUMPS = tuple(Direction(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b))

_LINES = {"Q": _STRAIGHT + _SLANTING, "R": _STRAIGHT, "B": _SLANTING}
"""Directions of the pieces that go any number of squares."""

_STEPS = {"K": _STRAIGHT + _SLANTING, "N": _JUMPS, "P": (COMPASS["ne"], COMPASS["nw"])}
"""What the others do at once; of a pawn, a white one, how it captures."""

_NAME = re.compile(r"[a-h][1-8]")


class Square(Cell):
    """A cell of the board, which prints as chess calls it: `Square(0, 0)` is a8."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"{chr(ord('a') + self.column)}{8 - self.row}"

    @classmethod
    def named(cls, name: str) -> Square | None:
        """The square of that name; None where there is none."""
        return cls(8 - int(name[1]), "abcdefgh".index(name[0])) if _NAME.fullmatch(name) else None


class Capture(NamedTuple):
    """A piece of a kind goes from a square to another and takes what stands there."""

    kind: str
    start: Square
    end: Square

    def __str__(self) -> str:
        return f"{self.kind}{self.start}x{self.end}"


def reach(kind: str, start: Square) -> list[Square]:
    """The squares where a piece can capture from `start` when nothing is in its way."""
    if kind in _LINES:
        ends = [end for direction in _LINES[kind] for end in BOARD.ray(start, direction)]
    else:
        ends = [end for step in _STEPS[kind] if (end := start.step(step)) in BOARD]
    return [Square(*end) for end in ends]


def between(start: Square, end: Square) -> list[Square]:
    """The squares in a line between two others; none where they are not in one, or adjacent."""
    rows, columns = end.row - start.row, end.column - start.column
    length = max(abs(rows), abs(columns))
    if min(abs(rows), abs(columns)) not in (0, length):
        return []
    return [
        Square(start.row + rows // length * step, start.column + columns // length * step)
        for step in range(1, length)
    ]


def captures_among(kinds: Iterable[str], squares: Iterable[Square]) -> list[Capture]:
    """Every capture by a piece of these kinds from one of the squares to another."""
    squares = sorted(squares)
    return [
        Capture(kind, start, end)
        for start in squares
        for kind in KINDS
        if kind in set(kinds)
        for end in sorted(reach(kind, start))
        if end in squares
    ]
