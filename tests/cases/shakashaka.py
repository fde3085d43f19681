"""How shakashaka is tested."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator

from hypothesis import strategies as st
from puzzlepipe.puzzles.diagonals import TRIANGLES
from puzzlepipe.puzzles.grid import ORTHOGONAL, Cell, Grid
from puzzlepipe.puzzles.puzzle import Answer
from puzzlepipe.puzzles.types import shakashaka
from puzzlepipe.puzzles.types.shakashaka import BLANK, Shakashaka
from support import BadFile, Flawed, Mutant, TypeCase, Wrong, only


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Shakashaka:
    """Random black cells and numbers, or planted ones."""
    height, width = draw(sizes)
    if draw(st.booleans()):
        seed = draw(st.integers(0, 10**6))
        return Shakashaka.planted(random.Random(seed), height, width).puzzle
    grid = Grid(height, width)
    drawn = {cell: draw(st.sampled_from(".....###01123")) for cell in grid.cells}
    return board(grid, drawn)


def board(grid: Grid, drawn: dict[Cell, str]) -> Shakashaka:
    numbers = {cell: int(symbol) for cell, symbol in drawn.items() if symbol.isdigit()}
    walls = frozenset(cell for cell, symbol in drawn.items() if symbol != ".")
    return Shakashaka(grid=grid, walls=walls, numbers=numbers)


def fitting(puzzle: Shakashaka) -> dict[Cell, list[str]]:
    """What each cell may hold: next to a white side of a triangle there is more white."""
    white = set(puzzle.places)
    return {
        cell: [
            token
            for token in (BLANK, *TRIANGLES)
            if token == BLANK
            or all(
                cell.step(step) in white
                for side, step in ORTHOGONAL.items()
                if side not in TRIANGLES[token]
            )
        ]
        for cell in puzzle.places
    }


def candidates(puzzle: Shakashaka) -> Iterator[Answer]:
    """Every answer of a tiny board; of others those without an angle of 45 degrees at a wall."""
    allowed = dict.fromkeys(puzzle.places, (BLANK, *TRIANGLES))
    if len(allowed) > 4:
        allowed = {cell: tuple(tokens) for cell, tokens in fitting(puzzle).items()}
    for tokens in itertools.product(*allowed.values()):
        yield dict(zip(allowed, tokens, strict=True))


def is_small(puzzle: Shakashaka) -> bool:
    return math.prod(map(len, fitting(puzzle).values())) <= 10_000


SQUARE = "#shakashaka\n..\n..\n"
DIAMOND = "43\n12\n"
BOARD = {"grid": Grid(2, 2), "walls": frozenset({Cell(0, 0)}), "numbers": {}}
LONG = only("#shakashaka\n#..\n...\n..#\n")
"""Room for a rectangle of one by two, at 45 degrees."""

RULES = "puzzles/types/shakashaka.py"
ENCODER = "encoders/types/shakashaka.py"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from([(1, 2), (2, 2), (2, 3), (3, 3)])).filter(is_small)
    | st.sampled_from([LONG, only(SQUARE), only("#shakashaka\n1..\n...\n..2\n")]),
    candidates=candidates,
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        shakashaka.COUNT: (
            Wrong("#shakashaka\n3..\n...\n..#\n", ".43\n4.2\n12.\n"),
            Wrong("#shakashaka\n1..\n...\n..#\n", ".43\n4.2\n12.\n"),
        ),
        shakashaka.WHITE: (
            Wrong(SQUARE, "43\n1.\n"),
            Wrong("#shakashaka\n..\n.#\n", "..\n..\n"),
            Wrong("#shakashaka\n...\n.#.\n...\n", "...\n...\n...\n"),
            Wrong("#shakashaka\n...\n...\n...\n", "4.3\n...\n1.2\n"),
        ),
    },
    bad_files=[
        BadFile("#shakashaka\n.x\n", 2, 2, "'x' stands here; expected one of . # 0 1 2 3 4"),
        BadFile("#shakashaka\n.5\n", 2, 2, "'5' stands here; expected one of . # 0 1 2 3 4"),
        BadFile("#shakashaka\n..\n.\n", 3, 1, "this row has 1 cell; the rows above have 2"),
        BadFile("#shakashaka\n..\ntop: 1\n", 3, 1, "'top:' is no key of shakashaka"),
        BadFile("#shakashaka\n", 1, 2, "shakashaka has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "walls": {Cell(2, 0)}}, "walls", "a black cell at r3c1, outside"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): 5}}, "numbers", "5 at r1c1; expected 0 to 4"),
        Flawed({**BOARD, "numbers": {Cell(0, 1): 1}}, "numbers", "a number at r1c2, which is not"),
    ],
    impossible=["#shakashaka\n3.\n.#\n", "#shakashaka\n#1\n"],
    mutants=[
        Mutant(RULES, "ok = beside == number", "ok = beside <= number"),
        Mutant(RULES, "ok = beside == number", "ok = beside >= number"),
        Mutant(RULES, "in (upright, turned)", "in (upright, turned, 6)"),
        Mutant(RULES, "in (upright, turned)", "== upright"),
        Mutant(ENCODER, "or_(three, half)", "three"),
        Mutant(ENCODER, "and_(not_(four), after)", "not_(four)"),
        Mutant(ENCODER, "and_(not_(four), after)", "after"),
        Mutant(ENCODER, "for first in range(8)", "for first in range(7)"),
        Mutant(ENCODER, "for first in range(8)", "for first in (0, 2, 4, 6)"),
        Mutant(ENCODER, "and_(before, not_(one)), and_(not_(two)", "not_(one), and_(not_(two)"),
        Mutant(ENCODER, "side), TRUE)", "side), not_(TRUE))"),
        Mutant(ENCODER, '(0, -1, "RU")', '(0, -1, "UR")'),
        Mutant("templates/smt2/shakashaka.smt2.j2", "triangle.one_value(cell)", "TRUE"),
    ],
    instances=["shakashaka"],
)
