"""The rules check of an answer: first that it can be written down at all, then every rule."""

from __future__ import annotations

from ..puzzles.check import Check
from ..puzzles.puzzle import Answer, Puzzle

WRITABLE = "Every place holds a token that the answer may have there."


def validate(puzzle: Puzzle, answer: Answer) -> list[Check]:
    """Every check of an answer, in the order of the type's rules.

    An answer with a token that no player could write (a solver's 2 where only 0 and 1
    exist) fails there, place by place, and the rules are not tried on it.
    """
    unwritable = [
        Check(
            WRITABLE,
            str(place),
            ok=False,
            expected=" or ".join(allowed),
            found=token,
            cells=(place,) if place in puzzle.grid else (),
        )
        for place, token in answer.items()
        if token not in (allowed := puzzle.alphabet(place))
    ]
    return unwritable or list(puzzle.check(answer))


def passes(checks: list[Check]) -> bool:
    """Whether no check failed."""
    return all(check.ok for check in checks)
