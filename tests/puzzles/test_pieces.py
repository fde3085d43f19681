"""Pieces and their letters: what pictures may look like, and pieces that are equal."""

from __future__ import annotations

from puzzlepipe.engine.validate import passes, validate
from puzzlepipe.puzzles.grid import Cell
from puzzlepipe.puzzles.types.polyomino import Polyomino
from support import only


def read(board: str, pieces: str, more: str = "") -> Polyomino:
    puzzle = only(f"#polyomino\nboard:\n{board}\npieces:\n{pieces}\n{more}")
    assert isinstance(puzzle, Polyomino)
    return puzzle


def test_empty_places_may_be_points_or_spaces() -> None:
    assert read("#######", ".AA\nA.A\nAAA") == read("#######", " AA\nA A\nAAA")


def test_a_picture_may_stand_anywhere_in_its_lines() -> None:
    assert read("###", "  ..A\n  .AA") == read("###", ".A\nAA")


def test_a_comment_does_not_cut_a_picture() -> None:
    assert read("###", "AA\n; the rest\nA.") == read("###", "AA\nA.")


def test_pieces_without_a_letter_of_their_own_get_the_next_free_one() -> None:
    pieces = read("########", "#\n\nAA\n\nA\n\n#\n\nC\n\nAA").pieces
    assert {letter: len(shape.cells) for letter, shape in pieces.items()} == {
        "B": 1,
        "A": 2,
        "D": 1,
        "E": 1,
        "C": 1,
        "F": 2,
    }


def test_swapped_equal_pieces_are_the_same_answer() -> None:
    puzzle = read("#####", "A\n\nB\n\nCC\n\nD")
    one = puzzle.read_answer("ACCBD\n")
    other = puzzle.read_answer("DCCAB\n")
    assert one == other
    assert puzzle.write_answer(other) == "ACCBD\n"
    assert puzzle.read_answer("CCABD\n") != one


def test_any_names_tell_pieces_apart() -> None:
    puzzle = read("#####", "A\n\nB\n\nCC\n\nD")
    assert puzzle.read_answer("1xx23\n") == puzzle.read_answer("ACCBD\n")


def test_pieces_are_equal_only_where_they_may_be_turned_so() -> None:
    pieces = "AA\nA.\n\nBB\n.B"
    puzzle = read("###\n###", pieces)
    stiff = read("###\n###", pieces, "rotate: no\nflip: no\n")
    assert puzzle.marks()[Cell(0, 0)] == ("A/B",)
    assert stiff.marks()[Cell(0, 0)] == ("A", "B")
    answer = puzzle.read_answer("BBA\nBAA\n")
    assert passes(validate(puzzle, answer))
    assert not passes(validate(stiff, answer))
    assert puzzle.write_answer(answer) == "AAB\nABB\n"


def test_a_piece_that_no_picture_shows_has_a_number() -> None:
    puzzle = read("###\n###", "AA\nA.\n\nBBB")
    square, corners = map(puzzle.read_answer, ("aab\naab\n", "abb\naab\n"))
    assert puzzle.write_answer(square) == "112\n112\n"
    assert puzzle.write_answer(corners) == "A22\nAA2\n"
    failed = [[c.where for c in puzzle.check(a) if not c.ok] for a in (square, corners)]
    assert failed == [
        ["the piece of r1c1", "the piece of r1c3", "piece A", "piece B"],
        ["piece A", "piece B"],
    ]
