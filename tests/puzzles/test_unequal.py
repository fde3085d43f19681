"""Signs and bars as clues: what is left when one is taken away."""

from __future__ import annotations

import pytest
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.grid import Cell, Edge
from puzzlepipe.puzzles.types.unequal import Unequal
from support import only

BETWEEN = Edge(Cell(0, 0), Cell(0, 1))


def unequal(text: str) -> Unequal:
    puzzle = only(text)
    assert isinstance(puzzle, Unequal)
    return puzzle


def test_a_place_without_a_bar_is_a_clue_too() -> None:
    puzzle = unequal("#unequal\n.|.\n...\n...\nmode: adjacent\n")
    assert str(puzzle.clues["bar r1c1-r1c2"]) == "bar of r1c1-r1c2"
    assert [clue.noun for clue in puzzle.clues.values()] == ["bar", "no bar", "no bar", "no bar"]


def test_a_bar_taken_away_leaves_open_whether_there_is_one() -> None:
    puzzle = unequal("#unequal\n.|.\n...\n...\nmode: adjacent\n").without(["bar r1c1-r1c2"])
    assert puzzle.write() == ".?.\n...\n...\nmode: adjacent\n"
    assert puzzle == unequal(puzzle.dump())
    assert BETWEEN not in (puzzle.bars or {})


def test_without_its_last_bar_a_puzzle_keeps_its_mode() -> None:
    puzzle = unequal("#unequal\n.|.\n?.?\n.?.\nmode: adjacent\n").without(["bar r1c1-r1c2"])
    assert puzzle.bars == {}
    assert not puzzle.clues


def test_a_sign_taken_away_leaves_nothing() -> None:
    puzzle = unequal("#unequal\n.>.\n...\n...\n")
    assert str(puzzle.clues["sign r1c1-r1c2"]) == "sign > of r1c1-r1c2"
    assert puzzle.without(["sign r1c1-r1c2"]).write() == "...\n...\n...\n"


@pytest.mark.parametrize("signs", ["∧∨", "⋀⋁", "˄˅", "Λv", "⌃⌄", "<>", "^V"])
def test_signs_between_rows_are_read_as_people_print_them(signs: str) -> None:
    up, down = signs
    assert unequal(f"#futoshiki\n.<.\n{up}.{down}\n.>.\n") == unequal("#unequal\n.<.\n^.v\n.>.\n")


def test_a_sign_on_its_side_is_read_from_the_upper_digit_to_the_lower() -> None:
    (sign,) = unequal("#unequal\n...\n>..\n...\n").signs.items()
    assert sign == (Edge(Cell(0, 0), Cell(1, 0)), "v")
    assert unequal("#unequal\n2..\n>..\n...\n") == unequal("#unequal\n2..\nv..\n1..\n").without(
        ["given r2c1"]
    )


@pytest.mark.parametrize("row", [".^.", ".∧.", ".|."])
def test_a_sign_that_lies_across_is_refused(row: str) -> None:
    with pytest.raises(PuzzleError, match="stands here; expected one of < > \\."):
        unequal(f"#unequal\n{row}\n...\n...\n")
