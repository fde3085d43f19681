"""How tapa is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles import shaded
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import tapa
from puzzlepipe.puzzles.types.tapa import Runs, Tapa
from support import BadFile, Flawed, Mutant, TypeCase, Wrong

SIZES = [(1, 1), (1, 2), (4, 1), (1, 6), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (3, 4), (4, 3)]

ROUND = [(-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)]

ANY: list[Runs] = [(0,), (1,), (3,), (8,), (1, 1), (1, 2), ("?",), ("?", 1), (1, 1, 1, 1)]


def runs_round(cell: Cell, dark: set[Cell]) -> Runs:
    ring = "".join("#" if (cell.row + r, cell.column + c) in dark else " " for r, c in ROUND)
    turned = ring[ring.find(" ") :] + ring[: ring.find(" ")] if " " in ring else ring
    return tuple(len(run) for run in turned.split()) or (0,)


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Tapa:
    """The runs of some shaded cells, told at others, and one or two clues of any kind."""
    grid = Grid(*draw(sizes))
    dark = draw(st.sets(st.sampled_from(grid.cells)))
    told = draw(st.sets(st.sampled_from(grid.cells), max_size=4)) - dark
    runs = {cell: runs_round(cell, dark) for cell in sorted(told)}
    for cell, found in list(runs.items()):
        if found != (0,) and draw(st.integers(0, 3)) == 0:
            runs[cell] = (*found[1:], "?")
        elif draw(st.integers(0, 5)) == 0:
            runs[cell] = draw(st.sampled_from(ANY))
    return Tapa(grid=grid, runs=runs)


SQUARE = "#tapa\n. . .\n. . 1,1\n. . .\n"

BOARD = {"grid": Grid(2, 2)}

RULES = "puzzles/types/tapa.py"
ENCODER, RINGS = "encoders/types/tapa.py", "encoders/rings.py"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from(SIZES)),
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        tapa.UNSHADED: Wrong("#tapa\n. 1 .\n", "##.\n"),
        tapa.RUNS: [
            Wrong(SQUARE, ".#.\n...\n...\n"),
            Wrong(SQUARE, ".##\n...\n...\n"),
            Wrong("#tapa\n.2.\n...\n", "#..\n##.\n"),
        ],
        shaded.BLOCK: Wrong(SQUARE, "###\n##.\n.##\n"),
        shaded.CONNECTED: Wrong(SQUARE, ".#.\n...\n.#.\n"),
    },
    bad_files=[
        BadFile("#tapa\n. 1,9 .\n. . .\n", 2, 5, "'9' is no number from 0 to 8"),
        BadFile("#tapa\n. x .\n", 2, 3, "'x' is no number from 0 to 8"),
        BadFile("#tapa\n. 4,4 .\n", 2, 3, "'4,4' at r1c2, too much for the cells round it"),
        BadFile("#tapa\n. 1,0 .\n", 2, 3, "'1,0' at r1c2; expected 0 alone"),
        BadFile("#tapa\n. 1, .\n", 2, 5, "'' is no number"),
        BadFile("#tapa\n..3\n..\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#tapa\n..3\nleft: 1\n", 3, 1, "'left:' is no key of tapa"),
        BadFile("#tapa\n", 1, 2, "tapa has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "runs": {Cell(0, 0): (9,)}}, "runs", "'9' at r1c1; expected numbers to 8"),
        Flawed({**BOARD, "runs": {Cell(0, 0): ()}}, "runs", "'' at r1c1; expected numbers to 8"),
        Flawed({**BOARD, "runs": {Cell(0, 0): (3, "?", 2)}}, "runs", "too much for the cells"),
        Flawed({**BOARD, "runs": {Cell(2, 0): (1,)}}, "runs", "a clue at r3c1, outside"),
    ],
    impossible=["#tapa\n5 .\n. .\n"],
    mutants=[
        Mutant(RULES, "len(found) == amount and", ""),
        Mutant(RULES, "known <= Counter(found)", "known >= Counter(found)"),
        Mutant(RULES, "ring.index(False)", "0"),
        # what is known: clues are unshaded, and so are clues beside clues
        Mutant(ENCODER, "(self.puzzle.runs, False)", "(self.puzzle.runs, True)"),
        Mutant(
            ENCODER, "fromkeys(self.puzzle.runs", "fromkeys([*self.puzzle.runs, self.grid.cells[0]]"
        ),
        Mutant(ENCODER, "lambda: set(self.puzzle.runs)", "lambda: set(self.grid.cells[:2])"),
        Mutant(ENCODER, "and cell not in clear", "and cell in clear"),
        # which patterns are bad, and the terms that cover them
        Mutant(
            ENCODER,
            "while on[(start + length) % LENGTH]",
            "while on[start + length - LENGTH] and length < 2",
        ),
        Mutant(ENCODER, "and not on[start - 1]", "and not (start and on[start - 1])"),
        Mutant(RINGS, "met & ~allowed == 0 and", ""),
        Mutant(RINGS, "needed &= ~primes[cube]", "needed = 0"),
    ],
    sizes=((1, 5), (2, 3), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 6)),
    instances=["tapa"],
)
