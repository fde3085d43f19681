"""Answers of a puzzle: the first, whether it is the only one, how many there are.

Two answers differ when the player's answer differs (`Encoding.another`); what
else a model says does not count. Which way is fastest depends on solver and
text, see `_answers_by_dialogue` and `_answers_by_scripts`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..backends.errors import SolverFailed, quoted
from ..backends.find import Backend
from ..backends.run import Output, run
from ..backends.specs import Feature
from ..backends.status import Status
from ..encoders.emit import Encoded, encode
from ..encoders.families import Style
from ..encoders.registry import make_encoding
from ..encoders.terms import Value
from ..puzzles.check import Check
from ..puzzles.puzzle import Answer, Puzzle
from ..results.output import OutputError, read_output
from .dialogue import Deadline, Dialogue
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
    progress: Callable[[int], None] | None = None,
) -> Found:
    """Answers of a puzzle, up to `limit` of them (None: all), within `timeout` seconds in all.

    A limit of 2 proves uniqueness. Of many answers the first `keep` are kept (None: all),
    the others only counted. `progress` is told the number of answers
    found so far. With `direct`, a puzzle that is nothing but an exact cover is searched
    without a solver, which is faster where it has many answers. `plain` asks of the plain text.

    Raises:
        BackendError: the solver cannot be run or complains.
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
            found.status = status
            found.count += 1
            checks = validate(puzzle, answer)
            right = passes(checks)
            if keep is None or found.count <= keep or not right:
                found.answers.append(answer)
                found.values.append(values)
            if found.count == 1:
                found.checks += checks
            else:
                found.checks += [check for check in checks if not check.ok]
            if not right:
                found.seconds = time.monotonic() - begin
                raise WrongAnswer(puzzle.called, found.by, answer, checks, found)
            if progress:
                progress(found.count)
            if found.count == limit:
                break
    found.seconds = time.monotonic() - begin
    return found


LONG_DIALOGUE = 6_000_000
"""Characters of text from which on z3 proves uniqueness in fresh processes.

Seconds for two answers, scripts | dialogue, on a busy machine: Slitherlinks of 1.8 MB 4.3 | 2.5,
of 4.7 MB 9.9 | 6.1, of 7.2 MB 30 | 50; Nurikabes of 4.8 MB 22 | 12, of 14 MB 47 | 34, of 20 MB
the first answer 42 | not in 60.
"""

Verdicts = Generator[tuple[Status, dict[str, Value], Answer], None, None]
"""A status, and for sat the values and the answer; the last one is not sat."""


def _answers(
    encoded: Encoded,
    backend: Backend,
    limit: int | None,
    deadline: Deadline,
) -> Verdicts:
    can_talk = backend.spec.supports is not Feature.NONE
    # z3 leaves its tactics at the second check of a dialogue, which costs more than a fresh
    # process where there are sums over Booleans or the text is long; with many answers the
    # dialogue wins again. Where there are Ints the tactic of a fresh process is the slower one:
    # heyawake 20x20 .46 against .26 s, tents in the Int style 3.9 against .15.
    few = limit is not None and limit <= 2
    sums = "(+ " in encoded.text and encoded.model.boolean
    slow_again = backend.name == "z3" and (sums or len(encoded.text) > LONG_DIALOGUE)
    if not can_talk or limit == 1 or (few and slow_again):
        return _answers_by_scripts(encoded, backend, deadline)
    return _answers_by_dialogue(encoded, backend, deadline)


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


def _answers_by_dialogue(encoded: Encoded, backend: Backend, deadline: Deadline) -> Verdicts:
    """One process: each answer is forbidden before the next is asked for."""
    encoding = encoded.encoding
    with Dialogue(encoded, backend, deadline) as dialogue:
        while True:
            status, values = dialogue.ask()
            if status is not Status.SAT:
                yield status, {}, {}
                return
            yield status, values, encoding.read_answer(values)
            dialogue.tell(encoding.another(values))


def _answers_by_scripts(encoded: Encoded, backend: Backend, deadline: Deadline) -> Verdicts:
    """A fresh process for each answer, with the complete text and the answers so far forbidden."""
    forbidden = ""
    while True:
        script = encoded.rules + forbidden + encoded.question
        output = run(backend, script, deadline.remaining, boolean=encoded.model.boolean)
        if output.timed_out:
            yield Status.TIMEOUT, {}, {}
            return
        status, values = believe(backend, output, encoded.encoding.answer_symbols)
        if status is not Status.SAT:
            yield status, {}, {}
            return
        yield status, values, encoded.encoding.read_answer(values)
        another = f"(assert {encoded.encoding.another(values)})\n"
        if another in forbidden:
            raise SolverFailed(f"{backend.name} gave a model that was forbidden before")
        forbidden += another


def believe(
    backend: Backend, output: Output, symbols: list[str]
) -> tuple[Status, dict[str, Value]]:
    """The status and the values of a script's output; `SolverFailed` where it is no answer."""
    try:
        answer = read_output(output.text)
        if answer.status is Status.ERROR:
            raise SolverFailed(f"{backend.name}: {answer.errors[0]}")
        return answer.status, answer.require(symbols) if answer.status is Status.SAT else {}
    except OutputError as error:
        end = f"; it ended with status {output.exit_code}" if output.exit_code else ""
        said = (
            f" ({quoted(output.stderr.strip().splitlines()[-1])})" if output.stderr.strip() else ""
        )
        raise SolverFailed(f"{backend.name}: {error}{end}{said}") from error
