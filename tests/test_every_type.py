"""What every puzzle type must do, told once; each type's case is in tests/cases.

Three witnesses that share no rule logic meet here: the encoding as solvers see
it, the rules check, and brute force over every answer that can be written.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st
from puzzlepipe.backends.find import Backend, find, installed
from puzzlepipe.backends.run import run
from puzzlepipe.backends.status import Status
from puzzlepipe.encoders.emit import encode
from puzzlepipe.encoders.registry import encoding_type
from puzzlepipe.encoders.terms import not_
from puzzlepipe.engine.reporting import outcome_of_answer, render
from puzzlepipe.engine.search import search
from puzzlepipe.engine.validate import passes, validate
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.files import decode_text
from puzzlepipe.puzzles.puzzle import Answer, Puzzle
from puzzlepipe.puzzles.reading import all_types, load_puzzles, parse_puzzles, samples_of
from puzzlepipe.results.output import read_output
from pysmt.environment import Environment
from pysmt.smtlib.parser import SmtLibParser
from support import INSTANCES, TESTS, TypeCase, cases, only

CASES = cases()
STYLES = [(name, style) for name in CASES for style in encoding_type(name).styles]
SAMPLES = [(name, path) for name in CASES for path in samples_of(name)]

SEEDS = 8
"""How many times a type's small worlds are drawn before a rule that none puts to the test fails."""

every_type = pytest.mark.parametrize("name", CASES)
every_style = pytest.mark.parametrize(("name", "style"), STYLES)
every_sample = pytest.mark.parametrize(
    ("name", "path"), SAMPLES, ids=[f"{name}-{path.stem}" for name, path in SAMPLES]
)


def plain(puzzle: Puzzle, answer: Answer) -> tuple[tuple[object, str], ...]:
    """An answer that can be compared and put in a set."""
    return tuple(sorted(puzzle.canonical(answer).items(), key=str))


def smallest_sample(name: str) -> Puzzle:
    """The sample that `show` prints."""
    return load_puzzles(samples_of(name)[0])[0]


def test_every_type_has_a_case() -> None:
    assert set(CASES) == set(all_types())


# -- samples and published puzzles -------------------------------------------


@every_type
def test_samples_ship(name: str) -> None:
    assert len(samples_of(name)) >= 2


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
    assert len({plain(puzzle, answer) for answer in found.answers}) == expected


@every_type
@pytest.mark.parametrize("style", ["boolean", "int"])
def test_smallest_sample_in_each_style(name: str, style: str) -> None:
    if style not in encoding_type(name).styles:
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
        assert plain(puzzle, found.answers[0]) == plain(puzzle, published)


# -- small worlds ------------------------------------------------------------


@every_style
def test_small_worlds(name: str, style: str) -> None:
    """The answers that the rules check accepts are the answers that the solver enumerates.

    The worlds drawn must also put every rule to the test: for each, some answer is wrong
    by that rule alone, so that an encoding without it would have been found out.
    """
    case = CASES[name]
    decisive: set[str] = set()

    @settings(max_examples=case.worlds)
    @given(puzzle=case.small_worlds)
    def compare(puzzle: Puzzle) -> None:
        accepted = set()
        for answer in case.candidates(puzzle):
            broken = {check.rule for check in puzzle.check(answer) if not check.ok}
            if not broken:
                accepted.add(plain(puzzle, answer))
            elif len(broken) == 1:
                decisive.update(broken)
        found = search(puzzle, find("auto"), style, limit=None)
        assert found.complete
        listed = [plain(puzzle, answer) for answer in found.answers]
        assert len(listed) == len(set(listed)), "an answer is counted twice"
        assert set(listed) == accepted, puzzle.dump()

    # Seeds of our own: Hypothesis would take one from this function's text, and a change here
    # would change the worlds of every type.
    for number in range(SEEDS):
        seed(number)(compare)()
        if set(case.wrong) - decisive == set(case.never_alone):
            return
    assert set(case.wrong) - decisive == set(case.never_alone)


# -- the rules check ---------------------------------------------------------


@every_type
def test_every_rule_has_a_wrong_answer_that_it_finds(name: str) -> None:
    case: TypeCase = CASES[name]
    assert set(case.wrong) == set(all_types()[name].rules)
    for rule, wrong in case.wrong.items():
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
    symbols = list(encoded.model.sorts)
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
    assert all(re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", symbol) for symbol in encoded.model.sorts)
    assertions = [line for line in text.splitlines() if line.startswith("(assert")]
    assert len(assertions) == len(set(assertions)), "asserted twice"
    assert set(encoded.encoding.answer_symbols) <= set(encoded.model.sorts)
    assert encoded.model.rules
    assert all(rule.where for rule in encoded.model.rules), "a rule instance says where"


@every_style
def test_named_text_gives_the_same_answer(name: str, style: str) -> None:
    puzzle = smallest_sample(name)
    encoded = encode(puzzle, style, named=True)
    assert len(re.findall(r":named rule_\d+", encoded.text)) == len(encoded.model.rules)
    values = read_output(run(find("z3"), encoded.text, 60).text).require(
        encoded.encoding.answer_symbols
    )
    assert passes(validate(puzzle, encoded.encoding.read_answer(values)))


@every_type
def test_answer_literals_are_said_in_words_both_ways(name: str) -> None:
    puzzle = smallest_sample(name)
    encoding = encode(puzzle).encoding
    found = search(puzzle, find("auto"))
    literals = encoding.answer_literals(found.values[0])
    words = [encoding.say(literal) for literal in literals]
    denied = [encoding.say(not_(literal)) for literal in literals]
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


@every_type
@settings(max_examples=60)
@given(data=st.data())
def test_random_edits_never_give_a_traceback(name: str, data: st.DataObject) -> None:
    text = samples_of(name)[0].read_text()
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


@every_type
def test_docstring_teaches(name: str) -> None:
    text = all_types()[name].__doc__ or ""
    for part in ("Rules:", "File:", "Answer:"):
        assert part in text
