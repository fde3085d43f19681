"""How battleships is tested."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import battleships
from puzzlepipe.puzzles.types.battleships import Battleships
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Battleships:
    """Planted, and on some boards a clue, a sign or the fleet is another one."""
    rng = random.Random(draw(st.integers(0, 9999)))
    height, width = draw(st.integers(1, height)), draw(st.integers(1, width))
    puzzle = Battleships.planted(rng, height, width).puzzle
    change = draw(st.integers(0, 5))
    if change == 0:
        return replace(puzzle, left=(draw(st.none() | st.integers(0, width + 1)), *puzzle.left[1:]))
    if change == 1:
        cell, sign = draw(st.sampled_from(puzzle.grid.cells)), draw(st.sampled_from("SOUDLRW"))
        return replace(puzzle, shown={**puzzle.shown, cell: sign})
    if change == 2:
        lengths = st.integers(1, max(height, width))
        counts = st.none() | st.integers(0, 3)
        return replace(puzzle, fleet=draw(st.dictionaries(lengths, counts, min_size=1)))
    if change == 3:  # nothing is known but that ships keep apart
        fleet = dict.fromkeys(range(1, max(height, width) + 1))
        return Battleships(
            grid=puzzle.grid, shown={}, top=(None,) * width, left=(None,) * height, fleet=fleet
        )
    return puzzle


BOARD = {
    "grid": Grid(1, 2),
    "shown": {Cell(0, 0): "L"},
    "top": (None, 1),
    "left": (None,),
    "fleet": {2: 1},
}

CASE = TypeCase(
    small_worlds=boards(3, 4),
    puzzles=boards(8, 8),
    wrong={
        battleships.GIVEN: Wrong("#battleships\nL..\nfleet: 1x1\n", "#..\n"),
        battleships.APART: Wrong("#battleships\n..\n..\nfleet: 1x2\n", "#.\n.#\n"),
        battleships.COUNT: Wrong("#battleships\n..\n..\ntop: 1 0\nfleet: 1x1\n", ".#\n..\n"),
        battleships.FLEET: (
            Wrong("#battleships\n...\nfleet: 1x1 1x2\n", "#..\n"),
            Wrong("#battleships\n...\nfleet: 1x1\n", "#.#\n"),
        ),
    },
    bad_files=[
        BadFile("#battleships\nfleet: 1x1\n", 1, 2, "battleships has no grid"),
        BadFile("#battleships\n..\n", 1, 2, "battleships needs 'fleet:'"),
        BadFile("#battleships\n.x\nfleet: 1x1\n", 2, 2, "'x' stands here; expected one of S O U"),
        BadFile("#battleships\n..\n.\nfleet: 1x1\n", 3, 1, "this row has 1 cell"),
        BadFile("#battleships\n..\nfleet: 1x1 2\n", 3, 12, "'2' is no count of ships"),
        BadFile("#battleships\n..\nfleet: 1x1 2x1\n", 3, 12, "length 1 are counted already"),
        BadFile("#battleships\n..\nfleet: 1x3\n", 3, 8, "ships of length 3; expected 1 to 2"),
        BadFile("#battleships\n..\nfleet: 1x0\n", 3, 8, "ships of length 0; expected 1 to 2"),
        BadFile("#battleships\n..\ntop: 1\nfleet: 1x1\n", 3, 6, "'top:' has 1 clue; expected 2"),
        BadFile("#battleships\n..\nleft: x\nfleet: 1x1\n", 3, 7, "'x' is no number"),
        BadFile("#battleships\n..\nfleets: 1x1\n", 1, 2, "battleships needs 'fleet:'"),
    ],
    flawed=[
        Flawed({**BOARD, "shown": {Cell(1, 0): "S"}}, "shown", "a sign at r2c1, outside"),
        Flawed({**BOARD, "shown": {Cell(0, 0): "x"}}, "shown", "'x' at r1c1; expected one of"),
        Flawed({**BOARD, "top": (1,)}, "top", "top has 1 clue; expected 2, one a column"),
        Flawed({**BOARD, "left": (-1,)}, "left", "left has a clue -1"),
        Flawed({**BOARD, "fleet": {3: 1}}, "fleet", "ships of length 3; expected 1 to 2"),
        Flawed({**BOARD, "fleet": {1: -1}}, "fleet", "-1 ships; expected none below 0"),
        Flawed({**BOARD, "fleet": {}}, "fleet", "no ships in the fleet"),
    ],
    impossible=[
        "#battleships\n..\nleft: 3\nfleet: 1x1\n",
        "#battleships\n..\nfleet: 2x2\n",
    ],
    mutants=[
        Mutant("encoders/types/battleships.py", "if sign != SEA:\n", "if sign:\n"),
        Mutant("encoders/types/battleships.py", "if clue.value == 0:", "if clue.value < 2:"),
        Mutant(
            "encoders/types/battleships.py",
            "if sign == SINGLE:\n                known",
            "if sign != SEA:\n                known",
        ),
        Mutant(
            "encoders/types/battleships.py", "cell: sign != SEA for", "cell: sign == SINGLE for"
        ),
        Mutant(
            "encoders/types/battleships.py",
            "grid_spots(grid, longest + 1)",
            "grid_spots(grid, longest)",
        ),
        Mutant(
            "encoders/types/battleships.py", "grid.diagonal(a) if a < b", "grid.around(a) if a < b"
        ),
        Mutant(
            "encoders/types/battleships.py",
            "[near for near in self._beyond(cells) if near in self.grid]",
            "[]",
        ),
        Mutant("puzzles/types/battleships.py", "found == sign, sign", "True, sign"),
        Mutant("puzzles/types/battleships.py", "kept = there == wanted", "kept = there > wanted"),
    ],
    sizes=[(1, 1), (2, 2), (2, 3), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 6)],
    instances=["battleships"],
)
