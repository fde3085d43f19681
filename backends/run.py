"""One script to a solver, one text back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from .errors import SolverFailed
from .process import SolverProcess

if TYPE_CHECKING:
    from .find import Backend

MOST_OUTPUT = 1 << 26  # bytes; the longest real answer is a few megabytes


class Output(NamedTuple):
    """What a solver left behind.

    Attributes:
        text: all of its stdout, to be believed only by `results`.
        stderr: the last 64 KB of its stderr.
        exit_code: its exit status (negative: a signal); None when it had to be killed.
        seconds: wall clock from start to end.
        timed_out: it was killed for taking longer than it may; `text` is what came before.
    """

    text: str
    stderr: str
    exit_code: int | None
    seconds: float
    timed_out: bool


def run(backend: Backend, script: str, timeout: float | None, *, boolean: bool = False) -> Output:
    """Give `script` to a solver on stdin and collect what it prints.

    Args:
        backend: the solver.
        script: SMT-LIB text.
        timeout: wall clock in seconds, or None; the solver and all it started are dead after it.
        boolean: the script declares no Int symbol, so that a solver may use what is faster then.

    Raises:
        SolverMissing: the solver's program has gone.
        SolverFailed: it cannot be started, or prints without end.
    """
    begin = time.monotonic()
    deadline = None if timeout is None else begin + timeout
    pieces: list[bytes] = []
    size = 0
    with SolverProcess(backend.command(boolean=boolean)) as solver:
        solver.send(script.encode(), last=True)
        while piece := solver.receive(deadline):
            pieces.append(piece)
            size += len(piece)
            if size > MOST_OUTPUT:
                raise SolverFailed(f"{backend.name} printed more than {MOST_OUTPUT >> 20} MB")
        # A solver that has closed its output may still have an exit status to give.
        exit_code = None if piece is None else solver.wait(deadline)
        stderr = solver.stderr
    return Output(
        text=b"".join(pieces).decode(errors="replace"),
        stderr=stderr,
        exit_code=exit_code,
        seconds=time.monotonic() - begin,
        timed_out=exit_code is None,
    )
