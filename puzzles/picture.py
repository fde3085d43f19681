"""A drawing of a puzzle in cell units, before anyone knows of SVG or of a terminal.

x runs to the right and y down; (0, 0) is the upper left corner of r1c1 and
(column + 0.5, row + 0.5) the middle of a cell. A type's `draw` collects shapes
by meaning (`given`, `found`, `shaded`, `thick`); how a meaning looks, in a
light theme, a dark one and in print, is decided in `results`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from .grid import Cell, Grid, borders

Point = tuple[float, float]

FillKind = Literal["shaded", "wall", "void", "soft", "lit", "region"]
"""shaded: what the player blackens; wall: black by the puzzle; void: not part of the board;
soft: a quiet tint (a cage, a safe cell); lit: warm light; region: tinted by number."""

TextKind = Literal["given", "found", "clue", "note"]
"""given: printed in the puzzle; found: filled in by the solver; clue: outside or in a corner;
note: smaller and quiet."""

LineKind = Literal["thin", "thick", "dashed", "loop", "link"]
"""thin: between cells; thick: round regions and the frame; dashed: round cages;
loop: the player's line; link: a quiet connection, tent to tree."""

SymbolKind = Literal[
    "tree", "tent", "mine", "flag", "bulb", "star", "queen", "ship", "cross", "dot", "penguin",
    "arrow-n", "arrow-ne", "arrow-e", "arrow-se", "arrow-s", "arrow-sw", "arrow-w", "arrow-nw",
]  # fmt: skip


@dataclass(frozen=True)
class Fill:
    """One cell's background."""

    cell: Cell
    kind: FillKind
    number: int = 0


@dataclass(frozen=True)
class Text:
    """Words centred on a point; `size` is the height of a line, in cells."""

    at: Point
    text: str
    kind: TextKind
    size: float = 0.6


@dataclass(frozen=True)
class Stroke:
    """A line through two points or more."""

    points: tuple[Point, ...]
    kind: LineKind


@dataclass(frozen=True)
class Circle:
    """A disc: `white` outlined, `black` filled, `plain` without a filling."""

    at: Point
    radius: float
    kind: Literal["white", "black", "plain"] = "white"


@dataclass(frozen=True)
class Polygon:
    """A filled shape, such as a half-black cell."""

    points: tuple[Point, ...]
    kind: FillKind


@dataclass(frozen=True)
class Symbol:
    """A small drawing in a cell, given by the puzzle or found."""

    cell: Cell
    kind: SymbolKind
    found: bool = False


Shape = Fill | Text | Stroke | Circle | Polygon | Symbol


@dataclass
class Picture:
    """Shapes over a board of `height` x `width` cells, and how far clues stand out on each side."""

    height: int
    width: int
    shapes: list[Shape] = field(default_factory=list)
    top: float = 0
    left: float = 0
    bottom: float = 0
    right: float = 0

    @classmethod
    def board(cls, grid: Grid, lines: bool = True) -> Picture:
        """A framed board, with thin lines between its cells unless told otherwise."""
        picture = cls(grid.height, grid.width)
        if lines:
            picture.rule_lines()
        picture.frame()
        return picture

    def rule_lines(self) -> None:
        """Thin lines between all cells."""
        for row in range(1, self.height):
            self.stroke([(0, row), (self.width, row)], "thin")
        for column in range(1, self.width):
            self.stroke([(column, 0), (column, self.height)], "thin")

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

    def corner_text(self, cell: Cell, text: str, size: float = 0.28) -> None:
        """A clue in the upper left corner of a cell."""
        # about 0.55 of a line's height is the width of a digit
        x = cell.column + 0.08 + 0.275 * size * len(text)
        self.shapes.append(Text((x, cell.row + 0.08 + size / 2), text, "clue", size))

    def stroke(self, points: Sequence[Point], kind: LineKind) -> None:
        """Draw a line through points."""
        self.shapes.append(Stroke(tuple(points), kind))

    def circle(self, at: Point, radius: float, kind: Literal["white", "black", "plain"]) -> None:
        """Draw a disc."""
        self.shapes.append(Circle(at, radius, kind))

    def polygon(self, points: Sequence[Point], kind: FillKind) -> None:
        """Fill a shape."""
        self.shapes.append(Polygon(tuple(points), kind))

    def symbol(self, cell: Cell, kind: SymbolKind, found: bool = False) -> None:
        """Put a small drawing in a cell."""
        self.shapes.append(Symbol(cell, kind, found))

    def connect(self, a: Cell, b: Cell, kind: LineKind) -> None:
        """A line between the middles of two cells."""
        self.stroke([(a.column + 0.5, a.row + 0.5), (b.column + 0.5, b.row + 0.5)], kind)

    def borders(self, ids: Mapping[Cell, str], kind: LineKind = "thick") -> None:
        """Lines where neighbouring cells have different ids."""
        for a, b in borders(ids):
            self.wall(a, b, kind)

    def wall(self, a: Cell, b: Cell, kind: LineKind = "thick") -> None:
        """A line along the side that two neighbouring cells share."""
        row, column = max(a.row, b.row), max(a.column, b.column)
        if a.row == b.row:
            self.stroke([(column, row), (column, row + 1)], kind)
        else:
            self.stroke([(column, row), (column + 1, row)], kind)

    def outside(
        self, side: Literal["top", "left", "bottom", "right"], clues: Iterable[Sequence[object] | object]
    ) -> None:
        """Clues along a side, one a line; a clue may be a list of numbers, None is left blank."""
        lists = [
            [] if clue is None else list(clue) if isinstance(clue, (list, tuple)) else [clue]
            for clue in clues
        ]
        depth = max(map(len, lists), default=0) * 0.6 + 0.3
        setattr(self, side, max(getattr(self, side), depth))
        for index, numbers in enumerate(lists):
            for place, number in enumerate(reversed(numbers) if side in ("top", "left") else numbers):
                out = 0.45 + 0.6 * place
                at = {
                    "top": (index + 0.5, -out),
                    "left": (-out, index + 0.5),
                    "bottom": (index + 0.5, self.height + out),
                    "right": (self.width + out, index + 0.5),
                }[side]
                self.text_at(at, str(number), "clue", 0.5)
