"""What a reader of the checks sees of seki, and the forms of its file."""

from __future__ import annotations

import pytest
from puzzlepipe.puzzles.grid import Grid
from puzzlepipe.puzzles.reading import load_puzzles
from support import INSTANCES, only


def test_checks_say_in_words_what_a_rotor_sees() -> None:
    (puzzle,) = load_puzzles(INSTANCES / "sk_6018.txt")
    answer = puzzle.read_answer((INSTANCES / "sk_6018.answer").read_text())
    checks = list(puzzle.check(answer))
    assert [check.where[:7] for check in checks] == [f"rotor {kind}" for kind in "oo+ooaoo-"]
    assert all(check.ok for check in checks)
    assert checks[0].where == "rotor o at r1c1 to r2c2"
    assert checks[0].expected == "2 black, opposite each other"
    assert checks[0].found in ("2 black, 10 above 01", "2 black, 01 above 10")
    assert [check.found[:7] for check in checks] == [
        f"{n} black" for n in (2, 2, 1, 2, 2, 2, 2, 2, 3)
    ]


@pytest.mark.parametrize(
    ("rotors", "height", "width"),
    [
        ("oo+ooaoo-", 4, 4),
        ("oo+\nooa\noo-", 4, 4),
        ("oa+-", 3, 3),
        ("o a + -", 2, 5),
        ("oa+", 2, 4),
        ("-", 2, 2),
        ("o\na", 3, 2),
    ],
)
def test_a_square_may_stand_in_one_line(rotors: str, height: int, width: int) -> None:
    assert only(f"#seki\n{rotors}\n").grid == Grid(height, width)


def test_a_missing_rotor_is_a_point_and_a_minus_is_a_rotor() -> None:
    puzzle = only("#seki\n-.\n_-\n")
    assert puzzle.write() == "-.\n.-\n"
    assert sum(1 for _ in puzzle.check(dict.fromkeys(puzzle.grid.cells, "0"))) == 2
