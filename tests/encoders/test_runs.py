"""The runs of a line allow the fillings that have these runs, and no others."""

from __future__ import annotations

from itertools import groupby, product

import pytest
from evaluate import models
from puzzlepipe.encoders.beginnings import runs_along
from puzzlepipe.encoders.counting import Count
from puzzlepipe.encoders.model import Definition, Model
from puzzlepipe.encoders.runs import Runs
from puzzlepipe.encoders.terms import FALSE, TRUE, Literal, Term, Value, not_
from puzzlepipe.encoders.terms import evaluate as kleene
from puzzlepipe.puzzles.grid import Grid

CLUES = [(), (1,), (3,), (1, 1), (2, 1), (1, 1, 1), (5,), (6,), (2, 3)]


def right_fillings(clue: tuple[int, ...], cells: int) -> list[tuple[bool, ...]]:
    """Every filling of a line whose runs are the clue, by trying all."""
    return [
        filling
        for filling in product([False, True], repeat=cells)
        if tuple(len(list(run)) for filled, run in groupby(filling) if filled) == clue
    ]


def row(clue: tuple[int, ...], cells: int, style: str) -> Runs:
    return Runs(Grid(1, cells).rows[0], clue, style)


@pytest.mark.parametrize("style", ["boolean", "int"])
@pytest.mark.parametrize("clue", CLUES)
@pytest.mark.parametrize("cells", [1, 3, 5])
def test_fillings_are_those_of_the_clue(clue: tuple[int, ...], cells: int, style: str) -> None:
    model = Model(frozenset())
    runs = row(clue, cells, style)
    runs.declare(model)
    bounds = [one.term for one in model.statements if isinstance(one, Definition)]
    filled = [f"x{i}" for i in range(cells)]
    domain = [False, True] if style == "boolean" else range(1, cells + 1)
    found = list(
        models(
            [*bounds, *runs.fill(list(map(Literal, filled)))],
            {**dict.fromkeys(filled, (False, True)), **dict.fromkeys(model.symbols, domain)},
        )
    )
    # The starts follow from the filling: an answer is found once.
    assert [tuple(one[cell] for cell in filled) for one in found] == right_fillings(clue, cells)


@pytest.mark.parametrize("clue", CLUES)
@pytest.mark.parametrize("cells", [1, 3, 5, 7])
def test_counted_along_the_line_the_fillings_are_the_same(
    clue: tuple[int, ...], cells: int
) -> None:
    """The way of the plain text: what is noted of each beginning follows from the filling."""
    model = Model(frozenset(), plain=True)
    filled: list[Term] = [Literal(f"x{i}") for i in range(cells)]
    whole = runs_along(model, Grid(1, cells).rows[0], clue, filled)
    notes = [one.term.parts for one in model.statements if isinstance(one, Definition)]
    found = []
    for filling in product([False, True], repeat=cells):
        values: dict[str, Value] = {f"x{i}": held for i, held in enumerate(filling)}
        for note, meaning in notes:
            assert isinstance(note, Literal)
            held = kleene(meaning, values)
            assert held is not None
            values[note.symbol] = held
        if all(
            one.evaluate(values) if isinstance(one, Count) else kleene(one, values) for one in whole
        ):
            found.append(filling)
    assert found == right_fillings(clue, cells)


def test_a_beginning_is_said_in_words() -> None:
    model = Model(frozenset(), plain=True)
    runs_along(model, Grid(1, 5).rows[0], (1, 1), [Literal(f"x{i}") for i in range(5)])
    said = {s: one.speaker.say(Literal(s)) for s, one in model.symbols.items() if one.speaker}
    assert said["row_1_first2_in4"] == "row 1 up to r1c4 holds its first 2 runs and no more"
    assert said["row_1_first1_in3"] == "row 1 up to r1c3 holds its first run and no more"
    assert said["row_1_first0_in1"] == "row 1 up to r1c1 is empty"


def test_where_a_run_starts_is_said_in_words() -> None:
    model = Model(frozenset())
    row((2,), 4, "boolean").declare(model)
    speaker = model.symbols["row_1_run1_by2"].speaker
    assert speaker is not None
    literal = Literal("row_1_run1_by2")
    assert speaker.say(literal) == "run 1 of row 1 starts in r1c2 or before"
    assert speaker.say(not_(literal)) == "run 1 of row 1 starts after r1c2"


def test_known_cells_fold_into_the_clauses() -> None:
    runs = row((2,), 3, "boolean")
    assert FALSE in runs.fill([TRUE, FALSE, TRUE])
    assert list(models(runs.fill([TRUE, TRUE, FALSE]), {"row_1_run1_by1": [False, True]})) == [
        {"row_1_run1_by1": True}
    ]


def test_a_long_run_costs_nothing_where_it_does_not_fit() -> None:
    runs = row((10**6, 1), 5, "boolean")
    assert runs.declare(Model(frozenset())) == ""
    assert runs.fill(list(map(Literal, "abcde"))) == [FALSE]
