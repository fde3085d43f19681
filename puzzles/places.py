"""Places: what a player fills in, and what can be pointed at on a board.

A place can be hashed, is the same for everybody who means it, and prints as its name: a `Cell`
(also a grid point), an `Edge` between two of them, a `Step` of a sequence of moves, a `Region`.
"""

from __future__ import annotations

from typing import NamedTuple

from .grid import Cell, Edge, Line


class Step(NamedTuple):
    """One move of a sequence, counted from 1."""

    number: int

    def __str__(self) -> str:
        return f"move {self.number}"


class Region(NamedTuple):
    """One region as a whole, by its id in the file."""

    id: str

    def __str__(self) -> str:
        return f"region {self.id}"


Place = Cell | Edge | Step | Region


def cells_of(thing: object) -> tuple[Cell, ...]:
    """The cells that a place, a line, or anything that stands at one, speaks of."""
    if isinstance(thing, Cell):
        return (thing,)
    if isinstance(thing, Edge):
        return (thing.a, thing.b)
    if isinstance(thing, Line):
        return thing.cells
    at = getattr(thing, "at", None)
    return () if at is None else cells_of(at)
