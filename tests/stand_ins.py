"""Stand-ins: small scripts that behave as a solver might, well or badly."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

StandIn = Callable[[str, str], str]

# Answers from a record: the first entry that begins the line is printed, as it was recorded.
_REPLAY = """\
import sys
RECORD = {record!r}
for line in sys.stdin:
    if line.startswith('(echo "'):
        sys.stdout.write({echo!r}.format(line[7:-3]) + chr(10))
    elif line.startswith("(exit"):
        break
    else:
        sys.stdout.write(next((text for head, text in RECORD if line.startswith(head)), ""))
    sys.stdout.flush()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the stand-ins, to be put on a PATH."""
    place = tmp_path / "bin"
    place.mkdir()
    return place


@pytest.fixture
def shell(folder: Path) -> StandIn:
    """Make an executable shell script from its name and text; return its path."""

    def make(name: str, text: str) -> str:
        path = folder / name
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)
        return str(path)

    return make


@pytest.fixture
def python(folder: Path) -> StandIn:
    """Make an executable Python script from its name and text; return its path."""

    def make(name: str, text: str) -> str:
        path = folder / name
        path.write_text(f"#!{sys.executable} -IS\n{text}\n")
        path.chmod(0o755)
        return str(path)

    return make


@pytest.fixture
def replay(python: StandIn) -> Callable[..., str]:
    """Make a stand-in that gives recorded answers: `replay(name, {beginning: answer})`."""

    def make(name: str, record: dict[str, str], echo: str = "{}") -> str:
        return python(name, _REPLAY.format(record=list(record.items()), echo=echo))

    return make


class Pipes:
    """Two named pipes: one on which nothing ever comes, one that tells who is still alive."""

    def __init__(self, folder: Path) -> None:
        self.never = folder / "never"
        self.alive = folder / "alive"
        os.mkfifo(self.never)
        os.mkfifo(self.alive)
        self._descriptor = os.open(self.alive, os.O_RDONLY | os.O_NONBLOCK)

    def close(self) -> None:
        os.close(self._descriptor)

    def hang(self) -> str:
        """Shell text that blocks for ever and does nothing else (a read builtin, no child)."""
        return f'read nothing <>"{self.never}"'

    def hold(self) -> str:
        """Shell text after which a process and its children show on `alive` that they live."""
        return f'exec 3>"{self.alive}"'

    def stubborn(self) -> str:
        """Shell text of a process with a child; both ignore signals and stay until killed."""
        return f'trap "" TERM HUP INT; {self.hold()}; ({self.hang()}) & echo up >&3; {self.hang()}'

    def read(self) -> bytes:
        """What came on `alive`; blocks, and `b""` means that all who held it are dead."""
        readable, _, _ = select.select([self._descriptor], [], [], 20)
        assert readable, "a process of the solver's is still alive"
        return os.read(self._descriptor, 100)


@pytest.fixture
def pipes(tmp_path: Path) -> Iterator[Pipes]:
    made = Pipes(tmp_path)
    yield made
    made.close()
