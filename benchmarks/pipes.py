"""Commands beside the pipe that asks the same: ``python -m benchmarks.pipes [FILE...]``.

``solve`` against ``encode | solver``, ``solve --unique`` against that and the same text with the
answer forbidden, ``facts`` against the latter pipe where the puzzle has one solution. Times are
seconds of processor time, so that other work on the machine counts less; the ratio says how many
times as long as its pipe a command takes. Only puzzles whose pipe takes longer than ``--least``
are shown: below that all is the start of the programs.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable, Sequence
from pathlib import Path

from puzzlepipe.backends.find import Backend, find
from puzzlepipe.encoders.emit import encode
from puzzlepipe.engine.decode import decode
from puzzlepipe.puzzles.puzzle import Puzzle
from puzzlepipe.puzzles.reading import load_puzzles

from . import options, ours
from .instances import files
from .measure import Run, progress, run, table

_SOLVERS = ("yices", "z3")
_COMMANDS = {"solve": ["solve"], "unique": ["solve", "--unique"], "facts": ["facts"]}


def pipe_times(puzzle: Puzzle, backend: Backend, timeout: float) -> dict[str, float] | None:
    """Seconds of the solver alone: for a first solution, and for the proof that it is the only one.

    None where there is none, or not in time; without `unique` where there is another.
    """
    encoded = encode(puzzle)
    first = run(backend.command(), timeout=timeout, stdin=encoded.text)
    if first.timed_out or not first.stdout.startswith("sat"):
        return None
    times = {"solve": first.processor}
    values = decode(puzzle, first.stdout).values
    another = f"(assert {encoded.encoding.another(values)})\n"
    text = encoded.rules + another + encoded.question
    second = run(backend.command(), timeout=timeout, stdin=text)
    if not second.timed_out:
        times["unique"] = first.processor + second.processor
        if second.stdout.startswith("unsat"):
            times["facts"] = times["unique"]
    return times


def median(rounds: int, once: Callable[[], Run]) -> float:
    """The median of processor seconds over several runs."""
    return statistics.median(once().processor for _ in range(rounds))


def rows_of(file: Path, solver: str, rounds: int, timeout: float, least: float) -> list[list[str]]:
    """The lines of the table for one file and solver."""
    puzzles = load_puzzles(file)
    if len(puzzles) > 1:
        return []
    backend = find(solver)
    environment = ours.environment()

    def processor(command: Sequence[str]) -> float:
        return median(rounds, lambda: run(command, timeout=timeout, environment=environment))

    pipes = pipe_times(puzzles[0], backend, timeout)
    if pipes is None or max(pipes.values()) < least:
        return []
    text = processor(ours.encode(file))
    lines = []
    for name, seconds in pipes.items():
        program, *rest = ours.encode(file)
        own = processor([program, *_COMMANDS[name], rest[-1], "--backend", solver])
        pipe = text + seconds
        lines.append([file.stem, solver, name, f"{pipe:.2f}", f"{own:.2f}", f"{own / pipe:.2f}"])
    return lines


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pipes", description=__doc__)
    options.add_rounds(parser, 1)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="default: instances")
    parser.add_argument("--least", type=float, default=0.3, metavar="S", help="(default: 0.3)")
    chosen = parser.parse_args()
    asked = chosen.files or files()
    lines = []
    with progress(len(asked) * len(_SOLVERS)) as line:
        for file in asked:
            for solver in _SOLVERS:
                line.step(f"{file.stem} {solver}")
                lines += rows_of(file, solver, chosen.rounds, chosen.timeout, chosen.least)
    lines.sort(key=lambda one: -float(one[-1]))
    print(table(["puzzle", "solver", "command", "pipe", "command", "ratio"], lines, words=3))
    return 0


if __name__ == "__main__":
    options.run_main(main)
