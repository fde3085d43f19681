"""How norinori is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Edge, Grid
from puzzlepipe.puzzles.types import norinori
from puzzlepipe.puzzles.types.norinori import Norinori
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, height: int, width: int) -> Norinori:
    """Regions of any shapes, in one piece or not; mostly each has the cells of a domino in it."""
    grid = Grid(draw(st.integers(1, height)), draw(st.integers(2, width)))
    ids = draw(st.sampled_from([["a"], ["a", "b", "A", "1"], ["10", "r2", "x"], list("-_*+")]))
    region = {cell: draw(st.sampled_from(ids)) for cell in grid.cells}
    taken: set[Cell] = set()
    dominoes: list[Edge] = []
    for edge in draw(st.permutations(grid.edges)):
        if taken.isdisjoint([*grid.orthogonal(edge.a), *grid.orthogonal(edge.b)]):
            taken.update(edge)
            dominoes.append(edge)
    if draw(st.integers(0, 4)):
        # Every domino in a region of its own, or two that have an end of each other.
        region = {cell: f"{draw(st.integers(1, len(dominoes)))}" for cell in grid.cells}
        swap = draw(st.booleans()) and len(dominoes) > 1
        for number, (a, b) in enumerate(dominoes, start=1):
            region[a] = str(number)
            region[b] = str(number if not swap else {1: 2, 2: 1}.get(number, number))
    return Norinori(grid=grid, regions=region)


BOARD = {"grid": Grid(1, 2), "regions": {Cell(0, 0): "a", Cell(0, 1): "a"}}
ENCODER = "encoders/types/norinori.py"
TEMPLATE = "templates/smt2/norinori.smt2.j2"
TYPE = "puzzles/types/norinori.py"

CASE = TypeCase(
    small_worlds=boards(3, 4),
    puzzles=boards(8, 8),
    wrong={
        norinori.DOMINO: Wrong("#norinori\nregions:\naab\naab\n", "#.#\n.##\n"),
        norinori.REGION: Wrong("#norinori\nregions:\naab\naab\n", "#..\n#..\n"),
    },
    bad_files=[
        BadFile("#norinori\n", 1, 2, "norinori needs a 'regions:' block"),
        BadFile("#norinori\nregions:\naab\naa\n", 4, 2, "this row has 2 cells"),
        BadFile("#norinori\nregions: aab\n", 2, 1, "expected the rows of 'regions:'"),
        BadFile("#norinori\nregions:\na.\n", 3, 2, "'.' is a cell without a region"),
        BadFile("#norinori\nregions:\naab\n\naab\n", 5, 1, "has no unlabelled grid"),
        BadFile("#norinori\nregions:\naa\nstars: 2\n", 4, 1, "'stars:' is no key of norinori"),
    ],
    flawed=[
        Flawed({**BOARD, "regions": {Cell(0, 0): "a"}}, "regions", "no region at r1c2"),
        Flawed({**BOARD, "grid": Grid(1, 1)}, "regions", "a region at r1c2, outside of the grid"),
        Flawed({**BOARD, "regions": {Cell(0, 0): "a", Cell(0, 1): "."}}, "regions", "at r1c2"),
    ],
    impossible=["#norinori\nregions:\naab\n"],
    mutants=[
        Mutant(ENCODER, "combinations(beside, 2)", "combinations(beside[1:], 2)"),
        Mutant(ENCODER, "self.shaded.of(grid.orthogonal", "self.shaded.of(grid.around"),
        Mutant(TEMPLATE, "or_(some)", "and_(some)"),
        Mutant(TEMPLATE, "region.cells), 2)", "region.cells), 3)"),
        Mutant(TYPE, "ok=len(near) == 1", "ok=len(near) == 2"),
        Mutant(TYPE, "ok=len(shaded) == 2", "ok=len(shaded) == 1"),
    ],
    instances=["norinori"],
)
