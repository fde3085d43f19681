"""A forest: nodes that are on and form no ring, nor a bridge from border to border.

So cells that are never adjacent leave all others connected (Heyawake, Singles, Range), and
lines form no loop (Slant).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from itertools import combinations
from typing import Generic, TypeVar

from ..puzzles.grid import DOWN, LEFT, RIGHT, UP, Cell, Grid
from .families import name_of
from .model import GlobalRule, Model, Rule
from .terms import FALSE, TRUE, at_most, not_, not_both

Node = TypeVar("Node", bound=Hashable)


class Forest(GlobalRule, Generic[Node]):
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
        on: Mapping[Node, str],
        neighbours: Callable[[Node], Iterable[Node]],
        touches: Callable[[Node], int],
        *,
        stem: str = "rank",
    ) -> None:
        """Describe the graph.

        Args:
            noun: what a node that is on is called: `shaded cell`.
            on: a literal for each node.
            neighbours: of a node; those that have no literal do not count.
            touches: in how many separate places a node touches the ground.
            stem: begins the names of the ranks.
        """
        self.noun, self.stem = noun, stem
        self._on = {node: literal for node, literal in on.items() if literal != FALSE}
        self._near = {
            node: [near for near in neighbours(node) if near in self._on] for node in self._on
        }
        self._grounded = {node: None for node in self._on if touches(node)}
        self._splitting = [node for node in self._grounded if touches(node) > 1]

    def spell_out(self, model: Model) -> list[Rule]:
        inner = [node for node in self._on if node not in self._grounded]
        if inner:
            model.remark(f"{self.stem}_C: ranks grow from the border, or a root, to the tips.")
        rank = {node: model.fresh(self.stem, "Int", name_of(node)) for node in inner}
        apart = f"Two neighbouring {self.noun}s do not both touch the border"
        tree = f"Each {self.noun} has at most one neighbour whose rank is not greater"
        rules = [
            Rule(f"A {self.noun} here would touch the border twice", (name_of(node),), (term,))
            for node in self._splitting
            if (term := not_(self._on[node])) != TRUE
        ]
        for node in self._grounded:
            for near in self._near[node]:
                if near in self._grounded and name_of(node) < name_of(near):
                    term = not_both(self._on[node], self._on[near])
                    rules.append(Rule(apart, (name_of(node), name_of(near)), (term,)))
        for node in inner:
            ways = [
                [self._on[near], at_most(rank[near], rank[node]) if near in rank else TRUE]
                for near in self._near[node]
            ]
            terms = tuple(not_both(self._on[node], a, b) for a, b in combinations(ways, 2))
            if terms:
                rules.append(Rule(tree, (name_of(node),), terms))
        return rules


def rest_connected(noun: str, on: Mapping[Cell, str], grid: Grid) -> Forest[Cell]:
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

    return Forest(noun, on, grid.diagonal, touches)
