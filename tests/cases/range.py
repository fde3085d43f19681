"""How range is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles import scattered
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import range as of_range
from puzzlepipe.puzzles.types.range import Range
from support import BadFile, Flawed, Mutant, TypeCase, Wrong

SIZES = [(1, 1), (1, 2), (4, 1), (1, 6), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (3, 4), (4, 3)]


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]], most: int = 5) -> Range:
    """What is seen on a board with some shaded cells; or a few numbers anywhere."""
    grid = Grid(*draw(sizes))
    shaded = draw(st.sets(st.sampled_from(grid.cells), max_size=3))
    told = sorted(draw(st.sets(st.sampled_from(grid.cells), max_size=5)))
    numbers = {}
    for row, column in told:
        walls = {(r, c) for r, c in shaded} - {(row, column)}
        count = 1
        for step_r, step_c in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            r, c = row + step_r, column + step_c
            while 0 <= r < grid.height and 0 <= c < grid.width and (r, c) not in walls:
                count, r, c = count + 1, r + step_r, c + step_c
        numbers[Cell(row, column)] = count
    if numbers and draw(st.integers(0, 4)) == 0:
        numbers[draw(st.sampled_from(told))] = draw(st.integers(1, most))
    return Range(grid=grid, numbers=numbers)


SQUARE = "#range\n..3\n...\n4..\n"

BOARD = {"grid": Grid(1, 2)}

RULES, SHARED = "puzzles/types/range.py", "puzzles/scattered.py"
ENCODER, COMMON = "encoders/types/range.py", "encoders/scattered.py"
TEMPLATE = "templates/smt2/range.smt2.j2"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from(SIZES)),
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8)), 30),
    wrong={
        of_range.UNSHADED: Wrong("#range\n.2.\n", ".#.\n"),
        of_range.VIEW: [Wrong(SQUARE, "#..\n...\n...\n"), Wrong(SQUARE, "...\n..#\n.#.\n")],
        scattered.APART: Wrong(SQUARE, "##.\n...\n...\n"),
        scattered.CONNECTED: Wrong(SQUARE, ".#.\n#..\n...\n"),
    },
    bad_files=[
        BadFile("#range\n2.!\n...\n", 2, 3, "'!' is no number"),
        BadFile("#range\n2.0\n", 2, 3, "'0' is no number from 1 to"),
        BadFile("#range\n2 . -3\n", 2, 5, "'-3' is no number"),
        BadFile("#range\n2..\n..\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#range\n2..\nleft: 1\n", 3, 1, "'left:' is no key of range"),
        BadFile("#kuromasu\n", 1, 2, "kuromasu has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "numbers": {Cell(0, 0): 0}}, "numbers", "0 at r1c1; expected at least 1"),
        Flawed({**BOARD, "numbers": {Cell(2, 0): 1}}, "numbers", "a number at r3c1, outside"),
    ],
    impossible=["#range\n9.\n..\n"],
    lemmas=True,
    mutants=[
        Mutant(RULES, "seen = [cell]", "seen = []"),
        Mutant(RULES, "if other in shaded:", "if other in shaded and seen[1:]:"),
        Mutant(SHARED, "check_apart(APART, shaded,", "check_apart(APART, {},"),
        Mutant(SHARED, "if cell not in shaded]", "if cell in shaded]"),
        # how far a number sees
        Mutant(ENCODER, "lambda: clue.value,", "lambda: clue.value - 1,"),
        Mutant(ENCODER, "zip([clue.at, *ray], ray,", "zip([clue.at, clue.at, *ray], ray,"),
        Mutant(TEMPLATE, "arms[2:], clue.value - 1)", "arms[2:], clue.value)"),
        Mutant(TEMPLATE, "seen_by[clue]), clue.value - 1)", "seen_by[clue]), clue.value)"),
        # what is known beforehand
        Mutant(
            ENCODER, "list(self.puzzle.numbers)", "list(self.puzzle.numbers)[1:] + [Cell(0, 0)]"
        ),
        Mutant(COMMON, "(self.known_clear(), False)", "(self.known_clear(), True)"),
        # of what stands apart and leaves the rest connected
        Mutant(COMMON, "not_(self.shaded[cell]) for", "self.shaded[cell] for"),
        Mutant("encoders/forest.py", "if touches(node) > 1", "if touches(node) > 2"),
        Mutant("encoders/forest.py", "if near in rank else TRUE]", "if near in rank else FALSE]"),
    ],
    sizes=((1, 5), (2, 3), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 6)),
    instances=["range"],
)
