"""puzzlepipe beside its peers on the same puzzles: ``python -m benchmarks.peers``.

Each question about each puzzle is put to puzzlepipe, once for each backend, and to the peer that
can answer it, in turn and for several rounds, each time in a process of its own that is measured
whole. The table shows the medians and how many times longer the peer took.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from . import options, ours
from .environments import DEFAULT_CACHE, Peer, PeerUnavailableError, prepare
from .instances import GOALS, Task, tasks
from .measure import Measured, Run, geometric_mean, progress, table
from .rounds import Contender, Finding, NoAnswerError, Row, measure

PEER = "peer"
"""The peer's column, beside one column a backend."""


def contenders(task: Task, backends: Sequence[str], cache: Path) -> list[Contender]:
    """Who is asked about a task, in the order of each round."""
    asked = [ours.contender(task, backend) for backend in backends]
    if task.peer:
        command = peer_command(task.peer, task, cache)
        asked.append(Contender(PEER, command, ours.environment(), peer_finding))
    return asked


def peer_command(peer: Peer, task: Task, cache: Path) -> list[str]:
    """How a peer's runner is started, in the peer's environment."""
    # -E: what PYTHONPATH holds for us is not for the peer.
    return [str(peer.python(cache)), "-E", "-m", peer.runner, str(task.file), task.goal]


def peer_finding(finished: Run) -> Finding:
    """What a peer's runner says it found. Raises NoAnswerError when it failed."""
    if finished.status != 0:
        raise NoAnswerError.of(finished)
    found: Finding = json.loads(finished.stdout)
    return found


def ratio(row: Row, backend: str) -> Measured | None:
    """How many times longer the peer took; None where that cannot be said."""
    our, their = row.median(backend), row.median(PEER)
    return their.over(our) if our and their else None


def processor_ratio(row: Row, backend: str) -> Measured | None:
    """How many times as much processor time the peer took; None where that cannot be said."""
    our, their = row.processor_median(backend), row.processor_median(PEER)
    return their.over(our) if our and their else None


def result_table(rows: Sequence[Row], backends: Sequence[str]) -> str:
    """One line a task: the peer's median, and for each backend ours and both ratios."""
    header = ["instance", "asked", "peer", "peer s"]
    for backend in backends:
        header += [f"{backend} s", "ratio", "processor"]
    lines = []
    for row in rows:
        name = row.task.peer.name if row.task.peer else ""
        line = [row.task.name, row.task.goal, name, row.cell(PEER)]
        for backend in backends:
            ratios = (ratio(row, backend), processor_ratio(row, backend))
            line += [row.cell(backend), *(str(one or "") for one in ratios)]
        lines.append(line)
    return table(header, lines, words=3)


def summary_table(rows: Sequence[Row], backends: Sequence[str]) -> str:
    """For each backend, question and clock: the geometric mean of the ratios, and the worst."""
    lines = []
    for clock, of in (("wall", ratio), ("processor", processor_ratio)):
        for backend in backends:
            for goal in (*GOALS, None):
                asked = [row for row in rows if goal in (None, row.task.goal)]
                ratios = [(one, row.task) for row in asked if (one := of(row, backend))]
                if not ratios:
                    continue
                worst, task = min(ratios, key=lambda pair: pair[0].value)
                mean = geometric_mean([one for one, _ in ratios])
                said = [str(task), str(len(ratios)), str(mean), str(worst)]
                lines.append([clock, backend, goal or "together", *said])
    header = ["clock", "backend", "asked", "worst at", "compared", "geometric mean", "worst"]
    return table(header, lines, words=4)


def main() -> int:
    """Measure, print, and say 1 when a program failed or the answers differ."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    options.add_to(parser)
    parser.add_argument(
        "--backends",
        default="auto,z3",
        type=lambda text: text.split(","),
        metavar="B,B...",
        help="ours, one column each (default: auto,z3)",
    )
    parser.add_argument(
        "--cache",
        type=Path,
        default=DEFAULT_CACHE,
        metavar="FOLDER",
        help="where the peers' environments are kept (default: .benchmarks)",
    )
    chosen = parser.parse_args()
    cache = chosen.cache.resolve()
    try:
        ours.require()
        asked = tasks(chosen.only)
        for peer in dict.fromkeys(task.peer for task in asked if task.peer):
            prepare(peer, cache)
    except (ValueError, PeerUnavailableError, ours.NotInstalledError) as error:
        parser.error(str(error))
    rows = []
    with progress(len(asked)) as line:
        for task in asked:
            line.step(str(task))
            who = contenders(task, chosen.backends, cache)
            rows.append(measure(task, who, chosen.rounds, chosen.timeout))
    print(result_table(rows, chosen.backends))
    print()
    print(summary_table(rows, chosen.backends))
    return options.finish(rows, chosen)


if __name__ == "__main__":
    options.run_main(main)
