"""What a text says when nothing is left to assert."""

from __future__ import annotations

import pytest
from puzzlepipe.encoders.emit import encode
from support import only

SETTLED = "#unequal\n.<.\n...\n...\n"
OPEN = "#unequal\n...\n...\n...\n"


def test_a_text_without_an_assertion_says_so_and_where_the_rules_are() -> None:
    text = encode(only(SETTLED)).text
    assert "(assert" not in text
    assert "; Nothing is left to assert" in text
    assert "--plain" in text


@pytest.mark.parametrize(("puzzle", "plain"), [(SETTLED, True), (OPEN, False)])
def test_other_texts_do_not(puzzle: str, plain: bool) -> None:
    text = encode(only(puzzle), plain=plain).text
    assert "(assert" in text
    assert "Nothing is left" not in text
