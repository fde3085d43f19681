"""A half-filled board: whether it breaks a rule already, and whether it can still be completed.

What is broken is told by the plain text, whose instances are evaluated as far as the board
decides them: each speaks of a few places and of the clue that it states. What no rule shows alone
a solver finds out, and all of it where a board is too large for its plain text.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ..backends.find import Backend
from ..backends.run import run
from ..backends.status import Status
from ..deadline import Deadline
from ..encoders.emit import encode
from ..encoders.encoding import Encoding
from ..encoders.errors import EncodingTimeout, TextTooLong
from ..encoders.model import Definition, Instance
from ..encoders.terms import TRUE, Literal, Term, Value, evaluate
from ..puzzles.check import Check
from ..puzzles.places import Place, cells_of
from ..puzzles.puzzle import Answer, Puzzle
from .dialogue import believe
from .validate import require, validate, validate_partial


@dataclass(frozen=True)
class Partial:
    """What can be said of a half-filled answer.

    `status` is sat where it can be completed, as `completion` does, unsat where it cannot; else
    the solver `by` did not decide. `broken` tells what is wrong with it already: then, and where
    nothing is left to fill in, no solver was asked.
    """

    status: Status
    broken: tuple[Check, ...] = ()
    completion: Answer | None = None
    by: str = ""
    seconds: float | None = None


def check_partial(
    puzzle: Puzzle, answer: Answer, backend: Backend, *, timeout: float | None = None
) -> Partial:
    """Try a half-filled answer; places without a token are those that are not yet filled in.

    Raises:
        BackendError: the solver cannot be run or complains.
        WrongAnswer: its completion breaks a rule.
    """
    deadline = Deadline(timeout)
    try:
        if broken := _broken(puzzle, answer, deadline):
            return Partial(Status.UNSAT, tuple(broken))
        if len(answer) == len(puzzle.places):
            return Partial(Status.SAT, completion=answer)
        begin = time.monotonic()
        encoded = encode(puzzle, look=deadline.look)
    except EncodingTimeout:
        return Partial(Status.TIMEOUT, by=backend.name)
    encoding = encoded.encoding
    literals = [encoding.literal(place, token) for place, token in answer.items()]
    asserted = "".join(f"(assert {literal})\n" for literal in literals if literal != TRUE)
    script = encoded.rules + asserted + encoded.question
    output = run(backend, script, deadline.remaining, boolean=encoded.model.boolean)
    seconds = time.monotonic() - begin
    if output.timed_out:
        return Partial(Status.TIMEOUT, by=backend.name, seconds=seconds)
    status, values = believe(backend, output, encoding.answer_symbols)
    completion = None
    if status is Status.SAT:
        completion = encoding.read_answer(values)
        require(puzzle, completion, backend.name)
    return Partial(status, completion=completion, by=backend.name, seconds=seconds)


def _broken(puzzle: Puzzle, answer: Answer, deadline: Deadline) -> list[Check]:
    """What is wrong already, as checks that fail."""
    if unwritable := validate_partial(puzzle, answer):
        return unwritable
    if len(answer) == len(puzzle.places):
        return [check for check in validate(puzzle, answer) if not check.ok]
    try:
        encoded = encode(puzzle, plain=True, look=deadline.look)
    except TextTooLong:
        return []  # the solver will tell: the default text may be much shorter
    values = dict(_settled(puzzle, encoded.encoding, answer))
    for statement in encoded.model.statements:
        if isinstance(statement, Definition):
            values.update(_defined(statement.term, values))
    return [
        _as_check(puzzle, instance)
        for instance in encoded.model.instances
        if instance.evaluate(values) is False
    ]


def _settled(
    puzzle: Puzzle, encoding: Encoding[Any], answer: Answer
) -> Iterator[tuple[str, Value]]:
    """The values of symbols that a partial answer decides: of its tokens, and of all others."""
    for place, token in answer.items():
        for choice in puzzle.choices(place):
            yield from _values_where(encoding.literal(place, choice), choice == token)


def _values_where(term: Term, holds: bool) -> Iterator[tuple[str, Value]]:
    """The values that symbols have where a term holds, or does not, as far as that tells."""
    if isinstance(term, Literal):
        if isinstance(term.value, bool):
            yield term.symbol, term.positive == holds
        elif term.positive == holds:
            yield term.symbol, term.value
        elif term.binary:
            yield term.symbol, 1 - term.value
    elif term.operator == ("and" if holds else "or"):
        for part in term.parts:
            yield from _values_where(part, holds)


def _defined(term: Term, known: Mapping[str, Value]) -> Iterator[tuple[str, Value]]:
    """The value of an auxiliary symbol whose definition is `(= symbol ...)`, where it is known."""
    if term.operator == "=":
        for one, other in (term.parts, term.parts[::-1]):
            holds = evaluate(other, known)
            if isinstance(holds, bool):
                yield from _values_where(one, holds)


def _as_check(puzzle: Puzzle, instance: Instance) -> Check:
    """A broken rule instance: its sentence, and the clue or the places that it speaks of."""
    where = ", ".join(map(str, instance.at if instance.clue is None else (instance.clue,)))
    marked = [*cells_of(instance.clue)]
    for thing in instance.at:
        marked += puzzle.cells_at(thing) if isinstance(thing, Place) else cells_of(thing)
    cells = tuple(dict.fromkeys(marked))
    return Check(instance.sentence, where or "the board", False, cells=cells)
