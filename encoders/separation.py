"""What a half-filled board decides already of a rule about all of it: the graphs behind it.

Nodes, or edges between them, are known to be on, known to be off, or open. Rules about the whole
board (`WholeBoard.separate`) turn what they find here into clauses that every solution keeps.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import TypeVar

from ..puzzles.grid import components
from .model import Part
from .terms import Term, Value, evaluate, not_, or_

Node = TypeVar("Node", bound=Hashable)
Neighbours = Callable[[Node], Iterable[Node]]


def shortest_path(start: Node, goal: Node, neighbours: Neighbours[Node]) -> list[Node]:
    """The nodes of a shortest path, both ends with it; there must be one."""
    before = {goal: goal}
    queue = [goal]
    for node in queue:  # grows while it is read
        if node == start:
            break
        for near in neighbours(node):
            if near not in before:
                before[near] = node
                queue.append(near)
    path = [start]
    while path[-1] != goal:
        path.append(before[path[-1]])
    return path


def gates(nodes: Iterable[Node], neighbours: Neighbours[Node]) -> Iterator[tuple[Node, list[Node]]]:
    """Nodes that part others from the rest, each with what can be left through it alone.

    A node with two such sides comes twice; of a whole piece the first node comes too, with all
    the others. The time is that of one walk.

    Source: Hopcroft and Tarjan, Efficient algorithms for graph manipulation (1973).
    """
    place: dict[Node, int] = {}
    order: list[Node] = []
    highest: dict[Node, int] = {}

    def enter(node: Node) -> tuple[Node, Iterator[Node]]:
        place[node] = highest[node] = len(order)
        order.append(node)
        return node, iter(neighbours(node))

    for start in nodes:
        if start in place:
            continue
        walk = [enter(start)]
        while walk:
            node, nexts = walk[-1]
            for near in nexts:
                if near not in place:
                    walk.append(enter(near))
                    break
                highest[node] = min(highest[node], place[near])
            else:
                walk.pop()
                if walk:
                    above, _ = walk[-1]
                    highest[above] = min(highest[above], highest[node])
                    if highest[node] >= place[above]:
                        yield above, order[place[node] :]


def some_of(literals: Iterable[Term]) -> Term:
    """A clause, that says of each literal once that it may be the one that holds."""
    return or_(dict.fromkeys(literals))


def joins(
    noun: str,
    on: Mapping[Node, Term],
    neighbours: Neighbours[Node],
    known: Mapping[str, Value],
) -> Iterator[Part]:
    """What follows from it that the nodes that are on are connected.

    Where one is on, this is all that follows: of two that are on and stand on either side of some
    nodes, which all are off but one, that one is on; and what cannot reach those that are on is
    off. Either is said of a node on each side, and of the nodes round one of them.
    """
    held = {node: evaluate(literal, known) for node, literal in on.items()}
    near = {node: [other for other in neighbours(node) if other in held] for node in held}
    taken = [node for node, value in held.items() if value is True]
    if not taken:
        return

    def possible(node: Node) -> Iterator[Node]:
        return (other for other in near[node] if held[other] is not False)

    def part(sentence: str, side: Iterable[Node], one: Node, other: Node) -> Part:
        inside = dict.fromkeys(side)
        shore = list(
            dict.fromkeys(
                beside for node in inside for beside in near[node] if beside not in inside
            )
        )
        clause = some_of([not_(on[one]), not_(on[other]), *(on[node] for node in shore)])
        return Part(sentence, (one, other, *shore), (clause,))

    pieces = components([node for node in held if held[node] is not False], possible)
    pieces.sort(key=lambda piece: all(held[node] is not True for node in piece))
    first, *others = pieces
    for piece in others:
        for node in piece:
            if held[node]:
                beyond = next(other for other in first if held[other])
                yield part(f"Each {noun} is joined to every other", piece, node, beyond)
                return
    for piece in others:
        for node in piece:
            yield part(f"A {noun} here could not be joined to the others", piece, node, taken[0])
    told = set()
    for gate, side in gates(first, possible):
        if held[gate] or gate in told:
            continue
        inside = set(side)
        here = [node for node in side if held[node]]
        there = [node for node in taken if node not in inside]
        if here and there:
            told.add(gate)
            yield part(f"Only through here these {noun}s can be joined", side, here[0], there[0])
