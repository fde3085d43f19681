"""Texts with several answers: whose each is, and where an error points."""

from __future__ import annotations

import pytest
from puzzlepipe.puzzles.answers import read_answers
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.reading import parse_puzzles
from support import only

TWO = only("#tents\n.T.\n")
OTHER = only("#tents\nT\n.\n")
LEFT, RIGHT = "A..\n", "..A\n"
REPORT = "; tents\n; VALIDATION PASS (3 checks)\n"


def tokens(text: str, *puzzles: object) -> list[tuple[str, int | None]]:
    found = read_answers([one for one in (TWO, OTHER) if one in (puzzles or (TWO,))], text, "a.txt")
    return [("".join(one.answer.values()), one.number) for one in found]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (LEFT, [("A.", None)]),
        (f"; a comment\n\n{LEFT}\n; another\n", [("A.", None)]),
        (f"{LEFT}\n{RIGHT}", [("A.", 1), (".A", 2)]),
        (f"{REPORT}{LEFT}\n; solution 2\n{RIGHT}", [("A.", 1), (".A", 2)]),
        (f"\n\n{LEFT}\n\n\n{LEFT}\n", [("A.", 1), ("A.", 2)]),
    ],
)
def test_all_answers_of_a_text_are_those_to_one_puzzle(
    text: str, expected: list[tuple[str, int | None]]
) -> None:
    assert tokens(text) == expected


def test_an_answer_may_have_blank_lines_in_it() -> None:
    puzzle = only("#kurosu\n..\n..\n")
    (filled,) = read_answers([puzzle], "01\n\n10\n")
    assert "".join(filled.answer.values()) == "0110"
    assert filled.number is None


def test_an_answer_may_stand_on_one_line() -> None:
    puzzle = only("#sudoku\nsize: 4\n")
    (filled,) = read_answers([puzzle], "1234341221434321\n")
    assert puzzle.write_answer(filled.answer) == "1234\n3412\n2143\n4321\n"


@pytest.mark.parametrize("between", ["", "; tents\n; VALIDATION PASS\n"])
def test_several_puzzles_have_their_answers_in_order(between: str) -> None:
    text = f"{between}{LEFT}\n; solution 2\n{RIGHT}\n{between}.\nA\n"
    assert tokens(text, TWO, OTHER) == [("A.", 1), (".A", 2), ("A", None)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"{LEFT}\nA.x\n", "a.txt:3:3: 'x' at r1c3; expected one of A ."),
        ("A.x\n\nxxx\n", "a.txt:1:1: the answer has 2 x 3 cells; expected"),
        ("\n; mine\n#tents\n.T.\n", "a.txt:3:1: '#tents' begins a puzzle; expected an answer"),
        ("; nothing\n", "a.txt: no answer here"),
    ],
)
def test_what_is_no_answer_is_refused_at_its_place(text: str, message: str) -> None:
    with pytest.raises(PuzzleError) as error:
        read_answers([TWO], text, "a.txt")
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (LEFT, "a.txt: answers to 1 puzzle; expected 2, each after a blank line"),
        (f"{LEFT}\n; solution 2\n{RIGHT}", "a.txt: answers to 1 puzzle; expected 2"),
        (
            f"; tents one\n; NO SOLUTION\n\n; tents two\n{LEFT}",
            "a.txt: no answer here to two.txt:1: puzzle 1 (one)",
        ),
        (
            f"; tents one\n{LEFT}\n; tents two\n; NO SOLUTION\n",
            "a.txt: no answer here to two.txt:3: puzzle 2",
        ),
        (f"{LEFT}\n..x\n", "a.txt:3:3: 'x' at r1c3"),
    ],
)
def test_every_one_of_several_puzzles_needs_an_answer(text: str, message: str) -> None:
    puzzles = parse_puzzles("#tents one\n.T.\n#tents\n.T.\n", "two.txt")
    with pytest.raises(PuzzleError) as error:
        read_answers(puzzles, text, "a.txt")
    assert str(error.value).startswith(message)
