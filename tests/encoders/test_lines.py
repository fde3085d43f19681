"""What is said of whole lines, by brute force over all that they can hold."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from puzzlepipe.encoders.counting import Constraint, Count
from puzzlepipe.encoders.families import Booleans
from puzzlepipe.encoders.lines import lines_differ, seen_is
from puzzlepipe.encoders.model import Definition, Model
from puzzlepipe.encoders.numbers import Numbers
from puzzlepipe.encoders.terms import FALSE, TRUE, Literal, Term, Value, evaluate, literals_in
from puzzlepipe.puzzles.grid import Cell, Grid, Line

BOTH = pytest.mark.parametrize("style", ["boolean", "int"])
PLAIN = pytest.mark.parametrize("plain", [False, True])


def stated(model: Model, constraints: list[Constraint]) -> list[Term]:
    """All that the model asserts, definitions too."""
    terms = [one.term for one in model.statements if isinstance(one, Definition)]
    for one in constraints:
        terms += one.spelled(model) if isinstance(one, Count) else [one]  # type: ignore[list-item]
    return terms


def solvable(terms: list[Term], values: dict[str, Value], free: list[str]) -> bool:
    """Whether some values of the free Booleans keep all terms."""
    if any(evaluate(term, values) is False for term in terms):
        return False
    if not free:
        return True
    first, *others = free
    return any(solvable(terms, {**values, first: value}, others) for value in (False, True))


def how_many_are_seen(heights: tuple[int, ...]) -> int:
    return sum(all(low < height for low in heights[:i]) for i, height in enumerate(heights))


@BOTH
@PLAIN
@pytest.mark.parametrize("total", range(6))
def test_so_many_are_seen(total: int, plain: bool, style: str) -> None:
    (line,) = Grid(1, 4).seen_from("right")
    model = Model(frozenset(), plain=plain)
    numbers = Numbers("n", dict.fromkeys(line.cells, range(1, 5)), style)
    terms = stated(model, seen_is(model, numbers, line, total))
    for heights in permutations(range(1, 5)):
        values: dict[str, Value] = {}
        for cell, height in zip(line.cells, heights, strict=True):
            values[f"n_{cell}"] = height
            values |= {f"n_{cell}_is_{other}": other == height for other in range(1, 5)}
        found = solvable(terms, values, list(model.symbols))
        assert found == (how_many_are_seen(heights) == total)


def test_what_is_seen_has_words() -> None:
    (line,) = Grid(1, 3).rows
    model = Model(frozenset(), plain=True)
    seen_is(model, Numbers("n", dict.fromkeys(line.cells, range(1, 4))), line, 2)
    told = model.symbols["row_1_seen_r1c2"].speaker
    assert told is not None
    (literal,) = {
        one
        for statement in model.statements
        if isinstance(statement, Definition)
        for one in literals_in(statement.term)
        if one.symbol == "row_1_seen_r1c2"
    }
    assert told.say(literal) == "r1c2 is seen from where row 1 begins"


@BOTH
@PLAIN
def test_two_lines_differ(plain: bool, style: str) -> None:
    grid = Grid(2, 3)
    model = Model(frozenset(), plain=plain)
    on = Booleans("on", grid.cells, style)
    terms = stated(model, lines_differ(model, *grid.rows, on.__getitem__))
    values: list[Value] = [0, 1] if style == "int" else [False, True]
    for chosen in product(values, repeat=6):
        known = {f"on_{cell}": v for cell, v in zip(grid.cells, chosen, strict=True)}
        assert solvable(terms, known, list(model.symbols)) == (chosen[:3] != chosen[3:])
    said = [symbol.speaker.say(Literal(symbol.name)) for symbol in model.symbols.values()]
    assert bool(said) == plain
    assert not plain or said[1] == "row 1 and row 2 differ in r1c2 and r2c2"


def test_lines_that_are_known_to_differ_or_not() -> None:
    a, b = Line("row 1", (Cell(0, 0),)), Line("row 2", (Cell(1, 0),))
    for plain in (False, True):
        for values, result in (((True, False), TRUE), ((True, True), FALSE)):
            on = Booleans("on", (), fixed=dict(zip((*a.cells, *b.cells), values, strict=True)))
            assert lines_differ(Model(frozenset(), plain=plain), a, b, on.__getitem__) == [result]


@BOTH
def test_order_literals(style: str) -> None:
    cell = Cell(0, 0)
    numbers = Numbers("n", {cell: {2, 4, 5}}, style)
    for held in (2, 4, 5):
        values: dict[str, Value] = {"n_r1c1": held}
        values |= {f"n_r1c1_is_{other}": other == held for other in (2, 4, 5)}
        for bound in range(7):
            assert evaluate(numbers.at_least(cell, bound), values) is (held >= bound)
