"""The text format, rule by rule: what is read, and where an error points."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.files import decode_text
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.sources import words_of
from puzzlepipe.puzzles.text import Source
from puzzlepipe.puzzles.tokens import Token
from text_sources import refused, source, sources, texts, write_tokens

# -- bytes -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"\xef\xbb\xbf#tents\n", "#tents\n"),
        (b"a\r\nb\rc\n", "a\nb\nc\n"),
        (b"a\rb\r", "a\nb\n"),
        ("#tents \u00f6\r\nT.\r\n".encode("utf-16"), "#tents \u00f6\nT.\n"),
        ("\ufeff#tents\n".encode("utf-16-be"), "#tents\n"),
        ("#tents\n".encode("utf-16-le"), "#tents\n"),
        ("#tents\n".encode("utf-16-be"), "#tents\n"),
        (b"1\t2", "1 2"),
        ("größe".encode(), "größe"),
        (b"", ""),
    ],
    ids=[
        "byte order mark",
        "line ends",
        "old Mac",
        "UTF-16",
        "UTF-16 other order",
        "no mark",
        "no mark, other order",
        "tab",
        "letters",
        "nothing",
    ],
)
def test_bytes_become_plain_text(data: bytes, text: str) -> None:
    assert decode_text(data, "f.txt") == text


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"ab\n\xc3\xa9\xff", "f.txt:2:2: byte 0xff is not UTF-8 text"),
        (b"ab\r\xc3\xa9\r\n\xff", "f.txt:3:1: byte 0xff is not UTF-8 text"),
        (b"\xfe\xff\x00#\x00\n\xdc\x00", "f.txt:2:1: byte 0xdc is not UTF-16 text"),
        (b"\xff\xfe#\x00T", "f.txt:1:2: byte 0x54 is not UTF-16 text"),
        (b"#tents\nT\x00", "f.txt:2:2: control character U+0000; expected plain text"),
        (b"#tents \x1b[2J", "f.txt:1:8: control character U+001B; expected plain text"),
        ("a\u2028b".encode(), "f.txt:1:2: control character U+2028; expected plain text"),
    ],
)
def test_what_is_no_text_is_refused_at_its_place(data: bytes, message: str) -> None:
    assert refused(lambda: decode_text(data, "f.txt")) == message


@given(st.binary(max_size=40))
def test_any_bytes_are_text_or_refused(data: bytes) -> None:
    try:
        text = decode_text(data, "f.txt")
    except PuzzleError as error:
        assert error.line is not None
        assert error.column is not None
        assert error.line <= data.count(b"\n") + data.count(b"\r") + 1
    else:
        assert not set(text) & set("\r\t\0\ufeff") or data.count(b"\xef\xbb\xbf")


# -- headers -----------------------------------------------------------------


def test_each_puzzle_starts_at_its_header() -> None:
    first, second, third = sources("#tents one\nT.\n\n#sudoku\n#TENTS-and-Trees three  \n.T\n")
    assert [one.header.text for one in (first, second, third)] == [
        "tents",
        "sudoku",
        "TENTS-and-Trees",
    ]
    assert [one.title for one in (first, second, third)] == ["one", "", "three"]
    assert third.header == Token("TENTS-and-Trees", 5, 2)
    assert write_tokens(first) == "T.\n"
    assert write_tokens(third) == ".T\n"


@pytest.mark.parametrize("row", ["##.#", "#...", "#", "#1.#", "#tent", "#tentsT", "# tents"])
def test_what_only_looks_like_a_header_is_a_row(row: str) -> None:
    one = source(row)
    assert texts(list(one.grid().tokens.values())) == (row.split() if " " in row else list(row))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "f.txt: no puzzle here; a puzzle begins with a header such as '#sudoku'"),
        ("; only a comment\n\n", "f.txt: no puzzle here"),
        ("\n\n  T..\n#tents", "f.txt:3:3: 'T..' stands where a header such as"),
        ("#tennts\nT.", "f.txt:1:2: 'tennts' is no puzzle type"),
        ("# tents\nT.", "f.txt:1:1: '# tents' stands where a header such as '#tents my title'"),
        ("#tents: x\nT.", "f.txt:1:1: '#tents: x' stands where a header such as '#tents my title'"),
        ("; hello\n#tennts title\n#tents\n", "f.txt:2:2: 'tennts' is no puzzle type"),
        ("x" * 100, "f.txt:1:1: '" + "x" * 37 + "...' stands where"),
    ],
)
def test_a_file_begins_with_a_header(text: str, message: str) -> None:
    assert refused(lambda: sources(text)).startswith(message)


def test_an_unknown_header_further_down_is_named_where_it_breaks_a_grid() -> None:
    message = refused(source("T.", "#tennts").grid)
    assert message.startswith("f.txt:3:3: this row has 7 cells; the rows above have 2")
    assert "'tennts' is no puzzle type" in message


# -- comments, blank lines, spaces -------------------------------------------


def test_comments_stand_alone_or_behind_a_space() -> None:
    one = source("; above", "T. ; behind", "  ; between", ".; ;;", "top: 1 2 ; clues")
    assert write_tokens(one) == "T.\n.;\n"
    assert texts(one.words("top") or []) == ["1", "2"]


def test_a_header_may_be_indented_as_rows_may() -> None:
    (one,) = sources("   #tents Camp\n   T.\n")
    assert (one.title, one.header.column, texts(list(one.grid().tokens.values()))) == (
        "Camp",
        5,
        ["T", "."],
    )


def test_comment_behind_the_header_is_no_title() -> None:
    (one,) = sources("#tents ; my own")
    assert one.title == ""


def test_blank_lines_inside_the_grid_mean_nothing() -> None:
    assert write_tokens(source("", "T.", "", "..", "top: 1 1")) == "T.\n..\n"


def test_a_grid_out_of_reach_is_refused() -> None:
    large = source(*["." * 251] * 250)
    said = "f.txt:2:1: a grid of 250 x 251 cells; expected at most 62500 in all"
    assert refused(large.grid) == said
    assert source(*["." * 250] * 250).grid().grid == Grid(250, 250)


def test_a_blank_line_ends_a_block() -> None:
    one = source("cages:", "ab", "", "T.")
    assert one.regions(one.required_block("cages", Grid(1, 2))) == {
        Cell(0, 0): "a",
        Cell(0, 1): "b",
    }
    assert write_tokens(one) == "T.\n"


@pytest.mark.parametrize(
    "lines", [["T.", "cages:", "ab", "", "T."], ["T.", "top: 1 1", "T."], ["T.", "", "a: b", "T."]]
)
def test_a_second_grid_is_refused(lines: list[str]) -> None:
    message = refused(lambda: source(*lines))
    assert message == (
        f"f.txt:{len(lines) + 1}:1: 'T.' would be a second grid; expected a key such as 'top:'"
    )


def test_a_comment_line_does_not_end_a_block() -> None:
    one = source("cages:", "ab", "; which are dominoes", "ab", "", "T.", "..")
    assert one.regions(one.required_block("cages", Grid(2, 2))) == {
        Cell(0, 0): "a", Cell(0, 1): "b", Cell(1, 0): "a", Cell(1, 1): "b",
    }  # fmt: skip
    assert write_tokens(one) == "T.\n..\n"


def test_rows_may_be_indented_and_columns_are_told_as_they_stand() -> None:
    tokens = source("  T.").grid().tokens
    assert tokens[Cell(0, 1)] == Token(".", 2, 4, character=True)


def test_one_row_with_a_space_makes_all_rows_token_rows() -> None:
    one = source("10 .", "abc", "9 8")
    assert refused(one.grid) == "f.txt:3:1: this row has 1 cell; the rows above have 2"
    tokens = source("10 .", "ab c").grid().tokens
    assert tokens[Cell(1, 0)] == Token("ab", 3, 1, character=False)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (["...", "....."], "f.txt:3:4: this row has 5 cells; the rows above have 3"),
        (["...", ".."], "f.txt:3:2: this row has 2 cells; the rows above have 3"),
        (["1 2", "1 2  3"], "f.txt:3:6: this row has 3 cells; the rows above have 2"),
    ],
)
def test_rows_have_one_length(rows: list[str], message: str) -> None:
    assert refused(source(*rows).grid) == message


def test_a_missing_grid_is_an_error_at_the_header() -> None:
    assert refused(source("top: 1").grid) == (
        "f.txt:1:2: tents has no grid: expected its rows below"
    )
    assert source("top: 1").optional_grid() is None


# -- directives --------------------------------------------------------------


def test_keys_are_read_in_any_case_and_may_stand_before_the_grid() -> None:
    one = source("TOP: 1 .", "  Left:2", "T.")
    assert one.margin("top", 2) == (1, None)
    assert one.margin("left", 1) == (2,)
    assert one.has("top")
    assert not one.has("bottom")
    one.grid()
    one.finish()


def test_a_key_given_twice_is_an_error_at_the_second() -> None:
    one = source("top: 1", "T", "Top: 2")
    assert refused(lambda: one.words("top")) == "f.txt:4:1: 'top:' is given twice"
    assert [texts(words) for words in source("guess: R 1", "guess: B 2").word_lists("guess")] == [
        ["R", "1"],
        ["B", "2"],
    ]


def test_keys_that_nobody_asked_for_are_errors() -> None:
    one = source("T.", "tpo: 1 1")
    one.grid()
    one.words("top")
    assert refused(one.finish) == "f.txt:3:1: 'tpo:' is no key of tents; did you mean 'top:'?"
    one = source("T.", "colours: 1 1")
    one.grid()
    assert refused(one.finish) == "f.txt:3:1: 'colours:' is no key of tents; it has none"
    one.words("top")
    assert refused(one.finish).endswith("expected one of top:")
    assert refused(source("T.").finish) == "f.txt:2:1: tents has no unlabelled grid"


@pytest.mark.parametrize(
    ("line", "call", "message"),
    [
        ("stars:", lambda one: one.integer("stars", 1), "2:1: 'stars:' has no value"),
        ("stars: 2 3", lambda one: one.integer("stars", 1), "2:10: 'stars:' takes one value"),
        ("stars: two", lambda one: one.integer("stars", 1, 1, 9), "2:8: 'two' is no number"),
        ("stars: a", lambda one: one.integer("stars", 1, 1, 99), "2:8: 'a' is no number from 1"),
        ("stars: -1", lambda one: one.integer("stars", 1), "2:8: '-1' is no number from 0"),
        ("stars: 10", lambda one: one.integer("stars", 1, 1, 9), "2:8: '10' is no number from 1"),
        ("stars: " + "9" * 5000, lambda one: one.integer("stars", 1), "2:8: '999"),
        ("stars: \u0663", lambda one: one.integer("stars", 1), "2:8: '\u0663' is no number"),
        ("stars: \u00b2", lambda one: one.integer("stars", 1), "2:8: '\u00b2' is no number"),
        ("flip: maybe", lambda one: one.flag("flip", False), "2:7: 'maybe' is no answer"),
        ("sums: a=", lambda one: one.pairs("sums"), "2:7: 'a=' is no pair such as id=value"),
        ("sums: =3", lambda one: one.pairs("sums"), "2:7: '=3' is no pair such as id=value"),
        ("top: 1 2 3 4", lambda one: one.margin("top", 2), "2:10: 'top:' has 4 clues; expected 2"),
        ("top: 1", lambda one: one.margin("top", 2), "2:6: 'top:' has 1 clue; expected 2"),
        ("top: 1 x", lambda one: one.margin("top", 2), "2:8: 'x' is no number"),
        ("T: 1", lambda one: one.block("t"), "2:1: expected the rows of 't:' on the lines below"),
        ("t:", lambda one: one.block("t"), "2:1: expected the rows of 't:' on the lines below it"),
        ("x: 1", lambda one: one.required_block("t"), "1:2: tents needs a 't:' block"),
        ("t: 1", lambda one: one.block_lines("t"), "2:1: expected the lines of 't:' below it"),
        ("pieces: 1", lambda one: one.pieces(), "2:9: expected the pictures of 'pieces:'"),
        ("pieces:", lambda one: one.pieces(), "2:1: 'pieces:' shows no piece"),
    ],
)
def test_a_wrong_directive_is_refused_at_its_place(
    line: str, call: Callable[[Source], object], message: str
) -> None:
    assert refused(lambda: call(source(line))).startswith(f"f.txt:{message}")


def test_directives_that_are_missing_have_their_defaults() -> None:
    one = source("T")
    assert one.integer("stars", None) is None
    assert one.flag("flip", True) is True
    assert one.pairs("sums") == []
    assert one.margin("top", 2) == (None, None)
    assert one.block("regions") is None
    assert one.pieces() is None
    assert one.block_lines("borders") is None
    assert one.word_lists("guess") == []


def test_flags_and_pairs() -> None:
    assert source("flip: YES").flag("flip", False) is True
    assert source("flip: no").flag("flip", True) is False
    pairs = source("sums: a=16 b=x=y", "sums: c=1").pairs("sums")
    assert [(name.text, value.text) for name, value in pairs] == [
        ("a", "16"), ("b", "x=y"), ("c", "1"),
    ]  # fmt: skip
    assert pairs[0] == (Token("a", 2, 7), Token("16", 2, 9))


def test_values_are_told_once_for_each_id() -> None:
    one = source("sums: a=16 b=3", "sums: c=1")
    assert one.values("sums", one.number) == {"a": 16, "b": 3, "c": 1}
    assert source("T").values("sums", one.number) == {}
    twice = source("sums: a=1 b=2", "sums: c=1 b=2")
    said = refused(lambda: twice.values("sums", twice.number))
    assert said == "f.txt:3:11: 'b' has a value already"


def test_words_of_a_text_without_its_comments() -> None:
    assert words_of("; above\n\n  Qa1xb2  c3 ; behind\nd4;e5\n") == [
        Token("Qa1xb2", 3, 3), Token("c3", 3, 11), Token("d4;e5", 4, 1),
    ]  # fmt: skip
    assert words_of(" \n;\n") == []


# -- where things were read ----------------------------------------------------


def test_every_question_remembers_where_its_field_stands() -> None:
    one = source(
        "T.", ".T",
        "top: 1 .", "stars: 2", "sums: a=1", "sums: b=2", "max-run: 3",
        "left: 1,2 3", "cages:", "aa", "bb",
    )  # fmt: skip
    one.grid("trees")
    one.margin("top", 2)
    one.integer("stars", 0)
    one.integer("max-run", 0)
    one.values("sums", one.number)
    one.pairs("sums", field="totals")
    one.run_lists("left", 2)
    one.block("cages")
    places = {
        ("trees", Cell(1, 1)): (3, 2),
        ("grid", None): (2, 1),
        ("trees", None): (2, 1),
        ("top", 1): (4, 8),
        ("stars", None): (5, 8),
        ("max_run", None): (8, 10),
        ("sums", "b"): (7, 7),
        ("totals", "b"): (7, 7),
        ("left", 0): (9, 7),
        ("left", 1): (9, 11),
        ("cages", Cell(0, 1)): (11, 2),
        ("top", 5): (4, 1),  # nearest: the key
        ("nothing", 5): (1, 2),  # the header
        ("trees", Cell(9, 9)): (1, 2),
    }
    for (field, item), place in places.items():
        token = one.token_of(field, item)
        assert (token.line, token.column) == place, (field, item)


def test_what_is_kept_again_is_kept_beside_the_rest() -> None:
    one = source("T")
    one.keep("a", {1: Token("x", 2, 1), 2: Token("y", 3, 1)})
    one.keep("a", {2: Token("z", 4, 1)})
    assert [one.token_of("a", item).text for item in (1, 2)] == ["x", "z"]
