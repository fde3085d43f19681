"""The model keeps what its template asserts, and writes it once, under its sentence."""

from __future__ import annotations

import pytest
from puzzlepipe.encoders import model as model_module
from puzzlepipe.encoders.errors import TextTooLong
from puzzlepipe.encoders.model import GlobalRule, Model, Rule
from puzzlepipe.encoders.terms import FALSE, TRUE


def test_a_rule_is_its_sentence_its_place_and_its_terms() -> None:
    model = Model()
    assert model.rule("All differ", ["row 1", 7], "a", ["b"]) == (
        "\n; All differ\n(assert a) ; row 1, 7\n(assert b)\n"
    )
    assert model.rules == [Rule("All differ", ("row 1", "7"), ("a", "b"))]
    assert model.rules[0].assertions() == "(assert a)\n(assert b)\n"


def test_a_sentence_is_written_once_above_its_instances() -> None:
    model = Model()
    model.rule("One", ["r1c1"], "a")
    assert model.rule("One", ["r1c2"], "b") == "(assert b) ; r1c2\n"
    assert model.rule("Two", ["r1c1"], "c") == "\n; Two\n(assert c) ; r1c1\n"
    assert model.rule("One", ["r1c3"], "d").startswith("\n; One\n")


def test_nothing_to_assert_leaves_no_trace() -> None:
    model = Model()
    assert model.rule("One", ["r1c1"], TRUE, []) == ""
    assert model.rules == []
    assert model.rule("One", ["r1c2"], "a") == "\n; One\n(assert a) ; r1c2\n"


def test_what_is_broken_beforehand_is_asserted_false() -> None:
    model = Model()
    assert "(assert false) ; row 1" in model.rule("One", ["row 1"], FALSE)


def test_what_two_rules_say_is_asserted_once_and_kept_with_both() -> None:
    model = Model()
    model.rule("Row", ["row 1"], "a", "b")
    assert model.rule("Box", ["box 1"], "b", "c", "c") == "\n; Box\n(assert c) ; box 1\n"
    assert model.rule("Box", ["box 2"], "a", "b") == ""
    assert [rule.terms for rule in model.rules] == [("a", "b"), ("b", "c", "c"), ("a", "b")]


def test_named_rules_are_one_assertion_each_even_where_they_overlap() -> None:
    model = Model(named=True)
    assert model.rule("Row", ["row 1"], "a", "b") == (
        "\n; Row\n(assert (! (and a b) :named rule_1)) ; row 1\n"
    )
    assert "(assert (! a :named rule_2))" in model.rule("Box", ["box 1"], "a", TRUE)


def test_symbols_are_declared_once() -> None:
    model = Model()
    assert model.declare("x", "Bool") == "(declare-const x Bool)\n"
    assert model.boolean
    with pytest.raises(ValueError, match="x is declared twice"):
        model.declare("x", "Int")
    model.declare("n", "Int")
    assert not model.boolean
    assert model.sorts == {"x": "Bool", "n": "Int"}


def test_auxiliary_symbols_stand_above_the_rule_that_needs_them() -> None:
    model = Model()
    first = model.fresh("seen")
    second = model.fresh("seen")
    named = model.fresh("count", "Int", name="row_1")
    model.define("d", TRUE)
    assert (first, second, named) == ("seen_1", "seen_2", "count_row_1")
    text = model.rule("One", ["r1c1"], "a")
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
    assert model.rule("One", ["r1c2"], "b") == "(assert b) ; r1c2\n"
    assert model.rules[0].terms == ("a",), "a definition is no part of the instance"


def test_what_symbols_of_a_kind_mean_is_remarked_once() -> None:
    model = Model()
    model.remark("seen_K: one is so.")
    model.fresh("seen")
    assert (
        model.rule("One", ["r1c1"], "a").count("; seen_K: one is so.\n(declare-const seen_1") == 1
    )
    model.remark("seen_K: one is so.")
    assert "seen_K" not in model.rule("One", ["r1c2"], "b")


def test_what_waits_is_written_even_where_nothing_is_asserted() -> None:
    model = Model()
    model.fresh("seen")
    assert model.rule("One", ["r1c1"], TRUE) == "(declare-const seen_1 Bool)\n"
    model.fresh("seen")
    assert model.take_pending() == "(declare-const seen_2 Bool)\n"
    assert model.take_pending() == ""


def test_a_text_that_grows_out_of_reach_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model_module, "MOST_TEXT", 100)
    model = Model()
    model.rule("One", ["r1c1"], "a" * 60)
    with pytest.raises(TextTooLong, match="out of reach of any solver"):
        model.rule("One", ["r1c2"], "b" * 60)


@pytest.mark.parametrize("waiting", ["declared", "defined"])
def test_what_waits_to_be_written_is_counted_too(
    monkeypatch: pytest.MonkeyPatch, waiting: str
) -> None:
    monkeypatch.setattr(model_module, "MOST_TEXT", 100)
    model = Model()
    add = model.fresh if waiting == "declared" else model.define
    add("a" * 60)
    with pytest.raises(TextTooLong, match="out of reach of any solver"):
        add("b" * 60)


class NotBoth(GlobalRule):
    """A rule about the whole board that is small."""

    def spell_out(self, model: Model) -> list[Rule]:
        helper = model.fresh("helper")
        return [Rule("Not both", ("a",), (helper, "c")), Rule("Nor these", ("b",), ("d",))]


def test_a_global_rule_is_spelled_out_in_a_complete_text() -> None:
    model = Model()
    text = model.global_rule("The whole", NotBoth())
    assert text.index("declare-const helper_1") < text.index("(assert helper_1) ; a")
    assert text.index("; The whole") < text.index("(assert helper_1) ; a")
    assert text.count("(assert") == 3
    assert [rule.sentence for rule in model.rules] == ["Not both", "Nor these"]
