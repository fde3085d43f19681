"""Penguins: fill the board of ice with sliding pieces, a penguin on every marked cell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from string import ascii_lowercase
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check, counted
from ..clues import Clue, cell_flaws
from ..errors import Flaw
from ..grid import RIGHT, Cell, Grid, regions_of
from ..picture import Picture
from ..pieces import (
    Forms,
    PiecePicture,
    draw_tray,
    kinds_of,
    piece_flaws,
    read_pictures,
    write_pictures,
)
from ..puzzle import Answer, Planted
from ..shapes import Shape, is_connected, orientations, placements, shape_of
from ..sources import source_of_rows
from ..text import Source
from ..tilings import cut_up, random_cover
from ..writing import write_grid

if TYPE_CHECKING:
    import random

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

_LETTERS = ascii_lowercase.replace("p", "")
"""What pieces may be called: a `p` of a picture is a penguin."""

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
class Penguins(CellPuzzle):
    """Fill the board with sliding pieces so that penguins stand where they must.

    Rules: every piece is laid on the board once, in one of the shapes that it
    takes when its two parts are slid, and together they cover every cell exactly
    once. Pieces may be turned but not turned over. Each piece carries a penguin,
    and one stands on every marked cell; the others may stand anywhere.

    File: a grid of `P` (a penguin must stand here) and `.`, 5 x 5 for the game's
    own five pieces, `a` to `e`. Other pieces come in a `pieces:` block: a picture
    of each shape, a blank line between two, drawn by the piece's letter, `P` for
    its penguin and `.` for empty places; pictures with the same letter are shapes
    of one piece. The pieces must have as many cells as the board, and no two may
    be equal.

    Answer: in each cell the letter of its piece, in upper case where the piece's
    penguin stands.
    """

    name: ClassVar[str] = "penguins"
    aliases: ClassVar[tuple[str, ...]] = ("penguins-on-ice",)
    rules: ClassVar[tuple[str, ...]] = (LIES, STANDS)

    marked: frozenset[Cell]
    pieces: Sliding = field(default_factory=sliding_pieces)

    @cached_property
    def forms(self) -> Forms:
        """For each piece, by its letter, the shapes in which it may lie."""
        return {letter: _forms(slid) for letter, slid in self.pieces.items()}

    @classmethod
    def read(cls, source: Source) -> Penguins:
        board = source.grid("marked")
        symbols = board.read(lambda token: source.symbol(token, "P."))
        pictures = read_pictures(source, "P")
        for picture in pictures or ():  # a piece is shown where its last shape is, to be blamed
            source.keep("pieces", {picture.letter: picture.start})
        return cls(
            grid=board.grid,
            **source.heading,
            marked=frozenset(cell for cell, symbol in symbols.items() if symbol == "P"),
            pieces=sliding_pieces() if pictures is None else _by_letter(pictures),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.marked, "marked", "penguin")
        area = len(self.grid.cells)
        yield from piece_flaws(self.pieces, area, "marked", _LETTERS, "P")
        for kind in kinds_of(self.forms):
            if len(kind.letters) > 1:
                one, other, *_ = kind.letters
                yield Flaw(
                    f"pieces {one} and {other} are equal; expected pieces that can be told apart",
                    "pieces",
                    other,
                )

    def write(self) -> str:
        board = write_grid(self.grid, lambda cell: "P" if cell in self.marked else ".")
        if self.pieces == sliding_pieces():
            return board
        pictures = [shape.rows(letter) for letter, slid in self.pieces.items() for shape in slid]
        return board + write_pictures(pictures)

    def choices(self, place: Cell) -> Sequence[str]:
        return tuple(token for letter in self.pieces for token in (letter, letter.upper()))

    def list_clues(self) -> Iterator[Clue]:
        for cell in sorted(self.marked):
            yield Clue("penguin", cell, True, "marked", cell)

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

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Penguins]:
        """On 5 x 5 the game's own pieces, on other boards some made for it."""
        grid = Grid(height, max(width, 2) if height == 1 else width)
        if (height, width) == (5, 5):
            pieces = sliding_pieces()
            lying = _random_game(rng)
        else:
            pieces, lying = _invented(rng, grid)
        share = rng.choice((0.3, 0.7, 0.7, 1.0))
        stand = [shape.mark for shape in lying.values() if shape.mark is not None]
        puzzle = cls(
            grid=grid,
            marked=frozenset(cell for cell in stand if rng.random() < share),
            pieces=pieces,
        )
        letters = {cell: letter for letter, shape in lying.items() for cell in shape.cells}
        answer = {c: letters[c].upper() if c in stand else letters[c] for c in grid.cells}
        return Planted(puzzle, answer)

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
            elif answer is not None and answer.get(cell, "").isupper():
                picture.symbol(cell, "penguin", found=True)
        return picture


def _forms(slid: Sequence[Shape]) -> frozenset[Shape]:
    return frozenset(turned for shape in slid for turned in orientations(shape, flip=False))


def _random_game(rng: random.Random) -> dict[str, Shape]:
    """A way to fill the game's board with its pieces."""
    board = Grid(5, 5).cells
    options = {
        (letter, placed): (letter, *placed.cells)
        for letter, slid in sliding_pieces().items()
        for shape in sorted(_forms(slid))
        for placed in placements(shape, board)
    }
    return dict(random_cover(rng, options))


def _invented(rng: random.Random, grid: Grid) -> tuple[Sliding, dict[str, Shape]]:
    """A board cut into pieces that differ, most with a second shape, and how they lie."""
    least = max(2, len(grid.cells) // 20)
    while True:
        regions = cut_up(rng, grid, grid.cells, least, least + rng.randint(1, 3))
        lying = {
            letter: Shape(tuple(cells), rng.choice(cells))
            for letter, cells in zip(_LETTERS, regions, strict=False)
        }
        slid = min(0.7, 12 / len(grid.cells))  # of large boards few, whose texts are long
        pieces = {letter: _slid(rng, shape, slid) for letter, shape in lying.items()}
        equal = len({_forms(slid) for slid in pieces.values()}) < len(pieces)
        if len(regions) <= len(_LETTERS) and not equal:
            return pieces, lying
        least += 1


def _slid(rng: random.Random, shape: Shape, share: float) -> tuple[Shape, ...]:
    """A piece's shape, turned somehow, and perhaps another one with its last cell moved."""
    first = rng.choice(orientations(shape, flip=False))
    cells = {*first.cells} - {first.cells[-1]}
    end = rng.choice(sorted(cells)).step(RIGHT)
    other = shape_of({*cells, end}, rng.choice(sorted(cells)))
    fits = end not in cells and is_connected(other) and other != first
    return (first, other) if fits and rng.random() < share else (first,)
