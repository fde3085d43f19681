"""Logic puzzles solved by SMT solvers through plain text.

The functions of this package are its commands: `load` or `parse` a puzzle,
`encode` it as SMT-LIB, `decode` a solver's output, or `solve` in one step.
They are imported when they are first used, since start-up counts in a pipe.
Whatever a caller can cause, or a solver, is raised as a `PuzzlepipeError`.
"""

TYPE_CHECKING = False  # as in `typing`: here nothing is imported, see `__main__`
if TYPE_CHECKING:
    from typing import Any

    from .api import check, check_partial, decode, encode, facts, load, parse, solve, types
    from .engine.errors import WrongAnswer
    from .errors import PuzzlepipeError
    from .puzzles.errors import FlawedPuzzle, PuzzleError
    from .puzzles.puzzle import Answer, Puzzle

_HOMES = {
    "Answer": ".puzzles.puzzle",
    "FlawedPuzzle": ".puzzles.errors",
    "Puzzle": ".puzzles.puzzle",
    "PuzzleError": ".puzzles.errors",
    "PuzzlepipeError": ".errors",
    "WrongAnswer": ".engine.errors",
}
"""The modules of what is not in `api`."""

__all__ = [
    "Answer",
    "FlawedPuzzle",
    "Puzzle",
    "PuzzleError",
    "PuzzlepipeError",
    "WrongAnswer",
    "check",
    "check_partial",
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


def __getattr__(name: str) -> "Any":
    """Find an exported name in the module that defines it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES.get(name, ".api"), __name__), name)
