"""How mosaic is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import mosaic
from puzzlepipe.puzzles.types.mosaic import Mosaic
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Mosaic:
    """Numbers counted from random black cells, and now and then one that is not."""
    grid = Grid(draw(st.integers(1, height)), draw(st.integers(1, width)))
    black = draw(st.sets(st.sampled_from(grid.cells)))
    told = draw(st.sets(st.sampled_from(grid.cells)))
    numbers = {
        cell: sum(abs(r - cell.row) < 2 and abs(c - cell.column) < 2 for r, c in black)
        for cell in sorted(told)
    }
    if numbers and draw(st.integers(0, 4)) == 0:
        numbers[draw(st.sampled_from(sorted(told)))] = draw(st.integers(0, 9))
    return Mosaic(grid=grid, numbers=numbers)


BOARD = {"grid": Grid(2, 2), "numbers": {Cell(0, 0): 1}}

CASE = TypeCase(
    small_worlds=boards(3, 4),
    puzzles=boards(8, 8),
    wrong={mosaic.COUNT: Wrong("#mosaic\n...\n.2.\n...\n", "#..\n.#.\n..#\n")},
    bad_files=[
        BadFile("#mosaic\n.a.\n", 2, 2, "'a' is no digit from 0 to 9"),
        BadFile("#mosaic\n. 10 .\n", 2, 3, "'10' is no digit from 0 to 9"),
        BadFile("#mosaic\n3..\n....\n", 3, 4, "this row has 4 cells; the rows above have 3"),
        BadFile("#mosaic\n3..\nmines: 1\n", 3, 1, "'mines:' is no key of mosaic"),
        BadFile("#mosaic\n", 1, 2, "mosaic has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "numbers": {Cell(0, 2): 1}}, "numbers", "r1c3, outside of the grid"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): 10}}, "numbers", "10 at r1c1; expected 0 to 9"),
    ],
    impossible=["#mosaic\n.5\n..\n"],
    mutants=[
        Mutant("encoders/types/mosaic.py", "(clue.at, *", "(*(), *"),
        Mutant("encoders/types/mosaic.py", "grid.around", "grid.orthogonal"),
        Mutant("templates/smt2/mosaic.smt2.j2", "count_is(", "count_at_most("),
        Mutant("puzzles/types/mosaic.py", "sorted((cell, *", "sorted((*(), *"),
        Mutant("puzzles/types/mosaic.py", "answer, BLACK,", "answer, WHITE,"),
    ],
    instances=["mosaic"],
)
