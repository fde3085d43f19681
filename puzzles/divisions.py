"""Answers that divide the board into pieces: Rectangles, Palisade, polyominoes.

What a player marks, and what tells two answers apart, are the borders between neighbouring cells.
An answer's text names the pieces; which name a piece has means nothing, and any are read. A
partial answer is such a grid with `?` in cells whose piece is not known, or, as it is written, a
doubled grid with the mark between each two cells: `|` or `-` a border, `.` none, `?` unknown.
Where the puzzle itself tells pieces apart (a number in each, a shape) `marks` lets a player note
in a cell which piece it belongs to. Cells that `may_be_empty` are places too: what a player leaves
empty is told by the answer, for borders alone would not tell it from a piece.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from .cells import answer_tokens
from .check import Check
from .doubled import read_doubled, write_doubled
from .grid import Cell, Edge, Grid, components, ends_of
from .picture import Picture
from .puzzle import UNKNOWN, Answer, Puzzle, refuse_token
from .sources import source_of_rows
from .text import Source
from .tokens import TokenGrid
from .writing import write_grid

BORDER, NONE = "|", "."
"""Two neighbouring cells belong to different pieces, or to the same one."""

EMPTY, COVERED = ".", "#"
"""What a cell holds that may be empty."""

DIVIDES = "A border has two different pieces on its sides."


class DivisionPuzzle(Puzzle):
    """A puzzle whose answer is a border or none between each two neighbouring cells."""

    layout: ClassVar[str] = "divisions"

    @cached_property
    def board(self) -> tuple[Cell, ...]:
        """The cells that are divided, in reading order."""
        return self.grid.cells

    @cached_property
    def may_be_empty(self) -> frozenset[Cell]:
        """Cells of the board that need not be part of a piece."""
        return frozenset()

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        """Every two neighbouring cells of the board."""
        board = set(self.board)
        return tuple(edge for edge in self.grid.edges if board.issuperset(edge))

    @cached_property
    def places(self) -> tuple[Edge | Cell, ...]:
        return (*self.edges, *sorted(self.may_be_empty))

    def choices(self, place: Edge | Cell) -> Sequence[str]:
        return (BORDER, NONE) if isinstance(place, Edge) else (COVERED, EMPTY)

    def division(self, names: Mapping[Cell, Hashable]) -> Answer:
        """The answer in which neighbouring cells with the same name are of the same piece.

        Cells with the name `EMPTY` are of none, where they may be.
        """
        answer: dict[Edge | Cell, str] = {
            edge: NONE if names[edge.a] == names[edge.b] else BORDER
            for edge in self.edges
            if edge.a in names and edge.b in names
        }
        for cell in sorted(self.may_be_empty):
            if cell in names:
                answer[cell] = EMPTY if names[cell] == EMPTY else COVERED
        return answer

    def pieces_of(self, answer: Answer) -> list[list[Cell]]:
        """The pieces of an answer, each in reading order, in the order of their first cells."""
        joined = ends_of((edge for edge in self.edges if answer.get(edge) == NONE), self.board)
        covered = [cell for cell in self.board if not self._is_empty(cell, answer)]
        return [sorted(piece) for piece in components(covered, joined.__getitem__)]

    def _is_empty(self, cell: Cell, answer: Answer) -> bool:
        return cell in self.may_be_empty and answer.get(cell) == EMPTY

    def misfits(self, answer: Answer) -> Iterator[Check]:
        """A border inside a piece, or none round it, cannot be written down, and is none."""
        piece_of = {cell: n for n, piece in enumerate(self.pieces_of(answer)) for cell in piece}
        for edge in self.edges:
            a, b = (piece_of.get(cell) for cell in edge)
            if answer[edge] == BORDER and a == b:
                found = "one" if a is not None else "none"
                yield Check(DIVIDES, str(edge), False, "two pieces", found, tuple(edge))
            elif answer[edge] == NONE and (a is None) != (b is None):
                yield Check(DIVIDES, str(edge), False, "a border", "none", tuple(edge))

    def name_pieces(self, pieces: Sequence[Sequence[Cell]]) -> Sequence[str]:
        """The tokens by which an answer's text calls its pieces: numbers, if nothing else."""
        return [str(number) for number in range(1, len(pieces) + 1)]

    def is_partial(self, answer: Answer) -> bool:
        """Whether some edges are undecided, so that pieces are not known yet."""
        return any(edge not in answer for edge in self.places)

    def draw_borders(self, picture: Picture, answer: Answer) -> None:
        """The borders of an answer, such as a partial one."""
        for edge, mark in answer.items():
            if mark == BORDER:
                picture.wall(*edge)

    def draw_regions(self, answer: Answer | None) -> Picture:
        """The board, with the pieces of an answer where one is given: tinted, and a line round."""
        picture = Picture.board(self.grid, lines=False)
        picture.rule_lines("dotted")
        if answer is not None and self.is_partial(answer):
            self.draw_borders(picture, answer)
        elif answer is not None:
            pieces = self.pieces_of(answer)
            regions = names_by_cell(pieces, self.name_pieces(pieces))
            picture.tint(regions)
            picture.borders(regions)
        return picture

    def read_answer(self, text: str, file: str = "<stdin>", *, partial: bool = False) -> Answer:
        source = source_of_rows(text, file, self.name, framed=self.framed)
        tokens = source.optional_grid(one_column=self.grid.width == 1)
        high, wide = self.grid.height, self.grid.width
        if partial and tokens is not None and tokens.grid == Grid(2 * high - 1, 2 * wide - 1):
            return self._read_marks(source, tokens)
        board = set(self.board)
        names = {}
        for cell, token in answer_tokens(self, text, file).items():
            if cell not in board:
                if not source.is_empty(token) and not (partial and token.text == UNKNOWN):
                    source.fail(token, refuse_token(token.text, cell, ["."]))
            elif token.text == EMPTY and cell in self.may_be_empty:
                names[cell] = EMPTY
            elif token.text == "." or (token.text == UNKNOWN and not partial):
                source.fail(token, refuse_token(token.text, cell, ["the name of a piece"]))
            elif token.text != UNKNOWN:
                names[cell] = token.text
        return self.division(names)

    def _read_marks(self, source: Source, tokens: TokenGrid) -> Answer:
        source.finish()
        meanings = {"|": BORDER, "-": BORDER, ".": NONE}
        doubled = read_doubled(source, tokens, corner="+")
        marks = {edge: source.symbol(token, "?.|-") for edge, token in doubled.between.items()}
        answer: dict[Edge | Cell, str] = {
            edge: meanings[marks[edge]] for edge in self.edges if marks[edge] != UNKNOWN
        }
        for cell in sorted(self.may_be_empty):
            mark = source.symbol(doubled.cells[cell], ("o", EMPTY, UNKNOWN))
            if mark != UNKNOWN:
                answer[cell] = EMPTY if mark == EMPTY else COVERED
        return answer

    def write_answer(self, answer: Answer) -> str:
        """The pieces by name; of a partial answer the borders, a doubled grid of marks."""
        if self.is_partial(answer):
            return self._write_marks(answer)
        pieces = self.pieces_of(answer)
        names = names_by_cell(pieces, self.name_pieces(pieces))
        return write_grid(self.grid, lambda cell: names.get(cell, "."))

    def _write_marks(self, answer: Answer) -> str:
        board = set(self.board)

        def between(edge: Edge) -> str:
            if not board.issuperset(edge):
                return NONE
            mark = answer.get(edge, UNKNOWN)
            return mark if mark != BORDER else "|" if edge.a.row == edge.b.row else "-"

        def inside(cell: Cell) -> str:
            if cell in self.may_be_empty:
                return {COVERED: "o", EMPTY: EMPTY}.get(answer.get(cell, UNKNOWN), UNKNOWN)
            return "o" if cell in board else "."

        return write_doubled(self.grid, inside, between, corner="+")


def names_by_cell(pieces: Sequence[Sequence[Cell]], names: Sequence[str]) -> Mapping[Cell, str]:
    """The name of its piece for each cell."""
    return {cell: name for piece, name in zip(pieces, names, strict=True) for cell in piece}
