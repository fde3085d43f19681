"""Logic puzzles solved by SMT solvers through plain text.

The functions of this package are its commands: `load` or `parse` a puzzle,
`encode` it as SMT-LIB, `decode` a solver's output, or `solve` in one step.
They are imported when they are first used, since start-up counts in a pipe.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .api import check, decode, encode, facts, load, parse, solve, types
    from .puzzles.errors import PuzzleError
    from .puzzles.puzzle import Answer, Puzzle

__all__ = [
    "Answer",
    "Puzzle",
    "PuzzleError",
    "check",
    "decode",
    "encode",
    "facts",
    "load",
    "parse",
    "solve",
    "types",
]


def __dir__() -> list[str]:
    """The exported names, imported or not."""
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    """Find an exported name in the module that defines it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import api
    from .puzzles import errors, puzzle

    home = {"PuzzleError": errors, "Answer": puzzle, "Puzzle": puzzle}.get(name, api)
    return getattr(home, name)
