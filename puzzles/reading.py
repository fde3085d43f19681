"""From a text or a file to its puzzles."""

from __future__ import annotations

import re
from pathlib import Path

from .errors import FlawedPuzzle, PuzzleError
from .files import decode_text, read_bytes
from .puzzle import Origin, Puzzle
from .registry import find_type, nearest_types, type_of_line
from .sources import split_sources
from .text import Source


def parse_puzzles(text: str, file: str = "<stdin>") -> list[Puzzle]:
    """Every puzzle of a text, in order; raises `PuzzleError` where it cannot be read."""
    try:
        sources = split_sources(text, file, lambda name: find_type(name) is not None, type_of_line)
    except PuzzleError as error:
        unknown = re.match(r"'(.*)' is no puzzle type$", error.message)
        if unknown is None:
            raise
        near = ", ".join(nearest_types(unknown[1]))
        raise PuzzleError(
            f"{error.message}; the nearest are: {near}", file, error.line, error.column
        ) from None
    puzzles = list(map(_read, sources))
    for number, (puzzle, source) in enumerate(zip(puzzles, sources, strict=True), start=1):
        # What is frozen for all others is not finished before its place in the file is known.
        header = source.header
        origin = Origin(number, header.line, len(sources) == 1, header.text)
        object.__setattr__(puzzle, "origin", origin)
    return puzzles


def _read(source: Source) -> Puzzle:
    """The puzzle of a source; a flaw is told at the token that it comes from."""
    kind = find_type(source.header.text)
    assert kind is not None  # split_sources keeps only headers of known types
    source.framed = kind.framed
    try:
        puzzle = kind.read(source)
    except FlawedPuzzle as error:
        source.fail(source.token_of(error.flaw.field, error.flaw.item), error.message)
    source.finish()
    return puzzle


def load_puzzles(path: Path) -> list[Puzzle]:
    """Every puzzle of a file, in order; raises `PuzzleError` where it cannot be read."""
    return parse_puzzles(decode_text(read_bytes(path), str(path)), str(path))
