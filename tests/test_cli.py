"""Every command and option, as a user types it: what it prints, where, and its exit status.

These run inside the test's process; what needs real processes is in test_processes.py.
"""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest
from command_line import ANSWER, SAMPLE, TENTS, TWO, Result, Run, Write, solved
from puzzlepipe import PuzzlepipeError, cli
from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.deadline import Deadline
from puzzlepipe.encoders.emit import encode
from puzzlepipe.puzzles.registry import all_types, samples_of
from support import kind_of, only

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
