"""Divisions: borders between neighbouring cells, told by the pieces that cover them.

The plain text has a symbol for each border, as a player would draw it; for speed there is none,
since the owners of two cells tell whether one piece covers both.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import Any

from ..puzzles.divisions import BORDER, COVERED, EMPTY, NONE, DivisionPuzzle
from ..puzzles.grid import Cell, Edge
from ..puzzles.puzzle import Answer
from .cover import Cover, ExactCover, Placed
from .encoding import Encoding
from .families import Booleans, Family, Words
from .model import Model
from .terms import FALSE, Literal, Term, Value, holds, not_

BORDER_WORDS = Words("is a border", "is no border", "are borders", "are no borders")


NOBODY = "none"
"""The owner of cells that stay empty: a piece of one cell, of which there are enough."""


def borders_of(encoding: Encoding[Any], puzzle: DivisionPuzzle, cover: Cover) -> Family:
    """The family that carries the borders: symbols in the plain text, else what owners tell."""
    if encoding.plain:
        return Booleans(
            "border", puzzle.edges, encoding.style, on=BORDER, off=NONE, words=BORDER_WORDS
        )
    return Division(cover, puzzle.edges)


def cover_of_division(puzzle: DivisionPuzzle, cover: Cover) -> ExactCover:
    """The puzzle as an exact cover, whose answers are the borders between what is placed."""

    def read(placed: Sequence[Placed]) -> Answer:
        return puzzle.division(cover.numbered(placed))

    return cover.without_symbols(read)


class Emptiness(Family):
    """Whether a cell stays empty, which its owner tells: `NOBODY`, without symbols of its own."""

    def __init__(self, cover: Cover, cells: Collection[Cell]) -> None:
        self.stem, self.style = cover.owner.stem, cover.owner.style
        self._owner, self._cells = cover.owner, dict.fromkeys(cells)

    @property
    def symbols(self) -> list[str]:
        return []

    def declare(self, model: Model) -> str:
        return ""

    def __contains__(self, place: object) -> bool:
        return place in self._cells

    def literal(self, place: Hashable, token: str) -> Term:
        if place not in self._cells:
            raise KeyError(place)
        empty = self._owner.is_(place, NOBODY)
        return empty if token == EMPTY else not_(empty) if token == COVERED else FALSE

    def tokens(self, values: Mapping[str, Value]) -> dict[Hashable, str]:
        owners = self._owner.tokens(values)
        # a value that is no owner is no token either, so that the check finds it
        known = {
            NOBODY: EMPTY,
            **{str(name): COVERED for name in self._owner.codes if name != NOBODY},
        }
        return {cell: known.get(owners[cell], owners[cell]) for cell in self._cells}

    def fixing(self, values: Mapping[str, Value]) -> list[Term]:
        tokens = self.tokens(values)
        return [self.literal(cell, tokens[cell]) for cell in self._cells]

    def say(self, literal: Literal, others: Sequence[Literal] = ()) -> str:
        raise KeyError(literal)  # owners have words of their own


class Division(Family):
    """The borders between the pieces of a cover, without symbols of their own.

    Cells with different owners have a border between them, cells with the same owner where there
    are several copies of it and no spot covers both. The owners stand beside it as marks.
    """

    def __init__(self, cover: Cover, edges: Sequence[Edge]) -> None:
        self.stem, self.style = cover.lies.stem, cover.lies.style
        self._cover = cover
        self._edges = dict.fromkeys(edges)

    @property
    def symbols(self) -> list[str]:
        """The spots of what has several copies: owners do not tell these apart."""
        return [
            literal.symbol
            for name, spots in self._cover.pieces.items()
            if self._cover.copies[name] > 1
            for literal in self._cover.lies.of(spots)
            if isinstance(literal, Literal)
        ]

    def declare(self, model: Model) -> str:
        return ""

    def __contains__(self, place: object) -> bool:
        return place in self._edges

    def literal(self, place: Hashable, token: str) -> Term:
        if not isinstance(place, Edge) or place not in self._edges:
            raise KeyError(place)
        if token not in (BORDER, NONE):
            return FALSE
        joins = self._cover.joins(place)
        return joins if token == NONE else not_(joins)

    def tokens(self, values: Mapping[str, Value]) -> dict[Hashable, str]:
        owners = self._cover.owner.tokens(values)
        return {edge: self._token(edge, owners, values) for edge in self._edges}

    def _token(
        self, edge: Edge, owners: Mapping[Hashable, str], values: Mapping[str, Value]
    ) -> str:
        a, b = owners[edge.a], owners[edge.b]
        copies = self._cover.copies
        if a not in copies or b not in copies:
            return f"{a}-{b}"  # no owner: an answer that was tampered with fails its check
        if a != b:
            return BORDER
        return NONE if copies[a] == 1 or holds(self._cover.joins(edge), values) else BORDER

    def fixing(self, values: Mapping[str, Value]) -> list[Term]:
        """The owners of all cells, and the borders between cells that copies of one piece own.

        What a division looks like tells the owners, so another one has other owners or, where
        these are the same, other such borders.
        """
        owners = self._cover.owner.tokens(values)
        between = [
            self._cover.joins(edge)
            for edge in self._edges
            if owners[edge.a] == owners[edge.b] and self._cover.copies[owners[edge.a]] > 1
        ]
        return [
            *self._cover.owner.fixing(values),
            *(term if holds(term, values) else not_(term) for term in between),
        ]

    def say(self, literal: Literal, others: Sequence[Literal] = ()) -> str:
        raise KeyError(literal)  # owners have words of their own
