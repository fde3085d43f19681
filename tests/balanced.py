"""Small worlds, files and faults of boards of two symbols, for the types that are such."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from hypothesis import strategies as st
from puzzlepipe.puzzles import balanced
from puzzlepipe.puzzles.balanced import BalancedPuzzle
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.puzzle import Answer
from support import BadFile, Flawed, Mutant, Wrong

SIX = ("011001", "100110", "010110", "101001", "110100", "001011")
"""A finished grid, to take givens from."""

LOOSE = ("101010", "010011", "101100", "001101", "110001", "010110")
"""Halves are right and no 111 occurs, but 000 does."""

TWINS = ("011001", "100110", "011001", "100110", "010101", "101010")
"""Halves are right and no three are alike, but rows and columns are the same."""

Fields = dict[str, Any]


@st.composite
def fields(
    draw: st.DrawFn, symbols: Sequence[str], height: int, width: int, open_cells: int
) -> Fields:
    """A piece of a grid, finished or nearly, with few cells left open; or its opposite."""
    rows = draw(st.sampled_from([SIX, LOOSE, TWINS]))
    opposite = draw(st.booleans())
    grid = Grid(2 * draw(st.integers(1, height // 2)), 2 * draw(st.integers(1, width // 2)))
    opened = draw(st.sets(st.sampled_from(grid.cells), max_size=open_cells))
    return {
        "grid": grid,
        "givens": {
            cell: symbols[int(rows[cell.row % 6][cell.column % 6]) ^ opposite]
            for cell in grid.cells
            if cell not in opened
        },
        "unique": draw(st.booleans()),
    }


@st.composite
def thin(draw: st.DrawFn, symbols: Sequence[str]) -> Fields:
    """Two lines, nearly all open."""
    grid = draw(st.sampled_from([Grid(2, 4), Grid(4, 2), Grid(2, 2)]))
    some = st.dictionaries(st.sampled_from(grid.cells), st.sampled_from(symbols), max_size=3)
    return {"grid": grid, "givens": dict(sorted(draw(some).items())), "unique": draw(st.booleans())}


def worlds(symbols: Sequence[str]) -> st.SearchStrategy[Fields]:
    """Fields of boards of which enough answers can be tried."""
    return fields(symbols, 6, 6, open_cells=8) | thin(symbols)


def candidates(puzzle: BalancedPuzzle) -> Iterator[Answer]:
    """Every answer with the givens in it, and the same with the symbols exchanged everywhere."""
    free = [cell for cell in puzzle.places if cell not in puzzle.givens]
    one, other = puzzle.symbols
    exchanged = {one: other, other: one}
    for tokens in itertools.product(puzzle.symbols, repeat=len(free)):
        answer = {**puzzle.givens, **dict(zip(free, tokens, strict=True))}
        yield answer
        yield {cell: exchanged[token] for cell, token in answer.items()}


def wrong(name: str, zero: str, one: str, *, doubled: bool = False) -> dict[str, Wrong]:
    """An answer that breaks each of the rules, in the symbols of a type."""

    def spelled(rows: str) -> str:
        return rows.replace("0", zero).replace("1", one)

    def case(board: str, answer: str) -> Wrong:
        if doubled:
            rows = [".".join(row) for row in board.splitlines()]
            board = f"\n{'.' * len(rows[0])}\n".join(rows) + "\n"
        return Wrong(f"#{name}\n{spelled(board)}unique: yes\n", spelled(answer))

    return {
        balanced.GIVEN: case("0.\n..\n", "10\n01\n"),
        balanced.HALVES: case("0.\n..\n", "01\n01\n"),
        balanced.NO_THREE: case("......\n......\n", "010001\n101110\n"),
        balanced.DIFFER: case("....\n....\n", "0101\n1010\n"),
    }


def bad_files(name: str, zero: str, expected: str) -> list[BadFile]:
    """What every such file can have wrong."""
    return [
        BadFile(
            f"#{name}\n{zero}.2.\n....\n", 2, 3, f"'2' stands here; expected one of {expected}"
        ),
        BadFile(f"#{name}\n{zero}..\n...\n", 2, 1, "has 3 columns; expected an even number"),
        BadFile(f"#{name}\n\n{zero}.\n", 3, 1, "the grid has 1 rows; expected an even number"),
        BadFile(f"#{name}\n{zero}...\n.\n", 3, 1, "this row has 1 cell; the rows above have 4"),
        BadFile(f"#{name}\n..\n..\nunique: perhaps\n", 4, 9, "expected yes or no"),
        BadFile(f"#{name}\n..\n..\nuniqe: yes\n", 4, 1, "did you mean 'unique:'?"),
        BadFile(f"#{name}\n", 1, 2, f"{name} has no grid"),
    ]


def flawed(zero: str, one: str) -> list[Flawed]:
    """What every such board built in Python can have wrong."""
    square = Grid(2, 2)
    allowed = " or ".join(sorted((zero, one)))
    return [
        Flawed({"grid": Grid(3, 2), "givens": {}}, "grid", "3 rows; expected an even number"),
        Flawed({"grid": Grid(2, 3), "givens": {}}, "grid", "3 columns; expected an even number"),
        Flawed({"grid": square, "givens": {Cell(2, 0): one}}, "givens", "a given at r3c1"),
        Flawed(
            {"grid": square, "givens": {Cell(0, 0): "2"}}, "givens", f"r1c1; expected {allowed}"
        ),
    ]


TEMPLATE = "templates/smt2/balanced.smt2.j2"
ENCODER = "encoders/balanced.py"
CHECK = "puzzles/balanced.py"

MUTANTS = [
    Mutant(ENCODER, "on.literal(clue.at, clue.value)", "on.literal(clue.at, off)"),
    Mutant(ENCODER, "combinations(lines, 2)", "combinations(lines[1:], 2)"),
    Mutant(ENCODER, "if puzzle.unique", "if not puzzle.unique"),
    Mutant(ENCODER, "len(line.cells) - 2)", "len(line.cells) - 4)"),
    Mutant(TEMPLATE, "length // 2", "length // 2 - 1"),
    Mutant(TEMPLATE, "count_at_most(on.of(three), 2)", "count_at_most(on.of(three), 1)"),
    Mutant(TEMPLATE, "count_at_least(on.of(three), 1)", "count_at_least(on.of(three), 0)"),
    Mutant(TEMPLATE, "on.__getitem__)", "on.__getitem__)[:0]"),
    Mutant(CHECK, "== found[i + 2]]", "!= found[i + 2]]"),
    Mutant(CHECK, "ok=twin == line.name", "ok=twin != line.name"),
    Mutant(CHECK, "count == half,", "count != half,"),
]
"""Faults of what the types share; each type tries some of them."""

SIZES = ((2, 2), (2, 4), (4, 4), (4, 6), (6, 6))
