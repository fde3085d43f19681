"""The text format's values: tokens, runs, blocks, what is written, what is meant all the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.puzzles import sources as puzzle_sources
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.reading import parse_puzzles
from puzzlepipe.puzzles.sources import LINE, source_of_rows, split_sources
from puzzlepipe.puzzles.text import Source
from puzzlepipe.puzzles.tokens import Token
from puzzlepipe.puzzles.writing import write_margin, write_pairs, write_rows
from text_sources import refused, source, sources, texts, write_tokens

# -- tokens ------------------------------------------------------------------


def test_letters_are_numbers_in_character_rows_only() -> None:
    one = source("9aZ")
    assert [one.number(token, 0, 99) for token in one.grid().tokens.values()] == [9, 10, 35]
    one = source("9 a")
    assert refused(lambda: one.grid().read(one.number)) == (
        "f.txt:2:3: 'a' is no number from 0 to 1000000"
    )


@pytest.mark.parametrize("text", [".", "-", "_", "0"])
def test_what_is_empty(text: str) -> None:
    one = source("T")
    assert one.is_empty(Token(text, 1, 1)) == (text != "0")
    assert one.is_empty(Token(text, 1, 1), also="0")
    assert not one.is_empty(Token(text * 2, 1, 1), also="0")


def test_symbols_in_either_case() -> None:
    one = source("tT_-")
    assert list(one.grid().read(lambda token: one.symbol(token, "T.")).values()) == list("TT..")
    assert refused(lambda: one.symbol(Token("x", 7, 8), "T.")) == (
        "f.txt:7:8: 'x' stands here; expected one of T ."
    )
    assert refused(lambda: one.symbol(Token("TT", 7, 8), "T.")).startswith("f.txt:7:8: 'TT'")


# -- run lists ---------------------------------------------------------------


@pytest.mark.parametrize(
    "lines",
    [
        ["top: 8,2 5 0 ."],
        ["top:", "8 2", "5", "0", "."],
        ["top:", "8,2", "5", "0", "-"],
        ["TOP:", "  8   2 ; both", "; none", "5", "0", "_", ""],
    ],
)
def test_run_lists_in_both_forms(lines: list[str]) -> None:
    assert source(*lines).run_lists("top", most=4) == [[8, 2], [5], [], None]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["T"], "f.txt:1:2: tents needs 'top:'"),
        (["top:"], "f.txt:2:1: 'top:' has no value"),
        (["top: 1,0 2"], "f.txt:2:8: '0' is no number from 1"),
        (["top: 1,,2"], "f.txt:2:8: no number beside a comma; expected"),
        (["top:", "1 0"], "f.txt:3:3: '0' is no number from 1"),
        (["top:", "1 ."], "f.txt:3:3: '.' is no number from 1"),
        (["top: 1 2 3"], "f.txt:2:10: 'top:' has 3 clues; at most 2 will do"),
        (["top: 1,x"], "f.txt:2:8: 'x' is no number from 1"),
    ],
)
def test_wrong_run_lists(lines: list[str], message: str) -> None:
    assert refused(lambda: source(*lines).run_lists("top", most=2)).startswith(message)


# -- blocks ------------------------------------------------------------------


def test_blocks_have_the_size_that_is_asked_for() -> None:
    one = source("regions:", "aab", "bbb")
    assert one.regions(one.required_block("regions", Grid(2, 3)))[Cell(0, 2)] == "b"
    assert refused(lambda: one.block("regions", Grid(3, 3))) == (
        "f.txt:2:1: 'regions:' has 2 x 3 cells; expected the board's 3 x 3"
    )


def test_a_block_ends_at_the_next_key() -> None:
    one = source("regions:", "ab", "cages:", "cc", "top: 1 1")
    assert list(one.regions(one.required_block("regions")).values()) == ["a", "b"]
    assert list(one.regions(one.required_block("cages")).values()) == ["c", "c"]


def test_pieces_are_separated_by_blank_lines() -> None:
    one = source("pieces:", "", "aa", "; a comment", ".a", "", "", "bbb", "", "board:", "##")
    shown = [["".join(texts(row)) for row in piece] for piece in one.pieces() or []]
    assert shown == [["aa", ".a"], ["bbb"]]
    assert one.block("board") is not None


def test_pieces_keep_the_columns_of_indented_rows() -> None:
    (piece,) = source("pieces:", "aa", " a").pieces() or []
    assert [row[-1].column for row in piece] == [2, 2]


def test_lines_of_words_have_any_length() -> None:
    lines = source("borders:", "a b c", "b").block_lines("borders") or []
    assert [texts(words) for words in lines] == [["a", "b", "c"], ["b"]]


# -- answers, writing --------------------------------------------------------


def test_an_answer_needs_no_header_and_may_have_comments() -> None:
    one = source_of_rows("; solved by hand\n\nA.\n.A ; well\n", "a.txt", "tents")
    assert write_tokens(one) == "A.\n.A\n"


TOKENS = st.text(st.characters(categories=["L", "N"], include_characters="+*/^<>"), min_size=1)


@given(st.integers(1, 4).flatmap(lambda width: st.lists(
    st.lists(TOKENS, min_size=width, max_size=width), min_size=1, max_size=4)))  # fmt: skip
def test_rows_that_are_written_are_read_back(rows: list[list[str]]) -> None:
    always = source_of_rows(write_rows(rows, words=True), "f.txt", "signpost").grid(words=True)
    assert always.grid == Grid(len(rows), len(rows[0]))
    assert texts(list(always.tokens.values())) == [token for row in rows for token in row]
    if len(rows[0]) == 1 and max(len(row[0]) for row in rows) > 1:
        return  # has no form of its own
    one = source_of_rows(write_rows(rows), "f.txt", "tents")
    read = one.grid()
    assert read.grid == Grid(len(rows), len(rows[0]))
    assert texts(list(read.tokens.values())) == [token for row in rows for token in row]


@given(st.lists(st.none() | st.integers(0, 10**6), min_size=1, max_size=8))
def test_clues_that_are_written_are_read_back(clues: list[int | None]) -> None:
    assert source(write_margin("top", clues)).margin("top", len(clues)) == tuple(clues)


@pytest.mark.parametrize("side", ["top", "left", "bottom", "right"])
def test_a_clue_of_any_side_knows_where_it_was_read(side: str) -> None:
    one = source(f"{side}: 1 . 22")
    assert one.margin(side, 3) == (1, None, 22)
    assert one.token_of(side, 2).text == "22"
    with pytest.raises(PuzzleError, match=f"'{side}:' has 3 clues; expected 2"):
        one.margin(side, 2)


@given(st.dictionaries(st.from_regex(r"[a-z0-9]{1,4}", fullmatch=True), st.integers(0, 999)))
def test_pairs_that_are_written_are_read_back(pairs: dict[str, int]) -> None:
    one = source(*write_pairs("sums", pairs).splitlines())
    assert {name.text: int(value.text) for name, value in one.pairs("sums")} == pairs


@given(st.text(st.sampled_from("#tens:;.,=0 1aT-\n"), max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    asked: list[Callable[[Source], object]] = [
        Source.optional_grid,
        Source.pieces,
        lambda one: one.margin("t", 2),
        lambda one: one.run_lists("e", 9),
        lambda one: one.block_lines("n"),
        lambda one: one.pairs("s"),
        Source.finish,
    ]
    try:
        found = sources(text)
    except PuzzleError:
        return
    for one in found:
        for ask in asked:
            try:
                ask(one)
            except PuzzleError as error:
                assert error.line is None or error.line <= text.count("\n") + 1


def test_numbers_stand_where_something_does() -> None:
    one = source("1.a", "-_3")
    board = one.grid()
    a, b, c = Cell(0, 0), Cell(0, 2), Cell(1, 2)
    assert one.numbers(board.tokens, 1, 10) == {a: 1, b: 10, c: 3}
    with pytest.raises(PuzzleError, match="'a' is no clue from 1 to 9"):
        one.numbers(board.tokens, 1, 9, "clue")


@pytest.mark.parametrize("line", ["." * 100, ". " * 50, "", "; a comment", "top: 1 2"])
def test_a_puzzle_too_long_is_refused_before_it_is_split(
    monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    most = 20 * max(len(line), LINE)
    monkeypatch.setattr(puzzle_sources, "MOST_CHARACTERS", most)
    header = "#slitherlink\n"
    for lines in (20, 21):
        text = header + "\n".join([line] * lines)
        if lines == 20:
            assert split_sources(header + text, "x.txt", lambda name: True)
            continue
        with pytest.raises(PuzzleError, match="longer than") as caught:
            parse_puzzles(text)
        assert caught.value.line == 22


# -- what is meant all the same ------------------------------------------------


def test_a_key_may_stand_away_from_its_colon() -> None:
    assert source("T.", "top : 0 1").margin("top", 2) == (0, 1)
    assert source("T.", "top :0 1").margin("top", 2) == (0, 1)


@pytest.mark.parametrize("line", ["top 0 1", "top = 0 1", "top=0"])
def test_a_key_without_a_colon_is_told_so(line: str) -> None:
    assert "(if 'top' is a key: expected a colon after it)" in refused(source("T.", line).grid)


def test_a_key_without_values_gives_none() -> None:
    assert source("T.", "clues:").values("clues", str) == {}
    assert source("clues:", "", "T.").pairs("clues") == []
    assert source("T.", "top:").margin("top", 2) == (None, None)


def test_values_may_stand_below_their_key() -> None:
    one = source("T.", "clues:", "a=1 b=2", "c=3", "left:", "2", ".")
    assert {key: token.text for key, token in one.pairs("clues") for key in [key.text]} == {
        "a": "1",
        "b": "2",
        "c": "3",
    }
    assert one.margin("left", 2) == (2, None)
    assert refused(lambda: source("top:", "..").margin("top", 1)).startswith(
        "f.txt:3:1: '..' is no"
    )


@pytest.mark.parametrize(("words", "column"), [("1, 1", 8), ("1 ,1", 8), ("1,,1", 8), (",", 6)])
def test_a_comma_stands_between_two_numbers(words: str, column: int) -> None:
    message = refused(lambda: source(f"top: {words}").run_lists("top", most=2))
    assert message == (
        f"f.txt:2:{column}: no number beside a comma; expected numbers with commas, no spaces"
    )
