"""Run multi-puzzle-solver on one of our files; for the environment that holds it.

``python -m benchmarks.peer_multi_puzzle_solver FILE first|unique|facts`` prints what it found as
JSON: ``{"solutions": N}``, or for facts ``{"safe": N, "mines": N}``.

Its `solve_and_print` has no way to stop after the first solution, and in most modules none to stop
after the second. But it announces each solution on stdout the moment it has it. So this runner
reads along and leaves as soon as it has heard of as many as the goal needs, one or two; the peer
is charged neither for the search after that nor for drawing the last picture.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .adapters import call
from .adapters.forms import realized
from .adapters.moves import SEARCHES
from .puzzle_file import read

_ANNOUNCEMENTS = ("Solution found", "Solution:")
"""What its modules say, each one of them, the moment a solution is there."""

_WANTED = {"first": 1, "unique": 2}


class Listener(io.TextIOBase):
    """A stdout that counts announced solutions and calls `enough` at the last one wanted."""

    def __init__(self, wanted: int, enough: Callable[[], None]) -> None:
        self.heard = 0
        self._wanted = wanted
        self._enough = enough

    def write(self, text: str) -> int:
        """Take what the peer prints."""
        if text.startswith(_ANNOUNCEMENTS):
            self.heard += 1
            if self.heard == self._wanted:
                self._enough()
        return len(text)


def main() -> None:
    """Solve the file named first on the command line, for the goal named second."""
    name, stated = call(read(Path(sys.argv[1])))
    goal = sys.argv[2]
    # By name: neither our tests nor our type checks have the peer.
    module: Any = getattr(importlib.import_module("puzzle_solver"), name)
    made = {key: realized(argument, module) for key, argument in stated.items()}
    if goal == "facts":
        safe, mines, _ = module.give_next_guess(**made, verbose=False)
        print(json.dumps({"safe": len(safe), "mines": len(mines)}))
        return

    if name in SEARCHES:
        print(json.dumps({"solutions": SEARCHES[name](module, made, _WANTED[goal])}))
        return

    def leave() -> None:
        # The announcement comes from inside the search: only leaving at once ends it there.
        os.write(1, json.dumps({"solutions": listener.heard}).encode())
        os._exit(0)

    listener = Listener(_WANTED[goal], leave)
    with contextlib.redirect_stdout(listener):
        module.Board(**made).solve_and_print()
    print(json.dumps({"solutions": listener.heard}))


if __name__ == "__main__":
    main()
