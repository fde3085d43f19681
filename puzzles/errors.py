"""What is wrong with a file or a puzzle, and where: the errors that reading raises."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..errors import PuzzlepipeError


class PuzzleError(PuzzlepipeError):
    """A puzzle or answer that cannot be what it should be.

    Prints as `FILE:LINE:COLUMN: what was found; what was expected`. Line and
    column count from 1; where the whole file is meant they are left out.
    """

    def __init__(
        self,
        message: str,
        file: str = "<stdin>",
        line: int | None = None,
        column: int | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.file = file
        self.line = line
        self.column = column

    def __str__(self) -> str:
        place = ":".join(
            str(part) for part in (self.file, self.line, self.column) if part is not None
        )
        return f"{place}: {self.message}"


class Flaw(NamedTuple):
    """Why a puzzle is none: a message, and the field, and the item in it, that is to blame."""

    message: str
    field: str = ""
    item: Any = None


class FlawedPuzzle(PuzzleError):
    """A puzzle with a flaw, however it was built; `flaw` tells which part of it is to blame."""

    def __init__(self, flaw: Flaw, file: str) -> None:
        super().__init__(flaw.message, file)
        self.flaw = flaw

    def __reduce__(self) -> tuple[Any, ...]:  # an error has to come back from another process
        return (FlawedPuzzle, (self.flaw, self.file))
