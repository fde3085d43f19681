r"""Diagonal lines, one in each cell, that form no loop.

The points, corners of cells, are of two kinds, as the fields of a chessboard: each line joins two
of one kind, and where it is drawn two of the other kind are parted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise

from ..puzzles.diagonals import FALLING, RISING, ends_of_slope, points_inside, points_of, slopes_at
from ..puzzles.grid import Cell, Edge, Grid, Leaders
from .families import name_of
from .model import Model, Part, WholeBoard
from .separation import shortest_path, some_of
from .terms import Term, Value, and_, at_most, evaluate, not_, not_both, or_


class StepsOut(WholeBoard):
    """No lines form a loop: along lines every point inside the board comes to the border.

    A loop shuts in a point of the other kind. And points that hang together and are cut off from
    the border have a loop of the other kind round them. So it is enough to lead every point out:
    each line is walked up, or down, and every point inside has a line that leads away from it.
    Such steps cannot go round in a ring: a ring shuts in a point of the other kind, whose steps
    cannot leave it, so there is a ring inside, and one in that, ever smaller, without end.

    A symbol for each cell, and for each point inside a clause of four pairs.

    Measured: see `types.slant`. Source: ours; the two kinds of points are a graph and its dual.
    """

    def __init__(self, rises: Mapping[Cell, Term], grid: Grid) -> None:
        """Describe the board: for each cell of the grid the literal that its line rises."""
        self.rises = rises
        self.grid = grid

    def line(self, cell: Cell, slope: str) -> Term:
        """The literal that the line of a cell is this one."""
        return self.rises[cell] if slope == RISING else not_(self.rises[cell])

    @property
    def points(self) -> Grid:
        """The corners of the cells."""
        return points_of(self.grid)

    def state(self, model: Model) -> Iterator[Part]:
        inner = points_inside(self.grid)
        if not inner:
            return
        model.remark("up_C: the line in C is walked up, else down.")
        up = {cell: model.fresh("up", name=name_of(cell)) for cell in self.grid.cells}
        for point in inner:
            away = (
                and_(self.line(cell, slope), up[cell] if cell.row < point.row else not_(up[cell]))
                for cell, slope in slopes_at(point, self.grid)
            )
            yield Part(
                "From each point inside a line leads away", (f"point {point}",), (or_(away),)
            )

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        drawn: dict[Edge, Cell] = {}
        trees = Leaders[Cell]()
        near: dict[Cell, list[Cell]] = {point: [] for point in self.points.cells}
        held = {cell: evaluate(rises, known) for cell, rises in self.rises.items()}
        for cell, rises in held.items():
            if rises is not None:
                slope = RISING if rises else FALLING
                a, b = ends_of_slope(cell, slope)
                if trees.joined(a, b):
                    yield self._closed(cell, slope, near, drawn)
                    return
                trees.join(a, b)
                near[a].append(b)
                near[b].append(a)
                drawn[Edge(a, b)] = cell
        for cell, rises in held.items():
            for slope in (RISING, FALLING) if rises is None else ():
                if trees.joined(*ends_of_slope(cell, slope)):
                    yield self._closed(cell, slope, near, drawn)

    def _closed(
        self,
        cell: Cell,
        slope: str,
        near: Mapping[Cell, list[Cell]],
        drawn: Mapping[Edge, Cell],
    ) -> Part:
        """A line is not there, since with others that are it would close a loop."""
        path = shortest_path(*ends_of_slope(cell, slope), near.__getitem__)
        others = [drawn[Edge.of(a, b)] for a, b in pairwise(path)]
        slopes = {cell: slope}
        for edge, other in drawn.items():
            if other in others:
                slopes[other] = RISING if edge == ends_of_slope(other, RISING) else FALLING
        clause = some_of(not_(self.line(one, way)) for one, way in slopes.items())
        return Part("A line here would close a loop", tuple(slopes), (clause,))


class GrowingLines(WholeBoard):
    """No lines form a loop, as a lecture would tell it: points have ranks.

    An Int for each point, which has at most one line to a point whose rank is not greater. In a
    loop a point of greatest rank has two; where there is none, ranks grow from one point of each
    tree. Six clauses for a point.

    The witness of `StepsOut`, with which it shares nothing but the lines.
    """

    def __init__(self, steps: StepsOut) -> None:
        """Say the same of the same lines."""
        self._steps = steps

    def state(self, model: Model) -> Iterator[Part]:
        steps, grid = self._steps, self._steps.grid
        model.remark("rank_P: ranks grow from a point of each tree to its tips.")
        rank = {
            point: model.fresh_number("rank", name=name_of(point)) for point in steps.points.cells
        }
        for point in steps.points.cells:
            lower = []
            for cell, slope in slopes_at(point, grid):
                (other,) = (end for end in ends_of_slope(cell, slope) if end != point)
                lower.append([steps.line(cell, slope), at_most(rank[other], rank[point])])
            yield Part(
                "Each point has at most one line to a point whose rank is not greater",
                (f"point {point}",),
                tuple(not_both(a, b) for a, b in combinations(lower, 2)),
            )

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        return self._steps.separate(known)
