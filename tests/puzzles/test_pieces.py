"""Pieces and their letters: what pictures may look like, and pieces that are equal."""

from __future__ import annotations

from puzzlepipe.puzzles.grid import Cell
from puzzlepipe.puzzles.polyomino import Polyomino
from support import only


def read(board: str, pieces: str) -> Polyomino:
    puzzle = only(f"#polyomino\nboard:\n{board}\npieces:\n{pieces}\n")
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
    assert puzzle.canonical(one) == puzzle.canonical(other) == one
    assert puzzle.canonical(puzzle.read_answer("CCABD\n")) != one


def test_pieces_are_equal_only_where_they_may_be_turned_so() -> None:
    pieces = "AA\nA.\n\nBB\n.B"
    answer = "BBA\nBAA\n"
    puzzle = only(f"#polyomino\nboard:\n###\n###\npieces:\n{pieces}\n")
    stiff = only(f"#polyomino\nboard:\n###\n###\npieces:\n{pieces}\nrotate: no\nflip: no\n")
    assert puzzle.canonical(puzzle.read_answer(answer))[Cell(0, 0)] == "A"
    assert stiff.canonical(stiff.read_answer(answer))[Cell(0, 0)] == "B"
