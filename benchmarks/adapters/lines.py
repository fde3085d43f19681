"""Adapters of the types whose answer is drawn between cells: loops, borders, bridges, diagonals."""

from __future__ import annotations

from ..puzzle_file import PuzzleFile
from .forms import Arguments, Array, blank, board, sides


def _palisade(puzzle: PuzzleFile) -> Arguments:
    return {**board(puzzle), "region_size": int(puzzle.directives["region-size"])}


def _shingoki(puzzle: PuzzleFile) -> Arguments:
    rows = blank(puzzle.grid)
    return {"board": Array([[cell[1:] + cell[:1] for cell in row] for row in rows])}


def _tracks(puzzle: PuzzleFile) -> Arguments:
    given = [[cell.replace(".", "  ") for cell in row] for row in puzzle.grid]
    return {"board": Array(given), **sides(puzzle)}


def _bridges(puzzle: PuzzleFile) -> Arguments:
    most = int(puzzle.directives.get("max", "2"))
    return {**board(puzzle), "max_bridges_per_direction": most}


def _galaxies(puzzle: PuzzleFile) -> Arguments:
    dots = [
        (y, x) for y, row in enumerate(puzzle.grid) for x, cell in enumerate(row) if cell == "o"
    ]
    rows = [[" "] * (len(row) // 2 + 1) for row in puzzle.grid[::2]]
    for number, (y, x) in enumerate(dots):
        # A dot between cells lies in two of them, or in four.
        for row in {y // 2, (y + 1) // 2}:
            for column in {x // 2, (x + 1) // 2}:
                rows[row][column] = f"{number:03}"
    return {"galaxies": Array(rows)}


def _slant(puzzle: PuzzleFile) -> Arguments:
    return {"numbers": Array(blank(puzzle.grid))}


ADAPTERS = {
    "bridges": ("bridges_solver", _bridges),
    "galaxies": ("galaxies_solver", _galaxies),
    "palisade": ("palisade_solver", _palisade),
    "pearl": ("pearl_solver", board),
    "rectangles": ("rectangles_solver", board),
    "shingoki": ("shingoki_solver", _shingoki),
    "slant": ("slant_solver", _slant),
    "slitherlink": ("slitherlink_solver", board),
    "tracks": ("tracks_solver", _tracks),
}
