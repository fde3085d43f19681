"""Run ubongosolve on one of our polyomino files; for the environment that holds it.

``python -m benchmarks.peer_ubongosolve FILE first|unique`` prints ``{"solutions": N}``. Its
`solve` stops at one solution, its `findall` after as many as it is asked for: two settle whether
there is one.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import os
import sys
from pathlib import Path
from typing import Any

from .puzzle_file import PuzzleFile, Row, read

Cells = set[tuple[int, int]]


def arguments(puzzle: PuzzleFile) -> tuple[list[Cells], Cells]:
    """The pieces and the board, as sets of (x, y)."""
    return [_cells(picture) for picture in puzzle.pieces], _cells(puzzle.blocks["board"])


def _cells(rows: list[Row]) -> Cells:
    return {(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell != "."}


def main() -> None:
    """Solve the file named first on the command line, for the goal named second."""
    pieces, board = arguments(read(Path(sys.argv[1])))
    # By name: neither our tests nor our type checks have the peer.
    peer: Any = importlib.import_module("ubongosolve")
    puzzle = peer.UbongoPuzzle([peer.Piece(piece) for piece in pieces], peer.Board(board))
    if sys.argv[2] == "first":
        found = int(puzzle.solve() in ("OPTIMAL", "FEASIBLE"))
    else:
        with contextlib.redirect_stdout(io.StringIO()):
            found = puzzle.findall(os.devnull, max_solutions=2)
    print(json.dumps({"solutions": found}))


if __name__ == "__main__":
    main()
