"""How aquarium is tested."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import aquarium
from puzzlepipe.puzzles.types.aquarium import Aquarium
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Aquarium:
    """Planted, and on some boards one clue is another one, or an aquarium is anywhere."""
    rng = random.Random(draw(st.integers(0, 9999)))
    height, width = draw(st.integers(1, height)), draw(st.integers(1, width))
    puzzle = Aquarium.planted(rng, height, width).puzzle
    change = draw(st.integers(0, 5))
    if change == 0:
        return replace(puzzle, left=(draw(st.none() | st.integers(0, width + 1)), *puzzle.left[1:]))
    if change == 1:
        ids = st.sampled_from(["a", "B", "10", "-"])
        return replace(puzzle, regions={cell: draw(ids) for cell in puzzle.grid.cells})
    return puzzle


TANKS = "#aquarium\nregions:\naba\naaa\n"

BOARD = {
    "grid": Grid(1, 2),
    "regions": {Cell(0, 0): "a", Cell(0, 1): "a"},
    "top": (None, 1),
    "left": (None,),
}

CASE = TypeCase(
    small_worlds=boards(3, 4),
    puzzles=boards(8, 8),
    wrong={
        aquarium.LEVEL: Wrong(TANKS, "#..\n###\n"),
        aquarium.BELOW: Wrong(TANKS, "#.#\n...\n"),
        aquarium.COUNT: Wrong(TANKS + "left: 2 2\n", "#.#\n###\n"),
    },
    bad_files=[
        BadFile("#aquarium\n", 1, 2, "aquarium needs a 'regions:' block"),
        BadFile("#aquarium\nregions:\naab\naa\n", 4, 2, "this row has 2 cells"),
        BadFile("#aquarium\nregions:\na.b\n", 3, 2, "'.' is a cell without a region"),
        BadFile("#aquarium\nregions:\naab\ntop: 1 1\n", 4, 8, "'top:' has 2 clues; expected 3"),
        BadFile("#aquarium\nregions:\naab\nleft: x\n", 4, 7, "'x' is no number"),
        BadFile("#aquarium\nregions:\naab\n\naab\n", 5, 1, "has no unlabelled grid"),
        BadFile("#aquarium\nregions:\naab\nright: 1\n", 4, 1, "'right:' is no key of aquarium"),
    ],
    flawed=[
        Flawed({**BOARD, "regions": {Cell(0, 0): "a"}}, "regions", "no region at r1c2"),
        Flawed({**BOARD, "top": (1,)}, "top", "top has 1 clue; expected 2, one a column"),
        Flawed({**BOARD, "left": (-1,)}, "left", "left has a clue -1"),
    ],
    impossible=["#aquarium\nregions:\nab\ntop: 2 .\n", "#aquarium\nregions:\nab\nleft: 3\n"],
    mutants=[
        Mutant(
            "encoders/types/aquarium.py",
            "for pair in pairwise(tank)",
            "for pair in pairwise(tank[1:])",
        ),
        Mutant("encoders/types/aquarium.py", "pairwise(layer.cells)", "pairwise(layer.cells[1:])"),
        Mutant(
            "templates/smt2/aquarium.smt2.j2",
            "implies(or_(water.of(upper.cells)), and_",
            "iff(or_(water.of(upper.cells)), and_",
        ),
        Mutant("puzzles/types/aquarium.py", "not (wet and dry)", "not wet"),
        Mutant("puzzles/types/aquarium.py", "len(dry) in (0, len", "len(dry) in (1, len"),
    ],
    sizes=[(2, 2), (2, 5), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 6)],
    instances=["aquarium"],
)
