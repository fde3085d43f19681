"""Solvers that lie, for every test of the engine."""

from __future__ import annotations

import pytest
from stand_ins import StandIn

# Says of every check what it was told to say, and of every symbol the same value.
_PARROT = """\
import sys
for line in sys.stdin:
    if line.startswith('(echo "'):
        print(line[7:-3], flush=True)
    elif line.startswith("(check-sat"):
        print({status!r}, flush=True)
    elif line.startswith("(get-value"):
        names = line[line.index("(", 1) + 1:].replace(")", " ").split()
        print("(" + " ".join("(%s {value})" % name for name in names) + ")", flush=True)
    elif line.startswith("(exit"):
        break
"""


@pytest.fixture
def parrot(python: StandIn) -> StandIn:
    """Make a solver that always says the same: `parrot(name, "sat false")`.

    Named as a solver of the table it is spoken to in a dialogue, else by scripts.
    """

    def make(name: str, says: str) -> str:
        status, _, value = says.partition(" ")
        return python(name, _PARROT.format(status=status, value=value))

    return make
