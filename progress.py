"""A line on a terminal that tells that long work goes on, and how far it is."""

from __future__ import annotations

import os
import sys
import threading
import time
from types import TracebackType

_FIRST_AFTER = 1.0  # seconds; what is faster needs no comment
_EVERY = 0.2


class Progress:
    """Shows `label, 12 s, said` on stderr while a `with` block runs; only on a terminal."""

    def __init__(self, label: str) -> None:
        self._label = label
        self._said = ""
        self._done = threading.Event()
        self._thread: threading.Thread | None = None
        if sys.stderr is not None and sys.stderr.isatty() and os.environ.get("TERM") != "dumb":
            self._thread = threading.Thread(target=self._show, daemon=True)

    def now(self, label: str) -> None:
        """What goes on from now on, in place of the label."""
        self._label = label

    def say(self, words: str) -> None:
        """What to show behind the time from now on."""
        self._said = words

    def __enter__(self) -> Progress:
        if self._thread:
            self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._done.set()
        if self._thread:
            self._thread.join()

    def _show(self) -> None:
        begin = time.monotonic()
        shown = False
        wait = _FIRST_AFTER
        while not self._done.wait(wait):
            wait = _EVERY
            parts = [self._label, f"{time.monotonic() - begin:.0f} s", self._said]
            columns = os.get_terminal_size(sys.stderr.fileno()).columns
            width = (columns or 80) - 1  # a terminal need not know its size
            sys.stderr.write("\r\x1b[K" + ", ".join(filter(None, parts))[:width])
            sys.stderr.flush()
            shown = True
        if shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
