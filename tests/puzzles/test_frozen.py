"""Puzzles never change: their containers, and what a puzzle built in Python keeps of its fields."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.puzzles.errors import Flaw, FlawedPuzzle, PuzzleError
from puzzlepipe.puzzles.frozen import FrozenDict, frozen
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types.rectangles import Rectangles
from puzzlepipe.puzzles.types.tents import Tents
from support import only


@given(st.dictionaries(st.integers(0, 9), st.integers(0, 9)), st.randoms())
def test_equal_dicts_have_equal_hashes_in_any_order(one: dict[int, int], rng: Any) -> None:
    items = list(one.items())
    rng.shuffle(items)
    first, second = FrozenDict(one), FrozenDict(items)
    assert first == second == one
    assert hash(first) == hash(second) == hash(first)
    assert {first: 1}[second] == 1


def test_dicts_that_differ_are_not_mixed_up() -> None:
    assert len({FrozenDict(a=1), FrozenDict(a=2), FrozenDict(b=1), FrozenDict()}) == 4


CHANGES: list[Callable[[Any], object]] = [
    lambda d: d.__setitem__("a", 2),
    lambda d: d.__delitem__("a"),
    lambda d: d.clear(),
    lambda d: d.pop("a"),
    lambda d: d.popitem(),
    lambda d: d.setdefault("b", 1),
    lambda d: d.update(b=1),
    lambda d: d.__ior__({"b": 1}),
]


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_is_refused(change: Callable[[Any], object]) -> None:
    kept = FrozenDict(a=1)
    with pytest.raises(TypeError, match="cannot be changed"):
        change(kept)
    assert kept == {"a": 1}


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda d: pickle.loads(pickle.dumps(d))]
)
def test_copies_are_frozen_too(again: Callable[[Any], Any]) -> None:
    kept = FrozenDict({Cell(0, 0): FrozenDict(a=1)})
    hash(kept)
    copied = again(kept)
    assert copied == kept
    assert hash(copied) == hash(kept)
    assert type(copied) is type(copied[Cell(0, 0)]) is FrozenDict


def test_what_containers_hold_is_frozen_as_well() -> None:
    deep = frozen({"a": [{1, 2}, {"b": [3]}], "c": ({"d": []},)})
    assert deep == {"a": (frozenset({1, 2}), {"b": (3,)}), "c": ({"d": ()},)}
    hash(deep)
    assert type(frozen([Cell(1, 2)])[0]) is Cell


# -- puzzles -------------------------------------------------------------------


def test_a_puzzle_keeps_copies_of_what_it_is_given() -> None:
    numbers: dict[Cell, int | None] = {Cell(0, 0): 2}
    puzzle = Rectangles(grid=Grid(1, 2), numbers=numbers)
    before = hash(puzzle)
    numbers[Cell(0, 1)] = 7
    assert puzzle.numbers == {Cell(0, 0): 2}
    assert hash(puzzle) == before
    top, trees = [0, None], {Cell(0, 0)}
    camp = Tents(grid=Grid(1, 2), trees=trees, top=top, left=[None])  # type: ignore[arg-type]
    top[0] = 1
    trees.clear()
    assert (camp.top, camp.trees) == ((0, None), {Cell(0, 0)})
    assert camp == only("#tents\nT.\ntop: 0 .\n")
    assert hash(camp) == hash(only("#tents\nT.\ntop: 0 .\n"))


def test_a_puzzle_cannot_be_changed() -> None:
    puzzle = Rectangles(grid=Grid(1, 2), numbers={Cell(0, 0): 2})
    with pytest.raises(dataclasses.FrozenInstanceError):
        puzzle.title = "mine"  # type: ignore[misc]
    with pytest.raises(TypeError):
        puzzle.numbers[Cell(0, 1)] = 1  # type: ignore[index]


def test_the_order_in_which_clues_are_given_makes_no_other_puzzle() -> None:
    one, other = Cell(0, 0), Cell(0, 1)
    puzzles = {
        Rectangles(grid=Grid(1, 2), numbers=numbers)
        for numbers in ({one: 1, other: 1}, {other: 1, one: 1})
    }
    assert len(puzzles) == 1
    assert Rectangles(grid=Grid(1, 2), numbers={one: 2}) not in puzzles


def test_a_puzzle_goes_to_another_process_and_comes_back() -> None:
    puzzle = only("#tents camp\nT.\n..\ntop: 1 .\n")
    again = pickle.loads(pickle.dumps(puzzle))
    assert again == puzzle
    assert hash(again) == hash(puzzle)
    assert list(again.clues) == list(puzzle.clues)


# -- flaws ---------------------------------------------------------------------


def test_a_flaw_names_field_and_item_and_survives_pickling() -> None:
    with pytest.raises(FlawedPuzzle) as refused:
        Rectangles(grid=Grid(1, 2), numbers={Cell(0, 0): 3}, file="mine.py")
    error = refused.value
    assert error.flaw == Flaw("3 at r1c1; expected 1 to 2", "numbers", Cell(0, 0))
    assert str(error) == "mine.py: 3 at r1c1; expected 1 to 2"
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.flaw) == (str(error), error.flaw)
    placed = pickle.loads(pickle.dumps(PuzzleError("m", "f", 2, 3)))
    assert str(placed) == "f:2:3: m"


@pytest.mark.parametrize(("height", "width"), [(0, 0), (0, 3), (3, 0), (-1, 2)])
def test_a_board_has_cells(height: int, width: int) -> None:
    with pytest.raises(FlawedPuzzle, match="expected at least 1") as refused:
        Rectangles(grid=Grid(height, width), numbers={})
    assert refused.value.flaw.field == "grid"
