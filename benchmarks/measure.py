"""The plumbing of every benchmark: time a process, sum up the times, print a table.

A process is measured whole: from the start of its interpreter to its exit, with all it imports,
builds and starts. It runs in a process group of its own, which dies with the time limit.
"""

from __future__ import annotations

import contextlib
import math
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
"""The root of the checkout: what ``python -m benchmarks...`` is run from."""


@dataclass(frozen=True)
class Run:
    """One finished process: wall clock in seconds, peak resident memory in bytes, its texts.

    `processor` are the seconds of processor time, with those of the processes that it waited for.
    """

    seconds: float
    peak_bytes: int
    status: int
    timed_out: bool
    stdout: str
    stderr: str
    processor: float = 0.0


def run(
    command: Sequence[str],
    *,
    timeout: float,
    stdin: str = "",
    environment: Mapping[str, str] | None = None,
) -> Run:
    """Run `command` in the checkout's root to its end, or to `timeout` seconds, and measure it.

    Input and output go through files, so that neither a slow reader nor a full pipe enters the
    time. The peak is the largest of the process and the descendants it waited for; as a child
    starts out as a copy of this process, it is never less than what this process holds.

    Only for the main thread, as it listens for Ctrl-C. Raises OSError when the command cannot be
    started.
    """
    with (
        tempfile.TemporaryFile() as text_in,
        tempfile.TemporaryFile() as out,
        tempfile.TemporaryFile() as err,
    ):
        text_in.write(stdin.encode())
        text_in.seek(0)
        began = time.perf_counter()
        process = subprocess.Popen(
            list(command),
            stdin=text_in,
            stdout=out,
            stderr=err,
            cwd=ROOT,
            env=environment,
            start_new_session=True,
        )
        timed_out = threading.Event()

        def expire() -> None:
            timed_out.set()
            _kill_group(process.pid)

        def interrupted(*_: object) -> None:
            # Here, not in the finally below: a second Ctrl-C can cut that short.
            _kill_group(process.pid)
            raise KeyboardInterrupt

        before = signal.signal(signal.SIGINT, interrupted)
        clock = threading.Timer(timeout, expire)
        clock.daemon = True
        clock.start()
        try:
            # The process is not reaped before the clock is stopped: as long as its id is taken,
            # the clock cannot kill a stranger.
            os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
            seconds = time.perf_counter() - began
        finally:
            _kill_group(process.pid)
            clock.cancel()
            clock.join()
            signal.signal(signal.SIGINT, before)
            _, wait_status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(wait_status)
        return Run(
            seconds=seconds,
            # macOS counts the peak in bytes, the others in kibibytes.
            peak_bytes=usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024),
            status=process.returncode,
            timed_out=timed_out.is_set(),
            stdout=_text(out),
            stderr=_text(err),
            processor=usage.ru_utime + usage.ru_stime,
        )


def _kill_group(leader: int) -> None:
    # macOS answers EPERM, not ESRCH, when nothing but the leader's zombie is left.
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGKILL)


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode(errors="replace")


@dataclass(frozen=True)
class Measured:
    """A time in seconds or a ratio, exact or only bounded by what ran into the time limit.

    `bound` is "" for exact, ">" for "more than", "<" for "less than", "~" for a mixture of both.
    """

    value: float
    bound: str = ""

    def __str__(self) -> str:
        return f"{self.bound}{self.value:.2f}"

    def over(self, other: Measured) -> Measured | None:
        """How many times as long as `other`; None where bounds on both leave it open."""
        if self.bound and other.bound:
            return None
        turned = {"": "", ">": "<", "<": ">", "~": "~"}[other.bound]
        return Measured(self.value / other.value, self.bound or turned)


def of_run(finished: Run, timeout: float) -> Measured:
    """The time of a run; one that was stopped counts as more than the limit."""
    return Measured(timeout, ">") if finished.timed_out else Measured(finished.seconds)


def processor_of_run(finished: Run) -> Measured:
    """The processor time of a run; of one that was stopped, what is known of it is a bound."""
    return Measured(finished.processor, ">" if finished.timed_out else "")


def median(times: Sequence[Measured]) -> Measured:
    """The median; it is a bound only when a time in the middle is one."""
    ordered = sorted(times, key=lambda time: (time.value, time.bound))
    middle = ordered[(len(ordered) - 1) // 2 : len(ordered) // 2 + 1]
    return Measured(statistics.fmean(time.value for time in middle), _joined(middle))


def geometric_mean(ratios: Sequence[Measured]) -> Measured:
    """The geometric mean of positive ratios; it is a bound when any of them is one."""
    logarithm = statistics.fmean(math.log(ratio.value) for ratio in ratios)
    return Measured(math.exp(logarithm), _joined(ratios))


def _joined(parts: Iterable[Measured]) -> str:
    bounds = {part.bound for part in parts} - {""}
    return "~" if len(bounds) > 1 else "".join(bounds)


def table(header: Sequence[str], rows: Iterable[Sequence[str]], *, words: int = 1) -> str:
    """Lines with the columns aligned: the first `words` columns to the left, figures to the right.

    Every row has as many cells as the header.
    """
    lines = [list(header), *map(list, rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    lines.insert(1, ["-" * width for width in widths])
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column < words else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


@contextlib.contextmanager
def progress(total: int) -> Iterator[Progress]:
    """A counter line on stderr while the block runs, on a terminal only."""
    line = Progress(total, visible=sys.stderr.isatty())
    try:
        yield line
    finally:
        line.clear()


class Progress:
    """``[3/40] what runs now``, in one line that the next step overwrites."""

    def __init__(self, total: int, *, visible: bool) -> None:
        self._done = 0
        self._total = total
        self._visible = visible

    def step(self, what: str) -> None:
        """Say what runs now."""
        self._done += 1
        if self._visible:
            print(
                f"\r\x1b[K[{self._done}/{self._total}] {what}", end="", file=sys.stderr, flush=True
            )

    def clear(self) -> None:
        """Take the line away, so that the result stands alone."""
        if self._visible:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
