"""What the tests of the command line share: small puzzles, and what a run leaves."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from puzzlepipe import cli
from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.encoders.emit import encode
from puzzlepipe.puzzles.registry import samples_of
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
Write = Callable[[str, str], str]


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


def solved(text: str) -> str:
    """What z3 says of a puzzle."""
    return run(find("z3"), encode(only(text)).text, 60).text
