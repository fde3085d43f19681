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

    Complete text, `faces` known (a loop on the lines of a plane board): an edge is on where
    one of its two faces is inside and the other is not; the inside is connected, from its
    first face, and so is the outside, from beyond the border: for F faces and E edges F + F
    Booleans, 2F Ints, E equivalences, 2F clauses of ranks. Without faces: the points that
    the loop passes are connected along its edges, from the first: P Ints, 2P Booleans.

    Cuts: for a closed line C and an edge f that is on elsewhere: not (all of C and f); and an
    edge a of C only beside f if an edge leaves the points of C.

    Measured (z3 5.4.1 / yices 2.6.5, seconds to the proof of uniqueness): see
    `encoders/slitherlink.py` for the figures; ranks along the loop, in place of faces, lose
    where the clues say nothing of points (Slitherlink), and win where they do.

    Source: subtour cuts (Dantzig, Fulkerson, Johnson 1954), lazily as in Noqx's and cspuz's
    solvers; inside and outside both connected is the planar dual of a single cycle.
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
            stem: begins the names of the auxiliary symbols, where there are no faces.
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
        return self._by_faces(model, self._faces) if self._faces else self._by_ranks(model)

    def _by_faces(
        self,
        model: Model,
        faces: Mapping[tuple[Point, Point], tuple[Hashable, Hashable]],
    ) -> list[Rule]:
        beside: dict[Hashable, list[Hashable]] = {}
        for one, two in faces.values():
            beside.setdefault(one, []).append(two)
            beside.setdefault(two, []).append(one)
        model.remark("inside_C: C lies inside the loop.")
        inside = {
            face: model.fresh("inside", name=name_of(face)) for face in beside if face != OUTSIDE
        }
        inside[OUTSIDE] = FALSE
        rules = [
            Rule(
                "The loop runs between inside and outside",
                (_said(edge),),
                (iff(literal, xor(*(inside[face] for face in faces[edge]))),),
            )
            for edge, literal in self.edges.items()
        ]
        outside = {face: not_(literal) for face, literal in inside.items()}
        for noun, on in (("inner", inside), ("outer", outside)):
            part = Connected(f"{noun} cell", on, beside.__getitem__, stem=f"{noun}_rank")
            rules += part.spell_out(model)
        return rules

    def _by_ranks(self, model: Model) -> list[Rule]:
        model.remark(f"{self.stem}_at_P: the loop passes P.")
        used = {}
        for point, edges in self._at.items():
            used[point] = model.fresh(f"{self.stem}_at", name=name_of(point))
            model.define(iff(used[point], or_(edges.values())))
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
