"""Every command and option, as a user types it: what it prints, where, and its exit status.

These run inside the test's process; what needs real processes is in test_processes.py.
"""

from __future__ import annotations

import io
import json
import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import click
import pytest
from puzzlepipe import PuzzlepipeError, cli
from puzzlepipe.backends.find import find, installed
from puzzlepipe.backends.run import run
from puzzlepipe.deadline import Deadline
from puzzlepipe.encoders.emit import encode
from puzzlepipe.puzzles.registry import all_types, samples_of
from stand_ins import Pipes, StandIn
from support import kind_of, only

TENTS = "#tents My camp\nT..\n...\n..T\ntop: 1 0 1\nleft: . . .\n"
ANSWER = "...\nA.A\n...\n"
TWO = "#tents\n.T.\n"
NONE = "#tents\nT\n"
WHY = "; to learn which rules and clues clash: puzzlepipe encode --named t.txt | z3 -in"
SAMPLE = str(samples_of(kind_of("tents"))[0])


@dataclass
class Result:
    status: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def puzzlepipe(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Run:
    """Run a command line in a folder of its own, with a text on stdin."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str, stdin: str | bytes = "") -> Result:
        data = stdin if isinstance(stdin, bytes) else stdin.encode()
        monkeypatch.setattr(sys, "argv", ["puzzlepipe", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        status = cli.run()
        captured = capsys.readouterr()
        assert "Traceback" not in captured.err
        if status == 0 and "--audit" not in arguments:
            assert captured.err == "", "all is well, so stderr is silent"
        if status != 0:
            assert captured.err, "a status other than 0 is explained"
        return Result(status, captured.out, captured.err)

    return call


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str, str], str]:
    """Write a file into the folder where commands run; return its name."""

    def write(name: str, text: str) -> str:
        (tmp_path / name).write_text(text, encoding="utf-8")
        return name

    return write


Write = Callable[[str, str], str]


def solved(text: str) -> str:
    """What z3 says of a puzzle."""
    return run(find("z3"), encode(only(text)).text, 60).text


# -- what was read stays -----------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["encode", "t.txt", "-o", "t.txt"],
        ["solve", "t.txt", "-o", "./t.txt"],
        ["solve", "other.txt", "t.txt", "-o", "link"],
        ["decode", "-p", "t.txt", "-o", "t.txt", "other.txt"],
        ["decode", "-p", "other.txt", "-o", "t.txt", "t.txt"],
        ["check", "t.txt", "other.txt", "-o", "t.txt"],
        ["check", "other.txt", "t.txt", "-o", "t.txt"],
    ],
    ids=" ".join,
)
def test_an_input_is_never_written_over(
    puzzlepipe: Run, file: Write, tmp_path: Path, arguments: list[str]
) -> None:
    file("t.txt", TENTS), file("other.txt", TENTS)
    (tmp_path / "link").symlink_to("t.txt")
    result = puzzlepipe(*arguments)
    assert (result.status, result.out) == (2, "")
    assert "would write over the input" in result.err
    assert (tmp_path / "t.txt").read_text() == TENTS


def test_an_output_without_a_name_is_refused(puzzlepipe: Run, file: Write) -> None:
    """As an empty shell variable leaves it."""
    result = puzzlepipe("solve", "-o", "", file("t.txt", TENTS))
    assert (result.status, result.out) == (2, "")
    assert "-o names no file" in result.err


def test_decode_reads_the_plain_text_too(puzzlepipe: Run, file: Write) -> None:
    name = file("t.txt", TENTS)
    for arguments in (["--plain"], ["--named", "--encoding", "int"]):
        text = puzzlepipe("encode", *arguments, name).out
        output = run(find("z3"), text, 60).text
        shown = puzzlepipe("decode", "-p", name, "--format", "text", stdin=output)
        assert (shown.status, shown.out.splitlines()[-3:]) == (0, ANSWER.split())
    page = puzzlepipe("decode", "-p", name, stdin=output).out
    assert "(declare-const tent_r2c2 Int)" in page, "the text that was read"


@pytest.mark.parametrize("logic", ["", "QF LIA", "QF_LIA)\n(assert false", "1"])
def test_a_logic_is_one_symbol(puzzlepipe: Run, file: Write, logic: str) -> None:
    result = puzzlepipe("encode", "--logic", logic, file("t.txt", TENTS))
    assert (result.status, result.out) == (2, "")
    assert "is no name of a logic" in result.err


def test_a_text_that_is_too_long_is_not_read(
    puzzlepipe: Run, file: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puzzlepipe.puzzles.files.LARGEST", 100)
    long = "#tents\n" + "." * 100 + "\n"
    for result in (puzzlepipe("encode", file("t.txt", long)), puzzlepipe("encode", stdin=long)):
        assert (result.status, result.out) == (2, "")
        assert "is longer than" in result.err


def test_a_message_is_not_longer_than_a_person_reads(puzzlepipe: Run) -> None:
    result = puzzlepipe("encode", stdin="#tents\n" + "x " * 3 + "y" * 5000 + "\n")
    assert result.status == 2
    long = puzzlepipe("encode", stdin=f"#{'z' * 30_000}\n")
    assert long.status == 2
    assert len(long.err) < 1100


# -- encode ------------------------------------------------------------------


def test_encode_reads_a_file_or_stdin(puzzlepipe: Run, file: Write) -> None:
    expected = encode(only(TENTS)).text
    name = file("my tents.txt", TENTS)
    assert puzzlepipe("encode", name) == Result(0, expected, "")
    assert puzzlepipe("encode", "-", stdin=TENTS) == Result(0, expected, "")
    assert puzzlepipe("encode", stdin=TENTS) == Result(0, expected, "")


def test_encode_options(puzzlepipe: Run, file: Write, tmp_path: Path) -> None:
    name = file("t.txt", TENTS)
    puzzle = only(TENTS)
    assert puzzlepipe("encode", "--encoding", "int", name).out == encode(puzzle, "int").text
    plain = encode(puzzle, plain=True).text
    named = encode(puzzle, plain=True, named=True).text
    assert puzzlepipe("encode", "--plain", name).out == plain != encode(puzzle).text
    assert puzzlepipe("encode", "--named", name).out == named
    assert puzzlepipe("encode", "--named", "--plain", name).out == named
    assert "(set-logic ALL)" in puzzlepipe("encode", "--logic", "ALL", name).out
    assert puzzlepipe("encode", name, "-o", "t.smt2") == Result(0, "", "")
    assert (tmp_path / "t.smt2").read_text() == encode(puzzle).text
    assert puzzlepipe("encode", name, "--encoding", "sat") == Result(
        2, "", "tents has no encoding 'sat'; it has boolean, int\n"
    )


def test_one_of_several_puzzles(puzzlepipe: Run, file: Write) -> None:
    name = file("both.txt", TENTS + TWO)
    assert puzzlepipe("encode", name, "--only", "2").out == encode(only(TWO)).text
    assert puzzlepipe("encode", name) == Result(
        2, "", "both.txt: 2 puzzles in this file; choose one with --only N\n"
    )
    assert puzzlepipe("encode", name, "--only", "3") == Result(
        2, "", "both.txt: --only 3, the file holds 2 puzzles\n"
    )
    assert puzzlepipe("encode", name, "--only", "0").status == 2


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "p.txt: no puzzle here; a puzzle begins with a header such as '#sudoku'"),
        (b"#tennts\nT.\n", "p.txt:1:2: 'tennts' is no puzzle type; the nearest are: tents"),
        (b"#tents\nT.x\n", "p.txt:2:3: 'x' stands here; expected one of T ."),
        (b"\xff\x00", "p.txt:1:1: byte 0xff is not UTF-8 text"),
        (b"\0" * 20_000_000, "p.txt:1:1: control character U+0000; expected plain text"),
        (b"#sudoku\nsize: 1000000000\n", "p.txt:2:7: '1000000000' is no number"),
    ],
    ids=["empty", "unknown type", "bad cell", "bytes", "zeros", "size"],
)
def test_a_bad_file_is_one_line(puzzlepipe: Run, tmp_path: Path, data: bytes, message: str) -> None:
    (tmp_path / "p.txt").write_bytes(data)
    for command in (["encode"], ["solve"], ["facts"], ["decode", "-p"]):
        result = puzzlepipe(*command, "p.txt", stdin="unsat")
        assert (result.status, result.out) == (2, "")
        assert result.err.startswith(message)
        assert result.err.count("\n") == 1


@pytest.mark.parametrize("name", ["missing.txt", ".", "no/such/folder/x", "a\nb"])
def test_a_file_that_cannot_be_read_is_one_line(puzzlepipe: Run, name: str) -> None:
    for command in (["encode"], ["solve"], ["facts"], ["decode", "-p"]):
        result = puzzlepipe(*command, name, stdin="unsat")
        assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
        assert "cannot be read: " in result.err


# -- the filter --------------------------------------------------------------


@pytest.mark.parametrize("text", [TENTS, "\n; comment\n\n" + TENTS, "\ufeff" + TENTS, "  " + TENTS])
def test_without_a_command_a_puzzle_is_encoded(puzzlepipe: Run, text: str) -> None:
    assert puzzlepipe(stdin=text) == Result(0, encode(only(TENTS)).text, "")


def test_without_a_command_a_solvers_output_becomes_a_page(puzzlepipe: Run, file: Write) -> None:
    name = file("t.txt", TENTS)
    result = puzzlepipe("-f", name, stdin=solved(TENTS))
    assert result.status == 0
    assert result.out.startswith("<!DOCTYPE html>")
    assert "VALIDATION PASS" in result.out
    assert puzzlepipe("-f", name, stdin="; a solver's comment\n" + solved(TENTS)).status == 0


@pytest.mark.parametrize(
    ("arguments", "stdin", "message"),
    [
        ([], "", "stdin holds no puzzle"),
        ([], "sat\n((a true))", "name its puzzle with -f"),
        (["-f", "t.txt"], TENTS, "stdin holds a puzzle; -f goes with a solver's output"),
        (["-f", "t.txt", "types"], "", "-f is for use without a command"),
        (["nonsense"], "", "No such command 'nonsense'"),
        (["--nonsense"], "", "No such option"),
    ],
)
def test_the_filter_says_what_it_cannot_do(
    puzzlepipe: Run, file: Write, arguments: list[str], stdin: str, message: str
) -> None:
    file("t.txt", TENTS)
    result = puzzlepipe(*arguments, stdin=stdin)
    assert (result.status, result.out) == (2, "")
    assert message in result.err


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


# -- check -------------------------------------------------------------------


def test_check_of_an_answer_by_hand(puzzlepipe: Run, file: Write) -> None:
    name = file("t.txt", TENTS)
    right, wrong = file("a", ANSWER), file("b", ".A.\n...\n..A\n")
    assert "; VALIDATION PASS" in puzzlepipe("check", name, right).out
    assert puzzlepipe("check", name, "-", stdin="; by hand\n" + ANSWER).status == 0
    result = puzzlepipe("check", name, file("c", ".A.\n...\n.A.\n"))
    assert result.status == 1
    assert "; FAIL column 1: A line holds as many tents as its clue says. Expected 1" in result.out
    assert result.err.startswith("t.txt: VALIDATION FAIL: column 1: A line holds")
    assert result.err.endswith("(and 2 more)\n")
    result = puzzlepipe("check", name, wrong)
    assert result.status == 2
    assert result.err == "b:3:3: 'A' at r3c3; expected one of . T\n"


def test_check_takes_what_solve_prints(puzzlepipe: Run, file: Write) -> None:
    two, other = file("two.txt", TWO), file("t.txt", TENTS)
    every = file("all.txt", puzzlepipe("solve", "--all", two).out)
    result = puzzlepipe("check", two, every)
    assert result.status == 0
    assert re.findall(r"^; tents .*$", result.out, re.M) == [
        "; tents (answer 1)",
        "; tents (answer 2)",
    ]
    both = file("both.txt", puzzlepipe("solve", two, other).out)
    result = puzzlepipe("check", two, other, both)
    assert (result.status, result.out.count("VALIDATION PASS")) == (0, 2)
    wrong = file("wrong.txt", "..A\n\n...\n")
    result = puzzlepipe("check", two, wrong)
    assert (result.status, result.out.count("VALIDATION PASS")) == (1, 1)
    assert result.err.startswith("two.txt: answer 2: VALIDATION FAIL: tree r1c2: ")
    half = puzzlepipe("check", "--partial", two, file("half.txt", "?..\n\n?.?\n"))
    assert half.out.count("CAN BE COMPLETED") == 2
    results = json.loads(puzzlepipe("check", "--format", "json", two, every).out)["results"]
    assert sorted(one["answer"] for one in results) == [["..A"], ["A.."]]
    assert puzzlepipe("check", "--format", "svg", two, every).status == 2


def test_solve_and_check_read_stdin_where_no_file_is_named(puzzlepipe: Run, file: Write) -> None:
    assert puzzlepipe("solve", stdin=TENTS).out.endswith(ANSWER)
    name = file("t.txt", TENTS)
    assert puzzlepipe("check", name, stdin=ANSWER).status == 0
    assert puzzlepipe("check", "-", file("a.txt", ANSWER), stdin=TENTS).status == 0


def test_a_puzzle_in_place_of_an_answer_is_called_one(puzzlepipe: Run, file: Write) -> None:
    name = file("t.txt", TENTS)
    result = puzzlepipe("check", name, name)
    assert result.status == 2
    assert result.err == "t.txt:1:1: '#tents My camp' begins a puzzle; expected an answer\n"
    result = puzzlepipe("decode", "-p", name, name)
    assert result.status == 2
    assert "'#tents My camp' begins a puzzle; expected a solver's answer" in result.err


def test_each_of_several_puzzles_in_a_file_is_named(puzzlepipe: Run, file: Write) -> None:
    name = file("many.txt", f"#tents alone\nT\n\n{TWO}\n{TENTS}")
    none, two = "many.txt:1: puzzle 1 (alone)", "many.txt:4: puzzle 2"
    result = puzzlepipe("solve", "--unique", name)
    assert [line.split(": not")[0].split(": yices")[0] for line in result.err.splitlines()] == [
        none,
        two,
    ]
    assert "encode --named many.txt --only 1" in result.err
    assert re.findall(r"^; tents.*$", result.out, re.M) == [
        "; tents alone (puzzle 1 of many.txt)",
        "; tents (puzzle 2 of many.txt)",
        "; tents My camp (puzzle 3 of many.txt)",
    ]
    third = "many.txt:7: puzzle 3 (My camp)"
    assert puzzlepipe("solve", "--count", name).out == f"{none}: 0\n{two}: 2\n{third}: 1\n"
    results = json.loads(puzzlepipe("solve", "--format", "json", name).out)["results"]
    assert [(one["number"], one["line"]) for one in results] == [(1, 1), (2, 4), (3, 7)]
    assert puzzlepipe("facts", "--only", "1", name).err.startswith(f"{none}: no solution")
    assert puzzlepipe("decode", "-p", name, "--only", "2", stdin="unsat").err.startswith(two)
    assert puzzlepipe("check", "--only", "2", name, stdin="...\n").err.startswith(two)


def test_what_is_told_of_a_puzzle_without_solution_names_the_clash(
    puzzlepipe: Run, file: Write
) -> None:
    text = puzzlepipe("encode", "--named", file("n.txt", NONE)).out
    core = run(find("z3"), text, 60).text.splitlines()[-1]
    names = re.findall(r"rule_\d+", core)
    assert names
    assert all(f":named {name})" in text for name in names)


@pytest.mark.parametrize("form", ["text", "html", "svg", "json"])
def test_check_in_each_form(puzzlepipe: Run, file: Write, form: str) -> None:
    name, answer = file("t.txt", TENTS), file("a", ANSWER)
    result = puzzlepipe("check", name, answer, "--format", form, "-o", "out")
    assert result == Result(0, "", "")
    assert Path("out").read_text().strip()


HALF = ".??\n?.?\n.?.\n"


def test_check_of_half_an_answer(puzzlepipe: Run, file: Write) -> None:
    name = file("t.txt", TENTS)
    result = puzzlepipe("check", "--partial", name, file("half", HALF))
    assert result.status == 0
    assert result.out.startswith("; tents My camp\n; CAN BE COMPLETED (2 of 7 places filled)\n; ")
    assert result.out.endswith(HALF), "what was filled in, and nothing that was not"
    assert puzzlepipe("check", "--partial", name, "-", stdin=result.out).status == 0
    result = puzzlepipe("check", "--partial", name, "-", stdin=".A?\n???\n??.\n")
    assert result.status == 1
    said = "clue 0 of column 2: A line holds as many tents as its clue says."
    assert f"; FAIL {said}\n" in result.out
    assert result.err == f"t.txt: A RULE IS BROKEN: {said}\n"
    for backend in (["--backend", "z3"], ["--solver-cmd", "z3 -in"]):
        stuck = puzzlepipe("check", "--partial", *backend, name, "-", stdin="..?\n.??\n??.\n")
        assert (stuck.status, stuck.err) == (1, "t.txt: z3: CANNOT BE COMPLETED\n")
        assert "FAIL" not in stuck.out
    bad = puzzlepipe("check", "--partial", name, "-", stdin=".x?\n???\n??.\n")
    assert (bad.status, bad.out, bad.err) == (
        2,
        "",
        "<stdin>:1:2: 'x' at r1c2; expected one of A .\n",
    )
    assert puzzlepipe("check", name, "half").status == 2, "? is for partial answers"
    (result,) = json.loads(puzzlepipe("check", "--partial", name, "half", "--format", "json").out)[
        "results"
    ]
    assert (result["partial"], result["verdict"]) == ({"filled": 2, "places": 7}, "pass")


def test_half_an_answer_that_a_solver_leaves_open(
    puzzlepipe: Run, file: Write, shell: StandIn, pipes: Pipes
) -> None:
    name, half = file("t.txt", TENTS), file("half", HALF)
    for text, status, message in (
        ("cat >/dev/null; echo unknown", 3, "t.txt: mine: NO ANSWER: the solver gave up"),
        ("cat >/dev/null; echo oops", 3, "mine: solver output, line 1: found 'oops'"),
        (pipes.hang(), 3, "t.txt: mine: NO ANSWER: out of time"),
    ):
        arguments = ["--partial", "--timeout", "0.5", "--solver-cmd", shell("mine", text)]
        result = puzzlepipe("check", *arguments, name, half)
        assert result.status == status
        assert result.err.startswith(message)
        assert result.err.count("\n") == 1
    values = " ".join(f"({s} false)" for s in encode(only(TENTS)).encoding.answer_symbols)
    liar = shell("liar", f"cat >/dev/null; echo sat; echo '({values})'")
    result = puzzlepipe("check", "--partial", "--solver-cmd", liar, name, half)
    assert (result.status, result.out) == (1, "")
    assert result.err.startswith("t.txt: liar: VALIDATION FAIL: ")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--partial", "--format", "html"], "--partial prints text or json"),
        (["--partial", "--format", "svg"], "--partial prints text or json"),
        (["--backend", "z3"], "--backend and --solver-cmd go with --partial"),
        (["--solver-cmd", "z3 -in"], "--backend and --solver-cmd go with --partial"),
        (["--partial", "--backend", "z33"], "no solver is called 'z33'"),
    ],
)
def test_options_that_do_not_go_with_a_check(
    puzzlepipe: Run, file: Write, options: list[str], message: str
) -> None:
    result = puzzlepipe("check", file("t.txt", TENTS), file("half", HALF), *options)
    assert (result.status, result.out) == (2, "")
    assert message in result.err


# -- facts -------------------------------------------------------------------


def test_facts(puzzlepipe: Run, file: Write) -> None:
    two = file("two.txt", TWO)
    assert puzzlepipe("facts", two) == Result(0, "; tents\n; 0 places forced, 2 open\n?.?\n", "")
    result = puzzlepipe("facts", "--words", file("t.txt", TENTS))
    assert "; r2c1 is a tent\n" in result.out
    assert result.out.endswith(ANSWER)
    assert puzzlepipe("facts", stdin=TWO).out.endswith("?.?\n")
    result = puzzlepipe("facts", file("n.txt", NONE))
    assert (result.status, result.out) == (1, "")
    why = WHY.replace("t.txt", "n.txt")
    assert result.err == f"n.txt: no solution, so nothing can be said of one{why}\n"
    assert puzzlepipe("facts", "--backend", "z3", two).status == 0


def test_facts_that_are_left_over_are_status_3(
    puzzlepipe: Run, file: Write, python: StandIn
) -> None:
    text = """import sys
checks = 0
for line in sys.stdin:
    if line.startswith('(echo "'):
        print(line[7:-3], flush=True)
    elif line.startswith("(check-sat"):
        checks += 1
        print("sat" if checks == 1 else "unknown", flush=True)
    elif line.startswith("(get-value"):
        print("((tent_r1c1 true) (tent_r1c3 false))", flush=True)
"""
    result = puzzlepipe("facts", "--solver-cmd", python("z3", text), file("two.txt", TWO))
    assert result.status == 3
    assert result.out.endswith("?.?\n")
    assert result.err == "two.txt: z3: unknown, 2 places undetermined\n"


def test_facts_of_a_wrong_answer_are_none(puzzlepipe: Run, file: Write, python: StandIn) -> None:
    text = """import sys
for line in sys.stdin:
    if line.startswith('(echo "'):
        print(line[7:-3], flush=True)
    elif line.startswith("(check-sat"):
        print("sat", flush=True)
    elif line.startswith("(get-value"):
        print("((tent_r1c1 true) (tent_r1c3 true))", flush=True)
"""
    result = puzzlepipe("facts", "--solver-cmd", python("z3", text), file("two.txt", TWO))
    assert (result.status, result.out) == (1, "")
    assert result.err.startswith("two.txt: z3: VALIDATION FAIL: tent r1c3: ")


def test_facts_without_an_answer_is_status_3(puzzlepipe: Run, file: Write, shell: StandIn) -> None:
    name = file("t.txt", TENTS)
    result = puzzlepipe("facts", "--solver-cmd", "true", name)
    assert (result.status, result.out) == (3, "")
    assert "true" in result.err
    assert result.err.count("\n") == 1


def test_facts_as_a_page_and_as_json(puzzlepipe: Run, file: Write) -> None:
    two, name = file("two.txt", TWO), file("t.txt", TENTS)
    (open_,) = json.loads(puzzlepipe("facts", "--format", "json", two).out)["results"]
    assert open_["open"] == {"r1c1": [".", "A"], "r1c3": [".", "A"]} and open_["forced"] == {}
    result = puzzlepipe("facts", "--format", "json", "-o", "facts.json", name)
    assert result.out == ""
    (sure,) = json.loads(Path("facts.json").read_text())["results"]
    assert sure["forced"]["r2c1"] == "A" and "r2c1 is a tent" in sure["words"]
    assert (sure["status"], sure["open"], sure["title"]) == ("sat", {}, "My camp")
    page = puzzlepipe("facts", "--format", "html", two).out
    assert "0 places forced, 2 open" in page and page.count('class="differs"') == 1
    page = puzzlepipe("facts", "--format", "html", name).out
    assert "0 open" in page and 'class="differs"' not in page and "r2c1 is a tent" in page
    for form, words in (("json", '"status": "unsat"'), ("html", "NO SOLUTION")):
        result = puzzlepipe("facts", "--format", form, file("n.txt", NONE))
        assert result.status == 1 and words in result.out
    assert puzzlepipe("facts", "--words", "--format", "json", two).status == 2
    assert puzzlepipe("facts", "-o", name, name).status == 2, "a puzzle is not written over"


# -- pictures ----------------------------------------------------------------


def test_draw_prints_blank_puzzles(puzzlepipe: Run, file: Write) -> None:
    name = file("both.txt", TENTS + "\n#killer\n..\n..\nbox: 1x2\ncages:\naa\nbb\nsums: a=3\n")
    page = puzzlepipe("draw", name, name).out
    assert page.count("<svg") == 4 and page.count("My camp</strong>") == 2
    assert "killer</strong>" in page, "under the name that the file uses"
    assert "VALIDATION" not in page and "tent drawn" not in page
    picture = ElementTree.fromstring(puzzlepipe("draw", "--format", "svg", "--only", "1", name).out)
    assert picture.tag.endswith("svg")
    result = puzzlepipe("draw", "--format", "svg", name)
    assert result.status == 2 and "draws one puzzle; here are 2" in result.err
    result = puzzlepipe("draw", "missing.txt", name)
    assert result.status == 2 and result.out.count("<svg") == 2
    assert puzzlepipe("draw", "--format", "text", name).status == 2
    assert puzzlepipe("draw", "-o", name, name).status == 2


def test_a_page_says_how_many_solutions_it_draws(puzzlepipe: Run, file: Write) -> None:
    empty = file("empty.txt", "#kurosu\n....\n....\n....\n....\n")
    page = puzzlepipe("solve", "--all", "--format", "html", empty).out
    assert "24 of 90 solutions drawn here." in page and page.count("<figure") == 25
    page = puzzlepipe("solve", "--all", "--limit", "30", "--format", "html", empty).out
    assert "24 of at least 30 solutions drawn here." in page
    page = puzzlepipe("solve", "--all", "--format", "html", file("two.txt", TWO)).out
    assert "drawn here" not in page and "NOT UNIQUE" not in page


def test_a_page_stays_small(puzzlepipe: Run, file: Write) -> None:
    rows = "".join("." * 30 + "\n" for _ in range(30))
    long = file("long.txt", f"#mines\nmines: 0\n{rows.replace('.', '0')}")
    page = puzzlepipe("solve", "--format", "html", long).out
    assert len(page) < 200_000
    several = puzzlepipe("solve", "--format", "html", *[file("t.txt", TENTS)] * 30).out
    assert several.count("<svg") == 90 and "set-logic" not in several
    assert "puzzlepipe encode t.txt" in several
    assert len(several) < 300_000


def test_a_page_of_an_answer_that_is_not_unique_says_so_first(puzzlepipe: Run, file: Write) -> None:
    page = puzzlepipe("solve", "--unique", "--format", "html", file("two.txt", TWO)).out
    assert "<strong>NOT UNIQUE</strong>" in page and "r1c1, r1c3" in page
    assert "VALIDATION" not in page
    assert page.count('class="differs"') == 2, "on both solutions"


def test_several_puzzles_of_a_file_are_told_apart(puzzlepipe: Run, file: Write) -> None:
    name = file("multi.txt", f"{TENTS}\n{NONE}\n#futoshiki Small\n...\n...\n...\n")
    result = puzzlepipe("solve", "--unique", name)
    first, second = result.err.splitlines()
    assert first.startswith("multi.txt:8: puzzle 2: ") and "NO SOLUTION" in first
    assert second.startswith("multi.txt:11: puzzle 3 (Small): not unique")
    assert "; futoshiki Small (puzzle 3 of multi.txt)\n" in result.out
    results = json.loads(puzzlepipe("solve", "--format", "json", name).out)["results"]
    assert [(r["number"], r["line"], r["known_as"]) for r in results] == [
        (1, 1, "tents"), (2, 8, "tents"), (3, 11, "futoshiki")
    ]  # fmt: skip
    count = puzzlepipe("solve", "--count", name).out.splitlines()
    assert count[0] == "multi.txt:1: puzzle 1 (My camp): 1"
    page = puzzlepipe("solve", "--format", "html", name).out
    assert "futoshiki (unequal) &middot; puzzle 3 of multi.txt, line 11" in page


# -- the catalogue -----------------------------------------------------------


def test_types_are_listed_with_their_aliases(puzzlepipe: Run) -> None:
    lines = puzzlepipe("types").out.splitlines()
    assert [line.split()[0] for line in lines] == list(all_types())
    assert "(also tents-and-trees)" in next(line for line in lines if line.startswith("tents"))


@pytest.mark.parametrize("name", [n for n, kind in all_types().items() if samples_of(kind)])
def test_show_tells_all_about_a_type(puzzlepipe: Run, name: str) -> None:
    parts = {
        part: puzzlepipe("show", name, "--part", part).out
        for part in ("all", "rules", "sample", "template")
    }
    assert parts["sample"] == samples_of(kind_of(name))[0].read_text()
    assert "{% block rules %}" in parts["template"]
    for rule in all_types()[name].rules:
        assert rule in parts["rules"]
    for part in ("rules", "template"):
        assert parts[part].strip() in parts["all"]


def test_show_finds_aliases_and_names_the_nearest(puzzlepipe: Run) -> None:
    same = puzzlepipe("show", "Tents-and-Trees").out
    assert same.replace("#tents-and-trees First", "#tents First") == puzzlepipe("show", "tents").out
    for alias, key in (("killer", "sums:"), ("jigsaw", "regions:"), ("sandwich", "sandwich-top:")):
        sample = puzzlepipe("show", alias, "--part", "sample").out
        assert sample.startswith(f"#{alias} ") and key in sample
    result = puzzlepipe("show", "tent")
    assert (result.status, result.out) == (2, "")
    assert "'tent' is no puzzle type; the nearest are: tents" in result.err


def test_backends_are_listed(puzzlepipe: Run) -> None:
    lines = puzzlepipe("backends").out.splitlines()
    assert [line.split()[0] for line in lines] == [
        "yices", "z3", "cvc5", "mathsat", "opensmt", "smtinterpol",
    ]  # fmt: skip
    z3 = next(line for line in lines if line.startswith("z3"))
    assert re.search(r"\d+\.\d+.*z3.*MIT", z3)


def test_version(puzzlepipe: Run) -> None:
    assert re.fullmatch(r"puzzlepipe \d+\.\d+\.\d+\S*\n", puzzlepipe("--version").out)


# -- completion --------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("so", {"solve"}),
        ("solve --form", {"--format"}),
        ("solve --format h", {"html"}),
        ("solve --backend ", {"auto", "yices", "z3", "cvc5", "mathsat", "opensmt", "smtinterpol"}),
        ("facts --backend Z", {"z3"}),
        ("encode --encoding ", {"boolean", "int"}),
        ("show ten", {"tents", "tents-and-trees"}),
        ("show imi", {"iMine"}),
    ],
)
def test_the_shell_completes(
    puzzlepipe: Run, monkeypatch: pytest.MonkeyPatch, words: str, expected: set[str]
) -> None:
    """As bash asks: the words so far, and which of them is to be completed."""
    monkeypatch.setenv("_PUZZLEPIPE_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", f"puzzlepipe {words}")
    monkeypatch.setenv("COMP_CWORD", str(1 + words.count(" ")))
    lines = puzzlepipe().out.splitlines()
    assert {line.removeprefix("plain,") for line in lines} == expected


# -- help --------------------------------------------------------------------

COMMANDS = ["encode", "decode", "solve", "check", "facts", "draw", "types", "show", "backends"]


def test_help_lists_the_commands_and_the_exit_statuses(puzzlepipe: Run) -> None:
    result = puzzlepipe("--help")
    assert sorted(cli.cli.commands) == sorted(COMMANDS)
    for command in COMMANDS:
        (line,) = re.findall(rf"^  {command}  .*", result.out, re.M)
        assert not line.endswith("..."), "what a command does fits into a line"
    assert "Exit status: 0 as asked; 1 a clear no" in result.out
    assert puzzlepipe("-h").out == result.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_teaches(puzzlepipe: Run, command: str) -> None:
    text = puzzlepipe(command, "--help").out
    assert re.search(rf"\n  Examples:\n    puzzlepipe .*{command}", text)
    assert text.isascii()
    for parameter in cli.cli.commands[command].params:
        if isinstance(parameter, click.Option):
            assert parameter.help, parameter.name
            assert parameter.help.endswith("."), parameter.name
        else:
            assert (parameter.metavar or parameter.name or "").upper().strip("[]") in text
    assert puzzlepipe(command, "-h").out == text


# -- writing -----------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["no/such/folder/out", "t.txt/out", "x" * 300, "/proc/puzzlepipe-out"]
)
def test_what_cannot_be_written_is_one_line(puzzlepipe: Run, file: Write, name: str) -> None:
    puzzle = file("t.txt", TENTS)
    for command in (["encode", puzzle], ["solve", puzzle]):
        result = puzzlepipe(*command, "-o", name)
        assert (result.status, result.out) == (2, "")
        assert result.err.startswith(f"{name}: ")
        assert result.err.count("\n") == 1
    assert [path.name for path in Path().iterdir()] == ["t.txt"]


def test_messages_cannot_steer_the_terminal(puzzlepipe: Run) -> None:
    result = puzzlepipe("encode", "\x1b[2Jevil.txt")
    assert result.err == "\ufffd[2Jevil.txt: cannot be read: No such file or directory\n"


def test_our_own_mistakes_are_not_hidden(puzzlepipe: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(cli, "_write", broken)
    with pytest.raises(ZeroDivisionError):
        puzzlepipe("encode", SAMPLE)


def test_an_error_of_the_one_base_is_a_line_and_its_status(
    puzzlepipe: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Odd(PuzzlepipeError):
        exit_status = 3

    def odd(*_: object) -> None:
        raise Odd("something odd")

    monkeypatch.setattr(cli, "_write", odd)
    assert puzzlepipe("encode", SAMPLE) == Result(3, "", "something odd\n")


def test_out_of_memory_is_said(puzzlepipe: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def large(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(cli, "_write", large)
    assert puzzlepipe("encode", SAMPLE) == Result(3, "", "out of memory\n")


def test_a_text_that_is_not_written_in_time_is_told(
    puzzlepipe: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Deadline, "passed", property(lambda self: True))
    result = puzzlepipe("encode", SAMPLE, "--timeout", "5")
    assert (result.status, result.out) == (3, "")
    assert result.err.strip() == "the text of this puzzle was not written in time"


def test_any_time_will_do_where_no_limit_is_asked_for(puzzlepipe: Run) -> None:
    assert "(check-sat)" in puzzlepipe("encode", SAMPLE, "--timeout", "0").out
