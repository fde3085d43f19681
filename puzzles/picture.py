"""A drawing of a puzzle in cell units, before anyone knows of SVG or of a terminal.

x runs to the right and y down; (0, 0) is the upper left corner of r1c1 and
(column + 0.5, row + 0.5) the middle of a cell. A type's `draw` collects shapes
by meaning (`given`, `found`, `shaded`, `thick`); how a meaning looks, in a
light theme, a dark one and in print, is decided in `results`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from .grid import COMPASS, ORTHOGONAL, Cell, Grid, Side, borders

Point = tuple[float, float]

DIGIT = 0.56
"""Width of a digit in heights of its line, about the same in every sans-serif face."""

CAPITAL = 0.72
"""Height of a digit or capital in heights of its line."""

POINT = 0.06
"""Radius of the dot on a corner of cells, in cells."""

_HEAD = 0.2  # length of an arrow's head, in cells

CAGE_INSET = 0.07
"""How far inside its cells a cage's dashed line runs, in cells."""

FillKind = Literal[
    "shaded", "wall", "void", "soft", "lit", "ice", "water", "white", "quiet", "region", "colour"
]  # fmt: skip
"""shaded: what the player blackens; wall: black by the puzzle; void: not part of the board;
soft: a quiet tint (a safe cell); lit: warm light; ice: cold; water: blue; white: white in every
theme, for half a black disc; quiet: as a link, for the head of an arrow; region: tinted by number
(see `tint`), where lines tell regions apart as well; colour: one of the four colours of a map, by
number, each with a pattern that print shows too."""

COLOURS = 4
"""Colours that a map needs, each with a pattern of its own."""

TextKind = Literal["given", "found", "clue", "note"]
"""given: printed in the puzzle; found: filled in by the solver; clue: outside or in a corner;
note: smaller and quiet."""

LineKind = Literal["thin", "dotted", "thick", "dashed", "loop", "link", "band"]
"""thin: between cells; dotted: between cells where the player draws lines; thick: round regions
and the frame; dashed: round cages, inside their cells; loop: the player's line; link: a quiet
connection, tent to tree; band: broad and grey, below what stands in cells (a thermometer)."""

Corner = Literal["nw", "ne", "sw", "se"]

SymbolKind = Literal[
    "tree", "tent", "mine", "flag", "bulb", "star", "queen", "ship", "cross", "dot", "penguin",
    "ghost", "vampire", "zombie",
    "arrow-n", "arrow-ne", "arrow-e", "arrow-se", "arrow-s", "arrow-sw", "arrow-w", "arrow-nw",
]  # fmt: skip


class Fill(NamedTuple):
    """One cell's background."""

    cell: Cell
    kind: FillKind
    number: int = 0


class Text(NamedTuple):
    """Words centred on a point; `size` is the height of a line, in cells."""

    at: Point
    text: str
    kind: TextKind
    size: float = 0.6


class Stroke(NamedTuple):
    """A line through two points or more."""

    points: tuple[Point, ...]
    kind: LineKind


class Circle(NamedTuple):
    """A disc: `white` outlined, `black` filled, `plain` without a filling."""

    at: Point
    radius: float
    kind: Literal["white", "black", "plain"] = "white"


class Polygon(NamedTuple):
    """A filled shape, such as a half-black cell."""

    points: tuple[Point, ...]
    kind: FillKind
    number: int = 0


class Symbol(NamedTuple):
    """A small drawing in a cell, given by the puzzle or found.

    `corner` draws it smaller, at the lower right, beside a number at the upper left.
    """

    cell: Cell
    kind: SymbolKind
    found: bool = False
    corner: bool = False


Shape = Fill | Text | Stroke | Circle | Polygon | Symbol


@dataclass
class Picture:
    """Shapes over a board of `height` x `width` cells, and how far clues stand out on each side.

    `numbered` boards have rows and columns that texts call r1c1; a chessboard has its own names.
    `cells` are those that there are, where some of the rectangle are not.
    """

    height: int
    width: int
    shapes: list[Shape] = field(default_factory=list)
    top: float = 0
    left: float = 0
    bottom: float = 0
    right: float = 0
    numbered: bool = True
    cells: frozenset[Cell] | None = None

    @classmethod
    def board(cls, grid: Grid, lines: bool = True) -> Picture:
        """A framed board, with thin lines between its cells unless told otherwise."""
        picture = cls(grid.height, grid.width)
        if lines:
            picture.rule_lines()
        picture.frame()
        return picture

    def rule_lines(self, kind: LineKind = "thin") -> None:
        """Lines between all cells."""
        for row in range(1, self.height):
            self.stroke([(0, row), (self.width, row)], kind)
        for column in range(1, self.width):
            self.stroke([(column, 0), (column, self.height)], kind)

    def frame(self) -> None:
        """A thick line round the board."""
        h, w = self.height, self.width
        self.stroke([(0, 0), (w, 0), (w, h), (0, h), (0, 0)], "thick")

    def fill(self, cell: Cell, kind: FillKind, number: int = 0) -> None:
        """Colour a cell's background; `number` chooses the tint of a region."""
        self.shapes.append(Fill(cell, kind, number))

    def text(self, cell: Cell, text: str, kind: TextKind, size: float = 0.6) -> None:
        """Write in the middle of a cell."""
        self.shapes.append(Text((cell.column + 0.5, cell.row + 0.5), text, kind, size))

    def text_at(self, at: Point, text: str, kind: TextKind, size: float = 0.6) -> None:
        """Write round any point."""
        self.shapes.append(Text(at, text, kind, size))

    def corner_text(
        self,
        cell: Cell,
        text: str,
        size: float = 0.26,
        kind: TextKind = "clue",
        corner: Corner = "nw",
    ) -> None:
        """Write in a corner of a cell, the upper left one unless told, inside a cage's line."""
        x = CAGE_INSET + 0.04 + DIGIT / 2 * size * len(text)
        y = CAGE_INSET + 0.03 + CAPITAL / 2 * size
        at = (
            cell.column + (x if corner in ("nw", "sw") else 1 - x),
            cell.row + (y if corner in ("nw", "ne") else 1 - y),
        )
        self.shapes.append(Text(at, text, kind, size))

    def stroke(self, points: Sequence[Point], kind: LineKind) -> None:
        """Draw a line through points."""
        self.shapes.append(Stroke(tuple(points), kind))

    def circle(self, at: Point, radius: float, kind: Literal["white", "black", "plain"]) -> None:
        """Draw a disc."""
        self.shapes.append(Circle(at, radius, kind))

    def polygon(self, points: Sequence[Point], kind: FillKind, number: int = 0) -> None:
        """Fill a shape; `number` chooses the tint of a region."""
        self.shapes.append(Polygon(tuple(points), kind, number))

    def sector(self, at: Point, radius: float, start: float, end: float, kind: FillKind) -> None:
        """Fill part of a disc, from one angle to another in degrees, clockwise from the right.

        A quarter is 90 wide, the left half of a disc goes from 90 to 270.
        """
        steps = max(1, math.ceil((end - start) / 15))
        arc = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
        rim = [
            (round(at[0] + radius * math.cos(a), 3), round(at[1] + radius * math.sin(a), 3))
            for a in arc
        ]
        self.polygon([at, *rim], kind)

    def arrow(
        self, start: Point, end: Point, kind: LineKind = "link", head: FillKind = "quiet"
    ) -> None:
        """A line with a head at its end; nothing where it would be shorter than its head."""
        x, y = end[0] - start[0], end[1] - start[1]
        length = math.hypot(x, y)
        if length < _HEAD:
            return
        x, y = x / length, y / length
        back = (end[0] - _HEAD * x, end[1] - _HEAD * y)
        aside = 0.55 * _HEAD
        self.stroke([start, ((back[0] + end[0]) / 2, (back[1] + end[1]) / 2)], kind)
        self.polygon(
            [
                end,
                (back[0] - aside * y, back[1] + aside * x),
                (back[0] + aside * y, back[1] - aside * x),
            ],
            head,
        )

    def diagonal(
        self, cell: Cell, way: Literal["/", "\\"], kind: LineKind, inset: float = 0
    ) -> None:
        """A line from corner to corner of a cell, such as a mirror, `inset` cells off both."""
        row, column = cell
        near, far = inset, 1 - inset
        left, right = (far, near) if way == "/" else (near, far)
        self.stroke([(column + near, row + left), (column + far, row + right)], kind)

    def outline(self, cells: Iterable[Cell], kind: LineKind, inset: float = CAGE_INSET) -> None:
        """Lines round a set of cells, inside them: a cage, a domino."""
        for points in outlines(cells, inset):
            self.stroke(points, kind)

    def symbol(
        self, cell: Cell, kind: SymbolKind, found: bool = False, corner: bool = False
    ) -> None:
        """Put a small drawing in a cell, or in the corner of it that `corner_text` leaves free."""
        self.shapes.append(Symbol(cell, kind, found, corner))

    def connect(self, a: Cell, b: Cell, kind: LineKind) -> None:
        """A line between the middles of two cells."""
        self.stroke([(a.column + 0.5, a.row + 0.5), (b.column + 0.5, b.row + 0.5)], kind)

    def points(self) -> None:
        """A small dot on every corner of a cell: the board of a loop that runs along the lines."""
        for row in range(self.height + 1):
            for column in range(self.width + 1):
                self.circle((column, row), POINT, "black")

    def borders(self, ids: Mapping[Cell, str], kind: LineKind = "thick") -> None:
        """Lines where neighbouring cells have different ids; `dashed`, a line inside each id."""
        if kind == "dashed":
            groups: dict[str, list[Cell]] = {}
            for cell, name in ids.items():
                groups.setdefault(name, []).append(cell)
            for cells in groups.values():
                self.outline(cells, kind)
        else:
            for a, b in borders(ids):
                self.wall(a, b, kind)

    def tint(self, ids: Mapping[Cell, str]) -> None:
        """Fill every region so that regions which meet, even at a corner, look different."""
        near: dict[str, set[str]] = {}
        for cell, name in ids.items():
            around = (ids.get(cell.step(step), name) for step in COMPASS.values())
            near.setdefault(name, set()).update(around)
        tints: dict[str, int] = {}
        for name, others in near.items():
            taken = {tints[other] for other in others if other in tints}
            tints[name] = next(tint for tint in range(len(near)) if tint not in taken)
        for cell, name in ids.items():
            self.fill(cell, "region", tints[name])

    def wall(self, a: Cell, b: Cell, kind: LineKind = "thick") -> None:
        """A line along the side that two neighbouring cells share."""
        row, column = max(a.row, b.row), max(a.column, b.column)
        if a.row == b.row:
            self.stroke([(column, row), (column, row + 1)], kind)
        else:
            self.stroke([(column, row), (column + 1, row)], kind)

    def outside(self, side: Side, clues: Iterable[Sequence[object] | object]) -> None:
        """Clues along a side, one a line; a clue may be a list of numbers, None is left blank."""
        size = 0.5
        lists = [
            [] if clue is None else list(map(str, clue)) if isinstance(clue, (list, tuple))
            else [str(clue)]
            for clue in clues
        ]  # fmt: skip
        # Beside the board numbers stand next to each other and need room for their digits.
        digits = max((len(text) for texts in lists for text in texts), default=1)
        width = digits * DIGIT * size if side in ("left", "right") else size * 0.7
        step = width + 0.2
        depth = max(map(len, lists), default=0) * step + 0.2
        setattr(self, side, max(getattr(self, side), depth))
        for index, texts in enumerate(lists):
            nearest_first = reversed(texts) if side in ("top", "left") else texts
            for place, text in enumerate(nearest_first):
                out = 0.2 + width / 2 + step * place
                at = {
                    "top": (index + 0.5, -out),
                    "left": (-out, index + 0.5),
                    "bottom": (index + 0.5, self.height + out),
                    "right": (self.width + out, index + 0.5),
                }[side]
                self.text_at(at, text, "clue", size)


def outlines(cells: Iterable[Cell], inset: float = 0) -> list[list[Point]]:
    """The closed lines round a set of cells, `inset` cells inside it, first point repeated.

    Each line is walked with the cells on its right hand; holes have a line of
    their own, and cells that meet at a corner only are kept apart.
    """
    inside = set(cells)
    # Every side of a cell with no cell beyond it, as a step (x, y) from corner to corner that
    # has the cell on its right.
    sides: set[tuple[Point, Point]] = set()
    for cell in inside:
        for out in ORTHOGONAL.values():
            if cell.step(out) not in inside:
                along = (float(-out.rows), float(out.columns))
                x = cell.column + 0.5 + (out.columns - along[0]) / 2
                y = cell.row + 0.5 + (out.rows - along[1]) / 2
                sides.add(((x, y), along))
    lines = []
    while sides:
        start, along = first = min(sides)
        line: list[Point] = []
        while (start, along) in sides:
            sides.remove((start, along))
            end = (start[0] + along[0], start[1] + along[1])
            right, left = (-along[1], along[0]), (along[1], -along[0])
            # Right before straight before left: at a corner that two cells share, stay in one.
            turn = next((t for t in (right, along, left) if (end, t) in sides), first[1])
            if turn != along:
                inner = (-along[1] - turn[1], along[0] + turn[0])
                line.append((end[0] + inset * inner[0], end[1] + inset * inner[1]))
            start, along = end, turn
        lines.append([*line, line[0]])
    return lines
