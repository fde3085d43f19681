"""Texts as sources, for the tests of the text format."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.sources import split_sources
from puzzlepipe.puzzles.text import Source
from puzzlepipe.puzzles.tokens import Token
from puzzlepipe.puzzles.writing import write_grid

TYPES = {"sudoku", "tents", "tents-and-trees"}


def sources(text: str) -> list[Source]:
    return split_sources(text, "f.txt", lambda name: name.lower() in TYPES)


def source(*lines: str) -> Source:
    (one,) = sources("\n".join(("#tents", *lines)))
    return one


def texts(tokens: list[Token]) -> list[str]:
    return [token.text for token in tokens]


def refused(call: Callable[[], object]) -> str:
    """The message of the error that a call raises."""
    with pytest.raises(PuzzleError) as error:
        call()
    return str(error.value)


def write_tokens(one: Source) -> str:
    tokens = one.grid().tokens
    return write_grid(one.grid().grid, lambda cell: tokens[cell].text)
