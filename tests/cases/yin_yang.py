"""How yin-yang is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import yin_yang
from puzzlepipe.puzzles.types.yin_yang import YinYang
from support import BadFile, Flawed, Mutant, TypeCase, Wrong

SIZES = [(1, 1), (1, 2), (4, 1), (1, 6), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (3, 4), (4, 3)]


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> YinYang:
    """A few givens anywhere, or many alike in the first row."""
    grid = Grid(*draw(sizes))
    cells = draw(st.sampled_from([grid.cells, grid.rows[0].cells]))
    told = draw(st.sets(st.sampled_from(cells), max_size=4))
    colours = draw(st.sampled_from(["B", "W", "BW"]))
    return YinYang(
        grid=grid, givens={cell: draw(st.sampled_from(colours)) for cell in sorted(told)}
    )


BOARD = {"grid": Grid(2, 2)}

RULES = "puzzles/types/yin_yang.py"
ENCODER, TREES = "encoders/types/yin_yang.py", "encoders/two_trees.py"
TEMPLATE = "templates/smt2/yin_yang.smt2.j2"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from(SIZES)),
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        yin_yang.GIVEN: Wrong("#yin-yang\nB..\n...\n", "WBB\nWWB\n"),
        yin_yang.BLOCK: [
            Wrong("#yin-yang\n...\n...\n", "BBW\nBBW\n"),
            Wrong("#yin-yang\n...\n...\n", "BWW\nBWW\n"),
        ],
        yin_yang.BLACKS: Wrong("#yin-yang\n...\n...\n", "BWB\nWWB\n"),
        yin_yang.WHITES: Wrong("#yin-yang\n...\n...\n", "WBW\nBBW\n"),
    },
    bad_files=[
        BadFile("#yin-yang\nB.x\n...\n", 2, 3, "'x' stands here; expected one of B W ."),
        BadFile("#yin-yang\nB..\n..\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#yin-yang\nB..\nleft: 1\n", 3, 1, "'left:' is no key of yin-yang"),
        BadFile("#yin-yang\n", 1, 2, "yin-yang has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "givens": {Cell(0, 0): "X"}}, "givens", "'X' at r1c1; expected B or W"),
        Flawed({**BOARD, "givens": {Cell(2, 0): "B"}}, "givens", "a given at r3c1, outside"),
    ],
    mutants=[
        Mutant(
            RULES, "check_connected(BLACKS, cells[BLACK]", "check_connected(BLACKS, cells[WHITE]"
        ),
        Mutant(RULES, "set(cells[colour])", "set(cells[BLACK])"),
        Mutant(ENCODER, "colour == BLACK for", "colour == WHITE for"),
        Mutant(ENCODER, "lambda: givens, {}", "lambda: {**givens, grid.cells[0]: True}, {}"),
        Mutant(
            TEMPLATE, "black.of(block.cells)), or_(black.of(block.cells))", "black.of(block.cells))"
        ),
        # two trees: corners, roots, steps
        Mutant(TREES, "not_both(a, d, not_(b), not_(c))", "not_both(a, d, not_(b))"),
        Mutant(TREES, "not_both(b, c, not_(a), not_(d))", "not_both(b, c)"),
        Mutant(TREES, "else or_(border)", "else TRUE"),
        Mutant(TREES, "== 1 else", "== 0 else"),
        Mutant(TREES, "exactly_one([*out, roots.get(cell, FALSE)])", "exactly_one(out)"),
        Mutant(TREES, 'first_on(model, other, "other")', 'first_on(model, self._on, "other")'),
    ],
    sizes=((1, 5), (2, 3), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 6)),
    instances=["yin-yang"],
)
