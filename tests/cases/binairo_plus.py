"""How binairo-plus is tested."""

from __future__ import annotations

import balanced
from hypothesis import strategies as st
from puzzlepipe.puzzles.balanced import BLACK, GIVEN, WHITE
from puzzlepipe.puzzles.grid import Cell, Edge, Grid
from puzzlepipe.puzzles.types import binairo_plus
from puzzlepipe.puzzles.types.binairo_plus import BinairoPlus
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, size: int, open_cells: int) -> BinairoPlus:
    """Pieces of grids, in circles or digits; their signs are right, but for one now and then."""
    digits = draw(st.booleans())
    symbols = ("0", "1") if digits else (WHITE, BLACK)
    fields = draw(
        balanced.fields(symbols, size, size, open_cells=open_cells) | balanced.thin(symbols)
    )
    grid, givens = fields["grid"], fields["givens"]
    signs = {}
    for edge in sorted(draw(st.sets(st.sampled_from(grid.edges), max_size=4))):
        alike = givens.get(edge.a, symbols[0]) == givens.get(edge.b, symbols[0])
        wrong = draw(st.integers(0, 7)) == 0
        signs[edge] = "=" if alike != wrong else "x"
    return BinairoPlus(**fields, digits=digits, signs=signs)


FILE = "#tango\n.=.\n...\n.x.\n"
BOARD = {"grid": Grid(2, 2), "givens": {}}
MODULE = "encoders/types/binairo_plus.py"
TEMPLATE = "templates/smt2/binairo_plus.smt2.j2"
FIRST = Edge(Cell(0, 0), Cell(0, 1))

CASE = TypeCase(
    small_worlds=boards(6, open_cells=8),
    candidates=balanced.candidates,
    puzzles=boards(10, open_cells=60),
    wrong={
        **balanced.wrong("binairo-plus", "W", "B", doubled=True),
        GIVEN: (
            Wrong("#tango\n0..\n...\n...\n", "10\n01\n"),
            Wrong("#tango\n1..\n...\n...\n", "01\n10\n"),
        ),
        binairo_plus.SAME: Wrong("#tango\n.=.\n...\n...\n", "BW\nWB\n"),
        binairo_plus.OTHER: Wrong("#tango\n...\nx..\n...\n", "BW\nBW\n"),
    },
    bad_files=[
        BadFile("#tango\n.=\n..\n", 2, 1, "expected an odd number of rows and columns"),
        BadFile("#tango\n...\n.=.\n...\n", 3, 2, "'=' where four cells meet"),
        BadFile("#tango\n.o.\n...\n...\n", 2, 2, "'o' stands here; expected one of = x ."),
        BadFile("#tango\n=..\n...\n...\n", 2, 1, "'=' stands here; expected one of B W 0 1 ."),
        BadFile("#tango\nW..\n...\n..1\n", 4, 3, "'1' at r2c2; expected B or W"),
        BadFile("#tango\n.....\n.....\n.....\n", 2, 1, "has 3 columns; expected an even number"),
        BadFile(FILE + "symbols: XO\n", 5, 10, "expected BW or 01"),
        BadFile(FILE + "unique: maybe\n", 5, 9, "expected yes or no"),
        BadFile("#tango\n", 1, 2, "tango has no grid"),
    ],
    worlds=25,
    flawed=[
        *balanced.flawed("W", "B"),
        Flawed({**BOARD, "signs": {Edge(Cell(0, 0), Cell(1, 1)): "="}}, "signs", "not between"),
        Flawed({**BOARD, "signs": {FIRST: "o"}}, "signs", "'o' at r1c1-r1c2; expected = or x"),
    ],
    mutants=[
        Mutant(MODULE, "clue.at.b]) for", "clue.at.a]) for"),
        Mutant(MODULE, "value != ALIKE", "value == ALIKE"),
        Mutant(TEMPLATE, "iff(one, other)", "implies(one, other)"),
        Mutant(TEMPLATE, "{{ super() }}", ""),
        Mutant("puzzles/types/binairo_plus.py", "ok=alike == (", "ok=alike != ("),
        Mutant(balanced.CHECK, "count == half,", "count != half,"),
    ],
    sizes=balanced.SIZES,
    instances=["binairo-plus"],
)
