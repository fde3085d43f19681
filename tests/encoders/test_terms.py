"""Terms fold what is known, and mean what they say."""

from __future__ import annotations

from itertools import product

import pytest
from evaluate import evaluate
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.encoders import terms
from puzzlepipe.encoders.terms import (
    FALSE,
    TRUE,
    Flag,
    and_,
    as_number,
    distinct,
    flat,
    holds,
    iff,
    implies,
    not_,
    not_both,
    number,
    or_,
    plus,
    symbol_of,
    times,
    xor,
)

LITERALS = st.sampled_from(
    [TRUE, FALSE, "a", "b", "(not a)", "(not c)", Flag("i"), Flag("i", False), Flag("j")]
)
SYMBOLS = {"a": (False, True), "b": (False, True), "c": (False, True), "i": (0, 1), "j": (0, 1)}
WORLDS = [dict(zip(SYMBOLS, values, strict=True)) for values in product(*SYMBOLS.values())]

BOOLEAN = {
    "and": (and_, lambda *values: all(values)),
    "or": (or_, lambda *values: any(values)),
    "not both": (not_both, lambda *values: not all(values)),
    "implies": (implies, lambda premise, *then: not premise or any(then)),
}
OF_TWO = {"iff": (iff, lambda a, b: a == b), "xor": (xor, lambda a, b: a != b)}


@pytest.mark.parametrize("name", BOOLEAN)
@given(st.lists(LITERALS, max_size=5), LITERALS)
def test_terms_mean_what_they_say_under_all_values(
    name: str, some: list[str], premise: str
) -> None:
    build, meaning = BOOLEAN[name]
    operands = [premise, *some] if name == "implies" else some
    term = build(*operands)
    check_form(term)
    for world in WORLDS:
        assert evaluate(term, world) == meaning(*(holds(one, world) for one in operands))
        assert evaluate(not_(term), world) != evaluate(term, world)


@pytest.mark.parametrize("name", OF_TWO)
@given(LITERALS, LITERALS)
def test_terms_of_two_mean_what_they_say(name: str, a: str, b: str) -> None:
    build, meaning = OF_TWO[name]
    term = build(a, b)
    check_form(term)
    for world in WORLDS:
        assert evaluate(term, world) == meaning(holds(a, world), holds(b, world))


@given(LITERALS)
def test_literals(literal: str) -> None:
    assert not_(not_(literal)) == literal
    assert type(not_(not_(literal))) is type(literal)
    for world in WORLDS:
        assert holds(literal, world) == evaluate(literal, world)
        assert holds(not_(literal), world) != holds(literal, world)
        assert evaluate(as_number(literal), world) == int(holds(literal, world))
    assert symbol_of(literal) == symbol_of(not_(literal))
    assert (symbol_of(literal) is None) == (literal in (TRUE, FALSE))


def check_form(term: str) -> None:
    """Nothing known is left in a term, no operator has one operand, no negation is doubled."""
    assert term in (TRUE, FALSE) or not {TRUE, FALSE} & set(
        term.replace("(", " ").replace(")", " ").split()
    )
    assert "(not (not" not in term
    for operator in ("and", "or", "=>", "xor", "+"):
        for part in term.split(f"({operator} ")[1:]:
            assert len(operands_of(part)) > 1, term


def operands_of(rest: str) -> list[str]:
    """The operands before the bracket that closes the term."""
    found, depth, word = [], 0, ""
    for char in rest:
        if depth == 0 and char in " )":
            found.append(word)
            word = ""
            if char == ")":
                break
            continue
        depth += (char == "(") - (char == ")")
        word += char
    return found


def test_terms_of_none_and_of_one() -> None:
    assert (and_(), or_(), plus(), distinct()) == (TRUE, FALSE, "0", TRUE)
    assert (and_("a"), or_(["a"]), plus(iter(["x"])), distinct("x")) == ("a", "a", "x", TRUE)
    assert not_both("a") == "(not a)"
    assert not_both() == FALSE


def test_terms_as_text() -> None:
    assert and_("a", ["b", ("c",)], TRUE) == "(and a b c)"
    assert implies("a", "b", "c") == "(=> a (or b c))"
    assert implies("a", FALSE) == "(not a)"
    assert iff("a", FALSE) == "(not a)"
    assert xor("a", "b") == "(xor a b)"
    assert distinct("x", "y") == "(distinct x y)"
    assert (terms.less("x", "y"), terms.at_most("x", "y")) == ("(< x y)", "(<= x y)")
    assert terms.equal("x", "3") == "(= x 3)"
    assert flat(["a", ["b", ["c"]], ()]) == ["a", "b", "c"]


def test_numbers() -> None:
    assert (number(3), number(0), number(-3)) == ("3", "0", "(- 3)")
    assert (times(1, "x"), times(0, "x"), times(2, "0"), times(3, "x"), times(-1, "x")) == (
        "x", "0", "0", "(* 3 x)", "(* (- 1) x)",
    )  # fmt: skip
    assert plus("0", "x", "0") == "x"


def test_flags_are_ints_that_are_one_or_not() -> None:
    flag = Flag("x")
    assert (flag, not_(flag)) == ("(= x 1)", "(= x 0)")
    assert (as_number(flag), as_number(not_(flag))) == ("x", "(- 1 x)")
    assert (symbol_of(flag), symbol_of("(not a)")) == ("x", "a")
