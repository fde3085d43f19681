"""Polyomino: fill the board with all the pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from .check import Check, counted
from .grid import Cell, regions_of
from .picture import Picture
from .pieces import (
    Forms,
    check_area,
    draw_board,
    draw_tray,
    name_pieces,
    read_pictures,
    swap_equal_pieces,
    write_pictures,
)
from .puzzle import Answer, Puzzle
from .shapes import Shape, orientations, shape_of
from .text import Source, Token
from .writing import write_grid

LIES = "Each piece lies on the board once, in the shape of its picture."


@dataclass(frozen=True, kw_only=True)
class Polyomino(Puzzle):
    """Fill the board with all the pieces: Ubongo, pentominoes, packing puzzles.

    Rules: every piece is laid on the board once, and together they cover every
    cell of it exactly once. Pieces may be turned and turned over, unless the
    file says otherwise.

    File: `board:` with `#` or a letter for a cell to cover and `.` for none;
    `pieces:` with a picture of each piece, a blank line between two, drawn by a
    letter and `.` for empty places. The letter names the piece; a piece drawn by
    `#`, or by the letter of an earlier one, gets the next free letter.
    `rotate: no` forbids to turn the pieces, `flip: no` to turn them over (to
    mirror them left to right). The pieces must have as many cells as the board.

    Answer: in each cell the letter of its piece, `.` outside the board. Pieces
    that are equal can be swapped: that makes no second solution.
    """

    name: ClassVar[str] = "polyomino"
    aliases: ClassVar[tuple[str, ...]] = ("ubongo", "pentomino")
    rules: ClassVar[tuple[str, ...]] = (LIES,)

    board: frozenset[Cell]
    pieces: Mapping[str, Shape]
    flip: bool = True
    rotate: bool = True

    @cached_property
    def forms(self) -> Forms:
        """For each piece, by its letter, the shapes in which it may lie."""
        return {
            letter: frozenset(orientations(shape, self.rotate, self.flip))
            for letter, shape in self.pieces.items()
        }

    @classmethod
    def read(cls, source: Source) -> Polyomino:
        block = source.required_block("board")
        board = frozenset(
            cell for cell, token in block.tokens.items() if _is_covered(source, token)
        )
        pictures = read_pictures(source)
        if pictures is None:
            source.fail(source.header, f"{source.header.text} needs a 'pieces:' block")
        pieces = name_pieces(source, pictures)
        check_area(source, block.start, len(board), sum(len(p.cells) for p in pieces.values()))
        return cls(
            grid=block.grid,
            title=source.title,
            file=source.file,
            board=board,
            pieces=pieces,
            flip=source.flag("flip", True),
            rotate=source.flag("rotate", True),
        )

    def write(self) -> str:
        return (
            "board:\n"
            + write_grid(self.grid, lambda cell: "#" if cell in self.board else ".")
            + write_pictures(shape.rows(letter) for letter, shape in self.pieces.items())
            + f"flip: {'yes' if self.flip else 'no'}\n"
            + f"rotate: {'yes' if self.rotate else 'no'}\n"
        )

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return tuple(self.pieces) if cell in self.board else "."

    def canonical(self, answer: Answer) -> Answer:
        renamed = swap_equal_pieces(answer, self.forms)
        return {cell: renamed.get(token, token) for cell, token in answer.items()}

    def check(self, answer: Answer) -> Iterator[Check]:
        cells_of: dict[str, list[Cell]] = {letter: [] for letter in self.pieces}
        for cell in sorted(self.board):
            cells_of[answer[cell]].append(cell)
        for letter, cells in cells_of.items():
            size = len(self.pieces[letter].cells)
            fits = len(cells) == size and shape_of(cells) in self.forms[letter]
            shape = "" if len(cells) != size else " in its shape" if fits else " in another shape"
            yield Check(
                LIES,
                f"piece {letter}",
                ok=fits,
                expected=f"{counted(size, 'cell')} in its shape",
                found=f"{counted(len(cells), 'cell')}{shape}",
                cells=tuple(cells),
            )

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture(self.grid.height, self.grid.width)
        draw_board(picture, self.board)
        if answer is None:
            draw_tray(picture, self.pieces.items())
            return picture
        letters = {cell: answer[cell] for cell in self.grid.cells if cell in self.board}
        picture.borders(letters)
        tints = {letter: number for number, letter in enumerate(self.pieces)}  # as in the tray
        for cell, letter in letters.items():
            if letter in tints:  # else an answer that nobody could write, shown as it stands
                picture.fill(cell, "region", tints[letter])
        for letter, piece in regions_of(letters).items():
            picture.text(piece.cells[0], letter, "found", 0.5)
        return picture


def _is_covered(source: Source, token: Token) -> bool:
    if source.is_empty(token):
        return False
    if token.text == "#" or (len(token.text) == 1 and token.text.isalpha()):
        return True
    source.fail(token, f"{token.text!r} stands here; expected # or a letter for a cell, . for none")
