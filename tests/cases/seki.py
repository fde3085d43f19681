"""How seki is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import seki
from puzzlepipe.puzzles.types.seki import Seki
from support import BadFile, Flawed, Mutant, TypeCase, Wrong

KINDS = {1: "+", 3: "-"}


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Seki:
    """Rotors read off random colours, some missing, now and then one turned into another kind."""
    grid = Grid(draw(st.integers(2, height)), draw(st.integers(2, width)))
    black = {cell: draw(st.booleans()) for cell in grid.cells}
    rotors: dict[Cell, str] = {}
    for block in grid.blocks:
        colours = [black[cell] for cell in block.cells]
        kind = KINDS.get(sum(colours), "o" if colours[0] == colours[3] else "a")
        if 0 < sum(colours) < 4 and draw(st.integers(0, 7)):
            rotors[block.cells[0]] = kind
        elif draw(st.integers(0, 5)) == 0:
            rotors[block.cells[0]] = draw(st.sampled_from("oa+-"))
    return Seki(grid=grid, rotors=rotors)


TEMPLATE = "templates/smt2/seki.smt2.j2"

RULES = "puzzles/types/seki.py"

CASE = TypeCase(
    small_worlds=boards(3, 4) | boards(5, 2) | boards(2, 5),
    puzzles=boards(8, 8),
    wrong={
        seki.OPPOSITE: Wrong("#seki\no\n", "11\n00\n"),
        seki.ADJACENT: Wrong("#seki\na\n", "10\n01\n"),
        seki.SINGLE_ON: Wrong("#seki\n+o\n", "000\n001\n"),
        seki.SINGLE_OFF: Wrong("#seki\n.-\n", "111\n011\n"),
    },
    bad_files=[
        BadFile("#seki\noo+\noox\n", 3, 3, "'x' stands here; expected one of o a + - ."),
        BadFile("#seki\noo+\noo\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#seki\noo+\nsize: 4\n", 3, 1, "'size:' is no key of seki"),
        BadFile("#seki\n", 1, 2, "seki has no grid"),
    ],
    flawed=[
        Flawed({"grid": Grid(1, 3), "rotors": {}}, "grid", "a board of 1 x 3 cells; expected"),
        Flawed({"grid": Grid(2, 3), "rotors": {Cell(0, 2): "o"}}, "rotors", "a rotor at r1c3"),
        Flawed({"grid": Grid(2, 3), "rotors": {Cell(0, 1): "x"}}, "rotors", "'x' is no rotor"),
    ],
    thresholds={"encoders.counting.SUBSET_LIMIT": 0},
    mutants=[
        Mutant(
            RULES,
            "ok=colours in _TURNS[kind]",
            'ok=colours.count("1") == _TURNS[kind][0].count("1")',
        ),
        Mutant(RULES, "ok=colours in _TURNS[kind]", "ok=colours in _TURNS[kind][1:]"),
        # Nothing is pruned here: these are faults of a rule in one style and not in the other.
        Mutant(TEMPLATE, "iff(upper_right, lower_left),", "iff(upper_right, upper_right),"),
        Mutant(TEMPLATE, "xor(upper_right, lower_left))", "xor(upper_right, upper_left))"),
        Mutant(TEMPLATE, "exactly(2, [upper_left, lower_right]), ", ""),
        Mutant(TEMPLATE, "exactly(2, [lower_right, lower_left]), ", ""),
    ],
    instances=["sk_6018"],
)
