"""Tracks: one railway track from end to end; rows and columns tell in how many cells it lies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from ..check import Check, counted
from ..clues import Clue, cell_clues, cell_flaws, margin_clues, margin_flaws
from ..edges import LINE, NONE, EdgePuzzle, taken_edges
from ..errors import Flaw
from ..grid import ORTHOGONAL, Cell, Edge, Grid, components, ends_of
from ..growth import grown_path
from ..picture import Picture, Point
from ..puzzle import Answer, Planted
from ..text import Source
from ..tokens import Token
from ..writing import write_grid, write_margin

if TYPE_CHECKING:
    import random

GIVEN = "A piece of track that is given stays as it is."
COUNT = "A number tells how many cells of its row or column have track."
PASSES = (
    "Track comes into a cell and leaves it, or there is none: it has no branch and no dead end."
)
ONE = "All track is one way, from one end to the other."

_STUB = 0.15
"""How far the ends stand out of the board, in cells."""


@dataclass(frozen=True, kw_only=True)
class Tracks(EdgePuzzle):
    """Complete the track from one end to the other.

    Rules: the track goes from cell to neighbouring cell, straight on or with a
    turn; it has no branches and does not cross itself. It comes into the board at
    one end and leaves it at the other, and there is no other track. Numbers
    outside the grid count the cells of their row or column that have track.

    File: a grid of tokens split at spaces: two of `U D L R` where a piece of track
    is given, by the sides (up, down, left, right) that it joins, or `.`. The two
    ends are where given pieces leave the board; of an end whose piece is not given
    there is this one side alone. `top:` and `left:` with a number or `.` for each
    column and row.

    Answer: for each cell the two sides that its track joins, of `U D L R` in this
    order, or `.`.
    """

    name: ClassVar[str] = "tracks"
    aliases: ClassVar[tuple[str, ...]] = ("train-tracks",)
    rules: ClassVar[tuple[str, ...]] = (GIVEN, COUNT, PASSES, ONE)

    pieces: Mapping[Cell, str]
    """The two sides that a given piece joins, in `UDLR` order."""
    ends: Mapping[Cell, str]
    """The sides by which the track leaves the board: of two cells one, or two of one cell."""
    top: tuple[int | None, ...]
    left: tuple[int | None, ...]

    @classmethod
    def read(cls, source: Source) -> Tracks:
        board = source.grid("pieces", words=True)
        grid = board.grid

        def sides(token: Token) -> str:
            letters = token.text.upper()
            if source.is_empty(token):
                return ""
            if len(_in_order(letters)) != len(letters) or len(letters) > 2:
                message = f"{token.text!r} stands here; expected two of U D L R, or ."
                source.fail(token, message)
            return _in_order(letters)

        told = board.read(sides)
        ends = {}
        for cell, letters in told.items():
            if out := _outward(grid, cell, letters):
                ends[cell] = out
            elif len(letters) == 1:
                message = f"one side of a piece alone; expected two, for {letters} is not an end"
                source.fail(board.tokens[cell], message)
        source.keep("ends", {cell: board.tokens[cell] for cell in ends})
        return cls(
            grid=grid,
            **source.heading,
            pieces={
                cell: letters
                for cell, letters in told.items()
                if len(letters) == 2 and letters != ends.get(cell)
            },
            ends=ends,
            top=source.margin("top", grid.width),
            left=source.margin("left", grid.height),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.pieces, "pieces", "piece")
        yield from cell_flaws(self.grid, self.ends, "ends", "end")
        yield from margin_flaws(self.grid, top=self.top, left=self.left)
        for cell, letters in self.ends.items():
            if not letters or letters != _outward(self.grid, cell, letters):
                yield Flaw(f"{letters!r} at {cell} does not leave the board", "ends", cell)
        for cell, letters in self.pieces.items():
            if letters != _in_order(letters) or len(letters) != 2:
                message = f"{letters!r} at {cell}; expected two of U D L R, in this order"
                yield Flaw(message, "pieces", cell)
            elif _outward(self.grid, cell, letters) != self.ends.get(cell, ""):
                message = f"{letters} at {cell} leaves the board otherwise than the ends there"
                yield Flaw(message, "pieces", cell)
            elif _outward(self.grid, cell, letters) == letters:
                message = f"both sides of {letters} at {cell} are ends; expected no piece besides"
                yield Flaw(message, "pieces", cell)
        count = sum(map(len, self.ends.values()))
        if count != 2:
            message = (
                f"{counted(count, 'end')} of the track; expected two, where it leaves the board"
            )
            yield Flaw(message, "ends")

    def write(self) -> str:
        rows = write_grid(
            self.grid, lambda cell: self.pieces.get(cell) or self.ends.get(cell, "."), words=True
        )
        return rows + write_margin("top", self.top) + write_margin("left", self.left)

    @property
    def nodes(self) -> Grid:
        return self.grid

    @property
    def leaving(self) -> Mapping[Cell, str]:
        return self.ends

    @cached_property
    def prefilled(self) -> Mapping[Edge, str]:
        return {
            edge: LINE if letter in letters else NONE
            for cell, letters in self.pieces.items()
            for letter, edge in self.edges_of(cell).items()
        }

    def list_clues(self) -> Iterator[Clue]:
        yield from cell_clues(self.pieces, "pieces", "piece")
        yield from margin_clues(self.grid, top=self.top, left=self.left)

    def check(self, answer: Answer) -> Iterator[Check]:
        joined = {cell: self.ends.get(cell, "") for cell in self.grid.cells}
        for cell in self.grid.cells:
            edges = self.edges_of(cell)
            joined[cell] += "".join(one for one, edge in edges.items() if answer[edge] == LINE)
        for cell, letters in self.pieces.items():
            found = _in_order(joined[cell])
            yield Check(GIVEN, str(cell), found == letters, letters, found or "no track", (cell,))
        for clue in self.clues_of("clue"):
            track = [cell for cell in clue.at.cells if joined[cell]]
            expected, found = counted(clue.value, "cell"), str(len(track))
            right = len(track) == clue.value
            yield Check(COUNT, str(clue.at), right, expected, found, clue.at.cells)
        for cell, letters in joined.items():
            right = len(letters) in (0, 2)
            yield Check(PASSES, str(cell), right, "2 sides or none", str(len(letters)), (cell,))
        near = ends_of(taken_edges(answer), self.ends)
        pieces = components(near, near.__getitem__)
        found = "one track" if len(pieces) == 1 else f"{len(pieces)} separate ones"
        others = tuple(cell for piece in pieces[1:] for cell in piece)
        yield Check(ONE, "the board", len(pieces) == 1, "one track", found, others)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Tracks]:
        grid = Grid(height, width)
        ways_out = [
            (cell, letter)
            for cell in grid.cells
            for letter, step in ORTHOGONAL.items()
            if cell.step(step) not in grid
        ]
        (start, one), (end, other) = rng.sample(ways_out, 2)
        path = grown_path(rng, grid, start, end)
        taken = {Edge.of(a, b) for a, b in pairwise(path)}
        ends = {start: one}
        ends[end] = _in_order(ends.get(end, "") + other)
        kept, told = rng.choice((0.0, 0.1, 0.3)), rng.choice((0.7, 0.9, 1.0))
        empty = cls(grid=grid, pieces={}, ends=ends, top=(None,) * width, left=(None,) * height)
        pieces = {}
        for cell in sorted(path):
            if rng.random() < kept and len(ends.get(cell, "")) < 2:
                inside = (one for one, edge in empty.edges_of(cell).items() if edge in taken)
                pieces[cell] = _in_order("".join(inside) + ends.get(cell, ""))
        cells = set(path)
        top, left = (
            tuple(
                len(cells.intersection(line.cells)) if rng.random() < told else None
                for line in lines
            )
            for lines in (grid.columns, grid.rows)
        )
        puzzle = cls(grid=grid, pieces=pieces, ends=ends, top=top, left=left)
        return Planted(puzzle, {edge: LINE if edge in taken else NONE for edge in puzzle.places})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.outside("top", self.top)
        picture.outside("left", self.left)
        picture.bottom = picture.right = 2 * _STUB
        for cell, letters in self.pieces.items():
            a, b = (_toward(cell, letter, 0.5) for letter in letters)
            picture.stroke([a, _toward(cell, letters[0], 0), b], "band")
        for cell, letters in self.ends.items():
            for letter in letters:
                picture.stroke([_toward(cell, letter, far) for far in (0.5, 0.5 + _STUB)], "band")
                if answer:
                    picture.stroke([_toward(cell, letter, far) for far in (0, 0.5 + _STUB)], "loop")
        for a, b in taken_edges(answer) if answer else []:
            picture.connect(a, b, "loop")
        return picture


def _toward(cell: Cell, letter: str, far: float) -> Point:
    """The point so far from the middle of a cell toward one of its sides."""
    step = ORTHOGONAL[letter]
    return cell.column + 0.5 + far * step.columns, cell.row + 0.5 + far * step.rows


def _in_order(letters: str) -> str:
    """Sides of a cell in `UDLR` order, each once."""
    return "".join(letter for letter in ORTHOGONAL if letter in letters)


def _outward(grid: Grid, cell: Cell, letters: str) -> str:
    """Those of some sides of a cell that lie at the border of the board, in `UDLR` order."""
    return "".join(one for one in _in_order(letters) if cell.step(ORTHOGONAL[one]) not in grid)
