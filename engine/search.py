"""Answers of a puzzle: the first, whether it is the only one, how many there are.

Two answers differ when the player's answer differs (`Encoding.another`); what
else a model says does not count. Which way is fastest depends on solver and
text, see `_answers`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..backends.errors import SolverFailed
from ..backends.find import Backend
from ..backends.status import Status
from ..deadline import Deadline
from ..encoders.emit import Encoded, encode
from ..encoders.errors import EncodingTimeout
from ..encoders.families import Style
from ..encoders.registry import make_encoding
from ..encoders.terms import Value, not_, or_
from ..puzzles.check import Check
from ..puzzles.puzzle import Answer, Puzzle
from .dialogue import Dialogue, Scripts, better_by_scripts, can_talk
from .errors import WrongAnswer
from .validate import passes, validate

if TYPE_CHECKING:
    from ..encoders.cover import ExactCover


DIRECT = "exact cover search"
"""Who answers where no solver is asked."""

ENCODING = "encoding"
"""What goes on before a solver is asked."""


@dataclass(eq=False)
class Found:
    """What a search came to.

    `status` is the verdict on the puzzle: sat when there is an answer. `complete`
    tells that there are no more than the `count` answers found, of which `answers`
    are the first; when it is false, the limit was reached, or `stopped` says why the
    search ended early. `values` are what the solver said of each answer's symbols, `checks`
    what was tried on the first answer; it holds, as for every other answer.
    `seconds` is wall clock from the first text to the last answer. `direct` tells that a direct
    search began, `handed_over` that it took too long and the solver went on from there.
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
    handed_over: bool = False

    @property
    def by(self) -> str:
        """Who found the answers."""
        if not self.direct:
            return self.backend.name
        return f"{DIRECT}, then {self.backend.name}" if self.handed_over else DIRECT

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
    doing: Callable[[str], None] = lambda what: None,
) -> Found:
    """Answers of a puzzle, up to `limit` of them (None: all), within `timeout` seconds in all.

    A limit of 2 proves uniqueness. Of many answers the first `keep` are kept (None: all),
    the others only counted. `heard` is told each right answer as it is found, with all that is
    found so far. With `direct`, a puzzle that is nothing but an exact cover is searched
    without a solver, which is asked only where that takes long, see `_answers_directly`. `plain`
    asks of the plain text. `doing` is told what goes on, whenever that changes.

    Raises:
        BackendError: the solver cannot be run, complains, or gives an answer twice.
        EncodingError: the puzzle has no such encoding.
        WrongAnswer: an answer breaks a rule; it carries what was found with it.
    """
    begin, deadline = time.monotonic(), Deadline(timeout)
    doing(ENCODING)
    cover = make_encoding(puzzle, style).exact_cover() if direct else None
    found = Found(backend, direct=cover is not None and cover.effort <= _most_effort(limit))

    def by_solver(before: Sequence[Answer] = ()) -> Verdicts:
        found.handed_over = found.direct
        doing(ENCODING)
        try:
            encoded = encode(puzzle, style, plain=plain, look=deadline.look)
        except EncodingTimeout:
            return _late()
        doing(f"solving with {backend.name}")
        more = None if limit is None else limit - len(before)
        return _answers(encoded, backend, more, deadline, before)

    if found.direct:
        doing(DIRECT)
    answers = (
        _answers_directly(cover, deadline, by_solver)
        if cover is not None and found.direct
        else by_solver()
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
                raise WrongAnswer(puzzle.called, found.by, answer, checks, found)
            if heard:
                heard(found, answer)
            if found.count == limit:
                break
    found.seconds = time.monotonic() - begin
    return found


MOST_EFFORT = 20_000_000_000
"""Effort of a direct search, as `ExactCover` tells it, from which on the solver is asked at once.

One dive takes a second or so there: planted Rectangles of 60x60 cells, of an effort of 10 to 22
thousand millions, took .3 to .8 s; of 100x100 cells, of 200 to 500 thousand millions, the first
answer had not come in 5 s.
"""

MOST_EFFORT_FOR_TWO = 4_000_000_000
"""The same where no more than two answers are asked for, which a solver finds in one go.

CPU seconds of whole processes for a proof that the answer is the only one, direct | yices | z3:
Rectangles of 45x45 cells, 2.6 thousand millions, .75 | .89 | 1.15; of 60x60, 14 to 22 thousand
millions, 1.9-3.0 | 1.4-1.6 | 1.8-2.0; Dominosa of 41x42, 5 thousand millions, 1.0 | .44 | .6, of
30x31, .7 thousand millions, .43 | .33 | .41.
"""

PATIENCE = 3.0
"""Seconds of a direct search after which the solver is asked, where not two answers are known.

CPU seconds for two answers on a busy machine, direct | yices | z3: the twelve pentominoes on any
board and penguins at most .03; three times the twelve on 12x15 1.4; pieces planted on 10x10 .05 |
.2-.9 | .4-.7. Of five boards of 10x10 to 15x15 on which the search found nothing in 4 s, yices
solved none in 7 to 16 s, z3 one in 4.
"""

Verdicts = Generator[tuple[Status, dict[str, Value], Answer], None, None]
"""A status, and for sat the values and the answer; the last one is not sat."""


def _late() -> Verdicts:
    """No time was left to ask."""
    yield Status.TIMEOUT, {}, {}


def _answers(
    encoded: Encoded,
    backend: Backend,
    limit: int | None,
    deadline: Deadline,
    before: Sequence[Answer],
) -> Verdicts:
    """Answers of the solver, up to `limit` at the least, that are not among those `before`."""
    few = limit is not None and limit <= 2
    in_scripts = (
        not can_talk(backend) or limit == 1 or (few and better_by_scripts(encoded, backend))
    )
    way = Scripts if in_scripts else Dialogue
    return _answers_by_asking(way(encoded, backend, deadline), before)


def _most_effort(limit: int | None) -> int:
    """The effort up to which a direct search is tried for so many answers."""
    return MOST_EFFORT if limit is None or limit > 2 else min(MOST_EFFORT, MOST_EFFORT_FOR_TWO)


def _answers_directly(
    cover: ExactCover, deadline: Deadline, by_solver: Callable[[Sequence[Answer]], Verdicts]
) -> Verdicts:
    """A search of our own, without any solver, which goes on where this takes long.

    Not where two answers are known: what is asked then is how many there are, and many answers are
    the wrong work for a solver.
    """
    from .exact_cover import exact_covers

    patience = Deadline(PATIENCE)
    known: list[Answer] = []

    def keep_going() -> bool:
        return not deadline.passed and (len(known) > 1 or not patience.passed)

    try:
        for chosen in exact_covers(cover, keep_going):
            answer = cover.answer(chosen)
            if len(known) < 2:
                known.append(answer)
            yield Status.SAT, {}, answer
    except TimeoutError:
        if deadline.passed:
            yield Status.TIMEOUT, {}, {}
        else:
            yield from by_solver(known)
    else:
        yield Status.UNSAT, {}, {}


def _answers_by_asking(asked: Dialogue | Scripts, before: Sequence[Answer]) -> Verdicts:
    """Each answer is forbidden before the next is asked for."""
    encoding = asked.encoded.encoding
    with asked:
        for answer in before:
            asked.tell(or_(not_(encoding.literal(place, token)) for place, token in answer.items()))
        while True:
            status, values = asked.ask()
            if status is not Status.SAT:
                yield status, {}, {}
                return
            yield status, values, encoding.read_answer(values)
            asked.tell(encoding.another(values))
