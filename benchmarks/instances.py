"""The puzzles in tests/instances/: which there are, what is asked of each, and of which peer.

Most are the examples on the peers' own pages, so every peer was made for what it is asked here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .adapters import ADAPTERS
from .adapters.moves import FIRST_ONLY
from .environments import Peer
from .puzzle_file import read

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "instances"

GOALS = {
    "first": "one solution",
    "unique": "whether that is the only one, proved",
    "facts": "which cells are the same in every solution",
    "all": "the number of solutions",
}
"""What can be asked, in the order of the table."""

MULTI_PUZZLE_SOLVER = Peer(
    "multi-puzzle-solver",
    ("multi-puzzle-solver==1.1.10", "ortools==9.14.*"),
    "benchmarks.peer_multi_puzzle_solver",
)
UBONGOSOLVE = Peer(
    "ubongosolve", ("ubongosolve==0.2.0", "ortools==9.15.*"), "benchmarks.peer_ubongosolve"
)

_PEERS = dict.fromkeys(ADAPTERS, MULTI_PUZZLE_SOLVER) | {"polyomino": UBONGOSOLVE}
"""Who is asked for the solutions of a type; no peer where none is named."""
_ALL_ANSWERS = {"penguins-empty"}


@dataclass(frozen=True)
class Task:
    """One question about one puzzle, and the peer that can be asked the same."""

    name: str
    file: Path
    goal: str
    peer: Peer | None

    def __str__(self) -> str:
        return f"{self.name} {self.goal}"


def files(only: Sequence[str] = ()) -> list[Path]:
    """The puzzle files, all or those named (without ``.txt``), in the order of their names.

    Raises ValueError when a name is not among them.
    """
    known = {path.stem: path for path in sorted(FOLDER.glob("*.txt"))}
    strangers = [name for name in only if name not in known]
    if strangers:
        raise ValueError(f"no instance {strangers[0]!r}; there are {', '.join(known)}")
    return [path for name, path in known.items() if not only or name in only]


def tasks(only: Sequence[str] = ()) -> list[Task]:
    """What is measured. Raises ValueError as `files` does."""
    made = []
    for path in files(only):
        kind = read(path).type
        # it only plays minesweeper: see `facts`
        peer = None if kind == "minesweeper" else _PEERS.get(kind)
        made.append(Task(path.stem, path, "first", peer))
        made.append(Task(path.stem, path, "unique", None if kind in FIRST_ONLY else peer))
        if kind == "minesweeper":
            made.append(Task(path.stem, path, "facts", MULTI_PUZZLE_SOLVER))
        if path.stem in _ALL_ANSWERS:
            made.append(Task(path.stem, path, "all", None))
    return made
