"""Answers with a token in each cell: what is read, what is refused, what is printed there."""

from __future__ import annotations

import pytest
from puzzlepipe.engine.validate import passes, validate
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.grid import Cell
from support import only

TWO = "#tents\nT.\n..\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a: no answer here; expected a grid of tokens"),
        ("; nothing\n", "a: no answer here; expected a grid of tokens"),
        (".A\n", "a:1:1: the answer has 1 x 2 cells; expected one answer of the board's 2 x 2"),
        ("\n.A\n.x\n", "a:3:2: 'x' at r2c2; expected one of A ."),
        ("AA\n..\n", "a:1:1: 'A' at r1c1; expected one of . T"),
        (".T\n..\n", "a:1:2: 'T' at r1c2; expected one of A ."),
        (".A\n.A.\n", "a:2:3: this row has 3 cells; the rows above have 2"),
        (".A\ntop: 1\n..\n", "a:3:1: '..' would be a second grid"),
        (".A\n..\nfrom: me\n", "a:3:1: 'from:' is no key of tents; it has none"),
    ],
)
def test_a_wrong_answer_file_is_refused(text: str, message: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        only(TWO).read_answer(text, "a")
    assert str(refused.value).startswith(message)


CAMP = only("#tents\nT.\n..\n")


def test_printed_cells_are_no_places_and_stand_in_the_text() -> None:
    assert Cell(0, 0) not in CAMP.places
    answer = CAMP.read_answer(".A\n..\n")
    assert answer == {Cell(0, 1): "A", Cell(1, 0): ".", Cell(1, 1): "."}
    assert CAMP.write_answer(answer) == ".A\n..\n"


def test_a_partial_answer_leaves_places_out() -> None:
    some = CAMP.read_answer(".?\n?A\n", partial=True)
    assert some == {Cell(1, 1): "A"}
    assert CAMP.write_answer(some) == ".?\n?A\n"
    with pytest.raises(PuzzleError, match=r"a:1:2: '\?' at r1c2; expected one of A \."):
        CAMP.read_answer(".?\n?A\n", "a")
    assert CAMP.read_answer("??\n?A\n", partial=True) == some
    with pytest.raises(PuzzleError, match=r"a:1:1: '\?' at r1c1; expected one of \. T"):
        CAMP.read_answer("?A\n..\n", "a")


@pytest.mark.parametrize(
    ("puzzle", "written"),
    [
        ("#tents\nT.\n..\n", "TA\n..\n"),
        ("#light-up\n.#.1\n", "L#L1\n"),
        ("#nurikabe\n2.\n..\n", "2.\n##\n"),
        ("#minesweeper\n1.\n", "1*\n"),
        ("#nonogram\ntop: 0 1\nleft: 1\nx.\n", "x#\n"),
    ],
)
def test_what_is_no_answer_may_stand_as_it_is_printed(puzzle: str, written: str) -> None:
    """Players write into the board: its trees, walls and numbers stay there."""
    board = only(puzzle)
    answer = board.read_answer(written)
    assert answer == board.read_answer(board.write_answer(answer))
    assert set(answer) == set(board.places)
    assert passes(validate(board, answer))


def test_tokens_are_words_of_their_own_and_no_pieces_of_one() -> None:
    for token in ("A.", "", "a", "AA"):
        with pytest.raises(PuzzleError):
            CAMP.read_answer(f". {token}\n. .\n")
