"""Tents whose trees must be paired in long chains."""

from __future__ import annotations

from puzzlepipe.puzzles.types.tents import OWNERS
from support import only

PAIRS = 1500


def broken(rows: str, answer: str) -> list[str]:
    puzzle = only("#tents\n" + rows)
    checks = puzzle.check(puzzle.read_answer(answer))
    return [check.where for check in checks if check.rule == OWNERS and not check.ok]


def test_a_tree_too_many_at_the_end_of_a_long_chain_is_found() -> None:
    assert broken("T\n.\n" * PAIRS + "T\n", ".\nA\n" * PAIRS + ".\n") == [
        f"tree r{2 * PAIRS + 1}c1"
    ]


def test_all_trees_of_a_long_chain_move_on_for_the_last() -> None:
    """Each tree first takes the tent below it; the last has none, and the first another one."""
    rows, answer = ".T\n..\n" * PAIRS + ".T\n", "A.\n.A\n" + "..\n.A\n" * (PAIRS - 1) + "..\n"
    assert broken(rows, answer) == []


def test_a_tent_too_many_is_found() -> None:
    assert broken(".\nT\n.\n", "A\n.\nA\n") == ["tent r3c1"]
