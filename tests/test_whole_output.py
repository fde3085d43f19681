"""What is written is whole, or an error: full disks, limits, pipes that do not wait."""

from __future__ import annotations

import os
import resource
import select
from pathlib import Path

import pytest
from commands import end, finish, start
from puzzlepipe.puzzles.files import read_stream

ROOM = 1000
"""Bytes that fit on a disk which is nearly full."""
UNBUFFERED = [{"PYTHONUNBUFFERED": ""}, {"PYTHONUNBUFFERED": "1"}]
COMMANDS = [
    ["encode"],
    ["encode", "--plain"],
    ["solve", "--format", "html"],
    ["solve", "--format", "json"],
    ["solve", "--format", "svg"],
    ["solve", "--all", "--limit", "20"],
    ["facts", "--words"],
]

every_way = pytest.mark.parametrize("env", UNBUFFERED, ids=["buffered", "unbuffered"])
every_command = pytest.mark.parametrize("command", COMMANDS, ids=" ".join)


@pytest.fixture
def puzzle(tmp_path: Path) -> str:
    """A puzzle with many solutions, of which every command has much to say."""
    path = tmp_path / "tents.txt"
    path.write_text("#tents\n" + 8 * ".....T....T....\n...............\n")
    return str(path)


def no_room() -> None:
    """A disk that has room for the first bytes only."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, ROOM))


@every_way
@every_command
def test_a_disk_that_fills_up_is_an_error(
    puzzle: str, tmp_path: Path, command: list[str], env: dict[str, str]
) -> None:
    with (tmp_path / "out").open("wb") as out:
        status, _, err = finish(*command, puzzle, env=env, stdout=out, limits=no_room)
    assert (status, err) == (2, b"stdout: File too large\n")


@every_way
@every_command
def test_a_file_that_does_not_fit_is_an_error_and_leaves_the_older_one(
    puzzle: str, tmp_path: Path, command: list[str], env: dict[str, str]
) -> None:
    if command[0] == "facts":
        pytest.skip("facts writes to stdout alone")
    output = tmp_path / "out"
    output.write_text("older")
    status, out, err = finish(*command, puzzle, "-o", str(output), env=env, limits=no_room)
    assert (status, out, err) == (2, b"", f"{output}: File too large\n".encode())
    assert output.read_text() == "older"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out", "tents.txt"]


@every_way
@pytest.mark.parametrize("command", [["--help"], ["show", "tents"], ["types"]], ids=" ".join)
def test_texts_for_people_are_whole_or_an_error(
    tmp_path: Path, command: list[str], env: dict[str, str]
) -> None:
    with (tmp_path / "out").open("wb") as out:
        status, _, err = finish(*command, env=env, stdout=out, limits=no_room)
    assert (status, err) == (2, b"stdout: File too large\n")


@every_way
@pytest.mark.parametrize(
    "command", [["encode", "--plain"], ["solve", "--format", "html"]], ids=" ".join
)
def test_a_pipe_that_does_not_wait_gets_everything(
    tmp_path: Path, command: list[str], env: dict[str, str]
) -> None:
    """As some programs hand to those that they start; a pipe holds less than is written."""
    path = tmp_path / "large.txt"
    path.write_text("#tents\n" + 30 * f"{'.T..' * 15}\n{60 * '.'}\n")
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    with start(*command, str(path), stdout=writing, env={**os.environ, **env}) as running:
        os.close(writing)
        got = bytearray()
        while piece := os.read(reading, 1 << 16):
            got += piece
        os.close(reading)
        _, err = end(running)
    assert len(got) > 1 << 17, "more than a pipe holds"
    assert (running.returncode, err) == (0, b"")
    assert bytes(got).rstrip().endswith((b"(exit)", b"</html>"))


def test_stdin_that_does_not_wait_is_read_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    pieces = [b"#tents\n", b".T.\n"]

    def wait(*_: object) -> None:
        """Something comes, or it is the end, whenever it is waited for."""
        if pieces:
            os.write(writing, pieces.pop(0))
        else:
            os.close(writing)

    monkeypatch.setattr(select, "select", wait)
    with os.fdopen(reading, "rb") as stream:
        assert read_stream(stream, "<stdin>") == b"#tents\n.T.\n"
