"""Lines from corner to corner of cells."""

from __future__ import annotations

from puzzlepipe.puzzles.diagonals import (
    FALLING,
    RISING,
    TRIANGLES,
    ends_of_slope,
    points_inside,
    points_of,
    slopes_at,
)
from puzzlepipe.puzzles.grid import Cell, Grid


def test_the_ends_of_lines() -> None:
    assert list(map(str, ends_of_slope(Cell(1, 2), RISING))) == ["r2c4", "r3c3"]
    assert list(map(str, ends_of_slope(Cell(1, 2), FALLING))) == ["r2c3", "r3c4"]


def test_lines_round_a_point_are_those_that_end_there() -> None:
    cells = Grid(3, 4)
    assert points_of(cells) == Grid(4, 5)
    for point in points_of(cells).cells:
        ending = [
            (cell, slope)
            for cell in cells.cells
            for slope in (RISING, FALLING)
            if point in ends_of_slope(cell, slope)
        ]
        assert slopes_at(point, cells) == ending
        assert (point in points_inside(cells)) == (len(ending) == 4)


def test_triangles_go_round_against_the_clock() -> None:
    corners = {"1": "lower left", "2": "lower right", "3": "upper right", "4": "upper left"}
    words = {"U": "upper", "D": "lower", "L": "left", "R": "right"}
    named = {one: " ".join(words[side] for side in sides) for one, sides in TRIANGLES.items()}
    assert named == corners
