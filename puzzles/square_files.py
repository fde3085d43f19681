"""What files of number squares say of their board: its size, its boxes, its cages."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from math import isqrt

from .check import counted
from .errors import Flaw
from .grid import Cell, Grid
from .squares import fits, squarest_box
from .text import Source
from .tokens import Token, TokenGrid, size_of

Box = tuple[int, int]
"""Rows and columns."""


def read_board(
    source: Source,
    main: TokenGrid | None,
    blocks: Iterable[TokenGrid],
    margins: Iterable[str],
    least: int,
    most: int,
    *,
    square: bool = False,
) -> Grid:
    """The board, from whichever part of the file tells its size first.

    `size:` tells it, or the main grid, which may stand on one line, or another block, or else a
    margin of a square. A board that is no square is told by `size:`, or by a box that fills it;
    with `square` there is none, and no box. All blocks have its size.
    """
    blocks = list(blocks)
    grid = _find_board(source, main, blocks, margins, least, most, square=square)
    for block in blocks:
        if block.grid != grid:
            source.fail(
                block.start,
                f"a block of {size_of(block.grid)} cells; expected the board's {size_of(grid)}",
            )
    return grid


def _find_board(
    source: Source,
    main: TokenGrid | None,
    blocks: Iterable[TokenGrid],
    margins: Iterable[str],
    least: int,
    most: int,
    *,
    square: bool,
) -> Grid:
    told = _told_size(source, least, most)
    block = main or next(iter(blocks), None)
    if block is not None:
        source.keep("grid", {None: block.start})
        grid = _size_of_block(source, block, told, on_one_line=block is main, square=square)
        if told is not None and told != grid:
            source.fail(
                block.start,
                f"{size_of(block.grid)} cells; expected {size_of(told)}, as 'size:' says",
            )
        return grid
    if told is not None:
        return told
    for key in margins:
        if words := source.words(key):
            source.keep("grid", {None: words[0]})
            return Grid(len(words), len(words))
    name = source.header.text
    source.fail(source.header, f"{name} has no grid: expected its rows below, or 'size:'")


def _told_size(source: Source, least: int, most: int) -> Grid | None:
    """What `size:` says: a number for a square, or rows x columns."""
    word = source.word("size")
    if word is None:
        return None
    if sides := _two_numbers(word):
        if not all(least <= side <= most for side in sides):
            source.fail(word, f"{word.text!r} is no size from {least}x{least} to {most}x{most}")
        return Grid(*sides)
    side = source.number(word, least, most)
    return Grid(side, side)


def _size_of_block(
    source: Source, block: TokenGrid, told: Grid | None, *, on_one_line: bool, square: bool
) -> Grid:
    grid = block.grid
    if on_one_line and grid.height == 1:
        side = isqrt(grid.width)
        if told is not None and grid.width == told.height * told.width:
            return told
        if grid.width == side * side:
            return Grid(side, side)
    box = None if square else source.word("box")
    fills = box is not None and fits(_two_numbers(box) or (0, 0), grid)
    if grid.height == grid.width or told == grid or fills:
        return grid
    words = any(len(token.text) > 1 for token in block.tokens.values())
    source.fail(
        block.start,
        f"a grid of {size_of(grid)} cells; expected as many rows as columns, or all of them on "
        "one line"
        + ("" if square else f", or 'size: {grid.height}x{grid.width}'")
        + ("; in rows with spaces each word is a cell" if words else ""),
    )


def read_box(source: Source, grid: Grid, *, needed: bool) -> Box | None:
    """What `box:` says, or the squarest box that fills the board; None where none is needed."""
    word = source.word("box")
    if word is None:
        return squarest_box(grid) if needed else None
    box = _two_numbers(word)
    if box is None:
        source.fail(word, _no_box(word.text, max(grid.height, grid.width)))
    return box


def box_flaws(grid: Grid, box: Box | None) -> Iterator[Flaw]:
    """A board without boxes, and one with boxes that are larger than it, or than its lines."""
    size = max(grid.height, grid.width)
    if box is None:
        yield Flaw("neither a box nor regions; expected one of them", "box")
    elif min(box) < 1 or box[0] > grid.height or box[1] > grid.width or box[0] * box[1] > size:
        yield Flaw(_no_box(f"{box[0]}x{box[1]}", size), "box")


def cage_flaws(grid: Grid, cages: Mapping[str, Collection[Cell]], most: int) -> Iterator[Flaw]:
    """Cages outside of the board, empty ones, and those of more cells than there are digits."""
    for name, cells in cages.items():
        for cell in sorted(cells):
            if cell not in grid:
                yield Flaw(f"a cage at {cell}, outside of the grid", "cages", name)
        if not 1 <= len(cells) <= most:
            yield Flaw(
                f"cage {name!r} has {counted(len(cells), 'cell')}; expected 1 to {most}, "
                "since no digit stands twice in it",
                "cages",
                name,
            )


def digit_meant(token: Token) -> str:
    """The number that is meant in an answer: from 10 up a letter in a row of characters, too."""
    text = token.text.lower()
    letter = token.character and len(text) == 1 and text.isascii() and text.isalpha()
    return str(ord(text) - ord("a") + 10) if letter else token.text


def _no_box(text: str, size: int) -> str:
    return f"{text!r} is no box of {size} cells at most, rows x columns such as 2x3 for 6"


def _two_numbers(word: Token) -> Box | None:
    match = re.fullmatch(r"([0-9]{1,4})[xX\u00d7]([0-9]{1,4})", word.text)
    return (int(match[1]), int(match[2])) if match else None


def read_cages(source: Source, blocks: Iterable[TokenGrid]) -> dict[str, list[Cell]]:
    """The cells of each cage, by its id; cages that overlap stand in blocks of their own."""
    cages: dict[str, list[Cell]] = {}
    for block in blocks:
        here: dict[str, list[Cell]] = {}
        for cell, token in block.tokens.items():
            if source.is_empty(token):
                continue
            if token.text in cages:
                source.fail(token, f"{token.text!r} is a cage of the block above; expected another")
            if token.text not in here:
                source.keep("cages", {token.text: token})
            here.setdefault(token.text, []).append(cell)
        cages |= here
    return cages
