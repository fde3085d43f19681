"""Which encoding belongs to a puzzle: the module of its type's name, imported when it is needed."""

from __future__ import annotations

import importlib
import inspect
from functools import cache
from typing import Any

from ..puzzles.puzzle import Puzzle
from .encoding import Encoding
from .errors import EncodingMissing
from .families import Style


@cache
def encoding_type(name: str) -> type[Encoding[Any]]:
    """The encoding of the puzzle type `name`: the one class that its module defines."""
    module = importlib.import_module(f".{name.replace('-', '_')}", __package__)
    for value in vars(module).values():
        if (
            inspect.isclass(value)
            and issubclass(value, Encoding)
            and value.__module__ == module.__name__
        ):
            return value
    raise LookupError(f"encoders/{name}.py defines no encoding")


def make_encoding(puzzle: Puzzle, style: Style | None = None) -> Encoding[Any]:
    """The encoding of a puzzle; `EncodingMissing` where the type has no such style."""
    kind = encoding_type(puzzle.name)
    style = style or kind.styles[0]
    if style not in kind.styles:
        raise EncodingMissing(
            f"{puzzle.name} has no encoding {style!r}; it has {', '.join(kind.styles)}"
        )
    return kind(puzzle, style)
