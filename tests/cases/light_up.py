"""How light-up is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import light_up
from puzzlepipe.puzzles.types.light_up import LightUp
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> LightUp:
    """Random walls; numbers counted from bulbs that are placed while a cell is dark."""
    grid = Grid(draw(st.integers(1, height)), draw(st.integers(1, width)))
    walls = draw(st.sets(st.sampled_from(grid.cells), max_size=len(grid.cells) // 2))
    bulbs, lit = set(), set(walls)
    for cell in draw(st.permutations(grid.cells)):
        if cell not in lit:
            bulbs.add(cell)
            lit.add(cell)
            for ray in [(0, 1), (0, -1), (1, 0), (-1, 0)]:
                row, column = cell.row + ray[0], cell.column + ray[1]
                while (row, column) in grid and (row, column) not in walls:
                    lit.add((row, column))
                    row, column = row + ray[0], column + ray[1]
    numbers = {
        wall: draw(
            st.just(sum(near in bulbs for near in grid.orthogonal(wall)))
            | st.none()
            | (st.integers(0, 4) if draw(st.integers(0, 5)) == 0 else st.none())
        )
        for wall in sorted(walls)
    }
    return LightUp(
        grid=grid,
        walls=frozenset(walls),
        numbers={wall: number for wall, number in numbers.items() if number is not None},
    )


CORNER = "#akari\n1..\n...\n..#\n"

BOARD = {"grid": Grid(2, 2), "walls": {Cell(0, 0)}, "numbers": {}}

RULES = "puzzles/types/light_up.py"
COMMON = "puzzles/common.py"

CASE = TypeCase(
    small_worlds=boards(3, 4),
    puzzles=boards(8, 8),
    wrong={
        light_up.LIT: Wrong(CORNER, ".L.\n...\n...\n"),
        light_up.APART: Wrong(CORNER, ".LL\n...\nL..\n"),
        light_up.COUNT: Wrong(CORNER, ".L.\nL..\n...\n"),
    },
    bad_files=[
        BadFile("#light-up\n.5#\n", 2, 2, "'5' stands here; expected one of . # 0 1 2 3 4"),
        BadFile("#light-up\n..#\n....\n", 3, 4, "this row has 4 cells; the rows above have 3"),
        BadFile("#light-up\n..#\ntop: 1\n", 3, 1, "'top:' is no key of light-up"),
        BadFile("#light-up\n", 1, 2, "light-up has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "walls": {Cell(0, 2)}}, "walls", "a wall at r1c3, outside of the grid"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): 5}}, "numbers", "5 at r1c1; expected 0 to 4"),
        Flawed({**BOARD, "numbers": {Cell(0, 1): 1}}, "numbers", "a number at r1c2, where no wall"),
    ],
    impossible=["#light-up\n.4\n..\n", "#light-up\n.#\n#1\n"],
    thresholds={
        "encoders.types.light_up.LONG": 1,
        "encoders.types.light_up.LONG_IN_PLAIN": 2,
        "encoders.counting.PAIRWISE_LIMIT": 1,
    },
    mutants=[
        Mutant(RULES, "ok=not others", "ok=len(others) < 2"),
        Mutant(RULES, "is_lit = cell in lit", "is_lit = True"),
        Mutant(COMMON, "len(standing) == clue.value", "len(standing) >= clue.value"),
        Mutant(COMMON, "len(standing) == clue.value", "len(standing) <= clue.value"),
        Mutant("encoders/types/light_up.py", "len(segment.cells) > 1", "len(segment.cells) > 2"),
        Mutant(
            "encoders/types/light_up.py",
            "update(segment.cells)",
            "update(segment.cells[:3])",
        ),
        Mutant("encoders/types/light_up.py", "in_short - {cell}", "set()"),
        Mutant("encoders/types/light_up.py", "[*in_long, *self", "[*in_long[:1], *self"),
        Mutant(
            "templates/smt2/light_up.smt2.j2",
            "bulb.of(segment.cells)))) }}",
            "bulb.of(segment.cells[1:])))) }}",
        ),
    ],
    instances=["light-up"],
    # Long stretches of floor have a symbol, in the plain text only very long ones.
    sizes=((2, 2), (3, 3), (4, 3), (5, 4), (5, 5), (4, 12), (11, 3), (16, 16), (3, 24)),
)
