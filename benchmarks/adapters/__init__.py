"""How each type of puzzle is stated to multi-puzzle-solver: one short function a type.

An adapter takes a puzzle file and returns the arguments of the peer's ``Board``, in plain lists
and words; `forms` says how numpy arrays and the peer's own values are named. A type needs a line in
`ADAPTERS` for its instances in ``tests/instances`` to be compared. What the peer's modules cannot
be told (a clue that is left out where it demands every one, a choice of flips) is in no instance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..puzzle_file import PuzzleFile
from . import lines, marks, moves, numbers
from .forms import Arguments

Adapter = Callable[[PuzzleFile], Arguments]

ADAPTERS: Mapping[str, tuple[str, Adapter]] = {
    **numbers.ADAPTERS,
    **marks.ADAPTERS,
    **lines.ADAPTERS,
    **moves.ADAPTERS,
}
"""For each type of ours the name of the peer's module, and its adapter."""


def call(puzzle: PuzzleFile) -> tuple[str, Arguments]:
    """The name of the peer's module for this puzzle and the arguments that state it."""
    module, adapter = ADAPTERS[puzzle.type]
    return module, adapter(puzzle)
