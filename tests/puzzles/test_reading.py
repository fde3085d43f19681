"""From files to puzzles: several in a file, and where an error of any kind points."""

from __future__ import annotations

from pathlib import Path

import pytest
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.reading import load_puzzles, parse_puzzles
from puzzlepipe.puzzles.text import Token
from support import only


def test_an_unknown_type_names_the_nearest() -> None:
    with pytest.raises(PuzzleError) as refused:
        parse_puzzles("; mine\n#sudoko title\n1...\n", "s.txt")
    assert str(refused.value).startswith(
        "s.txt:2:2: 'sudoko' is no puzzle type; the nearest are: sudoku"
    )


def test_several_puzzles_of_several_types_in_a_file() -> None:
    puzzles = parse_puzzles("#tents a\nT.\n#kurosu b\n0.\n.1\n\n#Tents-And-Trees c d\n.T\n", "f")
    assert [(one.name, one.title, one.file) for one in puzzles] == [
        ("tents", "a", "f"), ("kurosu", "b", "f"), ("tents", "c d", "f"),
    ]  # fmt: skip


def test_an_error_in_the_second_puzzle_has_its_line_in_the_file() -> None:
    with pytest.raises(PuzzleError) as refused:
        parse_puzzles("#tents\nT.\n\n#tents\nT.\n.x\n", "f")
    assert (refused.value.line, refused.value.column) == (6, 2)


def test_a_file_as_windows_writes_it(tmp_path: Path) -> None:
    path = tmp_path / "my puzzle.txt"
    path.write_bytes(b"\xef\xbb\xbf#tents t\r\nT.\t\r\n..\r\n\r\ntop:\t1\t.\r\n")
    (puzzle,) = load_puzzles(path)
    assert puzzle == only("#tents t\nT.\n..\ntop: 1 .\n")
    assert puzzle.file == str(path)


@pytest.mark.parametrize("name", ["missing.txt", "."])
def test_a_file_that_cannot_be_read(name: str, tmp_path: Path) -> None:
    with pytest.raises(PuzzleError) as refused:
        load_puzzles(tmp_path / name)
    assert str(refused.value).startswith(f"{tmp_path / name}: cannot be read: ")


def test_where_a_file_came_from_does_not_make_a_puzzle_another() -> None:
    assert parse_puzzles("#tents\nT.\n", "a") == parse_puzzles("#tents\nT.\n", "b")
    assert parse_puzzles("#tents x\nT.\n") != parse_puzzles("#tents\nT.\n")


def test_the_file_is_dumped_with_its_header() -> None:
    assert only("#Tents-and-trees  My camp \nT.\n").dump().startswith("#tents My camp\nT.\n")
    assert only("#tents\nT.\n").dump().startswith("#tents\nT.\n")


def test_an_error_prints_what_is_known_of_its_place() -> None:
    assert str(PuzzleError("m", "f", 2, 3)) == "f:2:3: m"
    assert str(PuzzleError("m", "f", 2)) == "f:2: m"
    assert str(PuzzleError("m", "f")) == "f: m"
    assert Token("x", 1, 2) == Token("x", 1, 2, False)
