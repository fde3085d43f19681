"""How minesweeper is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import minesweeper
from puzzlepipe.puzzles.types.minesweeper import Minesweeper
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Minesweeper:
    """Random mines, flags and open cells; the total counted, missing, or one too many."""
    grid = Grid(draw(st.integers(1, height)), draw(st.integers(1, width)))
    some = st.frozensets(st.sampled_from(grid.cells), max_size=len(grid.cells) // 2 + 1)
    mines = draw(some)
    opened = draw(some) - mines
    numbers = {cell: sum(near in mines for near in grid.around(cell)) for cell in sorted(opened)}
    if numbers and draw(st.integers(0, 5)) == 0:
        numbers[min(numbers)] = draw(st.integers(0, 8))
    return Minesweeper(
        grid=grid,
        numbers=numbers,
        flags=draw(some) - opened,
        mines=draw(st.none() | st.just(len(mines)) | st.just(min(len(mines) + 1, len(grid.cells)))),
    )


BOARD = {"grid": Grid(1, 3), "numbers": {Cell(0, 0): 1}}

COMMON = "puzzles/common.py"

CASE = TypeCase(
    small_worlds=boards(3, 4),
    puzzles=boards(8, 8),
    wrong={
        minesweeper.SAFE: Wrong("#mines\n1...\n....\n", "**..\n....\n"),
        minesweeper.COUNT: Wrong("#iMine\n0...0\n..1..\n0...0\n", "0*..0\n..1..\n0...0\n"),
        minesweeper.TOTAL: Wrong("#mines\n1...\n..F.\nmines: 2\n", "1*..\n....\n"),
    },
    bad_files=[
        BadFile("#minesweeper\n1.9\n", 2, 3, "'9' stands here; expected one of 0 1 2"),
        BadFile("#minesweeper\n1..\n..\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#minesweeper\n1..\nmines: 4\n", 3, 8, "4 mines in 3 cells; expected 0 to 3"),
        BadFile("#minesweeper\n1..\nmines: x\n", 3, 8, "'x' is no number"),
        BadFile("#minesweeper\n1..\nmines: 1 2\n", 3, 10, "'mines:' takes one value"),
        BadFile("#minesweeper\n1..\nmine: 1\n", 3, 1, "did you mean 'mines:'"),
        BadFile("#minesweeper\nmines: 1\n", 1, 2, "minesweeper has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "numbers": {Cell(1, 0): 2}}, "numbers", "a number at r2c1, outside"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): 9}}, "numbers", "9 at r1c1; expected 0 to 8"),
        Flawed({**BOARD, "flags": {Cell(0, 3)}}, "flags", "a flag at r1c4, outside of the grid"),
        Flawed({**BOARD, "flags": {Cell(0, 0)}}, "flags", "a flag at r1c1, where a number is"),
        Flawed({**BOARD, "mines": -1}, "mines", "-1 mines in 3 cells; expected 0 to 3"),
    ],
    impossible=["#minesweeper\n4.\n..\n", "#minesweeper\n11\n11\n"],
    mutants=[
        Mutant(COMMON, "len(standing) == clue.value", "len(standing) >= clue.value"),
        Mutant(COMMON, "len(standing) == clue.value", "len(standing) <= clue.value"),
        Mutant(
            "encoders/types/minesweeper.py", "(puzzle.numbers, False)", "(puzzle.numbers, True)"
        ),
        Mutant(
            "encoders/types/minesweeper.py",
            "dict.fromkeys(puzzle.numbers, False)",
            "{**dict.fromkeys(puzzle.numbers, False), **{near: False for cell, number in "
            "puzzle.numbers.items() if number < 2 for near in around(cell)}}",
        ),
    ],
    instances=["iMine_220917", "iMine_test03", "minesweeper-in-play"],
)
