"""Run multi-puzzle-solver on one of our files; for the environment that holds it.

``python -m benchmarks.peer_multi_puzzle_solver FILE first|unique|facts`` prints what it found as
JSON: ``{"solutions": N}``, or for facts ``{"safe": N, "mines": N}``.

Its `solve_and_print` has no way to stop after the first solution, and in most modules none to stop
after the second. But it announces each solution on stdout the moment it has it. So this runner
reads along and leaves as soon as it has heard of as many as the goal needs, one or two; the peer
is charged neither for the search after that nor for drawing the last picture.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .puzzle_file import PuzzleFile, Row, read

_ANNOUNCEMENT = "Solution found"
_WANTED = {"first": 1, "unique": 2}


@dataclass(frozen=True)
class Array:
    """An argument that the peer takes as a numpy array."""

    items: list[Row] | list[list[int]] | list[int]


Arguments = dict[str, Any]


def _blank(rows: list[Row]) -> list[Row]:
    """Our dots as the peer's spaces."""
    return [[" " if cell == "." else cell for cell in row] for row in rows]


def _board(puzzle: PuzzleFile) -> Arguments:
    return {"board": Array(_blank(puzzle.grid))}


def _minesweeper(puzzle: PuzzleFile) -> Arguments:
    mines = puzzle.directives.get("mines")
    return {**_board(puzzle), "mine_count": int(mines) if mines else None}


def _nonogram(puzzle: PuzzleFile) -> Arguments:
    def runs(key: str) -> list[list[int]]:
        clues = puzzle.directives[key].split()
        return [[int(length) for length in clue.split(",")] for clue in clues]

    return {"top": runs("top"), "side": runs("left")}


def _tents(puzzle: PuzzleFile) -> Arguments:
    sides = {"top": Array(puzzle.numbers("top", -1)), "side": Array(puzzle.numbers("left", -1))}
    return {**_board(puzzle), **sides}


def _light_up(puzzle: PuzzleFile) -> Arguments:
    walls = [["W" if cell == "#" else cell for cell in row] for row in _blank(puzzle.grid)]
    return {"board": Array(walls)}


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
        made["jigsaw"] = Array(_numbered(puzzle.blocks["regions"], {}))
        made["constrain_blocks"] = False
    if "cages" in puzzle.blocks:
        ids: dict[str, str] = {}
        cages = Array(_numbered(puzzle.blocks["cages"], ids))
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


def _numbered(block: list[Row], ids: dict[str, str]) -> list[Row]:
    """The block with numbers for ids, in the order of appearance; `ids` learns which."""
    return [[ids.setdefault(cell, str(len(ids))) for cell in row] for row in block]


def _unequal(puzzle: PuzzleFile) -> Arguments:
    upright = {"^": "∧", "v": "V"}
    rows = [[upright.get(cell, cell) for cell in row] for row in _blank(puzzle.grid)]
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


def _heyawake(puzzle: PuzzleFile) -> Arguments:
    ids: dict[str, str] = {}
    regions = Array(_numbered(puzzle.blocks["regions"], ids))
    clues = {ids[region]: count for region, count in puzzle.clues("clues").items()}
    return {"board": regions, "region_to_clue": clues}


ADAPTERS: Mapping[str, tuple[str, Callable[[PuzzleFile], Arguments]]] = {
    "heyawake": ("heyawake_solver", _heyawake),
    "light-up": ("light_up_solver", _light_up),
    "minesweeper": ("minesweeper_solver", _minesweeper),
    "nonogram": ("nonograms_solver", _nonogram),
    "nurikabe": ("nurikabe_solver", _board),
    "rectangles": ("rectangles_solver", _board),
    "signpost": ("signpost_solver", _signpost),
    "slitherlink": ("slitherlink_solver", _board),
    "sudoku": ("sudoku_solver", _sudoku),
    "tents": ("tents_solver", _tents),
    "unequal": ("unequal_solver", _unequal),
}


def call(puzzle: PuzzleFile) -> tuple[str, Arguments]:
    """The name of the peer's module for this puzzle and the arguments that state it."""
    module, adapter = ADAPTERS[puzzle.type]
    return module, adapter(puzzle)


def _realized(argument: Any) -> Any:
    """The argument with numpy arrays in the places of Array."""
    if isinstance(argument, Array):
        numpy: Any = importlib.import_module("numpy")
        return numpy.array(argument.items)
    return tuple(map(_realized, argument)) if isinstance(argument, tuple) else argument


class Listener(io.TextIOBase):
    """A stdout that counts announced solutions and calls `enough` at the last one wanted."""

    def __init__(self, wanted: int, enough: Callable[[], None]) -> None:
        self.heard = 0
        self._wanted = wanted
        self._enough = enough

    def write(self, text: str) -> int:
        """Take what the peer prints."""
        if _ANNOUNCEMENT in text:
            self.heard += 1
            if self.heard == self._wanted:
                self._enough()
        return len(text)


def main() -> None:
    """Solve the file named first on the command line, for the goal named second."""
    name, stated = call(read(Path(sys.argv[1])))
    goal = sys.argv[2]
    # By name: neither our tests nor our type checks have the peer.
    module: Any = getattr(importlib.import_module("puzzle_solver"), name)
    made = {key: _realized(argument) for key, argument in stated.items()}
    if goal == "facts":
        safe, mines, _ = module.give_next_guess(**made, verbose=False)
        print(json.dumps({"safe": len(safe), "mines": len(mines)}))
        return

    def leave() -> None:
        # The announcement comes from inside the search: only leaving at once ends it there.
        os.write(1, json.dumps({"solutions": listener.heard}).encode())
        os._exit(0)

    listener = Listener(_WANTED[goal], leave)
    with contextlib.redirect_stdout(listener):
        module.Board(**made).solve_and_print()
    print(json.dumps({"solutions": listener.heard}))


if __name__ == "__main__":
    main()
