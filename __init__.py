"""Logic puzzles solved by SMT solvers through plain text.

The functions of this package are its commands: `load` or `parse` a puzzle,
`encode` it as SMT-LIB, `decode` a solver's output, or `solve` in one step.
"""

from .api import (
    check,
    decode,
    encode,
    facts,
    load,
    parse,
    solve,
    types,
)
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
