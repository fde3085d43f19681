"""One loop as a lecture would tell it: walk along it and number its points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..puzzles.grid import Cell, Edge, Grid, ends_of
from .counting import at_most_one, exactly_one
from .families import Style, name_length, name_of
from .loops import OneLoop, edges_inside
from .model import Model, Part, WholeBoard
from .terms import Term, Value, and_, at_most, equal, iff, implies, less, not_, number, or_, plus


class Tour(WholeBoard):
    """The edges that are on form one loop; none on is no loop.

    To be stated with `passes` for every point, as `OneLoop`, of which it is the independent witness
    in the plain text: it shares nothing with it but the edges. Each edge that is on is walked one
    way, so that each point on the loop is left once and reached once. The numbers of points grow
    along the walk, except where it comes back to the one point where it begins: a second loop
    would have no beginning.

    For each edge two Booleans, for each point a Boolean and an Int. Slow on large boards: see
    `loops` for what Int ranks cost against lines that the loop itself decides.
    """

    def __init__(self, loop: OneLoop) -> None:
        """Say the same of the same edges."""
        self._loop = loop

    def state(self, model: Model) -> Iterator[Part]:
        points = self._loop.points.cells
        model.remark("walk_P_Q: the walk goes from P to Q.")
        walk = {
            way: model.fresh("walk", name_of(way))
            for edge in self._loop.edges
            for way in (edge, Edge(edge.b, edge.a))
        }
        model.remark("begins_P: the walk begins and ends at P.")
        begins = {point: model.fresh("begins", name_of(point)) for point in points}
        model.remark("number_P: a number that grows along the walk.")
        numbers = {point: model.fresh_number("number", name_of(point)) for point in points}
        near = ends_of(self._loop.edges, points)
        for edge, on in self._loop.edges.items():
            both = [walk[edge], walk[Edge(edge.b, edge.a)]]
            yield Part(
                "An edge of the loop is walked one way",
                (edge,),
                (iff(on, or_(both)), at_most_one(both)),
            )
        for point in points:
            out = [walk[Edge(point, other)] for other in near[point]]
            back = [walk[Edge(other, point)] for other in near[point]]
            yield Part(
                "A point that the walk reaches it leaves, both once",
                (point,),
                (at_most_one(out), at_most_one(back), iff(or_(out), or_(back))),
            )
            yield Part(
                "The walk begins at a point that it leaves",
                (point,),
                (
                    implies(begins[point], out),
                    at_most(number(0), numbers[point]),
                    at_most(numbers[point], number(len(points))),
                ),
            )
        yield Part("The walk has one beginning", ("the board",), (exactly_one(begins.values()),))
        for (a, b), goes in walk.items():
            grows = equal(numbers[b], plus(numbers[a], number(1)))
            yield Part(
                "Numbers grow along the walk, but for where it comes back",
                (Edge.of(a, b),),
                (implies(and_(goes, not_(begins[b])), grows),),
            )

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        return self._loop.separate(known)


class RankedWay(WholeBoard):
    """All edges that are on hang together with one node, as a lecture would tell it: by ranks.

    An Int for each node; each node that is used, but the first, has an edge that is on to one of
    lower rank. The witness of `OneLoop` where a way from end to end is closed outside of the board.
    """

    def __init__(
        self,
        loop: OneLoop,
        noun: str,
        used: Mapping[Cell, Term],
        edges: Mapping[Edge, Term],
        first: Cell,
    ) -> None:
        """Say the same as the loop of some nodes and the edges between them."""
        self._loop, self.noun, self._used, self._edges, self._first = loop, noun, used, edges, first

    def state(self, model: Model) -> Iterator[Part]:
        model.remark(f"rank_C: ranks grow along the way from {self._first}.")
        rank = {node: model.fresh_number("rank", name_of(node)) for node in self._used}
        near = ends_of(self._edges, self._used)
        for node, used in self._used.items():
            if node != self._first:
                ways = (
                    and_(self._edges[Edge.of(node, other)], less(rank[other], rank[node]))
                    for other in near[node]
                )
                yield Part(
                    f"Each {self.noun} but the first is joined to one of lower rank",
                    (node,),
                    (implies(used, ways),),
                )

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        return self._loop.separate(known)


def length_of_tour(points: Grid, style: Style) -> float:
    """How many characters the rules of a tour have at least, measured: so many for each edge."""
    name = name_length(points)
    return edges_inside(points) * (690 + 92 * name if style == "int" else 600 + 120 * name)
