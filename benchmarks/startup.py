"""What a command costs before any solving: ``python -m benchmarks.startup``.

``puzzlepipe encode`` of a 9x9 and a 25x25 Sudoku, whole process, beside what a bare import of the
template engine costs in the same environment; ``puzzlepipe decode`` of both; and each one's peak
of resident memory. The commands run in turn, for several rounds; the table shows medians.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from . import options, ours
from .instances import FOLDER
from .measure import Run, progress, run, table
from .rounds import NoAnswerError

_BARE = "import jinja2"
_NAMES = ("sudoku-9x9", "sudoku-25x25")
_SOLVERS = (("yices-smt2",), ("z3", "-in"))
_MEGABYTE = 1_000_000


@dataclass(frozen=True)
class Subject:
    """A command that is measured, with the text on its stdin."""

    name: str
    command: Sequence[str]
    stdin: str = ""


def answered(command: Sequence[str], timeout: float, stdin: str = "") -> Run:
    """Run a command; NoAnswerError unless it ends well and in time."""
    finished = run(command, timeout=timeout, stdin=stdin, environment=ours.environment())
    if finished.timed_out or finished.status != 0:
        raise NoAnswerError.of(finished)
    return finished


def subjects(timeout: float) -> list[Subject]:
    """What is measured, first the bare import that the others are held against.

    Solves both puzzles once, for decode's input. Raises NoAnswerError when that fails, and
    ours.NotInstalledError without a solver.
    """
    bare = Subject(f'python -c "{_BARE}"', [sys.executable, "-c", _BARE])
    encoders, decoders = [], []
    for name in _NAMES:
        file = FOLDER / f"{name}.txt"
        encoder = Subject(f"encode {name}", ours.encode(file))
        text = answered(encoder.command, timeout).stdout
        output = answered(_solver(), timeout, text).stdout
        encoders.append(encoder)
        decoders.append(Subject(f"decode {name}", ours.decode(file), output))
    return [bare, *encoders, *decoders]


def _solver() -> list[str]:
    for name, *arguments in _SOLVERS:
        if found := shutil.which(name, path=ours.environment()["PATH"]):
            return [found, *arguments]
    raise ours.NotInstalledError("neither yices-smt2 nor z3 is here to make decode's input")


def result_table(runs: dict[str, list[Run]]) -> str:
    """One line for each command: seconds, how often the first one's, and the largest peak."""
    medians = {name: statistics.median(each.seconds for each in of) for name, of in runs.items()}
    bare = next(iter(medians.values()))
    lines = [
        [
            name,
            f"{seconds:.3f}",
            f"{seconds / bare:.2f}",
            f"{max(each.peak_bytes for each in runs[name]) / _MEGABYTE:.0f}",
        ]
        for name, seconds in medians.items()
    ]
    return table(["command", "seconds", "times the first", "peak MB"], lines)


def main() -> int:
    """Measure and print; 1 when a command fails."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.startup", description=__doc__)
    options.add_rounds(parser, default=10)
    chosen = parser.parse_args()
    try:
        ours.require()
        measured = subjects(chosen.timeout)
        runs: dict[str, list[Run]] = {subject.name: [] for subject in measured}
        with progress(chosen.rounds) as line:
            for number in range(chosen.rounds):
                line.step(f"round {number + 1}")
                for subject in measured:
                    done = answered(subject.command, chosen.timeout, subject.stdin)
                    runs[subject.name].append(done)
    except ours.NotInstalledError as error:
        parser.error(str(error))
    except NoAnswerError as error:
        print(f"benchmarks.startup: {error}", file=sys.stderr)
        return 1
    print(result_table(runs))
    return 0


if __name__ == "__main__":
    options.run_main(main)
