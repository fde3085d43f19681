"""Boards as large as any magazine's, with the proof that the answer is the only one.

``python -m benchmarks.large`` makes the boards of `BOARDS` from a seed, unless `--boards FOLDER`
holds them already, and measures ``solve --unique`` with each backend, in seconds of processor time
of the whole process with the solvers that it starts. It ends with 1 where a board is found to have
another answer, or where one takes longer than ``--most``.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import puzzlepipe
from puzzlepipe.puzzles.puzzle import Planted

from . import options, ours, planting
from .instances import Task, files
from .measure import progress, table
from .rounds import Row, measure

Maker = Callable[[random.Random], Any]


@dataclass(frozen=True)
class Board:
    """A board to measure: its name, and how it is made."""

    name: str
    make: Maker
    unique: bool = True
    """Whether it is made to have one solution."""


def planted(kind: str, height: int, width: int, rng: random.Random) -> Planted[Any]:
    """What the type plants on a board of this size."""
    return puzzlepipe.types()[kind].planted(rng, height, width)


def few_givens(kind: str, size: int) -> Maker:
    """A Latin square of the type's clues, with no given that it can do without."""

    def make(rng: random.Random) -> Any:
        puzzle, answer = planted(kind, size, size, rng)
        bare = Planted(replace(puzzle, givens={}), answer)
        return planting.thinned(rng, planting.made_unique(rng, bare, planting.given))

    return make


def with_givens(kind: str, height: int, width: int) -> Maker:
    """A board of the type with the givens that it was planted with, and what is missing."""
    return lambda rng: planting.made_unique(rng, planted(kind, height, width, rng), planting.given)


def as_planted(kind: str, height: int, width: int) -> Maker:
    """A board of the type as it is planted, however many solutions it has."""
    return lambda rng: planted(kind, height, width, rng).puzzle


def starred(side: int, stars: int) -> Maker:
    """A star battle of so many stars."""
    return lambda rng: planting.made_unique(
        rng, planting.starred(rng, side, stars), planting.fenced
    )


def kakuro(height: int, width: int) -> Maker:
    """A kakuro with all its sums, of which two cells in five are black at first."""

    def make(rng: random.Random) -> Any:
        puzzle, answer = planted("kakuro", height, width, rng)
        while len(answer) > 0.57 * len(puzzle.grid.cells):
            puzzle, answer = planted("kakuro", height, width, rng)
        summed = Planted(planting.kakuro_of(puzzle.grid, answer), answer)
        return planting.made_unique(rng, summed, planting.blackened)

    return make


def drawn(kind: str, height: int, width: int) -> Maker:
    """A board of the type, drawn until one has one solution."""
    return lambda rng: planting.drawn_again(rng, kind, height, width)


def published(name: str) -> Maker:
    """A board of ``tests/instances``, in place of one that cannot be planted with one solution."""
    return lambda rng: puzzlepipe.load(files([name])[0])[0]


BOARDS = (
    Board("binairo-30x30", with_givens("binairo", 30, 30)),
    Board("dominosa-41x42", published("dominosa")),
    Board("kakuro-31x46", kakuro(31, 46)),
    Board("keen-9x9", few_givens("keen", 9)),
    Board("mosaic-60x100", drawn("mosaic", 60, 100)),
    Board("norinori-36x54", as_planted("norinori", 36, 54), unique=False),
    Board("norinori-50x50", published("norinori")),
    Board("star-battle-25x25", starred(25, 6)),
    Board("towers-9x9", few_givens("towers", 9)),
)


def boards(folder: Path, only: list[str], seed: int) -> list[Path]:
    """The files of the boards; those that are not in the folder are made.

    Raises ValueError when a name is not among them.
    """
    known = {board.name: board for board in BOARDS}
    strangers = [name for name in only if name not in known]
    if strangers:
        raise ValueError(f"no board {strangers[0]!r}; there are {', '.join(known)}")
    made = []
    with progress(len(only or known)) as line:
        for name in only or known:
            line.step(f"making {name}")
            file = folder / f"{name}-{seed}.txt"
            if not file.exists():
                file.write_text(known[name].make(random.Random(seed)).dump(), encoding="utf-8")
            made.append(file)
    return made


def result_table(rows: list[Row], backends: list[str]) -> str:
    """One line a board and question: the seconds of each backend."""
    lines = []
    for row in rows:
        found = {str(one["solutions"]) for one in row.findings.values()}
        seconds = [str(row.processor_median(backend) or "failed") for backend in backends]
        lines.append([row.task.name, row.task.goal, "/".join(sorted(found)), *seconds])
    return table(["board", "asked", "solutions", *backends], lines, words=2)


def complaints(rows: list[Row], backends: list[str], most: float) -> list[str]:
    """A line for each board that has another answer than its own, or that takes too long."""
    unique = {board.name for board in BOARDS if board.unique}
    lines = []
    for row in rows:
        name = row.task.name.rpartition("-")[0]  # without the seed
        if name in unique and any(found != {"solutions": 1} for found in row.findings.values()):
            lines.append(f"{row.task}: not unique")
        for backend in backends:
            seconds = row.processor_median(backend)
            if seconds and (seconds.value > most or seconds.bound):
                lines.append(f"{row.task}: {backend}: {seconds} s, more than {most:g}")
    return lines


def main() -> int:
    """Make, measure, print; 1 when a board is not unique, or takes too long."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.large", description=__doc__)
    options.add_to(parser)
    parser.add_argument("--backends", default="yices,z3", type=lambda text: text.split(","))
    parser.add_argument("--seed", type=int, default=1, help="what the boards grow from")
    parser.add_argument("--boards", type=Path, metavar="FOLDER", help="where they are kept")
    parser.add_argument("--most", type=float, default=10, metavar="S", help="seconds (default: 10)")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        try:
            ours.require()
            made = boards(chosen.boards or Path(scratch), list(chosen.only), chosen.seed)
        except (ValueError, ours.NotInstalledError) as error:
            parser.error(str(error))
        asked = [Task(file.stem, file, goal, None) for file in made for goal in ("first", "unique")]
        rows = []
        with progress(len(asked)) as line:
            for task in asked:
                line.step(str(task))
                who = [ours.contender(task, backend) for backend in chosen.backends]
                rows.append(measure(task, who, chosen.rounds, chosen.timeout))
    print(result_table(rows, chosen.backends))
    faults = complaints(rows, chosen.backends, chosen.most)
    for fault in faults:
        print(fault, file=sys.stderr)
    return max(options.finish(rows, chosen), int(bool(faults)))


if __name__ == "__main__":
    options.run_main(main)
