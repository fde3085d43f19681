"""Answers that have a mark on each edge: loops and other lines of Slitherlink, Pearl, Tracks.

In an answer's text each cell (or point) names its edges that are taken by the letters `U D L R`, so
`UR`, or `.` for none. In a partial answer `?` in a cell says that its other edges are not yet
known, and a small letter that an edge is not taken: `Ul?`.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from .cells import token_grid
from .errors import PuzzleError
from .grid import ORTHOGONAL, Cell, Edge, Grid
from .places import Place
from .puzzle import UNKNOWN, Answer, Puzzle, refuse_token
from .tokens import Token
from .writing import write_grid

LINE, NONE = "-", "."
"""An edge is taken, or it is not."""

_TOKEN = re.compile(r"([UDLR]*)([udlr]*)(\??)|\.")


class EdgePuzzle(Puzzle):
    """A puzzle whose answer is a mark on each edge of a grid of nodes."""

    layout: ClassVar[str] = "edges"

    @property
    @abstractmethod
    def nodes(self) -> Grid:
        """The points that edges join: the corners of cells, or the cells."""

    @cached_property
    def places(self) -> tuple[Edge, ...]:
        return self.nodes.edges

    def choices(self, place: Edge) -> Sequence[str]:
        return (LINE, NONE)

    @property
    def written(self) -> Grid:
        """The grid of an answer's text."""
        return self.nodes

    def edges_of(self, cell: Cell) -> Mapping[str, Edge]:
        """The edges that a cell of an answer's text names, by their letters, in `UDLR` order."""
        return {
            letter: Edge.of(cell, near)
            for letter, step in ORTHOGONAL.items()
            if (near := cell.step(step)) in self.nodes
        }

    @property
    def leaving(self) -> Mapping[Cell, str]:
        """The letters of lines that the puzzle itself draws out of the board, by their cells.

        They may stand in an answer's text as well.
        """
        return {}

    @cached_property
    def _cells_that_name(self) -> Mapping[Edge, Sequence[Cell]]:
        """For each edge the cells of an answer's text that name it."""
        cells: dict[Edge, list[Cell]] = {}
        for cell in self.written.cells:
            for edge in self.edges_of(cell).values():
                cells.setdefault(edge, []).append(cell)
        return cells

    def cells_at(self, place: Place) -> tuple[Cell, ...]:
        if isinstance(place, Edge):
            return tuple(self._cells_that_name.get(place, ()))
        return super().cells_at(place) if self.nodes == self.grid else ()

    def read_answer(self, text: str, file: str = "<stdin>", *, partial: bool = False) -> Answer:
        grid = self.written
        told: dict[Edge, tuple[str, Cell]] = {}
        for cell, token in token_grid(self, text, file, grid.height, grid.width).items():
            for edge, mark in self._read_token(cell, token, file, partial):
                said, by = told.setdefault(edge, (mark, cell))
                if said != mark:
                    words = {LINE: "taken", NONE: "not taken"}
                    raise PuzzleError(
                        f"{token.text!r} at {cell} says that the edge {edge} is {words[mark]}, "
                        f"{by} that it is {words[said]}",
                        file,
                        token.line,
                        token.column,
                    )
        return {edge: told[edge][0] for edge in self.places if edge in told}

    def _read_token(
        self, cell: Cell, token: Token, file: str, partial: bool
    ) -> Iterator[tuple[Edge, str]]:
        edges = self.edges_of(cell)
        leaving = self.leaving.get(cell, "")
        match = _TOKEN.fullmatch(token.text)
        taken, crossed, unknown = (match[1] or "", match[2] or "", match[3]) if match else ("",) * 3
        letters = taken + crossed.upper()
        if (
            match is None
            or len(set(letters)) < len(letters)
            or not set(taken) <= {*edges, *leaving}
            or not set(crossed.upper()) <= set(edges)
            or ((crossed or unknown) and not partial)
        ):
            allowed = [f"letters {' '.join([*edges, *leaving])}, each once, or . for none"]
            message = refuse_token(token.text, cell, allowed)
            raise PuzzleError(message, file, token.line, token.column)
        for letter, edge in edges.items():
            if letter in taken:
                yield edge, LINE
            elif letter in crossed.upper() or not unknown:
                yield edge, NONE

    def write_answer(self, answer: Answer) -> str:
        return write_grid(self.written, lambda cell: self._token(cell, answer))

    def _token(self, cell: Cell, answer: Answer) -> str:
        edges = self.edges_of(cell)
        leaving = self.leaving.get(cell, "")
        taken = [
            letter
            for letter in ORTHOGONAL
            if letter in leaving or (letter in edges and answer.get(edges[letter]) == LINE)
        ]
        if all(edge in answer for edge in edges.values()):
            odd = [answer[edge] for edge in edges.values() if answer[edge] not in (LINE, NONE)]
            return "".join(taken + odd) or "."
        crossed = [letter.lower() for letter, edge in edges.items() if answer.get(edge) == NONE]
        return "".join([*taken, *crossed, UNKNOWN])


def taken_edges(answer: Answer) -> list[Edge]:
    """The edges that an answer takes."""
    return [edge for edge, mark in answer.items() if mark == LINE]


def shape_at(node: Cell, ends: Mapping[Cell, Sequence[Cell]]) -> str:
    """How lines pass a node, as a sentence says it; `ends` are the nodes that each is joined to."""
    near = ends.get(node, ())
    if len(near) != 2:
        return "ends or branches" if near else "does not come"
    a, b = near
    return "goes straight" if a.row == b.row or a.column == b.column else "turns"
