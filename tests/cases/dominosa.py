"""How dominosa is tested."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import DOWN, RIGHT, Cell, Grid
from puzzlepipe.puzzles.puzzle import Answer
from puzzlepipe.puzzles.types import dominosa
from puzzlepipe.puzzles.types.dominosa import Dominosa
from support import BadFile, Flawed, Mutant, TypeCase, Wrong, every_answer


@st.composite
def boards(draw: st.DrawFn, most: int) -> Dominosa:
    """Planted boards; in one of four two numbers trade places."""
    rng = random.Random(draw(st.integers(0, 10**6)))
    side = draw(st.integers(1, most))
    puzzle = Dominosa.planted(rng, side, side + 1).puzzle
    numbers = dict(puzzle.numbers)
    if draw(st.integers(0, 3)) == 0:
        one, other = (draw(st.sampled_from(puzzle.grid.cells)) for _ in range(2))
        numbers[one], numbers[other] = numbers[other], numbers[one]
    return Dominosa(grid=puzzle.grid, numbers=numbers)


def candidates(puzzle: Dominosa) -> Iterator[Answer]:
    """Every answer of a small board, every tiling by dominoes of a larger one."""
    if len(puzzle.edges) < 8:
        yield from every_answer(puzzle)
        return

    def tile(names: dict[Cell, Cell]) -> Iterator[Answer]:
        first = next((cell for cell in puzzle.grid.cells if cell not in names), None)
        if first is None:
            yield puzzle.division(names)
            return
        for way in (RIGHT, DOWN):
            other = first.step(way)
            if other in puzzle.grid and other not in names:
                yield from tile({**names, first: first, other: first})

    yield from tile({})


ROW = "#dominosa\n001101\n"
BOARD = {"grid": Grid(1, 2)}
DOMINOSA = "encoders/types/dominosa.py"

CASE = TypeCase(
    small_worlds=boards(4),
    candidates=candidates,
    puzzles=boards(12),
    worlds=40,
    wrong={
        dominosa.DOMINO: Wrong(ROW, "aaabcc\n"),
        dominosa.SET: Wrong("#dominosa\n001\n101\n", "abb\nacc\n"),
    },
    # where every domino of the set lies once, no cell is left over
    never_alone=[dominosa.DOMINO],
    only_one_side=[dominosa.DOMINO, dominosa.SET],
    bad_files=[
        BadFile("#dominosa\n", 1, 2, "dominosa has no grid"),
        BadFile("#dominosa\n0.\n", 2, 2, "'.' is no number from 0 to 200"),
        BadFile("#dominosa\n0 201\n", 2, 3, "'201' is no number from 0 to 200"),
        BadFile("#dominosa\n001\n", 2, 1, "a board of 3 cells with numbers to 1; expected 6"),
        BadFile("#dominosa\n00\nsize: 2\n", 3, 1, "'size:' is no key of dominosa"),
    ],
    flawed=[
        Flawed({**BOARD, "numbers": {Cell(1, 0): 0}}, "numbers", "a number at r2c1, outside"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): -1}}, "numbers", "-1 at r1c1; expected 0 to 200"),
        Flawed({**BOARD, "numbers": {Cell(0, 0): 0}}, "numbers", "no number at r1c2"),
        Flawed(
            {**BOARD, "numbers": {Cell(0, 0): 0, Cell(0, 1): 1}}, "grid", "expected 6, two for each"
        ),
    ],
    impossible=["#dominosa\n010101\n"],
    mutants=[
        Mutant("puzzles/types/dominosa.py", 'found == "1", "1"', 'True, "1"'),
        Mutant(
            "puzzles/types/dominosa.py", 'len(piece) == 2, "2 cells"', 'len(piece) != 2, "2 cells"'
        ),
        Mutant(DOMINOSA, "(edges, (1,)) for", "(edges, (2,)) for"),
        Mutant(DOMINOSA, "(edges, (1,)) for", "(edges[:-1], (1,)) for"),
        Mutant(DOMINOSA, "(edges, (1,)) for", "(edges[1:], (1,)) for"),
    ],
    sizes=((1, 2), (2, 3), (3, 4), (4, 5), (5, 6)),
    magazine=(9, 10),
    instances=["dominosa"],
)
