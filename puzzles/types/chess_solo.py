"""Chess solo: every move captures, until the king is left alone."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..check import Check
from ..chess import BOARD, FIGURES, KINDS, Capture, Square, between, captures_among, reach
from ..clues import cell_flaws
from ..errors import Flaw
from ..grid import Cell
from ..picture import Picture, Point
from ..places import Place
from ..puzzle import Answer, Planted
from ..steps import StepPuzzle
from ..text import Source
from ..writing import write_grid

if TYPE_CHECKING:
    import random

MOVE = "A piece moves from the square on which it stands."
CAPTURE = "Every move captures a piece."
FREE = "No piece stands between the two squares of a move."
TWICE = "No piece moves more than twice."
KING = "The king is never captured."

KING_KIND = "K"


@dataclass(frozen=True, kw_only=True)
class ChessSolo(StepPuzzle):
    """Capture piece after piece until the king is left alone.

    Rules: every move is one of chess that captures, each piece the others, until
    one is left: one move fewer than there are pieces. No piece moves more than
    twice. The king is never captured, so it is the last. Pawns go up, towards
    rank 8, and capture one square diagonally; they are not promoted.

    File: the pieces by their letters (`K` king, `Q` queen, `R` rook, `B` bishop, `N`
    knight, `P` pawn): each with its square, `pieces: Kc6 Rc5`, on as many
    such lines as you like; or the board, eight rows of letters and `.`, rank 8 first.

    Answer: the captures in order, such as `Qg3xg6 Kc6xc5`: the piece, its square,
    and the square of the piece that it takes.
    """

    name: ClassVar[str] = "chess-solo"
    aliases: ClassVar[tuple[str, ...]] = ("solitaire-chess",)
    rules: ClassVar[tuple[str, ...]] = (MOVE, CAPTURE, FREE, TWICE, KING)

    pieces: Mapping[Cell, str]

    @classmethod
    def read(cls, source: Source) -> ChessSolo:
        board = source.optional_grid("pieces")
        if board is None:
            grid, pieces = BOARD, _listed_pieces(source)
        else:
            if source.has("pieces"):
                source.fail(board.start, "the board stands here, and in 'pieces:' as well")
            grid = board.grid
            symbols = board.read(lambda token: source.symbol(token, f"{KINDS}."))
            pieces = {cell: symbol for cell, symbol in symbols.items() if symbol != "."}
        return cls(grid=grid, **source.heading, pieces=pieces)

    def flaws(self) -> Iterator[Flaw]:
        if self.grid != BOARD:
            yield Flaw(f"{self.grid.height} x {self.grid.width} cells; expected 8 x 8", "grid")
        yield from cell_flaws(self.grid, self.pieces, "pieces", "piece")
        for cell, kind in self.pieces.items():
            if kind not in tuple(KINDS):
                yield Flaw(f"{kind!r} at {cell}; expected one of {' '.join(KINDS)}", "pieces", cell)
        kings = [cell for cell, kind in self.pieces.items() if kind == KING_KIND]
        if len(kings) != 1:
            wrong = kings[1] if kings else None
            yield Flaw(f"{len(kings)} kings; expected one", "pieces", wrong)

    def write(self) -> str:
        return write_grid(self.grid, lambda cell: self.pieces.get(cell, "."))

    @cached_property
    def squares(self) -> tuple[Square, ...]:
        """The squares that hold a piece at the start."""
        return tuple(Square(*cell) for cell in sorted(self.pieces))

    @property
    def step_count(self) -> int:
        return len(self.pieces) - 1

    @cached_property
    def captures(self) -> Mapping[str, Capture]:
        """What a move can be, by its token.

        Nothing ever comes to an empty square, so all goes on among those that are not at first.
        """
        captures = captures_among(set(self.pieces.values()), self.squares)
        return {str(capture): capture for capture in captures}

    def choices(self, place: Place) -> Sequence[str]:
        return tuple(self.captures)

    def check(self, answer: Answer) -> Iterator[Check]:
        """The moves are made one after the other, wrong ones as they are written."""
        standing = {square: (self.pieces[square], 0) for square in self.squares}
        for step in self.places:
            kind, start, end = self.captures[answer[step]]
            where, cells = f"{step}, {answer[step]}", (start, end)
            mover, moves = standing.pop(start, ("", 0))
            taken, _ = standing.get(end, ("", 0))
            yield Check(MOVE, where, mover == kind, f"{kind} on {start}", mover or "nothing", cells)
            yield Check(CAPTURE, where, taken != "", f"a piece on {end}", taken or "nothing", cells)
            if way := between(start, end):
                in_way = [square for square in way if square in standing]
                found = ", ".join(f"{standing[square][0]} on {square}" for square in in_way)
                yield Check(FREE, where, not in_way, "nothing", found or "nothing", cells)
            yield Check(TWICE, where, moves < 2, "2 moves at most", f"move {moves + 1}", cells)
            yield Check(KING, where, taken != KING_KIND, "another piece", taken, cells)
            standing[end] = (mover or kind, moves + 1)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[ChessSolo]:
        """A game played backwards from the king alone, inside a part of the board of that size."""
        height, width = min(height, 8), min(width, 8)
        top, left = rng.randint(0, 8 - height), rng.randint(0, 8 - width)
        inside = [Square(top + r, left + c) for r in range(height) for c in range(width)]
        standing = {rng.choice(inside): (KING_KIND, 0)}
        moves: list[Capture] = []
        for _ in range(rng.randint(0, 1 + height * width // 5)):
            back = [
                Capture(kind, start, end)
                for end, (kind, moved) in standing.items()
                for start in inside
                if moved < 2 and start not in standing and end in reach(kind, start)
                if not any(square in standing for square in between(start, end))
            ]
            if not back:
                break
            move = rng.choice(back)
            standing[move.start] = (move.kind, standing[move.end][1] + 1)
            standing[move.end] = (rng.choice(KINDS[1:]), 0)
            moves.append(move)
        pieces: dict[Cell, str] = {square: kind for square, (kind, _) in standing.items()}
        puzzle = cls(grid=BOARD, pieces=pieces)
        return Planted(puzzle, dict(zip(puzzle.places, map(str, reversed(moves)), strict=True)))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid, lines=False)
        picture.numbered = False
        picture.outside("left", range(8, 0, -1))
        picture.outside("bottom", "abcdefgh")
        for cell in self.grid.cells:
            if (cell.row + cell.column) % 2:
                picture.fill(cell, "soft")
        for step, token in (answer or {}).items():
            _, start, end = self.captures[token]
            _draw_arrow(picture, start, end, str(step.number))
        for cell, kind in self.pieces.items():
            picture.text(cell, FIGURES[kind], "given", 0.85)
        return picture


def _listed_pieces(source: Source) -> dict[Cell, str]:
    """The pieces of `pieces:` lines, `Kc6`."""
    pieces: dict[Cell, str] = {}
    for words in source.word_lists("pieces"):
        for word in words:
            kind, square = word.text[:1].upper(), Square.named(word.text[1:])
            if kind not in KINDS or square is None:
                source.expected(word, "piece and its square, such as Qg3")
            if square in pieces:
                source.fail(word, f"a piece stands on {square} already")
            pieces[square] = kind
            source.keep("pieces", {square: word})
    if not pieces:
        source.fail(source.header, f"{source.header.text} needs its 'pieces:', or its board")
    return pieces


def _draw_arrow(picture: Picture, start: Square, end: Square, number: str) -> None:
    """A line from the rim of one piece to the rim of another, a number beside its beginning."""
    rows, columns = end.row - start.row, end.column - start.column
    length = math.hypot(rows, columns)

    def point(along: float, aside: float = 0) -> Point:
        return (
            start.column + 0.5 + (columns * along - rows * aside) / length,
            start.row + 0.5 + (rows * along + columns * aside) / length,
        )

    picture.arrow(point(0.3), point(length - 0.28))
    picture.text_at(point(0.43, 0.13 + 0.04 * len(number)), number, "found", 0.28)
