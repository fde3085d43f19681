"""Clues as data: what a file states about the answer, piece by piece.

Every clue knows where it stands in the puzzle, its dataclass field and the item in it, so that it
can be taken away, pointed at in the file, and named in a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .check import counted
from .errors import Flaw
from .grid import OPPOSITE, Cell, Grid, Line, Side

if TYPE_CHECKING:
    from .puzzle import Puzzle


class Clue(NamedTuple):
    """One clue: what it is called, where it stands, what it says."""

    noun: str
    at: Any
    """A cell, edge, line or region; prints as its name."""
    value: Any
    field: str
    """The field of the puzzle that holds it."""
    item: Any
    """Its key or index in that field, or the element itself; None where the field is the clue."""
    stays: bool = False
    """Whether what it speaks of stays when it is taken away, and is not known then: an island."""

    @property
    def key(self) -> str:
        """What tells it from the other clues of its puzzle."""
        return f"{self.noun} {self.at}"

    def __str__(self) -> str:
        """As a sentence names it: `clue 3 at r2c7`, `clue 2 1 of row 3`, 0 for no numbers."""
        joined = "at" if isinstance(self.at, Cell) else "of"
        value = self.value
        if isinstance(value, tuple):
            value = " ".join(map(str, value)) or "0"
        return f"{self.noun}{'' if value is True else f' {value}'} {joined} {self.at}"


def cell_clues(
    cells: Mapping[Cell, Any], field: str, noun: str, *, stays: bool = False
) -> Iterator[Clue]:
    """A clue in each cell of a mapping, in reading order; None is not known, and no clue."""
    for cell in sorted(cells):
        if cells[cell] is not None:
            yield Clue(noun, cell, cells[cell], field, cell, stays)


def margin_clues(grid: Grid, noun: str = "clue", **margins: Iterable[Any] | None) -> Iterator[Clue]:
    """A clue for each line that has one; `left`, `right` are those of rows, `top` of columns.

    A field is named by its side, or ends so: `sandwich_left`. Where a line has clues at both ends,
    those at the bottom and the right stand at it as seen from there: `column 1 from below`.
    """
    sides = {_side_of(field) for field in margins}
    for field, values in margins.items():
        side = _side_of(field)
        if OPPOSITE[side] in sides:
            lines = grid.seen_from(side)
        else:
            lines = grid.rows if side in ("left", "right") else grid.columns
        for index, value in enumerate(values or ()):
            if value is not None:
                yield Clue(noun, lines[index], value, field, index)


def _side_of(field: str) -> Side:
    """The side of the board that the field of a margin is named by."""
    end = field.rpartition("_")[2]
    return next(side for side in OPPOSITE if side == end)


def margin_flaws(grid: Grid, **margins: Sequence[Any]) -> Iterator[Flaw]:
    """What is wrong with the lengths and numbers of margins, each by the name of its field."""
    for field, clues in margins.items():
        rows = _side_of(field) in ("left", "right")
        lines = grid.height if rows else grid.width
        if len(clues) != lines:
            noun = "row" if rows else "column"
            told = counted(len(clues), "clue")
            yield Flaw(f"{field} has {told}; expected {lines}, one a {noun}", field)
        for index, clue in enumerate(clues):
            if isinstance(clue, int) and clue < 0:
                yield Flaw(f"{field} has a clue {clue}; expected none below 0", field, index)


def square_flaws(grid: Grid, least: int, most: int) -> Iterator[Flaw]:
    """A board that is no square, or no square of such a size."""
    if grid.height != grid.width or not least <= grid.height <= most:
        yield Flaw(
            f"a board of {grid.height} x {grid.width} cells; expected as many rows as columns, "
            f"{least} to {most}",
            "grid",
        )


def cell_flaws(grid: Grid, cells: Iterable[Cell], field: str, noun: str) -> Iterator[Flaw]:
    """Cells outside of the grid."""
    article = "an" if noun[0] in "aeiou" else "a"
    for cell in cells:
        if cell not in grid:
            yield Flaw(f"{article} {noun} at {cell}, outside of the grid", field, cell)


def value_flaws(
    values: Mapping[Any, int], field: str, least: int, most: int | None = None
) -> Iterator[Flaw]:
    """Values out of bounds, each by where it stands."""
    for at, value in values.items():
        if value < least or (most is not None and value > most):
            bounds = f"{least} to {most}" if most is not None else f"at least {least}"
            yield Flaw(f"{value} at {at}; expected {bounds}", field, at)


def region_flaws(grid: Grid, regions: Mapping[Cell, str], field: str = "regions") -> Iterator[Flaw]:
    """Cells without a region: each has the id of one, and `.` is none."""
    yield from cell_flaws(grid, regions, field, "region")
    for cell in grid.cells:
        if regions.get(cell, ".") == ".":
            yield Flaw(f"no region at {cell}; expected an id for each cell", field, cell)


def region_clues(
    regions: Mapping[str, Line], values: Mapping[str, Any], field: str, noun: str = "clue"
) -> Iterator[Clue]:
    """A clue for each region that has one, by the region's id."""
    for name, value in values.items():
        yield Clue(noun, regions[name], value, field, name)


def without(puzzle: Puzzle, clues: Iterable[Clue]) -> dict[str, Any]:
    """The fields of a puzzle that hold some clues, without these.

    A mapping or set loses the item; a margin, a field that is the clue itself, and a mapping in
    which something `stays` say None there.
    """
    fields: dict[str, Any] = {}
    for clue in clues:
        held = fields.get(clue.field, getattr(puzzle, clue.field))
        if clue.item is None:
            held = None
        elif clue.stays:
            held = {**held, clue.item: None}
        elif isinstance(held, Mapping):
            held = {key: value for key, value in held.items() if key != clue.item}
        elif isinstance(held, frozenset):
            held = held - {clue.item}
        else:
            held = tuple(None if i == clue.item else value for i, value in enumerate(held))
        fields[clue.field] = held
    return fields
