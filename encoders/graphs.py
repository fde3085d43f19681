"""A connected graph: edges that are on join all nodes, whatever the nodes and edges are."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from ..puzzles.grid import components
from .counting import count_is
from .families import name_of
from .model import Model, Part, WholeBoard
from .separation import gates, some_of
from .terms import FALSE, Term, Value, and_, at_most, equal, evaluate, less, number, or_, plus

Node = TypeVar("Node", bound=Hashable)


class ConnectedGraph(WholeBoard, Generic[Node]):
    """The edges that are on join all nodes: from each there is a way to every other.

    An Int rank for each node but a root; each but the root has an edge that is on to a node of
    lower rank. n Ints, and for each node a clause with a comparison for each edge. The root is the
    node with the most edges, unless it is given.

    Measured: see `types.bridges`. Source: textbook.
    """

    def __init__(
        self,
        noun: str,
        nodes: Sequence[Node],
        edges: Mapping[tuple[Node, Node], Term],
        *,
        root: Node | None = None,
        stem: str = "rank",
    ) -> None:
        """Describe the graph.

        Args:
            noun: what a node is called.
            nodes: all of them, one at least.
            edges: a literal for each two nodes that can be joined.
            root: where ranks begin.
            stem: begins the names of the ranks.
        """
        self.noun, self.nodes, self.edges, self.stem = noun, nodes, edges, stem
        self.near: dict[Node, list[Node]] = {node: [] for node in nodes}
        self._literals: dict[tuple[Node, Node], Term] = {}
        for (a, b), on in edges.items():
            if on != FALSE:
                self.near[a].append(b)
                self.near[b].append(a)
                self._literals[a, b] = self._literals[b, a] = on
        self.root = max(nodes, key=lambda node: len(self.near[node])) if root is None else root

    def state(self, model: Model) -> Iterator[Part]:
        others = [node for node in self.nodes if node != self.root]
        compared = [node for node in others if {*self.near[node]} - {self.root}]
        if compared:
            model.remark(f"{self.stem}_C: ranks grow from {self.root} along edges that are on.")
        rank = {node: model.fresh_number(self.stem, name_of(node)) for node in compared}
        for node in others:
            lower = (
                and_(
                    self._literals[node, other],
                    () if other == self.root else less(rank[other], rank[node]),
                )
                for other in self.near[node]
            )
            yield Part(
                f"Each {self.noun} is joined to one of lower rank", (node,), (some_of(lower),)
            )

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        held = {edge: evaluate(on, known) for edge, on in self.edges.items()}
        # Edges are nodes of a graph too, so that one that alone joins two sides is a gate.
        ends: dict[object, list[object]] = {node: [] for node in self.nodes}
        for edge, value in held.items():
            if value is not False:
                ends[edge] = [*edge]
                for node in edge:
                    ends[node].append(edge)
        pieces = components(list(ends), ends.__getitem__)
        if len(pieces) > 1:
            yield self._some_leave("These are cut off from the others", pieces[0])
            return
        for gate, side in gates(ends, ends.__getitem__):
            if gate in held and held[gate] is None:
                yield self._some_leave("Only through here all can be joined", side)

    def _some_leave(self, sentence: str, side: Sequence[object]) -> Part:
        """An edge that joins the nodes of one side to the others is on."""
        inside = set(side)
        leaving = [edge for edge in self.edges if (edge[0] in inside) != (edge[1] in inside)]
        nodes = tuple(node for node in self.nodes if node in inside)
        return Part(sentence, (*nodes, *leaving), (some_of(self.edges[e] for e in leaving),))


class FlowingGraph(WholeBoard, Generic[Node]):
    """The same as a lecture might tell it: something flows from the root to every node.

    An Int for each edge, how much flows from its first node to its second, against the direction if
    negative, none where the edge is off; each node but the root keeps one. So each is reached.

    The witness of `ConnectedGraph`, with which it shares nothing but the graph.
    """

    def __init__(self, graph: ConnectedGraph[Node]) -> None:
        """Say the same of the same graph."""
        self._graph = graph

    def state(self, model: Model) -> Iterator[Part]:
        graph = self._graph
        most = len(graph.nodes) - 1
        if graph.edges:
            model.remark("flow_A_B: how much flows from A to B; from B to A where it is negative.")
        flow = {edge: model.fresh_number("flow", name_of(edge)) for edge in graph.edges}
        for edge, on in graph.edges.items():
            yield Part(
                "Where an edge is off nothing flows",
                (edge,),
                (
                    at_most(number(-most), flow[edge]),
                    at_most(flow[edge], number(most)),
                    or_(on, equal(flow[edge], number(0))),
                ),
            )
        for node in graph.nodes:
            into = [flow[edge] for edge in flow if edge[1] == node]
            out = [flow[edge] for edge in flow if edge[0] == node]
            kept = -most if node == graph.root else 1
            balance = equal(plus(into), plus(number(kept), out))
            yield Part(
                f"Each {graph.noun} but the first keeps one of what comes to it",
                (node,),
                (balance if into or out else count_is([], min(most, 1)),),
            )

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        return self._graph.separate(known)
