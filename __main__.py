"""Where the command `puzzlepipe`, and `python -m puzzlepipe`, begins.

This module imports next to nothing, so that Ctrl-C is answered from the first moment.
"""

from __future__ import annotations

import gc
import sys


def main() -> None:
    """Import the commands and run the one that is asked for."""
    # A run is short and its objects live to its end: looking for cycles at the usual pace
    # is a twentieth of it.
    gc.set_threshold(100_000)
    try:
        from .cli import main as run

        run()
    except KeyboardInterrupt:
        sys.stderr.write("interrupted\n")
        sys.exit(130)


if __name__ == "__main__":
    main()
