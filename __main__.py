"""Where the command `puzzlepipe`, and `python -m puzzlepipe`, begins.

This module imports next to nothing, so that Ctrl-C is answered from the first moment.
"""

from __future__ import annotations

import gc
import os
import sys


def main() -> None:
    """Import the commands and run the one that is asked for."""
    # A run is short and its objects live to its end: looking for cycles at the usual pace
    # is a twentieth of it.
    gc.set_threshold(100_000)
    try:
        from .cli import run

        status = run()
    except KeyboardInterrupt:
        if sys.stderr is not None:
            print("interrupted", file=sys.stderr, flush=True)
        status = 130
    # Solvers are dead and all text is flushed; Python's own way out would take apart every
    # object first, a seventh of the time that a small puzzle takes.
    os._exit(status)


if __name__ == "__main__":
    main()
