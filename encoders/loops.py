"""One loop: edges between neighbouring points of a grid that form a single closed line.

A loop passes each point once or not at all (`OneLoop.passes`, one rule instance a point,
stated in the template), and there is one of it and not several, which is the rule about the
whole board. The points are the corners of cells (Slitherlink) or the middles of cells (Pearl).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations, pairwise

from ..puzzles.grid import (
    DOWN,
    LEFT,
    ORTHOGONAL,
    RIGHT,
    UP,
    Cell,
    Edge,
    Grid,
    Leaders,
    components,
    ends_of,
)
from .counting import Constraint, exactly_one
from .families import Style, Words, name_length
from .model import Model, Part, WholeBoard
from .planar import faces_of, first_on
from .separation import gates, shortest_path, some_of
from .terms import (
    FALSE,
    TRUE,
    Literal,
    Term,
    Value,
    as_number,
    equal,
    evaluate,
    iff,
    implies,
    not_,
    not_both,
    number,
    or_,
    plus,
    xor,
)

LOOP_WORDS = Words(
    "is part of the loop",
    "is not part of the loop",
    "are part of the loop",
    "are not part of the loop",
)

Sides = Mapping["Cell | None", list[tuple["Cell | None", bool]]]
"""For each face those beside it, and whether the loop parts them; None is the outside."""


class OneLoop(WholeBoard):
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

    def __init__(
        self,
        edges: Mapping[Edge, Term],
        points: Grid,
        *,
        face: Callable[[Cell], object] = lambda cell: cell,
    ) -> None:
        """Describe the board.

        Args:
            edges: a literal for each edge of the grid; the loop takes no others.
            points: the grid.
            face: a face as a place, by the point at its upper left; where points are the
                corners of cells, that is the cell.
        """
        self.edges = edges
        self.points = points
        self._faces = faces_of(points)
        self._face = face
        self._at: dict[Cell, list[Edge]] = {point: [] for point in points.cells}
        for edge in edges:
            for point in edge:
                self._at[point].append(edge)

    def passes(self, point: Cell) -> list[Constraint]:
        """The loop passes the point: two of its edges are on, or none."""
        return two_or_none(self.edges[edge] for edge in self._at[point])

    # -- the complete text -----------------------------------------------------------

    def state(self, model: Model) -> Iterator[Part]:
        near = self._known_sides()
        inside = self._inside(model, near)
        yield from self._sides(inside)
        first = self._outermost(near) or first_on(
            model, {face: inside[face] for face in self._faces.cells}, "inside"
        )
        model.remark(
            "to_C_D: C is left toward D (up, down, left, right), on its own side of the loop."
            " Row 0, column 0 and those after the last lie outside."
        )
        steps: dict[Cell, list[Term]] = {
            Cell(row, column): []
            for row in range(-1, self._faces.height + 1)
            for column in range(-1, self._faces.width + 1)
        }
        yield from self._lines_down(model, steps)
        yield from self._lines_across(model, steps)
        for face, out in steps.items():
            yield Part(
                "Each cell is left along one line, only the first inside cell along none",
                self._places(face),
                (exactly_one([first.get(face, FALSE), *out]),),
            )

    def _places(self, *faces: Cell) -> tuple[object, ...]:
        return tuple(
            self._face(face) if face in self._faces else f"outside {face}" for face in faces
        )

    def _edge(self, point: Cell, other: Cell) -> Term:
        return self.edges.get(Edge.of(point, other), FALSE)

    def _beside(self, edge: Edge) -> tuple[Cell | None, Cell | None]:
        """The two faces beside an edge; None is the outside."""
        near, here = edge.a.step(UP if edge.a.row == edge.b.row else LEFT), edge.a
        return (near if near in self._faces else None), (here if here in self._faces else None)

    def _known_sides(self) -> Sides:
        """For each face those beside it of which it is known if an edge of the loop parts them."""
        near: dict[Cell | None, list[tuple[Cell | None, bool]]] = {None: []}
        for edge in self.points.edges:
            on = self._edge(*edge)
            if on in (TRUE, FALSE):
                f, g = self._beside(edge)
                near.setdefault(f, []).append((g, on == TRUE))
                near.setdefault(g, []).append((f, on == TRUE))
        return near

    def _inside(self, model: Model, near: Sides) -> dict[Cell | None, Term]:
        """The literal that a face lies inside: one symbol for all whose sides are known as one."""
        model.remark("inside_C: C lies inside the loop.")
        inside: dict[Cell | None, Term] = {}
        for start in (None, *self._faces.cells):
            if start in inside:
                continue
            inside[start] = FALSE if start is None else self._fresh_inside(model, start)
            queue = [start]
            for face in queue:  # grows while it is read
                for other, parted in near.get(face, ()):
                    if other not in inside:
                        inside[other] = not_(inside[face]) if parted else inside[face]
                        queue.append(other)
        return inside

    def _fresh_inside(self, model: Model, face: Cell) -> Term:
        name = self._face(face)
        words = (f"{name} lies inside the loop", f"{name} lies outside the loop")
        return model.fresh("inside", name=str(face), words=words)

    @staticmethod
    def _outermost(near: Sides) -> dict[Cell, Term]:
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

    def _sides(self, inside: Mapping[Cell | None, Term]) -> Iterator[Part]:
        for edge in self.points.edges:
            near, here = (inside[face] for face in self._beside(edge))
            yield Part(
                "The loop runs between inside and outside",
                (edge,),
                (iff(self._edge(*edge), xor(near, here)),),
            )

    def _lines_down(self, model: Model, steps: Mapping[Cell, list[Term]]) -> Iterator[Part]:
        """Lines between faces one above the other; the steps are put where they begin."""
        for face in steps:
            below = face.step(DOWN)
            if below in steps:
                crossed = self._edge(below, below.step(RIGHT))
                yield Part(
                    "A line joins cells, one above the other, on one side of the loop",
                    self._places(face, below),
                    line_between(model, steps, Edge(face, below), crossed, [TRUE]),
                )

    def _lines_across(self, model: Model, steps: Mapping[Cell, list[Term]]) -> Iterator[Part]:
        """Lines between faces side by side."""
        for face in steps:
            below, beside = face.step(DOWN), face.step(RIGHT)
            if beside in steps:
                point = Cell(face.row + 1, face.column + 1)
                crossed = self._edge(beside, point)
                passing = self._passing(point) if below in steps else [TRUE]
                yield Part(
                    "A line joins cells side by side where the loop passes the point below them",
                    self._places(face, beside),
                    line_between(model, steps, Edge(face, beside), crossed, passing),
                )

    def _passing(self, point: Cell) -> list[Term]:
        """Of some edges one is on exactly where the loop passes the point, but not from above.

        It takes two of the three other edges then, so one of any two.
        """
        left, down, right = (self._edge(point, point.step(step)) for step in (LEFT, DOWN, RIGHT))
        if TRUE in (left, down, right):
            return [TRUE]
        if FALSE in (left, down, right):  # the other two are both on, or both off
            return [max(left, down, right, key=lambda on: on != FALSE)]
        return [left, down]

    # -- a half-drawn loop -----------------------------------------------------------

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        held = {edge: evaluate(literal, known) for edge, literal in self.edges.items()}
        taken = [edge for edge, value in held.items() if value is True]
        possible = [edge for edge, value in held.items() if value is not False]
        if not taken and len(possible) < 2:
            yield Part("There is a loop", tuple(held), (some_of(self.edges.values()),))
        paths = Leaders[Cell]()
        ends: dict[Cell, list[Cell]] = {}
        for edge in taken:
            if paths.joined(*edge):
                yield from self._closed(_ring(edge, ends), taken, possible)
                return
            paths.join(*edge)
            for a, b in (edge, edge[::-1]):
                ends.setdefault(a, []).append(b)
        for edge in possible:
            if held[edge] is None and paths.joined(*edge):
                ring = _ring(edge, ends)
                other = next((other for other in taken if other not in ring), None)
                if other is not None:
                    sentence = "A line here would close a loop that leaves others out"
                    yield self._not_all(sentence, [*ring, other])
        told: set[Edge] = set()
        yield from self._dead_ends(taken, possible, told)
        yield from self._apart(taken, possible, told)

    def _not_all(self, sentence: str, edges: list[Edge], *crossed: Edge) -> Part:
        """Not all of the edges are on, where none of those are that they would have to cross."""
        clause = [not_(self.edges[edge]) for edge in edges]
        clause += [self.edges[edge] for edge in crossed]
        return Part(sentence, (*edges, *crossed), (some_of(clause),))

    def _closed(self, ring: list[Edge], taken: list[Edge], possible: list[Edge]) -> Iterator[Part]:
        """A loop is closed: there is nothing else."""
        inside = set(ring)
        for edge in taken:
            if edge not in inside:
                yield self._not_all(
                    "These lines close a loop that leaves others out", [*ring, edge]
                )
                return
        for edge in possible:
            if edge not in inside:
                yield self._not_all("The loop is closed: there is no other line", [*ring, edge])

    def _apart(self, taken: list[Edge], possible: list[Edge], told: set[Edge]) -> Iterator[Part]:
        """No loop takes edges on either side of one point, or of none; `told` are known by now."""
        near = ends_of(possible)
        sides: list[tuple[Cell | None, list[Cell]]] = [
            (None, piece) for piece in components(list(near), near.__getitem__)
        ]
        sides += gates(near, near.__getitem__)
        for gate, side in sides:
            inside = set(side)
            within = partial(_touches, inside)
            here = next(filter(within, taken), None)
            there = next((edge for edge in taken if not within(edge)), None)
            wall = [
                edge
                for point in side
                for edge in self._at[point]
                if not inside.issuperset(edge) and gate not in edge
            ]
            if here and there:
                sentence = "No loop has both of these lines: it would pass one point twice"
                if gate is None:
                    sentence = "These lines cannot be joined by one loop"
                yield self._not_all(sentence, [here, there], *wall)
                return
            for edge in possible:
                other = there if within(edge) else here
                if other and edge not in told:
                    told.add(edge)
                    sentence = "A line here would not be on one loop with the others"
                    yield self._not_all(sentence, [edge, other], *wall)

    def _dead_ends(
        self, taken: list[Edge], possible: list[Edge], told: set[Edge]
    ) -> Iterator[Part]:
        """No loop takes an edge that alone leads to what lies behind it."""
        near = ends_of(possible)
        for _, side in gates(near, near.__getitem__):
            inside = set(side)
            wall = {
                edge: None
                for point in side
                for edge in self._at[point]
                if not inside.issuperset(edge)
            }
            (edge, *more) = (edge for edge in possible if edge in wall)
            if not more and edge not in told:
                told.add(edge)
                del wall[edge]
                subject = "This line" if edge in taken else "A line here"
                yield self._not_all(f"{subject} would have no way back", [edge], *wall)


def two_or_none(edges: Iterable[Term]) -> list[Constraint]:
    """Two of the edges at a point are on, or none.

    No three together, and none alone: C(n,3) + n clauses. In the Int encoding a sum.
    """
    literals = [literal for literal in edges if literal != FALSE]
    if any(isinstance(literal, Literal) and literal.binary for literal in literals):
        total = plus(map(as_number, literals))
        return [or_(equal(total, number(k)) for k in (0, 2))]
    none_alone = [
        implies(literal, literals[:i], literals[i + 1 :]) for i, literal in enumerate(literals)
    ]
    return [*none_alone, *(not_both(three) for three in combinations(literals, 3))]


def loop_through_cells(edges: Mapping[Edge, Term], cells: Grid) -> OneLoop:
    """One loop through the middles of cells: its faces are called by the four cells round them."""
    blocks = {block.cells[0]: block for block in cells.blocks}
    return OneLoop(edges, cells, face=blocks.__getitem__)


def way_through_board(
    edges: Mapping[Edge, Term], cells: Grid, ends: Sequence[tuple[Cell, str]]
) -> OneLoop:
    """One way through the middles of cells that leaves the board at two ends, as one loop.

    The ends are cells, each with its side `U D L R` at the border. Outside of the board a ring of
    points goes round it, one of whose two stretches from end to end is known to be on: it closes
    the way to a loop. So a point of the loop lies one lower and one to the right of its cell, and
    its faces have the names of the cells of which they are the upper left corners.
    """
    points = Grid(cells.height + 2, cells.width + 2)
    known: dict[Edge, Term] = dict.fromkeys(points.edges, FALSE)
    for (a, b), on in edges.items():
        known[Edge(_inward(a), _inward(b))] = on
    gates = []
    for cell, letter in ends:
        gates.append(_inward(cell).step(ORTHOGONAL[letter]))
        known[Edge.of(_inward(cell), gates[-1])] = TRUE
    bottom, right = cells.height + 1, cells.width + 1
    ring = [Cell(0, column) for column in range(right)]
    ring += [Cell(row, right) for row in range(bottom)]
    ring += [Cell(bottom, right - column) for column in range(right)]
    ring += [Cell(bottom - row, 0) for row in range(bottom)]
    first, last = sorted(map(ring.index, gates))
    for a, b in pairwise(ring[first : last + 1]):
        known[Edge.of(a, b)] = TRUE
    return OneLoop(known, points, face=lambda face: f"the corner above and left of {face}")


def _inward(cell: Cell) -> Cell:
    return Cell(cell.row + 1, cell.column + 1)


def length_of_loop(points: Grid, style: Style) -> float:
    """How many characters the rules of a loop have at least where no edge is known, measured.

    So many for each edge and each character of a point's name; see `edges_inside`.
    """
    name = name_length(points)
    return edges_inside(points) * (780 + 61 * name if style == "int" else 690 + 99 * name)


def edges_inside(points: Grid) -> float:
    """The edges, of which one at the border counts as less: it has faces on one side only.

    On a board two points wide two of three edges are such, on a large one hardly any.
    """
    return points.edge_count - 0.225 * max(0, 2 * (points.height + points.width) - 4)


def line_between(
    model: Model,
    steps: Mapping[Cell, list[Term]],
    ends: Edge,
    crossed: Term,
    passing: Sequence[Term],
) -> tuple[Term, ...]:
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


def _ring(edge: Edge, ends: Mapping[Cell, list[Cell]]) -> list[Edge]:
    """The edge, and those between its ends on a shortest way along others."""
    path = shortest_path(edge.a, edge.b, ends.__getitem__)
    return [edge, *(Edge.of(a, b) for a, b in pairwise(path))]


def _touches(points: set[Cell], edge: Edge) -> bool:
    return edge.a in points or edge.b in points
