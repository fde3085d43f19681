"""Beams of sight: boards followed by hand, and what holds of all of them."""

from __future__ import annotations

import random

from puzzlepipe.puzzles.beams import MIRRORS, beams_from
from puzzlepipe.puzzles.grid import OPPOSITE, Cell, Grid


def test_without_mirrors_one_looks_straight_through() -> None:
    grid = Grid(2, 3)
    left, right = beams_from("left", grid, {})[1], beams_from("right", grid, {})[1]
    assert left.ahead == (Cell(1, 0), Cell(1, 1), Cell(1, 2))
    assert right.ahead == left.ahead[::-1]
    assert left.past_mirrors == right.past_mirrors == ()
    assert (left.line.name, right.line.name) == ("row 2", "row 2 from the right")


def test_a_mirror_turns_the_beam() -> None:
    #   .  .  .
    #   .  /  .
    grid = Grid(2, 3)
    slash = {Cell(1, 1): "/"}
    from_left = beams_from("left", grid, slash)[1]
    assert (from_left.ahead, from_left.past_mirrors) == ((Cell(1, 0),), (Cell(0, 1),))
    from_right = beams_from("right", grid, slash)[1]
    assert (from_right.ahead, from_right.past_mirrors) == ((Cell(1, 2),), ())
    from_above = beams_from("top", grid, slash)[1]
    assert (from_above.ahead, from_above.past_mirrors) == ((Cell(0, 1),), (Cell(1, 0),))
    backslash = {Cell(1, 1): "\\"}
    from_right = beams_from("right", grid, backslash)[1]
    assert (from_right.ahead, from_right.past_mirrors) == ((Cell(1, 2),), (Cell(0, 1),))
    from_below = beams_from("bottom", grid, backslash)[1]
    assert (from_below.ahead, from_below.past_mirrors) == ((), (Cell(1, 0),))


def test_a_beam_can_cross_itself() -> None:
    #   /  \
    #   .  /   from below at column 1: up, right, down, left, through its first cell, out
    grid = Grid(2, 2)
    mirrors = {Cell(0, 0): "/", Cell(0, 1): "\\", Cell(1, 1): "/"}
    beam = beams_from("bottom", grid, mirrors)[0]
    assert (beam.ahead, beam.past_mirrors) == ((Cell(1, 0),), (Cell(1, 0),))
    assert beam.line.cells == (Cell(1, 0), Cell(0, 0), Cell(0, 1), Cell(1, 1))


def test_beams_pair_up_and_pass_each_cell_in_both_directions() -> None:
    """Seen from where it leaves, a beam passes the same cells; all beams pass a cell four times."""
    for seed in range(50):
        rng = random.Random(seed)
        grid = Grid(rng.randint(1, 5), rng.randint(1, 5))
        mirrors = {cell: rng.choice(MIRRORS) for cell in grid.cells if rng.random() < 0.5}
        beams = [beam for side in OPPOSITE for beam in beams_from(side, grid, mirrors)]
        # in a room of mirrors there are beams that no place at the border begins
        passed = [cell for beam in beams for cell in (*beam.ahead, *beam.past_mirrors)]
        assert all(passed.count(cell) in (0, 2, 4) for cell in grid.cells)
        paths = sorted([*beam.ahead, *beam.past_mirrors] for beam in beams)
        assert paths == sorted(path[::-1] for path in paths)
