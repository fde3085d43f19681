"""What an answer must be before any rule is tried: whole, of this board, with its tokens."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from puzzlepipe.engine.errors import WrongAnswer
from puzzlepipe.engine.validate import (
    WRITABLE,
    passes,
    require,
    validate,
    validate_partial,
)
from puzzlepipe.puzzles.cells import CellPuzzle
from puzzlepipe.puzzles.grid import Cell
from puzzlepipe.puzzles.types.tents import Tents
from support import kind_of, only

TWO = only("#tents\n.T.\n")
WEST, EAST = TWO.places
TREE = Cell(0, 1)
RIGHT = {WEST: "A", EAST: "."}


def failures(answer: Mapping[Any, str]) -> list[tuple[str, str, str]]:
    checks = validate(TWO, answer)
    assert {check.rule for check in checks} == {WRITABLE}, "the rules are not tried on it"
    assert not any(check.ok for check in checks)
    return [(check.where, check.expected, check.found) for check in checks]


def test_a_right_answer_passes() -> None:
    assert passes(validate(TWO, RIGHT))
    assert not passes(validate(TWO, {WEST: "A", EAST: "A"}))


def test_a_place_that_is_left_out_fails() -> None:
    assert failures({WEST: "A"}) == [("r1c3", "A or .", "nothing")]
    assert failures({}) == [("r1c1", "A or .", "nothing"), ("r1c3", "A or .", "nothing")]


@pytest.mark.parametrize("place", [TREE, Cell(0, 3), Cell(7, 7), "r1c1", 5], ids=str)
def test_a_place_that_the_board_has_not_fails(place: object) -> None:
    assert failures({**RIGHT, place: "."}) == [(str(place), "no such place", ".")]


@pytest.mark.parametrize("token", ["A.", ".A", "", "a", "T", "2", "\n", 1, None])
def test_a_token_that_nobody_can_write_fails(token: Any) -> None:
    found = "nothing" if token is None else str(token)
    assert failures({**RIGHT, EAST: token}) == [("r1c3", "A or .", found)]


def test_choices_that_are_a_string_are_its_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a string every piece of it seems to be contained."""
    monkeypatch.setattr(Tents, "choices", lambda self, place: "A.")
    assert passes(validate(TWO, RIGHT))
    assert failures({**RIGHT, EAST: "A."}) == [("r1c3", "A or .", "A.")]


def test_the_cells_of_a_failure_are_those_of_the_board() -> None:
    (check,) = validate(TWO, {WEST: "A"})
    assert check.cells == (EAST,)
    loop = only("#slitherlink\n2.\n")
    middle = next(place for place in loop.places if str(place) == "r1c2-r2c2")
    answer = {place: "." for place in loop.places if place != middle}
    (check,) = validate(loop, answer)
    assert (check.where, check.cells) == ("r1c2-r2c2", loop.grid.cells)


def test_what_cannot_be_written_down_is_said_before_the_rules() -> None:
    """A border inside a piece: the text of the answer would not have it."""
    puzzle = kind_of("rectangles").planted(random.Random(0), 2, 2).puzzle
    first, *others = puzzle.places
    checks = validate(puzzle, {first: "|", **dict.fromkeys(others, ".")})
    assert [check.where for check in checks if not check.ok] == [str(first)]
    assert all(check.rule not in puzzle.rules for check in checks)


def test_a_partial_answer_may_leave_out_places_and_nothing_else() -> None:
    assert validate_partial(TWO, {}) == []
    assert validate_partial(TWO, {WEST: "."}) == []
    assert [check.where for check in validate_partial(TWO, {WEST: "?"})] == ["r1c1"]
    assert [check.where for check in validate_partial(TWO, {TREE: "."})] == ["r1c2"]


def test_a_wrong_answer_is_an_error_that_says_what_is_wrong() -> None:
    assert require(TWO, RIGHT, "z3") == validate(TWO, RIGHT)
    with pytest.raises(WrongAnswer) as error:
        require(TWO, {WEST: "A", EAST: "A"}, "z3")
    assert str(error.value).startswith("<stdin>: z3: VALIDATION FAIL: tent r1c3: Trees and tents")
    assert error.value.exit_status == 1
    assert error.value.answer == {WEST: "A", EAST: "A"}
    with pytest.raises(WrongAnswer, match=r"\(and 1 more\)"):
        require(TWO, {}, "z3")


def test_printed_cells_are_no_places() -> None:
    assert isinstance(TWO, CellPuzzle)
    assert TREE in TWO.printed
    assert TREE not in TWO.places
