"""Tokens: the pieces of a text, each with its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

from .grid import Cell, Grid

T = TypeVar("T")

HEADER = re.compile(r"#([A-Za-z0-9][A-Za-z0-9-]*)(?:\s+(.*))?$")
"""A line that is a header where its first word is a type's name: that word, and the title."""

EMPTY = ".-_"
"""What stands for an empty cell or a missing clue where a type gives it no other meaning."""


class Token(NamedTuple):
    """A piece of the file: its text, and its line and column counted from 1.

    `character` tells that it is one character of a row written without spaces,
    where letters stand for the numbers from 10 up.
    """

    text: str
    line: int
    column: int
    character: bool = False


class TokenGrid(NamedTuple):
    """A rectangular block of tokens."""

    grid: Grid
    tokens: Mapping[Cell, Token]
    start: Token

    def read(self, meaning: Callable[[Token], T]) -> dict[Cell, T]:
        """What each token means, cell by cell in reading order."""
        return {cell: meaning(token) for cell, token in self.tokens.items()}


class Row(NamedTuple):
    """A line of a grid or block, and its number in the file."""

    text: str
    line: int


def words_in(text: str, line: int, column: int) -> list[Token]:
    """What spaces separate in a text that begins at a line and a column."""
    return [Token(m.group(), line, column + m.start()) for m in re.finditer(r"\S+", text)]


def characters_in(row: Row) -> list[Token]:
    """Each character of a row between the spaces at its ends."""
    text = row.text.strip()
    start = len(row.text) - len(row.text.lstrip()) + 1
    return [Token(char, row.line, start + i, character=True) for i, char in enumerate(text)]


def split_commas(word: Token) -> list[Token]:
    """What commas separate in a word."""
    parts, column = [], word.column
    for text in word.text.split(","):
        parts.append(Token(text, word.line, column))
        column += len(text) + 1
    return parts


def size_of(grid: Grid) -> str:
    """`3 x 4`, as messages tell it."""
    return f"{grid.height} x {grid.width}"


def shorten(line: str, limit: int = 40) -> str:
    """A line in quotation marks, as far as a message can hold it."""
    text = line.strip()
    return repr(text if len(text) <= limit else text[: limit - 3] + "...")
