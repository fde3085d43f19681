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
    """UTF-8 or UTF-16 text of a file, without a byte order mark and with plain line ends.

    Raises `PuzzleError` at the first byte that is no such text and at control characters.
    """
    encoding = _encoding_of(data)
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as bad:
        before = _plain_lines(data[: bad.start].decode(encoding, "replace"))
        name = "UTF-8" if encoding == "utf-8-sig" else "UTF-16"
        raise PuzzleError(
            f"byte 0x{data[bad.start]:02x} is not {name} text",
            file,
            before.count("\n") + 1,
            len(before) - before.rfind("\n"),
        ) from None
    text = _plain_lines(text.removeprefix("\ufeff")).replace("\t", " ")
    if bad_character := re.search(r"[\x00-\x09\x0b-\x1f\x7f\x85\u2028\u2029]", text):
        before_it = text[: bad_character.start()]
        raise PuzzleError(
            f"control character U+{ord(bad_character.group()):04X}; expected plain text",
            file,
            before_it.count("\n") + 1,
            len(before_it) - before_it.rfind("\n"),
        )
    return text


def _encoding_of(data: bytes) -> str:
    """UTF-16 where a byte order mark says so, or where every second byte is 0 in the beginning."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "utf-16"
    first = data[:4]
    if len(first) == 4 and first[0] and first[2] and not first[1] and not first[3]:
        return "utf-16-le"
    if len(first) == 4 and first[1] and first[3] and not first[0] and not first[2]:
        return "utf-16-be"
    return "utf-8-sig"


def _plain_lines(text: str) -> str:
    """Windows' line ends, and those of old Macs, as plain ones."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


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
