"""Answers of a puzzle: the first, whether it is the only one, how many there are.

Two answers differ when the player's answer differs (`Encoding.another`); what
else a model says does not count. Which way is fastest depends on solver and
text, see `_answers`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..backends.errors import SolverFailed
from ..backends.find import Backend
from ..backends.status import Status
from ..encoders.emit import Encoded, encode
from ..encoders.families import Style
from ..encoders.registry import make_encoding
from ..encoders.terms import Value
from ..puzzles.check import Check
from ..puzzles.puzzle import Answer, Puzzle
from .dialogue import Deadline, Dialogue, Scripts, better_by_scripts, can_talk
from .errors import WrongAnswer
from .validate import passes, validate

if TYPE_CHECKING:
    from ..encoders.cover import ExactCover


@dataclass
class Found:
    """What a search came to.

    `status` is the verdict on the puzzle: sat when there is an answer. `complete`
    tells that there are no more than the `count` answers found, of which `answers`
    are the first; when it is false, the limit was reached, or `stopped` says why the
    search ended early. `values` are what the solver said of each answer's symbols, `checks`
    what was tried on the first answer; it holds, as for every other answer.
    `seconds` is wall clock from the first text to the last answer. `direct` tells that
    no solver was asked.
    """

    backend: Backend
    status: Status = Status.UNKNOWN
    answers: list[Answer] = field(default_factory=list)
    values: list[dict[str, Value]] = field(default_factory=list)
    checks: list[Check] = field(default_factory=list)
    complete: bool = False
    count: int = 0
    stopped: Status | None = None
    seconds: float = 0.0
    direct: bool = False

    @property
    def by(self) -> str:
        """Who found the answers."""
        return "exact cover search" if self.direct else self.backend.name

    @property
    def unique(self) -> bool | None:
        """Whether there is exactly one answer; None when that is not known."""
        if self.count > 1:
            return False
        return True if self.complete and self.count else None


def search(
    puzzle: Puzzle,
    backend: Backend,
    style: Style | None = None,
    *,
    limit: int | None = 1,
    timeout: float | None = None,
    keep: int | None = None,
    direct: bool = False,
    plain: bool = False,
    heard: Callable[[Found, Answer], None] | None = None,
) -> Found:
    """Answers of a puzzle, up to `limit` of them (None: all), within `timeout` seconds in all.

    A limit of 2 proves uniqueness. Of many answers the first `keep` are kept (None: all),
    the others only counted. `heard` is told each right answer as it is found, with all that is
    found so far. With `direct`, a puzzle that is nothing but an exact cover is searched
    without a solver, which is faster where it has many answers. `plain` asks of the plain text.

    Raises:
        BackendError: the solver cannot be run, complains, or gives an answer twice.
        EncodingError: the puzzle has no such encoding.
        WrongAnswer: an answer breaks a rule; it carries what was found with it.
    """
    begin, deadline = time.monotonic(), Deadline(timeout)
    cover = make_encoding(puzzle, style).exact_cover() if direct else None
    found = Found(backend, direct=cover is not None)
    answers = (
        _answers_by_cover(cover, deadline)
        if cover is not None
        else _answers(encode(puzzle, style, plain=plain), backend, limit, deadline)
    )
    seen: set[int] = set()  # a hash for each answer: there may be very many
    with closing(answers):
        for status, values, answer in answers:
            if status is not Status.SAT:
                if not found.count:
                    found.status = status
                if status is Status.UNSAT:
                    found.complete = True
                else:
                    found.stopped = status
                break
            key = hash(tuple(answer.items()))
            if key in seen:
                raise SolverFailed(f"{found.by} gave a model that was forbidden before")
            seen.add(key)
            checks = validate(puzzle, answer)
            right = passes(checks)
            if keep is None or found.count < keep or not right:
                found.answers.append(answer)
                found.values.append(values)
            if not found.count:
                found.checks += checks
            else:
                found.checks += [check for check in checks if not check.ok]
            found.status = status
            found.seconds = time.monotonic() - begin
            found.count += 1  # last of all: until then an interruption does not know this answer
            if not right:
                raise WrongAnswer(puzzle.file, found.by, answer, checks, found)
            if heard:
                heard(found, answer)
            if found.count == limit:
                break
    found.seconds = time.monotonic() - begin
    return found


Verdicts = Generator[tuple[Status, dict[str, Value], Answer], None, None]
"""A status, and for sat the values and the answer; the last one is not sat."""


def _answers(
    encoded: Encoded,
    backend: Backend,
    limit: int | None,
    deadline: Deadline,
) -> Verdicts:
    few = limit is not None and limit <= 2
    in_scripts = (
        not can_talk(backend) or limit == 1 or (few and better_by_scripts(encoded, backend))
    )
    way = Scripts if in_scripts else Dialogue
    return _answers_by_asking(way(encoded, backend, deadline))


def _answers_by_cover(cover: ExactCover, deadline: Deadline) -> Verdicts:
    """A search of our own, without any solver."""
    from .exact_cover import exact_covers

    try:
        for chosen in exact_covers(cover, lambda: not deadline.passed):
            yield Status.SAT, {}, cover.answer(chosen)
    except TimeoutError:
        yield Status.TIMEOUT, {}, {}
    else:
        yield Status.UNSAT, {}, {}


def _answers_by_asking(asked: Dialogue | Scripts) -> Verdicts:
    """Each answer is forbidden before the next is asked for."""
    encoding = asked.encoded.encoding
    with asked:
        while True:
            status, values = asked.ask()
            if status is not Status.SAT:
                yield status, {}, {}
                return
            yield status, values, encoding.read_answer(values)
            asked.tell(encoding.another(values))
