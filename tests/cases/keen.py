"""How keen is tested."""

from __future__ import annotations

import math

from hypothesis import strategies as st
from latin_worlds import candidates, squares
from puzzlepipe.puzzles.grid import Cell, Grid, regions_of
from puzzlepipe.puzzles.types import keen
from puzzlepipe.puzzles.types.keen import Keen, Result
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, sizes: list[int], most_open: int) -> Keen:
    """A Latin square with two lines left open; cages of any shape, now and then a wrong number."""
    grid, square, givens = draw(squares(sizes, most_open))
    names = st.sampled_from([*"abcdefgh"[: 2 * grid.height], "."])
    ids = draw(st.lists(names, min_size=len(grid.cells), max_size=len(grid.cells)))
    cages = {cell: name for cell, name in zip(grid.cells, ids, strict=True) if name != "."}
    seldom = st.sampled_from([0] * 9 + [1])
    results = {}
    for name, line in regions_of(cages).items():
        digits = sorted(square[cell] for cell in line.cells)
        ways = {"+": sum(digits), "*": math.prod(digits)}
        if len(digits) == 1:
            ways[""] = digits[0]
        if len(digits) == 2:
            ways["-"] = digits[1] - digits[0]
            ways["/"] = digits[1] // digits[0]
        operation = draw(st.sampled_from(sorted(ways)))
        number = ways[operation] + draw(seldom)
        if len(digits) == 1:
            number = min(number, grid.height)
        if draw(st.sampled_from([True, True, False])):
            results[name] = Result(number, operation)
    return Keen(grid=grid, givens=givens, cages=cages, results=results)


EMPTY = "#keen\ncages:\nab\nac\n"
BOARD = {"grid": Grid(2, 2), "cages": {Cell(0, 0): "a", Cell(0, 1): "a", Cell(1, 0): "b"}}

KEEN, LATIN, CAGES = "encoders/types/keen.py", "encoders/latin.py", "encoders/cages.py"
PRUNE = "encoders/prune.py"

CASE = TypeCase(
    small_worlds=boards([2, 3, 3, 4], 5),
    candidates=candidates,
    puzzles=boards([2, 4, 7, 11], 60),
    wrong={
        keen.GIVEN: (
            Wrong("#keen\n1.\n..\ncages:\naa\nbb\n", "21\n12\n"),
            Wrong("#keen\n2.\n..\ncages:\naa\nbb\n", "12\n21\n"),
        ),
        keen.ROW: Wrong(EMPTY, "12\n11\n"),
        keen.COLUMN: Wrong(EMPTY, "12\n12\n"),
        keen.CAGE: (
            Wrong(EMPTY + "clues: b=2\n", "21\n12\n"),
            Wrong(EMPTY + "clues: b=1\n", "12\n21\n"),
        ),
    },
    bad_files=[
        BadFile("#keen\n", 1, 2, "keen needs a 'cages:' block"),
        BadFile("#keen\n1.\n..\n", 1, 2, "keen needs a 'cages:' block"),
        BadFile("#keen\ncages:\naa\nbb\ncc\n", 3, 1, "expected as many rows as columns"),
        BadFile("#keen\n...\n...\n...\ncages:\naa\nbb\n", 6, 1, "expected the board's 3 x 3"),
        BadFile("#keen\n3.\n..\ncages:\naa\nbb\n", 2, 1, "'3' is no digit from 1 to 2"),
        BadFile("#keen\ncages:\na\n", 3, 1, "a board of 1 x 1 cells"),
        BadFile(EMPTY + "clues: d=2\n", 5, 8, "no cell of 'cages:' is in a cage 'd'"),
        BadFile(EMPTY + "clues: b=2 b=1\n", 5, 12, "'b' has a value already"),
        BadFile(EMPTY + "clues: b\n", 5, 8, "'b' is no pair"),
        BadFile(EMPTY + "clues: a=+\n", 5, 10, "'+' is no clue of a cage"),
        BadFile(EMPTY + "clues: a=3?\n", 5, 10, "'3?' is no clue of a cage"),
        BadFile(EMPTY + "clues: a=3\n", 5, 8, "'3' of 1 only; cage 'a' has 2 cells"),
        BadFile(EMPTY + "clues: b=1-\n", 5, 8, "'1-' of 2 only; cage 'b' has 1 cell"),
        BadFile(EMPTY + "clues: b=3\n", 5, 8, "3 in cage 'b'; expected 1 to 2"),
        BadFile(EMPTY + "sums: a=3\n", 5, 1, "'sums:' is no key of keen"),
    ],
    flawed=[
        Flawed({**BOARD, "grid": Grid(2, 3), "results": {}}, "grid", "a board of 2 x 3 cells"),
        Flawed({"grid": Grid(37, 37), "cages": {}, "results": {}}, "grid", "columns, 2 to 36"),
        Flawed({**BOARD, "results": {}, "givens": {Cell(2, 0): 1}}, "givens", "a digit at r3c1"),
        Flawed({**BOARD, "results": {}, "givens": {Cell(0, 0): 3}}, "givens", "3 at r1c1"),
        Flawed(
            {"grid": Grid(2, 2), "cages": {Cell(2, 0): "a"}, "results": {}},
            "cages",
            "a cage at r3c1, outside",
        ),
        Flawed({**BOARD, "results": {"c": Result(3, "+")}}, "results", "in a cage 'c'"),
        Flawed({**BOARD, "results": {"a": Result(3, "%")}}, "results", "'%' is no operation"),
        Flawed({**BOARD, "results": {"a": Result(3)}}, "results", "'3' of 1 only; cage 'a' has 2"),
        Flawed({**BOARD, "results": {"b": Result(1, "/")}}, "results", "'1/' of 2 only; cage 'b'"),
        Flawed({**BOARD, "results": {"a": Result(-3, "+")}}, "results", "expected none below 0"),
        Flawed({**BOARD, "results": {"b": Result(0)}}, "results", "0 in cage 'b'; expected 1 to 2"),
    ],
    impossible=["#keen\ncages:\naab\naab\nbbb\nclues: a=99+\n"],
    lemmas=True,
    mutants=[
        Mutant("puzzles/types/keen.py", "clue.value.number in", "clue.value.number not in"),
        Mutant(
            "puzzles/types/keen.py",
            "return [max(digits) - min(digits)]",
            "return [digits[0] - digits[1]]",
        ),
        Mutant(LATIN, "(cell, {digit})", "(cell, {min(digit, 3)})"),
        Mutant(KEEN, 'clue.value.operation or "+"', '"+"'),
        Mutant(
            KEEN, "(clue.at.cells, operation, result)", "(clue.at.cells, operation, result + 1)"
        ),
        Mutant(KEEN, "(clue.at.cells, operation, result)", "(clue.at.cells[::-1], '+', result)"),
        Mutant(PRUNE, "domain.remove(value)", "domain.clear()"),
        Mutant(PRUNE, "[way[index] for way in ways]", "[way[index] for way in ways[:1]]"),
        Mutant(CAGES, "if one.row == other.row or one", "if one.row != other.row or one"),
        Mutant(CAGES, "one.column == other.column", "True"),
        Mutant(CAGES, "[or_(picks)]", "[or_(picks[1:])]"),
        Mutant(CAGES, "if join(now, low) > result:", "if join(now, low) >= result:"),
        Mutant(CAGES, "if join(now, high) >= result and", "if join(now, high) > result and"),
        Mutant(CAGES, "pair, result) and not (differ and", "pair, result) and (differ and"),
        # lemmas
        Mutant(KEEN, "if value not in domains[cell]", "if value in domains[cell]"),
    ],
    sizes=((2, 2), (3, 3), (4, 4), (4, 4), (5, 5)),
    magazine=(7, 7),
    instances=["keen"],
)
