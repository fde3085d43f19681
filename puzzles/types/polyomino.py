"""Polyomino: fill the board with all the pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from string import ascii_letters, ascii_uppercase
from typing import TYPE_CHECKING, ClassVar

from ..check import Check, counted
from ..clues import cell_flaws
from ..divisions import EMPTY, DivisionPuzzle, names_by_cell
from ..errors import Flaw
from ..grid import Cell, Grid
from ..picture import Picture
from ..pieces import (
    Forms,
    Kind,
    draw_board,
    draw_tray,
    kinds_of,
    name_pieces,
    piece_flaws,
    read_pictures,
    write_pictures,
)
from ..places import Place
from ..puzzle import UNKNOWN, Answer, Planted
from ..shapes import Shape, orientations, shape_of
from ..text import Source
from ..tilings import cut_up
from ..tokens import Token
from ..writing import write_grid

if TYPE_CHECKING:
    import random

LIES = "Each piece lies on the board once, in the shape of its picture."
LIES_OR_NOT = "Each piece lies on the board once at most, in the shape of its picture."


@dataclass(frozen=True, kw_only=True)
class Polyomino(DivisionPuzzle):
    """Fill the board with all the pieces: Ubongo, pentominoes, packing puzzles.

    Rules: every piece is laid on the board once, and together they cover every
    cell of it exactly once. Pieces may be turned and turned over, unless the
    file says otherwise. Where it says so, pieces may be left over, and some
    cells may stay empty.

    File: `board:` with `#` or a letter for a cell to cover, `?` for one that may
    stay empty, and `.` for none; `pieces:` with a picture of each piece, a blank
    line between two, drawn by a letter and `.` for empty places. The letter names
    the piece; a piece drawn by `#`, or by the letter of an earlier one, gets the
    next free letter.
    `rotate: no` forbids to turn the pieces, `flip: no` to turn them over (to
    mirror them left to right). `left-over: yes` lets pieces be left over;
    without it the pieces must have as many cells as the board, or as it has at
    least and at most.

    Answer: in each cell the letter of its piece, `.` where none lies. Pieces
    that are equal can be swapped: that makes no second solution. Any other names
    tell the pieces apart as well.
    """

    name: ClassVar[str] = "polyomino"
    aliases: ClassVar[tuple[str, ...]] = ("ubongo", "pentomino")
    rules: ClassVar[tuple[str, ...]] = (LIES, LIES_OR_NOT)

    cells: frozenset[Cell]
    """Those that are to be covered, or may be."""
    optional: frozenset[Cell] = frozenset()
    """Those of them that may stay empty."""
    pieces: Mapping[str, Shape]
    flip: bool = True
    rotate: bool = True
    left_over: bool = False
    """Whether pieces may be left over."""

    @classmethod
    def read(cls, source: Source) -> Polyomino:
        block = source.required_block("board")
        cells = frozenset(
            cell for cell, token in block.tokens.items() if _is_covered(source, token)
        )
        source.keep("cells", {None: block.start, **block.tokens})
        pictures = read_pictures(source)
        if pictures is None:
            source.fail(source.header, f"{source.header.text} needs a 'pieces:' block")
        return cls(
            grid=block.grid,
            **source.heading,
            cells=cells,
            optional=frozenset(cell for cell in cells if block.tokens[cell].text == UNKNOWN),
            pieces=name_pieces(source, pictures),
            flip=source.flag("flip", True),
            rotate=source.flag("rotate", True),
            left_over=source.flag("left-over", False),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.cells, "cells", "cell to cover")
        for cell in sorted(cell for cell in self.optional if cell not in self.cells):
            yield Flaw(f"{cell} may stay empty and is no cell of the board", "optional", cell)
        yield from piece_flaws(
            {letter: (shape,) for letter, shape in self.pieces.items()},
            len(self.cells),
            "cells",
            ascii_letters,
            empty=len(self.optional),
            left_over=self.left_over,
        )

    def write(self) -> str:
        return (
            "board:\n"
            + write_grid(self.grid, self._drawn)
            + write_pictures(shape.rows(letter) for letter, shape in self.pieces.items())
            + f"flip: {'yes' if self.flip else 'no'}\n"
            + f"rotate: {'yes' if self.rotate else 'no'}\n"
            + ("left-over: yes\n" if self.left_over else "")
        )

    def _drawn(self, cell: Cell) -> str:
        return UNKNOWN if cell in self.optional else "#" if cell in self.cells else "."

    @cached_property
    def may_be_empty(self) -> frozenset[Cell]:
        return self.optional

    @cached_property
    def board(self) -> tuple[Cell, ...]:
        return tuple(sorted(self.cells))

    @cached_property
    def kinds(self) -> Sequence[Kind]:
        """The pieces, those that are equal together."""
        forms: Forms = {
            letter: frozenset(orientations(shape, self.rotate, self.flip))
            for letter, shape in self.pieces.items()
        }
        return kinds_of(forms)

    def marks(self) -> Mapping[Place, Sequence[str]]:
        told = (cell for cell in self.board if cell not in self.optional)
        return dict.fromkeys(told, tuple(kind.token for kind in self.kinds))

    def name_pieces(self, pieces: Sequence[Sequence[Cell]]) -> Sequence[str]:
        """The letters of the pictures, equal pieces in order; a number for what has none left."""
        free = {kind: list(kind.letters) for kind in self.kinds}
        names = []
        for number, cells in enumerate(pieces, start=1):
            kind = self._kind_of(cells)
            names.append(free[kind].pop(0) if kind and free[kind] else str(number))
        return names

    def _kind_of(self, cells: Sequence[Cell]) -> Kind | None:
        shape = shape_of(cells)
        return next((kind for kind in self.kinds if shape in kind.forms), None)

    def check(self, answer: Answer) -> Iterator[Check]:
        rule = LIES_OR_NOT if self.left_over else LIES
        lying: dict[Kind, list[Cell]] = {kind: [] for kind in self.kinds}
        counts = dict.fromkeys(self.kinds, 0)
        for cells in self.pieces_of(answer):
            kind = self._kind_of(cells)
            if kind is None:
                where = f"the piece of {cells[0]}"
                found = f"another one, of {counted(len(cells), 'cell')}"
                yield Check(rule, where, False, "the shape of a picture", found, tuple(cells))
            else:
                counts[kind] += 1
                lying[kind] += cells
        for kind, count in counts.items():
            wanted = len(kind.letters)
            most = " at most" if self.left_over else ""
            yield Check(
                rule,
                str(kind),
                ok=count == wanted or (self.left_over and count < wanted),
                expected=f"{counted(wanted, 'piece')}{most} in this shape",
                found=str(count),
                cells=tuple(lying[kind]),
            )

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Polyomino]:
        grid = Grid(height, width)
        holes = set(rng.sample(grid.cells, rng.randrange(len(grid.cells) // 4 + 1)))
        cells = frozenset(grid.cells) - (holes if rng.random() < 0.5 else set())
        flip, rotate = rng.random() < 0.5, rng.random() < 0.6
        # Larger boards have larger pieces, for there are no more than 52 letters.
        smallest = max(rng.choice((1, 2, 3, 3, 4)), len(cells) // 30)
        regions = cut_up(rng, grid, cells, smallest, smallest + rng.randint(0, 2))
        shapes = [shape_of(one) for one in regions]
        left_over = rng.random() < 0.25
        if left_over and len(shapes) < 50:
            shapes += rng.choices(shapes, k=rng.randint(1, 2))
        empty = {cell for cell in holes - cells if rng.random() < 0.7}
        optional = empty | {cell for cell in sorted(cells) if rng.random() < 0.2}
        if rng.random() < 0.7:
            empty, optional = set(), set()
        letters = rng.sample(ascii_letters if len(shapes) > 26 else ascii_uppercase, len(shapes))
        turned = [rng.choice(orientations(shape, rotate, flip)) for shape in shapes]
        puzzle = cls(
            grid=grid,
            cells=cells | empty,
            optional=frozenset(optional),
            pieces=dict(zip(letters, turned, strict=True)),
            flip=flip,
            rotate=rotate,
            left_over=left_over,
        )
        names = names_by_cell(regions, letters[: len(regions)])
        return Planted(puzzle, puzzle.division({**names, **dict.fromkeys(empty, EMPTY)}))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture(self.grid.height, self.grid.width)
        for cell in sorted(self.optional):
            picture.fill(cell, "soft")
        draw_board(picture, self.cells)
        if answer is None:
            draw_tray(picture, self.pieces.items())
            return picture
        if self.is_partial(answer):
            self.draw_borders(picture, answer)
            return picture
        pieces = self.pieces_of(answer)
        names = self.name_pieces(pieces)
        letters = names_by_cell(pieces, names)
        picture.borders({**dict.fromkeys(self.board, ""), **letters})
        tints = {letter: number for number, letter in enumerate(self.pieces)}  # as in the tray
        for cell, letter in letters.items():
            if letter in tints:  # not a piece that has no picture
                picture.fill(cell, "region", tints[letter])
        for piece, name in zip(pieces, names, strict=True):
            picture.text(piece[0], name, "found", 0.5)
        return picture


def _is_covered(source: Source, token: Token) -> bool:
    if source.is_empty(token):
        return False
    if token.text in ("#", UNKNOWN) or (len(token.text) == 1 and token.text.isalpha()):
        return True
    source.fail(
        token, f"{token.text!r} stands here; expected # or a letter for a cell, ? or . for none"
    )
