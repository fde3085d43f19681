"""How nurikabe is tested."""

from __future__ import annotations

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid, components
from puzzlepipe.puzzles.types import nurikabe
from puzzlepipe.puzzles.types.nurikabe import Nurikabe
from support import BadFile, Flawed, Mutant, TypeCase, Wrong

SIZES = [(1, 1), (1, 2), (4, 1), (1, 7), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (4, 3), (3, 4)]


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]], most: int = 30) -> Nurikabe:
    """The islands of random land, one number each; or a few numbers anywhere, side by side too.

    Some say `?`.
    """
    grid = Grid(*draw(sizes))
    if draw(st.booleans()):
        land = draw(st.sets(st.sampled_from(grid.cells)))
        islands = components(sorted(land), grid.orthogonal)
        numbers = {draw(st.sampled_from(island)): len(island) for island in islands}
    else:
        cells = draw(st.lists(st.sampled_from(grid.cells), max_size=4, unique=True))
        numbers = {cell: draw(st.integers(1, most)) for cell in cells}
    unknown = draw(st.sets(st.sampled_from(sorted(numbers)))) if numbers else set()
    return Nurikabe(
        grid=grid,
        numbers={c: None if c in unknown else numbers[c] for c in sorted(numbers)},
    )


SQUARE = "#nurikabe\n2..\n...\n..1\n"

BOARD = {"grid": Grid(2, 2)}

TYPE, REGIONS, SEA = "encoders/types/nurikabe.py", "encoders/regions.py", "encoders/archipelago.py"

ROUND_ONE = Nurikabe(grid=Grid(3, 4), numbers={Cell(0, 1): 8})
"""An island of just so many cells as go round another one."""

RULES = "puzzles/types/nurikabe.py"
COMMON = "puzzles/common.py"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from(SIZES), 9) | st.just(ROUND_ONE),
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        nurikabe.LAND: Wrong("#nurikabe\n1.\n..\n", "#.\n##\n"),
        nurikabe.NUMBER: Wrong(SQUARE, "..#\n###\n.#.\n"),
        nurikabe.SIZE: Wrong(SQUARE, "...\n###\n##.\n"),
        nurikabe.POOL: Wrong(SQUARE, "..#\n###\n##.\n"),
        nurikabe.SEA: Wrong("#nurikabe\n..2\n...\n2..\n", "##.\n...\n.##\n"),
    },
    bad_files=[
        BadFile("#nurikabe\n2.!\n...\n", 2, 3, "'!' is no number"),
        BadFile("#nurikabe\n2.0\n", 2, 3, "'0' is no number from 1 to"),
        BadFile("#nurikabe\n2 . -3\n", 2, 5, "'-3' is no number"),
        BadFile("#nurikabe\n2..\n..\n", 3, 2, "this row has 2 cells; the rows above have 3"),
        BadFile("#nurikabe\n2..\nleft: 1\n", 3, 1, "'left:' is no key of nurikabe"),
        BadFile("#nurikabe\n", 1, 2, "nurikabe has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "numbers": {Cell(0, 0): 0}}, "numbers", "0 at r1c1; expected at least 1"),
        Flawed({**BOARD, "numbers": {Cell(2, 0): 1}}, "numbers", "a number at r3c1, outside"),
    ],
    impossible=["#nurikabe\n9.\n..\n"],
    thresholds={
        "encoders.archipelago.RING": 1,
        "encoders.counting.PAIRWISE_LIMIT": 2,
    },
    lemmas=True,
    mutants=[
        Mutant(RULES, "len(island) == size", "len(island) >= size"),
        Mutant(RULES, "len(island) == size", "len(island) <= size"),
        Mutant(RULES, "where, len(numbers) == 1,", "where, len(numbers) < 2,"),
        Mutant(RULES, "where, len(numbers) == 1,", "where, len(numbers) > 0,"),
        Mutant(COMMON, "name, bool(free),", "name, True,"),
        # what an island can reach
        Mutant(TYPE, "nobody) <= own", "nobody) < own"),
        Mutant(TYPE, "len(grid.cells)) - 1)", "len(grid.cells)) - 2)"),
        # what is known of land and sea
        Mutant(TYPE, "if cell in numbers or not pairs", "if cell in numbers or len(pairs) < 2"),
        Mutant(TYPE, "cell: cell not in numbers\n", "cell: cell in numbers\n"),
        # islands in one piece
        Mutant(TYPE, "region.most - 1", "region.most - 2"),
        Mutant(TYPE, "HangByRanks([region for", "HangByRanks([] and [region for"),
        Mutant(REGIONS, "less(rank[near], rank[node])", "less(rank[node], rank[node])"),
        Mutant(REGIONS, "del distance[self.root]", "distance.pop(self.root, distance.popitem())"),
        # the sea round them
        Mutant(SEA, "and_(not_(self._rest[cell]), self._rest[before])", "FALSE"),
        Mutant(SEA, "if cell in hung:", "if cell in hung and cell == region.root:"),
        Mutant(SEA, "if end not in roots:", "if end in roots:"),
        # lemmas
        Mutant(TYPE, "if cell not in set(cells)", "if cell in set(cells)"),
        Mutant(TYPE, "if cell not in held]", "if cell in held]"),
    ],
    sizes=((1, 5), (2, 3), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 5)),
    worlds=25,
    instances=["nurikabe"],
    magazine=(10, 10),
)
