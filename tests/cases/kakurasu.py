"""How kakurasu is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Grid
from puzzlepipe.puzzles.types import kakurasu
from puzzlepipe.puzzles.types.kakurasu import Kakurasu
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Kakurasu:
    """Sums of random black cells, some missing; now and then one that is wrong."""
    grid = Grid(draw(st.integers(1, height)), draw(st.integers(1, width)))
    black = draw(st.sets(st.sampled_from(grid.cells)))
    right: list[int | None] = [0] * grid.height
    bottom: list[int | None] = [0] * grid.width
    for row, column in black:
        right[row] = (right[row] or 0) + column + 1
        bottom[column] = (bottom[column] or 0) + row + 1
    for clues in (right, bottom):
        if draw(st.integers(0, 2)) == 0:
            place = draw(st.integers(0, len(clues) - 1))
            clues[place] = draw(st.none() | st.integers(0, 12))
    return Kakurasu(grid=grid, right=tuple(right), bottom=tuple(bottom))


BOARD = {"grid": Grid(2, 3), "right": (3, 5), "bottom": (1, 3, 2)}

CASE = TypeCase(
    small_worlds=boards(3, 4),
    puzzles=boards(9, 9),
    wrong={
        kakurasu.ROW: Wrong("#kakurasu\nright: 3 .\nbottom: . . .\n", "#..\n..#\n"),
        kakurasu.COLUMN: Wrong("#kakurasu\nright: . .\nbottom: 2 . .\n", "##.\n..#\n"),
    },
    bad_files=[
        BadFile("#kakurasu\nright: 1 2\n", 1, 2, "kakurasu needs 'bottom:'"),
        BadFile("#kakurasu\nbottom: 1 2\n", 1, 2, "kakurasu needs 'right:'"),
        BadFile("#kakurasu\nright:\nbottom: 1 2\n", 2, 1, "'right:' has no value"),
        BadFile("#kakurasu\nright: 1 x\nbottom: 1\n", 2, 10, "'x' is no number"),
        BadFile("#kakurasu\nright: 1 2\nbottom: 1 -1\n", 3, 11, "'-1' is no number"),
        BadFile("#kakurasu\nright: 1\nright: 2\nbottom: 1\n", 3, 1, "'right:' is given twice"),
        BadFile("#kakurasu\n..\nright: 1\nbottom: 1\n", 2, 1, "kakurasu has no unlabelled grid"),
        BadFile("#kakurasu\nright: 1\nbottom: 1\nleft: 1\n", 4, 1, "'left:' is no key"),
        BadFile(f"#kakurasu\nright:{' 1' * 101}\nbottom: 1\n", 2, 208, "at most 100 will do"),
    ],
    flawed=[
        Flawed({**BOARD, "right": (3,)}, "right", "right has 1 clue; expected 2, one a row"),
        Flawed({**BOARD, "bottom": (3, 1)}, "bottom", "has 2 clues; expected 3, one a column"),
        Flawed({**BOARD, "bottom": (3, 1, -1)}, "bottom", "a clue -1; expected none below 0"),
    ],
    impossible=["#kakurasu\nright: 9 .\nbottom: . . .\n", "#kakurasu\nright: . .\nbottom: 4\n"],
    mutants=[
        Mutant("encoders/types/kakurasu.py", "(clue, range(1, len", "(clue, range(2, 1 + len"),
        Mutant("templates/smt2/kakurasu.smt2.j2", "in columns %}", "in columns[1:] %}"),
        Mutant("puzzles/types/kakurasu.py", "worth = [cell.column + 1", "worth = [cell.column"),
        Mutant("puzzles/types/kakurasu.py", "worth = [cell.row + 1", "worth = [cell.column + 1"),
        # The diagrams are what the default text has and the plain one has not.
        Mutant("encoders/weights.py", "(not_(literal), 0))", "(not_(literal), 1))"),
    ],
    instances=["kakurasu"],
)
