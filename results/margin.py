"""The room that a picture takes up, and the numbers of its rows and columns beside it.

Texts say r2c5, so the numbers stand quietly where the puzzle has no clues.
"""

from __future__ import annotations

from typing import NamedTuple

from ..puzzles.picture import CAPITAL, DIGIT, Picture

UNIT = 40
"""Units of SVG in a cell."""

_MARGIN = 0.1  # room for the frame and the marks, in cells
_EVERY_LINE = 20  # on longer boards only every fifth row and column has its number


def units(cells: float) -> str:
    """A length in units, as short as it can be written."""
    return f"{round(cells * UNIT, 1):g}"


class Room(NamedTuple):
    """The rectangle that a picture takes up, in cells."""

    left: float
    top: float
    width: float
    height: float

    @classmethod
    def round(cls, picture: Picture, numbers: bool) -> Room:
        """The room of a picture, with numbers at the margin or without."""
        left, top, right, bottom = picture.left, picture.top, picture.right, picture.bottom
        if numbers and picture.numbered:
            size, _ = _numbering(picture)
            beside, above = _depths(picture, size)
            left, right = (left, right + beside) if _at_right(picture) else (left + beside, right)
            top, bottom = (top, bottom + above) if _at_bottom(picture) else (top + above, bottom)
        left, top = left + _MARGIN, top + _MARGIN
        width = left + picture.width + right + _MARGIN
        return cls(-left, -top, width, top + picture.height + bottom + _MARGIN)

    @property
    def box(self) -> str:
        """The rectangle as a `viewBox`."""
        return " ".join(map(units, self))


def _numbering(picture: Picture) -> tuple[float, int]:
    """The height of the numbers at the margin, in cells, and every how many lines they stand."""
    return (0.3, 1) if max(picture.height, picture.width) <= _EVERY_LINE else (0.6, 5)


def _depths(picture: Picture, size: float) -> tuple[float, float]:
    """How far the numbers of rows and of columns stand out, in cells."""
    return 0.2 + len(str(picture.height)) * DIGIT * size, 0.2 + CAPITAL * size


def _at_right(picture: Picture) -> bool:
    """Whether the numbers of the rows stand at the right, since clues are at the left."""
    return picture.left > 0 and not picture.right


def _at_bottom(picture: Picture) -> bool:
    return picture.top > 0 and not picture.bottom


def margin_numbers(picture: Picture) -> str:
    """The numbers of rows and columns, where there are no clues if such a side is left."""
    size, step = _numbering(picture)
    beside, above = _depths(picture, size)
    x = (
        picture.width + picture.right + beside / 2
        if _at_right(picture)
        else (-picture.left - beside / 2)
    )
    y = (
        picture.height + picture.bottom + above / 2
        if _at_bottom(picture)
        else (-picture.top - above / 2)
    )
    rows = ((x, row - 0.5, row) for row in range(1, picture.height + 1) if row % step == 0)
    columns = (
        (column - 0.5, y, column) for column in range(1, picture.width + 1) if column % step == 0
    )
    texts = "".join(
        f'<text x="{units(at)}" y="{units(down + CAPITAL / 2 * size)}">{number}</text>'
        for at, down, number in (*rows, *columns)
    )
    return f'<g class="numbers" font-size="{units(size)}">{texts}</g>'
