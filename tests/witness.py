"""Witnesses against a wrong encoding that know nothing of any type's rules.

A planted puzzle's answer must be accepted by every text of it, and all texts of a puzzle, pruned
or plain, in either style, must have the same answers. Run as a program on the name of a type
(and with a changed copy of the package before the others on the path) it ends with status 7 where
a witness disagrees; thresholds given as `NAME=VALUE` are lowered for every other board.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from typing import NamedTuple
from unittest.mock import patch

from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.backends.status import Status
from puzzlepipe.encoders.emit import encode
from puzzlepipe.encoders.model import Instance, Role
from puzzlepipe.encoders.registry import encoding_type
from puzzlepipe.encoders.terms import and_, not_
from puzzlepipe.engine.errors import WrongAnswer
from puzzlepipe.engine.search import search
from puzzlepipe.puzzles.puzzle import Answer, Planted, Puzzle
from puzzlepipe.puzzles.registry import find_type
from puzzlepipe.results.output import read_output

CAUGHT = 7
"""The exit status when a witness disagrees."""

MOST_ANSWERS = 25
"""Puzzles with more answers are not compared: enumerating them takes long and says little."""


@contextmanager
def lowered(thresholds: Mapping[str, int]) -> Iterator[None]:
    """The package with other values of constants: `encoders.cover.GROUP` and the like."""
    with ExitStack() as stack:
        for name, value in thresholds.items():
            stack.enter_context(patch(f"puzzlepipe.{name}", value))
        yield


def planted_puzzles(
    kind: type[Puzzle], sizes: Sequence[tuple[int, int]], count: int, first: int = 0
) -> Iterator[Planted[Puzzle]]:
    """Puzzles drawn one after the other, the sizes in turn; the same ones each time."""
    for number in range(first, first + count):
        height, width = sizes[number % len(sizes)]
        yield kind.planted(random.Random(number), height, width)


def accepts(puzzle: Puzzle, answer: Answer, style: str, *, plain: bool) -> bool:
    """Whether a text of the puzzle has a model that spells the answer."""
    encoded = encode(puzzle, style, plain=plain)
    facts = (encoded.encoding.literal(place, token) for place, token in answer.items())
    asserted = "".join(f"(assert {fact})\n" for fact in facts)
    text = f"{encoded.rules}{asserted}(check-sat)\n(exit)\n"
    output = run(find("auto"), text, 100, boolean=encoded.model.boolean)
    return read_output(output.text).status is Status.SAT


def answers(puzzle: Puzzle, style: str, *, plain: bool) -> set[frozenset[object]]:
    """The answers of a text, up to one more than are compared."""
    found = search(puzzle, find("auto"), style, limit=MOST_ANSWERS + 1, plain=plain)
    return {frozenset(answer.items()) for answer in found.answers}


def false_lemma(puzzle: Puzzle, style: str) -> Instance | None:
    """A lemma that does not follow from the plain text of a puzzle, if there is one."""
    lemmas = lemmas_of(puzzle, style)
    if not lemmas:
        return None
    rules = encode(puzzle, style, plain=True)

    def follows(some: Sequence[Instance]) -> bool:
        claim = and_(term for one in some for term in one.terms)
        text = f"{rules.rules}(assert {not_(claim)})\n(check-sat)\n(exit)\n"
        output = run(find("auto"), text, 100, boolean=rules.model.boolean)
        return read_output(output.text).status is Status.UNSAT

    if follows(lemmas):
        return None
    return next((one for one in lemmas if not follows([one])), lemmas[0])


def lemmas_of(puzzle: Puzzle, style: str) -> list[Instance]:
    """What the plain text of a puzzle says besides, for explanations."""
    encoded = encode(puzzle, style, plain=True, lemmas=True)
    return [one for one in encoded.model.instances if one.role is Role.LEMMA]


class Verdict(NamedTuple):
    """What the witnesses say of a planted puzzle: how many answers, and against which text."""

    count: int
    against: str


def verdict(planted: Planted[Puzzle]) -> Verdict:
    """Compare the answers of all texts of a planted puzzle, where they are few.

    Where the first text has many, the others must accept the planted answer. Where they are few,
    each lemma must follow from the plain text.
    """
    puzzle, answer = planted
    wanted = frozenset(answer.items())
    first: set[frozenset[object]] | None = None
    for style in encoding_type(type(puzzle)).styles:
        for plain in (False, True):
            name = f"{style}, {'plain' if plain else 'pruned'}"
            if first is not None and len(first) > MOST_ANSWERS:
                if not accepts(puzzle, answer, style, plain=plain):
                    against = f"{name}: the planted answer is refused\n{puzzle.dump()}"
                    return Verdict(len(first), against)
                continue
            try:
                found = answers(puzzle, style, plain=plain)
            except WrongAnswer as wrong:
                return Verdict(1, f"{name}: {wrong}\n{puzzle.dump()}")
            if wanted not in found and (
                len(found) <= MOST_ANSWERS or not accepts(puzzle, answer, style, plain=plain)
            ):
                against = f"{name}: the planted answer is missing\n{puzzle.dump()}"
                return Verdict(len(found), against)
            if first is None:
                first = found
            elif found != first:
                against = f"{name}: {len(found)} answers, not {len(first)}\n{puzzle.dump()}"
                return Verdict(len(found), against)
    assert first is not None
    if len(first) > MOST_ANSWERS:
        return Verdict(len(first), "")  # nor are its lemmas proved, which may take a solver minutes
    wrong = false_lemma(puzzle, encoding_type(type(puzzle)).styles[0])
    if wrong is not None:
        return Verdict(len(first), f"{wrong.sentence} {wrong.at}: does not follow\n{puzzle.dump()}")
    return Verdict(len(first), "")


def main(
    name: str, count: int, sizes: Sequence[tuple[int, int]], thresholds: Mapping[str, int]
) -> int:
    """Try planted puzzles of a type until a witness disagrees."""
    kind = find_type(name)
    assert kind is not None
    for number, planted in enumerate(planted_puzzles(kind, sizes, count)):
        with lowered(thresholds if number % 2 else {}):
            said = verdict(planted).against
        if said:
            print(said)
            return CAUGHT
    return 0


if __name__ == "__main__":
    words = sys.argv[3:]
    pairs = [word.split("=") for word in words if "=" in word]
    board_sizes = [word.split("x") for word in words if "=" not in word]
    sys.exit(
        main(
            sys.argv[1],
            int(sys.argv[2]),
            [(int(height), int(width)) for height, width in board_sizes],
            {threshold: int(value) for threshold, value in pairs},
        )
    )
