"""Answers that tell how many lines join two cells."""

from __future__ import annotations

import pytest
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.links import LinkPuzzle
from support import only

SQUARE = only("#bridges\n2.2\n...\n2.2\n")
assert isinstance(SQUARE, LinkPuzzle)


def told(text: str, *, partial: bool = False) -> dict[str, str]:
    return {str(k): token for k, token in SQUARE.read_answer(text, "a", partial=partial).items()}


NONE = {"r1c1-r1c3": "0", "r1c1-r3c1": "0", "r1c3-r3c3": "0", "r3c1-r3c3": "0"}


def test_what_is_not_told_is_not_joined() -> None:
    assert told("r1c1-r1c3 2\n") == {**NONE, "r1c1-r1c3": "2"}
    assert told(".\n") == NONE
    assert SQUARE.write_answer(SQUARE.read_answer(".\n")) == ".\n"


def test_either_end_may_come_first_and_lines_may_be_joined() -> None:
    text = "; ours\nr1c3-r1c1 1 r3c3-r1c3 2\n"
    assert told(text) == {**NONE, "r1c1-r1c3": "1", "r1c3-r3c3": "2"}
    assert SQUARE.write_answer(SQUARE.read_answer(text)) == "r1c1-r1c3 1\nr1c3-r3c3 2\n"


def test_a_partial_answer_says_what_is_not_known() -> None:
    assert told("?\n", partial=True) == {}
    assert told("r1c1-r1c3 2\nr1c1-r3c1 0\n?\n", partial=True) == {
        "r1c1-r1c3": "2", "r1c1-r3c1": "0",
    }  # fmt: skip
    known = told("r1c1-r1c3 ?\n", partial=True)
    assert known == {place: "0" for place in NONE if place != "r1c1-r1c3"}
    part = SQUARE.read_answer("r1c1-r1c3 2\nr1c1-r3c1 0\n?\n", partial=True)
    assert SQUARE.write_answer(part) == "r1c1-r1c3 2\nr1c1-r3c1 0\n?\n"


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("", None, "no answer here; expected lines such as 'r1c1-r1c5 2'"),
        ("r1c1-r3c3 1", 1, "'r1c1-r3c3' joins nothing here; expected two cells such as r1c1-r1c3"),
        ("r1c1-r1c3", 1, "no number after 'r1c1-r1c3'; expected how many lines there are"),
        ("r1c1-r1c3 3", 11, "'3' at r1c1-r1c3; expected one of 0 1 2"),
        ("r1c1-r1c3 ?", 11, "'?' at r1c1-r1c3; expected one of 0 1 2"),
        ("r1c1-r1c3 1 r1c3-r1c1 1", 13, "'r1c3-r1c1' has a number already"),
        ("?", 1, "'?' joins nothing here"),
    ],
)
def test_what_cannot_be_read_is_pointed_at(text: str, column: int | None, message: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        told(text)
    assert message in caught.value.message
    assert caught.value.column == column
