"""Where the command `puzzlepipe`, and `python -m puzzlepipe`, begins.

This module imports what Python has imported already, so that Ctrl-C is answered from the first
moment.
"""

import os
import sys

TYPE_CHECKING = False  # as in `typing`, whose import takes longer than all that is done here
if TYPE_CHECKING:
    from typing import NoReturn


def main() -> None:
    """Import the commands and run the one that is asked for."""
    try:
        import signal

        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, _leave)
        import gc

        # A run is short and its objects live to its end: looking for cycles at the usual pace
        # is a twentieth of it.
        gc.set_threshold(100_000)
        from .cli import run

        status = run()
    except KeyboardInterrupt:
        _leave()
    # Solvers are dead and all text is flushed; Python's own way out would take apart every
    # object first, a seventh of the time that a small puzzle takes.
    os._exit(status)


def _leave(*_: object) -> "NoReturn":
    """Answer Ctrl-C while no solver and no unfinished file is there to be cleared away.

    No exception is raised: what is being imported might print it, or swallow it.
    """
    try:
        if sys.stderr is not None:
            os.write(sys.stderr.fileno(), b"interrupted\n")
    except (OSError, ValueError):
        pass  # nobody listens
    os._exit(130)


if __name__ == "__main__":
    main()
