"""The rules check of an answer: first that it can be written down at all, then every rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..puzzles.check import Check
from ..puzzles.places import Place
from ..puzzles.puzzle import Answer, Puzzle
from .errors import WrongAnswer

WRITABLE = "Every place holds a token that the answer may have there."


def validate(puzzle: Puzzle, answer: Answer) -> list[Check]:
    """Every check of an answer, in the order of the type's rules.

    An answer that no player could write (a place left out, a place that the board has not,
    a solver's 2 where only 0 and 1 exist) fails there, place by place, and the rules are not
    tried on it.
    """
    unwritable = [*_unwritable(puzzle, answer, puzzle.places), *_foreign(puzzle, answer)]
    return unwritable or list(puzzle.misfits(answer)) or list(puzzle.check(answer))


def validate_partial(puzzle: Puzzle, answer: Answer) -> list[Check]:
    """What is wrong with a half-filled answer before any rule is tried; nothing in a right one."""
    filled = (place for place in puzzle.places if place in answer)
    return [*_unwritable(puzzle, answer, filled), *_foreign(puzzle, answer)]


def is_writable(puzzle: Puzzle, answer: Answer) -> bool:
    """Whether an answer has an allowed token at each place, and none elsewhere."""
    return len(answer) == len(puzzle.places) and not validate_partial(puzzle, answer)


def _unwritable(puzzle: Puzzle, answer: Answer, places: Iterable[Place]) -> Iterator[Check]:
    for place in places:
        allowed = tuple(puzzle.choices(place))  # a string would have its pieces among its tokens
        if (found := answer.get(place)) not in allowed:
            yield Check(
                WRITABLE,
                str(place),
                ok=False,
                expected=" or ".join(allowed),
                found="nothing" if found is None else str(found),
                cells=puzzle.cells_at(place),
            )


def _foreign(puzzle: Puzzle, answer: Answer) -> Iterator[Check]:
    known = set(puzzle.places)
    for place, token in answer.items():
        if place not in known:
            yield Check(WRITABLE, str(place), ok=False, expected="no such place", found=str(token))


def passes(checks: Iterable[Check]) -> bool:
    """Whether no check failed."""
    return all(check.ok for check in checks)


def require(puzzle: Puzzle, answer: Answer, by: str) -> list[Check]:
    """The checks of an answer that `by` gave, all of which hold; else `WrongAnswer`."""
    checks = validate(puzzle, answer)
    if not passes(checks):
        raise WrongAnswer(puzzle.called, by, answer, checks)
    return checks
