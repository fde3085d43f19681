"""Regions that grow from a known cell: which cells they may hold, and that they hang together.

A region that has a root (Nurikabe's numbers, a galaxy's centre, a shikaku clue) is one-hot:
a Boolean for each of its possible members. `within_steps` finds the possible members;
a `Region` says that those chosen hang together, and `HangsTogether` is that as a rule;
`HangByRanks` is it for several regions, of any size.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from .counting import Constraint
from .families import name_of
from .model import Model, Part, WholeBoard
from .separation import joins
from .terms import FALSE, Term, Value, and_, implies, less, not_

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

    The root, one of the members, always belongs to it. `neighbours` may give nodes that it cannot
    hold. `size` is how many it holds, where that is known.
    """

    root: Node
    members: Mapping[Node, Term]
    neighbours: Callable[[Node], Iterable[Node]]
    size: int | None = None

    @property
    def most(self) -> int:
        """How many nodes it holds at most."""
        return min(len(self.members), self.size or len(self.members))

    def reached(
        self, model: Model, steps: int, *, stem: str = "from"
    ) -> Iterator[tuple[Node, list[Constraint]]]:
        """Every member is reached from the root through members, in at most `steps` steps.

        For each member what says so of it, the nearest first. A region of k cells needs k-1
        steps. For each node at distance d and each number of steps from d to `steps` one Boolean,
        the last of them the member itself, and two clauses: about k^3 of them for a region of k
        cells on open ground. Right for small regions, of 20 cells or so.

        Measured on Nurikabe, see `archipelago`. Source: bounded model checking's
        unrolling (Biere and others, 1999), as grilops' region trees cut at a known depth.
        """
        distance = within_steps(
            self.root,
            lambda node: (near for near in self.neighbours(node) if near in self.members),
            steps,
        )
        del distance[self.root]
        if distance and steps > 1:
            model.remark(f"{stem}_R_in_S_C: the region from R on reaches C in at most S steps.")
        begin = f"{stem}_{name_of(self.root)}_in_"
        reached = {
            node: self._in_steps(model, node, far, steps, begin) for node, far in distance.items()
        }
        reached[self.root] = [self.members[self.root]] * (steps + 1)
        never: list[Term] = [FALSE] * (steps + 1)
        for node in distance:
            own, terms = reached[node], []
            ways = [reached.get(near, never) for near in self.neighbours(node)]
            for step in range(1, steps + 1):
                terms.append(implies(own[step], own[step - 1], (way[step - 1] for way in ways)))
                terms.append(implies(own[step - 1], own[step]))
            yield node, [*terms]
        for node, term in self.members.items():
            if node not in reached:
                yield node, [not_(term)]

    def _in_steps(self, model: Model, node: Node, far: int, steps: int, begin: str) -> list[Term]:
        """The literals that a node is reached in 0, 1, 2... steps, at a distance."""
        between = [model.fresh(f"{begin}{step}", name=name_of(node)) for step in range(far, steps)]
        return [*[FALSE] * far, *between, self.members[node]]


class HangsTogether(WholeBoard, Generic[Node]):
    """A region with a root hangs together: all its members are reached in so many steps."""

    def __init__(
        self,
        region: Region[Node],
        steps: int,
        *,
        noun: str = "cell of the island",
        stem: str = "from",
    ) -> None:
        """Describe it; `noun` is a member, `steps` one less than the members.

        `stem` begins the symbols, where a model has several regions with one root.
        """
        self._region, self._steps, self.noun, self.stem = region, steps, noun, stem

    def state(self, model: Model) -> Iterator[Part]:
        root = self._region.root
        for node, constraints in self._region.reached(model, self._steps, stem=self.stem):
            yield Part(f"Each {self.noun} is reached from its root", (root, node), (constraints,))

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        return joins(self.noun, self._region.members, self._region.neighbours, known)


class HangByRanks(WholeBoard, Generic[Node]):
    """Regions with roots hang together, whatever their size: each member has one before it.

    An Int rank for each node; a member but the root has a neighbour in its region that is the
    root or has a lower rank. One clause for each region and node that it may hold. No node is in
    two regions. Right for regions that may become large.
    """

    def __init__(
        self,
        regions: Sequence[Region[Node]],
        *,
        noun: str = "cell of an island",
        stem: str = "depth",
    ) -> None:
        """Describe them; `noun` is a member, `stem` how the symbols of ranks begin."""
        self._regions, self.noun, self.stem = regions, noun, stem

    def state(self, model: Model) -> Iterator[Part]:
        nodes = dict.fromkeys(
            node for region in self._regions for node in region.members if node != region.root
        )
        if nodes:
            model.remark(f"{self.stem}_C: ranks grow from the root of a region to its tips.")
        rank = {node: model.fresh_number(self.stem, name_of(node)) for node in nodes}
        for region in self._regions:
            for node, literal in region.members.items():
                if node == region.root:
                    continue
                ways = [
                    and_(
                        region.members[near],
                        () if near == region.root else less(rank[near], rank[node]),
                    )
                    for near in region.neighbours(node)
                    if near in region.members
                ]
                yield Part(
                    f"Each {self.noun} is the root, or beside one of lower rank",
                    (region.root, node),
                    (implies(literal, ways),),
                )

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        for region in self._regions:
            yield from joins(self.noun, region.members, region.neighbours, known)
