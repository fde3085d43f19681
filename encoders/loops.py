"""One loop: edges between neighbouring points of a grid that form a single closed line.

A loop passes each point once or not at all (`OneLoop.passes`, one rule instance a point,
stated in the template), and there is one of it and not several, which is the rule about the
whole board. The points are the corners of cells (Slitherlink) or the middles of cells (Pearl).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from ..puzzles.grid import DOWN, LEFT, RIGHT, UP, Cell, Grid
from .counting import exactly_one
from .model import GlobalRule, Model, Rule
from .planar import faces_of, first_on
from .terms import (
    FALSE,
    TRUE,
    Flag,
    as_number,
    equal,
    implies,
    not_,
    not_both,
    number,
    or_,
    plus,
)

Edge = tuple[Cell, Cell]
"""Two neighbouring points, the upper or left one first."""


class OneLoop(GlobalRule):
    """The edges that are on form one loop; none on is no loop.

    To be stated with `passes` for every point. One loop has one connected inside and one
    connected outside, and lines that pass each point once or not at all, but do not form one
    loop, have more. The idea is to draw, in a patch of faces on one side of the loop, lines from
    face to face that are the same for every solver:

        .---.---.   Every two faces, one above the other, are joined; two side by side only where
        |   |   |   the point below them lies on the loop. So each inner point of the patch, with
        | o | o |   the patch all round it, takes away one line, the one that would pass above
        |   |   |   it, and E lines between F faces of a patch with P inner points are
        .---'---.   E - P = F - 1 + the holes in it (Euler).

    The lines join the whole patch: along a cut through it, made of lines taken away, one could
    go down from point to point without end. Let each line have a direction and each face be
    left along exactly one: then a patch has as many lines as faces, so one hole. Only the first
    inside face in reading order is left along none: its patch has no hole. The outermost patch,
    with a row of faces added all round, has one hole, and in it an inside patch; that is the
    outermost inside one, so it holds the first inside face, has no hole, and that is all.

    F faces with the added row: 2 symbols and 4 clauses for each two neighbours, about 9 clauses
    for the steps of a face, and 3 for the first face. What the loop is decides them all, but for
    the direction in which the ring outside is walked.

    Measured on planted Slitherlinks with a third of their clues, many solutions each; seconds of
    first answer / second, solver alone in one dialogue (yices 2.6.5 | z3 5.4.1): 25x25 .08/.10 |
    .44/.53, 30x30 .10-.23 | .48-1.0, 60x60 6.8/7.0 | 7.6/7.9, with half of its clues 1.7/1.8 |
    4.8/5.0. A spanning tree of the points and one of the faces, free to choose (see `planar`),
    with the loop's direction: 25x25 .09-.13 | .43-.95, 30x30 .15-3.0 | 1.1-3.3 and up to 20 s in
    one script, the two 60x60 2.6 and 58 | 19 and over 100. Int ranks along the loop: 25x25 28 | 55.

    Source: ours; the counting is Euler's, the two trees are those of Williams (2002).
    """

    def __init__(self, edges: Mapping[Edge, str], points: Grid) -> None:
        """Describe the board: a literal for each edge of a grid of points."""
        self.edges = edges
        self.points = points
        self._at: dict[Cell, list[str]] = {point: [] for point in points.cells}
        for pair, literal in edges.items():
            for point in pair:
                self._at[point].append(literal)

    def passes(self, point: Cell) -> list[str]:
        """The loop passes the point: two of its edges are on, or none.

        No three together, and none alone: C(n,3) + n clauses. In the Int encoding a sum.
        """
        literals = [literal for literal in self._at[point] if literal != FALSE]
        if any(isinstance(literal, Flag) for literal in literals):
            total = plus(map(as_number, literals))
            return [or_(equal(total, number(k)) for k in (0, 2))]
        none_alone = [
            implies(literal, literals[:i], literals[i + 1 :]) for i, literal in enumerate(literals)
        ]
        return none_alone + [not_both(three) for three in combinations(literals, 3)]

    def spell_out(self, model: Model) -> list[Rule]:
        faces = faces_of(self.points)
        model.remark("inside_C: C lies inside the loop.")
        inside = {face: model.fresh("inside", name=str(face)) for face in faces.cells}
        rules = list(self._sides(inside))
        first = first_on(model, inside, "inside")
        model.remark(
            "to_C_D: C is left toward D (up, down, left, right), on its own side of the loop."
            " Row 0, column 0 and those after the last lie outside."
        )
        steps: dict[Cell, list[str]] = {
            Cell(row, column): []
            for row in range(-1, faces.height + 1)
            for column in range(-1, faces.width + 1)
        }
        rules += self._lines(model, steps)
        for face, out in steps.items():
            terms = exactly_one(model, [first.get(face, FALSE), *out])
            rules.append(
                Rule(
                    "Each cell is left along one line, only the first inside cell along none",
                    (str(face),),
                    tuple(terms),
                )
            )
        return rules

    def _edge(self, point: Cell, other: Cell) -> str:
        return self.edges.get((min(point, other), max(point, other)), FALSE)

    def _sides(self, inside: Mapping[Cell, str]) -> Iterator[Rule]:
        for (a, b), on in self.edges.items():
            near = inside.get(a.step(UP if a.row == b.row else LEFT), FALSE)
            here = inside.get(a, FALSE)
            terms = (
                implies(on, near, here),
                not_both(on, near, here),
                implies(near, here, on),
                implies(here, near, on),
            )
            yield Rule("The loop runs between inside and outside", (f"{a} {b}",), terms)

    def _lines(self, model: Model, steps: Mapping[Cell, list[str]]) -> Iterator[Rule]:
        """The lines between faces, each with a direction; the steps are put where they begin."""

        def line(face: Cell, other: Cell) -> tuple[str, str]:
            there, back = "RL" if face.row == other.row else "DU"
            both = (
                model.fresh("to", name=f"{face}_{there}"),
                model.fresh("to", name=f"{other}_{back}"),
            )
            steps[face].append(both[0])
            steps[other].append(both[1])
            return both

        for face in steps:
            below, beside = face.step(DOWN), face.step(RIGHT)
            if below in steps:
                crossed = self._edge(below, below.step(RIGHT))
                there, back = line(face, below)
                yield Rule(
                    "A line joins cells, one above the other, on one side of the loop",
                    (str(face), str(below)),
                    (
                        or_(crossed, there, back),
                        *(not_both(step, crossed) for step in (there, back)),
                        not_both(there, back),
                    ),
                )
            if beside in steps:
                point = Cell(face.row + 1, face.column + 1)
                crossed = self._edge(beside, point)
                # The point has two edges or none, so these two tell whether it is on the loop.
                others = [self._edge(point, point.step(step)) for step in (LEFT, DOWN)]
                if below not in steps:
                    others = [TRUE]
                elif others == [FALSE, FALSE]:
                    continue
                there, back = line(face, beside)
                yield Rule(
                    "A line joins cells side by side where the loop passes the point below them",
                    (str(face), str(beside)),
                    (
                        *(or_(not_(other), crossed, there, back) for other in others),
                        *(implies(step, others) for step in (there, back)),
                        *(not_both(step, crossed) for step in (there, back)),
                        not_both(there, back),
                    ),
                )
