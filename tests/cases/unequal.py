"""How unequal is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from latin_worlds import candidates, squares
from puzzlepipe.puzzles.grid import Cell, Edge, Grid
from puzzlepipe.puzzles.types import unequal
from puzzlepipe.puzzles.types.unequal import Unequal
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: list[int], most_open: int) -> Unequal:
    """A Latin square with two lines left open; signs or bars of it, now and then a wrong one."""
    first = draw(st.integers(0, 1))
    grid, square, givens = draw(squares(sizes, most_open, first))
    seldom = st.sampled_from([False] * 9 + [True])
    told = draw(st.sets(st.sampled_from(grid.edges)))
    signs, bars = {}, None
    if draw(st.booleans()):
        for edge in sorted(told):
            signs_here = "<>" if edge.a.row == edge.b.row else "^v"
            signs[edge] = signs_here[(square[edge.a] > square[edge.b]) != draw(seldom)]
    else:
        bars = {
            edge: (abs(square[edge.a] - square[edge.b]) == 1) != draw(seldom)
            for edge in sorted(told)
        }
    return Unequal(
        grid=grid,
        givens=givens,
        signs=signs,
        bars=bars,
        first=first,
    )


TWO = "#unequal\n.<.\n...\n...\n"
BARRED = "#unequal\n...\n-..\n...\nmode: adjacent\n"

BOARD = {"grid": Grid(2, 2)}
BELOW, OUTSIDE = Edge(Cell(0, 0), Cell(1, 0)), Edge(Cell(1, 0), Cell(2, 0))

UNEQUAL, LATIN = "encoders/types/unequal.py", "encoders/latin.py"
PRUNE, NUMBERS = "encoders/prune.py", "encoders/numbers.py"

RULES = "puzzles/types/unequal.py"

CASE = TypeCase(
    small_worlds=boards([2, 3, 3, 4], 5),
    candidates=candidates,
    puzzles=boards([2, 4, 7, 11], 60),
    wrong={
        unequal.GIVEN: (
            Wrong("#unequal\n1..\n...\n...\n", "21\n12\n"),
            Wrong("#unequal\n2..\n...\n...\n", "12\n21\n"),
        ),
        unequal.ROW: Wrong(TWO, "12\n11\n"),
        unequal.COLUMN: Wrong(TWO, "12\n12\n"),
        unequal.SIGN: Wrong(TWO, "21\n12\n"),
        unequal.BAR: (
            Wrong(BARRED, "12\n21\n"),
            Wrong("#unequal\n.|.\n-.-\n.|.\nmode: adjacent\n", "11\n11\n"),
        ),
    },
    bad_files=[
        BadFile("#unequal\n", 1, 2, "unequal has no grid"),
        BadFile("#unequal\n1<.\n...\n", 2, 1, "a grid of 2 x 3; expected an odd number"),
        BadFile("#unequal\n.<.<.\n.....\n.....\n", 2, 1, "a board of 2 x 3 cells"),
        BadFile("#unequal\n1\n", 2, 1, "a board of 1 x 1 cells"),
        BadFile("#unequal\n3<.\n...\n...\n", 2, 1, "'3' is no digit from 1 to 2"),
        BadFile("#unequal\n0<.\n...\n...\n", 2, 1, "'0' is no digit from 1 to 2"),
        BadFile("#unequal\n.<.\n...\n...\nfrom: 2\n", 5, 7, "'2' is no number from 0 to 1"),
        BadFile("#unequal\n.^.\n...\n...\n", 2, 2, "'^' stands here; expected one of < > ."),
        BadFile("#unequal\n...\n|..\n...\n", 3, 1, "'|' stands here; expected one of ^ v ."),
        BadFile("#unequal\n...\n.<.\n...\n", 3, 2, "'<' where four cells meet; expected '.'"),
        BadFile("#unequal\n.|.\n...\n...\n", 2, 2, "'|' stands here"),
        BadFile("#unequal\n.<.\n...\n...\nmode: adjacent\n", 2, 2, "expected one of | - ."),
        BadFile("#unequal\n.<.\n...\n...\nmode: equal\n", 5, 7, "expected inequality or adjacent"),
    ],
    flawed=[
        Flawed({"grid": Grid(2, 3)}, "grid", "a board of 2 x 3 cells; expected as many rows as"),
        Flawed({"grid": Grid(37, 37)}, "grid", "columns, 2 to 36"),
        Flawed({**BOARD, "first": 2}, "first", "digits from 2; expected from 0 or 1"),
        Flawed({**BOARD, "givens": {Cell(2, 0): 1}}, "givens", "a digit at r3c1, outside"),
        Flawed({**BOARD, "givens": {Cell(0, 0): 0}}, "givens", "0 at r1c1; expected 1 to 2"),
        Flawed({**BOARD, "signs": {BELOW: "<"}}, "signs", "'<' at r1c1-r2c1; expected ^ or v"),
        Flawed({**BOARD, "signs": {OUTSIDE: "^"}}, "signs", "a mark at r2c1-r3c1, not between"),
        Flawed({**BOARD, "bars": {OUTSIDE: True}}, "bars", "a mark at r2c1-r3c1, not between"),
        Flawed({**BOARD, "signs": {BELOW: "^"}, "bars": {}}, "signs", "signs beside bars"),
    ],
    lemmas=True,
    mutants=[
        Mutant(RULES, "ok=int(answer[smaller]) < int(answer[greater])", "ok=True"),
        Mutant(RULES, "== 1) == bar", "== 1) >= bar"),
        Mutant(RULES, "== 1) == bar", "== 1) <= bar"),
        Mutant(LATIN, "(cell, {digit})", "(cell, {min(digit, 3)})"),
        Mutant(UNEQUAL, "(less, more) for", "(more, less) for"),
        Mutant(UNEQUAL, "abs(a - b) == 1", "a - b == 1"),
        Mutant(UNEQUAL, "abs(a - b) == 1", "abs(a - b) == 2"),
        Mutant(UNEQUAL, "abs(a - b) != 1", "abs(a - b) > 2"),
        Mutant(UNEQUAL, "abs(a - b) != 1", "a < b - 1"),
        Mutant(PRUNE, "if len(domains[cell]) == 1]", "if len(domains[cell]) < 3]"),
        Mutant(PRUNE, "domain.remove(value)", "domain.clear()"),
        Mutant(PRUNE, "range(least, greatest)", "range(least, greatest - 1)"),
        Mutant(PRUNE, "range(least + 1, greatest + 1)", "range(least + 2, greatest + 1)"),
        Mutant(NUMBERS, "if len(support) < len(others)", "if len(support) < len(others) - 2"),
        # lemmas
        Mutant(UNEQUAL, "if v not in domains[cell]]", "if v in domains[cell]]"),
    ],
    sizes=((2, 2), (3, 3), (4, 4), (4, 4), (5, 5)),
    instances=["unequal"],
)
