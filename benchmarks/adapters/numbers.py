"""Adapters of the types whose answer is a number in each cell."""

from __future__ import annotations

from ..puzzle_file import PuzzleFile, Row
from .forms import Arguments, Array, blank, board, numbered


def _sudoku(puzzle: PuzzleFile) -> Arguments:
    size = int(puzzle.directives.get("size", 0)) or len(puzzle.grid)
    grid = puzzle.grid or [["."] * size for _ in range(size)]
    made: Arguments = {"board": Array([[_digit(cell) for cell in row] for row in grid])}
    if "box" in puzzle.directives:
        rows, columns = puzzle.directives["box"].split("x")
        made["block_size"] = (int(rows), int(columns))
    if "diagonals" in puzzle.directives:
        made["unique_diagonal"] = True
    if "regions" in puzzle.blocks:
        made["jigsaw"] = Array(numbered(puzzle.blocks["regions"], {}))
        made["constrain_blocks"] = False
    if "cages" in puzzle.blocks:
        ids: dict[str, str] = {}
        cages = Array(numbered(puzzle.blocks["cages"], ids))
        made["killer"] = (cages, {ids[cage]: n for cage, n in puzzle.clues("sums").items()})
    if "sandwich-left" in puzzle.directives:
        # The peer calls the clues of the columns "bottom"; they are sums all the same.
        left, top = puzzle.numbers("sandwich-left", -1), puzzle.numbers("sandwich-top", -1)
        made["sandwich"] = {"side": left, "bottom": top}
    return made


def _digit(cell: str) -> str:
    """A number as the one character that the peer takes: 10 is a, 11 is b."""
    if cell == ".":
        return " "
    return cell if len(cell) == 1 else chr(ord("a") + int(cell) - 10)


def _unequal(puzzle: PuzzleFile) -> Arguments:
    upright = {"^": "∧", "v": "V"}
    rows = [[upright.get(cell, cell) for cell in row] for row in blank(puzzle.grid)]
    return {
        "board": Array(rows),
        "adjacent_mode": puzzle.directives.get("mode") == "adjacent",
        "include_zero_before_letter": puzzle.directives.get("from") == "0",
    }


def _signpost(puzzle: PuzzleFile) -> Arguments:
    keys = {"nw": "Q", "n": "W", "ne": "E", "w": "A", "e": "D", "sw": "Z", "s": "X", "se": "C"}
    arrows, values = [], []
    for row in puzzle.grid:
        numbers = [cell.rstrip("nesw") for cell in row]
        directions = [cell[len(number) :] for cell, number in zip(row, numbers, strict=True)]
        values.append([int(number or 0) for number in numbers])
        arrows.append([keys.get(direction, " ") for direction in directions])
    return {"board": Array(arrows), "values": Array(values)}


def _keen(puzzle: PuzzleFile) -> Arguments:
    ids: dict[str, str] = {}
    cages = numbered(puzzle.blocks["cages"], ids)
    made: Arguments = {
        "board": Array([[f"d{cage}" for cage in row] for row in cages]),
        "block_results": {
            f"d{ids[cage]}": (clue[-1], int(clue[:-1])) if clue[-1] in "+-*/" else ("+", int(clue))
            for cage, clue in puzzle.pairs("clues")
        },
    }
    if puzzle.grid:
        made["clues"] = Array(
            [["0" if cell == "." else cell for cell in row] for row in puzzle.grid]
        )
    return made


def _towers(puzzle: PuzzleFile) -> Arguments:
    sides = ("top", "bottom", "left", "right")
    return {**board(puzzle), **{side: Array(puzzle.numbers(side, -1)) for side in sides}}


def _kakuro(puzzle: PuzzleFile) -> Arguments:
    # The peer's board begins where the cells do; a clue stands before its run, so the clues of a
    # line are those of its runs in order.
    inner = [row[1:] for row in puzzle.grid[1:]]
    columns = list(zip(*puzzle.grid, strict=True))
    return {
        "board": Array([[" " if cell == "." else "#" for cell in row] for row in inner]),
        "row_sums": [_clues(row, 1) for row in puzzle.grid[1:]],
        "col_sums": [_clues(list(column), 0) for column in columns[1:]],
    }


def _clues(line: Row, part: int) -> list[int]:
    """The sums of a line: of its tokens ``down\\across`` the part that is meant."""
    parts = [cell.split("\\")[part] for cell in line if "\\" in cell]
    return [int(clue) for clue in parts if clue]


def _singles(puzzle: PuzzleFile) -> Arguments:
    return {"board": Array([[int(cell) for cell in row] for row in puzzle.grid])}


ADAPTERS = {
    "dominosa": ("dominosa_solver", board),
    "filling": ("filling_solver", board),
    "kakuro": ("kakuro_solver", _kakuro),
    "keen": ("keen_solver", _keen),
    "signpost": ("signpost_solver", _signpost),
    "singles": ("singles_solver", _singles),
    "sudoku": ("sudoku_solver", _sudoku),
    "towers": ("towers_solver", _towers),
    "unequal": ("unequal_solver", _unequal),
}
