"""How signpost is tested."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, permutations, product

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import COMPASS, Cell, Grid
from puzzlepipe.puzzles.puzzle import Answer
from puzzlepipe.puzzles.types import signpost
from puzzlepipe.puzzles.types.signpost import Signpost
from support import BadFile, Flawed, Mutant, TypeCase, Wrong, every_answer


@st.composite
def boards(draw: st.DrawFn, sizes: list[tuple[int, int]], clues: int) -> Signpost:
    """Arrows along a random order of the cells where there is a way, else any; some numbers."""
    grid = Grid(*draw(st.sampled_from(sizes)))
    order = draw(st.permutations(grid.cells))
    arrows = {}
    for cell, near in pairwise(order):
        ways = [way for way, step in COMPASS.items() if near in grid.ray(cell, step)]
        arrows[cell] = ways[0] if ways else draw(st.sampled_from(list(COMPASS)))
    numbers = dict(zip(order, range(1, len(order) + 1), strict=True))
    given = st.sets(st.sampled_from(order[:-1]), min_size=clues, max_size=clues + 2)
    givens = {cell: numbers[cell] for cell in draw(given)}
    if draw(st.integers(0, 9)) == 0:
        givens[order[-1]] = len(order)
        givens[order[0]] = draw(st.integers(1, len(order)))
    return Signpost(
        grid=grid,
        arrows={cell: arrows[cell] for cell in grid.cells if cell in arrows},
        givens={cell: givens[cell] for cell in grid.cells if cell in givens},
    )


def candidates(puzzle: Signpost) -> Iterator[Answer]:
    """On larger boards every order of the numbers, and what the given ones leave possible."""
    cells = puzzle.grid.cells
    if len(cells) <= 4:
        yield from every_answer(puzzle)
        return
    known = {**puzzle.prefilled, puzzle.end: str(puzzle.last)}
    for tokens in permutations(puzzle.choices(cells[0])):
        yield dict(zip(cells, tokens, strict=True))
    for tokens in product(*([known[c]] if c in known else puzzle.choices(c) for c in cells)):
        if len(set(tokens)) < len(cells):
            yield dict(zip(cells, tokens, strict=True))


SQUARE = "#signpost\ne s\nn .\n"
ROW = "#signpost\n e e 3\n"

ENCODING = "encoders/types/signpost.py"
TEMPLATE = "templates/smt2/signpost.smt2.j2"
BOARD = {"grid": Grid(1, 3), "arrows": {Cell(0, 0): "e", Cell(0, 1): "e"}, "givens": {}}

RULES = "puzzles/types/signpost.py"

CASE = TypeCase(
    small_worlds=boards([(1, 3), (1, 4), (2, 2), (2, 3), (2, 3), (3, 2)], 1),
    puzzles=boards([(2, 2), (3, 5), (6, 4), (1, 6)], 0),
    worlds=25,
    candidates=candidates,
    wrong={
        signpost.GIVEN: Wrong("#signpost\n e 1e 3\n", "123\n"),
        signpost.ONCE: Wrong(SQUARE, "13\n14\n"),
        signpost.ARROW: Wrong(ROW, "213\n"),
    },
    bad_files=[
        BadFile("#signpost\n", 1, 2, "signpost has no grid"),
        BadFile("#signpost\n1e up 3\n", 2, 4, "'up' is no cell; expected a number, an arrow"),
        BadFile("#signpost\ne4 e 3\n", 2, 1, "'e4' is no cell"),
        BadFile("#signpost\n0e e 3\n", 2, 1, "'0' is no number from 1 to 3"),
        BadFile("#signpost\n1e 4e 3\n", 2, 4, "'4' is no number from 1 to 3"),
        BadFile(
            "#signpost\n1e 2 3\n", 2, 4, "no arrow at r1c2, number 2; only the last, 3, has none"
        ),
        BadFile("#signpost\n1e 3 .\n", 2, 6, "no arrow at r1c3, but r1c2 is the last cell"),
        BadFile("#signpost\n1e 2e 3e\n", 2, 1, "every cell has an arrow; expected the last, 3"),
        BadFile("#signpost\n1e\n2e 3\n", 3, 4, "this row has 2 cells"),
        BadFile("#signpost\n" + "e " * 401 + "\n", 2, 1, "401 cells; expected at most 400"),
        BadFile("#signpost\n1e " + "e " * 256 + ".\n", 2, 1, "257 cells without a number"),
    ],
    flawed=[
        Flawed({**BOARD, "grid": Grid(20, 21)}, "grid", "420 cells; expected at most 400"),
        Flawed({**BOARD, "givens": {Cell(1, 0): 1}}, "givens", "a number at r2c1, outside"),
        Flawed({**BOARD, "givens": {Cell(0, 0): 4}}, "givens", "4 at r1c1; expected 1 to 3"),
        Flawed({**BOARD, "givens": {Cell(0, 2): 1}}, "arrows", "no arrow at r1c3, number 1; only"),
        Flawed({**BOARD, "arrows": {Cell(0, 0): "e"}}, "arrows", "no arrow at r1c3, but r1c2 is"),
        Flawed({**BOARD, "arrows": {Cell(1, 0): "e"}}, "arrows", "an arrow at r2c1, outside"),
        Flawed({**BOARD, "arrows": {Cell(0, 0): "E"}}, "arrows", "'E' is no arrow; expected one"),
        Flawed({**BOARD, "arrows": dict.fromkeys(Grid(1, 3).cells, "e")}, "arrows", "every cell"),
    ],
    impossible=["#signpost\n1n e\n. n\n"],
    lemmas=True,
    mutants=[
        Mutant(RULES, "ok=len(cells) == 1", "ok=True"),
        Mutant(RULES, "ok=any(near in self.ahead[cell] for near in nexts)", "ok=bool(nexts)"),
        Mutant(ENCODING, "domains[puzzle.end] = {puzzle.last}", "domains[puzzle.end] = {1}"),
        Mutant(
            ENCODING,
            "{puzzle.end: (), **puzzle.ahead}",
            "{**puzzle.ahead, puzzle.end: (), self.grid.cells[0]: ()}",
        ),
        Mutant(ENCODING, "(cell, {number})", "(cell, {max(number - 1, 1)})"),
        Mutant("encoders/prune.py", "if len(domains[cell]) == 1", "if len(domains[cell]) <= 3"),
        Mutant(
            "encoders/prune.py", "for near in steps[cell]}", "for near in list(steps[cell])[1:]}"
        ),
        Mutant(TEMPLATE, "numbers.is_(puzzle.end, puzzle.last)", "numbers.is_(puzzle.end, 1)"),
        Mutant(
            TEMPLATE,
            "numbers.is_(puzzle.end, puzzle.last)",
            "numbers.is_(grid.cells[0], puzzle.last)",
        ),
        Mutant(ENCODING, "befores, -1, 1)", "befores[1:], -1, 1)"),
        Mutant(ENCODING, "befores, -1, 1)", "befores, -1, 2)"),
        # lemmas
        Mutant(ENCODING, "{cell}, given + by", "{cell}, given + 2 * by"),
        Mutant(ENCODING, "and value not in fixed:", "and value != 1:"),
        Mutant(ENCODING, "if other not in reached)", "if other in reached)"),
    ],
    sizes=[(2, 2), (1, 4), (2, 3), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5)],
    magazine=(9, 9),
    instances=["signpost"],
)
