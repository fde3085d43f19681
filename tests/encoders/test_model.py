"""The model keeps what its template asserts, and writes it once, under its sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from puzzlepipe.encoders import model as model_module
from puzzlepipe.encoders.counting import exactly_one
from puzzlepipe.encoders.errors import EncodingError, TextTooLong
from puzzlepipe.encoders.model import (
    Definition,
    Instance,
    Model,
    Part,
    Role,
    Symbol,
    WholeBoard,
)
from puzzlepipe.encoders.terms import FALSE, TRUE, Literal, Value, not_
from puzzlepipe.puzzles.clues import Clue
from puzzlepipe.puzzles.grid import Cell, Grid

RULES = frozenset({"All differ", "One", "Two", "Row", "Box", "The whole"})
A, B, C, D = map(Literal, "abcd")


def test_an_instance_is_its_rule_its_places_and_its_constraints() -> None:
    model = Model(RULES)
    line = Grid(1, 2).rows[0]
    assert model.rule("All differ", [line, "digit 7"], A, [B]) == (
        "\n; All differ\n(assert a) ; row 1, digit 7\n(assert b)\n"
    )
    assert model.instances == [Instance("All differ", Role.RULE, (line, "digit 7"), (A, B), (A, B))]


def test_a_place_may_be_a_tuple_and_a_clue_tells_its_place() -> None:
    model = Model(RULES)
    clue = Clue("clue", Cell(0, 1), 3, "clues", Cell(0, 1))
    assert "(assert a) ; r1c1\n" in model.rule("One", Cell(0, 0), A)
    assert "(assert b) ; clue 3 at r1c2\n" in model.rule("One", clue, B)
    assert [(one.at, one.clue) for one in model.instances] == [
        ((Cell(0, 0),), None),
        ((Cell(0, 1),), clue),
    ]


def test_an_instance_is_of_a_rule_that_there_is() -> None:
    with pytest.raises(EncodingError, match="'Three' is no rule"):
        Model(RULES).rule("Three", "a", A)


def test_counts_are_kept_as_they_are_and_written_as_terms() -> None:
    model = Model(RULES)
    text = model.rule("One", "row 1", exactly_one([A, B]))
    (instance,) = model.instances
    assert instance.constraints == tuple(exactly_one([A, B]))
    assert instance.terms == ("(or a b)", "(not (and a b))")
    assert text.count("(assert") == 2
    assert [instance.evaluate(known) for known in ({}, {"a": True}, {"a": True, "b": False})] == [
        None, None, True,
    ]  # fmt: skip
    assert instance.evaluate({"a": True, "b": True}) is False


def test_roles_tell_why_an_instance_stands_there() -> None:
    for plain in (False, True):
        for lemmas in (False, True):
            model = Model(RULES, plain=plain, lemmas=lemmas)
            model.rule("One", A, A)
            model.given("Two", "a", B)
            model.implied("For speed", "a", C)
            model.lemma("Known before", "a", A)
            roles = {one.role for one in model.instances}
            expected = {Role.RULE, Role.GIVEN}
            if not plain:
                expected.add(Role.IMPLIED)
            if lemmas:
                expected.add(Role.LEMMA)
            assert roles == expected


def test_a_sentence_is_written_once_above_its_instances() -> None:
    model = Model(RULES)
    model.rule("One", ["r1c1"], A)
    assert model.rule("One", ["r1c2"], B) == "(assert b) ; r1c2\n"
    assert model.rule("Two", ["r1c1"], C) == "\n; Two\n(assert c) ; r1c1\n"
    assert model.rule("One", ["r1c3"], D).startswith("\n; One\n")


def test_nothing_to_assert_leaves_no_trace() -> None:
    model = Model(RULES)
    assert model.rule("One", ["r1c1"], TRUE, []) == ""
    assert model.instances == []
    assert model.rule("One", ["r1c2"], A) == "\n; One\n(assert a) ; r1c2\n"


def test_what_is_broken_beforehand_is_asserted_false() -> None:
    model = Model(RULES)
    assert "(assert false) ; row 1" in model.rule("One", ["row 1"], FALSE)


def test_what_two_rules_say_is_asserted_once_and_kept_with_both() -> None:
    model = Model(RULES)
    model.rule("Row", ["row 1"], A, B)
    assert model.rule("Box", ["box 1"], B, C, C) == "\n; Box\n(assert c) ; box 1\n"
    assert model.rule("Box", ["box 2"], A, B) == ""
    assert [rule.terms for rule in model.instances] == [("a", "b"), ("b", "c", "c"), ("a", "b")]


def test_named_rules_are_one_assertion_each_even_where_they_overlap() -> None:
    model = Model(RULES, named=True)
    assert model.rule("Row", ["row 1"], A, B) == (
        "\n; Row\n(assert (! (and a b) :named rule_1)) ; row 1\n"
    )
    assert "(assert (! a :named rule_2))" in model.rule("Box", ["box 1"], A, TRUE)


def test_symbols_are_declared_once() -> None:
    model = Model(RULES)
    assert model.declare("x", "Bool") == "(declare-const x Bool)\n"
    assert model.boolean
    with pytest.raises(ValueError, match="x is declared twice"):
        model.declare("x", "Int")
    model.declare("n", "Int")
    assert not model.boolean
    assert model.symbols == {"x": Symbol("x", "Bool"), "n": Symbol("n", "Int")}


def test_auxiliary_symbols_stand_above_the_rule_that_needs_them() -> None:
    model = Model(RULES)
    first = model.fresh("seen")
    second = model.fresh("seen")
    named = model.fresh_number("count", "row_1")
    model.define(D, TRUE)
    assert (first, second, named) == ("seen_1", "seen_2", "count_row_1")
    text = model.rule("One", ["r1c1"], A)
    places = [
        text.index(part)
        for part in (
            "(declare-const seen_1 Bool)",
            "(declare-const seen_2 Bool)",
            "(declare-const count_row_1 Int)",
            "(assert d)",
            "(assert a)",
        )
    ]
    assert places == sorted(places)
    assert model.rule("One", ["r1c2"], B) == "(assert b) ; r1c2\n"
    assert model.instances[0].terms == ("a",), "a definition is no part of the instance"


def test_what_symbols_of_a_kind_mean_is_remarked_once() -> None:
    model = Model(RULES)
    model.remark("seen_K: one is so.")
    model.fresh("seen")
    assert model.rule("One", ["r1c1"], A).count("; seen_K: one is so.\n(declare-const seen_1") == 1
    model.remark("seen_K: one is so.")
    assert "seen_K" not in model.rule("One", ["r1c2"], B)


def test_what_waits_is_written_even_where_nothing_is_asserted() -> None:
    model = Model(RULES)
    model.fresh("seen")
    assert model.rule("One", ["r1c1"], TRUE) == "(declare-const seen_1 Bool)\n"
    model.fresh("seen")
    assert model.take_pending() == "(declare-const seen_2 Bool)\n"
    assert model.take_pending() == ""


def test_a_text_that_grows_out_of_reach_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model_module, "MOST_TEXT", 100)
    model = Model(RULES)
    model.rule("One", ["r1c1"], Literal("a" * 60))
    with pytest.raises(TextTooLong, match="out of reach of any solver"):
        model.rule("One", ["r1c2"], Literal("b" * 60))


@pytest.mark.parametrize("waiting", ["declared", "defined"])
def test_what_waits_to_be_written_is_counted_too(
    monkeypatch: pytest.MonkeyPatch, waiting: str
) -> None:
    monkeypatch.setattr(model_module, "MOST_TEXT", 100)
    model = Model(RULES)

    def add(name: str) -> None:
        if waiting == "declared":
            model.fresh(name)
        else:
            model.define(Literal(name))

    add("a" * 60)
    with pytest.raises(TextTooLong, match="out of reach of any solver"):
        add("b" * 60)


class NotBoth(WholeBoard):
    """A rule about the whole board that is small."""

    def state(self, model: Model) -> Iterator[Part]:
        helper = model.fresh("helper")
        yield Part("Not both", (Cell(0, 0),), (helper, C))
        yield Part("Nor these", (Cell(0, 1),), (D, exactly_one([A, B])))

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        yield Part("Not both", (Cell(0, 0),), (C,))


def test_a_rule_about_the_whole_board_is_its_parts() -> None:
    model = Model(RULES)
    text = model.whole("The whole", NotBoth())
    assert text.index("declare-const helper_1") < text.index("(assert helper_1) ; r1c1")
    assert text.index("; The whole") < text.index("(assert helper_1) ; r1c1")
    assert text.count("; The whole") == 1
    assert text.count("(assert") == 5
    assert [(one.rule, one.sentence) for one in model.instances] == [
        ("The whole", "Not both"),
        ("The whole", "Nor these"),
    ]


def test_declarations_and_definitions_are_data_beside_the_instances() -> None:
    model = Model(RULES)
    model.declare("a", "Bool")
    assert model.bound(A) == "(assert a)\n"
    model.define(B)
    model.rule("One", "row 1", C, B)
    assert [type(one) for one in model.statements] == [Symbol, Definition, Definition, Instance]


def test_what_is_defined_twice_is_written_and_known_once() -> None:
    model = Model(RULES)
    model.define(B)
    model.define(B, C)
    assert model.take_pending() == "(assert b)\n(assert c)\n"
    assert [one.term for one in model.statements if isinstance(one, Definition)] == [B, C]


def test_a_sentence_stands_above_what_it_is_about_until_another_one_begins() -> None:
    """Another part of the same rule, or the rule in another role, has a heading of its own."""
    model = Model(RULES)
    assert model.rule("One", ["r1c1"], A, part="This.").startswith("\n; One\n; - This.\n(")
    assert model.rule("One", ["r1c1"], B, part="This.").startswith("(assert b)")
    assert model.rule("One", ["r1c1"], C, part="That.").startswith("; - That.\n(assert c)")
    assert model.rule("One", ["r1c1"], D).startswith("\n; One\n(assert d)")
    assert model.implied("One", ["r1c1"], not_(A)).startswith("\n; Implied: One\n(assert")


def test_what_is_no_constraint_and_no_place_is_refused() -> None:
    model = Model(RULES)
    with pytest.raises(EncodingError, match="'tent' is no term, no count, and no list of them"):
        model.rule("One", ["r1c1"], "tent")
    with pytest.raises(EncodingError, match="True is no term"):
        model.rule("One", ["r1c1"], True)
    with pytest.raises(EncodingError, match="is no place; several places stand in a list"):
        model.rule("One", {Cell(0, 0)}, A)
