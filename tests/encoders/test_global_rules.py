"""Global rules: cuts, complete text and brute force accept the same, on hundreds of small graphs.

A cut that is too strong makes a false "unique" that no check of an answer sees; a complete
text that is too weak gives wrong answers. So every assignment of every graph is tried.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

import pytest
from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.backends.sexpr import SExpr, read_all
from puzzlepipe.encoders.connectivity import Connected, Forest, Root, rest_connected
from puzzlepipe.encoders.loops import OUTSIDE, SingleLoop
from puzzlepipe.encoders.model import GlobalRule, Model
from puzzlepipe.encoders.terms import FALSE, TRUE, Flag, Value, holds, not_, symbol_of
from puzzlepipe.puzzles.grid import Cell, Grid

Edge = tuple[object, object]
Values = dict[str, Value]


def evaluate(expr: SExpr, values: Mapping[str, Value]) -> Value:
    """A term without arithmetic beyond equality, as the standard defines it."""
    if isinstance(expr, str):
        known: dict[str, Value] = {"true": True, "false": False}
        return int(expr) if expr.isdigit() else {**known, **values}[expr]
    operator, *operands = expr
    args = [evaluate(operand, values) for operand in operands]
    if operator == "=>":
        return not args[0] or bool(args[1])
    if operator == "=":
        return args[0] == args[1]
    return {"and": all(args), "or": any(args), "not": not args[0], "+": sum(args)}[str(operator)]


def true(terms: Iterable[str], values: Values) -> bool:
    return all(evaluate(expr, values) for term in terms for expr in read_all(term))


@dataclass
class Trial:
    """One rule on one graph: the assignments to try it on, and which of them keep it."""

    rule: GlobalRule
    worlds: list[Values]
    right: list[Values]

    def check_cuts(self) -> int:
        """Cuts refuse the wrong assignments, each cut its own, and none of the right ones."""
        made = 0
        terms = set()
        for values in self.worlds:
            cuts = self.rule.cuts(values)
            assert bool(cuts) == (values not in self.right), values
            for cut in cuts:
                assert not true(cut.terms, values), "a cut forbids the model that it was made for"
                assert cut.sentence
                assert cut.where
                terms.update(cut.terms)
            made += len(cuts)
        for term in terms:
            assert all(true([term], values) for values in self.right), f"{term} is unsound"
        return made

    def script(self) -> tuple[str, list[str]]:
        """The complete text on each right assignment, and on all the others at once."""
        model = Model()
        symbols = sorted({symbol for values in self.worlds for symbol in values})
        sorts = {symbol: self._sort(symbol) for symbol in symbols}
        text = "".join(model.declare(symbol, sort) for symbol, sort in sorts.items())
        text += model.global_rule("The rule", self.rule) + model.take_pending()
        assert "(assert" in text or len(self.right) == len(self.worlds)
        questions = []
        for values in self.right:
            questions.append(f"(push 1)(assert {_fixing(values)})(check-sat)(pop 1)\n")
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


def check(trials: list[Trial]) -> None:
    """All trials, with one process for their complete texts."""
    assert sum(trial.check_cuts() for trial in trials) > 100, "the trials cut hardly anything"
    texts, expected = zip(*(trial.script() for trial in trials), strict=True)
    output = run(find("z3"), "(set-logic QF_LIA)\n" + "".join(texts), 120)
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


def joined(nodes: set[object], edges: Iterable[Edge]) -> tuple[int, int]:
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


class RandomGraph:
    """A few nodes with literals of every kind, and some of the edges between them."""

    def __init__(self, seed: int, most: int, known: bool = True) -> None:
        self.random = rng = random.Random(seed)
        names = [f"n{i}" for i in range(rng.randint(1, most))]
        flags = rng.random() < 0.2
        self.on = {node: self.literal(f"on_{node}", flags, known) for node in names}
        density = rng.choice([0.3, 0.5, 0.8])
        self.edges = [pair for pair in itertools.combinations(names, 2) if rng.random() < density]

    def literal(self, symbol: str, flags: bool, known: bool) -> str:
        plain: str = Flag(symbol) if flags else symbol
        choices = [plain] * 6 + [not_(plain)] * 2 + [TRUE, FALSE] * known
        return self.random.choice(choices)

    def near(self, node: str) -> list[str]:
        return [b if a == node else a for a, b in self.edges if node in (a, b)]

    def trial(
        self, rule: GlobalRule, keeps: Callable[[set[object]], bool], literals: Iterable[str]
    ) -> Trial:
        worlds = all_worlds(literals)
        right = []
        for values in worlds:
            on = {node for node, literal in self.on.items() if holds(literal, values)}
            if keeps(on):
                right.append(values)
        return Trial(rule, worlds, right)


@pytest.mark.parametrize("root", [Root.FIRST, Root.FREE])
def test_connected(root: Root) -> None:
    trials = []
    for seed in range(120):
        graph = RandomGraph(seed, 6)
        rule = Connected("cell", graph.on, graph.near, root=root)
        trials.append(
            graph.trial(
                rule,
                lambda on, edges=tuple(graph.edges): joined(on, edges)[0] <= 1,
                graph.on.values(),
            )
        )
    check(trials)


def test_connected_to_a_root() -> None:
    trials = []
    for seed in range(120):
        graph = RandomGraph(seed, 6)
        root = graph.random.choice(list(graph.on))
        rule = Connected("cell", graph.on, graph.near, root=root)

        def keeps(on: set[object], edges: tuple[Edge, ...], root: object) -> bool:
            return not on or (root in on and joined(on, edges)[0] == 1)

        trials.append(
            graph.trial(
                rule,
                lambda on, edges=tuple(graph.edges), root=root: keeps(on, edges, root),
                graph.on.values(),
            )
        )
    check(trials)


@pytest.mark.parametrize("root", [Root.FIRST, Root.FREE, "n0"])
def test_connected_by_links(root: Root | str) -> None:
    trials = []
    for seed in range(100):
        graph = RandomGraph(seed, 4)
        flags = seed % 5 == 0
        links = {edge: graph.literal(f"link_{'_'.join(edge)}", flags, True) for edge in graph.edges}
        rule = Connected(
            "cell",
            graph.on,
            graph.near,
            root=root,
            links=lambda a, b, links=links: links[min(a, b), max(a, b)],
        )
        worlds = all_worlds([*graph.on.values(), *links.values()])
        right = []
        for values in worlds:
            on = {node for node, literal in graph.on.items() if holds(literal, values)}
            linked = [edge for edge, literal in links.items() if holds(literal, values)]
            pieces, _ = joined(on, linked)
            if pieces == 0 or (pieces == 1 and (isinstance(root, Root) or root in on)):
                right.append(values)
        trials.append(Trial(rule, worlds, right))
    check(trials)


def test_forest() -> None:
    trials = []
    for seed in range(200):
        graph = RandomGraph(seed, 6)
        touches = {node: graph.random.choice([0, 0, 0, 1, 1, 2]) for node in graph.on}
        rule = Forest("cell", graph.on, graph.near, touches.__getitem__)

        def keeps(on: set[object], edges: tuple[Edge, ...], touches: dict[str, int]) -> bool:
            ground = [("ground", node) for node, times in touches.items() for _ in range(times)]
            return joined(on | {"ground"}, [*edges, *ground])[1] == 0

        trials.append(
            graph.trial(
                rule,
                lambda on, edges=tuple(graph.edges), touches=touches: keeps(on, edges, touches),
                graph.on.values(),
            )
        )
    check(trials)


@pytest.mark.parametrize(
    ("height", "width"), [(1, 1), (1, 2), (1, 3), (1, 6), (5, 1), (2, 2), (2, 5), (3, 3), (4, 3)]
)
def test_cells_never_adjacent_leave_the_rest_connected(height: int, width: int) -> None:
    grid = Grid(height, width)
    rule = rest_connected("cell", {cell: f"on_{cell}" for cell in grid.cells}, grid)
    for choice in itertools.product([False, True], repeat=len(grid.cells)):
        on = dict(zip(grid.cells, choice, strict=True))
        if any(on[a] and on[b] for a, b in grid.pairs):
            continue
        rest: set[object] = {cell for cell in grid.cells if not on[cell]}
        cuts = rule.cuts({f"on_{cell}": value for cell, value in on.items()})
        assert bool(cuts) == (joined(rest, grid.pairs)[0] > 1)


# -- loops -----------------------------------------------------------------------


def lines_of(edges: Iterable[Edge]) -> int:
    chosen = list(edges)
    return joined({point for edge in chosen for point in edge}, chosen)[0]


def test_loop_by_ranks() -> None:
    trials = []
    for seed in range(150):
        rng = random.Random(seed)
        points = [f"p{i}" for i in range(rng.randint(3, 7))]
        pairs = list(itertools.combinations(points, 2))
        chosen = set(rng.sample(pairs, min(len(pairs), rng.randint(3, 8))))
        if len(points) > 5:  # two triangles, so that two loops are possible
            rng.shuffle(points)
            chosen = set(rng.sample(pairs, 3))
            for triangle in (points[:3], points[3:6]):
                chosen.update(itertools.combinations(sorted(triangle), 2))
        plain = Flag if seed % 4 == 0 else str
        edges = {
            pair: plain(f"e_{'_'.join(pair)}") if rng.random() < 0.95 else rng.choice([TRUE, FALSE])
            for pair in sorted(chosen)
        }
        trials.append(loop_trial(SingleLoop(edges), edges))
    check([trial for trial in trials if trial.worlds])


def loop_trial(rule: SingleLoop[str], edges: Mapping[Edge, str]) -> Trial:
    """A loop on any graph: only assignments that pass each point twice or not are looked at."""
    worlds = []
    for values in all_worlds(edges.values()):
        ends = [point for edge in edges if holds(edges[edge], values) for point in edge]
        passed = all(ends.count(point) in (0, 2) for point in rule.points)
        assert passed == all(true(rule.passes(point), values) for point in rule.points)
        if passed:
            worlds.append(values)
    right = [
        values
        for values in worlds
        if lines_of(edge for edge in edges if holds(edges[edge], values)) <= 1
    ]
    return Trial(rule, worlds, right)


@pytest.mark.parametrize("by_faces", [True, False], ids=["faces", "ranks"])
def test_loop_on_a_board(by_faces: bool) -> None:
    """Every set of faces has a border, which passes each point an even number of times."""
    trials = []
    for height, width in ((1, 1), (1, 2), (1, 4), (2, 3), (3, 3)):
        grid, points = Grid(height, width), Grid(height + 1, width + 1)
        edges = {pair: f"e_{pair[0]}_{pair[1]}" for pair in points.pairs}
        faces = {(a, b): _faces(grid, a, b) for a, b in points.pairs}
        rule = SingleLoop(edges, faces if by_faces else None)
        worlds, right = [], []
        for choice in itertools.product([False, True], repeat=len(grid.cells)):
            inside = dict(zip(grid.cells, choice, strict=True))
            on = [
                edge
                for edge, (p, q) in faces.items()
                if inside.get(p, False) != inside.get(q, False)
            ]
            ends = [point for edge in on for point in edge]
            if all(ends.count(point) in (0, 2) for point in points.cells):
                worlds.append({symbol: edge in on for edge, symbol in edges.items()})
                if lines_of(on) <= 1:
                    right.append(worlds[-1])
        trials.append(Trial(rule, worlds, right))
    check(trials)


def _faces(grid: Grid, a: Cell, b: Cell) -> tuple[object, object]:
    first = Cell(a.row - 1, a.column) if a.row == b.row else Cell(a.row, a.column - 1)
    return tuple(face if face in grid else OUTSIDE for face in (first, a))
