"""The puzzle text format, written: grids, clues and pairs as `text` reads them."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Mapping

from .grid import Cell, Grid


def write_rows(rows: Iterable[Iterable[str]], *, words: bool = False) -> str:
    """Rows of tokens as the format has them: without spaces where every token is one character.

    A grid of one column whose tokens are longer can be read as `words` alone, which have spaces
    between them however long they are.
    """
    table = [list(row) for row in rows]
    longest = max((len(token) for row in table for token in row), default=0)
    if longest <= 1 and not words:
        return "".join("".join(row) + "\n" for row in table)
    return "".join(" ".join(token.rjust(longest) for token in row) + "\n" for row in table)


def write_grid(grid: Grid, tokens: Callable[[Cell], str], *, words: bool = False) -> str:
    """A grid of tokens, row by row; `words` is as in `write_rows`."""
    return write_rows(((tokens(cell) for cell in row.cells) for row in grid.rows), words=words)


def write_numbers(grid: Grid, numbers: Mapping[Cell, int | None]) -> str:
    """A grid of numbers, `.` where there is none and `?` where it is not known."""

    def token(cell: Cell) -> str:
        if cell not in numbers:
            return "."
        number = numbers[cell]
        return "?" if number is None else number_token(grid, number)

    return write_grid(grid, token)


def number_token(grid: Grid, number: int) -> str:
    """A number as a cell of a grid has it: a row of one column is read character by character."""
    letter = grid.width == 1 and 10 <= number < 36
    return chr(ord("a") + number - 10) if letter else str(number)


def write_margin(key: str, clues: Iterable[int | None]) -> str:
    """A line of clues along a side of the board; nothing where there is no clue."""
    words = ["." if clue is None else str(clue) for clue in clues]
    return f"{key}: {' '.join(words)}\n" if set(words) != {"."} else ""


def write_pairs(key: str, pairs: Mapping[str, object]) -> str:
    """`id=value` pairs, on as many lines as they need; nothing when there are none."""
    words = (f"{name}={value}" for name, value in pairs.items())
    return "".join(
        f"{key}: {line}\n"
        for line in textwrap.wrap(
            " ".join(words), 90, break_long_words=False, break_on_hyphens=False
        )
    )
