"""What is wrong with a file, and where: the one error that reading a puzzle or an answer raises."""

from __future__ import annotations


class PuzzleError(Exception):
    """A puzzle or answer file that cannot be read as what it should be.

    Prints as `FILE:LINE:COLUMN: what was found; what was expected`. Line and
    column count from 1; where the whole file is meant they are left out.
    """

    exit_status = 2

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
