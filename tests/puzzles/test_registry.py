"""Types found by their names, and files of several puzzles."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.puzzle import relabel
from puzzlepipe.puzzles.registry import (
    all_types,
    find_type,
    load_puzzles,
    nearest_types,
    parse_puzzles,
    samples_of,
)
from puzzlepipe.puzzles.text import Token
from support import only


def test_names_and_aliases_are_found_in_any_case_and_belong_to_one_type() -> None:
    seen: set[str] = set()
    for name, kind in all_types().items():
        for word in (name, *kind.aliases):
            assert word.lower() not in seen
            seen.add(word.lower())
            for spelling in (word, word.lower(), word.upper(), word.title()):
                assert find_type(spelling) is kind


@pytest.mark.parametrize(
    "name",
    ["", "grid", "text", "puzzle", "registry", "__init__", "../puzzles/tents", "ten ts", "."],
)
def test_modules_that_are_no_type_are_not_found(name: str) -> None:
    assert find_type(name) is None


def test_the_nearest_types_of_a_misspelt_one() -> None:
    assert nearest_types("sudkou")[0] == "sudoku"
    assert nearest_types("TENT")[0] == "tents"
    assert nearest_types("picros")[0] == "picross"
    assert nearest_types("qqqqqq") == list(all_types())


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


def test_samples_are_found_and_unknown_types_have_none() -> None:
    assert samples_of("tents")
    assert samples_of("nothing") == []


def test_one_type_is_read_without_importing_the_others() -> None:
    program = (
        "import sys; from puzzlepipe.puzzles.registry import parse_puzzles;"
        "parse_puzzles('#tents\\nT.\\n');"
        "print(*(name for name in sys.modules if name.startswith('puzzlepipe.')))"
    )
    out = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "puzzlepipe.puzzles.tents" in out.stdout
    assert "puzzlepipe.puzzles.sudoku" not in out.stdout
    assert "puzzlepipe.encoders" not in out.stdout


# -- answers -----------------------------------------------------------------

TWO = "#tents\nT.\n..\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a: no answer here; expected a grid of tokens"),
        ("; nothing\n", "a: no answer here; expected a grid of tokens"),
        (".A\n", "a:1:1: the answer has 1 x 2 cells; expected one answer of the board's 2 x 2"),
        ("\n.A\n.x\n", "a:3:2: 'x' at r2c2; expected one of A ."),
        ("AA\n..\n", "a:1:1: 'A' at r1c1; expected ."),
        (".A\n.A.\n", "a:2:3: this row has 3 cells; the rows above have 2"),
        (".A\ntop: 1\n..\n", "a:3:1: '..' would be a second grid"),
        (".A\n..\nfrom: me\n", "a:3:1: 'from:' is no key of tents; it has none"),
    ],
)
def test_a_wrong_answer_file_is_refused(text: str, message: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        only(TWO).read_answer(text, "a")
    assert str(refused.value).startswith(message)


def test_the_file_is_dumped_with_its_header() -> None:
    assert only("#Tents-and-trees  My camp \nT.\n").dump().startswith("#tents My camp\nT.\n")
    assert only("#tents\nT.\n").dump().startswith("#tents\nT.\n")


def test_regions_are_relabelled_in_reading_order() -> None:
    assert relabel({1: "b", 2: ".", 3: "a", 4: "b"}) == {1: "1", 2: ".", 3: "2", 4: "1"}
    assert relabel({1: "x", 2: ".", 3: "b", 4: "x"}) == {1: "1", 2: ".", 3: "2", 4: "1"}


def test_an_error_prints_what_is_known_of_its_place() -> None:
    assert str(PuzzleError("m", "f", 2, 3)) == "f:2:3: m"
    assert str(PuzzleError("m", "f", 2)) == "f:2: m"
    assert str(PuzzleError("m", "f")) == "f: m"
    assert Token("x", 1, 2) == Token("x", 1, 2, False)
