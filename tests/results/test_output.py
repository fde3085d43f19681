"""Every form in which a solver answers, and every way in which its text can be wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.backends.status import Status
from puzzlepipe.results.output import OutputError, read_output

VALUES = {"a": True, "b": 3, "c": -4}

# What each solver printed for the same script: get-value of three symbols, or get-model.
RECORDED = {
    "z3 get-value": "sat\n((a true)\n (b 3)\n (c (- 4)))\n",
    "z3 get-model": (
        "sat\n(\n  (define-fun a () Bool\n    true)\n  (define-fun b () Int\n    3)\n"
        "  (define-fun c () Int\n    (- 4))\n)\n"
    ),
    "yices get-value": "sat\n((a true)\n (b 3)\n (c (- 4)))\n",
    "yices get-model": "sat\n(= a true)\n(= b 3)\n(= c (- 4))\n",
    "cvc5 get-value": "sat\n((a true) (b 3) (c (- 4)))\n",
    "cvc5 get-model": (
        "sat\n(\n(define-fun a () Bool true)\n(define-fun b () Int 3)\n"
        "(define-fun c () Int (- 4))\n)\n"
    ),
    "MathSAT get-value": "sat\n( (a true)\n  (b 3)\n  (c (- 4)) )\n",
    "MathSAT get-model": (
        "sat\n\n(model\n\n  (define-fun a () Bool true)\n\n  (define-fun b () Int 3)\n\n"
        "  (define-fun c () Int (- 4))\n\n)\n"
    ),
    "OpenSMT get-model": (
        "sat\n(\n; the model\n  (define-fun a () Bool\n    true)\n  (define-fun b () Int\n    3)\n"
        "  (define-fun c () Int\n    (- 4))\n)\n"
    ),
}
UNSAT = {
    "z3": 'unsat\n(error "line 7 column 14: model is not available")\n',
    "yices": 'unsat\n(error "the context is unsatisfiable")\n',
    "cvc5": 'unsat\n(error "cannot get value unless after a SAT or UNKNOWN response.")\n',
    "with a core": "unsat\n(r1 r12)\n",
}


@pytest.mark.parametrize("form", RECORDED)
def test_reads_the_values_of_every_solver(form: str) -> None:
    output = read_output(RECORDED[form])
    assert (output.status, output.values, output.errors) == (Status.SAT, VALUES, ())


def test_reads_windows_line_ends_and_answers_to_other_commands() -> None:
    output = read_output('success\r\n"hello"\r\nsat\r\n((a true))\r\n(:time 0.1)\r\n')
    assert (output.status, output.values) == (Status.SAT, {"a": True})


def test_bars_round_a_symbol_mean_nothing() -> None:
    assert read_output("sat ((|a| true))").values == {"a": True}


@pytest.mark.parametrize("solver", UNSAT)
def test_whatever_follows_unsat_is_no_failure(solver: str) -> None:
    output = read_output(UNSAT[solver])
    assert (output.status, output.values, output.errors) == (Status.UNSAT, {}, ())


@pytest.mark.parametrize("status", ["unknown", "timeout"])
def test_that_there_are_no_values_is_no_error_where_none_can_be(status: str) -> None:
    output = read_output(f'{status}\n(error "model is not available")\n')
    assert (output.status.value, output.errors) == (status, ())


@pytest.mark.parametrize("status", ["unknown", "timeout", "unsat"])
def test_values_do_not_count_after_anything_but_sat(status: str) -> None:
    output = read_output(f"{status}\n((a true) (b 3))\n")
    assert (output.status.value, output.values) == (status, {})


def test_an_error_before_sat_makes_the_answer_worthless() -> None:
    text = '(error "line 1 column 37: unknown constant foo (Bool) ")\nsat\n((a false))\n'
    output = read_output(text)
    assert (output.status, output.values) == (Status.ERROR, {})
    assert output.errors == ("line 1 column 37: unknown constant foo (Bool)",)


def test_an_error_in_place_of_the_values_is_an_error() -> None:
    output = read_output('sat\n(error "model is not available")\n((a true))\n')
    assert (output.status, output.values) == (Status.ERROR, {})


def test_values_after_an_error_do_not_count() -> None:
    output = read_output('sat\n((a true))\n(error "no such term")\n((b 3))\n')
    assert (output.status, output.values) == (Status.SAT, {"a": True})
    with pytest.raises(OutputError, match="missing: b; its error: no such term"):
        output.require(["a", "b"])


def test_an_error_alone_is_an_error_with_the_solvers_words() -> None:
    output = read_output('(error "no logic\n  set ""QF_LIA""")\n(error "undefined term: foo")')
    assert output.status is Status.ERROR
    assert output.errors == ('no logic set "QF_LIA"', "undefined term: foo")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "solver output: found nothing, expected sat, unsat, unknown or timeout"),
        (" \n ; a comment\n", "solver output: found nothing, "),
        ("success\n", "solver output: found no status, "),
        ("((a true))\n", "line 1: found '((a true))', expected sat, unsat, unknown or timeout"),
        ("\n\nSegmentation fault\n", "line 3: found 'Segmentation', expected sat"),
        ("sat\n((a true)\n", r"line 2: '(' without ')'; expected a complete answer"),
        ("sat\n((a true)))\n", r"line 2: ')' without '('"),
        ('(error "no', "line 1: string without an end"),
        ("sat\nunsat\n", "line 2: found unsat after sat, expected one status"),
        ("sat\n((a true))\nsat\n((a false))\n", "line 3: found sat after sat"),
        ("sat\n((a true) (b))\n", "line 2: found '(b)', expected values such as"),
        ("sat\n((a tru))\n", "line 2: 'tru' is neither true, false nor an integer"),
        ("sat\n((a (/ 1 2)))\n", "line 2: '(/ 1 2)' is neither"),
        ("sat\n((a 1))\n((a 2))\n", "line 3: found two values for a, expected one"),
        ("sat\n(((+ a 1) 4))\n", "line 2: found '((+ a 1) 4)', expected values"),
        ("sat\nmodel\n", "line 2: found 'model', expected values"),
        ("sat\n(model (model (model)))\n", "line 2: '(model)' is neither"),
    ],
)
def test_wrong_text_is_named_with_its_line(text: str, message: str) -> None:
    with pytest.raises(OutputError) as caught:
        read_output(text)
    assert message in str(caught.value)


@pytest.mark.parametrize("form", RECORDED)
def test_a_cut_answer_never_passes_for_a_whole_one(form: str) -> None:
    whole = RECORDED[form].rstrip()
    for end in range(len(whole)):
        with pytest.raises(OutputError):
            read_output(whole[:end]).require(VALUES)


def test_require_gives_the_asked_symbols_in_their_order() -> None:
    output = read_output("sat ((b 3) (helper 9) (a true))")
    assert list(output.require(["a", "b"]).items()) == [("a", True), ("b", 3)]


def test_require_counts_what_is_missing() -> None:
    output = read_output("sat ((a true))")
    message = "values for 1 of 6 symbols, expected one for each; missing: v, w, x, ..."
    with pytest.raises(OutputError, match=message):
        output.require(["a", "v", "w", "x", "y", "z"])
    with pytest.raises(OutputError, match="found unsat, expected sat"):
        read_output("unsat").require([])


PIECES = st.sampled_from(
    ["sat", "unsat", "(", ")", "((a true))", "(error", '"', "|", "model", "define-fun", "=", "-",
     "3", "x", "\n", ";", " ", "\0", "é"]
)  # fmt: skip


@given(st.lists(PIECES, max_size=30).map(" ".join) | st.text(max_size=80))
def test_garbage_is_read_or_refused_but_never_breaks(text: str) -> None:
    try:
        read_output(text)
    except OutputError as error:
        assert str(error).startswith("solver output")


def test_absurd_nesting_is_refused() -> None:
    deep = 50_000
    with pytest.raises(OutputError):
        read_output("sat " + "(model " * deep + ")" * deep)


def test_more_parentheses_than_any_answer_has_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be anything: that it is cut off nobody can say."""
    monkeypatch.setattr("puzzlepipe.backends.sexpr.MOST_LISTS", 3)
    with pytest.raises(OutputError) as told:
        read_output("sat\n" + "(" * 5)
    assert str(told.value) == (
        "solver output: found 5 opening and 0 closing parentheses, expected at most 3 of each"
    )
