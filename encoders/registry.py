"""Which encoding, and which template, belong to a puzzle: found by the name of its type.

Ours stand in `encoders/types` and `templates/smt2`, those of a type of another package in
its modules `encoding` and its file `model.smt2.j2`.
"""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import Any

from ..puzzles.puzzle import Puzzle
from ..puzzles.registry import class_of_module, folder_of, package_of
from .encoding import Encoding
from .errors import EncodingMissing
from .families import Style

TEMPLATES = Path(__file__).parent.parent / "templates" / "smt2"


@cache
def encoding_type(kind: type[Puzzle]) -> type[Encoding[Any]]:
    """The encoding of a puzzle type: the one class that its module defines."""
    package = package_of(kind)
    stem = kind.name.replace("-", "_")
    name = f"{__package__}.types.{stem}" if package is None else f"{package}.encoding"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:  # what it imports is missing
            raise
        raise EncodingMissing(f"{kind.name} has no encoding: expected the module {name}") from error
    found = class_of_module(module, Encoding)
    if found is None:
        raise EncodingMissing(f"{name} defines no encoding of {kind.name}")
    return found


def template_of(kind: type[Puzzle]) -> Path:
    """The file of a type's template."""
    package = package_of(kind)
    if package is None:
        return TEMPLATES / f"{kind.name.replace('-', '_')}.smt2.j2"
    return folder_of(package) / "model.smt2.j2"


def make_encoding(
    puzzle: Puzzle, style: Style | None = None, *, plain: bool = False, lemmas: bool = False
) -> Encoding[Any]:
    """The encoding of a puzzle; `EncodingMissing` where the type has no such style."""
    kind = encoding_type(type(puzzle))
    style = style or kind.styles[0]
    if style not in kind.styles:
        raise EncodingMissing(
            f"{puzzle.name} has no encoding {style!r}; it has {', '.join(kind.styles)}"
        )
    return kind(puzzle, style, plain=plain, lemmas=lemmas)
