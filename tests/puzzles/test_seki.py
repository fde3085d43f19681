"""What a reader of the checks sees of seki, in the words of the scripts by its author."""

from __future__ import annotations

import pytest
from puzzlepipe.puzzles.grid import Grid
from puzzlepipe.puzzles.reading import load_puzzles
from support import INSTANCES, only


def test_checks_read_as_their_author_words_them() -> None:
    (puzzle,) = load_puzzles(INSTANCES / "sk_6018.txt")
    answer = puzzle.read_answer((INSTANCES / "sk_6018.answer").read_text())
    checks = list(puzzle.check(answer))
    assert [check.where[:14] for check in checks] == [
        f"RotorGroup {number} {kind}" for number, kind in enumerate("oo+ooaoo-")
    ]
    assert all(check.ok for check in checks)
    assert checks[0].where == "RotorGroup 0 o [r1c1, r1c2, r2c1, r2c2]"
    assert [check.found[:5] for check in checks] == [
        f"sum {n}" for n in (2, 2, 1, 2, 2, 2, 2, 2, 3)
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
