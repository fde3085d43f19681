"""Beams of sight that mirrors turn: along which cells one looks from the border of a board.

Geometry only. A mirror stands from corner to corner of its cell and reflects on both sides, so a
beam that comes in from outside leaves the board again: it can be followed backwards, and would
have to come into a ring from somewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .grid import DOWN, LEFT, RIGHT, UP, Cell, Direction, Grid, Line, Side

SLASH, BACKSLASH = "/", "\\"
MIRRORS = (SLASH, BACKSLASH)
"""The two ways in which a mirror can stand."""

_INWARD: Mapping[Side, Direction] = {"top": DOWN, "left": RIGHT, "bottom": UP, "right": LEFT}


class Beam(NamedTuple):
    """What one looks along from one place at the border.

    `ahead` are the cells before the first mirror, `past_mirrors` those after it, in order; a cell
    that is passed twice stands there twice. `line` has all cells once, the mirrors' too, and the
    name of the row or column in which the beam begins.
    """

    line: Line
    ahead: tuple[Cell, ...]
    past_mirrors: tuple[Cell, ...]


def beams_from(side: Side, grid: Grid, mirrors: Mapping[Cell, str]) -> tuple[Beam, ...]:
    """The beams that begin at a side of the board, from left to right or from top to bottom."""
    beams = []
    for line in grid.seen_from(side):
        way, cell = _INWARD[side], line.cells[0]
        passed: list[Cell] = []
        ahead: list[Cell] = []
        past: list[Cell] = []
        reflected = False
        while cell in grid:
            passed.append(cell)
            if cell in mirrors:
                reflected = True
                way = _turned(way, mirrors[cell])
            else:
                (past if reflected else ahead).append(cell)
            cell = cell.step(way)
        whole = Line(line.name, tuple(dict.fromkeys(passed)))
        beams.append(Beam(whole, tuple(ahead), tuple(past)))
    return tuple(beams)


def _turned(way: Direction, mirror: str) -> Direction:
    """Where a mirror sends what comes this way: `/` from the left upwards, `\\` downwards."""
    if mirror == SLASH:
        return Direction(-way.columns, -way.rows)
    return Direction(way.columns, way.rows)
