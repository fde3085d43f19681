"""Rules about the whole board: text and brute force accept the same, on hundreds of small boards.

A text that is too strong makes a false "unique" that no check of an answer sees; one that is
too weak gives wrong answers. So every assignment of every board is tried, or where there are too
many of them, those that look most like a right one.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import pytest
from evaluate import evaluate
from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.encoders.archipelago import Archipelago
from puzzlepipe.encoders.forest import Forest, rest_connected
from puzzlepipe.encoders.loops import OneLoop
from puzzlepipe.encoders.model import GlobalRule, Model
from puzzlepipe.encoders.planar import Connected
from puzzlepipe.encoders.regions import Region
from puzzlepipe.encoders.terms import FALSE, TRUE, Flag, Value, holds, not_, symbol_of
from puzzlepipe.puzzles.grid import DOWN, LEFT, RIGHT, UP, Cell, Grid, components

Edge = tuple[Cell, Cell]
Values = dict[str, Value]


@dataclass
class Trial:
    """One rule on one board: the assignments to try it on, and which of them keep it."""

    rule: GlobalRule
    worlds: list[Values]
    right: list[Values]

    def script(self) -> tuple[str, list[str]]:
        """The text on each right assignment, and on all the others at once."""
        model = Model()
        symbols = sorted({symbol for values in self.worlds for symbol in values})
        sorts = {symbol: self._sort(symbol) for symbol in symbols}
        text = "".join(model.declare(symbol, sort) for symbol, sort in sorts.items())
        text += model.global_rule("The rule", self.rule) + model.take_pending()
        assert "(assert" in text or len(self.right) == len(self.worlds)
        questions = [f"(push 1)(assert {_fixing(v)})(check-sat)(pop 1)\n" for v in self.right]
        wrong = [values for values in self.worlds if values not in self.right]
        some_wrong = " ".join(["false", *map(_fixing, wrong)])
        questions.append(f"(push 1)(assert (or false {some_wrong}))(check-sat)(pop 1)\n")
        expected = ["sat"] * len(self.right) + ["unsat"]
        return f"(push 1)\n{text}{''.join(questions)}(pop 1)\n", expected

    def _sort(self, symbol: str) -> str:
        return "Bool" if isinstance(self.worlds[0][symbol], bool) else "Int"


def _fixing(values: Values) -> str:
    parts = []
    for symbol, value in values.items():
        if isinstance(value, bool):
            parts.append(symbol if value else f"(not {symbol})")
        else:
            parts.append(f"(= {symbol} {value})")
    return " ".join(["(and true", *parts]) + ")"


def check(trials: list[Trial], least: int = 100) -> None:
    """All trials in one process; `least` assignments are right, and as many wrong."""
    assert sum(len(trial.right) for trial in trials) >= least, "hardly anything is right"
    assert sum(len(trial.worlds) - len(trial.right) for trial in trials) >= least, "or wrong"
    texts, expected = zip(*(trial.script() for trial in trials), strict=True)
    output = run(find("z3"), "(set-logic QF_LIA)\n" + "".join(texts), 240)
    verdicts = output.text.split()
    for trial, verdict in zip(trials, expected, strict=True):
        assert verdicts[: len(verdict)] == verdict, (vars(trial.rule), output.text[:300])
        del verdicts[: len(verdict)]
    assert not verdicts


def all_worlds(literals: Iterable[str]) -> list[Values]:
    """Every assignment of the symbols of some literals."""
    symbols = {}
    for literal in literals:
        symbol = symbol_of(literal)
        if symbol is not None:
            symbols[symbol] = (0, 1) if isinstance(literal, Flag) else (False, True)
    return [
        dict(zip(symbols, values, strict=True)) for values in itertools.product(*symbols.values())
    ]


def joined(nodes: set[object], edges: Iterable[tuple[object, object]]) -> tuple[int, int]:
    """How many pieces nodes and edges form, and how many edges close a ring (union-find)."""
    leader = {node: node for node in nodes}

    def find_leader(node: object) -> object:
        while leader[node] != node:
            node = leader[node]
        return node

    rings = 0
    for a, b in edges:
        if a in nodes and b in nodes:
            one, two = find_leader(a), find_leader(b)
            rings += one == two
            leader[one] = two
    return sum(leader[node] == node for node in nodes), rings


def literal(rng: random.Random, symbol: str, flags: bool = False) -> str:
    """A literal of some kind: a symbol, its negation, or a constant."""
    plain: str = Flag(symbol) if flags else symbol
    return rng.choice([plain] * 8 + [not_(plain)] * 2 + [TRUE, FALSE])


# -- one colour ------------------------------------------------------------------

SIZES = [(1, 1), (1, 2), (1, 5), (6, 1), (2, 2), (2, 3), (3, 3), (2, 5), (3, 4), (4, 2)]


def test_one_colour_is_connected() -> None:
    trials = []
    for seed in range(80):
        rng = random.Random(seed)
        grid = Grid(*rng.choice(SIZES))
        flags = seed % 5 == 0
        # Where few cells are known, the root is chosen; where none, it is the first.
        on = {
            cell: literal(rng, f"on_{cell}", flags) if seed % 2 else f"on_{cell}"
            for cell in grid.cells
        }
        worlds = all_worlds(on.values())
        right = []
        for values in worlds:
            cells: set[object] = {cell for cell in on if holds(on[cell], values)}
            if joined(cells, grid.pairs)[0] <= 1:
                right.append(values)
        if len(worlds) > 600:
            kept = rng.sample(right, min(len(right), 150))
            worlds = kept + [v for v in rng.sample(worlds, 600) if v not in right]
            right = kept
        trials.append(Trial(Connected("cell", on, grid, stem="cell"), worlds, right))
    check(trials)


# -- forests ---------------------------------------------------------------------


class RandomGraph:
    """A few nodes with literals of every kind, and some of the edges between them."""

    def __init__(self, seed: int, most: int) -> None:
        self.random = rng = random.Random(seed)
        names = [f"n{i}" for i in range(rng.randint(1, most))]
        flags = rng.random() < 0.2
        self.on = {node: literal(rng, f"on_{node}", flags) for node in names}
        density = rng.choice([0.3, 0.5, 0.8])
        self.edges = [pair for pair in itertools.combinations(names, 2) if rng.random() < density]

    def near(self, node: str) -> list[str]:
        return [b if a == node else a for a, b in self.edges if node in (a, b)]

    def trial(self, rule: GlobalRule, keeps: Callable[[set[object]], bool]) -> Trial:
        worlds = all_worlds(self.on.values())
        right = [
            values
            for values in worlds
            if keeps({node for node, term in self.on.items() if holds(term, values)})
        ]
        return Trial(rule, worlds, right)


def test_forest() -> None:
    trials = []
    for seed in range(200):
        graph = RandomGraph(seed, 6)
        touches = {node: graph.random.choice([0, 0, 0, 1, 1, 2]) for node in graph.on}
        rule = Forest("cell", graph.on, graph.near, touches.__getitem__)

        def keeps(on: set[object], edges: list[tuple[str, str]], touches: dict[str, int]) -> bool:
            ground = [("ground", node) for node, times in touches.items() for _ in range(times)]
            return joined(on | {"ground"}, [*edges, *ground])[1] == 0

        trials.append(
            graph.trial(rule, lambda on, e=graph.edges, t=touches, keeps=keeps: keeps(on, e, t))
        )
    check(trials)


def test_cells_never_adjacent_leave_the_rest_connected() -> None:
    trials = []
    for size in [(1, 1), (1, 2), (1, 3), (1, 6), (5, 1), (2, 2), (2, 5), (3, 3), (4, 3), (4, 4)]:
        grid = Grid(*size)
        worlds, right = [], []
        for choice in itertools.product([False, True], repeat=len(grid.cells)):
            on = dict(zip(grid.cells, choice, strict=True))
            if any(on[a] and on[b] for a, b in grid.pairs):
                continue
            worlds.append({f"on_{cell}": value for cell, value in on.items()})
            rest: set[object] = {cell for cell in grid.cells if not on[cell]}
            if joined(rest, grid.pairs)[0] <= 1:
                right.append(worlds[-1])
        literals = {cell: f"on_{cell}" for cell in grid.cells}
        trials.append(Trial(rest_connected("cell", literals, grid), worlds, right))
    check(trials)


@pytest.mark.parametrize("style", ["boolean", "int"])
def test_regions_never_adjacent_leave_the_rest_connected(style: str) -> None:
    trials = []
    for seed in range(70):
        rng = random.Random(seed)
        grid = Grid(*rng.choice([(1, 4), (5, 1), (2, 3), (3, 3), (3, 4), (4, 4), (3, 5), (5, 4)]))
        trials.append(islands(rng, grid, style))
    check(trials)


def islands(rng: random.Random, grid: Grid, style: str) -> Trial:
    """Numbers in some cells, and sets of land of which each piece holds one of them."""
    land = [cell for cell in grid.cells if rng.random() < 0.5]
    roots = [rng.choice(piece) for piece in components(land, grid.orthogonal)]
    make = Flag if style == "int" else str
    regions = [
        Region(
            root,
            {
                cell: TRUE if cell == root else make(f"in_{root}_{cell}")
                for cell in grid.cells
                if cell == root or cell not in roots
            },
            grid.orthogonal,
        )
        for root in roots
    ]
    # In place of the rest's own symbols, the literals that no region has the cell.
    rest = {cell: FALSE if cell in roots else make(f"rest_{cell}") for cell in grid.cells}
    worlds, right = [], []
    for chosen in _land_sets(rng, grid, roots):
        owner = {}
        for piece in components(sorted(chosen), grid.orthogonal):
            own = [root for root in roots if root in piece]
            if len(own) != 1:
                break
            owner.update(dict.fromkeys(piece, own[0]))
        else:
            held = {
                term: owner.get(cell) == region.root
                for region in regions
                for cell, term in region.members.items()
                if term != TRUE
            }
            held.update({term: c not in chosen for c, term in rest.items() if term != FALSE})
            values: Values = {
                term.symbol if isinstance(term, Flag) else term: (
                    int(value) if style == "int" else value
                )
                for term, value in held.items()
            }
            worlds.append(values)
            sea: set[object] = set(grid.cells) - chosen
            if joined(sea, grid.pairs)[0] <= 1:
                right.append(values)
    return Trial(Archipelago(rest, regions, grid, style), worlds, right)


def _land_sets(rng: random.Random, grid: Grid, roots: list[Cell]) -> Iterator[set[Cell]]:
    """Sets of cells with all roots: every one on small boards, else some with small pieces."""
    others = [cell for cell in grid.cells if cell not in roots]
    if len(others) <= 8:
        for choice in itertools.product([False, True], repeat=len(others)):
            yield {*roots, *itertools.compress(others, choice)}
        return
    for _ in range(400):
        chosen = set(roots)
        for cell in rng.sample(others, len(others)):
            beside = {x for x in grid.orthogonal(cell) if x in chosen}
            if beside and rng.random() < 0.6:
                chosen.add(cell)
        yield chosen


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
            between = {pair for pair in Grid(7, 7).pairs if rings.issuperset(pair)}
            trials.append(known_trial(Grid(7, 7), NESTED, base, between))
    for seed in range(60):
        rng = random.Random(seed)
        grid = Grid(rng.randint(3, 6), rng.randint(3, 6))
        insides = [patches(rng, grid) for _ in range(50)]
        some = rng.sample(grid.cells, rng.randint(1, 5))
        trials.append(known_trial(grid, insides, rng.choice(insides), beside(some)))
    check([trial for trial in trials if trial.worlds], least=300)


def beside(faces: Iterable[Cell]) -> set[tuple[Cell, Cell]]:
    """Some faces, each with each of its four neighbours."""
    return {
        (min(face, face.step(step)), max(face, face.step(step)))
        for face in faces
        for step in (UP, DOWN, LEFT, RIGHT)
    }


def known_trial(
    grid: Grid, insides: list[set[Cell]], base: set[Cell], pairs: set[tuple[Cell, Cell]]
) -> Trial:
    """Of some pairs of faces it is known if the loop parts them: as it does round `base`."""
    return loop_trial(grid, insides, {(f, g): (f in base) != (g in base) for f, g in pairs})


def loop_trial(
    grid: Grid, insides: Iterable[set[Cell]], known: dict[tuple[Cell, Cell], bool] | None = None
) -> Trial:
    """Borders of sets of faces; of some two neighbours it may be known if the loop parts them."""
    points = Grid(grid.height + 1, grid.width + 1)
    edges = {(a, b): f"e_{a}_{b}" for a, b in points.pairs}
    sides = {(a, b): (a.step(UP if a.row == b.row else LEFT), a) for a, b in points.pairs}
    for pair, parted in sides.items():
        if known and parted in known:
            edges[pair] = TRUE if known[parted] else FALSE
    rule = OneLoop(edges, points)
    worlds, right = [], []
    for inside in insides:
        on = {edge for edge, (f, g) in sides.items() if (f in inside) != (g in inside)}
        ends = [point for edge in on for point in edge]
        if any(ends.count(point) not in (0, 2) for point in points.cells):
            continue
        values: Values = {symbol: edge in on for edge, symbol in edges.items() if symbol_of(symbol)}
        if values in worlds or any(
            (edge in on) != (term == TRUE) for edge, term in edges.items() if not symbol_of(term)
        ):
            continue
        worlds.append(values)
        if joined(set(ends), on)[0] == 1:
            right.append(values)
    return Trial(rule, worlds, right)


@pytest.mark.parametrize("make", [str, Flag])
def test_loops_where_some_edges_are_known(make: Callable[[str], str]) -> None:
    """Also with edges that are known to be on or off, and points that no loop can pass."""
    trials = []
    for seed in range(160):
        rng = random.Random(seed)
        points = Grid(rng.randint(2, 4), rng.randint(3, 4))
        edges = {}
        for a, b in points.pairs:
            chance = rng.random()
            known = TRUE if chance > 0.98 else FALSE if chance > 0.9 else None
            edges[a, b] = known or make(f"e_{a}_{b}")
        rule = OneLoop(edges, points)
        worlds, right = [], []
        open_edges = [term for term in edges.values() if symbol_of(term)]
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
    for flags in (False, True):
        for directions in itertools.product([True, False], repeat=4):
            point, points = Cell(1, 1), Grid(3, 3)
            make = Flag if flags else str
            steps = itertools.compress((UP, DOWN, LEFT, RIGHT), directions)
            ends = [(point, point.step(step)) for step in steps]
            edges = {(min(pair), max(pair)): make(f"e_{pair[1]}") for pair in ends}
            passes = OneLoop(edges, points).passes(point)
            for values in all_worlds(edges.values()):
                count = sum(holds(term, values) for term in edges.values())
                assert (count in (0, 2)) == all(evaluate(term, values) for term in passes)
