"""How bridges is tested."""

from __future__ import annotations

import random

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import bridges
from puzzlepipe.puzzles.types.bridges import Bridges
from support import BadFile, Flawed, Mutant, TypeCase, Wrong, only


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Bridges:
    """Random islands, more often none, or planted ones."""
    height, width = draw(sizes)
    if draw(st.integers(0, 3)):
        return Bridges.planted(random.Random(draw(st.integers(0, 10**6))), height, width).puzzle
    grid = Grid(height, width)
    drawn = {cell: draw(st.sampled_from("....?112234")) for cell in grid.cells}
    numbers = {
        cell: None if symbol == "?" else int(symbol)
        for cell, symbol in drawn.items()
        if symbol != "."
    }
    most = draw(st.sampled_from([1, 2, 2, 3]))
    return Bridges(grid=grid, numbers=numbers or {Cell(0, 0): 1}, max=most)


def is_small(puzzle: Bridges) -> bool:
    """Whether all answers can be tried."""
    return (puzzle.max + 1) ** len(puzzle.places) <= 2200


CROSSED = "#bridges\n22.\n2.1\n.1.\n"
APART = "#bridges\n2.2\n...\n2.2\n"
SPECIAL = [
    *map(only, (CROSSED, APART, "#bridges\n3.3\n...\n3.3\n", "#bridges\n2.2\n", "#bridges\n0\n")),
    *map(only, ("#bridges\n?.?\n...\n?.?\n", "#bridges\n1.2.1\nmax: 1\n", "#bridges\n1.1.1\n")),
    only("#bridges\n3.3.?\nmax: 3\n"),
]

BOARD = {"grid": Grid(2, 2)}
RULES = "puzzles/types/bridges.py"
ENCODER = "encoders/types/bridges.py"
AMOUNTS = "encoders/amounts.py"
GRAPHS = "encoders/graphs.py"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from([(1, 5), (2, 2), (3, 3), (3, 5), (4, 4)])).filter(is_small)
    | st.sampled_from(SPECIAL),
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        bridges.COUNT: (
            Wrong("#bridges\n1.1\n", "r1c1-r1c3 2\n"),
            Wrong("#bridges\n2.2\n", "r1c1-r1c3 1\n"),
        ),
        bridges.CROSS: Wrong(CROSSED, "r1c1-r1c2 1\nr1c1-r2c1 1\nr1c2-r3c2 1\nr2c1-r2c3 1\n"),
        bridges.JOINED: Wrong(APART, "r1c1-r1c3 2\nr3c1-r3c3 2\n"),
    },
    bad_files=[
        BadFile("#bridges\n1.!\n", 2, 3, "'!' is no number from 0 to 1000000"),
        BadFile("#bridges\n1..\n..\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#bridges\n1.1\nmax: 0\n", 3, 6, "'0' is no number from 1 to 99"),
        BadFile("#bridges\n...\n", 2, 1, "no islands; expected at least one"),
        BadFile("#bridges\n1.1\ntop: 1\n", 3, 1, "'top:' is no key of bridges"),
        BadFile("#bridges\n", 1, 2, "bridges has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "numbers": {Cell(2, 0): 1}}, "numbers", "an island at r3c1, outside"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): -1}}, "numbers", "-1 at r1c1; expected at least"),
        Flawed({**BOARD, "numbers": {}}, "numbers", "no islands; expected at least one"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): 1}, "max": 0}, "max", "at most 0 bridges"),
    ],
    impossible=["#bridges\n3.3\n", "#bridges\n1\n", "#bridges\n2.1\n", "#bridges\n1..\n..1\n"],
    thresholds={"encoders.amounts.MOST_CLAUSES": 8},
    mutants=[
        Mutant(RULES, "right = ending[island] == number", "right = ending[island] <= number"),
        Mutant(RULES, "right = ending[island] == number", "right = ending[island] >= number"),
        Mutant(RULES, 'len(pieces) == 1, "one', 'len(pieces) >= 1, "one'),
        Mutant(RULES, "where, not crossed,", "where, True,"),
        Mutant(ENCODER, "if len(numbers) == 2:", "if len(numbers) == 3:"),
        Mutant(ENCODER, "pair: number - 1", "pair: number - 2"),
        Mutant(ENCODER, "number == numbers[pair.b]", "numbers[pair.b]"),
        Mutant(ENCODER, "puzzle.max, *known)", "puzzle.max - 1, *known)"),
        Mutant(ENCODER, "puzzle.max, *known)", "puzzle.max, *(one - 1 for one in known))"),
        Mutant(AMOUNTS, "== stated.total + 1:", "== stated.total + 2:"),
        Mutant(AMOUNTS, "== stated.total - 1:", "== stated.total - 2:"),
        Mutant(AMOUNTS, "for low in range(2, self", "for low in range(3, self"),
        Mutant(GRAPHS, "less(rank[other], rank[node])", "at_most(rank[other], rank[node])"),
        Mutant(GRAPHS, "if on != FALSE:", "if on != FALSE and a != nodes[0]:"),
        Mutant(
            "templates/smt2/bridges.smt2.j2",
            "not_both(bridges.at_least(level, 1), bridges.at_least(upright, 1))",
            "not_both(bridges.at_least(level, 2), bridges.at_least(upright, 1))",
        ),
    ],
    lemmas=True,
    instances=["bridges"],
)
