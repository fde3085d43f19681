"""Pieces with letters: read from the pictures of `pieces:`, written back, drawn in a tray."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_letters
from typing import NamedTuple

from .check import counted
from .errors import Flaw
from .grid import Cell
from .picture import Picture, Point, outlines
from .shapes import Shape, is_connected, shape_of
from .text import Source
from .tokens import Token

Forms = Mapping[str, frozenset[Shape]]
"""For each piece, by its letter, the shapes in which it may lie, in the upper left corner."""


class Kind(NamedTuple):
    """Pieces that can take each other's place, most often one alone."""

    letters: tuple[str, ...]
    forms: frozenset[Shape]

    @property
    def token(self) -> str:
        """What a player notes in a cell of such a piece: `A`, or `A/B` for either of two."""
        return "/".join(self.letters)

    def __str__(self) -> str:
        return f"piece{'s' * (len(self.letters) > 1)} {', '.join(self.letters)}"


_TRAY_SCALE = 0.5
"""Size of a cell in the tray, in cells of the board."""


@dataclass(frozen=True)
class PiecePicture:
    """One picture of `pieces:`: its letter, its shape, and where it stands in the file."""

    letter: str
    shape: Shape
    start: Token


def read_pictures(source: Source, mark: str | None = None) -> list[PiecePicture] | None:
    """The pictures of `pieces:`, each of one letter or `#` in one connected shape.

    A picture shows its empty places by `.` or by spaces. Where there is a `mark`, such as
    `P`, each picture has it once, as one of its cells, and letters are the same in either
    case: they come in lower case. None when the key is missing.
    """
    pictures = source.pieces()
    if pictures is None:
        return None
    return [_read_picture(source, rows, mark) for rows in pictures]


def _read_picture(
    source: Source, rows: Sequence[Sequence[Token]], mark: str | None
) -> PiecePicture:
    cells: dict[Cell, Token] = {}
    for row, tokens in enumerate(rows):  # a comment may stand between: no line numbers
        for token in tokens:
            if not (token.text.isspace() or source.is_empty(token)):
                cells[Cell(row, token.column)] = token
    start = rows[0][0]
    if not cells:
        source.fail(start, "this picture shows no piece")
    marks = [cell for cell, token in cells.items() if token.text.upper() == mark]
    body = [token for cell, token in cells.items() if cell not in marks]
    if not body:
        source.fail(start, f"a piece needs a cell with a letter of its own beside its {mark}")
    letter = body[0].text.lower() if mark else body[0].text
    for token in body:
        symbol = token.text.lower() if mark else token.text
        if not (symbol.isascii() and symbol.isalpha()) and (mark or symbol != "#"):
            source.expected(token, "letter of a piece")
        if symbol != letter:
            source.fail(
                token,
                f"{token.text!r} stands in the picture of piece {letter}; "
                "a blank line separates two pictures",
            )
    if mark and len(marks) != 1:
        at = cells[marks[1]] if marks else start
        source.fail(at, f"this picture has {len(marks)} {mark}; expected 1")
    shape = shape_of(cells, marks[0] if marks else None)
    return PiecePicture(letter, shape, start)


def name_pieces(source: Source, pictures: Sequence[PiecePicture]) -> dict[str, Shape]:
    """A letter of its own for each picture: the one it is drawn with, else the next free one."""
    if len(pictures) > len(ascii_letters):
        source.fail(
            pictures[len(ascii_letters)].start,
            f"there are {len(pictures)} pieces; letters name at most {len(ascii_letters)}",
        )
    drawn = {picture.letter for picture in pictures}
    upper_first = ascii_letters[26:] + ascii_letters[:26]
    free = (letter for letter in upper_first if letter not in drawn)
    named: dict[str, PiecePicture] = {}
    for picture in pictures:
        taken = picture.letter in named or picture.letter == "#"
        named[next(free) if taken else picture.letter] = picture
    source.keep("pieces", {letter: picture.start for letter, picture in named.items()})
    return {letter: picture.shape for letter, picture in named.items()}


def piece_flaws(
    pieces: Mapping[str, Sequence[Shape]],
    board: int,
    place: str,
    letters: str,
    mark: str = "",
    *,
    empty: int = 0,
    left_over: bool = False,
) -> Iterator[Flaw]:
    """What is wrong with pieces that are to fill a board of so many cells.

    So many of them may stay `empty`, and pieces may be `left_over`.

    Each piece, by its letter, is given by its shapes, which have a `mark` where the pictures have
    one. `place` is the field of the board.
    """
    for letter, shapes in pieces.items():
        flaw = _piece_flaw(letter, shapes, letters, mark)
        if flaw:
            yield Flaw(flaw, "pieces", letter)
            return
    area = sum(len(shapes[0].cells) for shapes in pieces.values())
    if area < board - empty or (area > board and not left_over):
        wanted = "all pieces must fill all of it"
        if empty or left_over:
            some = "the pieces" if left_over else "all pieces"
            wanted = f"{some} must fill {'the cells that' if empty else 'it'}"
            wanted += " may not stay empty" if empty else ""
        yield Flaw(
            f"the board has {counted(board, 'cell')} and the pieces together have {area}; {wanted}",
            place,
        )
    if not pieces:
        yield Flaw("there are no pieces", "pieces")


def _piece_flaw(letter: str, shapes: Sequence[Shape], letters: str, mark: str) -> str:
    if len(letter) != 1 or letter not in letters:
        but = f" other than {mark.lower()}" if mark and mark.lower() not in letters else ""
        return (
            f"a piece is called {letter!r}; expected a letter from {letters[0]} to "
            f"{letters[-1]}{but}"
        )
    if not shapes:
        return f"piece {letter} has no shape"
    for shape in shapes:
        if not shape.cells or shape != shape_of(*shape):
            return f"the cells of piece {letter} are not in order from the upper left corner"
        if not is_connected(shape):
            return f"the cells of piece {letter} do not hang together"
        if (shape.mark in shape.cells) != bool(mark) or (shape.mark is None) == bool(mark):
            return f"piece {letter} has {'no' if mark else 'a'} mark; expected {mark or 'none'}"
        if mark and len(shape.cells) == 1:
            return f"a piece needs a cell with a letter of its own beside its {mark}"
        if len(shape.cells) != len(shapes[0].cells):
            return f"the shapes of piece {letter} differ in size"
    return ""


def write_pictures(pictures: Iterable[Sequence[str]]) -> str:
    """The `pieces:` block of some pictures, each given by its rows."""
    return "pieces:\n" + "\n".join("".join(f"{row}\n" for row in rows) for rows in pictures)


def kinds_of(forms: Forms) -> list[Kind]:
    """The kinds of pieces, in the order of their first pieces."""
    groups: dict[frozenset[Shape], list[str]] = {}
    for letter, shapes in forms.items():
        groups.setdefault(shapes, []).append(letter)
    return [Kind(tuple(letters), shapes) for shapes, letters in groups.items()]


def draw_board(picture: Picture, cells: Iterable[Cell]) -> None:
    """Thin lines between the board's cells and a bold one round them, holes left out."""
    board = picture.cells = frozenset(cells)
    for cell in board:
        for near in (Cell(cell.row, cell.column + 1), Cell(cell.row + 1, cell.column)):
            if near in board:
                picture.wall(cell, near, "thin")
    for line in outlines(board):
        picture.stroke(line, "thick")


def draw_tray(picture: Picture, pieces: Iterable[tuple[str, Shape]]) -> None:
    """Pieces in columns at the board's right, at half its scale, each with its letter.

    Shapes of the same letter have the same tint; a dot stands on the mark.
    """
    entries = list(pieces)
    tints = {letter: tint for tint, letter in enumerate(dict.fromkeys(name for name, _ in entries))}
    gap, margin = 0.45, 0.35  # between pieces, and for the letter, in cells of the board
    tallest = max(shape.height * _TRAY_SCALE for _, shape in entries)
    depth = max(picture.height, tallest, math.sqrt(len(entries)) * 1.5)
    x, y, widest = picture.width + 0.8, 0.0, 0.0
    for letter, shape in entries:
        height, width = shape.height * _TRAY_SCALE, shape.width * _TRAY_SCALE
        if y and y + height > depth:
            x, y, widest = x + widest + gap, 0.0, 0.0
        _draw_piece(picture, shape, (x + margin, y), tints[letter])
        picture.text_at((x + margin - 0.22, y + _TRAY_SCALE / 2), letter, "note", 0.34)
        y += height + gap
        widest = max(widest, margin + width)
    picture.right = max(picture.right, x + widest - picture.width + 0.1)
    picture.bottom = max(picture.bottom, depth - picture.height)


def _draw_piece(picture: Picture, shape: Shape, at: Point, tint: int) -> None:
    def place(x: float, y: float) -> Point:
        return at[0] + x * _TRAY_SCALE, at[1] + y * _TRAY_SCALE

    inside = set(shape.cells)
    for row, column in shape.cells:
        corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        picture.polygon([place(x, y) for x, y in corners], "region", tint)
        if Cell(row, column + 1) in inside:
            picture.stroke([place(column + 1, row), place(column + 1, row + 1)], "thin")
        if Cell(row + 1, column) in inside:
            picture.stroke([place(column, row + 1), place(column + 1, row + 1)], "thin")
    for line in outlines(shape.cells):
        picture.stroke([place(x, y) for x, y in line], "thick")
    if shape.mark is not None:
        picture.circle(place(shape.mark.column + 0.5, shape.mark.row + 0.5), 0.1, "black")
