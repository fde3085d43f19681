"""How rectangles is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import rectangles
from puzzlepipe.puzzles.types.rectangles import Rectangles
from support import BadFile, Flawed, Mutant, TypeCase, Wrong, divisions


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Rectangles:
    """Numbers of a random division, some `?`; in one of four boards numbers trade places."""
    grid = Grid(draw(st.integers(1, height)), draw(st.integers(1, width)))
    free = dict.fromkeys(grid.cells)
    numbers: dict[Cell, int | None] = {}
    while free:
        first = next(iter(free))
        down, right = draw(st.integers(1, 3)), draw(st.integers(1, 4))
        while Cell(first.row, first.column + right - 1) not in free:
            right -= 1
        while any(Cell(first.row, first.column + step) not in free for step in range(right)):
            right -= 1
        down = min(down, grid.height - first.row)
        cells = [Cell(first.row + i, first.column + j) for i in range(down) for j in range(right)]
        unknown = draw(st.integers(0, 5)) == 0
        numbers[draw(st.sampled_from(cells))] = None if unknown else len(cells)
        for cell in cells:
            del free[cell]
    if draw(st.integers(0, 3)) == 0:
        places = draw(st.permutations(list(numbers)))
        numbers = dict(zip(places, numbers.values(), strict=True))
    return Rectangles(grid=grid, numbers=dict(sorted(numbers.items())))


PAIR = "#rectangles\n2.\n2.\n"
BOARD = {"grid": Grid(2, 2)}
CODE = "encoders/types/rectangles.py"

RULES = "puzzles/types/rectangles.py"

CASE = TypeCase(
    small_worlds=boards(3, 4).filter(
        lambda puzzle: len(puzzle.numbers) ** len(puzzle.grid.cells) <= 5000
    ),
    candidates=lambda puzzle: divisions(puzzle, len(puzzle.numbers)),
    puzzles=boards(8, 9),
    worlds=40,
    wrong={
        rectangles.RECTANGLE: Wrong("#rectangles\n3.\n.1\n", "aa\nab\n"),
        rectangles.ONE_CLUE: Wrong(PAIR, "ab\nab\n"),
        rectangles.AREA: Wrong("#rectangles\n1.3.\n", "aabb\n"),
    },
    bad_files=[
        BadFile("#rectangles\n2x\n", 2, 2, "'x' is no number from 1 to 2"),
        BadFile("#rectangles\n0.\n", 2, 1, "'0' is no number from 1 to 2"),
        BadFile("#rectangles\n2.\n.1\n", 2, 1, "the numbers add up to 3 and the board has 4 cells"),
        BadFile("#rectangles\n3?\n?.\n", 2, 1, "add up to 5 at least and the board has 4 cells"),
        BadFile("#rectangles\n2.\n.\n", 3, 1, "this row has 1 cell; the rows above have 2"),
        BadFile("#rectangles\n2.\nsize: 2\n", 3, 1, "'size:' is no key of rectangles"),
        BadFile("#rectangles\n", 1, 2, "rectangles has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "numbers": {Cell(2, 0): 4}}, "numbers", "a number at r3c1, outside"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): 5}}, "numbers", "5 at r1c1; expected 1 to 4"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): 0}}, "numbers", "0 at r1c1; expected 1 to 4"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): 2}}, "numbers", "the numbers add up to 2"),
        Flawed({**BOARD, "numbers": {}}, "numbers", "the numbers add up to 0"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): 4, Cell(0, 1): None}}, "numbers", "to 5 at least"),
    ],
    impossible=["#rectangles\n7..\n..2\n...\n"],
    thresholds={"encoders.cover.GROUP": 2},
    lemmas=True,
    mutants=[
        Mutant(RULES, "ok=len(cells) == height * width", "ok=True"),
        Mutant(RULES, 'len(numbers) == 1, "1', 'len(numbers) >= 1, "1'),
        Mutant(RULES, 'len(numbers) == 1, "1', 'len(numbers) <= 1, "1'),
        Mutant(RULES, "ok=len(cells) == area", "ok=len(cells) >= area"),
        Mutant(RULES, "ok=len(cells) == area", "ok=len(cells) <= area"),
        # how far a rectangle can grow
        Mutant(CODE, "others[place - 1] + 1", "others[place - 1] + 2"),
        Mutant(CODE, "others[after] - 1", "others[after] - 2"),
        Mutant(CODE, "                after += 1\n", ""),
        Mutant(CODE, "range(left, number.column + 1)", "range(left, number.column)"),
        Mutant(CODE, "range(number.row, -1, -1)", "range(number.row, 0, -1)"),
        # whose each one is
        Mutant(
            "encoders/cover.py",
            "            if owned == TRUE and",
            "            if owned == TRUE or",
        ),
        Mutant("encoders/divisions.py", "*self._cover.owner.fixing(values),", ""),
        # lemmas
        Mutant(CODE, "numbers.keys() - {number}", "numbers.keys()"),
    ],
    instances=["rectangles"],
)
