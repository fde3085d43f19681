"""Rules about the whole board: text and brute force accept the same, on hundreds of small boards.

A text that is too strong makes a false "unique" that no check of an answer sees; one that is
too weak gives wrong answers. So every assignment of every board is tried, or where there are too
many of them, those that look most like a right one. What follows of half-filled boards is tried
on parts of them: every right assignment keeps it, and it finds every wrong one.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Sequence

import pytest
from puzzlepipe.encoders.archipelago import Archipelago
from puzzlepipe.encoders.forest import Forest, rest_connected
from puzzlepipe.encoders.graphs import ConnectedGraph, FlowingGraph
from puzzlepipe.encoders.joined_pieces import JoinedPieces
from puzzlepipe.encoders.model import WholeBoard
from puzzlepipe.encoders.planar import Connected
from puzzlepipe.encoders.regions import Region
from puzzlepipe.encoders.terms import (
    FALSE,
    TRUE,
    Literal,
    Term,
    flag,
    holds,
)
from puzzlepipe.encoders.two_trees import TwoTrees
from puzzlepipe.puzzles.grid import Cell, Grid, components
from whole_boards import (
    Trial,
    Values,
    all_worlds,
    check,
    check_all_that_follows,
    joined,
    literal,
)

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
