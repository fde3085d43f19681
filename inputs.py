"""What commands read, files and stdin; and the one line on stderr when something is wrong."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from .puzzles.check import counted
from .puzzles.errors import PuzzleError
from .puzzles.puzzle import Puzzle

_STDIN = "<stdin>"
_LONGEST = 1000  # characters of a message: enough for long paths, and for a person


def complain(message: str) -> None:
    """One message on stderr, whatever the terminal can show; nothing where there is no stderr."""
    if sys.stderr is None:
        return
    encoding = sys.stderr.encoding or "utf-8"
    if len(message) > _LONGEST:
        message = f"{message[: _LONGEST - 200]} ... {message[-195:]}"
    words = "".join(char if char.isprintable() else "\ufffd" for char in message)
    with contextlib.suppress(OSError):
        click.echo(words.encode(encoding, "backslashreplace").decode(encoding), err=True)


def name_of(path: Path) -> str:
    """What messages call a file; `-` is stdin."""
    return _STDIN if str(path) == "-" else str(path)


def read_stdin() -> str:
    """The text on stdin; `PuzzleError` where it is closed or no text."""
    from .puzzles.files import decode_text, read_stream

    if sys.stdin is None:
        raise PuzzleError("is closed; expected a text", _STDIN)
    return decode_text(read_stream(sys.stdin.buffer, _STDIN), _STDIN)


def read_text(path: Path) -> str:
    """The text of a file, or of stdin for `-`; `PuzzleError` where it cannot be read."""
    from .puzzles.files import decode_text, read_bytes

    if str(path) == "-":
        return read_stdin()
    return decode_text(read_bytes(path), str(path))


def parse(text: str, file: str = _STDIN) -> list[Puzzle]:
    """The puzzles of a text; `PuzzleError` where it is not in the puzzle format."""
    from .puzzles.reading import parse_puzzles

    return parse_puzzles(text, file)


def load(path: Path) -> list[Puzzle]:
    """The puzzles of a file, or of stdin for `-`; `PuzzleError` where it cannot be read."""
    return parse(read_text(path), name_of(path))


def load_together(paths: Sequence[Path], only: int | None) -> list[Puzzle]:
    """The puzzles of all files, or the Nth of the one file; `PuzzleError` where one is missing."""
    puzzles = [puzzle for path in paths for puzzle in load(path)]
    return puzzles if only is None else [one(puzzles, only)]


def load_all(paths: Sequence[Path], only: int | None) -> tuple[list[Puzzle], bool]:
    """The puzzles of all files that can be read, and whether that is all: stderr names the rest."""
    puzzles: list[Puzzle] = []
    complete = True
    for path in paths:
        try:
            found = load(path)
            puzzles += found if only is None else [one(found, only)]
        except PuzzleError as error:
            complain(str(error))
            complete = False
    return puzzles, complete


def one(puzzles: Sequence[Puzzle], only: int | None) -> Puzzle:
    """The Nth puzzle of a file, or its only one; `PuzzleError` where there is no such."""
    if only is None and len(puzzles) > 1:
        raise PuzzleError(
            f"{len(puzzles)} puzzles in this file; choose one with --only N", puzzles[0].file
        )
    if only is not None and only > len(puzzles):
        raise PuzzleError(
            f"--only {only}, the file holds {counted(len(puzzles), 'puzzle')}", puzzles[0].file
        )
    return puzzles[(only or 1) - 1]
