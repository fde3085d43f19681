"""One loop: edges between neighbouring points of a grid that form a single closed line.

A loop passes each point once or not at all (`OneLoop.passes`, one rule instance a point,
stated in the template), and there is one of it and not several, which is the rule about the
whole board. The points are the corners of cells (Slitherlink) or the middles of cells (Pearl).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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
    iff,
    implies,
    not_,
    not_both,
    number,
    or_,
    plus,
    xor,
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
    the direction in which the ring outside is walked. Where edges are known, faces share a symbol
    or have none, and lines fall away or have one; and where a face is known to lie beside the
    outermost patch, it serves as the root, for it lies in the same inside patch as the first one.

    Measured, with no edge known but the sides of zeros,
    on planted Slitherlinks with a third of their clues, many solutions each; seconds of
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
        self._faces = faces_of(points)
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
        faces = self._faces
        near = self._known_sides()
        inside = self._inside(model, near)
        rules = list(self._sides(inside))
        first = self._outermost(near) or first_on(
            model, {face: inside[face] for face in faces.cells}, "inside"
        )
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

    def _beside(self, edge: Edge) -> tuple[Cell | None, Cell | None]:
        """The two faces beside an edge; None is the outside."""
        a, b = edge
        near, here = a.step(UP if a.row == b.row else LEFT), a
        return (near if near in self._faces else None), (here if here in self._faces else None)

    def _known_sides(self) -> dict[Cell | None, list[tuple[Cell | None, bool]]]:
        """For each face those beside it of which it is known if an edge of the loop parts them."""
        near: dict[Cell | None, list[tuple[Cell | None, bool]]] = {None: []}
        for edge in self.points.pairs:
            on = self._edge(*edge)
            if on in (TRUE, FALSE):
                f, g = self._beside(edge)
                near.setdefault(f, []).append((g, on == TRUE))
                near.setdefault(g, []).append((f, on == TRUE))
        return near

    def _inside(
        self, model: Model, near: Mapping[Cell | None, Iterable[tuple[Cell | None, bool]]]
    ) -> dict[Cell | None, str]:
        """The literal that a face lies inside: one symbol for all whose sides are known as one."""
        model.remark("inside_C: C lies inside the loop.")
        inside: dict[Cell | None, str] = {}
        for start in (None, *self._faces.cells):
            if start in inside:
                continue
            inside[start] = FALSE if start is None else model.fresh("inside", name=str(start))
            queue = [start]
            for face in queue:  # grows while it is read
                for other, parted in near.get(face, ()):
                    if other not in inside:
                        inside[other] = not_(inside[face]) if parted else inside[face]
                        queue.append(other)
        return inside

    @staticmethod
    def _outermost(
        near: Mapping[Cell | None, Iterable[tuple[Cell | None, bool]]],
    ) -> dict[Cell, str]:
        """A face that is known to lie beside the outermost patch; nothing where none is."""
        seen: set[Cell | None] = {None}
        queue: list[Cell | None] = [None]
        for face in queue:  # grows while it is read
            for other, parted in near.get(face, ()):
                if parted and other is not None:
                    return {other: TRUE}
                if not parted and other not in seen:
                    seen.add(other)
                    queue.append(other)
        return {}

    def _sides(self, inside: Mapping[Cell | None, str]) -> Iterator[Rule]:
        for edge in self.points.pairs:
            near, here = (inside[face] for face in self._beside(edge))
            term = iff(self._edge(*edge), xor(near, here))
            yield Rule(
                "The loop runs between inside and outside", (f"{edge[0]} {edge[1]}",), (term,)
            )

    def _lines(self, model: Model, steps: Mapping[Cell, list[str]]) -> Iterator[Rule]:
        """The lines between faces, each with a direction; the steps are put where they begin."""
        for face in steps:
            below, beside = face.step(DOWN), face.step(RIGHT)
            if below in steps:
                crossed = self._edge(below, below.step(RIGHT))
                yield Rule(
                    "A line joins cells, one above the other, on one side of the loop",
                    (str(face), str(below)),
                    _line(model, steps, (face, below), crossed, [TRUE]),
                )
            if beside in steps:
                point = Cell(face.row + 1, face.column + 1)
                crossed = self._edge(beside, point)
                yield Rule(
                    "A line joins cells side by side where the loop passes the point below them",
                    (str(face), str(beside)),
                    _line(
                        model,
                        steps,
                        (face, beside),
                        crossed,
                        self._passing(point) if below in steps else [TRUE],
                    ),
                )

    def _passing(self, point: Cell) -> list[str]:
        """Of some edges one is on exactly where the loop passes the point, but not from above.

        It takes two of the three other edges then, so one of any two.
        """
        left, down, right = (self._edge(point, point.step(step)) for step in (LEFT, DOWN, RIGHT))
        if TRUE in (left, down, right):
            return [TRUE]
        if FALSE in (left, down, right):  # the other two are both on, or both off
            return [max(left, down, right, key=lambda on: on != FALSE)]
        return [left, down]


def _line(
    model: Model,
    steps: Mapping[Cell, list[str]],
    ends: tuple[Cell, Cell],
    crossed: str,
    passing: list[str],
) -> tuple[str, ...]:
    """A line that is there if an edge is not crossed and of some others one is on: terms."""
    face, other = ends
    if crossed == TRUE or or_(passing) == FALSE:
        return ()
    there, back = "RL" if face.row == other.row else "DU"
    to = model.fresh("to", name=f"{face}_{there}")
    steps[face].append(to)
    if crossed == FALSE and passing == [TRUE]:
        steps[other].append(not_(to))
        return ()
    fro = model.fresh("to", name=f"{other}_{back}")
    steps[other].append(fro)
    return (
        *(or_(not_(on), crossed, to, fro) for on in passing),
        *(implies(step, passing) for step in (to, fro)),
        *(not_both(step, crossed) for step in (to, fro)),
        not_both(to, fro),
    )
