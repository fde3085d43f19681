"""Regions that grow from a known cell: which cells they may hold, and that they hang together.

A region that has a root (Nurikabe's numbers, a galaxy's centre, a shikaku clue) is one-hot:
a Boolean for each of its possible members. `within_steps` finds the possible members;
a `Region` asserts that those chosen hang together.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from .families import name_of
from .model import Model
from .terms import FALSE, TRUE, implies, not_

Node = TypeVar("Node", bound=Hashable)


def within_steps(
    root: Node, neighbours: Callable[[Node], Iterable[Node]], steps: int
) -> dict[Node, int]:
    """The nodes at most `steps` away from the root, nearest first, with their distance."""
    found = {root: 0}
    queue = [root]
    for node in queue:  # grows while it is read
        if found[node] == steps:
            break
        for near in neighbours(node):
            if near not in found:
                found[near] = found[node] + 1
                queue.append(near)
    return found


@dataclass(frozen=True)
class Region(Generic[Node]):
    """A region with a root: for each node that it may hold the literal that it does.

    The root always belongs to it. `neighbours` may give nodes that it cannot hold.
    """

    root: Node
    members: Mapping[Node, str]
    neighbours: Callable[[Node], Iterable[Node]]

    def reached(self, model: Model, steps: int) -> list[str]:
        """Every member is reached from the root through members, in at most `steps` steps.

        A region of k cells needs k-1 steps. For each node at distance d and each number of
        steps from d to `steps` one Boolean, the last of them the member itself, and two
        clauses: about k^3 of them for a region of k cells on open ground. Right for small
        regions, of 20 cells or so; text and time grow with the cube of larger ones.

        Measured on Nurikabe, see `encoders/nurikabe.py`. Source: bounded model checking's
        unrolling (Biere and others, 1999), as grilops' region trees cut at a known depth.
        """
        distance = within_steps(
            self.root,
            lambda node: (near for near in self.neighbours(node) if near in self.members),
            steps,
        )
        terms = [not_(term) for node, term in self.members.items() if node not in distance]
        del distance[self.root]
        if distance and steps > 1:
            model.remark("from_R_in_S_C: the region from R on reaches C in at most S steps.")
        stem = f"from_{name_of(self.root)}_in_"
        before: dict[Node, str] = {self.root: TRUE}
        for step in range(1, steps + 1):
            here = {self.root: TRUE}
            for node, far in distance.items():
                if step == steps:
                    here[node] = self.members[node]
                elif far <= step:
                    here[node] = model.fresh(stem + str(step), name=name_of(node))
            for node, literal in here.items():
                ways = [before.get(near, FALSE) for near in self.neighbours(node)]
                terms.append(implies(literal, before.get(node, FALSE), ways))
                terms.append(implies(before.get(node, FALSE), literal))
            before = here
        return terms
