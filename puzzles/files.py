"""Bytes from a file or a stream, and the text that they are."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import BinaryIO

from .errors import PuzzleError

LARGEST = 64 << 20
"""Bytes of the longest text that is read: what solvers print of the largest boards."""


def decode_text(data: bytes, file: str) -> str:
    """UTF-8 text of a file, without a byte order mark and with plain line ends.

    Raises `PuzzleError` at the first byte that is not UTF-8 and at control characters.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as bad:
        before = data[: bad.start]
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
        raise PuzzleError(
            f"byte 0x{data[bad.start]:02x} is not UTF-8 text",
            file,
            before.count(b"\n") + 1,
            column,
        ) from None
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
    if bad_character := re.search(r"[\x00-\x09\x0b-\x1f\x7f\x85\u2028\u2029]", text):
        before_it = text[: bad_character.start()]
        raise PuzzleError(
            f"control character U+{ord(bad_character.group()):04X}; a puzzle is plain text",
            file,
            before_it.count("\n") + 1,
            len(before_it) - before_it.rfind("\n"),
        )
    return text


def read_bytes(path: Path) -> bytes:
    """A file's bytes, up to `LARGEST`; `PuzzleError` says why it cannot be read."""
    try:
        with path.open("rb") as file:
            return read_stream(file, str(path))
    except OSError as error:
        raise PuzzleError(f"cannot be read: {error.strerror or error}", str(path)) from None


def read_stream(stream: BinaryIO, file: str) -> bytes:
    """All bytes of a stream; `PuzzleError` when there are more than `LARGEST`."""
    data = stream.read(LARGEST + 1)
    if not _waits(stream):  # that was what is there now, or None
        data = data or b""
        while len(data) <= LARGEST and (more := _next_piece(stream)):
            data += more
    if len(data) > LARGEST:
        raise PuzzleError(f"is longer than {LARGEST >> 20} MB; nothing that is read here is", file)
    return data


def _waits(stream: BinaryIO) -> bool:
    """Whether a stream waits for what comes; a pipe set up by another program may not."""
    try:
        return os.get_blocking(stream.fileno())
    except OSError:  # no file of the system
        return True


def _next_piece(stream: BinaryIO) -> bytes:
    """What comes next on a stream that does not wait by itself; empty at its end."""
    import select

    select.select([stream], [], [])
    return stream.read(LARGEST) or b""
