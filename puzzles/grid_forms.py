"""The forms of a grid: from the rows of a file to a token for each cell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NoReturn

from .grid import Cell, Grid
from .tokens import HEADER, Row, Token, TokenGrid, characters_in, words_in

MOST_CELLS = 250 * 250
"""Cells of the largest grid: larger ones are out of reach, and would fill the memory first."""


def token_grid(
    rows: Sequence[Row], fail: Callable[[Token, str], NoReturn], *, one_column: bool = False
) -> TokenGrid:
    """The tokens of some rows; `fail` raises the error where they make no grid.

    As soon as one row has spaces all are words, else each character is a cell. With `one_column`
    each row is one word.
    """
    spaced = one_column or any(" " in row.text.strip() for row in rows)
    split = [words_in(row.text, row.line, 1) if spaced else characters_in(row) for row in rows]
    width = len(split[0])
    if len(split) * width > MOST_CELLS:
        fail(
            split[0][0],
            f"a grid of {len(split)} x {width} cells; expected at most {MOST_CELLS} in all",
        )
    for row, tokens in zip(rows[1:], split[1:], strict=True):
        if len(tokens) != width:
            at = tokens[width] if len(tokens) > width else tokens[-1]
            fail(
                at,
                f"this row has {len(tokens)} cells; the rows above have {width}"
                + _if_meant_as_header(row.text),
            )
    cells = {Cell(r, c): token for r, row in enumerate(split) for c, token in enumerate(row)}
    return TokenGrid(Grid(len(split), width), cells, split[0][0])


def _if_meant_as_header(line: str) -> str:
    """What to add to an error about a row that looks like a header of some unknown type."""
    header = HEADER.match(line)
    return f" (if it is a header: {header[1]!r} is no puzzle type)" if header else ""
