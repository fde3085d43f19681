"""How pearl is tested."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from hypothesis import strategies as st
from puzzlepipe.puzzles.edges import LINE, NONE
from puzzlepipe.puzzles.grid import Cell, Edge, Grid
from puzzlepipe.puzzles.puzzle import Answer
from puzzlepipe.puzzles.types import pearl
from puzzlepipe.puzzles.types.pearl import Pearl
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Pearl:
    """Random pearls, more often none, or those of a loop."""
    height, width = draw(sizes)
    if draw(st.booleans()):
        return Pearl.planted(random.Random(draw(st.integers(0, 10**6))), height, width).puzzle
    grid = Grid(height, width)
    drawn = {cell: draw(st.sampled_from("....BW")) for cell in grid.cells}
    return Pearl(grid=grid, pearls={cell: one for cell, one in drawn.items() if one != "."})


def candidates(puzzle: Pearl) -> Iterator[Answer]:
    """Every answer of a tiny board; of others all outlines of faces, some with one line changed.

    Outlines are all answers that pass each cell twice, four times or not at all.
    """
    places = puzzle.places
    if len(places) <= 12:
        for marks in itertools.product((LINE, NONE), repeat=len(places)):
            yield dict(zip(places, marks, strict=True))
        return
    faces = Grid(puzzle.grid.height - 1, puzzle.grid.width - 1).cells
    for bits in itertools.product((False, True), repeat=len(faces)):
        inside = {cell for cell, bit in zip(faces, bits, strict=True) if bit}
        taken = outline(puzzle, inside)
        yield {edge: LINE if edge in taken else NONE for edge in places}
        if sum(bits) in (1, 2, 5):
            for other in places:
                yield {
                    edge: LINE if (edge in taken) != (edge == other) else NONE for edge in places
                }


def outline(puzzle: Pearl, inside: set[Cell]) -> set[Edge]:
    """The edges round some faces, each called by the cell at its upper left."""
    around: dict[Edge, int] = {}
    for row, column in inside:
        a, b, c, d = (Cell(row + dr, column + dc) for dr in (0, 1) for dc in (0, 1))
        for edge in (Edge(a, b), Edge(a, c), Edge(b, d), Edge(c, d)):
            around[edge] = around.get(edge, 0) + 1
    return {edge for edge, count in around.items() if count == 1}


RING = "#pearl\n...\n...\n...\n"
ROUND = "DR LR DL\nUD . UD\nUR LR UL\n"
BOARD = {"grid": Grid(2, 2)}

BETWEEN = Pearl(grid=Grid(3, 5), pearls={Cell(0, 2): "W"})
FIVE = Pearl(grid=Grid(5, 3), pearls={Cell(2, 0): "W", Cell(4, 0): "B"})
"""A white pearl in the middle of five cells in a row, from which the loop may turn nowhere."""

RULES = "puzzles/types/pearl.py"
COMMON = "puzzles/common.py"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from([(2, 2), (2, 3), (3, 3), (4, 3), (4, 4)]))
    | st.sampled_from([BETWEEN, FIVE]),
    candidates=candidates,
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        pearl.PASSES: Wrong(RING, "R L .\n. . .\n. . .\n"),
        pearl.BLACK: (
            Wrong("#pearl\n.B.\n...\n...\n", ROUND),
            Wrong("#pearl\nB..\n...\n", "DR LR DL\nUR LR UL\n"),
        ),
        pearl.WHITE: (
            Wrong("#pearl\nW..\n...\n...\n", ROUND),
            Wrong("#pearl\n..W..\n.....\n", "DR LR LR LR DL\nUR LR LR LR UL\n"),
        ),
        pearl.LOOP: Wrong("#pearl\n...\n...\n", ". . .\n. . .\n"),
    },
    bad_files=[
        BadFile("#pearl\nB.x\n", 2, 3, "'x' stands here; expected one of B W ."),
        BadFile("#pearl\nB..\n..\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#pearl\nB..\ntop: 1\n", 3, 1, "'top:' is no key of pearl"),
        BadFile("#pearl\n", 1, 2, "pearl has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "pearls": {Cell(2, 0): "B"}}, "pearls", "a pearl at r3c1, outside"),
        Flawed({**BOARD, "pearls": {Cell(0, 0): "G"}}, "pearls", "'G' at r1c1; expected B or W"),
    ],
    impossible=["#pearl\nB..\n", "#pearl\nW..\n...\n...\n", "#pearl\nW\n"],
    mutants=[
        Mutant(RULES, ' and "turns" in beside\n', "\n"),
        Mutant(RULES, 'beside == ["goes straight"] * 2', '"goes straight" in beside'),
        Mutant(COMMON, "lines in (0, 2)", "lines != 1"),
        Mutant(COMMON, "len(pieces) == 1,", "len(pieces) >= 1,"),
        Mutant(COMMON, "len(pieces) == 1,", "len(pieces) <= 1,"),
        Mutant("encoders/types/pearl.py", "cell.step(step, 2)", "cell"),
        Mutant(
            "templates/smt2/pearl.smt2.j2",
            "not_both(left, left_on, right_on)",
            "not_both(left, left_on)",
        ),
        Mutant(
            "templates/smt2/pearl.smt2.j2",
            "count_at_least([up, down, left, right] if plain else [up, left], 1)",
            "TRUE",
        ),
    ],
    sizes=((2, 2), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5)),
    worlds=16,
    instances=["pearl"],
)
