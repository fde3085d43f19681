"""One connected colour on a grid, by a spanning tree and its co-tree.

A board is a plane graph: nodes (cells, or the grid's points), edges between neighbours, and
faces between the edges (the corners where four cells meet, or the cells between points), with one
face more, the outside, round the board. Take any spanning tree of the nodes. The edges that it
does not use, each read as a step between the two faces beside it, form a spanning tree of the
faces:

    o---o---o      ---  the tree of the nodes o
    |   + - + -    - -  the tree of the faces +, which crosses the other edges
    o---o---o

So every edge serves one of the two trees, and neither can close a ring, since a ring of one would
cut the other in two. That is why local clauses are enough, without ranks or distances: each edge
is a step of one tree in one direction; each node, and each face, takes one step toward its
root; the two roots lie beside each other. A ring of steps would enclose one step too few or too
many, unless it parts the two roots.

Source: Williams, A linear-size zero-one programming model for the minimum spanning tree problem
in planar graphs (Networks, 2002), who counts on exactly this.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..puzzles.grid import LEFT, UP, Cell, Grid
from .counting import exactly_one
from .families import name_length, name_of
from .model import Model, Part, WholeBoard
from .separation import joins
from .terms import FALSE, TRUE, Term, Value, and_, iff, implies, not_, or_


def faces_of(nodes: Grid) -> Grid:
    """The faces of a grid of nodes but the outside, each named by the node at its upper left."""
    return Grid(nodes.height - 1, nodes.width - 1)


def first_on(
    model: Model, on: Mapping[Cell, Term], stem: str, *, none: bool = False
) -> dict[Cell, Term]:
    """For each node that can be it the literal that it is the first that is on.

    n literals, each taken once: at most 2(n-1) symbols and as many equivalences; there are
    none for what stands behind a node known to be on. With `none`, where no node is on, the last
    that can be on is taken for the first all the same; otherwise there is none then.
    """
    can_be: dict[Term, Cell] = {}
    for node, literal in on.items():
        if literal != FALSE:
            can_be.setdefault(literal, node)
    firsts: dict[Cell, Term] = {}
    last = next(reversed(can_be.values()), None)
    so_far: Term = FALSE
    for literal, node in can_be.items():
        own = not_(so_far) if none and node == last else and_(literal, not_(so_far))
        if own not in (literal, not_(so_far)):
            model.remark(f"{stem}_first_C: {stem}_C holds, and of none before C.")
            firsts[node] = model.fresh(f"{stem}_first", name=name_of(node))
            model.define(iff(firsts[node], own))
        else:
            firsts[node] = own
        if literal == TRUE or node == last:
            break
        if so_far == FALSE:
            so_far = literal
        else:
            model.remark(f"{stem}_so_far_C: {stem}_C holds, or that of one before C.")
            before, so_far = so_far, model.fresh(f"{stem}_so_far", name=name_of(node))
            model.define(iff(so_far, or_(before, literal)))
    return firsts


class Connected(WholeBoard):
    """The cells that are on are connected; none on, or one, is connected.

    A spanning tree of all cells and its co-tree of the corners, in which a cell that is on takes
    its step to one that is on. So all that are on reach the root: a cell known to be on, else the
    first one. E pairs of neighbours: 4 E symbols, 7 E clauses for the pairs, 2 E for the colour,
    about 7 for each cell and corner.

    Measured on Nurikabe's sea, seconds of first answer / uniqueness, solver alone (yices 2.6.5 |
    z3 5.4.1): a sparse 10x10 .10/.44 | .26/.63, with Int ranks .24/.64 | .26/.71; 20x20 with
    islands of up to 12 cells .5-4 | 1-4. See `archipelago` for what is faster where the other
    colour's pieces are known.

    Source: Williams (2002), see the module.
    """

    def __init__(self, noun: str, on: Mapping[Cell, Term], grid: Grid, *, stem: str) -> None:
        """Describe the board.

        Args:
            noun: what a cell is called that is on.
            on: for each cell the literal that it is; a cell without one, such as a hole, is off.
            grid: of the cells.
            stem: what the auxiliary symbols have in their names, such as `way_sea_r1c1_R`.
        """
        self.noun, self.stem = noun, stem
        self._on = {cell: on.get(cell, FALSE) for cell in grid.cells}
        self._grid = grid

    def state(self, model: Model) -> Iterator[Part]:
        on = self._on
        if sum(literal != FALSE for literal in on.values()) < 2:
            return
        known = [cell for cell, literal in on.items() if literal == TRUE]
        firsts = (
            dict.fromkeys(known[:1], TRUE) if known else first_on(model, on, self.stem, none=True)
        )
        corners = faces_of(self._grid)
        corner_roots: dict[Cell | None, list[Term]] = {}
        for cell, first in firsts.items():
            # The corner at the lower right of a cell, or the outside, lies beside it.
            corner_roots.setdefault(cell if cell in corners else None, []).append(first)
        steps = _Steps(model, self._grid, self.stem, firsts, corner_roots)
        taken = {}
        for edge in self._grid.edges:
            a, b = edge
            there, back, *across = steps.of_pair(
                a, b, barred=(on[a] == TRUE and on[b] == FALSE, on[b] == TRUE and on[a] == FALSE)
            )
            taken[edge] = there, back
            yield Part(
                "Two neighbours, or the corners beside them, take one step between them",
                (edge,),
                (exactly_one([there, back, *across]),),
            )
        for edge, (there, back) in taken.items():
            a, b = edge
            yield Part(
                f"A {self.noun} takes its step to a {self.noun}",
                (edge,),
                (
                    implies(and_(there, on[a]), on[b]),
                    implies(and_(back, on[b]), on[a]),
                ),
            )
        yield from steps.taken()

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        return joins(self.noun, self._on, self._grid.orthogonal, known)


class _Steps:
    """The steps of a spanning tree of a grid's cells and of its co-tree of the corners.

    Each is a symbol, named by where it starts and its direction `U D L R`: `way_sea_r1c2_D` from
    a cell, `gap_sea_r1c2_L` from a corner; from the outside by where it ends,
    `gap_sea_into_r1c2_R`.
    """

    def __init__(
        self,
        model: Model,
        grid: Grid,
        stem: str,
        roots: Mapping[Cell, Term],
        corner_roots: Mapping[Cell | None, Sequence[Term]],
    ) -> None:
        """Take note of the roots: the literals that a cell, or a corner, is one.

        Of those of a corner at most one holds. None is the outside.
        """
        self._model = model
        self._way, self._gap = way, gap = f"way_{stem}", f"gap_{stem}"
        self._corners = faces_of(grid)
        self._cell_out = {cell: [roots.get(cell, FALSE)] for cell in grid.cells}
        self._corner_out = {
            corner: list(corner_roots.get(corner, ())) for corner in (*self._corners.cells, None)
        }
        model.remark(
            f"{way}_C_D: in a tree of all cells C takes the step D (up, down, left, right)."
        )
        model.remark(
            f"{gap}_C_D: in a tree of the corners, which crosses no step of the other, the corner"
            " at the lower right of C takes the step D;"
            f" {gap}_into_C_D: the outside takes it to there."
        )

    def of_pair(self, a: Cell, b: Cell, barred: tuple[bool, bool]) -> tuple[Term, Term, Term, Term]:
        """Four literals: steps from a to b, from b to a, and between the corners beside them.

        `barred` tells of the first two which cannot be taken; those are `false`.
        """
        level = a.row == b.row
        before = a.step(UP if level else LEFT)
        f, g = (corner if corner in self._corners else None for corner in (before, a))
        there, back, across, again = "RLDU" if level else "DURL"
        return (
            FALSE if barred[0] else self._step(self._cell_out[a], self._way, f"{a}_{there}"),
            FALSE if barred[1] else self._step(self._cell_out[b], self._way, f"{b}_{back}"),
            FALSE if f == g else self._step(self._corner_out[f], self._gap, _named(f, g, across)),
            FALSE if f == g else self._step(self._corner_out[g], self._gap, _named(g, f, again)),
        )

    def _step(self, out: list[Term], stem: str, name: str) -> Term:
        if TRUE in out:
            return FALSE
        out.append(self._model.fresh(stem, name=name))
        return out[-1]

    def taken(self) -> Iterator[Part]:
        """Every cell and every corner takes one step, or is the root."""
        for cell, out in self._cell_out.items():
            yield Part("Each cell takes one step, and the root none", (cell,), (exactly_one(out),))
        for corner, out in self._corner_out.items():
            yield Part(
                "Each corner takes one step, and one corner beside the root none",
                (f"corner {corner}" if corner else "the outside",),
                (exactly_one(out),),
            )


def _named(start: Cell | None, end: Cell | None, letter: str) -> str:
    return f"{start}_{letter}" if start else f"into_{end}_{letter}"


def length_of_connected(nodes: Grid) -> float:
    """How many characters `Connected` has at least where nothing is known, measured."""
    name, faces = name_length(nodes), (nodes.height - 1) * (nodes.width - 1)
    return nodes.edge_count * (400 + 36 * name) + faces * (1350 + 90 * name)
