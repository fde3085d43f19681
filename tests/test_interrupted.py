"""Commands that are cut short: Ctrl-C, kill, time that runs out, a reader that goes away."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import puzzlepipe
import pytest
from commands import LONG, end, finish, shell_line, start
from stand_ins import Pipes, StandIn

TWO = "#tents\n.T.\n"
FIRST = "A.."


@pytest.fixture
def two(tmp_path: Path) -> str:
    """A puzzle with two solutions."""
    path = tmp_path / "two.txt"
    path.write_text(TWO)
    return str(path)


@pytest.fixture
def halting(shell: StandIn, pipes: Pipes) -> str:
    """A solver that gives one answer, tells `pipes` when it is asked for another, and hangs."""
    return shell(
        "halting",
        "case $(cat) in *check-sat*) ;; *) exit;; esac;"  # it was asked for its version
        f'if [ -e "$0.once" ]; then {pipes.stubborn()}; fi; : >"$0.once";'
        'echo sat; echo "((tent_r1c1 true) (tent_r1c3 false))"',
    )


def interrupted(pipes: Pipes, *arguments: str, signum: int = signal.SIGINT) -> tuple[int, str, str]:
    """Status, stdout and stderr of a command that gets a signal once its solver hangs."""
    with start(*arguments) as command:
        while not pipes.read():  # nobody has opened it yet
            pass
        command.send_signal(signum)
        out, err = end(command)
    assert pipes.read() == b"", "nobody is left behind"
    return command.returncode, out.decode(), err.decode()


@pytest.mark.parametrize(
    ("signum", "status", "said"),
    [(signal.SIGINT, 130, "interrupted"), (signal.SIGTERM, 143, "terminated")],
)
def test_a_count_that_is_cut_short_says_at_least(
    two: str, halting: str, pipes: Pipes, signum: int, status: int, said: str
) -> None:
    arguments = ["solve", "--count", "--solver-cmd", halting, two]
    code, out, err = interrupted(pipes, *arguments, signum=signum)
    assert (code, out, err.strip()) == (status, "at least 1\n", said)


def test_facts_that_are_cut_short_are_those_that_were_proved(
    two: str, halting: str, pipes: Pipes
) -> None:
    code, out, err = interrupted(pipes, "facts", "--solver-cmd", halting, two)
    assert (code, err.strip()) == (130, "interrupted")
    assert "; 0 places forced, 0 open, 2 undetermined\n?.?\n" in out


def test_a_list_that_is_cut_short_is_what_was_found(two: str, halting: str, pipes: Pipes) -> None:
    code, out, _ = interrupted(pipes, "solve", "--all", "--solver-cmd", halting, two)
    assert code == 130
    title, answer, verdict, summary = out.splitlines()
    assert (title, answer) == ("; tents", FIRST)
    assert verdict.startswith("; VALIDATION PASS")
    assert summary.endswith("at least 1 solution")


def test_a_document_that_is_cut_short_is_whole(
    two: str, halting: str, pipes: Pipes, tmp_path: Path
) -> None:
    output = tmp_path / "out.json"
    code, out, _ = interrupted(
        pipes, "solve", "--all", "--format", "json", "-o", str(output), "--solver-cmd", halting, two
    )
    assert (code, out) == (130, "")
    (result,) = json.loads(output.read_text())["results"]
    assert result["answer"] == [FIRST]
    assert (result["solutions"]["count"], result["solutions"]["complete"]) == (1, False)


def test_a_page_that_is_cut_short_is_whole(two: str, halting: str, pipes: Pipes) -> None:
    code, out, _ = interrupted(
        pipes, "solve", "--unique", "--format", "html", "--solver-cmd", halting, two
    )
    assert code == 130
    assert out.rstrip().endswith("</html>")
    assert "NOT KNOWN TO BE UNIQUE" in out


def test_puzzles_solved_before_are_not_lost(
    two: str, halting: str, pipes: Pipes, tmp_path: Path
) -> None:
    """The solver hangs at the second puzzle."""
    code, out, _ = interrupted(pipes, "solve", "--solver-cmd", halting, two, two)
    assert code == 130
    assert out.splitlines()[-1] == FIRST


def test_answers_are_told_as_they_are_found(two: str, halting: str, pipes: Pipes) -> None:
    with start("solve", "--all", "--solver-cmd", halting, two) as command:
        assert command.stdout is not None
        try:
            seen = b""
            while not seen.endswith(FIRST.encode() + b"\n"):
                readable, _, _ = select.select([command.stdout], [], [], LONG / 3)
                assert readable, f"only this was told: {seen!r}"
                seen += os.read(command.stdout.fileno(), 1000)
            assert command.poll() is None, "it is looking for another one"
        finally:
            command.terminate()
            end(command)


def test_a_reader_that_goes_away_ends_the_search(tmp_path: Path) -> None:
    """There are more answers than anybody can wait for."""
    (tmp_path / "empty.txt").write_text("#sudoku\nsize: 9\n")
    line = '{ $P solve --all "$1"; echo status $? >&2; } | head -n 2'
    status, out, err = shell_line(line, str(tmp_path / "empty.txt"))
    assert (status, len(out.splitlines()), err) == (0, 2, b"status 0\n")


@pytest.mark.parametrize("command", ["solve", "facts"])
def test_a_program_that_is_killed_leaves_no_solver(
    two: str, shell: StandIn, pipes: Pipes, command: str
) -> None:
    """Though it can do nothing about it any more.

    Before a solver has read anything the end of its stdin is enough to end it.
    """
    solver = shell("stubborn", f"read -r line; {pipes.stubborn()}")
    with start(command, "--timeout", "0", "--solver-cmd", solver, two) as running:
        while not pipes.read():
            pass
        running.kill()
        end(running)
    assert pipes.read() == b""


@pytest.mark.parametrize(
    "text", ["exec sleep 100", "exit 1", "echo unknown"], ids=["slow", "crash", "unknown"]
)
@pytest.mark.parametrize("more", [["--count"], ["--format", "html"], ["--unique"]])
def test_an_older_file_stays_where_there_is_no_answer(
    two: str, tmp_path: Path, shell: StandIn, text: str, more: list[str]
) -> None:
    output = tmp_path / "older"
    output.write_text("an answer")
    solver = shell("solver", f"cat >/dev/null; {text}")
    arguments = ["--timeout", "0.2", "--solver-cmd", solver, "-o", str(output), two]
    assert finish("solve", *more, *arguments)[0] == 3
    assert output.read_text() == "an answer"


def test_decode_keeps_an_older_file_too(two: str, tmp_path: Path) -> None:
    output = tmp_path / "older"
    output.write_text("an answer")
    status, out, err = finish("decode", "-p", two, "-o", str(output), stdin=b"timeout\n")
    assert (status, out) == (3, b"")
    assert f"{output}: not written, since there is no answer\n".encode() in err
    assert output.read_text() == "an answer"


# -- the first moments -------------------------------------------------------

SWALLOWED = """\
import os, signal
class Dying:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGINT)
        print("still here")
Dying()
"""


def test_an_interruption_that_python_would_swallow_is_one_line(tmp_path: Path) -> None:
    """Of an exception that is raised where an object dies, Python only prints a trace."""
    (tmp_path / "click.py").write_text(SWALLOWED)
    status, out, err = finish("types", env={"PYTHONPATH": str(tmp_path)})
    assert (status, out, err) == (130, b"", b"interrupted\n")


def test_what_nohup_ignores_stays_ignored(two: str) -> None:
    line = 'trap "" INT; $P solve --solver-cmd "sh -c \'kill -INT \\$PPID; exec z3 -in\'" "$1"'
    status, out, err = shell_line(line, two)
    assert (status, err) == (0, b"")
    assert b"VALIDATION PASS" in out


def test_nothing_is_imported_before_ctrl_c_is_heeded(tmp_path: Path) -> None:
    """By this package, before its commands; what Python itself has imported is there anyway."""
    (tmp_path / "puzzlepipe").symlink_to(Path(puzzlepipe.__file__).parent)
    code = (
        "import os, sys; before = set(sys.modules); import puzzlepipe.__main__;"
        "print(*sorted(set(sys.modules) - before))"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        timeout=LONG,
        check=True,
    )
    assert done.stdout.split() == [b"puzzlepipe", b"puzzlepipe.__main__"]
