"""Families of variables: what they declare, what their literals mean, how values are read back."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from itertools import product

import pytest
from evaluate import evaluate
from hypothesis import example, given, settings
from hypothesis import strategies as st
from puzzlepipe.encoders.counting import Constraint, Count
from puzzlepipe.encoders.families import Booleans, Choices, Words, listed, name_of
from puzzlepipe.encoders.model import Definition, Model
from puzzlepipe.encoders.numbers import Numbers
from puzzlepipe.encoders.terms import FALSE, TRUE, Literal, Term, Value, equal, not_
from puzzlepipe.puzzles.grid import Cell, Edge, Line

both_styles = pytest.mark.parametrize("style", ["boolean", "int"])
CELLS = [Cell(0, 0), Cell(0, 1), Cell(0, 2)]


def new_model() -> Model:
    return Model(frozenset())


def bounds_of(model: Model) -> list[Term]:
    return [one.term for one in model.statements if isinstance(one, Definition)]


def test_places_as_parts_of_symbols() -> None:
    assert name_of(Cell(2, 4)) == "r3c5"
    assert name_of((Cell(0, 0), Cell(0, 1))) == "r1c1_r1c2"
    assert name_of(Line("row 1", ())) == "row_1"
    assert name_of(Edge.of(Cell(0, 1), Cell(0, 0))) == "r1c1_r1c2"
    assert name_of("x") == "x"
    assert [name_of(text) for text in ("/", "a+", "a-", "2-3")] == [
        "u47", "a_u43_", "a_u45_", "2_3",
    ]  # fmt: skip


NAMES = st.text(st.sampled_from("a0u47_+- /é"), max_size=8)


def parted(text: str) -> str:
    """A hyphen between letters or digits parts them as a space does."""
    return re.sub("(?<=[a0u47])-(?=[a0u47])", " ", text)


@given(NAMES, NAMES)
@example("+", "u43")
@example("a+", "a u43 ")
def test_two_texts_have_two_names(one: str, other: str) -> None:
    assert (name_of(one) == name_of(other)) == (parted(one) == parted(other))
    assert re.fullmatch(r"\w*", name_of(one), re.ASCII)


# -- yes or no ---------------------------------------------------------------


@both_styles
def test_booleans_know_what_is_fixed(style: str) -> None:
    family = Booleans("on", CELLS, style, fixed={CELLS[0]: True, CELLS[1]: False})
    assert family.of(CELLS[:2]) == [TRUE, FALSE]
    assert family.among([Cell(9, 9), CELLS[0]]) == [TRUE]
    with pytest.raises(KeyError):
        family[Cell(9, 9)]
    assert family.symbols == ["on_r1c3"]
    assert set(family) == set(CELLS)
    assert Cell(9, 9) not in family
    on = 1 if style == "int" else True
    assert family.tokens({"on_r1c3": on}) == dict(zip(CELLS, "#.#", strict=True))


@both_styles
def test_booleans_are_declared_in_their_sort_and_bounds(style: str) -> None:
    model = new_model()
    family = Booleans("on", CELLS[:1], style)
    text = family.declare(model)
    if style == "int":
        assert text == ("(declare-const on_r1c1 Int)\n(assert (or (= on_r1c1 0) (= on_r1c1 1)))\n")
        assert bounds_of(model) == ["(or (= on_r1c1 0) (= on_r1c1 1))"]
    else:
        assert text == "(declare-const on_r1c1 Bool)\n"
    assert [(one.name, one.sort) for one in model.symbols.values()] == [("on_r1c1", family.sort)]


@both_styles
def test_booleans_fix_their_values_and_say_them(style: str) -> None:
    words = Words("is a tent", "is grass", "are tents", "are grass")
    family = Booleans("on", CELLS, style, words=words)
    on, off = (1, 0) if style == "int" else (True, False)
    values: dict[str, Value] = {"on_r1c1": on, "on_r1c2": off, "on_r1c3": off}
    literals = family.fixing(values)
    said = [family.say(one) for one in literals if isinstance(one, Literal)]
    assert said == ["r1c1 is a tent", "r1c2 is grass", "r1c3 is grass"]
    assert all(evaluate(literal, values) for literal in literals)
    first, second, third = (one for one in literals if isinstance(one, Literal))
    assert family.say(first.negated()) == "r1c1 is grass"
    assert family.say(second, [third]) == "r1c2 and r1c3 are grass"
    assert family.say(second.negated(), [first, third.negated()]) == (
        "r1c2, r1c1 and r1c3 are tents"
    )
    with pytest.raises(KeyError):
        family.say(Literal("on_r9c9"))


@both_styles
def test_a_token_leads_back_to_its_literal(style: str) -> None:
    family = Booleans("on", CELLS, style, fixed={CELLS[0]: True}, on="A", off=".")
    assert family.literal(CELLS[0], "A") == TRUE
    assert family.literal(CELLS[1], "A") == family[CELLS[1]]
    assert family.literal(CELLS[1], ".") == not_(family[CELLS[1]])
    assert family.literal(CELLS[1], "A.") == FALSE
    with pytest.raises(KeyError):
        family.literal(Cell(9, 9), "A")


def test_a_value_that_is_neither_0_nor_1_is_no_token() -> None:
    family = Booleans("on", CELLS[:1], "int", on="1", off="0")
    assert [family.tokens({"on_r1c1": value})[CELLS[0]] for value in (0, 1, 2, -1)] == [
        "0", "1", "2", "-1",
    ]  # fmt: skip


# -- numbers -----------------------------------------------------------------

DOMAINS = st.lists(st.sets(st.integers(-1, 4), min_size=1, max_size=4), min_size=3, max_size=3).map(
    lambda domains: dict(zip(CELLS, domains, strict=True))
)


def values_of(family: Numbers, numbers: dict[Hashable, int]) -> dict[str, Value]:
    """What a solver would say of the symbols where the cells hold these numbers."""
    if family.style == "int":
        return {f"n_{name_of(cell)}": value for cell, value in numbers.items()}
    return {
        family.is_(cell, value): value == number
        for cell, number in numbers.items()
        for value in family.domains[cell]
        if family.is_(cell, value) not in (TRUE, FALSE)
    }


def keeps(constraints: Iterable[Constraint], values: dict[str, Value]) -> bool:
    """Whether all hold: terms by their text, counts as they are kept and as they are written."""
    for one in constraints:
        terms = one.spelled(new_model()) if isinstance(one, Count) else [one]
        held = all(evaluate(term, values) for term in terms)
        if isinstance(one, Count):
            assert one.evaluate(values) == held
        if not held:
            return False
    return True


def every(family: Numbers) -> Iterable[dict[Hashable, int]]:
    for chosen in product(*family.domains.values()):
        yield dict(zip(family.domains, chosen, strict=True))


Build = Callable[[Numbers], Iterable[Constraint]]
A, B, C = CELLS

RELATIONS: dict[str, tuple[Build, Callable[[int, int, int], bool]]] = {
    "less": (lambda family: family.less(A, B), lambda a, b, c: a < b),
    "all different": (
        lambda family: [term for _, terms in family.all_different(CELLS) for term in terms],
        lambda a, b, c: len({a, b, c}) == 3,
    ),
    "one value": (lambda family: family.one_value(A), lambda a, b, c: True),
    "sum": (lambda family: [equal(family.value(A), family.value(B))], lambda a, b, c: a == b),
    "gap": (lambda family: family.differ_by(A, B, 2), lambda a, b, c: abs(a - b) == 2),
}


@both_styles
@pytest.mark.parametrize("name", RELATIONS)
@given(domains=DOMAINS, folded=st.booleans())
def test_relations_hold_exactly_when_they_should(
    name: str, folded: bool, style: str, domains: dict[Cell, set[int]]
) -> None:
    build, meaning = RELATIONS[name]
    family = Numbers("n", domains, style, folded=folded)
    constraints = list(build(family))
    whole = {value for domain in domains.values() for value in domain}
    for numbers in every(family):
        expected = meaning(*numbers.values())
        if name == "all different" and len(whole) < 3:
            expected = False
        assert keeps(constraints, values_of(family, numbers)) == expected


@both_styles
@settings(max_examples=50)
@given(domains=DOMAINS, folded=st.booleans())
def test_numbers_are_bounded_and_read_back(
    folded: bool, style: str, domains: dict[Cell, set[int]]
) -> None:
    family = Numbers("n", domains, style, folded=folded, noun="digit")
    model = new_model()
    family.declare(model)
    bounds = bounds_of(model)
    assert list(model.symbols) == family.symbols
    assert {symbol.sort for symbol in model.symbols.values()} <= {family.sort}
    for numbers in every(family):
        values = values_of(family, numbers)
        assert set(values) == set(family.symbols)
        assert all(evaluate(term, values) for term in bounds)
        assert family.tokens(values) == {cell: str(value) for cell, value in numbers.items()}
        assert all(evaluate(literal, values) for literal in family.fixing(values))
        for cell, value in numbers.items():
            assert evaluate(family.literal(cell, str(value)), values)
        for other in every(family):
            if other != numbers:
                wrong = values_of(family, other)
                assert not all(evaluate(literal, wrong) for literal in family.fixing(values))
    if style == "int":
        beyond = max(domains[A]) + 1
        values = values_of(family, {**next(iter(every(family))), A: beyond})
        assert not all(evaluate(term, values) for term in bounds)


def test_a_cell_that_holds_no_number_or_two_has_no_token() -> None:
    family = Numbers("n", {A: {1, 2}})
    assert family.tokens({"n_r1c1_is_1": True, "n_r1c1_is_2": True})[A] == "1,2"
    assert family.tokens({"n_r1c1_is_1": False, "n_r1c1_is_2": False})[A] == "none"


@both_styles
def test_numbers_are_said_in_words(style: str) -> None:
    family = Numbers("n", {A: {1, 2}, B: {1, 2}}, style)
    literal, other = family.is_(A, 2), family.is_(B, 2)
    assert isinstance(literal, Literal)
    assert isinstance(other, Literal)
    assert family.say(literal) == "r1c1 is 2"
    assert family.say(literal.negated()) == "r1c1 is not 2"
    assert family.say(literal, [other]) == "r1c1 and r1c2 are 2"
    assert family.say(literal.negated(), [other.negated()]) == "r1c1 and r1c2 are not 2"
    with pytest.raises(KeyError):
        family.say(Literal("n_r9c9_is_1"))


@both_styles
def test_an_empty_domain_is_a_contradiction(style: str) -> None:
    family = Numbers("n", {A: set()}, style)
    model = new_model()
    family.declare(model)
    (one,) = family.one_value(A)
    assert isinstance(one, Count)
    assert one.evaluate({}) is False
    assert FALSE not in bounds_of(model), "a bound is no instance that a core could name"


def test_instances_of_all_different_tell_their_number() -> None:
    family = Numbers("n", {A: {1, 2}, B: {1, 2}}, noun="digit")
    told = [list(map(str, what)) for what, _ in family.all_different(CELLS[:2])]
    assert told == [["digit 1"], ["digit 2"]]


# -- one of several ----------------------------------------------------------


@both_styles
def test_choices_are_values_of_any_kind(style: str) -> None:
    words = Words("belongs to", "does not belong to", "belong to", "do not belong to")
    family = Choices(
        "piece", {A: "XY", B: "Y", C: "YX"}, style, codes={"X": 1, "Y": 2}, words=words
    )
    model = new_model()
    family.declare(model)
    assert list(model.symbols) == family.symbols
    x: dict[str, Value]
    if style == "int":
        x = {"piece_r1c1": 1, "piece_r1c2": 2, "piece_r1c3": 2}
    else:
        assert family.is_(B, "Y") == TRUE
        x = dict.fromkeys(family.symbols, False) | {
            "piece_r1c1_is_X": True,
            "piece_r1c3_is_Y": True,
        }
    assert family.tokens(x) == dict(zip(CELLS, "XYY", strict=True))
    assert all(evaluate(term, x) for term in [*bounds_of(model), *family.fixing(x)])
    assert family.is_(B, "X") == family.literal(B, "X") == FALSE
    literal = family.literal(A, "Y")
    assert isinstance(literal, Literal)
    assert not evaluate(literal, x)
    assert family.say(literal.negated()) == "r1c1 does not belong to Y"


def test_places_are_listed_as_people_do() -> None:
    assert [listed(list("abc"[:n])) for n in range(4)] == ["", "a", "a and b", "a, b and c"]


def test_two_places_or_values_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="r1c1 and r1c1 have one name, b_r1c1"):
        Booleans("b", [Cell(0, 0), "r1c1"])
    with pytest.raises(ValueError, match="two places, or two values, of c have one name"):
        Choices("c", {Cell(0, 0): ["a b", "a-b"]}, codes={"a b": 1, "a-b": 2})
    signs = Choices("c", {Cell(0, 0): ["+", "-"]}, codes={"+": 1, "-": 2})
    assert signs.symbols == ["c_r1c1_is_u43", "c_r1c1_is_u45"]
    with pytest.raises(ValueError, match="no code for y, a value of c"):
        Choices("c", {Cell(0, 0): ["x", "y"]}, codes={"x": 1})
