"""Signs and bars as clues: what is left when one is taken away."""

from __future__ import annotations

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
