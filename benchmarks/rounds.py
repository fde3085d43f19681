"""Several programs on one question, in turn, for several rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from .instances import Task
from .measure import Measured, Run, median, of_run, processor_of_run, run

Finding = dict[str, int]
"""What a program found: ``{"solutions": N}``, or for facts ``{"safe": N, "mines": N}``."""


class NoAnswerError(Exception):
    """A program ended without an answer; the message says how."""

    @classmethod
    def of(cls, finished: Run) -> NoAnswerError:
        """From the exit status and the last thing it said."""
        said = (finished.stderr.strip() or finished.stdout.strip() or "nothing").splitlines()[-1]
        return cls(f"exit status {finished.status}, said: {said}")


@dataclass(frozen=True)
class Contender:
    """A program that is asked: its column, its command, how its answer is read.

    `read` raises NoAnswerError.
    """

    column: str
    command: Sequence[str]
    environment: Mapping[str, str]
    read: Callable[[Run], Finding]


@dataclass
class Row:
    """What came of one task: for each column its times, its answer, or why there is none.

    `times` are of the wall clock, `processor` those of the processor in the same runs.
    """

    task: Task
    times: dict[str, list[Measured]] = field(default_factory=dict)
    processor: dict[str, list[Measured]] = field(default_factory=dict)
    findings: dict[str, Finding] = field(default_factory=dict)
    failures: dict[str, str] = field(default_factory=dict)

    def median(self, column: str) -> Measured | None:
        """The median of a column's times; None where it failed or was not asked."""
        return self._median(self.times, column)

    def processor_median(self, column: str) -> Measured | None:
        """The median of its processor times; None as `median` says."""
        return self._median(self.processor, column)

    def _median(self, times: Mapping[str, list[Measured]], column: str) -> Measured | None:
        if column in self.failures or column not in times:
            return None
        return median(times[column])

    def cell(self, column: str) -> str:
        """The median, for a table."""
        if column in self.failures:
            return "failed"
        return str(self.median(column) or "")

    @property
    def agreed(self) -> bool:
        """Whether all that answered found the same."""
        return len({tuple(sorted(found.items())) for found in self.findings.values()}) <= 1

    def complaints(self) -> list[str]:
        """A line for each failure, and one when the answers differ."""
        lines = [f"{self.task}: {column}: {why}" for column, why in self.failures.items()]
        if not self.agreed:
            answers = "; ".join(f"{column} {found}" for column, found in self.findings.items())
            lines.append(f"{self.task}: the answers differ: {answers}")
        return lines

    def as_json(self) -> dict[str, object]:
        """Everything measured, for a file."""
        return {
            "instance": self.task.name,
            "goal": self.task.goal,
            "peer": self.task.peer.name if self.task.peer else None,
            "seconds": _as_json(self.times),
            "processor": _as_json(self.processor),
            "found": self.findings,
            "failed": self.failures,
        }


def _as_json(times: Mapping[str, list[Measured]]) -> dict[str, list[list[object]]]:
    return {column: [[time.value, time.bound] for time in runs] for column, runs in times.items()}


def measure(task: Task, asked: Sequence[Contender], rounds: int, timeout: float) -> Row:
    """Ask all contenders in turn, `rounds` times, each for at most `timeout` seconds.

    One that failed or ran into the limit is not asked about this task again.
    """
    row = Row(task)
    left = list(asked)
    for _ in range(rounds):
        for contender in tuple(left):
            finished = run(contender.command, timeout=timeout, environment=contender.environment)
            row.times.setdefault(contender.column, []).append(of_run(finished, timeout))
            row.processor.setdefault(contender.column, []).append(processor_of_run(finished))
            if finished.timed_out:
                left.remove(contender)
                continue
            try:
                row.findings[contender.column] = contender.read(finished)
            except NoAnswerError as error:
                row.failures[contender.column] = str(error)
                left.remove(contender)
    return row
