"""The pipe's last step: a solver's text beside the puzzle that it answers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from puzzlepipe.backends.errors import SolverFailed
from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.backends.status import Status
from puzzlepipe.encoders.emit import encode
from puzzlepipe.encoders.registry import encoding_type, make_encoding
from puzzlepipe.engine.decode import decode
from puzzlepipe.engine.errors import MismatchError
from puzzlepipe.engine.reporting import outcome_of_decoded, render
from puzzlepipe.engine.validate import WRITABLE, passes
from puzzlepipe.puzzles.registry import all_types, samples_of
from puzzlepipe.results.output import OutputError
from support import kind_of, only, smallest_sample

TWO = only("#tents\n.T.\n")


def answer(text: str) -> str:
    """The answer's tokens in a row; the text's checks pass."""
    decoded = decode(TWO, text)
    assert decoded.answer is not None
    assert passes(decoded.checks)
    return "".join(decoded.answer.values())


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("style", ["boolean", "int"])
@pytest.mark.parametrize("name", ["tents", "slitherlink", "kurosu", "sudoku"])
def test_the_encoding_is_recognised_by_its_symbols_and_their_sorts(
    name: str, style: str, plain: bool
) -> None:
    puzzle = smallest_sample(kind_of(name))
    text = encode(puzzle, style, plain=plain).text
    decoded = decode(puzzle, run(find("z3"), text, 60).text)
    assert decoded.style == style
    symbols = {
        mode: make_encoding(puzzle, style, plain=mode).answer_symbols for mode in (False, True)
    }
    assert decoded.plain == plain or symbols[False] == symbols[True]
    assert decoded.checks
    assert passes(decoded.checks)


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("name", ["tents", "slitherlink", "sudoku"])
def test_a_whole_model_is_recognised_too(name: str, plain: bool) -> None:
    """Auxiliary symbols and all."""
    puzzle = smallest_sample(kind_of(name))
    text = encode(puzzle, plain=plain).rules + "(check-sat)\n(get-model)\n(exit)\n"
    decoded = decode(puzzle, run(find("z3"), text, 60).text)
    assert decoded.style == "boolean"
    assert passes(decoded.checks)


def test_values_in_any_order_and_beside_auxiliary_ones() -> None:
    assert answer("sat ((tent_r1c3 false) (tent_r1c1 true))") == "A."
    assert answer("sat ((tent_r1c3 1) (tent_r1c1 0))") == ".A"
    model = (
        "sat (model (define-fun owns_r1c2_r1c1 () Bool true) (define-fun tent_r1c1 () Bool true)"
        " (define-fun tent_r1c3 () Bool false))"
    )
    assert answer(model) == "A."


@pytest.mark.parametrize("status", [Status.UNSAT, Status.UNKNOWN, Status.TIMEOUT])
def test_without_sat_there_is_no_answer(status: Status) -> None:
    decoded = decode(TWO, f"{status.value}\n((tent_r1c1 true) (tent_r1c3 false))\n")
    assert (decoded.status, decoded.answer, decoded.checks) == (status, None, ())


def test_unsat_of_a_text_that_asserts_nothing_is_not_believed() -> None:
    settled = only("#unequal\n1..\n...\n...\n")
    assert "(assert" not in encode(settled).text
    with pytest.raises(SolverFailed, match="asserts nothing: this puzzle has a solution"):
        decode(settled, "unsat\n")
    impossible = only("#unequal\n1.1\n...\n...\n")
    assert decode(impossible, "unsat\n").status is Status.UNSAT


def test_an_error_behind_a_whole_answer_says_nothing_of_it() -> None:
    text = 'sat\n((tent_r1c1 true) (tent_r1c3 false))\n(error "unsat core is not available")\n'
    decoded = decode(TWO, text)
    assert (decoded.status, decoded.errors) == (Status.SAT, ())
    assert passes(decoded.checks)


def test_an_error_before_sat_is_an_error_with_the_solvers_words() -> None:
    decoded = decode(TWO, '(error "unknown option")\nsat\n((tent_r1c1 true) (tent_r1c3 false))')
    assert (decoded.status, decoded.answer) == (Status.ERROR, None)
    assert decoded.errors == ("unknown option",)


@pytest.mark.parametrize(
    "text",
    [
        "", "\n", "hello", "sat sat", "sat\nunsat", "((tent_r1c1 true))", "sat ((tent_r1c1 true)",
        "sat ((tent_r1c1 true) (tent_r1c1 false))", "sat )", "sat 'x", "(((((", "sat ((a b))",
        "sat 7", "\x00", "sat ((tent_r1c1", "SAT", "s",
    ],
)  # fmt: skip
def test_what_is_no_solvers_answer(text: str) -> None:
    with pytest.raises(OutputError):
        decode(TWO, text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sat ((other true))", "other is no symbol of this puzzle's encoding"),
        ("sat ((tent_r1c1 true))", "no value for tent_r1c3; expected one"),
        ("sat ((tent_r9c9 true))", "tent_r9c9 is no symbol of this puzzle's encoding"),
        ("sat ((V1 0) (V2 1))", "V1 is no symbol of this puzzle's encoding; is this the answer"),
        ("sat ((tent_r1c1 true) (tent_r1c3 0))", "expected one of sort Bool"),
        ("sat ((tent_r1c1 true) (tent_r1c3 2))", "tent_r1c3 has the value 2; expected one of sort"),
        ("sat ((tent_r1c1 true) (tent_r1c3 false) (x 1))", "x is no symbol"),
    ],
)
def test_the_answer_to_something_else(text: str, message: str) -> None:
    with pytest.raises(MismatchError) as error:
        decode(TWO, text)
    assert message in str(error.value)
    assert error.value.exit_status == 2


def test_sat_without_any_value_is_no_answer() -> None:
    with pytest.raises(OutputError, match="found sat and no values"):
        decode(TWO, "sat")


def test_a_value_2_where_only_0_and_1_exist_fails_its_check() -> None:
    kurosu = only("#kurosu\n01\n..\n")
    text = run(find("z3"), encode(kurosu, "int").text, 60).text
    decoded = decode(kurosu, text.replace("one_r2c1 1", "one_r2c1 2"))
    assert decoded.answer is not None
    assert list(decoded.answer.values()) == ["0", "1", "2", "0"]
    (check,) = decoded.checks
    assert (check.rule, check.where, check.expected, check.found) == (
        WRITABLE, "r2c1", "0 or 1", "2",
    )  # fmt: skip


def test_one_flipped_value_names_the_rule_and_the_place() -> None:
    decoded = decode(TWO, "sat ((tent_r1c1 true) (tent_r1c3 true))")
    failed = [check for check in decoded.checks if not check.ok]
    assert [check.where for check in failed] == ["tent r1c3"]


STYLES = [
    (name, style, plain)
    for name, kind in all_types().items()
    if samples_of(kind)
    for style in encoding_type(kind).styles
    for plain in (False, True)
]


@pytest.mark.parametrize(("name", "style", "plain"), STYLES)
@settings(max_examples=10)
@given(data=st.data())
def test_any_values_at_all_are_an_answer_that_is_checked_and_shown(
    name: str, style: str, plain: bool, data: st.DataObject
) -> None:
    """A solver may say what it likes of each symbol; there is never a traceback."""
    puzzle = smallest_sample(kind_of(name))
    encoding = make_encoding(puzzle, style, plain=plain)
    bools = st.sampled_from(["true", "false"])
    ints = st.integers(-1, 10).map(lambda value: str(value) if value >= 0 else f"(- {-value})")
    values = {
        symbol: data.draw(bools if family.sort == "Bool" else ints)
        for family in (*encoding.answer, *encoding.marks)
        for symbol in family.symbols
    }
    pairs = " ".join(f"({symbol} {value})" for symbol, value in values.items())
    decoded = decode(puzzle, f"sat\n({pairs})\n")
    assert decoded.checks
    outcome = outcome_of_decoded(puzzle, decoded)
    for form in ("text", "json", "svg"):
        assert render([outcome], form)
