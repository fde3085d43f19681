"""Regions of which no two share a side leave the rest of the board connected.

They do exactly when they, as nodes that touch where two of them meet at a corner, together with
the border as one more node, form a forest, and none of them is a ring by itself: a ring would
enclose something, a chain from border to border would part the board. Only along the border all
round the board one may go: it encloses all that is left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ..puzzles.grid import Cell, Edge, Grid, Line
from .counting import at_most_one
from .families import Style, name_of
from .model import Model, Part, WholeBoard
from .orders import Order
from .regions import Region
from .separation import joins
from .terms import FALSE, Literal, Term, Value, and_, iff, implies, not_, not_both, or_

RING = 8
"""The cells of the smallest ring round another cell."""


class _Meeting(NamedTuple):
    """A corner where regions may meet: of cells a and b, with two others beside them."""

    a: Cell
    b: Cell
    meet: Literal
    a_hangs: Literal
    b_hangs: Literal


class Archipelago(WholeBoard):
    """The cells that no region holds are connected; regions are connected, and never adjacent.

    Each touch, at a corner or at the border, is where one of the two hangs on the other; the
    border hangs on nothing. A region hangs once at most, on one that comes before it in some
    order, and does not touch itself. For each inner corner and each of its two diagonals 3
    symbols, 9 clauses, and one for each two regions that can meet there; for each cell that a
    region may hold one symbol and some 4 clauses; for each pair of regions that can meet one
    symbol, and those of their order (`orders`).

    Only a region of 8 cells or more can be a ring by itself. It is none exactly when its cells,
    of which each but the root grows from a neighbour, have no more neighbours in it than those
    and one for each of its 2x2 blocks, which that pair closes (Euler's formula: cells less pairs of
    neighbours plus blocks are one less the holes). So each pair that a large region may hold has
    4 symbols, each cell grows from one neighbour at most, each block is closed by one pair at
    most. What grows in a ring falls short of pairs, so no order is needed. A region along all the
    border has the outside for one more block.

    Measured on Nurikabe, seconds of first answer / uniqueness or a second answer, solver alone in
    one dialogue (yices 2.6.5 | z3 5.4.1): a sparse 10x10 .03/.05 | .14/.15, planted 20x20 with
    islands of up to 12 cells .3-1.5 | 1.2-3.3, planted 40x40, an eighth of the islands of 12 to
    25 cells, 2.7-11 | (in one script) 7-12. Against it, the rest `Connected` by a spanning tree
    and its co-tree: the 10x10 .10/.46 | .36/.79, the 20x20 .3-3.7 | 2-9; a 30x30 with islands of
    up to 24 cells over 100 s, where this takes 10 to 60. Of the two ways to tell the order, Ints
    took yices as long and z3 twice as long.

    Source: the duality is that of known solvers for Hitori and Heyawake, for regions ours.
    """

    def __init__(
        self,
        rest: Mapping[Cell, Term],
        regions: Sequence[Region[Cell]],
        grid: Grid,
        style: Style,
        *,
        noun: str = "sea cell",
        stem: str = "",
    ) -> None:
        """Describe the board.

        Args:
            rest: for each cell the literal that no region holds it.
            regions: what may hold which cells.
            grid: of the cells.
            style: how the order of the regions is told.
            noun: what a cell of the rest is called.
            stem: how the auxiliary symbols begin, where a model has several archipelagos.
        """
        self._rest, self._regions, self._grid, self._style = rest, regions, grid, style
        self.noun = noun
        self._before = f"{stem}_" if stem else ""
        self._holders: dict[Cell, list[tuple[Region[Cell], Term]]] = {
            cell: [] for cell in grid.cells
        }
        for region in regions:
            for cell, literal in region.members.items():
                self._holders[cell].append((region, literal))

    def state(self, model: Model) -> Iterator[Part]:
        hangs: dict[Cell, list[Term]] = {cell: [] for cell in self._grid.cells}
        meetings: list[_Meeting] = []
        self._remark(
            model, "meet_A_B: two regions, of which no others lie between, meet at a corner."
        )
        self._remark(model, "hangs_A_B: the region of A hangs on that of B there.")
        for block in self._grid.blocks:
            upper_left, upper_right, lower_left, lower_right = block.cells
            for a, b, beside in (
                (upper_left, lower_right, (upper_right, lower_left)),
                (upper_right, lower_left, (upper_left, lower_right)),
            ):
                meeting = self._meeting(model, a, b, beside)
                if meeting is None:
                    continue
                meetings.append(meeting)
                hangs[a].append(meeting.a_hangs)
                hangs[b].append(meeting.b_hangs)
                yield self._one_hangs(meeting)
        for meeting in meetings:
            yield self._not_itself(meeting)
        order = Order[Cell](
            model, self._style, f"{self._before}above", "the region of A comes above that of B"
        )
        for meeting in meetings:
            yield self._above(order, meeting)
        yield from self._at_border(model, hangs)
        yield from self._once(model, hangs)
        for three, terms in order.transitive():
            yield Part("What is above is above all below", three, (terms,))
        yield from self._no_ring(model)

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        return joins(self.noun, self._rest, self._grid.orthogonal, known)

    def _remark(self, model: Model, text: str) -> None:
        model.remark(self._before + text)

    def _fresh(self, model: Model, stem: str, name: str) -> Literal:
        return model.fresh(self._before + stem, name=name)

    def _meeting(
        self, model: Model, a: Cell, b: Cell, beside: tuple[Cell, Cell]
    ) -> _Meeting | None:
        """Two cells of regions meet at a corner, and the two cells beside them are of none."""
        rest = self._rest
        both = and_(not_(rest[a]), not_(rest[b]), [rest[cell] for cell in beside])
        if both == FALSE:
            return None
        meet = self._fresh(model, "meet", name=f"{a}_{b}")
        model.define(iff(meet, both))
        hanging = (self._fresh(model, "hangs", name=name) for name in (f"{a}_{b}", f"{b}_{a}"))
        return _Meeting(a, b, meet, *hanging)

    def _one_hangs(self, meeting: _Meeting) -> Part:
        a, b, meet, a_hangs, b_hangs = meeting
        return Part(
            "Of two islands that meet at a corner, one hangs on the other",
            (a, b),
            (
                implies(meet, a_hangs, b_hangs),
                not_both(a_hangs, b_hangs),
                implies(a_hangs, meet),
                implies(b_hangs, meet),
            ),
        )

    def _not_itself(self, meeting: _Meeting) -> Part:
        a, b, meet, *_ = meeting
        of_both = dict(self._of(b))
        return Part(
            "No island meets itself at a corner",
            (a, b),
            tuple(
                not_both(is_one, of_both[root], meet)
                for root, is_one in self._of(a)
                if root in of_both
            ),
        )

    def _above(self, order: Order[Cell], meeting: _Meeting) -> Part:
        a, b, _, a_hangs, b_hangs = meeting
        terms = []
        for one, is_one in self._of(a):
            for other, is_other in self._of(b):
                if one != other:
                    first = order.before(other, one)
                    terms.append(implies(and_(is_one, is_other, a_hangs), first))
                    terms.append(implies(and_(is_one, is_other, b_hangs), not_(first)))
        return Part("An island hangs on one above it", (a, b), (terms,))

    def _of(self, cell: Cell) -> Iterator[tuple[Cell, Term]]:
        """The regions that may hold a cell, by their roots."""
        return ((region.root, literal) for region, literal in self._holders[cell])

    def _at_border(self, model: Model, hangs: Mapping[Cell, list[Term]]) -> Iterator[Part]:
        """Going round the border, an island hangs on it where it begins."""
        self._remark(model, "begins_A_B: going round the border, an island begins at A, next to B.")
        walk = _round(self._grid)
        for before, cell in zip(walk[-1:] + walk, walk, strict=False):
            begins = and_(not_(self._rest[cell]), self._rest[before])
            if before == cell or begins == FALSE:
                continue
            hangs[cell].append(self._fresh(model, "begins", name=f"{cell}_{before}"))
            yield Part(
                "An island at the border hangs on it where it begins, going round",
                (Edge.of(before, cell),),
                (iff(hangs[cell][-1], begins),),
            )

    def _once(self, model: Model, hangs: Mapping[Cell, list[Term]]) -> Iterator[Part]:
        self._remark(
            model,
            f"hung_C: C is where its island hangs. {self._before}hung_N_C: where that of N does.",
        )
        hung = {}
        for cell, ways in hangs.items():
            if ways:
                hung[cell] = self._fresh(model, "hung", name=str(cell))
                yield Part(
                    "At a cell its island hangs once at most",
                    (cell,),
                    (at_most_one(ways), iff(hung[cell], or_(ways))),
                )
        for region in self._regions:
            own = {}
            for cell, holds in region.members.items():
                if cell in hung:
                    own[cell] = self._fresh(model, "hung", name=f"{region.root}_{cell}")
                    model.define(implies(and_(holds, hung[cell]), own[cell]))
            yield Part(
                "An island hangs once at most, on another or on the border",
                (f"island of {region.root}",),
                (at_most_one(own.values()),),
            )

    def _no_ring(self, model: Model) -> Iterator[Part]:
        """No island of 8 cells or more goes round something by itself, and leaves something out."""
        large = [region for region in self._regions if region.most >= RING]
        if not large:
            return
        roots = {region.root for region in large}
        grows: dict[Cell, list[Term]] = {cell: [] for cell in self._grid.cells}
        closes: dict[Line, list[Term]] = {}
        beside: dict[Edge, list[Line]] = {edge: [] for edge in self._grid.edges}
        for block in self._grid.blocks:
            for edge in _sides(block):
                beside[edge].append(block)
        outside = Line("the border", tuple(dict.fromkeys(_round(self._grid))))
        if any(
            region.most >= len(outside.cells) and region.members.keys() >= set(outside.cells)
            for region in large
        ):
            for blocks in beside.values():
                if len(blocks) == 1:
                    blocks.append(outside)
        self._remark(model, "grows_A_B: in a tree of the cells of an island, B grows from A.")
        self._remark(model, "closes_A_B_C: A and B, neighbours, close the block of land at C.")
        for edge, blocks in beside.items():
            both = [
                and_(region.members[edge.a], region.members[edge.b])
                for region in large
                if edge.a in region.members and edge.b in region.members
            ]
            if not both:
                continue
            ways: list[Term] = []
            for start, end in (edge, edge[::-1]):
                if end not in roots:
                    ways.append(self._fresh(model, "grows", name=f"{start}_{end}"))
                    grows[end].append(ways[-1])
            for block in blocks:
                at = block.cells[0] if block != outside else "border"
                ways.append(self._fresh(model, "closes", name=f"{name_of(edge)}_{at}"))
                closes.setdefault(block, []).append(ways[-1])
                yield Part(
                    "Two cells close a block where all of it is land",
                    (edge, block),
                    tuple(
                        implies(ways[-1], not_(self._rest[cell]))
                        for cell in block.cells
                        if cell not in edge
                    ),
                )
            yield Part(
                "Of two neighbours in an island one grows from the other, or they close a block",
                (edge,),
                tuple(implies(one, ways) for one in both),
            )
        for cell, ways in grows.items():
            yield Part("A cell grows from one neighbour at most", (cell,), (at_most_one(ways),))
        for block, ways in closes.items():
            yield Part("A block is closed once at most", (block,), (at_most_one(ways),))


def _sides(block: Line) -> list[Edge]:
    """The four pairs of neighbours in a block."""
    upper_left, upper_right, lower_left, lower_right = block.cells
    return [
        Edge(upper_left, upper_right),
        Edge(lower_left, lower_right),
        Edge(upper_left, lower_left),
        Edge(upper_right, lower_right),
    ]


def _round(grid: Grid) -> list[Cell]:
    """The cells along the border, one for each of its sides, going round it."""
    top, bottom = grid.rows[0].cells, grid.rows[-1].cells
    left, right = grid.columns[0].cells, grid.columns[-1].cells
    return [*top, *right, *bottom[::-1], *left[::-1]]
