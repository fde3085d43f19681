"""Random tilings, from which puzzles are planted."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.tilings import random_dominoes


@given(st.randoms(use_true_random=False), st.builds(Grid, st.integers(1, 7), st.integers(1, 7)))
def test_dominoes_cover_all_cells_but_an_odd_one(rng: random.Random, grid: Grid) -> None:
    dominoes = random_dominoes(rng, grid)
    covered = [cell for domino in dominoes for cell in domino]
    assert set(dominoes) <= set(grid.edges)
    assert len(covered) == len(set(covered)) == len(grid.cells) // 2 * 2


def test_dominoes_lie_every_way_and_any_cell_may_be_left_over() -> None:
    boards = [random_dominoes(random.Random(seed), Grid(3, 3)) for seed in range(100)]
    assert len(set(map(tuple, boards))) == 18, "every one of them"
    left_over = {
        next(iter(set(Grid(3, 3).cells) - {cell for domino in one for cell in domino}))
        for one in boards
    }
    assert left_over == {Cell(r, c) for r in range(3) for c in range(3) if (r + c) % 2 == 0}
