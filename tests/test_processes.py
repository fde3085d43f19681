"""Commands as real processes: pipes, signals, closed streams, terminals, leftovers."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest
from commands import LONG, TENTS, end, finish, shell_line, start
from puzzlepipe.encoders.emit import encode
from stand_ins import Pipes, StandIn
from support import only


@pytest.fixture
def tents(tmp_path: Path) -> str:
    """A puzzle file with spaces in its path and a title beyond ASCII."""
    path = tmp_path / "a folder" / "my tents.txt"
    path.parent.mkdir()
    path.write_text(TENTS, encoding="utf-8")
    return str(path)


def test_types_are_told_without_docstrings_too() -> None:
    told = [
        subprocess.run(
            [sys.executable, *options, "-m", "puzzlepipe", "show", "tents", "--part", "rules"],
            capture_output=True,
            check=True,
            timeout=LONG,
        ).stdout
        for options in ([], ["-OO"])
    ]
    assert told[0] == told[1]


# -- pipes -------------------------------------------------------------------


def test_the_pipe_from_puzzle_to_page(tents: str) -> None:
    line = '$P encode "$1" | {} | $P decode -p "$1" --format text'
    status, out, err = shell_line(line.format("z3 -in"), tents)
    assert (status, err) == (0, b"")
    assert b"; VALIDATION PASS" in out


def test_the_filter_twice_makes_a_page(tents: str) -> None:
    status, out, err = shell_line('$P <"$1" | z3 -in | $P -f "$1"', tents)
    assert (status, err) == (0, b"")
    assert out.startswith(b"<!DOCTYPE html>")
    assert b"VALIDATION PASS" in out


@pytest.mark.parametrize(
    "command", ['encode "$1"', 'solve --format html "$1"', "show tents", "--help", "types"]
)
def test_a_reader_that_goes_away_is_no_error(tents: str, command: str) -> None:
    """`| head -1`, and a reader that has gone before anything is written."""
    status, out, err = shell_line(f"{{ $P {command}; echo status $? >&2; }} | head -n 1", tents)
    assert out.count(b"\n") == 1
    assert err == b"status 0\n"
    status, _, err = shell_line(f"{{ $P {command}; echo status $? >&2; }} | true", tents)
    assert (status, err) == (0, b"status 0\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("command", ['encode "$1"', 'solve "$1"', "types", "--help", "--version"])
def test_a_full_disk_is_one_line(tents: str, command: str) -> None:
    status, _, err = shell_line(f"$P {command} >/dev/full", tents)
    assert (status, err) == (2, b"stdout: No space left on device\n")


def test_closed_streams(tents: str) -> None:
    assert shell_line('$P encode "$1" >&-', tents) == (2, b"", b"stdout: is closed\n")
    for command in ("", "encode", "solve -", "facts"):
        status, out, err = shell_line(f"$P {command} <&-")
        assert (status, out, err) == (2, b"", b"<stdin>: is closed; expected a text\n")
    assert shell_line("$P encode missing.txt 2>&-") == (2, b"", b"")
    assert shell_line("$P nonsense 2>&-") == (2, b"", b"")
    status, out, err = shell_line('$P solve "$1" 2>&-', tents)
    assert (status, err) == (0, b"")
    assert b"VALIDATION PASS" in out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_message_that_cannot_be_said_keeps_its_status() -> None:
    assert shell_line("$P encode missing.txt 2>/dev/full")[0] == 2
    assert shell_line("$P nonsense 2>/dev/full")[0] == 2


def test_without_utf8_everything_is_ascii(tents: str) -> None:
    env = {
        "LC_ALL": "C",
        "PYTHONCOERCECLOCALE": "0",
        "PYTHONUTF8": "0",
        "PYTHONIOENCODING": "ascii",
    }
    for arguments in (["encode", tents], ["solve", tents], ["show", "tents"]):
        status, out, err = finish(*arguments, env=env)
        assert (status, err) == (0, b"")
        assert out.isascii()
    status, out, err = finish("encode", stdin=TENTS.encode(), env=env)
    assert b"; tents: Caf\\xe9\n" in out
    status, out, err = finish("solve", "d\u00e9j\u00e0.txt", env=env)
    assert status == 2
    assert err.isascii()
    assert err.count(b"\n") == 1


def test_a_puzzle_on_stdin_may_have_any_encoding_of_the_terminal(tents: str) -> None:
    expected = encode(only(TENTS)).text.encode()
    for env in ({}, {"PYTHONIOENCODING": "latin-1"}):
        assert (
            finish("encode", stdin=TENTS.encode(), env=env)[1].split(b"\n")[1:]
            == (expected.split(b"\n")[1:])
        )


def test_a_large_board_is_encoded() -> None:
    board = "#tents\n" + ("." * 250 + "\n") * 250
    status, out, err = finish("encode", stdin=board.encode())
    assert (status, err) == (0, b"")
    assert out.endswith(b"(check-sat)\n(exit)\n")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written_to(tents: str) -> None:
    folder = Path(tents).parent
    folder.chmod(0o555)
    target = str(folder / "out")
    try:
        status, out, err = finish("encode", tents, "-o", target)
    finally:
        folder.chmod(0o755)
    assert (status, out, err) == (2, b"", f"{target}: Permission denied\n".encode())


# -- signals and time --------------------------------------------------------


@pytest.mark.parametrize(
    ("signum", "status", "said"),
    [
        (signal.SIGINT, 130, b"interrupted\n"),
        (signal.SIGTERM, 143, b"terminated\n"),
        (signal.SIGHUP, 129, b"terminated\n"),
        (signal.SIGQUIT, 131, b"terminated\n"),
    ],
)
@pytest.mark.parametrize(
    "arguments",
    [["solve"], ["solve", "--count", "-o", "out"], ["facts"]],
    ids=["solve", "count", "facts"],
)
def test_a_signal_is_one_line_and_leaves_nobody_behind(
    tents: str,
    tmp_path: Path,
    shell: StandIn,
    pipes: Pipes,
    arguments: list[str],
    signum: signal.Signals,
    status: int,
    said: bytes,
) -> None:
    solver = shell("stubborn", pipes.stubborn())
    with start(*arguments, "--solver-cmd", solver, tents, cwd=tmp_path) as command:
        while not pipes.read():  # nobody has opened it yet
            pass
        command.send_signal(signum)
        out, err = end(command)
    assert (command.returncode, out) == (status, b"")
    assert err.lstrip() == said, "an empty line parts it from the terminal's ^C"
    assert pipes.read() == b""
    assert not (tmp_path / "out").exists()


def test_a_signal_during_an_audit_leaves_nobody_behind(
    tents: str, folder: Path, shell: StandIn, pipes: Pipes
) -> None:
    for name in ("yices-smt2", "z3"):
        shell(name, pipes.stubborn())
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    with start(
        "decode", "-p", tents, "--audit", "--format", "text", stdin=subprocess.PIPE, env=env
    ) as command:
        assert command.stdin is not None
        command.stdin.write(b"unsat")
        command.stdin.close()
        command.stdin = None
        while not pipes.read():
            pass
        command.send_signal(signal.SIGTERM)
        out, err = end(command)
    assert (command.returncode, err) == (143, b"terminated\n")
    assert b"NO SOLUTION" in out
    assert pipes.read() == b""


def test_an_output_file_may_be_a_pipe_by_its_path(tents: str) -> None:
    for path in ("/dev/stdout", "/dev/fd/1", "-"):
        status, out, err = shell_line(f'$P encode "$1" -o {path} | cat', tents)
        assert (status, err) == (0, b"")
        assert b"(check-sat)" in out
    assert not Path("-").exists()


def test_an_interruption_while_the_commands_are_imported_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "click.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n")
    status, _, err = finish("types", env={"PYTHONPATH": str(tmp_path)})
    assert (status, err) == (130, b"interrupted\n")


def test_a_solver_that_hangs_is_ended_with_all_its_children(
    tents: str, shell: StandIn, pipes: Pipes
) -> None:
    solver = shell("stubborn", pipes.stubborn())
    status, out, err = finish("solve", "--timeout", "0.5", "--solver-cmd", solver, tents)
    assert status == 3
    assert b"; NO ANSWER: out of time\n" in out
    assert err == f"{tents}: stubborn: NO ANSWER: out of time\n".encode()
    while pipes.read():
        pass


def test_uniqueness_that_time_leaves_open_is_status_3_with_the_answer(
    tents: str, shell: StandIn, pipes: Pipes
) -> None:
    text = encode(only(TENTS))
    values = " ".join(f"({symbol} false)" for symbol in text.encoding.answer_symbols)
    for tent in ("tent_r2c1", "tent_r2c3"):
        values = values.replace(f"({tent} false)", f"({tent} true)")
    solver = shell(
        "slow",
        f'cat >/dev/null; if [ -e "$0.once" ]; then {pipes.hang()}; fi; : >"$0.once";'
        f'echo sat; echo "({values})"',
    )
    status, out, err = finish("solve", "--unique", "--timeout", "2", "--solver-cmd", solver, tents)
    assert status == 3
    assert b"; VALIDATION PASS" in out
    assert b"the only solution" not in out
    assert err == f"{tents}: slow: timeout, uniqueness is not known\n".encode()


def test_a_solver_that_floods_stderr_and_crashes(tents: str, python: StandIn) -> None:
    solver = python(
        "flood", "import os\nos.write(2, b'x' * 1_000_000 + b'\\nlast words')\nos.abort()"
    )
    status, out, err = finish("solve", "--solver-cmd", solver, tents)
    assert (status, out) == (3, b"")
    assert err.startswith(f"{tents}: flood: solver output: found nothing".encode())
    assert err.endswith(b"(last words)\n")
    assert err.count(b"\n") == 1


# -- a terminal --------------------------------------------------------------


def seen_on_a_terminal(stream: str, *arguments: str, stdin: IO[bytes] | int) -> tuple[int, bytes]:
    """Run a command with one of its streams on a terminal; its status, and what appeared there."""
    master, slave = pty.openpty()
    env = {**os.environ, "TERM": "xterm"}
    others = {name: subprocess.DEVNULL for name in ("stdout", "stderr") if name != stream}
    with start(*arguments, stdin=stdin, env=env, **{stream: slave, **others}) as command:
        os.close(slave)
        seen = b""
        while True:
            readable, _, _ = select.select([master], [], [], LONG)
            assert readable
            try:
                data = os.read(master, 4096)
            except OSError:  # Linux: nobody writes any more
                break
            if not data:
                break
            seen += data
    os.close(master)
    return command.returncode, seen


def test_progress_is_shown_on_a_terminal_and_wiped_out(
    tents: str, shell: StandIn, pipes: Pipes
) -> None:
    solver = shell("slow", f"cat >/dev/null; {pipes.hang()}")
    status, seen = seen_on_a_terminal(
        "stderr",
        "solve", "--timeout", "1.5", "--solver-cmd", solver, tents,
        stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert status == 3
    assert b"\r\x1b[K" in seen
    shown, _, left = seen.rpartition(b"\r\x1b[K")
    assert tents.encode()[:70] in shown
    assert b"NO ANSWER: out of time" in left
    assert left.count(b"\n") == 1


def test_quick_work_shows_no_progress(tents: str) -> None:
    assert seen_on_a_terminal("stderr", "solve", tents, stdin=subprocess.DEVNULL) == (0, b"")


def test_without_a_command_on_a_terminal_the_help_is_shown() -> None:
    master, slave = pty.openpty()
    with start(stdin=slave) as command:
        os.close(slave)
        out, err = end(command)
    os.close(master)
    assert (command.returncode, err) == (0, b"")
    assert out.startswith(b"Usage: ")
