"""From a text to its puzzles' sources, each with the lines that are its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from .errors import PuzzleError
from .text import Source
from .tokens import HEADER, Token, shorten, words_in

_LOOSE_HEADER = re.compile(r"#\s*([A-Za-z0-9][A-Za-z0-9-]*)\s*:?(\s|$)")
"""What people write for a header, and is none: a space behind `#`, a colon behind the type."""

_COMMENT = re.compile(r"(^|\s);.*$")

MOST_CHARACTERS, LINE = 4_000_000, 20
"""Characters of the longest puzzle, more than the largest grid takes; an empty line takes as long
to read as so many."""


def split_sources(
    text: str,
    file: str,
    is_type: Callable[[str], bool],
    type_of_line: Callable[[str], str | None] = lambda line: None,
) -> list[Source]:
    """The puzzles of a file in order; `is_type` tells a header from a row such as `##.#`.

    A file without headers may be a list of lines that are whole puzzles: `type_of_line` tells
    of which type.

    Raises `PuzzleError` when there is no puzzle or something stands before the first header.
    """
    if _is_list(text, is_type, type_of_line):
        return _listed(text, file, type_of_line)
    sources: list[Source] = []
    left = MOST_CHARACTERS
    for number, raw in enumerate(_lines(text), start=1):
        left -= max(len(raw), LINE)
        if left < 0:
            raise PuzzleError(
                f"this puzzle is longer than {MOST_CHARACTERS // 10**6} MB; no puzzle in reach is",
                file,
                number,
                1,
            )
        line = _COMMENT.sub("", raw).rstrip()
        indent = len(line) - len(line.lstrip())
        header = HEADER.match(line, indent)
        if header and is_type(header[1]):
            left = MOST_CHARACTERS
            name = Token(header[1], number, indent + 2)
            sources.append(Source(file, name, (header[2] or "").strip()))
        elif sources:
            sources[-1].take_line(line, number, commented=bool(raw.strip()) and not line)
        elif header:
            raise PuzzleError(f"{header[1]!r} is no puzzle type", file, number, indent + 2)
        elif line:
            meant = _LOOSE_HEADER.match(line, indent)
            header_like = f"#{meant[1]} my title" if meant and is_type(meant[1]) else ""
            raise PuzzleError(
                f"{shorten(line)} stands where a header such as "
                f"{header_like or '#sudoku my title'!r} must begin"
                + (": '#' and the type at once, then a space" if header_like else ""),
                file,
                number,
                indent + 1,
            )
    if not sources:
        raise PuzzleError("no puzzle here; a puzzle begins with a header such as '#sudoku'", file)
    return sources


def _lines(text: str) -> Iterator[str]:
    """The lines one by one: millions of them would fill the memory."""
    start = 0
    while (end := text.find("\n", start)) >= 0:
        yield text[start:end]
        start = end + 1
    yield text[start:]


def _is_list(
    text: str, is_type: Callable[[str], bool], type_of_line: Callable[[str], str | None]
) -> bool:
    """Whether the first line that is no comment is a whole puzzle."""
    for raw in _lines(text):
        line = _COMMENT.sub("", raw).strip()
        header = HEADER.match(line)
        if header and is_type(header[1]):
            return False
        if line and not line.startswith("#"):
            return type_of_line(line) is not None
    return False


def _listed(text: str, file: str, type_of_line: Callable[[str], str | None]) -> list[Source]:
    """The puzzles of a list, a line each; lines that begin with `#` are comments there."""
    sources = []
    for number, raw in enumerate(_lines(text), start=1):
        line = _COMMENT.sub("", raw).rstrip()
        if not line or line.startswith("#"):
            continue
        name = type_of_line(line.strip())
        if name is None:
            raise PuzzleError(
                f"{shorten(line)} stands in a list of puzzles; expected a whole one, as above",
                file,
                number,
                len(line) - len(line.lstrip()) + 1,
            )
        sources.append(Source(file, Token(name, number, 1), ""))
        sources[-1].take_line(line, number)
    return sources


def holds_puzzles(text: str, type_of_line: Callable[[str], str | None]) -> bool:
    """Whether a text begins as puzzles do, and not as what a solver says."""
    begins = re.match(r"(?:\s|;.*\n)*#", text)
    return bool(begins) or _is_list(text, lambda name: False, type_of_line)


def words_of(text: str) -> list[Token]:
    """The words of a text without its comments, each with its place."""
    return [
        word
        for number, line in enumerate(text.split("\n"), start=1)
        for word in words_in(_COMMENT.sub("", line), number, 1)
    ]


def source_of_rows(text: str, file: str, name: str, *, framed: bool = False) -> Source:
    """A text without a header, such as an answer, as the source of a type called `name`."""
    source = Source(file, Token(name, 1, 1), "")
    source.framed = framed
    for number, raw in enumerate(text.split("\n"), start=1):
        line = _COMMENT.sub("", raw).rstrip()
        source.take_line(line, number, commented=bool(raw.strip()) and not line)
    return source
