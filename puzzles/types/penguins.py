"""Penguins: fill the board of ice with sliding pieces, a penguin on every marked cell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import ClassVar

from .check import Check, counted
from .grid import Cell, regions_of
from .picture import Picture
from .pieces import (
    Forms,
    PiecePicture,
    check_area,
    draw_tray,
    read_pictures,
    swap_equal_pieces,
    write_pictures,
)
from .puzzle import Answer, Puzzle
from .shapes import Shape, orientations, shape_of
from .text import Source, source_of_rows
from .writing import write_grid

LIES = "Each piece lies on the board once, turned and slid as it can be, not turned over."
STANDS = "A penguin stands on every marked cell."

_SLIDING_PIECES = """\
pieces:
Pa..
.aaa

Pa.
aaa

.Pa
aaa

..Pa
aaa.

Pb.
.bb
.b.

Pb
bb
b.

.Pb
bb.
b..

.P.
.cc
cc.

P.
cc
cc

P..
cc.
.cc

P...
dddd

.P..
dddd

..P.
dddd

...P
dddd

eeP
e..
e..

eeP
.e.
.e.

eeP
..e
..e
"""
"""The game's five pieces, each in the shapes that it takes when its two parts are slid."""

Sliding = Mapping[str, tuple[Shape, ...]]
"""For each piece, by its letter, its shapes; the mark is its penguin."""


@cache
def sliding_pieces() -> Sliding:
    """The game's own five pieces, `a` to `e`."""
    pictures = read_pictures(source_of_rows(_SLIDING_PIECES, "", "penguins"), "P")
    assert pictures is not None  # the text above has the key
    return _by_letter(pictures)


def _by_letter(pictures: Sequence[PiecePicture]) -> Sliding:
    shapes: dict[str, list[Shape]] = {}
    for picture in pictures:
        shapes.setdefault(picture.letter, []).append(picture.shape)
    return {letter: tuple(dict.fromkeys(slid)) for letter, slid in shapes.items()}


@dataclass(frozen=True, kw_only=True)
class Penguins(Puzzle):
    """Fill the board with sliding pieces so that penguins stand where they must.

    Rules: every piece is laid on the board once, in one of the shapes that it
    takes when its two parts are slid, and together they cover every cell exactly
    once. Pieces may be turned but not turned over. Each piece carries a penguin,
    and one stands on every marked cell; the others may stand anywhere.

    File: a grid of `P` (a penguin must stand here) and `.`, 5 x 5 for the game's
    own five pieces, `a` to `e`. Other pieces come in a `pieces:` block: a picture
    of each shape, a blank line between two, drawn by the piece's letter, `P` for
    its penguin and `.` for empty places; pictures with the same letter are shapes
    of one piece. The pieces must have as many cells as the board.

    Answer: in each cell the letter of its piece, in upper case where the piece's
    penguin stands. Pieces that are equal can be swapped: that makes no second
    solution.
    """

    name: ClassVar[str] = "penguins"
    aliases: ClassVar[tuple[str, ...]] = ("penguins-on-ice",)
    rules: ClassVar[tuple[str, ...]] = (LIES, STANDS)

    marked: frozenset[Cell]
    pieces: Sliding = field(default_factory=sliding_pieces)

    @cached_property
    def forms(self) -> Forms:
        """For each piece, by its letter, the shapes in which it may lie."""
        return {
            letter: frozenset(
                turned for shape in slid for turned in orientations(shape, flip=False)
            )
            for letter, slid in self.pieces.items()
        }

    @classmethod
    def read(cls, source: Source) -> Penguins:
        board = source.grid()
        symbols = board.read(lambda token: source.symbol(token, "P."))
        pictures = read_pictures(source, "P")
        pieces = sliding_pieces() if pictures is None else _by_letter(pictures)
        for picture in pictures or ():
            if len(picture.shape.cells) != len(pieces[picture.letter][0].cells):
                source.fail(picture.start, f"the shapes of piece {picture.letter} differ in size")
        sizes = [len(slid[0].cells) for slid in pieces.values()]
        check_area(source, board.start, len(board.grid.cells), sum(sizes))
        return cls(
            grid=board.grid,
            title=source.title,
            file=source.file,
            marked=frozenset(cell for cell, symbol in symbols.items() if symbol == "P"),
            pieces=pieces,
        )

    def write(self) -> str:
        board = write_grid(self.grid, lambda cell: "P" if cell in self.marked else ".")
        if self.pieces == sliding_pieces():
            return board
        pictures = [shape.rows(letter) for letter, slid in self.pieces.items() for shape in slid]
        return board + write_pictures(pictures)

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return [token for letter in self.pieces for token in (letter, letter.upper())]

    def canonical(self, answer: Answer) -> Answer:
        owners = {cell: token.lower() for cell, token in answer.items()}
        renamed = swap_equal_pieces(owners, self.forms)
        return {
            cell: letter.upper() if answer[cell].isupper() else letter
            for cell, owner in owners.items()
            for letter in [renamed.get(owner, owner)]
        }

    def check(self, answer: Answer) -> Iterator[Check]:
        cells_of: dict[str, list[Cell]] = {letter: [] for letter in self.pieces}
        for cell in self.grid.cells:
            cells_of[answer[cell].lower()].append(cell)
        for letter, cells in cells_of.items():
            standing = [cell for cell in cells if answer[cell].isupper()]
            size = len(self.pieces[letter][0].cells)
            right_size = len(cells) == size and len(standing) == 1
            fits = right_size and shape_of(cells, standing[0]) in self.forms[letter]
            found = f"{counted(len(cells), 'cell')}, {counted(len(standing), 'penguin')}"
            if right_size:
                found += " in one of its shapes" if fits else " in another shape"
            yield Check(
                LIES,
                f"piece {letter}",
                ok=fits,
                expected=f"{counted(size, 'cell')}, 1 penguin in one of its shapes",
                found=found,
                cells=tuple(cells),
            )
        for cell in sorted(self.marked):
            stands = answer[cell].isupper()
            yield Check(
                STANDS, str(cell), stands, "a penguin", "one" if stands else "none", (cell,)
            )

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        if answer is not None:
            letters = {cell: token.lower() for cell, token in answer.items()}
            picture.borders(letters)
            for letter, piece in regions_of(letters).items():
                picture.corner_text(piece.cells[0], letter, kind="note")
        elif self.pieces != sliding_pieces():
            draw_tray(
                picture, [(name, shape) for name, slid in self.pieces.items() for shape in slid]
            )
        for cell in self.grid.cells:
            picture.fill(cell, "ice")
            if cell in self.marked:
                picture.symbol(cell, "penguin")
            elif answer is not None and answer[cell].isupper():
                picture.symbol(cell, "penguin", found=True)
        return picture
