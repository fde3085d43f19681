"""What every puzzle type must do, told once; each type's case is in tests/cases.

Samples and published puzzles, files good and bad, what people see. The witnesses against wrong
encodings stand in test_small_worlds, test_planted, test_plain and test_mutants.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from puzzlepipe.backends.find import Backend, find, installed
from puzzlepipe.backends.run import run
from puzzlepipe.backends.status import Status
from puzzlepipe.encoders.emit import encode
from puzzlepipe.encoders.registry import encoding_type
from puzzlepipe.encoders.terms import Literal
from puzzlepipe.engine.reporting import outcome_of_answer, render
from puzzlepipe.engine.search import search
from puzzlepipe.engine.validate import passes, validate
from puzzlepipe.puzzles.errors import FlawedPuzzle, PuzzleError
from puzzlepipe.puzzles.files import decode_text
from puzzlepipe.puzzles.puzzle import Puzzle
from puzzlepipe.puzzles.reading import load_puzzles, parse_puzzles
from puzzlepipe.puzzles.registry import all_types, samples_of
from puzzlepipe.results.output import read_output
from pysmt.environment import Environment
from pysmt.smtlib.parser import SmtLibParser
from support import INSTANCES, TESTS, TypeCase, all_wrong, cases, kind_of, only, plain
from support import smallest_sample as smallest_sample_of

CASES = cases()
STYLES = [(name, style) for name in CASES for style in encoding_type(kind_of(name)).styles]
SAMPLES = [(name, path) for name in CASES for path in samples_of(kind_of(name))]

every_type = pytest.mark.parametrize("name", CASES)
every_style = pytest.mark.parametrize(("name", "style"), STYLES)
every_sample = pytest.mark.parametrize(
    ("name", "path"), SAMPLES, ids=[f"{name}-{path.stem}" for name, path in SAMPLES]
)


def smallest_sample(name: str) -> Puzzle:
    return smallest_sample_of(kind_of(name))


def test_every_type_has_a_case() -> None:
    assert set(CASES) == set(all_types())


# -- samples and published puzzles -------------------------------------------


@every_type
def test_samples_ship(name: str) -> None:
    assert len(samples_of(kind_of(name))) >= 2


@every_type
def test_the_sample_that_is_shown_is_small(name: str) -> None:
    """It stands in `show` and in the page of types, and its text is read as a golden one."""
    assert len(samples_of(kind_of(name))[0].read_text()) < 500


@pytest.mark.parametrize("backend", installed(), ids=lambda backend: backend.name)
@every_sample
def test_sample_has_the_stated_number_of_solutions(name: str, path: Path, backend: Backend) -> None:
    stated = re.search(r"^; solutions: (\d+)$", path.read_text(), re.M)
    expected = int(stated[1]) if stated else 1
    (puzzle,) = load_puzzles(path)
    assert puzzle.name == name
    found = search(puzzle, backend, limit=expected + 1)
    assert len(found.answers) == expected
    assert found.complete
    assert all(passes(validate(puzzle, answer)) for answer in found.answers)
    assert len({plain(answer) for answer in found.answers}) == expected


@every_type
@pytest.mark.parametrize("style", ["boolean", "int"])
def test_smallest_sample_in_each_style(name: str, style: str) -> None:
    if style not in encoding_type(kind_of(name)).styles:
        pytest.skip("the type has no cells with numbers")
    puzzle = smallest_sample(name)
    found = search(puzzle, find("auto"), style, limit=2)
    assert found.unique
    assert passes(validate(puzzle, found.answers[0]))


@pytest.mark.parametrize(
    ("name", "instance"), [(name, one) for name, case in CASES.items() for one in case.instances]
)
def test_published_puzzle_comes_out_as_published(name: str, instance: str) -> None:
    (puzzle,) = load_puzzles(INSTANCES / f"{instance}.txt")
    assert puzzle.name == name
    known = INSTANCES / f"{instance}.answer"
    found = search(puzzle, find("auto"), limit=2 if known.exists() else 1)
    assert found.status is Status.SAT
    assert passes(validate(puzzle, found.answers[0]))
    if known.exists():
        assert found.unique
        published = puzzle.read_answer(known.read_text(), known.name)
        assert passes(validate(puzzle, published))
        assert plain(found.answers[0]) == plain(published)


# -- the rules check ---------------------------------------------------------


@every_type
def test_every_rule_has_a_wrong_answer_that_it_finds(name: str) -> None:
    case: TypeCase = CASES[name]
    assert set(case.wrong) == set(kind_of(name).rules)
    for rule, wrong in all_wrong(case):
        puzzle = only(wrong.puzzle)
        checks = validate(puzzle, puzzle.read_answer(wrong.answer))
        assert rule in {check.rule for check in checks if not check.ok}
        assert {check.rule for check in checks} <= set(puzzle.rules)
        assert all(check.expected and check.found for check in checks if not check.ok)


# -- the text ----------------------------------------------------------------


@every_style
def test_text_is_standard_and_pysmt_agrees_with_the_model(name: str, style: str) -> None:
    puzzle = smallest_sample(name)
    encoded = encode(puzzle, style)
    environment = Environment()
    script = SmtLibParser(environment).get_script(io.StringIO(encoded.text))
    formula = script.get_last_formula()
    symbols = list(encoded.model.symbols)
    question = f"(check-sat)\n(get-value ({' '.join(symbols)}))\n(exit)\n"
    output = run(find("auto"), encoded.text.split("(check-sat)")[0] + question, 60)
    values = read_output(output.text).require(symbols)
    manager = environment.formula_manager
    constants = {
        manager.get_symbol(symbol): manager.Bool(v) if isinstance(v, bool) else manager.Int(v)
        for symbol, v in values.items()
    }
    assert environment.substituter.substitute(formula, constants).simplify().is_true()


@every_style
def test_text_is_what_every_solver_accepts(name: str, style: str) -> None:
    encoded = encode(smallest_sample(name), style)
    text = re.sub(r" ?;.*", "", encoded.text)
    assert encoded.text.isascii()
    assert text.index("set-option") < text.index("set-logic")
    assert not re.search(r"[( ]-\d", text), "a negative number is written (- 1)"
    assert not re.search(r"\((and|or|\+|distinct|xor|=>) [^() ]+\)", text), "one argument"
    assert all(re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", symbol) for symbol in encoded.model.symbols)
    assertions = [line for line in text.splitlines() if line.startswith("(assert")]
    assert len(assertions) == len(set(assertions)), "asserted twice"
    assert set(encoded.encoding.answer_symbols) <= set(encoded.model.symbols)
    assert encoded.model.instances
    assert all(one.at for one in encoded.model.instances), "a rule instance says where"


@every_style
def test_named_text_gives_the_same_answer(name: str, style: str) -> None:
    puzzle = smallest_sample(name)
    encoded = encode(puzzle, style, named=True)
    assert len(re.findall(r":named rule_\d+", encoded.text)) == len(encoded.model.instances)
    values = read_output(run(find("z3"), encoded.text, 60).text).require(
        encoded.encoding.answer_symbols
    )
    assert passes(validate(puzzle, encoded.encoding.read_answer(values)))


@every_type
def test_what_fixes_the_answer_is_said_in_words_both_ways(name: str) -> None:
    puzzle = smallest_sample(name)
    encoding = encode(puzzle).encoding
    found = search(puzzle, find("auto"))
    terms = encoding.fixing(found.values[0])
    literals = [term for term in terms if isinstance(term, Literal)]
    words = [encoding.say(literal) for literal in literals]
    denied = [encoding.say(literal.negated()) for literal in literals]
    assert len(set(words) | set(denied)) == 2 * len(literals)


@every_type
def test_golden_text(name: str, request: pytest.FixtureRequest) -> None:
    """A change of a template is seen in review: run with --update-golden, then read the diff."""
    golden = TESTS / "golden" / f"{name}.smt2"
    text = encode(smallest_sample(name)).text
    if request.config.getoption("--update-golden"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text)
    assert text == golden.read_text()


# -- files -------------------------------------------------------------------


@every_type
@settings(max_examples=50)
@given(data=st.data())
def test_what_is_written_is_read_back(name: str, data: st.DataObject) -> None:
    puzzle = data.draw(CASES[name].puzzles)
    assert only(puzzle.dump()) == puzzle


@every_sample
def test_sample_is_read_back(name: str, path: Path) -> None:
    (puzzle,) = load_puzzles(path)
    assert only(puzzle.dump()) == puzzle


@pytest.mark.parametrize(
    ("name", "number"),
    [(name, number) for name, case in CASES.items() for number in range(len(case.bad_files))],
)
def test_bad_file_is_refused_where_it_is_bad(name: str, number: int) -> None:
    bad = CASES[name].bad_files[number]
    with pytest.raises(PuzzleError) as refused:
        parse_puzzles(bad.text, "bad.txt")
    assert bad.message in refused.value.message
    assert (refused.value.line, refused.value.column) == (bad.line, bad.column)


@pytest.mark.parametrize(
    ("name", "number"),
    [(name, number) for name, case in CASES.items() for number in range(len(case.flawed))],
)
def test_flawed_puzzle_is_refused_however_it_is_built(name: str, number: int) -> None:
    flawed = CASES[name].flawed[number]
    with pytest.raises(FlawedPuzzle) as refused:
        kind_of(name)(**flawed.fields)
    assert flawed.message in refused.value.message
    assert refused.value.flaw.field == flawed.field


@every_type
@settings(max_examples=60)
@given(data=st.data())
def test_random_edits_never_give_a_traceback(name: str, data: st.DataObject) -> None:
    text = samples_of(kind_of(name))[0].read_text()
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(start + 4, len(text))))
        text = (
            text[:start]
            + data.draw(st.text(st.sampled_from("#.:\n 019,=xyAB-"), max_size=4))
            + text[end:]
        )
    try:
        for puzzle in parse_puzzles(text):
            puzzle.draw()
            if len(puzzle.grid.cells) < 200:
                encode(puzzle)
    except PuzzleError as refused:
        assert str(refused)


@every_type
@settings(max_examples=60)
@given(junk=st.binary(max_size=60))
def test_random_bytes_never_give_a_traceback(name: str, junk: bytes) -> None:
    try:
        parse_puzzles(decode_text(f"#{name}\n".encode() + junk, "junk"))
    except PuzzleError as refused:
        assert str(refused)


# -- what people see ---------------------------------------------------------


@every_type
def test_answer_is_written_and_read_back_and_drawn(name: str) -> None:
    puzzle = smallest_sample(name)
    answer = search(puzzle, find("auto")).answers[0]
    assert dict(puzzle.read_answer(puzzle.write_answer(answer))) == dict(answer)
    outcome = outcome_of_answer(puzzle, answer, validate(puzzle, answer))
    page = render([outcome], "html")
    assert "VALIDATION PASS" in page
    assert page.count("<svg") == 2
    assert puzzle.draw() != puzzle.draw(answer)
    own = [place for place in puzzle.places if place not in puzzle.prefilled]
    halves = [
        {place: token for place, token in answer.items() if place not in left_out}
        for left_out in (own[::2], own[1::2])
    ]
    assert any(puzzle.draw(half) != puzzle.draw(answer) for half in halves), "what facts draw"


@every_type
def test_docstring_teaches(name: str) -> None:
    text = kind_of(name).__doc__ or ""
    for part in ("Rules:", "File:", "Answer:"):
        assert part in text
