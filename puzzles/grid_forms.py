"""The forms in which people write a grid: from the rows of a file to a token for each cell.

53..7....    characters       12 . . 3    words         5,3,,,7    commas
6..195...                     .  4 7 .                  6,,,1,9

*-----+-----*    a frame, where the type says that lines between its cells mean nothing;
| 53. | .7. |    in it characters or words, and any of  - = + * |  or what computers have
|-----+-----|    to draw boxes
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NoReturn

from .check import counted
from .grid import Cell, Grid
from .tokens import HEADER, Row, Token, TokenGrid, characters_in, words_in

MOST_CELLS = 250 * 250
"""Cells of the largest grid: larger ones are out of reach, and would fill the memory first."""

_DRAWN = str.maketrans(
    {code: "|" if chr(code) in "│┃║╎╏┆┇┊┋" else "-" if chr(code) in "─━═╌╍┄┅┈┉" else "+"
     for code in range(0x2500, 0x2580)}
)  # fmt: skip
"""The characters that draw boxes, as plain ones."""


def token_grid(
    rows: Sequence[Row],
    fail: Callable[[Token, str], NoReturn],
    *,
    one_column: bool = False,
    framed: bool = False,
) -> TokenGrid:
    """The tokens of some rows; `fail` raises the error where they make no grid.

    As soon as one row has spaces all are words, else each character is a cell; commas separate
    cells where every row has some and no other spaces than beside them. With `one_column` each
    row is one word. Where they may be `framed`, lines that are drawn round cells are left out.
    """
    split = (
        [words_in(row.text, row.line, 1) for row in rows] if one_column else _split(rows, framed)
    )
    if not split:
        fail(Token(rows[0].text, rows[0].line, 1), "a frame without cells; expected rows in it")
    width = len(split[0])
    if len(split) * width > MOST_CELLS:
        fail(
            split[0][0],
            f"a grid of {len(split)} x {width} cells; expected at most {MOST_CELLS} in all",
        )
    lines = {row.line: row.text for row in rows}
    for tokens in split[1:]:
        if len(tokens) != width:
            at = tokens[width] if len(tokens) > width else tokens[-1]
            fail(
                at,
                f"this row has {counted(len(tokens), 'cell')}; the rows above have {width}"
                + _if_meant_otherwise(lines[at.line]),
            )
    cells = {Cell(r, c): token for r, row in enumerate(split) for c, token in enumerate(row)}
    return TokenGrid(Grid(len(split), width), cells, split[0][0])


def _split(rows: Sequence[Row], framed: bool) -> list[list[Token]]:
    if all(_has_commas(row.text) for row in rows):
        return [_between_commas(row) for row in rows]
    if framed:
        drawn = [row._replace(text=row.text.translate(_DRAWN)) for row in rows]
        bars = any("|" in row.text for row in drawn)
        inside = [row for row in drawn if not _is_line(row.text, bars)]
        if bars or len(inside) < len(rows):
            return _in_frame(inside)
    if any(" " in row.text.strip() for row in rows):
        return [words_in(row.text, row.line, 1) for row in rows]
    return [characters_in(row) for row in rows]


def _has_commas(text: str) -> bool:
    """Whether commas separate one word from the next, or nothing, and spaces do not."""
    return "," in text and all(len(part.split()) < 2 for part in text.split(","))


def _between_commas(row: Row) -> list[Token]:
    """What commas separate; `.` where nothing stands between two."""
    tokens, column = [], 1
    for text in row.text.split(","):
        before = len(text) - len(text.lstrip())
        tokens.append(Token(text.strip() or ".", row.line, column + before))
        column += len(text) + 1
    return tokens


def _is_line(text: str, bars: bool) -> bool:
    """Whether a row is a drawn line: dashes with corners or crossings, or alone among bars."""
    inner = text.strip().removeprefix("|").removesuffix("|").replace(" ", "")
    if not any(corner in text for corner in "+*"):
        return bars and len(inner) > 2 and inner in ("-" * len(inner), "=" * len(inner))
    return set(inner) <= set("-=+*|") and ("--" in inner or "==" in inner)


def _in_frame(rows: Sequence[Row]) -> list[list[Token]]:
    """The cells of rows with bars: words where some stand between two bars, else characters."""
    spaced = any(" " in piece.strip() for row in rows for piece in row.text.split("|"))
    split = []
    for row in rows:
        text = row.text.replace("|", " ")
        if spaced:
            split.append(words_in(text, row.line, 1))
        else:
            split.append(
                [
                    Token(char, row.line, column, character=True)
                    for column, char in enumerate(text, start=1)
                    if char != " "
                ]
            )
    return [tokens for tokens in split if tokens]


def _if_meant_otherwise(line: str) -> str:
    """What to add to an error about a row that looks like a header or a key."""
    if header := HEADER.match(line):
        return f" (if it is a header: {header[1]!r} is no puzzle type)"
    if key := re.match(r"\s*([A-Za-z][A-Za-z-]+)(?=\s|=)", line):
        return f" (if {key[1]!r} is a key: expected a colon after it)"
    return ""
