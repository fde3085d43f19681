"""How nonogram is tested."""

from __future__ import annotations

from itertools import groupby

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid, Line
from puzzlepipe.puzzles.types import nonogram
from puzzlepipe.puzzles.types.nonogram import Nonogram
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Nonogram:
    """The clues of a random picture, some missing or made up; some of its cells known."""
    grid = Grid(draw(st.integers(1, height)), draw(st.integers(1, width)))
    filled = {cell: draw(st.booleans()) for cell in grid.cells}

    def clue(line: Line) -> tuple[int, ...] | None:
        match draw(st.integers(0, 7)):
            case 0:
                return None
            case 1:
                return tuple(draw(st.lists(st.integers(1, 4), max_size=2)))
        runs = groupby(line.cells, key=lambda cell: filled[cell])
        return tuple(len(list(cells)) for is_filled, cells in runs if is_filled)

    known = draw(st.just(set()) | st.sets(st.sampled_from(grid.cells), max_size=2))
    return Nonogram(
        grid=grid,
        top=tuple(map(clue, grid.columns)),
        left=tuple(map(clue, grid.rows)),
        givens={cell: "#" if filled[cell] else "." for cell in sorted(known)},
    )


BLOCKS = "#nonogram\ntop:\n1 1\n0\n.\nleft:\n1\n0\n1,1\n\n..x\n...\n...\n"

BOARD = {"grid": Grid(1, 2), "left": ((2,),), "top": (None, (1,)), "givens": {}}

RULES = "puzzles/types/nonogram.py"

CASE = TypeCase(
    small_worlds=boards(3, 4) | boards(1, 10) | boards(10, 1),
    puzzles=boards(8, 8),
    wrong={
        nonogram.GIVEN: Wrong(BLOCKS, "..#\n...\n#.#\n"),
        nonogram.RUNS: (
            Wrong(BLOCKS, "#..\n...\n##.\n"),
            Wrong("#nonogram\ntop: . . . .\nleft: 1,2\n", "##.#\n"),
        ),
    },
    bad_files=[
        BadFile("#nonogram\ntop: 1 1\n", 1, 2, "nonogram needs 'left:'"),
        BadFile("#nonogram\ntop: 1 x\nleft: 1\n", 2, 8, "'x' is no number from 0"),
        BadFile("#nonogram\ntop: 1 1,0\nleft: 1\n", 2, 10, "'0' is no number from 1"),
        BadFile("#nonogram\ntop: 1,,1\nleft: 1\n", 2, 8, "no number beside a comma"),
        BadFile("#nonogram\ntop: 1\nleft:" + " 1" * 251, 3, 507, "'left:' has 251 clues"),
        BadFile("#nonogram\ntop: 1\nleft:\n", 3, 1, "'left:' has no value"),
        BadFile("#nonogram\ntop: 1 1\nleft: 1\n##\n##\n", 4, 1, "the grid has 2 x 2 cells"),
        BadFile("#nonogram\ntop: 1 1\nleft: 1\n#o\n", 4, 2, "'o' stands here; expected one of # x"),
        BadFile("#nonogram\ntop: 1\nleft: 1\nright: 1\n", 4, 1, "'right:' is no key of nonogram"),
    ],
    flawed=[
        Flawed({**BOARD, "top": (None,)}, "top", "top has 1 clue; expected 2, one a column"),
        Flawed({**BOARD, "left": ()}, "left", "left has 0 clues; expected 1, one a row"),
        Flawed({**BOARD, "left": ((2, 0),)}, "left", "a run of 0; expected at least 1"),
        Flawed({**BOARD, "givens": {Cell(1, 0): "#"}}, "givens", "at r2c1, outside of the grid"),
        Flawed({**BOARD, "givens": {Cell(0, 1): "x"}}, "givens", "'x' at r1c2; expected # or ."),
    ],
    impossible=["#nonogram\ntop: 3 1\nleft: 1,1 1\n", "#nonogram\ntop: 1\nleft: 2\n"],
    mutants=[
        Mutant(RULES, "lengths == clue.value", "len(lengths) == len(clue.value)"),
        Mutant(RULES, "lengths == clue.value", "sorted(lengths) == sorted(clue.value)"),
        Mutant("encoders/runs.py", "if place < places[0]", "if place <= places[0]"),
        Mutant("encoders/runs.py", "place >= places[-1]", "place >= places[-1] - 1"),
        Mutant(
            "encoders/runs.py",
            "return TRUE\n        if self.style",
            "return FALSE\n        if self.style",
        ),
        Mutant("encoders/runs.py", "- max(len(self.lengths) - 1, 0)", "- len(self.lengths)"),
    ],
    instances=["nonogram"],
)
