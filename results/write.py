"""Output that is whole or not there at all."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path


def write_output(path: str | Path | None, text: str) -> bool:
    """Write `text` to a file as UTF-8, or to stdout for None and for `-`; whether it is read.

    A file appears under its name only once it is complete: a temporary file beside it takes its
    place. A symbolic link stays and the file it points to is replaced; a file that exists keeps
    its permissions, a new one gets those of the umask. What is no regular file (a device, a named
    pipe) is written to as it stands.

    On stdout, characters that the terminal's encoding lacks are written as escapes, and a reader
    who has gone away (`| head`) is no error: then it says False.

    Raises:
        OSError: with the name that the user gave, when the file cannot be written.
    """
    if path is None or str(path) == "-":
        return _write_stdout(text)
    from ..backends.process import terminating

    data = text.encode("utf-8", "backslashreplace")
    try:
        # asked of the path as it is: /dev/stdout of a pipe resolves to no path at all
        if Path(path).exists() and not Path(path).is_file():
            Path(path).write_bytes(data)
        else:
            with terminating():  # a signal leaves no half-written file behind
                _replace(Path(os.path.realpath(path)), data)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from None
    return True


def _replace(target: Path, data: bytes) -> None:
    if target.exists():
        target.open("r+b").close()  # a file that may not be written is not replaced either
    temporary = target.with_name(f".{os.urandom(8).hex()}.tmp")
    # Opened by hand: unlike tempfile's 0600 this leaves the permissions to the umask.
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        if target.exists():
            temporary.chmod(stat.S_IMODE(target.stat().st_mode))
        temporary.replace(target)
    except BaseException:  # Ctrl-C too leaves nothing behind
        temporary.unlink(missing_ok=True)
        raise


def _write_stdout(text: str) -> bool:
    stream = sys.stdout
    if stream is None:
        raise OSError(errno.EBADF, "is closed", "stdout")
    encoding = stream.encoding or "utf-8"
    try:
        stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
        stream.flush()
    except OSError as error:
        # What is still in the buffer would fail once more when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        if not isinstance(error, BrokenPipeError):
            raise
        return False
    return True
