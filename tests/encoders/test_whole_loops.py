"""One loop: text and brute force accept the same, on hundreds of small boards."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable

import pytest
from evaluate import evaluate
from puzzlepipe.encoders.loops import OneLoop, way_through_board
from puzzlepipe.encoders.terms import (
    FALSE,
    TRUE,
    Literal,
    Term,
    flag,
    holds,
    or_,
)
from puzzlepipe.encoders.terms import evaluate as kleene
from puzzlepipe.encoders.tour import RankedWay
from puzzlepipe.puzzles.grid import DOWN, LEFT, ORTHOGONAL, RIGHT, UP, Cell, Edge, Grid
from whole_boards import (
    Trial,
    Values,
    all_worlds,
    check,
    clause_of,
    joined,
)

# -- loops -----------------------------------------------------------------------


def test_one_loop_on_every_small_board() -> None:
    """Every set of faces has a border; those that pass each point twice or not are looked at."""
    trials = []
    for height, width in [(1, 1), (1, 2), (1, 4), (2, 2), (2, 3), (3, 3), (4, 3)]:
        grid = Grid(height, width)
        trials.append(
            loop_trial(
                grid,
                (
                    set(itertools.compress(grid.cells, choice))
                    for choice in itertools.product([False, True], repeat=len(grid.cells))
                ),
            )
        )
    check(trials)


def test_loops_inside_loops_and_corners_that_nearly_touch() -> None:
    trials = []
    for seed in range(12):
        rng = random.Random(seed)
        grid = Grid(rng.randint(4, 7), rng.randint(4, 8))
        trials.append(loop_trial(grid, [patches(rng, grid) for _ in range(250)]))
    trials.append(loop_trial(Grid(7, 7), NESTED))
    assert len(trials[-1].worlds) == 16
    check(trials)


def patches(rng: random.Random, grid: Grid) -> set[Cell]:
    """Rectangles laid over each other, each of which takes away what it covers twice."""
    inside: set[Cell] = set()
    for _ in range(rng.randint(1, 5)):
        rows = sorted(rng.sample(range(grid.height + 1), 2))
        columns = sorted(rng.sample(range(grid.width + 1), 2))
        inside ^= {Cell(r, c) for r in range(*rows) for c in range(*columns)}
    return inside


NESTED = [
    {
        cell
        for cell in Grid(7, 7).cells
        if min(cell.row, cell.column, 6 - cell.row, 6 - cell.column) in inside
    }
    for size in range(5)
    for inside in itertools.combinations(range(4), size)
]
"""Rings of a 7x7 board, inside and outside of loops."""


def test_loops_of_which_a_part_is_known() -> None:
    """All edges beside a strip from one side inward are known, or those between some cells."""
    trials = []
    for base in NESTED:
        for turn in range(4):
            strip = [(3, column) for column in range(4)]
            for _ in range(turn):
                strip = [(column, 6 - row) for row, column in strip]
            trials.append(known_trial(Grid(7, 7), NESTED, base, beside(map(Cell._make, strip))))
        for rings in NESTED[1:5]:
            between = {edge for edge in Grid(7, 7).edges if rings.issuperset(edge)}
            trials.append(known_trial(Grid(7, 7), NESTED, base, between))
    for seed in range(60):
        rng = random.Random(seed)
        grid = Grid(rng.randint(3, 6), rng.randint(3, 6))
        insides = [patches(rng, grid) for _ in range(50)]
        some = rng.sample(grid.cells, rng.randint(1, 5))
        trials.append(known_trial(grid, insides, rng.choice(insides), beside(some)))
    check([trial for trial in trials if trial.worlds], least=300)


def beside(faces: Iterable[Cell]) -> set[Edge]:
    """Some faces, each with each of its four neighbours."""
    return {Edge.of(face, face.step(step)) for face in faces for step in (UP, DOWN, LEFT, RIGHT)}


def known_trial(grid: Grid, insides: list[set[Cell]], base: set[Cell], pairs: set[Edge]) -> Trial:
    """Of some pairs of faces it is known if the loop parts them: as it does round `base`."""
    return loop_trial(grid, insides, {pair: (pair.a in base) != (pair.b in base) for pair in pairs})


def loop_trial(
    grid: Grid, insides: Iterable[set[Cell]], known: dict[Edge, bool] | None = None
) -> Trial:
    """Borders of sets of faces; of some two neighbours it may be known if the loop parts them."""
    points = Grid(grid.height + 1, grid.width + 1)
    sides = {
        edge: Edge(edge.a.step(UP if edge.a.row == edge.b.row else LEFT), edge.a)
        for edge in points.edges
    }
    told = known or {}
    edges: dict[Edge, Term] = {
        edge: Literal(f"e_{edge.a}_{edge.b}")
        if parted not in told
        else (TRUE if told[parted] else FALSE)
        for edge, parted in sides.items()
    }
    worlds, right = [], []
    for inside in insides:
        on = {edge for edge, (f, g) in sides.items() if (f in inside) != (g in inside)}
        ends = [point for edge in on for point in edge]
        if any(ends.count(point) not in (0, 2) for point in points.cells):
            continue
        values: Values = {}
        fits = True
        for edge, term in edges.items():
            if isinstance(term, Literal):
                values[term.symbol] = edge in on
            else:
                fits = fits and (edge in on) == (term == TRUE)
        if not fits or values in worlds:
            continue
        worlds.append(values)
        if joined(set(ends), on)[0] == 1:
            right.append(values)
    return Trial(OneLoop(edges, points), worlds, right)


@pytest.mark.parametrize("make", [Literal, flag])
def test_loops_where_some_edges_are_known(make: Callable[[str], Literal]) -> None:
    """Also with edges that are known to be on or off, and points that no loop can pass."""
    trials = []
    for seed in range(160):
        rng = random.Random(seed)
        points = Grid(rng.randint(2, 4), rng.randint(3, 4))
        edges: dict[Edge, Term] = {}
        for edge in points.edges:
            chance = rng.random()
            known = TRUE if chance > 0.98 else FALSE if chance > 0.9 else None
            edges[edge] = known or make(f"e_{edge.a}_{edge.b}")
        rule = OneLoop(edges, points)
        worlds, right = [], []
        open_edges = [term for term in edges.values() if isinstance(term, Literal)]
        for values in all_worlds(open_edges) if len(open_edges) <= 14 else ():
            on = [pair for pair, term in edges.items() if holds(term, values)]
            ends = [point for pair in on for point in pair]
            if all(ends.count(point) in (0, 2) for point in points.cells):
                worlds.append(values)
                if joined(set(ends), on)[0] == 1:
                    right.append(values)
        if worlds:
            trials.append(Trial(rule, worlds, right))
    check(trials, least=70)


def test_a_point_is_passed_once_or_not_at_all() -> None:
    for make in (Literal, flag):
        for directions in itertools.product([True, False], repeat=4):
            point, points = Cell(1, 1), Grid(3, 3)
            steps = itertools.compress((UP, DOWN, LEFT, RIGHT), directions)
            edges = {Edge.of(point, near): make(f"e_{near}") for near in map(point.step, steps)}
            passes = OneLoop(edges, points).passes(point)
            for values in all_worlds(edges.values()):
                count = sum(holds(term, values) for term in edges.values())
                assert (count in (0, 2)) == all(evaluate(str(term), values) for term in passes)


def loop_on(points: Grid, *taken: str) -> tuple[OneLoop, Values]:
    edges = {edge: Literal(str(edge)) for edge in points.edges}
    return OneLoop(edges, points), dict.fromkeys(taken, True)


def test_lines_that_would_close_a_loop_too_early() -> None:
    three = ("r1c1-r1c2", "r1c1-r2c1", "r2c1-r2c2")
    rule, known = loop_on(Grid(3, 4), *three)
    assert list(rule.separate(known)) == []
    rule, known = loop_on(Grid(3, 4), *three, "r3c3-r3c4")
    (part,) = rule.separate(known)
    assert part.sentence == "A line here would close a loop that leaves others out"
    assert [str(place) for place in part.at] == [
        "r1c2-r2c2", "r1c1-r1c2", "r1c1-r2c1", "r2c1-r2c2", "r3c3-r3c4",
    ]  # fmt: skip
    rule, known = loop_on(Grid(3, 4), *three, "r1c2-r2c2")
    assert len(list(rule.separate(known))) == len(rule.edges) - 4
    assert {part.sentence for part in rule.separate(known)} == {
        "The loop is closed: there is no other line"
    }
    rule, known = loop_on(Grid(3, 4), *three, "r1c2-r2c2", "r3c3-r3c4")
    (part,) = rule.separate(known)
    assert kleene(clause_of(part), known) is False


def test_lines_that_have_no_way_back() -> None:
    rule, known = loop_on(Grid(2, 3))
    known |= {"r1c2-r1c3": False}
    assert {str(part.at[0]) for part in rule.separate(known)} == {"r2c2-r2c3", "r1c3-r2c3"}
    rule, known = loop_on(Grid(3, 3), "r1c1-r1c2")
    known |= dict.fromkeys(["r1c2-r1c3", "r2c2-r2c3", "r2c1-r3c1", "r3c2-r3c3"], False)
    open_ones = {str(part.at[0]) for part in rule.separate(known)}
    assert {"r1c3-r2c3", "r2c3-r3c3", "r3c1-r3c2", "r2c2-r3c2"} <= open_ones


# -- one way through the board -----------------------------------------------------


def test_one_way_from_end_to_end() -> None:
    """All lines of tiny boards that pass each cell, ends counted, twice or not at all."""
    trials = []
    for seed in range(120):
        rng = random.Random(seed)
        grid = Grid(*rng.choice([(1, 1), (1, 3), (2, 2), (2, 3), (3, 3), (3, 3), (2, 4)]))
        sides = [
            (cell, letter)
            for cell in grid.cells
            for letter, step in ORTHOGONAL.items()
            if cell.step(step) not in grid
        ]
        ends = rng.sample(sides, 2)
        edges = {edge: Literal(f"e_{edge.a}_{edge.b}") for edge in grid.edges}
        worlds, right = [], []
        for values in all_worlds(edges.values()):
            on = [edge for edge, term in edges.items() if holds(term, values)]
            passed = [cell for edge in on for cell in edge] + [cell for cell, _ in ends]
            if all(passed.count(cell) in (0, 2) for cell in grid.cells):
                worlds.append(values)
                if joined(set(passed), on)[0] == 1:
                    right.append(values)
        if edges and worlds:
            used = {
                cell: or_(term for e, term in edges.items() if cell in e) for cell in grid.cells
            }
            loop = way_through_board(dict(edges), grid, ends)
            ranked = RankedWay(loop, "cell", used, dict(edges), ends[0][0])
            trials += [Trial(rule, worlds, right) for rule in (loop, ranked)]
    check(trials, least=30)
