"""The S-expression reader: every form a solver prints, and every way its text can be broken."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.backends import sexpr
from puzzlepipe.backends.sexpr import (
    Framer,
    SExpr,
    SExprError,
    read_all,
    string_of,
    text_of,
    value_of,
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("sat\n((V1 0)\n (V2 1))\n", ["sat", [["V1", "0"], ["V2", "1"]]]),
        ("sat ((V1 0) (V2 1))", ["sat", [["V1", "0"], ["V2", "1"]]]),
        ("sat\n( (V1 0)\n  (V2 (- 1)) )", ["sat", [["V1", "0"], ["V2", ["-", "1"]]]]),
        (
            "(model\n (define-fun V0 () Int 1)\n)",
            [["model", ["define-fun", "V0", [], "Int", "1"]]],
        ),
        ("(= x 3)", [["=", "x", "3"]]),
        ("sat ; (not read\r\nunsat", ["sat", "unsat"]),
        ('(error "it said ""no"" (twice")', [["error", '"it said ""no"" (twice"']]),
        ("|abc| |a b| |(| |3a|", ["abc", "|a b|", "|(|", "|3a|"]),
        ('a"b"|c d|e', ["a", '"b"', "|c d|", "e"]),
    ],
)
def test_reads_every_form(text: str, expected: list[SExpr]) -> None:
    assert read_all(text) == expected


@pytest.mark.parametrize(
    ("text", "message", "offset"),
    [
        ("sat (a (b)", "'(' without ')'", 4),
        ("sat) x", "')' without '('", 3),
        ('(a "b)', "string without an end", 3),
        ("x |y z", "quoted symbol without an end", 2),
    ],
)
def test_broken_text_is_an_error_with_its_place(text: str, message: str, offset: int) -> None:
    with pytest.raises(SExprError) as caught:
        read_all(text)
    assert (caught.value.message, caught.value.offset) == (message, offset)
    assert str(offset) in str(caught.value)


def test_depth_is_not_bounded_by_the_recursion_limit() -> None:
    deep = "(" * 50_000 + ")" * 50_000
    (expr,) = read_all(deep)
    assert text_of(expr).count("(") == 50_000


_atoms = st.one_of(
    st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,6}", fullmatch=True),
    st.integers(0, 10**30).map(str),
    st.text().map(lambda text: '"' + text.replace('"', '""') + '"'),
    st.sampled_from(["|a b|", "|;|", "|)|", ":named"]),
)
_exprs: st.SearchStrategy[SExpr] = st.recursive(_atoms, lambda inner: st.lists(inner, max_size=4))


@given(st.lists(_exprs, max_size=4))
def test_what_is_written_is_read_back(exprs: list[SExpr]) -> None:
    assert read_all("\n".join(map(text_of, exprs))) == exprs


@given(st.text(alphabet='()|"; \nab1-'))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read_all(text)
    except SExprError as error:
        assert 0 <= error.offset < len(text)


def test_strings() -> None:
    assert string_of('"say ""no"" now"') == 'say "no" now'
    assert string_of("plain") == "plain"
    assert string_of('"') == '"'


@pytest.mark.parametrize(
    ("text", "value"),
    [("true", True), ("false", False), ("3", 3), ("(- 3)", -3), ("-3", -3), ("007", 7)],
)
def test_values(text: str, value: bool | int) -> None:
    (expr,) = read_all(text)
    assert value_of(expr) is value or (value_of(expr) == value and type(value) is int)


@pytest.mark.parametrize(
    "text", ["1.5", "(/ 1 2)", "x", "(- x)", "(- 1 2)", "()", "--3", '"3"', "9" * 5000]
)
def test_no_values(text: str) -> None:
    (expr,) = read_all(text)
    with pytest.raises(ValueError, match="neither true, false nor an integer"):
        value_of(expr)


@given(st.lists(_exprs, max_size=4), st.lists(st.integers(1, 9), min_size=1))
def test_framer_finds_the_expressions_however_the_text_is_cut(
    exprs: list[SExpr], sizes: list[int]
) -> None:
    text = "; first (\n".join(f"{text_of(expr)}\n" for expr in exprs)
    framer = Framer()
    found: list[SExpr] = []
    start = turn = 0
    while start < len(text):
        size = sizes[turn % len(sizes)]
        found += read_all(framer.feed(text[start : start + size]))
        start, turn = start + size, turn + 1
    assert found == exprs
    assert read_all(framer.finish()) == []


def test_framer_waits_for_the_end_of_an_expression() -> None:
    framer = Framer()
    assert framer.feed("sat") == ""
    assert framer.feed("\n((a") == "sat"
    assert read_all(framer.feed(" true))")) == [[["a", "true"]]]
    assert framer.feed('(error "no (') == ""
    assert read_all(framer.feed('"")"')) == []
    assert framer.feed(") un").strip() == '(error "no ("")")'
    assert framer.finish().strip() == "un"


def test_framer_hands_over_what_is_never_opened() -> None:
    assert Framer().feed("a) ") == "a)"


@pytest.mark.parametrize("letter", ["(", ")", "()"])
def test_more_lists_than_any_answer_has_are_refused(
    monkeypatch: pytest.MonkeyPatch, letter: str
) -> None:
    monkeypatch.setattr(sexpr, "MOST_LISTS", 10)
    found = f"found {11 * letter.count('(')} opening and {11 * letter.count(')')} closing"
    with pytest.raises(sexpr.TooManyLists, match=f"{found} parentheses, expected at most 10"):
        sexpr.read_all(letter * 11)
    assert len(sexpr.read_all("()" * 10)) == 10


@pytest.mark.parametrize("text", ["(" * 9, "()" * 5 + "(", "a) ("], ids=str)
def test_parentheses_without_partners_are_found_before_a_list_is_made(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """An answer of many megabytes that was cut off costs no more than a look at it."""

    class Untouchable(str):
        def replace(self, *_: object) -> str:  # type: ignore[override]
            pytest.fail("the text was taken apart")

    with pytest.raises(sexpr.SExprError, match="without"):
        sexpr.read_all(Untouchable(text if text != "a) (" else text + "("))
