"""Terms fold what is known, and mean what they say, under the witness of their own text."""

from __future__ import annotations

import random
from itertools import product

import pytest
from evaluate import evaluate
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.encoders import terms
from puzzlepipe.encoders.terms import (
    FALSE,
    TRUE,
    Literal,
    Term,
    Value,
    and_,
    as_number,
    at_most,
    distinct,
    equal,
    flag,
    flat,
    holds,
    iff,
    implies,
    integer,
    less,
    literals_in,
    not_,
    not_both,
    number,
    or_,
    plus,
    symbols_in,
    times,
    xor,
)

A, B, C = map(Literal, "abc")
ONE, J, N = flag("i"), flag("j"), Literal("n", 2)
X, Y = integer("x"), integer("y")
LITERALS = st.sampled_from([TRUE, FALSE, A, B, not_(A), not_(C), ONE, not_(ONE), J, N, not_(N)])
SYMBOLS: dict[str, tuple[Value, ...]] = {
    "a": (False, True),
    "b": (False, True),
    "c": (False, True),
    "i": (0, 1),
    "j": (0, 1),
    "n": (1, 2, 3),
}
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
    name: str, some: list[Term], premise: Term
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
def test_terms_of_two_mean_what_they_say(name: str, a: Term, b: Term) -> None:
    build, meaning = OF_TWO[name]
    term = build(a, b)
    check_form(term)
    for world in WORLDS:
        assert evaluate(term, world) == meaning(holds(a, world), holds(b, world))


@given(LITERALS)
def test_literals(literal: Term) -> None:
    assert not_(not_(literal)) == literal
    assert type(not_(not_(literal))) is type(literal)
    for world in WORLDS:
        assert holds(literal, world) == evaluate(literal, world)
        assert holds(not_(literal), world) != holds(literal, world)
        assert evaluate(as_number(literal), world) == int(holds(literal, world))
    assert list(symbols_in(literal)) == list(symbols_in(not_(literal)))
    assert isinstance(literal, Literal) != (literal in (TRUE, FALSE))


def test_literals_as_objects_and_as_text() -> None:
    assert [str(one) for one in (A, not_(A), ONE, not_(ONE), N, not_(N))] == [
        "a", "(not a)", "(= i 1)", "(= i 0)", "(= n 2)", "(not (= n 2))",
    ]  # fmt: skip
    assert (N.symbol, N.value, N.positive, N.negated().positive) == ("n", 2, True, False)
    assert (ONE.value, ONE.negated().value, ONE.negated().positive) == (1, 0, True)
    assert Literal("n", -1) == "(= n (- 1))"


NUMBERS = st.sampled_from(
    [number(0), number(2), number(-3), integer("i"), integer("n"), as_number(A), as_number(ONE)]
)
BOOLEANS = st.one_of(
    LITERALS,
    st.builds(less, NUMBERS, NUMBERS),
    st.builds(at_most, NUMBERS, NUMBERS),
    st.builds(lambda a, b, c: equal(plus(a, times(-2, b)), c), NUMBERS, NUMBERS, NUMBERS),
    st.builds(distinct, NUMBERS, NUMBERS, NUMBERS),
)
TERMS = st.recursive(
    BOOLEANS,
    lambda inner: st.one_of(
        st.builds(not_, inner),
        st.builds(and_, inner, inner, inner),
        st.builds(or_, inner, inner),
        st.builds(implies, inner, inner),
        st.builds(iff, inner, inner),
        st.builds(xor, inner, inner),
    ),
    max_leaves=8,
)


@given(TERMS)
def test_a_term_comes_to_what_its_text_comes_to(term: Term) -> None:
    for world in WORLDS[::5]:
        assert terms.evaluate(term, world) == evaluate(term, world)


@given(TERMS, st.sets(st.sampled_from(sorted(SYMBOLS))), st.randoms(use_true_random=False))
def test_what_is_open_is_left_open_unless_all_values_agree(
    term: Term, known: set[str], rng: random.Random
) -> None:
    world = rng.choice(WORLDS)
    found = terms.evaluate(term, {symbol: world[symbol] for symbol in known})
    every = {evaluate(term, one) for one in WORLDS if all(one[s] == world[s] for s in known)}
    assert found is None or every == {found}
    assert found is not None or not set(symbols_in(term)) <= known


def test_an_if_of_which_the_condition_is_known_needs_no_more() -> None:
    term = Term("(ite a x y)", "ite", (A, X, Y))
    assert terms.evaluate(term, {"a": True, "x": 3}) == 3
    assert terms.evaluate(term, {"a": False, "x": 3}) is None


@given(TERMS)
def test_the_symbols_and_literals_of_a_term_are_those_of_its_text(term: Term) -> None:
    words = set(term.replace("(", " ").replace(")", " ").split())
    assert set(symbols_in(term)) == words & set(SYMBOLS)
    assert {one.symbol for one in literals_in(term)} <= set(symbols_in(term))


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
    assert (and_(A), or_([A]), plus(iter([X])), distinct(X)) == ("a", "a", "x", TRUE)
    assert not_both(A) == "(not a)"
    assert not_both() == FALSE


def test_terms_as_text() -> None:
    assert and_(A, [B, (C,)], TRUE) == "(and a b c)"
    assert implies(A, B, C) == "(=> a (or b c))"
    assert implies(A, FALSE) == "(not a)"
    assert iff(A, FALSE) == "(not a)"
    assert xor(A, B) == "(xor a b)"
    assert distinct(X, Y) == "(distinct x y)"
    assert (less(X, Y), at_most(X, Y)) == ("(< x y)", "(<= x y)")
    assert equal(X, number(3)) == "(= x 3)"
    assert flat([A, [B, [C]], ()]) == [A, B, C]


def test_numbers() -> None:
    assert (number(3), number(0), number(-3)) == ("3", "0", "(- 3)")
    assert (times(1, X), times(0, X), times(2, number(0)), times(3, X), times(-1, X)) == (
        "x", "0", "0", "(* 3 x)", "(* (- 1) x)",
    )  # fmt: skip
    assert plus(number(0), X, number(0)) == "x"


def test_ints_that_are_one_or_not() -> None:
    x = flag("x")
    assert (x, not_(x)) == ("(= x 1)", "(= x 0)")
    assert (as_number(x), as_number(not_(x))) == ("x", "(- 1 x)")
    assert (as_number(TRUE), as_number(FALSE), as_number(A)) == ("1", "0", "(ite a 1 0)")


def test_false_of_a_boolean_is_its_negation() -> None:
    assert Literal("b", False) == "(not b)" == Literal("b").negated()


def test_a_chain_of_thousands_is_evaluated_and_searched() -> None:
    chain: Term = Literal("x0")
    for i in range(1, 3000):
        chain = xor(Literal(f"x{i}"), chain)
    values = {f"x{i}": i % 3 == 0 for i in range(3000)}
    assert terms.evaluate(chain, values) is False
    assert terms.evaluate(chain, {**values, "x2999": True}) is True
    assert terms.evaluate(chain, {"x0": True}) is None
    assert len(set(symbols_in(chain))) == len(list(literals_in(chain))) == 3000
