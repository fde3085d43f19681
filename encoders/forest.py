"""A forest: nodes that are on and form no ring, nor a bridge from border to border.

So cells that are never adjacent leave all others connected (Heyawake, Singles, Range), and
lines form no loop (Slant).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from itertools import combinations
from typing import Generic, TypeVar

from ..puzzles.grid import DOWN, LEFT, RIGHT, UP, Cell, Grid, Leaders
from .families import name_of
from .lengths import SHORTEST_NAME, Names
from .model import Model, Part, WholeBoard
from .separation import shortest_path, some_of
from .terms import FALSE, TRUE, Term, Value, at_most, evaluate, not_, not_both

Node = TypeVar("Node", bound=Hashable)

_GROUND = object()
"""A node beside the others."""


class Forest(WholeBoard, Generic[Node]):
    """The nodes that are on form a forest, and no tree of it touches the ground twice.

    The ground is one more node that is always on, and a neighbour of the nodes that touch it.
    On a grid, shaded cells of which no two share a side leave the unshaded ones connected
    exactly when the shaded ones, by steps to diagonal neighbours, with the border as the
    ground, form a forest: a ring of diagonal steps has an inside, a chain from border to border
    has two sides. A node that touches the ground in two separate places is a chain alone.

    An Int rank for each node that is not grounded; a node that is on has at
    most one neighbour that is on and not of greater rank, a grounded one has none. In a ring,
    a node of greatest rank has two; in a chain from ground to ground, some node too. n Ints
    and at most 6 clauses a node with four neighbours.

    Measured, CPU seconds of first answer / proof or second answer (yices 2.6.5 |
    z3 5.4.1): Heyawake 20x20 .01/.01 | .07/.07, 31x45 .04/.03 | .50/.44. Against it, the
    unshaded cells connected by Int ranks: 20x20 .61/.71 | .21/1.9, 31x45 .15/.15 | 1.2/2.0, by a
    spanning tree and its co-tree (`planar`): 31x45 .29/.30 | 1.3/1.3.

    Source: the planar duality is that of known solvers for Hitori and Heyawake.
    """

    def __init__(
        self,
        noun: str,
        on: Mapping[Node, Term],
        neighbours: Callable[[Node], Iterable[Node]],
        touches: Callable[[Node], int] = lambda node: 0,
        *,
        stem: str = "rank",
        harm: str = "",
    ) -> None:
        """Describe the graph.

        Args:
            noun: what a node that is on is called: `shaded cell`.
            on: a literal for each node.
            neighbours: of a node; those that have no literal do not count.
            touches: in how many separate places a node touches the ground.
            stem: begins the names of the ranks.
            harm: what a ring or a chain would do to the board, after a comma.
        """
        self.noun, self.stem, self._harm = noun, stem, f", {harm}" if harm else ""
        self._on = {node: literal for node, literal in on.items() if literal != FALSE}
        self._near = {
            node: [near for near in neighbours(node) if near in self._on] for node in self._on
        }
        self._grounded = {node: None for node in self._on if touches(node)}
        self._splitting = [node for node in self._grounded if touches(node) > 1]

    def state(self, model: Model) -> Iterator[Part]:
        yield from self.at_border()
        inner = [node for node in self._on if node not in self._grounded]
        above_ground = set(inner)
        choosing = [node for node in inner if len(self._near[node]) > 1]
        ranked = {
            one
            for node in choosing
            for near in self._near[node]
            if near in above_ground
            for one in (node, near)
        }
        if ranked:
            model.remark(f"{self.stem}_C: ranks grow from the border, or a root, to the tips.")
        rank = {
            node: model.fresh_number(self.stem, name_of(node)) for node in inner if node in ranked
        }
        for node in choosing:
            ways = [
                [self._on[near], at_most(rank[near], rank[node]) if near in rank else TRUE]
                for near in self._near[node]
            ]
            yield Part(
                f"Each {self.noun} has at most one neighbour whose rank is not greater",
                (node, *self._near[node]),
                tuple(not_both(self._on[node], a, b) for a, b in combinations(ways, 2)),
            )

    def at_border(self) -> Iterator[Part]:
        """What the border alone rules out: a node, or two neighbours, from one side to another."""
        for node in self._splitting:
            yield self._touches_twice(node)
        place = {node: number for number, node in enumerate(self._on)}
        for node in self._grounded:
            for near in self._near[node]:
                if near in self._grounded and place[node] < place[near]:
                    yield Part(
                        f"Two neighbouring {self.noun}s do not both touch the border",
                        (node, near),
                        (not_both(self._on[node], self._on[near]),),
                    )

    def _touches_twice(self, node: Node) -> Part:
        sentence = f"A {self.noun} here would touch the border twice{self._harm}"
        return Part(sentence, (node,), (not_(self._on[node]),))

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        held = {node: evaluate(literal, known) for node, literal in self._on.items()}
        for node in self._splitting:
            if held[node] is not False:
                yield self._touches_twice(node)
        trees = Leaders[object]()
        links: dict[object, list[object]] = {_GROUND: []}  # of the nodes that are on, so far
        for node in sorted(
            (node for node in held if held[node] is not False), key=lambda node: not held[node]
        ):
            ends: list[object] = [near for near in self._near[node] if near in links]
            if node in self._grounded:
                ends.append(_GROUND)
            rings = [
                shortest_path(a, b, links.__getitem__)
                for a, b in combinations(ends, 2)
                if trees.joined(a, b)
            ]
            if rings:
                yield self._closed(node, min(rings, key=len), held[node] is True)
            if held[node]:
                links[node] = ends
                for end in ends:
                    links[end].append(node)
                    trees.join(node, end)

    def _closed(self, node: Node, path: list[object], on: bool) -> Part:
        """The nodes of a path, whose ends are neighbours of the node, and the node are not all on.

        `on` tells that they are.
        """
        closed = "a chain from border to border" if _GROUND in path else "a ring"
        subject = f"These {self.noun}s" if on else f"A {self.noun} here"
        at = (node, *(other for other in path if other != _GROUND))
        clause = some_of(not_(self._on[other]) for other in self._on if other in set(at))
        return Part(
            f"{subject} would close {closed}{self._harm}",
            at,
            (clause,),
        )


def rest_connected(noun: str, on: Mapping[Cell, Term], grid: Grid) -> Forest[Cell]:
    """The cells that are off are connected, on a grid where cells that are on are never adjacent.

    By their diagonal forest, see there.
    """

    def touches(cell: Cell) -> int:
        """The stretches of the border along a cell: going round it, the sides that begin one."""
        open_sides = [cell.step(side) in grid for side in (UP, RIGHT, DOWN, LEFT)]
        return sum(
            before and not here
            for before, here in zip(open_sides[-1:] + open_sides, open_sides, strict=False)
        )

    return Forest(noun, on, grid.diagonal, touches, harm="which parts the others")


def length_of_forest(grid: Grid, on: int) -> int:
    """How many characters `rest_connected` has at least, with literals of names and `on` more.

    For each cell inside the board 6 clauses about two of its four neighbours; those at the border
    have no rank, and what is said there is left out.
    """
    inner = Names(grid, margin=1)
    clause = len("(assert (not (and , , ,)))\n") - len(",,,") + 3 * on
    beside = len(" ; ") + 4 * len(", ")
    length = inner.count * (len("(declare-const rank_ Int)\n") + 6 * clause + beside)
    length += inner.of_cells * (1 + 6 + 1)  # declared, in each clause, and beside the first one
    # Each neighbour is named in 3 of the clauses and beside them; those inside have a rank.
    ranked = 2 * inner.diagonals
    length += 4 * ((4 * inner.count - ranked) * SHORTEST_NAME + inner.of_diagonals)
    return length + 3 * (ranked * len(" (<= rank_ rank_)") + 2 * inner.of_diagonals)
