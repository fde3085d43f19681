"""Streams on which nothing that is written is lost without a word."""

from __future__ import annotations

import io
import os
import select
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class _Whole(io.FileIO):
    """A file descriptor on which a write is complete, or an error.

    The system may take less than it is given: a disk that is filling up takes what fits, a pipe
    that does not block takes what there is room for. Python's unbuffered streams pass that over.
    """

    def write(self, data: ReadableBuffer) -> int:
        """Write all of `data`, waiting where the other side is slow; OSError where it fails."""
        with memoryview(data).cast("B") as view:
            done = 0
            while done < len(view):
                try:
                    done += os.write(self.fileno(), view[done:])
                except BlockingIOError:
                    select.select([], [self.fileno()], [])
            return done


def whole(stream: TextIO) -> TextIO:
    """A stream like stdout or stderr, on which nothing is lost: what is not written is an error.

    Streams that stand for no file of the system come back as they are.
    """
    try:
        descriptor = stream.fileno()
    except (OSError, ValueError):
        return stream
    stream.flush()
    return io.TextIOWrapper(
        io.BufferedWriter(_Whole(descriptor, "wb", closefd=False)),
        encoding=stream.encoding,
        errors=stream.errors,
        line_buffering=bool(stream.line_buffering),
    )
