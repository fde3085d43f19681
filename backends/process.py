"""A running solver: its pipes, and its certain end.

All three pipes are served by one loop that never blocks on any of them: the solver may answer,
complain and read in whatever order it likes. The solver leads a process group of its own, which
is killed as a whole, so that a wrapper script leaves no solver behind. Should this program be
killed so that it can do nothing more (`kill -9`, out of memory), a guard beside it kills the group.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Iterator, Sequence
from types import FrameType, TracebackType

from .errors import SolverFailed, SolverMissing

_CHUNK = 1 << 16
_KEPT_STDERR = 1 << 16
_TERMINATING = (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)
_LOOK_EVERY = 0.1
"""Seconds between two looks whether a silent solver is still there."""
_PATIENCE = 1.0
"""Seconds of silence after which nothing more is expected of what an ended solver has started."""


@contextlib.contextmanager
def terminating() -> Iterator[None]:
    """Let Ctrl-C, SIGTERM and SIGHUP end the program as an exception does: solvers are killed.

    Without it these signals end Python at once, and solvers (which lead process groups of their
    own) would run on. Meant for the outermost level of a command; the exception is
    `KeyboardInterrupt`, or `SystemExit` with the shell's status for that signal. Outside the main
    thread, where Python can handle no signals, it does nothing.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def leave(signum: int, _frame: FrameType | None) -> None:
        raise SystemExit(128 + signum)

    before = {signum: signal.getsignal(signum) for signum in (signal.SIGINT, *_TERMINATING)}
    for signum, handler in before.items():
        if handler is not signal.SIG_IGN:  # nohup stays nohup
            raising = signal.default_int_handler if signum == signal.SIGINT else leave
            signal.signal(signum, raising)
    try:
        yield
    finally:
        for signum, handler in before.items():
            signal.signal(signum, handler)


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Put off Ctrl-C and the signals of `terminating` until the block is left.

    Between the start of a process and the moment when someone is bound to end it, an exception
    would leave it behind.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {signum: signal.getsignal(signum) for signum in (signal.SIGINT, *_TERMINATING)}
    before = {signum: handler for signum, handler in before.items() if callable(handler)}
    caught: list[int] = []
    for signum in before:
        signal.signal(signum, lambda number, _frame: caught.append(number))
    try:
        yield
    finally:
        for signum, handler in before.items():
            signal.signal(signum, handler)
        for number in caught:
            signal.raise_signal(number)


def _guard(group: int) -> subprocess.Popen[bytes] | None:
    """A process that kills a process group once we are gone; None where there is no shell.

    It waits for the end of its stdin, a pipe of which only we hold the other end. A millisecond,
    on every system that has /bin/sh. (Linux could tell the solver itself of our death, but of a
    wrapper's children it knows nothing, and to ask for it takes longer.) A solver that has not yet
    been told anything ends by itself when its own stdin ends.
    """
    try:
        return subprocess.Popen(
            ["/bin/sh", "-c", 'read -r nothing; kill -KILL "-$1"', "guard", str(group)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,  # what is sent to our own group must not end it
        )
    except OSError:
        return None


def _end(process: subprocess.Popen[bytes], guard: subprocess.Popen[bytes] | None) -> None:
    """Kill a solver's whole process group, reap the solver and close its pipes."""
    with _uninterrupted():
        # The group outlives its leader while a grandchild runs, so this does not ask whether the
        # leader is still there. macOS says "not permitted" of a group of zombies.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        if guard is not None:  # before the solver is reaped and its number another's
            guard.kill()
            guard.wait()
        process.wait()
        pipes = [process.stdin, process.stdout, process.stderr]
        for pipe in (*pipes, guard.stdin if guard else None):
            if pipe is not None:
                pipe.close()


class SolverProcess:
    """One solver process, to be used in a `with` statement; it is dead when that is left.

    It is also dead when the object is gone, or Python ends, without that.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start `command`.

        Raises:
            SolverMissing: there is no such program.
            SolverFailed: it cannot be started.
        """
        try:
            with _uninterrupted():
                self._process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    bufsize=0,
                    start_new_session=True,
                )
                guard = _guard(self._process.pid)
                # Called once at most: the number of a dead process may later be another's.
                self._end = weakref.finalize(self, _end, self._process, guard)
        except FileNotFoundError as error:
            raise SolverMissing(
                f"{command[0]}: no such program, or none that can run it"
            ) from error
        except OSError as error:
            raise SolverFailed(f"{command[0]} cannot be started: {error.strerror}") from error
        self._unsent = bytearray()
        self._last_words = bytearray()
        self._closing = False
        self._selector = selectors.DefaultSelector()
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None and stdout is not None and stderr is not None
        self._stdin, self._stdout, self._stderr = stdin, stdout, stderr
        for pipe in (stdin, stdout, stderr):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(stdout, selectors.EVENT_READ)
        self._selector.register(stderr, selectors.EVENT_READ)

    def __enter__(self) -> SolverProcess:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()

    @property
    def stderr(self) -> str:
        """The last 64 KB of what the solver has written on stderr so far."""
        return self._last_words.decode(errors="replace")

    def send(self, data: bytes, *, last: bool = False) -> None:
        """Queue `data` for the solver's stdin; after the last piece its stdin is closed.

        What the pipe takes at once is written at once, the rest while `receive` waits. A solver
        that reads no more is no error here: what it says, or its end, is.
        """
        if self._stdin.closed:
            return
        self._closing = self._closing or last
        if not self._unsent:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        self._unsent += data
        self._write()

    def receive(self, deadline: float | None) -> bytes | None:
        """Wait for output, writing what is queued meanwhile.

        Args:
            deadline: a time on `time.monotonic`'s clock, or None to wait for ever.

        Returns:
            What came on stdout; `b""` when there will be no more of stdout and stderr, since they
            are closed, or since the solver has ended and all is silent; None when the deadline
            has passed.
        """
        silent_since = time.monotonic()
        while any(key.fileobj is not self._stdin for key in self._selector.get_map().values()):
            now = time.monotonic()
            if deadline is not None and now >= deadline:
                return None
            if now - silent_since > _PATIENCE and self._process.poll() is not None:
                return b""  # what it has started holds its pipes, and may for ever
            wait = _LOOK_EVERY if deadline is None else min(_LOOK_EVERY, deadline - now)
            received = b""
            for key, _ in self._selector.select(wait):
                if key.fileobj is self._stdin:
                    self._write()
                    continue
                data = os.read(key.fd, _CHUNK)
                silent_since = time.monotonic()
                if not data:
                    self._selector.unregister(key.fileobj)
                elif key.fileobj is self._stdout:
                    received = data
                else:
                    self._last_words += data
                    del self._last_words[:-_KEPT_STDERR]
            if received:
                return received
        return b""

    def wait(self, deadline: float | None) -> int | None:
        """Wait for the solver to exit by itself.

        Returns:
            Its exit status (negative: the signal that ended it), or None after the deadline.
        """
        wait = None if deadline is None else max(0.0, deadline - time.monotonic())
        try:
            return self._process.wait(wait)
        except subprocess.TimeoutExpired:
            return None

    def kill(self) -> None:
        """End the solver and all it has started, at once; may be repeated."""
        self._end()
        self._selector.close()

    def _write(self) -> None:
        try:
            while self._unsent:
                with memoryview(self._unsent) as view:
                    written = os.write(self._stdin.fileno(), view[:_CHUNK])
                del self._unsent[:written]  # moves no bytes: a bytearray can give up its front
        except BlockingIOError:
            return
        except BrokenPipeError:
            self._unsent.clear()
            self._closing = True
        self._selector.unregister(self._stdin)
        if self._closing:
            self._stdin.close()
