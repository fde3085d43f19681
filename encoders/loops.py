"""One loop: edges of a graph of which the chosen ones form a single closed line.

A loop passes each point once or not at all (`SingleLoop.passes`, one rule
instance a point, stated in the template), and there is one of it and not
several, which is the global rule.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import combinations
from typing import Generic, TypeVar

from ..puzzles.grid import components
from .connectivity import Connected
from .families import name_of
from .model import GlobalRule, Model, Rule
from .terms import (
    FALSE,
    Flag,
    Value,
    as_number,
    equal,
    holds,
    iff,
    implies,
    not_,
    not_both,
    number,
    or_,
    plus,
    symbol_of,
    xor,
)

Point = TypeVar("Point", bound=Hashable)

OUTSIDE = "outside"
"""The face round the board: what lies beyond an edge on the border."""


class SingleLoop(GlobalRule, Generic[Point]):
    """The edges that are on form one loop, not two; none on is no second loop either.

    Whoever states that each point is passed once or not at all has a loop or nothing; that
    it is not nothing is a rule of its own where clues do not say it.

    Complete text: the points that the loop passes are connected along its edges, by ranks
    from the first of them: P Ints, 2P Booleans, about 5P clauses. Where the `faces` that the
    edges separate are known (a loop on the lines of a plane board), an edge is also on where
    one of them is inside and the other is not: F Booleans and E equivalences, which the
    ranks imply and which help where clues are few.

    Cuts: for a closed line C and an edge f that is on elsewhere: not (all of C and f); and an
    edge a of C only beside f if an edge leaves the points of C.

    Measured, complete text, CPU seconds of first answer / proof or second answer (yices 2.6.5 |
    z3 5.4.1): Slitherlink 30x45 .05/.03 | .50/.57, 40x60 .12/.14 | 1.4/1.4, a sparse 15x15
    .02/.02 | .70/.33. Against it, the inside and the outside both connected by ranks over the
    faces: 30x45 .31/.07 | over 30, 40x60 over 30 on both, the sparse 15x15 .02/.02 | .24/.65;
    ranks along the loop without faces: .03/.04 | .42/.41, .18/.19 | 1.2/1.3, .17/.17 | .96/1.1.
    A 30x30 board with clues in three of ten cells takes over 30 s with ranks, 10 s on yices
    with connected faces, 40 s with cuts. Cuts need a few rounds elsewhere.

    Source: subtour cuts (Dantzig, Fulkerson, Johnson 1954), lazily as in Noqx's and cspuz's
    solvers; ranks as in ASP encodings of Hamiltonian cycles (Niemelä 1999).
    """

    def __init__(
        self,
        edges: Mapping[tuple[Point, Point], str],
        faces: Mapping[tuple[Point, Point], tuple[Hashable, Hashable]] | None = None,
        *,
        stem: str = "loop",
    ) -> None:
        """Describe the graph.

        Args:
            edges: a literal for each edge, whose two points are its key.
            faces: the two faces that each edge separates, `OUTSIDE` beyond the border.
            stem: begins the names of the auxiliary symbols of points.
        """
        self.edges = edges
        self.stem = stem
        self._faces = faces
        self._at: dict[Point, dict[Point, str]] = {}
        for (a, b), literal in edges.items():
            self._at.setdefault(a, {})[b] = literal
            self._at.setdefault(b, {})[a] = literal

    @property
    def points(self) -> Sequence[Point]:
        """The points where edges meet."""
        return list(self._at)

    def passes(self, point: Point) -> list[str]:
        """The loop passes the point: two of its edges are on, or none.

        No three together, and none alone: C(n,3) + n clauses. In the Int encoding a sum.
        """
        literals = [literal for literal in self._at[point].values() if literal != FALSE]
        if any(isinstance(literal, Flag) for literal in literals):
            total = plus(map(as_number, literals))
            return [or_(equal(total, number(k)) for k in (0, 2))]
        none_alone = [
            implies(literal, literals[:i], literals[i + 1 :]) for i, literal in enumerate(literals)
        ]
        return none_alone + [not_both(three) for three in combinations(literals, 3)]

    @property
    def symbols(self) -> Sequence[str]:
        return list(dict.fromkeys(filter(None, map(symbol_of, self.edges.values()))))

    # -- in the dialogue -------------------------------------------------------

    def cuts(self, values: Mapping[str, Value]) -> list[Rule]:
        on = {edge for edge, literal in self.edges.items() if holds(literal, values)}
        near: dict[Point, list[Point]] = {}
        for a, b in on:
            near.setdefault(a, []).append(b)
            near.setdefault(b, []).append(a)
        lines = components(near, near.__getitem__)
        if len(lines) < 2:
            return []
        return [
            cut
            for line, other in zip(lines, lines[1:] + lines[:1], strict=True)
            for cut in self._cuts(line, other, on)
        ]

    def _cuts(
        self, line: Sequence[Point], other: Sequence[Point], on: set[tuple[Point, Point]]
    ) -> list[Rule]:
        """A closed line that is not all there is."""
        inside = set(line)
        own = [(a, b) for a in line for b in self._at[a] if (a, b) in on]
        far = next((a, b) for a in other for b in self._at[a] if (a, b) in on)
        leaving = {
            (a, b) if (a, b) in self.edges else (b, a): literal
            for a in line
            for b, literal in self._at[a].items()
            if b not in inside and literal != FALSE
        }
        is_far = self.edges[far]
        closed = Rule(
            "The others would close a loop that leaves out the last",
            tuple(map(_said, [*own, far])),
            (or_([not_(self.edges[edge]) for edge in own], not_(is_far)),),
        )
        crossed = Rule(
            "The first two lie on one loop only if it takes another of these",
            tuple(map(_said, [own[0], far, *leaving])),
            (or_(not_(self.edges[own[0]]), not_(is_far), leaving.values()),),
        )
        return [closed, crossed]

    # -- in the complete text ----------------------------------------------------

    def spell_out(self, model: Model) -> list[Rule]:
        return self._sides(model, self._faces or {}) + self._ranks(model)

    def _sides(
        self, model: Model, faces: Mapping[tuple[Point, Point], tuple[Hashable, Hashable]]
    ) -> list[Rule]:
        """An edge is on where one of its faces is inside the loop and the other is not."""
        if not faces:
            return []
        model.remark("inside_C: C lies inside the loop.")
        around = dict.fromkeys(face for both in faces.values() for face in both if face != OUTSIDE)
        inside = {face: model.fresh("inside", name=name_of(face)) for face in around}
        inside[OUTSIDE] = FALSE
        return [
            Rule(
                "The loop runs between inside and outside",
                (_said(edge),),
                (iff(self.edges[edge], xor(inside[one], inside[two])),),
            )
            for edge, (one, two) in faces.items()
        ]

    def _ranks(self, model: Model) -> list[Rule]:
        model.remark(f"{self.stem}_at_P: the loop passes P.")
        used = {}
        for point, edges in self._at.items():
            if (some_edge := or_(edges.values())) != FALSE:
                used[point] = model.fresh(f"{self.stem}_at", name=name_of(point))
                model.define(iff(used[point], some_edge))
        connected = Connected(
            "point of the loop",
            used,
            self._at.__getitem__,
            links=lambda a, b: self._at[a][b],
            stem=f"{self.stem}_rank",
        )
        return connected.spell_out(model)


def _said(edge: object) -> str:
    return name_of(edge).replace("_", " ")
