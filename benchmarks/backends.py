"""Every solver and encoding on the same puzzles: ``python -m benchmarks.backends``.

Each puzzle is solved, and its solution proved to be the only one, by puzzlepipe with every solver
that is installed and every encoding that the puzzle's type has, in turn and for several rounds.
The table shows the medians of the whole processes in seconds.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from puzzlepipe.backends.find import table as known_solvers
from puzzlepipe.encoders.registry import encoding_type

from . import options, ours
from .instances import Task, tasks
from .measure import Measured, geometric_mean, progress, table
from .puzzle_file import read
from .rounds import Row, measure


def installed() -> dict[str, str]:
    """The solvers that are here, with their versions."""
    return {row.name: row.version or "?" for row in known_solvers() if row.path}


def encodings(task: Task) -> Sequence[str]:
    """What ``--encoding`` may choose for the task's puzzle."""
    return encoding_type(read(task.file).type).styles


def result_table(rows: Sequence[Row], solvers: Sequence[str]) -> str:
    """One line for each puzzle and encoding, one column for each solver."""
    lines = []
    for row in rows:
        for encoding in encodings(row.task):
            columns = [f"{solver} {encoding}" for solver in solvers]
            found = {
                str(row.findings[column]["solutions"])
                for column in columns
                if column in row.findings
            }
            lines.append(
                [row.task.name, encoding, "/".join(sorted(found)), *map(row.cell, columns)]
            )
    return table(["instance", "encoding", "solutions", *solvers], lines, words=2)


def summary_table(rows: Sequence[Row], solvers: Sequence[str]) -> str:
    """For each solver and encoding: how often it answered, and how it compares to the best.

    The factor is the geometric mean, over the puzzles it answered, of its median divided by the
    least median of all.
    """
    lines = []
    for encoding in sorted({encoding for row in rows for encoding in encodings(row.task)}):
        for solver in solvers:
            factors = []
            asked = 0
            for row in rows:
                column = f"{solver} {encoding}"
                asked += column in row.times
                mine = row.median(column)
                if mine is None or mine.bound:
                    continue
                best = min(m.value for c in row.times if (m := row.median(c)) and not m.bound)
                factors.append(Measured(mine.value / best))
            mean = str(geometric_mean(factors)) if factors else ""
            lines.append([solver, encoding, f"{len(factors)} of {asked}", mean])
    return table(["solver", "encoding", "answered", "times the best"], lines, words=2)


def main() -> int:
    """Measure, print, and say 1 when a solver failed or the answers differ."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.backends", description=__doc__)
    options.add_to(parser)
    parser.add_argument(
        "--goal",
        choices=("first", "unique"),
        default="unique",
        help="what is asked: one solution, or whether it is the only one (default: unique)",
    )
    chosen = parser.parse_args()
    try:
        ours.require()
        asked = [task for task in tasks(chosen.only) if task.goal == chosen.goal]
    except (ValueError, ours.NotInstalledError) as error:
        parser.error(str(error))
    solvers = installed()
    rows = []
    with progress(len(asked)) as line:
        for task in asked:
            line.step(str(task))
            who = [
                ours.contender(task, solver, encoding)
                for encoding in encodings(task)
                for solver in solvers
            ]
            rows.append(measure(task, who, chosen.rounds, chosen.timeout))
    print(", ".join(f"{name} {version}" for name, version in solvers.items()))
    print(result_table(rows, list(solvers)))
    print()
    print(summary_table(rows, list(solvers)))
    return options.finish(rows, chosen)


if __name__ == "__main__":
    options.run_main(main)
