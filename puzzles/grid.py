"""Grid geometry: cells, lines, neighbours, regions, connected pieces.

Both a type's rules check and its encoding stand on this module; it knows
positions and nothing of any rule. Rows and columns count from 0 in code and
from 1 in names: the first cell is `Cell(0, 0)`, printed `r1c1`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, Literal, NamedTuple, TypeVar

Side = Literal["top", "left", "bottom", "right"]
"""A side of the board: from `left` and `right` one looks along the rows, else along the columns."""

OPPOSITE: dict[Side, Side] = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}


class Cell(NamedTuple):
    """One cell, or one grid point, by its row and column counted from 0."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"r{self.row + 1}c{self.column + 1}"

    def step(self, direction: Direction, length: int = 1) -> Cell:
        """The cell `length` steps away; it may lie outside any grid."""
        return Cell(self.row + direction.rows * length, self.column + direction.columns * length)


class Direction(NamedTuple):
    """One step on the grid."""

    rows: int
    columns: int


UP, RIGHT, DOWN, LEFT = Direction(-1, 0), Direction(0, 1), Direction(1, 0), Direction(0, -1)
ORTHOGONAL = {"U": UP, "D": DOWN, "L": LEFT, "R": RIGHT}
"""The four sides by the letters that answers use, in the order in which they are written."""

COMPASS = {
    "n": UP,
    "ne": Direction(-1, 1),
    "e": RIGHT,
    "se": Direction(1, 1),
    "s": DOWN,
    "sw": Direction(1, -1),
    "w": LEFT,
    "nw": Direction(-1, -1),
}


class Edge(NamedTuple):
    """Two neighbouring cells, or grid points: what joins them, or the side between them.

    Made by `Edge.of`, so that either order gives the same edge: the upper or left one first.
    """

    a: Cell
    b: Cell

    @classmethod
    def of(cls, one: Cell, other: Cell) -> Edge:
        """The edge between two neighbours."""
        return cls(one, other) if one < other else cls(other, one)

    def __str__(self) -> str:
        return f"{self.a}-{self.b}"


class Line(NamedTuple):
    """A named row, column, diagonal, box or region, and its cells in order."""

    name: str
    cells: tuple[Cell, ...]

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Grid:
    """A rectangle of `height` x `width` cells."""

    height: int
    width: int

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """All cells, row by row."""
        return tuple(Cell(r, c) for r in range(self.height) for c in range(self.width))

    def __contains__(self, cell: object) -> bool:
        if not isinstance(cell, tuple) or len(cell) != 2 or not isinstance(cell[0], int):
            return False  # an edge, a line, a pair of cells
        return 0 <= cell[0] < self.height and 0 <= cell[1] < self.width

    @cached_property
    def rows(self) -> tuple[Line, ...]:
        """`row 1` at the top to the last."""
        return tuple(
            Line(f"row {r + 1}", tuple(Cell(r, c) for c in range(self.width)))
            for r in range(self.height)
        )

    @cached_property
    def columns(self) -> tuple[Line, ...]:
        """`column 1` at the left to the last."""
        return tuple(
            Line(f"column {c + 1}", tuple(Cell(r, c) for r in range(self.height)))
            for c in range(self.width)
        )

    @property
    def lines(self) -> tuple[Line, ...]:
        """The rows, then the columns."""
        return self.rows + self.columns

    def seen_from(self, side: Side) -> tuple[Line, ...]:
        """The lines that begin at a side: columns or rows, the nearest cell first.

        From the bottom and the right they have names of their own: `column 1 from below`,
        `row 1 from the right`.
        """
        lines = self.columns if side in ("top", "bottom") else self.rows
        if side in ("top", "left"):
            return lines
        whence = "below" if side == "bottom" else "the right"
        return tuple(Line(f"{line} from {whence}", line.cells[::-1]) for line in lines)

    def orthogonal(self, cell: Cell) -> list[Cell]:
        """The up to four cells that share a side with `cell`: up, down, left, right."""
        return [near for step in ORTHOGONAL.values() if (near := cell.step(step)) in self]

    def diagonal(self, cell: Cell) -> list[Cell]:
        """The up to four cells that meet `cell` at a corner only."""
        steps = (step for step in COMPASS.values() if step.rows and step.columns)
        return [near for step in steps if (near := cell.step(step)) in self]

    def around(self, cell: Cell) -> list[Cell]:
        """The up to eight cells a king's move away, row by row."""
        near = self._around.get(cell)
        if near is None:
            near = self._around[cell] = sorted(self.orthogonal(cell) + self.diagonal(cell))
        return near.copy()

    @cached_property
    def _around(self) -> dict[Cell, list[Cell]]:
        """What `around` has told: a rules check asks again for each of hundreds of answers."""
        return {}

    def ray(self, cell: Cell, direction: Direction) -> list[Cell]:
        """The cells from `cell`, itself left out, to the border."""
        ray = []
        while (cell := cell.step(direction)) in self:
            ray.append(cell)
        return ray

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        """Every two cells that share a side, once."""
        return tuple(
            Edge(cell, near)
            for cell in self.cells
            for near in (cell.step(RIGHT), cell.step(DOWN))
            if near in self
        )

    @property
    def edge_count(self) -> int:
        """How many `edges` there are, without making them."""
        return self.height * (self.width - 1) + (self.height - 1) * self.width

    @cached_property
    def blocks(self) -> tuple[Line, ...]:
        """Every 2x2 block: upper left, upper right, lower left, lower right."""
        return tuple(
            Line(f"{cell} to {last}", (cell, cell.step(RIGHT), cell.step(DOWN), last))
            for cell in self.cells
            if (last := Cell(cell.row + 1, cell.column + 1)) in self
        )


Node = TypeVar("Node", bound=Hashable)


def components(
    nodes: Collection[Node], neighbours: Callable[[Node], Iterable[Node]]
) -> list[list[Node]]:
    """The connected pieces of `nodes`, each in the order it is reached, first nodes first."""
    inside = nodes if isinstance(nodes, (set, frozenset, dict)) else set(nodes)
    seen: set[Node] = set()
    pieces = []
    for start in nodes:
        if start in seen:
            continue
        seen.add(start)
        piece = [start]
        for node in piece:  # grows while it is read: a breadth-first search
            for near in neighbours(node):
                if near in inside and near not in seen:
                    seen.add(near)
                    piece.append(near)
        pieces.append(piece)
    return pieces


def ends_of(edges: Iterable[Edge], nodes: Iterable[Cell] = ()) -> dict[Cell, list[Cell]]:
    """For each node that some edge touches the nodes at the other ends; none for other `nodes`."""
    ends: dict[Cell, list[Cell]] = {node: [] for node in nodes}
    for a, b in edges:
        ends.setdefault(a, []).append(b)
        ends.setdefault(b, []).append(a)
    return ends


def regions_of(ids: Mapping[Cell, str], noun: str = "region") -> dict[str, Line]:
    """Cells grouped by id, in order of first appearance, named `region a`."""
    groups: dict[str, list[Cell]] = {}
    for cell, name in ids.items():
        groups.setdefault(name, []).append(cell)
    return {name: Line(f"{noun} {name}", tuple(cells)) for name, cells in groups.items()}


def borders(ids: Mapping[Cell, str]) -> Iterator[Edge]:
    """The edges between neighbours whose ids differ: where a thick line is drawn."""
    for cell, name in ids.items():
        for near in (cell.step(RIGHT), cell.step(DOWN)):
            if near in ids and ids[near] != name:
                yield Edge(cell, near)


class Leaders(Generic[Node]):
    """Nodes that are joined one by one, and which of them hang together (union-find)."""

    def __init__(self) -> None:
        self._above: dict[Node, Node] = {}

    def of(self, node: Node) -> Node:
        """One node of those that hang together with this one, the same for all of them."""
        while (above := self._above.get(node, node)) != node:
            self._above[node] = self._above.get(above, above)
            node = above
        return node

    def joined(self, a: Node, b: Node) -> bool:
        """Whether the two hang together."""
        return self.of(a) == self.of(b)

    def join(self, a: Node, b: Node) -> None:
        """From now on they do."""
        self._above[self.of(a)] = self.of(b)
