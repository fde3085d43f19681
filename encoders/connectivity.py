"""Global rules about what hangs together: all connected, reached from a root, a forest.

The rules stand over any graph: nodes with a literal that says whether the node
is on, and a function that gives a node's neighbours. Each is a `GlobalRule`:
spelled out by ranks in a complete text, kept by cuts in a dialogue.

- `Connected`: the nodes that are on form one piece (Nurikabe's sea, Tapa, LITS,
  Yin-Yang); with links, the piece that chosen edges span (Bridges, Tracks, any
  loop that is no border of faces).
- `Forest`: the nodes that are on form no ring and no bridge from border to
  border: how cells that are never adjacent leave all others connected
  (Heyawake, Singles, Range), and how lines form no loop (Slant).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from enum import Enum
from itertools import combinations
from typing import Generic, TypeVar

from ..puzzles.grid import DOWN, LEFT, RIGHT, UP, Cell, Grid, components
from .counting import at_most_one
from .families import name_of
from .model import GlobalRule, Model, Rule
from .terms import (
    FALSE,
    TRUE,
    Value,
    and_,
    at_most,
    holds,
    implies,
    less,
    not_,
    not_both,
    or_,
    symbol_of,
)

Node = TypeVar("Node", bound=Hashable)


class Root(Enum):
    """Where the ranks of a connected piece begin, when no node is known to be in it."""

    FIRST = "the first node that is on"
    FREE = "any one node, chosen by the solver"


class Connected(GlobalRule, Generic[Node]):
    """The nodes that are on are connected; none on, or one, is connected.

    Complete text: an Int `rank` a node; a node that is on is the root, or has a neighbour
    that is on and of smaller rank: n Ints, n clauses with one difference atom for each
    neighbour. With `Root.FIRST` n Booleans and 2n clauses more say what stands before a
    node; with `Root.FREE` n Booleans, of which at most one holds. A node that is known
    to be on is the best root and is taken without being asked.

    Cuts: a piece K that holds a while b is on elsewhere is forbidden by
    `not a, or not b, or a node around K`; one clause for each piece but the largest.

    Measured (yices 2.6.5 | z3 5.4.1): Nurikabe 20x20, first answer / uniqueness proved, CPU
    seconds: complete text .05/.06 | .12/.21, cuts with all their rounds .11/.12 | .20/.22.
    The root decides: on z3 a Nurikabe 20x36 took 0.6 s with the first cell and ran out of time
    with a free one; on LITS 31x45 the free root was better. Bit-blasted ranks and reachability
    unrolled over time lost everywhere. Another cut for each of a piece's nodes does not pay.

    Source: the ranks are those of cspuz's `active_vertices_connected` and of the ASP
    encodings of Hamiltonian cycles (Niemelä, 1999); the cuts are the connectivity cuts of
    Steiner tree codes, separated by components as lazily as in Slitherlink's subtours.
    """

    def __init__(
        self,
        noun: str,
        on: Mapping[Node, str],
        neighbours: Callable[[Node], Iterable[Node]],
        *,
        links: Callable[[Node, Node], str] | None = None,
        root: Root | Node = Root.FIRST,
        stem: str = "rank",
    ) -> None:
        """Describe the graph.

        Args:
            noun: what a node that is on is called: `sea cell`.
            on: a literal for each node, the first ones first.
            neighbours: of a node; those that have no literal do not count.
            links: the literal that two neighbours are linked; without it they always are.
            root: where ranks begin. A node: everything that is on is connected to it,
                so nothing is on when it is off.
            stem: begins the names of the auxiliary symbols.
        """
        self.noun, self.stem = noun, stem
        self._links = links
        self._on = {node: literal for node, literal in on.items() if literal != FALSE}
        self._near = {
            node: [
                near
                for near in neighbours(node)
                if near in self._on and self._link(node, near) != FALSE
            ]
            for node in self._on
        }
        known = (node for node, literal in self._on.items() if literal == TRUE)
        self.root = next(known, root) if isinstance(root, Root) else root

    def _link(self, a: Node, b: Node) -> str:
        return self._links(a, b) if self._links else TRUE

    @property
    def symbols(self) -> Sequence[str]:
        literals = list(self._on.values())
        if self._links:
            literals += [self._link(a, b) for a, nears in self._near.items() for b in nears]
        return list(dict.fromkeys(symbol for term in literals if (symbol := symbol_of(term))))

    # -- in the dialogue -------------------------------------------------------

    def cuts(self, values: Mapping[str, Value]) -> list[Rule]:
        on = {node for node, literal in self._on.items() if holds(literal, values)}
        pieces = components([node for node in self._on if node in on], self._reached(values))
        if isinstance(self.root, Root):
            if len(pieces) < 2:
                return []
            main = max(pieces, key=len)
            return [self._cut(piece, on, main[0]) for piece in pieces if piece is not main]
        return [self._cut(piece, on) for piece in pieces if self.root not in piece]

    def _reached(self, values: Mapping[str, Value]) -> Callable[[Node], Iterable[Node]]:
        if self._links is None:
            return self._near.__getitem__
        return lambda node: [
            near for near in self._near[node] if holds(self._link(node, near), values)
        ]

    def _cut(self, piece: Sequence[Node], on: Collection[Node], *target: Node) -> Rule:
        """A piece goes on, or its first node is off, or the target is: the root is never off.

        Of each way out the half that the model lacks, node or link.
        """
        inside = set(piece)
        outs: dict[str, Node] = {}
        for node in piece:
            for near in self._near[node]:
                if near not in inside:
                    outs[self._on[near] if near not in on else self._link(node, near)] = near
        ends = (piece[0], *target)
        where = dict.fromkeys(map(name_of, (*ends, *outs.values())))
        if target:
            sentence = f"The first two are {self.noun}s both only if others of these join them"
        else:
            sentence = f"The first is a {self.noun} only if others of these join it to the root"
        return Rule(sentence, tuple(where), (or_((not_(self._on[end]) for end in ends), outs),))

    # -- in the complete text ----------------------------------------------------

    def spell_out(self, model: Model) -> list[Rule]:
        if len(self._on) < 2 and isinstance(self.root, Root):
            return []
        joined = self._joined()
        # A step between two nodes that are both joined, or from the root, compares no ranks.
        ranked = [
            node
            for node, nears in self._near.items()
            if node != self.root
            and any(near != self.root and not {node, near} <= joined for near in nears)
        ]
        if ranked:
            model.remark(
                f"{self.stem}_C: ranks grow along some way from the root to each {self.noun} C."
            )
        rank = {node: model.fresh(self.stem, "Int", name_of(node)) for node in ranked}
        roots = self._roots(model)
        sentence = f"Each {self.noun} is the root, or comes after a neighbour of smaller rank"
        rules = []
        for node, near in self._near.items():
            if node in joined:
                continue
            ways = [
                and_(
                    self._on[other],
                    self._link(node, other),
                    less(rank[other], rank[node]) if other in rank else TRUE,
                )
                for other in near
            ]
            term = implies(self._on[node], roots.get(node, FALSE), ways)
            rules.append(Rule(sentence, (name_of(node),), (term,)))
        return rules

    def _joined(self) -> set[Node]:
        """The root, and what is linked to it for sure: nothing needs to be said of these."""
        if isinstance(self.root, Root):
            return set()
        if self._on.get(self.root) != TRUE:
            return {self.root}
        nears = self._near[self.root]
        return {self.root, *(near for near in nears if self._link(near, self.root) == TRUE)}

    def _roots(self, model: Model) -> dict[Node, str]:
        """The literal that a node may be the root, where none is known."""
        if self.root is Root.FREE:
            model.remark(f"{self.stem}_root_C: C is the {self.noun} where the ranks begin.")
            roots = {
                node: model.fresh(f"{self.stem}_root", name=name_of(node)) for node in self._on
            }
            model.define(at_most_one(model, roots.values()))
            return roots
        if self.root is not Root.FIRST:
            return {}
        model.remark(
            f"{self.stem}_after_C: some {self.noun} stands before C, so C is not the root."
        )
        roots = {}
        before, before_literal = FALSE, FALSE
        for node, literal in self._on.items():
            after = FALSE
            if roots:
                after = model.fresh(f"{self.stem}_after", name=name_of(node))
                model.define(implies(before_literal, after), implies(before, after))
            roots[node] = not_(after)
            before, before_literal = after, literal
        return roots


class Forest(GlobalRule, Generic[Node]):
    """The nodes that are on form a forest, and no tree of it touches the ground twice.

    The ground is one more node that is always on, and a neighbour of the nodes that touch it.
    On a grid, shaded cells of which no two share a side leave the unshaded ones connected
    exactly when the shaded ones, by steps to diagonal neighbours, with the border as the
    ground, form a forest: a ring of diagonal steps has an inside, a chain from border to border
    has two sides. A node that touches the ground in two separate places is a chain alone.

    Complete text: an Int rank for each node that is not grounded; a node that is on has at
    most one neighbour that is on and not of greater rank, a grounded one has none. In a ring,
    a node of greatest rank has two; in a chain from ground to ground, some node too. n Ints
    and at most 6 clauses a node with four neighbours.

    Cuts: for each ring, or chain from ground to ground, that the model closes over a
    breadth-first forest: `not all of these`.

    Measured, complete text, CPU seconds of first answer / proof or second answer (yices 2.6.5 |
    z3 5.4.1): Heyawake 20x20 .01/.01 | .07/.07, 31x45 .04/.03 | .50/.44. Against it, the
    unshaded cells `Connected`: 20x20 .61/.71 | .21/1.9, 31x45 .15/.15 | 1.2/2.0.

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
        """Describe the graph: see `Connected`; a node touches the ground in so many places."""
        self.noun, self.stem = noun, stem
        self._on = {node: literal for node, literal in on.items() if literal != FALSE}
        self._near = {
            node: [near for near in neighbours(node) if near in self._on] for node in self._on
        }
        self._grounded = {node: None for node in self._on if touches(node)}
        self._splitting = [node for node in self._grounded if touches(node) > 1]

    @property
    def symbols(self) -> Sequence[str]:
        return list(dict.fromkeys(filter(None, map(symbol_of, self._on.values()))))

    def cuts(self, values: Mapping[str, Value]) -> list[Rule]:
        on = [node for node, literal in self._on.items() if holds(literal, values)]
        parent: dict[Node, Node | None] = {}
        starts = [node for node in on if node in self._grounded]
        rings: dict[frozenset[Node], None] = {}
        # All grounded nodes at once, each a child of the ground; then whatever is left.
        for start in [starts, *([node] for node in on)]:
            queue = deque(node for node in start if node not in parent)
            parent.update(dict.fromkeys(queue))
            while queue:
                node = queue.popleft()
                for near in self._near[node]:
                    if near == parent[node] or not holds(self._on[near], values):
                        continue
                    if near in parent:
                        rings[_ring(parent, node, near)] = None
                    else:
                        parent[near] = node
                        queue.append(near)
        rings.update((frozenset({node}), None) for node in self._splitting if node in parent)
        return [self._cut(ring) for ring in rings]

    def _cut(self, ring: Collection[Node]) -> Rule:
        nodes = [node for node in self._on if node in ring]
        ground = " from border to border" if self._grounded.keys() & set(nodes) else ""
        return Rule(
            f"Not all of these are {self.noun}s: they would form a ring, or a chain{ground}",
            tuple(map(name_of, nodes)),
            (or_(not_(self._on[node]) for node in nodes),),
        )

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


def _ring(parent: Mapping[Node, Node | None], a: Node, b: Node) -> frozenset[Node]:
    """The nodes that the edge between a and b closes a ring with; or a chain to the ground."""
    paths = []
    for end in (a, b):
        path: list[Node] = []
        node: Node | None = end
        while node is not None:
            path.append(node)
            node = parent[node]
        paths.append(path)
    first, second = paths
    meet = None
    while first and second and first[-1] == second[-1]:
        meet = first.pop()
        second.pop()
    return frozenset([*first, *second, *([meet] if meet is not None else [])])
