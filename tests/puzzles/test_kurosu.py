"""Kurosu as it is printed: O and X."""

from __future__ import annotations

from support import only

DIGITS = only("#kurosu\n0.\n.1\n")


def test_o_and_x_are_read_in_puzzle_and_answer() -> None:
    for rows in ("O.\n.X\n", "o.\n.x\n", "o.\n.1\n"):
        assert only(f"#kurosu\n{rows}") == DIGITS
    right = DIGITS.read_answer("01\n10\n")
    assert DIGITS.read_answer("OX\nxo\n") == right
    assert DIGITS.write_answer(right) == "01\n10\n"
