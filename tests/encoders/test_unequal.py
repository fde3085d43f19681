"""What a text says when nothing is left to assert."""

from __future__ import annotations

import pytest
from puzzlepipe.backends.find import find
from puzzlepipe.encoders.emit import encode
from puzzlepipe.engine.search import search
from support import only

SETTLED = "#unequal\n.<.\n...\n...\n"
OPEN = "#unequal\n...\n...\n...\n"


def test_a_text_without_an_assertion_says_so_and_where_the_rules_are() -> None:
    text = encode(only(SETTLED)).text
    assert "(assert" not in text
    assert "; Settled before anything is encoded, without a symbol: 4 of 4 places.\n" in text
    answer = search(only(SETTLED), find("auto")).answers[0]
    rows = "".join(f";   {row}\n" for row in only(SETTLED).write_answer(answer).splitlines())
    assert f"; Nothing is left to assert, and this is the answer:\n{rows}" in text
    assert "--plain" in text


@pytest.mark.parametrize(("puzzle", "plain"), [(SETTLED, True), (OPEN, False)])
def test_other_texts_do_not(puzzle: str, plain: bool) -> None:
    text = encode(only(puzzle), plain=plain).text
    assert "(assert" in text
    assert "Nothing is left" not in text


def test_nothing_to_assert_is_no_answer_where_all_is_free() -> None:
    text = encode(only("#minesweeper\n..\n")).text
    assert "(assert" not in text
    assert "; Nothing is left to assert.\n" in text
    assert "answer" not in text
    assert "Settled" not in text


def test_a_text_tells_how_much_is_settled_beforehand() -> None:
    puzzle = only("#tents\n.T.\n...\n..T\n")
    settled = encode(puzzle).encoding.settled()
    assert "; Settled before anything is encoded, without a symbol: 2 of 7 places.\n" in (
        encode(puzzle).text
    )
    assert {str(place): token for place, token in settled.items()} == {"r2c1": ".", "r3c1": "."}
    assert "Settled" not in encode(puzzle, plain=True).text
