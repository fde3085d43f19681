"""How star-battle-shapeless is tested."""

from __future__ import annotations

import random
from collections.abc import Iterator

import star_worlds
from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.puzzle import Answer, Puzzle
from puzzlepipe.puzzles.types import star_battle_shapeless as shapeless
from puzzlepipe.puzzles.types.star_battle_shapeless import StarBattleShapeless
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn) -> StarBattleShapeless:
    """Dark cells anywhere."""
    grid = Grid(draw(st.integers(1, 9)), draw(st.integers(2, 9)))
    blocked = draw(st.sets(st.sampled_from(grid.cells)))
    return StarBattleShapeless(grid=grid, blocked=blocked, stars=draw(st.integers(1, 3)))


@st.composite
def unsolvable(draw: st.DrawFn) -> StarBattleShapeless:
    """Dark cells anywhere on boards of any sides."""
    grid = Grid(*draw(st.sampled_from(star_worlds.SMALL)))
    blocked = draw(st.sets(st.sampled_from(grid.cells), max_size=2))
    return StarBattleShapeless(grid=grid, blocked=blocked, stars=draw(st.sampled_from([1, 1, 2])))


@st.composite
def planted(draw: st.DrawFn) -> StarBattleShapeless:
    """Squares that have a solution."""
    size = draw(st.sampled_from([1, 4, 4, 5]))
    return StarBattleShapeless.planted(random.Random(draw(st.integers(0, 999))), size, size).puzzle


def candidates(puzzle: Puzzle) -> Iterator[Answer]:
    """Enough of the answers."""
    return star_worlds.candidates(puzzle, "*")


BOARD = {"grid": Grid(1, 2), "blocked": {Cell(0, 0)}}

CASE = TypeCase(
    small_worlds=st.one_of(unsolvable(), planted()),
    puzzles=boards(),
    only_one_side=[shapeless.ROW, shapeless.COLUMN],
    wrong={
        shapeless.APART: Wrong("#star-battle-shapeless\n..\n..\n", "*.\n.*\n"),
        shapeless.ROW: Wrong("#star-battle-shapeless\n..\n..\n..\n", "*.\n..\n.*\n"),
        shapeless.COLUMN: Wrong("#star-battle-shapeless\n..#\n...\n", "*..\n..*\n"),
    },
    bad_files=[
        BadFile("#star-battle-shapeless\n", 1, 2, "star-battle-shapeless has no grid"),
        BadFile("#star-battle-shapeless\n.#\n.\n", 3, 1, "this row has 1 cell"),
        BadFile("#star-battle-shapeless\n.a\n", 2, 2, "'a' stands here; expected one of # ."),
        BadFile("#star-battle-shapeless\n.\nstars: 0\n", 3, 8, "'0' is no number from 1"),
        BadFile("#star-battle-shapeless\n.\nstars: 1 2\n", 3, 10, "takes one value"),
        BadFile("#star-battle-shapeless\n.\nstar: 1\n", 3, 1, "did you mean 'stars:'?"),
    ],
    flawed=[
        Flawed({**BOARD, "blocked": {Cell(1, 0)}}, "blocked", "a dark cell at r2c1, outside"),
        Flawed({**BOARD, "stars": 0}, "stars", "0 stars in every line; expected at least 1"),
    ],
    impossible=[
        "#star-battle-shapeless\n...\n...\n...\nstars: 5\n",
        "#star-battle-shapeless\n##\n..\n",
    ],
    mutants=[
        Mutant(
            "encoders/stars.py",
            "grid.around(a) if a < b",
            "grid.cells if a < b and b.row - a.row < 2",
        ),
        Mutant("encoders/stars.py", "grid.around(a) if a < b", "grid.orthogonal(a) if a < b"),
        Mutant("puzzles/stars.py", "line, number, ", "line, number + 1, "),
        Mutant("puzzles/stars.py", "(row, self.grid.rows, ", "(row, [], "),
        Mutant("puzzles/stars.py", "(column, self.grid.columns, ", "(column, [], "),
    ],
    sizes=[(4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9)],
    worlds=30,
    candidates=candidates,
    instances=["star-battle-shapeless"],
)
