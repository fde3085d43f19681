"""How kurosu is tested."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.puzzle import Answer
from puzzlepipe.puzzles.types import kurosu
from puzzlepipe.puzzles.types.kurosu import Kurosu
from support import BadFile, Flawed, Mutant, TypeCase, Wrong

SIX = ("011001", "100110", "010110", "101001", "110100", "001011")
"""A finished grid, to take givens from."""

LOOSE = ("101010", "010011", "101100", "001101", "110001", "010110")
"""Halves are right and no 111 occurs, but 000 does."""


@st.composite
def boards(draw: st.DrawFn, height: int, width: int, open_cells: int) -> Kurosu:
    """A piece of a grid, finished or nearly, with few cells left open; or its opposite."""
    rows = draw(st.sampled_from([SIX, LOOSE]))
    opposite = draw(st.booleans())
    grid = Grid(2 * draw(st.integers(1, height // 2)), 2 * draw(st.integers(1, width // 2)))
    opened = draw(st.sets(st.sampled_from(grid.cells), max_size=open_cells))
    kept = [cell for cell in grid.cells if cell not in opened]
    return Kurosu(
        grid=grid,
        givens={cell: str(int(rows[cell.row % 6][cell.column % 6]) ^ opposite) for cell in kept},
    )


@st.composite
def thin_boards(draw: st.DrawFn) -> Kurosu:
    """Two lines, nearly all open."""
    grid = draw(st.sampled_from([Grid(2, 4), Grid(4, 2), Grid(2, 2)]))
    givens = draw(st.dictionaries(st.sampled_from(grid.cells), st.sampled_from("01"), max_size=3))
    return Kurosu(grid=grid, givens=dict(sorted(givens.items())))


def candidates(puzzle: Kurosu) -> Iterator[Answer]:
    """Every answer with the givens in it, and the same with 0 and 1 exchanged everywhere."""
    free = [cell for cell in puzzle.places if cell not in puzzle.givens]
    exchanged = {"0": "1", "1": "0"}
    for tokens in itertools.product(kurosu.SYMBOLS, repeat=len(free)):
        answer = {**puzzle.givens, **dict(zip(free, tokens, strict=True))}
        yield answer
        yield {cell: exchanged[token] for cell, token in answer.items()}


TEMPLATE = "templates/smt2/kurosu.smt2.j2"

RULES = "puzzles/types/kurosu.py"

CASE = TypeCase(
    small_worlds=boards(6, 6, open_cells=8) | thin_boards(),
    candidates=candidates,
    puzzles=boards(10, 10, open_cells=40),
    wrong={
        kurosu.GIVEN: Wrong("#kurosu\n0.\n..\n", "10\n01\n"),
        kurosu.HALVES: Wrong("#kurosu\n0.\n..\n", "01\n01\n"),
        kurosu.NO_THREE: (
            Wrong("#kurosu\n......\n......\n", "010001\n101110\n"),
            Wrong("#kurosu\n......\n......\n", "011000\n100111\n"),
        ),
    },
    bad_files=[
        BadFile("#kurosu\n0.2.\n....\n", 2, 3, "'2' stands here; expected one of 0 1 . O X"),
        BadFile("#kurosu\n0..\n...\n", 2, 1, "the grid has 3 columns; expected an even number"),
        BadFile("#kurosu\n\n0.\n", 3, 1, "the grid has 1 rows; expected an even number"),
        BadFile("#kurosu\n0...\n.\n", 3, 1, "this row has 1 cell; the rows above have 4"),
        BadFile("#kurosu\n0.\n..\nunique: yes\n", 4, 1, "'unique:' is no key of kurosu"),
        BadFile("#kurosu\n", 1, 2, "kurosu has no grid"),
    ],
    worlds=20,
    flawed=[
        Flawed({"grid": Grid(3, 2), "givens": {}}, "grid", "3 rows; expected an even number"),
        Flawed({"grid": Grid(2, 3), "givens": {}}, "grid", "3 columns; expected an even number"),
        Flawed({"grid": Grid(2, 2), "givens": {Cell(2, 0): "1"}}, "givens", "a digit at r3c1"),
        Flawed(
            {"grid": Grid(2, 2), "givens": {Cell(0, 0): "2"}}, "givens", "'2' at r1c1; expected"
        ),
    ],
    mutants=[
        Mutant(RULES, "ones == half,", "ones >= half,"),
        Mutant(RULES, "ones == half,", "ones <= half,"),
        Mutant(RULES, "range(len(digits) - 2)", "range(len(digits) - 3)"),
        Mutant(TEMPLATE, 'clue.value == "1"', 'clue.value == "0"'),
        Mutant(TEMPLATE, "length // 2", "length // 2 - 1"),
        Mutant(TEMPLATE, "count_at_most(one.of(three), 2)", "count_at_most(one.of(three), 1)"),
        Mutant(TEMPLATE, "count_at_least(one.of(three), 1)", "count_at_least(one.of(three), 0)"),
    ],
    sizes=((2, 2), (2, 4), (4, 4), (4, 6), (6, 6)),
    instances=["ku_dm_01062018"],
)
