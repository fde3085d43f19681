"""Rules about the whole board: text and brute force accept the same, on hundreds of small boards.

A text that is too strong makes a false "unique" that no check of an answer sees; one that is
too weak gives wrong answers. So every assignment of every board is tried, or where there are too
many of them, those that look most like a right one. What follows of half-filled boards is tried
on parts of them: every right assignment keeps it, and it finds every wrong one.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import pytest
from evaluate import evaluate
from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.encoders.archipelago import Archipelago
from puzzlepipe.encoders.forest import Forest, rest_connected
from puzzlepipe.encoders.graphs import ConnectedGraph, FlowingGraph
from puzzlepipe.encoders.joined_pieces import JoinedPieces
from puzzlepipe.encoders.loops import OneLoop, way_through_board
from puzzlepipe.encoders.model import Model, Part, WholeBoard
from puzzlepipe.encoders.pieces import EqualPieces
from puzzlepipe.encoders.planar import Connected
from puzzlepipe.encoders.regions import HangsTogether, Region
from puzzlepipe.encoders.rooted_pieces import RootedPieces
from puzzlepipe.encoders.slopes import GrowingLines, StepsOut
from puzzlepipe.encoders.terms import (
    FALSE,
    TRUE,
    Literal,
    Term,
    Value,
    flag,
    holds,
    literals_in,
    not_,
    or_,
)
from puzzlepipe.encoders.terms import evaluate as kleene
from puzzlepipe.encoders.tour import RankedWay
from puzzlepipe.encoders.two_trees import TwoTrees
from puzzlepipe.puzzles.diagonals import FALLING, RISING, ends_of_slope
from puzzlepipe.puzzles.grid import (
    DOWN,
    LEFT,
    ORTHOGONAL,
    RIGHT,
    UP,
    Cell,
    Edge,
    Grid,
    Leaders,
    components,
)
from puzzlepipe.puzzles.growth import cut_evenly

Values = dict[str, Value]


@dataclass
class Trial:
    """One rule on one board: the assignments to try it on, and which of them keep it."""

    rule: WholeBoard
    worlds: list[Values]
    right: list[Values]

    def script(self) -> tuple[str, list[str]]:
        """The text on each right assignment, and on all the others at once."""
        model = Model(frozenset({"The rule"}))
        symbols = sorted({symbol for values in self.worlds for symbol in values})
        sorts = {symbol: self._sort(symbol) for symbol in symbols}
        text = "".join(model.declare(symbol, sort) for symbol, sort in sorts.items())
        text += model.whole("The rule", self.rule) + model.take_pending()
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
    """All trials in one process; `least` assignments are right, and as many wrong.

    Also what follows of parts of them.
    """
    check_separations(trials)
    assert sum(len(trial.right) for trial in trials) >= least, "hardly anything is right"
    assert sum(len(trial.worlds) - len(trial.right) for trial in trials) >= least, "or wrong"
    texts, expected = zip(*(trial.script() for trial in trials), strict=True)
    output = run(find("z3"), "(set-logic QF_LIA)\n" + "".join(texts), 240)
    verdicts = output.text.split()
    for trial, verdict in zip(trials, expected, strict=True):
        assert verdicts[: len(verdict)] == verdict, (vars(trial.rule), output.text[:300])
        del verdicts[: len(verdict)]
    assert not verdicts


def check_separations(trials: list[Trial], worlds: int = 12) -> None:
    """What follows of half-filled boards is kept by all that are right, and finds all wrong ones.

    It is a clause of which what is known makes no literal true and leaves one open at most.
    """
    rng = random.Random(7)
    followed = 0
    for trial in trials:
        rule, right = trial.rule, trial.right
        wrong = [values for values in trial.worlds if values not in right]
        for values in rng.sample(wrong, min(len(wrong), worlds)):
            clauses = map(clause_of, rule.separate(values))
            assert any(kleene(clause, values) is False for clause in clauses)
        for world in rng.sample(trial.worlds, min(len(trial.worlds), worlds)):
            values = world
            if rng.random() < 0.3:  # one that breaks other rules too
                values = {symbol: rng.choice(_domain(value)) for symbol, value in world.items()}
            share = rng.choice([0.3, 0.5, 0.7, 0.9])
            known = {symbol: value for symbol, value in values.items() if rng.random() < share}
            for part in rule.separate(known):
                clause = clause_of(part)
                held = [kleene(one, known) for one in clause.parts or [clause]]
                assert True not in held
                assert held.count(None) <= 1
                assert all(holds(clause, one) for one in right), part
                followed += None in held
    assert followed >= len(trials) // 4, "hardly anything follows"


def _domain(value: Value) -> list[Value]:
    return [False, True] if isinstance(value, bool) else [0, 1]


def clause_of(part: Part) -> Term:
    (clause,) = part.constraints
    assert isinstance(clause, Term)
    assert clause.operator in ("or", "literal") or clause == FALSE
    assert all(one.operator == "literal" for one in clause.parts)
    return clause


def check_all_that_follows(trials: list[Trial]) -> None:
    """All that brute force finds of half-filled boards is found; the trials try all assignments."""
    rng = random.Random(8)
    followed = conflicts = 0
    for trial in trials:
        for world in rng.sample(trial.worlds, min(len(trial.worlds), 12)):
            share = rng.choice([0.3, 0.5, 0.7, 0.9])
            known = {symbol: value for symbol, value in world.items() if rng.random() < share}
            left = [values for values in trial.right if known.items() <= values.items()]
            clauses = [clause_of(part) for part in trial.rule.separate(known)]
            assert (not left) == any(kleene(clause, known) is False for clause in clauses)
            conflicts += not left
            if left:
                forced = {
                    (symbol, value)
                    for symbol, value in left[0].items()
                    if symbol not in known and all(values[symbol] == value for values in left)
                }
                said = set()
                for clause in clauses:
                    for one in literals_in(clause):
                        if one.symbol not in known:
                            value = one.value if one.positive else not one.value
                            said.add((one.symbol, value))
                assert said == forced
                followed += len(said)
    assert followed > 50
    assert conflicts > 20


def all_worlds(literals: Iterable[Term]) -> list[Values]:
    """Every assignment of the symbols of some literals."""
    symbols: dict[str, tuple[Value, Value]] = {}
    for literal in literals:
        if isinstance(literal, Literal):
            symbols[literal.symbol] = (0, 1) if literal.binary else (False, True)
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


def literal(rng: random.Random, symbol: str, flags: bool = False) -> Term:
    """A literal of some kind: a symbol, its negation, or a constant."""
    plain = flag(symbol) if flags else Literal(symbol)
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
            cell: literal(rng, f"on_{cell}", flags) if seed % 2 else Literal(f"on_{cell}")
            for cell in grid.cells
        }
        worlds = all_worlds(on.values())
        right = []
        for values in worlds:
            cells: set[object] = {cell for cell in on if holds(on[cell], values)}
            if joined(cells, grid.edges)[0] <= 1:
                right.append(values)
        if len(worlds) > 600:
            kept = rng.sample(right, min(len(right), 150))
            worlds = kept + [v for v in rng.sample(worlds, 600) if v not in right]
            right = kept
        trials.append(Trial(Connected("cell", on, grid, stem="cell"), worlds, right))
    check(trials)


def test_all_that_follows_from_one_colour_where_a_cell_is_on() -> None:
    trials = []
    for seed in range(60):
        rng = random.Random(seed)
        grid = Grid(*rng.choice([(1, 5), (2, 3), (3, 3), (2, 5), (4, 2)]))
        on = {cell: literal(rng, f"on_{cell}") for cell in grid.cells}
        on[rng.choice(grid.cells)] = TRUE
        worlds = all_worlds(on.values())
        right = [
            values
            for values in worlds
            if joined({cell for cell in on if holds(on[cell], values)}, grid.edges)[0] <= 1
        ]
        trials.append(Trial(Connected("cell", on, grid, stem="cell"), worlds, right))
    check_all_that_follows(trials)


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

    def trial(self, rule: WholeBoard, keeps: Callable[[set[object]], bool]) -> Trial:
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
    check_all_that_follows(trials)


def test_cells_never_adjacent_leave_the_rest_connected() -> None:
    trials = []
    for size in [(1, 1), (1, 2), (1, 3), (1, 6), (5, 1), (2, 2), (2, 5), (3, 3), (4, 3), (4, 4)]:
        grid = Grid(*size)
        worlds, right = [], []
        for choice in itertools.product([False, True], repeat=len(grid.cells)):
            on = dict(zip(grid.cells, choice, strict=True))
            if any(on[a] and on[b] for a, b in grid.edges):
                continue
            world: Values = {f"on_{cell}": value for cell, value in on.items()}
            worlds.append(world)
            rest: set[object] = {cell for cell in grid.cells if not on[cell]}
            if joined(rest, grid.edges)[0] <= 1:
                right.append(world)
        literals = {cell: Literal(f"on_{cell}") for cell in grid.cells}
        trials.append(Trial(rest_connected("cell", literals, grid), worlds, right))
    check(trials)


def test_pieces_one_in_each_area_are_connected() -> None:
    trials = []
    for seed in range(60):
        rng = random.Random(seed)
        grid = Grid(*rng.choice([(1, 1), (1, 5), (2, 3), (3, 3), (2, 5), (4, 3), (3, 4)]))
        areas = {cell: rng.choice("abc" if seed % 2 else "ab") for cell in grid.cells}
        if seed % 3 == 0:
            areas = {cell: "abcd"[cell.column % 4] for cell in grid.cells}
        on = {cell: Literal(f"on_{cell}") for cell in grid.cells}
        worlds, right = [], []
        for values in all_worlds(on.values()):
            cells: set[object] = {cell for cell in on if holds(on[cell], values)}
            pieces = [
                joined({cell for cell in cells if areas[cell] == name}, grid.edges)[0]
                for name in set(areas.values())
            ]
            if set(pieces) == {1}:
                worlds.append(values)
                if joined(cells, grid.edges)[0] == 1:
                    right.append(values)
        trials.append(Trial(JoinedPieces("cell", on, areas, grid), worlds, right))
    check(trials)


def test_two_colours_without_a_block_of_one_are_connected() -> None:
    trials = []
    for seed in range(70):
        rng = random.Random(seed)
        grid = Grid(*rng.choice([*SIZES, (3, 3), (4, 4), (3, 5), (5, 3)]))
        # Where the first cell is known, or others are, the roots are.
        on = {
            cell: literal(rng, f"on_{cell}") if seed % 2 else Literal(f"on_{cell}")
            for cell in grid.cells
        }
        worlds, right = [], []
        for values in all_worlds(on.values()):
            black: set[object] = {cell for cell in on if holds(on[cell], values)}
            white: set[object] = set(on) - black
            if not any(one.issuperset(b.cells) for b in grid.blocks for one in (black, white)):
                worlds.append(values)
                if max(joined(black, grid.edges)[0], joined(white, grid.edges)[0]) <= 1:
                    right.append(values)
        if len(worlds) > 600:
            kept = rng.sample(right, min(len(right), 150))
            worlds = kept + [v for v in rng.sample(worlds, 600) if v not in right]
            right = kept
        if worlds:
            trials.append(Trial(TwoTrees(on, grid, ("black cell", "white cell")), worlds, right))
    check(trials)


@pytest.mark.parametrize("style", ["boolean", "int"])
def test_regions_never_adjacent_leave_the_rest_connected(style: str) -> None:
    trials = []
    for seed in range(70):
        rng = random.Random(seed)
        grid = Grid(*rng.choice([(1, 4), (5, 1), (2, 3), (3, 3), (3, 4), (4, 4), (3, 5), (5, 4)]))
        trials.append(islands(rng, grid, style))
    check(trials)


def test_a_region_round_other_cells_parts_them_from_the_rest() -> None:
    """A ring of one region, which meets no other one and not itself."""
    trials = []
    for seed, size in enumerate([(3, 3), (3, 3), (4, 3)]):
        rng, grid = random.Random(seed), Grid(*size)
        trials.append(islands(rng, grid, "boolean", [rng.choice(grid.cells)], every=11))
    check(trials)


@pytest.mark.parametrize("size", [7, 8, 9])
def test_a_region_of_eight_cells_is_the_smallest_ring(size: int) -> None:
    """Regions of up to so many cells; none of 7 goes round another cell."""
    grid, rng = Grid(3, 4), random.Random(size)
    trial = islands(rng, grid, "boolean", [Cell(0, 1)], every=11, size=size)
    ring = {f"rest_{cell}": cell in (Cell(1, 1), *grid.columns[3].cells) for cell in grid.cells}
    rings = [w for w in trial.worlds if all(w.get(s, rest) == rest for s, rest in ring.items())]
    assert len(rings) == (size >= 8)
    check([trial], least=30)


@pytest.mark.parametrize("style", ["boolean", "int"])
def test_regions_that_meet_all_round_enclose_what_is_inside(style: str) -> None:
    """Four in a diamond, or three of which one goes round a corner, far from the border."""
    trials = []
    for seed, size in enumerate([(5, 5), (5, 6), (6, 5)]):
        grid, rng = Grid(*size), random.Random(seed)
        diamond = [Cell(1, 2), Cell(2, 1), Cell(2, 3), Cell(3, 2)]
        trials.append(islands(rng, grid, style, diamond, forced=[{*diamond}]))
        three, corner = [Cell(1, 2), Cell(2, 1), Cell(3, 2)], {Cell(1, 3), Cell(2, 3)}
        trials.append(islands(rng, grid, style, three, forced=[{*three}, {*three} | corner]))
    check(trials, least=10)


def islands(
    rng: random.Random,
    grid: Grid,
    style: str,
    roots: list[Cell] | None = None,
    every: int = 8,
    size: int | None = None,
    forced: Sequence[set[Cell]] = (),
) -> Trial:
    """Numbers in some cells, and sets of land of which each piece holds one of them.

    Of `size` cells at most, where that is given; the sets `forced` are among them.
    """
    if roots is None:
        land = [cell for cell in grid.cells if rng.random() < 0.5]
        roots = [rng.choice(piece) for piece in components(land, grid.orthogonal)]
    make = flag if style == "int" else Literal
    regions = [
        Region(
            root,
            {
                cell: TRUE if cell == root else make(f"in_{root}_{cell}")
                for cell in grid.cells
                if cell == root or cell not in roots
            },
            grid.orthogonal,
            size,
        )
        for root in roots
    ]
    # In place of the rest's own symbols, the literals that no region has the cell.
    rest = {cell: FALSE if cell in roots else make(f"rest_{cell}") for cell in grid.cells}
    worlds, right = [], []
    for chosen in itertools.chain(forced, _land_sets(rng, grid, roots, every)):
        owner = {}
        for piece in components(sorted(chosen), grid.orthogonal):
            own = [root for root in roots if root in piece]
            if len(own) != 1 or len(piece) > (size or len(piece)):
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
                term.symbol: int(value) if style == "int" else value
                for term, value in held.items()
                if isinstance(term, Literal)
            }
            worlds.append(values)
            sea: set[object] = {cell for cell in grid.cells if cell not in chosen}
            if joined(sea, grid.edges)[0] <= 1:
                right.append(values)
    return Trial(Archipelago(rest, regions, grid, style), worlds, right)


def _land_sets(
    rng: random.Random, grid: Grid, roots: list[Cell], every: int
) -> Iterator[set[Cell]]:
    """Sets of cells with all roots: every one of up to so many others, else some small pieces."""
    others = [cell for cell in grid.cells if cell not in roots]
    if len(others) <= every:
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


# -- connected graphs ------------------------------------------------------------


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("make", [Literal, flag])
def test_edges_join_all_nodes(plain: bool, make: Callable[[str], Literal]) -> None:
    """All choices of the edges of small graphs, some of which are known."""
    trials = []
    for seed in range(60):
        rng = random.Random(seed)
        nodes = list(Grid(1, rng.randint(1, 6)).cells)
        pairs = list(itertools.combinations(nodes, 2))
        some = rng.sample(pairs, min(len(pairs), rng.randint(1, 8)))
        edges: dict[tuple[Cell, Cell], Term] = {
            (a, b): TRUE if chance > 0.97 else FALSE if chance > 0.92 else make(f"e_{a}_{b}")
            for a, b in some
            if (chance := rng.random())
        }
        graph = ConnectedGraph("node", nodes, edges)
        worlds = list(all_worlds(edges.values()))
        right = [
            world
            for world in worlds
            if joined(set(nodes), [pair for pair, on in edges.items() if holds(on, world)])[0] == 1
        ]
        if any(isinstance(term, Literal) for term in edges.values()):
            trials.append(Trial(FlowingGraph(graph) if plain else graph, worlds, right))
    check(trials)


# -- diagonal lines --------------------------------------------------------------


def sloping(grid: Grid, worlds: Iterable[Sequence[bool]], *, plain: bool) -> Trial:
    """Lines of all cells, in reading order; those are right of which none closes a loop."""
    rises = {cell: Literal(f"rises_{cell}") for cell in grid.cells}
    values: list[Values] = [
        dict(zip((one.symbol for one in rises.values()), world, strict=True)) for world in worlds
    ]

    def closes_none(world: Values) -> bool:
        lines = [
            ends_of_slope(cell, RISING if world[rises[cell].symbol] else FALLING)
            for cell in grid.cells
        ]
        points = {point for line in lines for point in line}
        return joined(set(points), lines)[0] == len(points) - len(lines)

    steps = StepsOut(dict(rises), grid)
    rule = GrowingLines(steps) if plain else steps
    return Trial(rule, values, list(filter(closes_none, values)))


@pytest.mark.parametrize("plain", [False, True])
def test_lines_form_no_loop(plain: bool) -> None:
    """All lines of small boards, and on larger ones those in which a loop was closed last."""
    trials = []
    for height, width in [(1, 1), (1, 3), (2, 2), (2, 3), (3, 3), (2, 5), (5, 2)]:
        cells = height * width
        every = itertools.product((False, True), repeat=cells)
        trials.append(sloping(Grid(height, width), every, plain=plain))
    for seed in range(20):
        rng = random.Random(seed)
        grid = Grid(rng.randint(3, 6), rng.randint(3, 6))
        worlds = [nearly_a_forest(rng, grid) for _ in range(60)]
        trials.append(sloping(grid, worlds, plain=plain))
    check(trials)


def nearly_a_forest(rng: random.Random, grid: Grid) -> list[bool]:
    """Lines that close no loop, of which up to two are turned."""
    rises = {}
    trees = Leaders[Cell]()
    for cell in rng.sample(grid.cells, len(grid.cells)):
        rises[cell] = rng.random() < 0.5
        if trees.joined(*ends_of_slope(cell, RISING if rises[cell] else FALLING)):
            rises[cell] = not rises[cell]
        trees.join(*ends_of_slope(cell, RISING if rises[cell] else FALLING))
    for cell in rng.sample(grid.cells, rng.choice((0, 1, 1, 2))):
        rises[cell] = not rises[cell]
    return [rises[cell] for cell in grid.cells]


# -- a region --------------------------------------------------------------------


def test_a_region_hangs_together() -> None:
    trials = []
    for seed in range(80):
        rng = random.Random(seed)
        grid = Grid(rng.randint(1, 3), rng.randint(1, 4))
        root = rng.choice(grid.cells)
        given = seed % 2 == 0
        members = {
            cell: TRUE if cell == root and given else Literal(f"in_{cell}")
            for cell in grid.cells
            if cell == root or rng.random() < 0.8
        }
        worlds = [values for values in all_worlds(members.values()) if holds(members[root], values)]
        right = []
        for values in worlds:
            cells: set[object] = {cell for cell in members if holds(members[cell], values)}
            if joined(cells, grid.edges)[0] == 1:
                right.append(values)
        region = Region(root, members, grid.orthogonal)
        trials.append(Trial(HangsTogether(region, len(members) - 1), worlds, right))
    check(trials)


def test_what_follows_is_said_with_its_places() -> None:
    grid = Grid(3, 3)
    on = {cell: Literal(f"on_{cell}") for cell in grid.cells}
    known: Values = {f"on_{cell}": False for cell in grid.rows[1].cells[1:]}
    known |= {"on_r1c1": True, "on_r3c3": True}
    (part,) = (
        part
        for part in Connected("sea cell", on, grid, stem="sea").separate(known)
        if on[Cell(1, 0)] in clause_of(part).parts
    )
    assert part.sentence == "Only through here these sea cells can be joined"
    assert {str(place) for place in part.at} == {"r1c1", "r3c3", "r2c1", "r2c2", "r2c3"}


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


# -- pieces of one size -------------------------------------------------------------


def partings(
    grid: Grid,
    size: int,
    *,
    noise: random.Random,
    kind: type[EqualPieces] | type[RootedPieces] = EqualPieces,
) -> Trial:
    """Borders on a small board: every choice of them, or many that are nearly divisions."""
    borders = {edge: Literal(f"border_{edge.a}_{edge.b}") for edge in grid.edges}
    symbols = {edge: literal.symbol for edge, literal in borders.items()}
    worlds: list[Values] = []
    if len(symbols) <= 10:
        for bits in itertools.product((False, True), repeat=len(symbols)):
            worlds.append(dict(zip(symbols.values(), bits, strict=True)))
    else:
        for _ in range(400):
            names = cut_evenly(noise, grid, size)
            world = {s: names[e.a] != names[e.b] for e, s in symbols.items()}
            for symbol in noise.sample(list(world), noise.choice((0, 0, 1, 2, 4))):
                world[symbol] = not world[symbol]
            if world not in worlds:
                worlds.append(world)

    def right(values: Values) -> bool:
        near: dict[Cell, list[Cell]] = {cell: [] for cell in grid.cells}
        for (a, b), symbol in symbols.items():
            if not values[symbol]:
                near[a].append(b)
                near[b].append(a)
        pieces = components(grid.cells, near.__getitem__)
        piece_of = {cell: index for index, piece in enumerate(pieces) for cell in piece}
        return all(len(piece) == size for piece in pieces) and all(
            values[symbol] == (piece_of[a] != piece_of[b]) for (a, b), symbol in symbols.items()
        )

    rule = kind(borders, grid, size, noun="region")
    return Trial(rule, worlds, [values for values in worlds if right(values)])


SIZED = [(1, 3, 1), (1, 4, 2), (4, 1, 2), (2, 2, 1), (2, 2, 2), (2, 2, 4), (2, 3, 2), (2, 3, 3)]
LARGER = [(3, 3, 3), (2, 4, 4), (3, 4, 4), (4, 4, 4), (4, 4, 8), (4, 5, 5), (5, 6, 10)]


@pytest.mark.parametrize("ring", [24, 0], ids=["without holes", "as if they had holes"])
def test_pieces_of_one_size(ring: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlepipe.encoders.pieces.RING", ring)
    noise = random.Random(3)
    check([partings(Grid(h, w), size, noise=noise) for h, w, size in SIZED + LARGER])


def test_pieces_of_one_size_with_roots() -> None:
    noise = random.Random(4)
    check(
        [partings(Grid(h, w), k, noise=noise, kind=RootedPieces) for h, w, k in SIZED + LARGER[:-1]]
    )


@pytest.mark.parametrize("kind", [EqualPieces, RootedPieces])
@pytest.mark.parametrize("size", [0, 4, 7])
def test_pieces_make_up_the_board(kind: type[EqualPieces] | type[RootedPieces], size: int) -> None:
    with pytest.raises(ValueError, match=f"pieces of {size} cells do not make up 6"):
        kind({}, Grid(2, 3), size, noun="region")


def test_a_piece_may_go_round_another_one() -> None:
    """The smallest that can has 24 cells; a border across it parts nothing."""
    grid = Grid(8, 9)
    square = set(Grid(7, 7).cells)
    inner = {Cell(r, c) for r in range(1, 6) for c in range(1, 6)} - {Cell(5, 5)}
    ring = square - inner - {Cell(6, 6)}
    names = {c: 0 if c in ring else 1 if c in inner else 2 for c in grid.cells}
    assert sorted(Counter(names.values()).values()) == [24, 24, 24]
    borders = {edge: Literal(f"border_{edge.a}_{edge.b}") for edge in grid.edges}
    model = Model(frozenset({"The rule"}))
    text = "".join(model.declare(literal.symbol, "Bool") for literal in borders.values())
    text += model.whole("The rule", EqualPieces(borders, grid, 24, noun="region"))
    right = {literal.symbol: names[e.a] != names[e.b] for e, literal in borders.items()}
    cut = Edge(Cell(0, 3), Cell(0, 4))
    wrong = {**right, borders[cut].symbol: True}
    script = text + "".join(
        f"(push 1)(assert {_fixing(values)})(check-sat)(pop 1)\n" for values in (right, wrong)
    )
    assert run(find("z3"), "(set-logic QF_LIA)\n" + script, 240).text.split() == ["sat", "unsat"]
