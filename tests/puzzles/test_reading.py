"""From files to puzzles: several in a file, and where an error of any kind points."""

from __future__ import annotations

from pathlib import Path

import pytest
from puzzlepipe.puzzles.errors import FlawedPuzzle, PuzzleError
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.reading import load_puzzles, parse_puzzles
from puzzlepipe.puzzles.tokens import Token
from puzzlepipe.puzzles.types.tents import Tents
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


# -- flaws ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("#rectangles\n..\n.9\n", "f:3:2: '9' is no number from 1 to 4"),
        ("#rectangles\n..\n.3\n", "f:2:1: the numbers add up to 3 and the board has 4 cells"),
        ("; mine\n#palisade\n..\n..\nregion-size: 3\n", "f:5:14: regions of 3 cells do not"),
        ("#palisade\n..\n..\n", "f:1:2: regions of 5 cells do not make up the 4 of the board"),
        ("#signpost\n1e .\n. 9\n", "f:3:3: '9' is no number from 1 to 4"),
        ("#signpost\n1e .\n; here\n. 4\n", "f:4:1: no arrow at r2c1, but r1c2 is the last cell"),
        (
            "#heyawake\nregions:\naab\naab\nclues: a=1\nclues: c=2\n",
            "f:6:8: no region has the id 'c'",
        ),
    ],
)
def test_a_flaw_is_told_where_the_file_has_it(text: str, message: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        parse_puzzles(text, "f")
    assert str(refused.value).startswith(message)


def test_the_same_flaw_without_a_file_has_no_line() -> None:
    with pytest.raises(FlawedPuzzle) as refused:
        Tents(grid=Grid(1, 2), trees=frozenset({Cell(0, 2)}), top=(None, None), left=(None,))
    assert str(refused.value) == "<stdin>: a tree at r1c3, outside of the grid"
    assert refused.value.line is None
