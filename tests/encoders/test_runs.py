"""The runs of a line allow the fillings that have these runs, and no others."""

from __future__ import annotations

from itertools import groupby, product

import pytest
from evaluate import models
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.runs import Runs
from puzzlepipe.encoders.terms import FALSE, TRUE

CLUES = [(), (1,), (3,), (1, 1), (2, 1), (1, 1, 1), (5,), (6,), (2, 3)]


def right_fillings(clue: tuple[int, ...], cells: int) -> list[tuple[bool, ...]]:
    """Every filling of a line whose runs are the clue, by trying all."""
    return [
        filling
        for filling in product([False, True], repeat=cells)
        if tuple(len(list(run)) for filled, run in groupby(filling) if filled) == clue
    ]


@pytest.mark.parametrize("style", ["boolean", "int"])
@pytest.mark.parametrize("clue", CLUES)
@pytest.mark.parametrize("cells", [1, 3, 5])
def test_fillings_are_those_of_the_clue(clue: tuple[int, ...], cells: int, style: str) -> None:
    model = Model()
    runs = Runs("row1", clue, cells, style)
    bounds = [
        line[len("(assert ") : -1]
        for line in runs.declare(model).splitlines()
        if line.startswith("(assert ")
    ]
    filled = [f"x{i}" for i in range(cells)]
    domain = [False, True] if style == "boolean" else range(1, cells + 1)
    found = list(
        models(
            [*bounds, *runs.fill(filled)],
            {**dict.fromkeys(filled, (False, True)), **dict.fromkeys(model.sorts, domain)},
        )
    )
    # The starts follow from the filling: an answer is found once.
    assert [tuple(one[cell] for cell in filled) for one in found] == right_fillings(clue, cells)


def test_known_cells_fold_into_the_clauses() -> None:
    runs = Runs("row1", (2,), 3, "boolean")
    assert FALSE in runs.fill([TRUE, FALSE, TRUE])
    assert list(models(runs.fill([TRUE, TRUE, FALSE]), {"row1_run1_by1": [False, True]})) == [
        {"row1_run1_by1": True}
    ]


def test_a_long_run_costs_nothing_where_it_does_not_fit() -> None:
    runs = Runs("row1", (10**6, 1), 5, "boolean")
    assert runs.declare(Model()) == ""
    assert runs.fill(["a", "b", "c", "d", "e"]) == [FALSE]
