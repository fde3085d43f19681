"""The commands decode and solve: what they print, where, and their exit status."""

import json
import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from command_line import ANSWER, NONE, TENTS, TWO, WHY, Result, Run, Write, solved
from puzzlepipe.backends.find import installed
from stand_ins import Pipes, StandIn

# -- decode ------------------------------------------------------------------


def test_decode_in_each_form(puzzlepipe: Run, file: Write, tmp_path: Path) -> None:
    name, output = file("t.txt", TENTS), file("out", solved(TENTS))
    text = puzzlepipe("decode", "-p", name, output, "--format", "text", "--solver", "z3 4")
    assert text.status == 0
    assert text.out.splitlines()[0] == "; tents My camp"
    assert "; z3 4; sat" in text.out.splitlines()
    assert text.out.endswith(ANSWER)
    page = puzzlepipe("decode", "-p", name, output)
    assert page.out.startswith("<!DOCTYPE html>")
    assert "VALIDATION PASS" in page.out
    assert "(declare-const tent_r1c2 Bool)" in page.out
    picture = puzzlepipe("decode", "--puzzle", name, "--format", "svg", stdin=solved(TENTS))
    assert ElementTree.fromstring(picture.out).tag.endswith("svg")
    (result,) = json.loads(puzzlepipe("decode", "-p", name, output, "--format", "json").out)[
        "results"
    ]
    assert (result["verdict"], result["answer"]) == ("pass", ANSWER.split())
    assert puzzlepipe("decode", "-p", name, output, "-o", "x.html") == Result(0, "", "")
    assert (tmp_path / "x.html").read_text() == page.out


def test_a_flipped_value_fails_and_is_named(puzzlepipe: Run, file: Write) -> None:
    name = file("t.txt", TENTS)
    flipped = solved(TENTS).replace("(tent_r2c1 true)", "(tent_r2c1 false)")
    for form in ("text", "html", "svg", "json"):
        result = puzzlepipe("decode", "-p", name, "--format", form, stdin=flipped)
        assert result.status == 1
        assert result.out
        assert result.err.startswith("t.txt: VALIDATION FAIL: tree r1c1: Trees and tents pair up")
        assert result.err.count("\n") == 1
    text = puzzlepipe("decode", "-p", name, "--format", "text", stdin=flipped).out
    assert "; FAIL column 1: A line holds as many tents as its clue says. Expected" in text


@pytest.mark.parametrize(
    ("output", "status", "message"),
    [
        ("unsat", 1, f"t.txt: NO SOLUTION{WHY}"),
        ('unsat\n(error "model is not available")', 1, f"t.txt: NO SOLUTION{WHY}"),
        ("unknown", 3, "t.txt: NO ANSWER: the solver gave up"),
        ("timeout", 3, "t.txt: NO ANSWER: out of time"),
        ('(error "no\n such  logic")', 3, "t.txt: NO ANSWER: the solver failed: no such logic"),
    ],
)
def test_decode_shows_that_there_is_no_answer(
    puzzlepipe: Run, file: Write, output: str, status: int, message: str
) -> None:
    name = file("t.txt", TENTS)
    for form in ("text", "html", "svg", "json"):
        result = puzzlepipe("decode", "-p", name, "--format", form, stdin=output)
        assert result.status == status
        assert result.err == f"{message}\n"
        assert result.out


@pytest.mark.parametrize(
    ("output", "status", "message"),
    [
        ("", 3, "solver output: found nothing, expected sat, unsat, unknown or timeout"),
        ("sat ((tent", 3, "solver output, line 1: '(' without ')'; expected a complete answer"),
        ("sat\n" + "(" * 100_000, 3, "solver output, line 2: "),
        ("Segmentation fault", 3, "solver output, line 1: found 'Segmentation'"),
        ("sat", 3, "solver output: found sat and no values"),
        ("sat ((tent_r1c2 true))", 2, "no value for tent_"),
        ("sat ((x 1))", 2, "x is no symbol of this puzzle's encoding"),
        (b"sat \xff", 2, "<stdin>:1:5: byte 0xff is not UTF-8 text"),
    ],
)
def test_decode_refuses_what_is_no_answer_and_writes_nothing(
    puzzlepipe: Run, file: Write, tmp_path: Path, output: str | bytes, status: int, message: str
) -> None:
    name = file("t.txt", TENTS)
    kept = file("out.html", "old")
    result = puzzlepipe("decode", "-p", name, "-o", kept, stdin=output)
    assert (result.status, result.out) == (status, "")
    assert result.err.startswith(message if message.startswith("<stdin>") else f"{name}: {message}")
    assert result.err.count("\n") == 1
    assert (tmp_path / kept).read_text() == "old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out.html", "t.txt"]


def test_decode_needs_its_puzzle(puzzlepipe: Run) -> None:
    result = puzzlepipe("decode", stdin="unsat")
    assert (result.status, result.out) == (2, "")
    assert "Missing option '-p'" in result.err


def test_decode_with_an_audit(puzzlepipe: Run, file: Write) -> None:
    name = file("t.txt", TWO)
    right = "sat ((tent_r1c1 true) (tent_r1c3 false))"
    result = puzzlepipe("decode", "-p", name, "--audit", "--solver", "z3", stdin=right)
    assert result.status == 0
    assert re.fullmatch(r"t.txt: \w+ agrees that the answer is right\n", result.err)
    lie = puzzlepipe("decode", "-p", name, "--audit", "--format", "text", stdin="unsat")
    assert lie.status == 1
    assert "NO SOLUTION" in lie.out
    assert "SOLVERS DISAGREE" in lie.err


def test_an_audit_is_bounded_in_time(
    puzzlepipe: Run,
    file: Write,
    folder: Path,
    shell: StandIn,
    pipes: Pipes,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shell("yices-smt2", pipes.hang())
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)
    arguments = ["--audit", "--timeout", "0.3", "--solver", "z3", "--format", "text"]
    result = puzzlepipe("decode", "-p", file("t.txt", TWO), *arguments, stdin="unsat")
    assert result.status == 3
    assert "; NO SOLUTION" in result.out
    said, _, claim = result.err.partition(": by the plain text, ")
    assert said == "audit: yices gave no answer in time"
    assert claim.endswith("it is open whether the puzzle has no solution\n")


# -- solve -------------------------------------------------------------------


def test_solve_prints_an_answer_that_check_takes(puzzlepipe: Run, file: Write) -> None:
    name = file("t.txt", TENTS)
    result = puzzlepipe("solve", name)
    assert result.status == 0
    assert result.out.endswith(ANSWER)
    assert re.search(r"^; \w+, \d+\.\d+ s; sat$", result.out, re.M)
    answer = file("answer.txt", result.out)
    assert puzzlepipe("check", name, answer).status == 0


@pytest.mark.parametrize("form", ["text", "html", "svg", "json"])
def test_solve_in_each_form_to_stdout_or_a_file(
    puzzlepipe: Run, file: Write, tmp_path: Path, form: str
) -> None:
    name = file("t.txt", TENTS)
    shown = puzzlepipe("solve", "--unique", "--format", form, name)
    assert shown.status == 0
    assert shown.out.endswith("\n")
    assert puzzlepipe("solve", "--unique", "--format", form, name, "-o", "out") == Result(0, "", "")
    times = re.compile(r"\d+\.\d+ s|\"seconds\": [\d.]+")
    assert times.sub("", (tmp_path / "out").read_text()) == times.sub("", shown.out)


@pytest.mark.parametrize("backend", ["auto", "z3", "yices", "cvc5"])
def test_solve_with_each_backend_and_encoding(puzzlepipe: Run, file: Write, backend: str) -> None:
    if backend not in ("auto", *(one.name for one in installed())):
        pytest.skip("not installed")
    name = file("t.txt", TENTS)
    for encoding in ("boolean", "int"):
        result = puzzlepipe("solve", "--backend", backend, "--encoding", encoding, "--unique", name)
        assert result.status == 0
        assert "the only solution" in result.out
        assert result.out.endswith(ANSWER)


def test_solve_knows_whether_the_answer_is_the_only_one(puzzlepipe: Run, file: Write) -> None:
    two, none = file("two.txt", TWO), file("none.txt", NONE)
    result = puzzlepipe("solve", "--unique", two)
    assert result.status == 1
    assert result.err == "two.txt: not unique: at least 2 places differ\n"
    assert "not unique; places that differ: r1c1 r1c3" in result.out
    for option in ([], ["--unique"], ["--all"]):
        result = puzzlepipe("solve", *option, none)
        assert result.status == 1
        why = r"; to learn .*: puzzlepipe encode --named none\.txt \| z3 -in\n"
        assert re.fullmatch(r"none.txt: \w+: NO SOLUTION" + why, result.err)
        assert "; NO SOLUTION\n" in result.out


def test_solve_counts(puzzlepipe: Run, file: Write) -> None:
    two, none, one = file("two.txt", TWO), file("none.txt", NONE), file("t.txt", TENTS)
    assert puzzlepipe("solve", "--count", two).out == "2\n"
    assert puzzlepipe("solve", "--count", one).out == "1\n"
    assert puzzlepipe("solve", "--count", "--limit", "1", two).out == "at least 1\n"
    result = puzzlepipe("solve", "--count", none)
    assert (result.status, result.out) == (1, "0\n")
    result = puzzlepipe("solve", "--count", two, none, one)
    assert (result.status, result.out) == (1, "two.txt: 2\nnone.txt: 0\nt.txt: 1\n")
    results = json.loads(puzzlepipe("solve", "--count", "--format", "json", two, none).out)
    found = [
        (one["solutions"]["count"], one["solutions"]["complete"], one["solutions"]["unique"])
        for one in results["results"]
    ]
    assert found == [(2, True, False), (0, True, None)]


def test_pages_and_json_tell_solver_version_and_time(puzzlepipe: Run, file: Write) -> None:
    name = file("t.txt", TENTS)
    page = puzzlepipe("solve", "--backend", "z3", "--format", "html", name).out
    assert re.search(r"z3 \d+\.\d+\.\d+<", page)
    report = json.loads(puzzlepipe("solve", "--backend", "z3", "--format", "json", name).out)
    solver = report["results"][0]["solver"]
    assert solver["name"] == "z3"
    assert re.fullmatch(r"\d+\.\d+\.\d+", solver["version"])
    assert solver["seconds"] > 0


def test_solve_lists_all_answers(puzzlepipe: Run, file: Write) -> None:
    two = file("two.txt", TWO)
    out = puzzlepipe("solve", "--all", two).out
    assert "; solution 2" in out
    assert sorted(line for line in out.splitlines() if line and line[0] != ";") == ["..A", "A.."]
    one = puzzlepipe("solve", "--all", "--limit", "1", two).out
    assert "solution 2" not in one
    (result,) = json.loads(puzzlepipe("solve", "--all", "--format", "json", two).out)["results"]
    assert sorted([result["answer"], *result["solutions"]["others"]]) == [["..A"], ["A.."]]
    assert puzzlepipe("solve", "--all", "--format", "html", two).out.count("<svg") >= 2


def test_solve_goes_on_after_a_bad_file(puzzlepipe: Run, file: Write) -> None:
    good, bad, none = file("t.txt", TENTS), file("bad.txt", "#tents\nx\n"), file("n.txt", NONE)
    result = puzzlepipe("solve", "missing.txt", good, bad, none, good)
    assert result.status == 2
    assert result.out.count("VALIDATION PASS") == 2
    assert result.out.count("NO SOLUTION") == 1
    assert [line.split(":")[0] for line in result.err.splitlines()] == [
        "missing.txt", "bad.txt", "n.txt",
    ]  # fmt: skip
    result = puzzlepipe("solve", good, none)
    assert result.status == 1
    assert puzzlepipe("solve", "missing.txt", "-o", "out").out == ""
    assert not Path("out").exists()


def test_solve_takes_every_puzzle_of_a_file_or_the_one_that_is_named(
    puzzlepipe: Run, file: Write
) -> None:
    name = file("both.txt", TENTS + "\n#kurosu second\n01\n..\n")
    assert puzzlepipe("solve", name).out.count("VALIDATION PASS") == 2
    result = puzzlepipe("solve", "--only", "2", name)
    assert result.out.startswith("; kurosu second (puzzle 2 of both.txt)\n")
    assert puzzlepipe("solve", "-", stdin=TENTS).out.endswith(ANSWER)
    assert puzzlepipe("solve", "--format", "svg", name).status == 2
    page = puzzlepipe("solve", "--format", "html", name).out
    assert page.count("VALIDATION PASS") >= 2


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--limit", "3"], "--limit goes with --count or --all"),
        (["--unique", "--count"], "--unique, --count and --all go one at a time"),
        (["--all", "--count"], "--unique, --count and --all go one at a time"),
        (["--count", "--limit", "0"], "0 is not in the range"),
        (["--timeout", "-1"], "-1 is no number of seconds from 0 to 1e+07"),
        (["--timeout", "nan"], "nan is no number of seconds"),
        (["--timeout", "inf"], "inf is no number of seconds"),
        (["--backend", "z3", "--solver-cmd", "z3 -in"], "both name a solver; use one"),
        (["--timeout", "soon"], "'soon' is not a valid float"),
        (["--format", "pdf"], "'pdf' is not one of"),
        (["--backend", "z33"], "no solver is called 'z33'; did you mean z3?"),
        (["--solver-cmd", ""], "the solver's command line is empty"),
        (["--solver-cmd", "'"], "is no command line"),
        (["--encoding", "sat"], "t.txt: tents has no encoding 'sat'; it has boolean, int"),
        (["--format", "svg", "t.txt"], "--format svg draws one puzzle; here are 2"),
        (["-o", "."], "is a directory"),
    ],
)
def test_wrong_options_are_usage_errors(
    puzzlepipe: Run, file: Write, options: list[str], message: str
) -> None:
    name = file("t.txt", TENTS)
    result = puzzlepipe("solve", name, *options)
    assert (result.status, result.out) == (2, "")
    assert message in result.err


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--backend", "mathsat"], "mathsat is not installed; to get it: "),
        (["--solver-cmd", "no-such-solver -x"], "no-such-solver: no such program"),
        (["--solver-cmd", "true"], "t.txt: true: solver output: found nothing"),
        (["--solver-cmd", "cat"], "t.txt: cat: solver output, line 2: found"),
    ],
)
def test_a_solver_that_is_missing_or_fails_is_status_3(
    puzzlepipe: Run,
    file: Write,
    monkeypatch: pytest.MonkeyPatch,
    options: list[str],
    message: str,
) -> None:
    if options[1] == "mathsat":
        monkeypatch.setenv("PATH", "/nowhere")
    name = file("t.txt", TENTS)
    for more in ([], ["--unique"], ["--count"], ["--format", "html"]):
        result = puzzlepipe("solve", name, *options, *more)
        assert (result.status, result.out) == (3, "")
        assert result.err.startswith(message)
        assert result.err.count("\n") == 1


def test_an_error_line_then_sat_is_an_error(puzzlepipe: Run, file: Write, shell: StandIn) -> None:
    solver = shell("mine", """cat >/dev/null; echo '(error "line 3: oops")'; echo sat""")
    result = puzzlepipe("solve", "--solver-cmd", solver, file("t.txt", TENTS))
    assert (result.status, result.out) == (3, "")
    assert result.err == "t.txt: mine: line 3: oops\n"


def test_unknown_is_status_3(puzzlepipe: Run, file: Write, shell: StandIn) -> None:
    solver = shell("mine", "cat >/dev/null; echo unknown")
    result = puzzlepipe("solve", "--unique", "--solver-cmd", solver, file("t.txt", TENTS))
    assert result.status == 3
    assert "NO ANSWER: the solver gave up" in result.out
    assert result.err == "t.txt: mine: NO ANSWER: the solver gave up\n"


def test_a_wrong_answer_of_a_solver_fails(puzzlepipe: Run, file: Write, shell: StandIn) -> None:
    solver = shell("liar", "cat >/dev/null; echo sat; echo '((tent_r1c1 true) (tent_r1c3 true))'")
    result = puzzlepipe("solve", "--solver-cmd", solver, file("two.txt", TWO))
    assert result.status == 1
    assert "; VALIDATION FAIL (1 of 4 checks fails)" in result.out
    assert result.out.endswith("A.A\n")
    assert result.err.startswith("two.txt: liar: VALIDATION FAIL: tent r1c3: ")
    for form in ("json", "html", "svg"):
        shown = puzzlepipe("solve", "--format", form, "--solver-cmd", solver, "two.txt")
        assert (shown.status, bool(shown.out)) == (1, True)
    assert puzzlepipe("solve", "--count", "--solver-cmd", solver, "two.txt").status == 1
    page = puzzlepipe("solve", "--format", "html", "--solver-cmd", solver, "two.txt").out
    assert "VALIDATION FAIL" in page


def test_a_wrong_answer_after_a_right_one_fails_too(
    puzzlepipe: Run, file: Write, shell: StandIn
) -> None:
    text = """cat >/dev/null; echo sat
if [ -e "$0.once" ]; then echo '((tent_r1c1 true) (tent_r1c3 true))'; exit; fi
: >"$0.once"; echo '((tent_r1c1 true) (tent_r1c3 false))'"""
    arguments = ["solve", "--all", "--limit", "2", "--solver-cmd", shell("liar", text)]
    result = puzzlepipe(*arguments, file("two.txt", TWO))
    assert result.status == 1
    assert "; VALIDATION FAIL" in result.out
    assert result.err.startswith("two.txt: liar: VALIDATION FAIL: tent r1c3: ")


def test_solve_with_an_audit(puzzlepipe: Run, file: Write) -> None:
    name = file("t.txt", TENTS)
    result = puzzlepipe("solve", "--unique", "--audit", name)
    assert result.status == 0
    assert re.fullmatch(
        r"t.txt: \w+ agrees that the answer is right and the only one\n", result.err
    )
    result = puzzlepipe("solve", "--audit", file("n.txt", NONE))
    assert result.status == 1
    assert "agrees that there is no solution" in result.err
