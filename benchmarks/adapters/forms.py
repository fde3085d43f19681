"""What adapters share: names for values that only the peer's environment has, boards, sides."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any

from ..puzzle_file import PuzzleFile, Row

Arguments = dict[str, Any]


@dataclass(frozen=True)
class Array:
    """An argument that the peer takes as a numpy array."""

    items: list[Row] | list[list[int]] | list[int] | list[str]


@dataclass(frozen=True)
class Member:
    """A member of one of the enumerations in the peer's module."""

    enumeration: str
    name: str


def realized(argument: Any, module: Any) -> Any:
    """The argument with what it names: numpy arrays, and members of the module's enumerations."""
    if isinstance(argument, Array):
        numpy: Any = importlib.import_module("numpy")
        return numpy.array(argument.items)
    if isinstance(argument, Member):
        return getattr(module, argument.enumeration)[argument.name]
    if isinstance(argument, dict):
        return {realized(key, module): realized(value, module) for key, value in argument.items()}
    return (
        tuple(realized(item, module) for item in argument)
        if isinstance(argument, tuple)
        else (argument)
    )


def blank(rows: list[Row]) -> list[Row]:
    """Our dots as the peer's spaces."""
    return [[" " if cell == "." else cell for cell in row] for row in rows]


def renamed(rows: list[Row], names: dict[str, str]) -> Array:
    """The rows with the peer's words for ours; what `names` does not hold stays."""
    return Array([[names.get(cell, cell) for cell in row] for row in rows])


def board(puzzle: PuzzleFile) -> Arguments:
    """The main grid, as it stands."""
    return {"board": Array(blank(puzzle.grid))}


def numbered(block: list[Row], ids: dict[str, str]) -> list[Row]:
    """The block with numbers for ids, in the order of appearance; `ids` learns which."""
    return [[ids.setdefault(cell, str(len(ids))) for cell in row] for row in block]


def regions(puzzle: PuzzleFile) -> Arguments:
    """The regions as the board."""
    return {"board": Array(numbered(puzzle.blocks["regions"], {}))}


def sides(puzzle: PuzzleFile) -> Arguments:
    """The counts above the columns and beside the rows, -1 where there is none."""
    return {"top": Array(puzzle.numbers("top", -1)), "side": Array(puzzle.numbers("left", -1))}
