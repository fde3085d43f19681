"""Commands as real processes, for the tests of pipes, signals and streams."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import Any

LONG = 60
COMMAND = [sys.executable, "-m", "puzzlepipe"]
TENTS = "#tents Caf\u00e9\nT..\n...\n..T\n"


def start(
    *arguments: str, limits: Callable[[], object] = lambda: None, **options: Any
) -> subprocess.Popen[bytes]:
    """Start a command; `limits` runs in its process before it."""
    options.setdefault("stdout", subprocess.PIPE)
    options.setdefault("stderr", subprocess.PIPE)

    def prepare() -> None:
        heed_signals()
        limits()

    # no thread runs here, so that a function may run in the child
    return subprocess.Popen([*COMMAND, *arguments], preexec_fn=prepare, **options)  # noqa: PLW1509


def heed_signals() -> None:
    """Undo what a shell does to its background jobs, and nohup: they ignore signals."""
    for signum in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(signum, signal.SIG_DFL)


def end(command: subprocess.Popen[bytes], stdin: bytes | None = None) -> tuple[bytes, bytes]:
    """What a command prints until it ends, as it must."""
    try:
        return command.communicate(stdin, LONG)
    except subprocess.TimeoutExpired:
        command.kill()
        raise


def finish(
    *arguments: str, stdin: bytes = b"", env: Mapping[str, str] | None = None, **options: Any
) -> tuple[int, bytes, bytes]:
    """Status, stdout and stderr of a command."""
    with start(
        *arguments, stdin=subprocess.PIPE, env={**os.environ, **(env or {})}, **options
    ) as command:
        out, err = end(command, stdin)
    return command.returncode, out, err


def shell_line(line: str, *arguments: str) -> tuple[int, bytes, bytes]:
    """Run a line of sh, where $P is the command and $1, $2... are the arguments."""
    done = subprocess.run(
        ["sh", "-c", f'P="$0 -m puzzlepipe"; {line}', sys.executable, *arguments],
        capture_output=True,
        timeout=LONG,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr
