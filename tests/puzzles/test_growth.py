"""Random shapes and divisions: what they promise, whatever is drawn."""

from __future__ import annotations

import random
import time
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.puzzles.common import check_loop
from puzzlepipe.puzzles.grid import Cell, Edge, Grid, components, regions_of
from puzzlepipe.puzzles.growth import (
    cut_evenly,
    divided,
    grown_region,
    lettered,
    scattered,
    spread,
)

GRIDS = st.builds(Grid, st.integers(1, 7), st.integers(1, 7))
SEEDS = st.integers(0, 10**6).map(random.Random)


def outline(inside: set[Cell]) -> list[Edge]:
    """The sides of cells between inside and outside, as edges of corners."""
    sides = []
    for row, column in inside:
        corner, across, down = Cell(row, column), Cell(row, column + 1), Cell(row + 1, column)
        opposite = Cell(row + 1, column + 1)
        near = [(-1, 0, corner, across), (1, 0, down, opposite)]
        near += [(0, -1, corner, down), (0, 1, across, opposite)]
        sides += [Edge(a, b) for r, c, a, b in near if Cell(row + r, column + c) not in inside]
    return sides


@given(SEEDS, GRIDS)
def test_a_grown_region_has_a_simple_outline(rng: random.Random, grid: Grid) -> None:
    inside = grown_region(rng, grid)
    assert inside <= set(grid.cells)
    corners = Grid(grid.height + 1, grid.width + 1)
    checks = check_loop("twice", "one", outline(inside), corners, "corner")
    assert [str(check) for check in checks if not check.ok] == []
    assert len(inside) <= 0.6 * len(grid.cells) + 1


def test_a_grown_region_is_large_as_a_rule_and_not_always_the_same() -> None:
    grid = Grid(10, 10)
    regions = [frozenset(grown_region(random.Random(seed), grid)) for seed in range(20)]
    assert sum(len(region) > 50 for region in regions) >= 15
    assert len(set(regions)) == 20
    assert set.union(*map(set, regions)) == set(grid.cells)
    assert {len(grown_region(random.Random(s), Grid(1, 4))) for s in range(200)} == {1, 2, 3}


@given(SEEDS, GRIDS, st.data())
def test_pieces_of_one_size_fill_the_grid(
    rng: random.Random, grid: Grid, data: st.DataObject
) -> None:
    cells = len(grid.cells)
    size = data.draw(st.sampled_from([n for n in range(1, cells + 1) if cells % n == 0]))
    names = cut_evenly(rng, grid, size)
    assert tuple(names) == grid.cells
    for line in regions_of(names).values():
        assert len(line.cells) == size
        assert len(components(line.cells, grid.orthogonal)) == 1


def test_pieces_of_one_size_have_many_shapes() -> None:
    grid = Grid(6, 6)
    shapes = {
        tuple((cell.row - line.cells[0].row, cell.column - line.cells[0].column)
              for cell in line.cells)
        for seed in range(100)
        for line in regions_of(cut_evenly(random.Random(seed), grid, 4)).values()
    }  # fmt: skip
    assert len(shapes) > 14, "of the 19 tetrominoes, turned and turned over in every way"


@given(SEEDS, GRIDS, st.integers(1, 6))
def test_divided_boards_have_connected_pieces(rng: random.Random, grid: Grid, most: int) -> None:
    names = divided(rng, grid, most, lambda piece, cell: all(cell.row == one.row for one in piece))
    assert set(names) == set(grid.cells)
    for line in regions_of(names).values():
        assert len(line.cells) <= most
        assert len(components(line.cells, grid.orthogonal)) == 1
        assert len({cell.row for cell in line.cells}) == 1, "none that does not fit"


@given(SEEDS, GRIDS, st.data())
def test_seeds_spread_over_the_whole_grid(
    rng: random.Random, grid: Grid, data: st.DataObject
) -> None:
    seeds = sorted(data.draw(st.sets(st.sampled_from(grid.cells), min_size=1, max_size=6)))
    named = {cell: str(number) for number, cell in enumerate(seeds)}
    names = spread(rng, grid, named)
    assert set(names) == set(grid.cells)
    assert named.items() <= names.items()
    for line in regions_of(names).values():
        assert len(components(line.cells, grid.orthogonal)) == 1


@given(SEEDS, GRIDS, st.sampled_from([0.3, 0.9, 1.0]))
def test_scattered_cells_leave_the_others_connected(
    rng: random.Random, grid: Grid, share: float
) -> None:
    chosen = scattered(rng, grid, share)
    assert all(chosen.isdisjoint(grid.orthogonal(cell)) for cell in chosen)
    left = [cell for cell in grid.cells if cell not in chosen]
    assert len(components(left, grid.orthogonal)) <= 1
    if share == 1.0:  # nothing more can be added
        for cell in left:
            rest = [one for one in left if one != cell]
            alone = chosen.isdisjoint(grid.orthogonal(cell))
            assert not (rest and alone and len(components(rest, grid.orthogonal)) == 1)


def test_the_share_is_kept() -> None:
    grid = Grid(20, 20)
    counts = [len(scattered(random.Random(1), grid, share)) for share in (0.0, 0.2, 1.0)]
    assert counts[0] == 0
    assert 20 < counts[1] < 70 < counts[2]


@pytest.mark.parametrize(
    "draw",
    [
        lambda rng, grid: sorted(grown_region(rng, grid)),
        lambda rng, grid: cut_evenly(rng, grid, 5),
        lambda rng, grid: divided(rng, grid, 6),
        lambda rng, grid: spread(rng, grid, {grid.cells[0]: "a", grid.cells[-1]: "b"}),
        lambda rng, grid: sorted(scattered(rng, grid, 0.8)),
    ],
)
def test_the_same_seed_gives_the_same_and_a_large_board_takes_no_time(draw: object) -> None:
    assert callable(draw)
    begin = time.process_time()
    large = draw(random.Random(1), Grid(40, 40))
    assert time.process_time() - begin < 1
    assert draw(random.Random(1), Grid(40, 40)) == large != draw(random.Random(2), Grid(40, 40))


def test_large_pieces_are_cut_in_no_time() -> None:
    begin = time.process_time()
    names = cut_evenly(random.Random(1), Grid(40, 40), 400)
    assert time.process_time() - begin < 1
    assert sorted(Counter(names.values()).values()) == [400] * 4


@given(SEEDS, GRIDS)
def test_cells_of_a_divided_board_stand_as_they_were_taken(rng: random.Random, grid: Grid) -> None:
    names = divided(rng, grid, 9, lambda piece, cell: cell in grid.orthogonal(piece[-1]))
    for path in regions_of(names).values():
        assert all(b in grid.orthogonal(a) for a, b in pairwise(path.cells))


def test_pieces_are_lettered_in_reading_order() -> None:
    few = {Cell(1, 0): "x", Cell(0, 0): "9", Cell(0, 1): "x"}
    assert lettered(few) == {Cell(0, 0): "a", Cell(0, 1): "b", Cell(1, 0): "b"}
    many = {Cell(0, column): str(100 - column) for column in range(53)}
    assert list(lettered(many).values()) == [str(number) for number in range(1, 54)]
