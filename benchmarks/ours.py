"""puzzlepipe as a user starts it: the commands that are measured, and what they answered."""

from __future__ import annotations

import os
import sysconfig
from functools import partial
from pathlib import Path

from .instances import Task
from .measure import Run
from .puzzle_file import read
from .rounds import Contender, Finding, NoAnswerError

_SCRIPTS = Path(sysconfig.get_path("scripts"))
_PROGRAM = _SCRIPTS / "puzzlepipe"

_QUESTIONS = {
    "first": ["solve"],
    "unique": ["solve", "--unique"],
    "facts": ["facts"],
    "all": ["solve", "--count"],
}


class NotInstalledError(Exception):
    """Something is not in the environment that runs this; the message is for the user."""


def require() -> None:
    """Raises NotInstalledError where puzzlepipe is not installed."""
    if not _PROGRAM.exists():
        raise NotInstalledError(f"no {_PROGRAM}: first install the checkout, pip install '.[dev]'")


def environment() -> dict[str, str]:
    """Our environment as if activated: its programs come first on the PATH.

    Compiled modules are kept, or each run of a checkout would compile all of them again.
    """
    rest = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return {**rest, "PATH": f"{_SCRIPTS}{os.pathsep}{rest.get('PATH', os.defpath)}"}


def encode(file: Path) -> list[str]:
    """The command that encodes a file."""
    return [str(_PROGRAM), "encode", str(file)]


def decode(file: Path) -> list[str]:
    """The command that decodes a solver's output on stdin."""
    return [str(_PROGRAM), "decode", "-p", str(file)]


def question(task: Task, backend: str, encoding: str | None = None) -> list[str]:
    """The command that asks a task of a backend, with the default encoding unless one is given."""
    command = [str(_PROGRAM), *_QUESTIONS[task.goal], str(task.file), "--backend", backend]
    if encoding:
        command += ["--encoding", encoding]
    return command


def contender(task: Task, backend: str, encoding: str | None = None) -> Contender:
    """puzzlepipe with one backend and encoding; the column is named after them."""
    column = f"{backend} {encoding}" if encoding else backend

    command = question(task, backend, encoding)
    return Contender(column, command, environment(), partial(finding, task))


def finding(task: Task, finished: Run) -> Finding:
    """What puzzlepipe says in answer to a task's question. Raises NoAnswerError where it failed."""
    if finished.status not in (0, 1):
        raise NoAnswerError.of(finished)
    if task.goal == "facts":
        return _facts(task, finished)
    if task.goal == "all":
        if not finished.stdout.strip().isdigit():
            raise NoAnswerError.of(finished)
        return {"solutions": int(finished.stdout)}
    if "; NO SOLUTION" in finished.stdout:
        return {"solutions": 0}
    if "; VALIDATION PASS" not in finished.stdout:
        raise NoAnswerError.of(finished)
    # Two stand for "not the only one": neither side looks for a third.
    return {"solutions": 1 if finished.status == 0 else 2}


def _facts(task: Task, finished: Run) -> Finding:
    """The covered cells that are proved safe, and the mines that no flag marks yet."""
    asked = read(task.file).grid
    said = [list(line) for line in finished.stdout.splitlines() if not line.startswith(";")]
    try:
        pairs = [
            pair
            for before, after in zip(asked, said, strict=True)
            for pair in zip(before, after, strict=True)
        ]
    except ValueError as error:
        raise NoAnswerError.of(finished) from error
    return {
        "safe": sum(before in ".F" and after == "." for before, after in pairs),
        "mines": sum(before == "." and after == "*" for before, after in pairs),
    }
