"""Answers that divide the board: by the names of pieces, or by the borders between them."""

from __future__ import annotations

import random
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.puzzles.divisions import BORDER, DIVIDES, NONE, DivisionPuzzle
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types.palisade import Palisade
from support import kind_of, only


def divided(text: str) -> DivisionPuzzle:
    puzzle = only(text)
    assert isinstance(puzzle, DivisionPuzzle)
    return puzzle


BOARD = divided("#palisade\n..\n..\nregion-size: 2\n")
HOLED = divided("#polyomino\nboard:\n##.\n.##\npieces:\nAA\n\nBB\n")


def test_any_names_are_read_and_numbers_written() -> None:
    for text in ("ab\nab\n", "1 22\n1 22\n", "B A\nB A\n", "# *\n# *\n", "_-\n_-\n"):
        answer = BOARD.read_answer(text)
        assert {str(edge): mark for edge, mark in answer.items()} == {
            "r1c1-r1c2": BORDER, "r1c1-r2c1": NONE, "r1c2-r2c2": NONE, "r2c1-r2c2": BORDER,
        }  # fmt: skip
        assert BOARD.write_answer(answer) == "12\n12\n"


def test_cells_with_one_name_that_do_not_touch_are_two_pieces() -> None:
    answer = BOARD.read_answer("ab\nba\n")
    assert BOARD.pieces_of(answer) == [[cell] for cell in BOARD.grid.cells]
    assert BOARD.write_answer(answer) == "12\n34\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ab\n?b\n", "a:2:1: '?' at r2c1; expected the name of a piece"),
        ("ab\n.b\n", "a:2:1: '.' at r2c1; expected the name of a piece"),
        ("ab\n", "a:1:1: the answer has 1 x 2 cells; expected one answer of the board's 2 x 2"),
        ("o|o\n.+.\no|o\n", "a:1:1: the answer has 3 x 3 cells; expected one answer"),
        ("", "a: no answer here"),
        ("ab\nab\ntop: 1\n", "a:3:1: 'top:' is no key of palisade"),
    ],
)
def test_what_is_no_full_answer(text: str, message: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        BOARD.read_answer(text, "a")
    assert str(refused.value).startswith(message)


def test_cells_outside_the_board_have_no_name() -> None:
    answer = HOLED.read_answer("AA.\n.BB\n")
    assert list(map(str, answer)) == ["r1c1-r1c2", "r1c2-r2c2", "r2c2-r2c3"]
    assert HOLED.write_answer(answer) == "AA.\n.BB\n"
    for text, at in (("AAA\n.BB\n", "a:1:3: 'A' at r1c3"), ("AA.\nxBB\n", "a:2:1: 'x' at r2c1")):
        with pytest.raises(PuzzleError) as refused:
            HOLED.read_answer(text, "a")
        assert str(refused.value) == f"{at}; expected ."


# -- partial -------------------------------------------------------------------


def partial(puzzle: DivisionPuzzle, text: str) -> dict[str, str]:
    return {str(e): mark for e, mark in puzzle.read_answer(text, "a", partial=True).items()}


def test_names_of_some_cells_tell_what_is_between_them() -> None:
    assert partial(BOARD, "a?\nab\n") == {"r1c1-r2c1": NONE, "r2c1-r2c2": BORDER}
    assert partial(BOARD, "a?\n?a\n") == partial(BOARD, "??\n??\n") == {}
    assert partial(HOLED, "?A.\n.A?\n") == {"r1c2-r2c2": NONE}


@pytest.mark.parametrize(
    "text",
    ["o|o\n?+.\no?o\n", "o-o\n?+.\no?o\n", ". | .\n? . .\n. ? .\n"],
)
def test_a_doubled_grid_tells_what_is_between_cells(text: str) -> None:
    assert partial(BOARD, text) == {"r1c1-r1c2": BORDER, "r1c2-r2c2": NONE}
    assert BOARD.write_answer(BOARD.read_answer(text, partial=True)) == "o|o\n?+.\no?o\n"


def test_borders_between_rows_lie() -> None:
    some = BOARD.read_answer("o?o\n-+?\no?o\n", partial=True)
    assert {str(edge): mark for edge, mark in some.items()} == {"r1c1-r2c1": BORDER}
    assert BOARD.write_answer(some) == "o?o\n-+?\no?o\n"


def test_a_doubled_grid_has_nothing_beside_the_board() -> None:
    some = HOLED.read_answer("o|o.?\n?+?+.\n.?o?o\n", partial=True)
    assert {str(edge): mark for edge, mark in some.items()} == {"r1c1-r1c2": BORDER}
    assert HOLED.write_answer(some) == "o|o..\n.+?+.\n..o?o\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("oxo\n?+.\no?o\n", "a:1:2: 'x' stands here; expected one of ? . | -"),
        ("o|o\n?x.\no?o\n", "a:2:2: 'x' where four cells meet"),
        ("o|o\n?+.\no?o\ntop: 1\n", "a:4:1: 'top:' is no key of palisade"),
        ("a.\n??\n", "a:1:2: '.' at r1c2; expected the name of a piece"),
    ],
)
def test_what_is_no_partial_answer(text: str, message: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        BOARD.read_answer(text, "a", partial=True)
    assert str(refused.value).startswith(message)


@given(st.sampled_from(["palisade", "rectangles", "polyomino"]), st.integers(0, 999), st.data())
def test_partial_answers_that_are_written_are_read_back(
    name: str, seed: int, data: st.DataObject
) -> None:
    puzzle, answer = kind_of(name).planted(random.Random(seed), 3, 4)
    assert puzzle.read_answer(puzzle.write_answer(answer)) == answer
    assert not any(puzzle.misfits(answer))
    if puzzle.places:
        kept = data.draw(st.sets(st.sampled_from(puzzle.places)))
        some = {edge: mark for edge, mark in answer.items() if edge in kept}
        assert puzzle.read_answer(puzzle.write_answer(some), partial=True) == some


def test_a_large_doubled_grid_is_read_at_once() -> None:
    puzzle = Palisade(grid=Grid(60, 60), numbers={}, region_size=1)
    text = puzzle.write_answer({})
    begin = time.process_time()
    assert puzzle.read_answer(text, partial=True) == {}
    assert time.process_time() - begin < 1


# -- misfits -------------------------------------------------------------------


def test_a_border_inside_a_piece_is_none() -> None:
    answer = dict.fromkeys(BOARD.places, NONE)
    assert not any(BOARD.misfits(answer))
    inner = BOARD.places[0]
    answer[inner] = BORDER
    (misfit,) = BOARD.misfits(answer)
    assert (misfit.rule, misfit.where, misfit.ok) == (DIVIDES, "r1c1-r1c2", False)
    assert misfit.cells == (Cell(0, 0), Cell(0, 1))


def test_pieces_come_in_reading_order() -> None:
    puzzle = divided("#palisade\n...\n...\nregion-size: 3\n")
    answer = puzzle.read_answer("bba\nbaa\n")
    assert [list(map(str, piece)) for piece in puzzle.pieces_of(answer)] == [
        ["r1c1", "r1c2", "r2c1"], ["r1c3", "r2c2", "r2c3"],
    ]  # fmt: skip


def test_what_a_player_notes_of_rectangles_is_not_what_the_puzzle_says() -> None:
    """In whose rectangle a cell lies; a number's own cell goes without saying."""
    puzzle = only("#rectangles\n2.\n.2\n")
    assert puzzle.marks() == {
        Cell(0, 1): ("r1c1", "r2c2"),
        Cell(1, 0): ("r1c1", "r2c2"),
    }


# -- cells that may be empty -----------------------------------------------------

GAPS = divided("#polyomino\nboard:\n#?\n??\npieces:\nAA\n")


def test_a_cell_that_may_be_empty_is_a_place_beside_the_borders() -> None:
    assert [str(place) for place in GAPS.places] == [
        "r1c1-r1c2", "r1c1-r2c1", "r1c2-r2c2", "r2c1-r2c2", "r1c2", "r2c1", "r2c2",
    ]  # fmt: skip
    answer = GAPS.read_answer("AA\n..\n")
    assert "".join(answer.values()) == ".||." + "#.."
    assert GAPS.write_answer(answer) == "AA\n..\n"
    assert GAPS.pieces_of(answer) == [[Cell(0, 0), Cell(0, 1)]]
    assert not list(GAPS.misfits(answer))


@pytest.mark.parametrize(
    ("edge", "mark", "found"), [("r1c1-r2c1", NONE, "none"), ("r2c1-r2c2", BORDER, "none")]
)
def test_what_is_empty_has_borders_round_it_and_none_inside(
    edge: str, mark: str, found: str
) -> None:
    answer = dict(GAPS.read_answer("AA\n..\n"))
    answer[next(one for one in GAPS.edges if str(one) == edge)] = mark
    (misfit,) = GAPS.misfits(answer)
    assert (misfit.rule, misfit.where, misfit.found) == (DIVIDES, edge, found)


def test_half_an_answer_may_know_that_a_cell_is_empty() -> None:
    half = GAPS.read_answer("o?.\n?+?\n???\n", partial=True)
    assert {str(place): token for place, token in half.items()} == {"r1c2": "."}
    assert GAPS.read_answer(GAPS.write_answer(half), partial=True) == half
    named = GAPS.read_answer("A?\n?.\n", partial=True)
    assert {str(place): token for place, token in named.items()} == {"r2c2": "."}
    assert GAPS.read_answer("?A\n..\n", partial=True)[Cell(0, 1)] == "#"


def test_only_what_may_be_empty_may_be() -> None:
    with pytest.raises(PuzzleError, match=r"'\.' at r1c1; expected the name"):
        GAPS.read_answer(".A\n.A\n")
