"""What the tests of every type share: how a type describes itself to them.

A type's test module, tests/cases/<type>.py, defines one `CASE`. The generic
tests find it there; nothing has to be registered anywhere else.
"""

from __future__ import annotations

import importlib
import itertools
import math
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hypothesis.strategies import SearchStrategy
from puzzlepipe.puzzles.divisions import EMPTY, DivisionPuzzle
from puzzlepipe.puzzles.puzzle import Answer, Puzzle
from puzzlepipe.puzzles.reading import load_puzzles, parse_puzzles
from puzzlepipe.puzzles.registry import find_type, samples_of

TESTS = Path(__file__).parent
INSTANCES = TESTS / "instances"
"""Puzzles that others published; `<name>.answer` beside those with one known answer."""


def every_answer(puzzle: Puzzle) -> Iterator[Answer]:
    """Every answer that the choices of the places allow, and that can be written down."""
    choices = [puzzle.choices(place) for place in puzzle.places]
    assert math.prod(map(len, choices)) <= 10_000, "a small world is too large to try out"
    for tokens in itertools.product(*choices):
        answer = dict(zip(puzzle.places, tokens, strict=True))
        if not any(puzzle.misfits(answer)):
            yield answer


def divisions(puzzle: DivisionPuzzle, count: int) -> Iterator[Answer]:
    """Every answer that gives each cell to one of `count` owners: pieces that touch differ.

    Cells that may be empty have none as well.
    """
    seen = set()
    all_owners: list[list[object]] = [
        [*range(count), EMPTY] if cell in puzzle.may_be_empty else [*range(count)]
        for cell in puzzle.board
    ]
    for owners in itertools.product(*all_owners):
        answer = puzzle.division(dict(zip(puzzle.board, owners, strict=True)))
        key = tuple(answer.values())
        if key not in seen and not any(puzzle.misfits(answer)):
            seen.add(key)
            yield answer


@dataclass(frozen=True)
class Wrong:
    """A puzzle, and an answer that breaks one rule of it (and perhaps others with it)."""

    puzzle: str
    answer: str


@dataclass(frozen=True)
class BadFile:
    """A file that must be refused with a message at a line and a column."""

    text: str
    line: int | None
    column: int | None
    message: str
    """A part of the message."""


@dataclass(frozen=True)
class Flawed:
    """Fields of a type's class that make no puzzle, and whose fault that is."""

    fields: Mapping[str, Any]
    field: str
    message: str
    """A part of the message."""


@dataclass(frozen=True)
class Mutant:
    """A fault put into a file of the package, which the type's witnesses must notice."""

    file: str
    """From the root of the package, such as `encoders/types/tents.py`."""
    before: str
    after: str
    """What stands there, once, and what takes its place."""


@dataclass(frozen=True)
class TypeCase:
    """How one type is tested."""

    small_worlds: SearchStrategy[Puzzle]
    """Random tiny puzzles, solvable or not: every answer that their choices allow is tried,
    so the product of the choices' numbers stays below 10,000. Most should be planted
    (clues counted from a random answer), since random clues rarely have a solution."""
    puzzles: SearchStrategy[Puzzle]
    """Random puzzles of any size, for reading back what is written; directives of every kind."""
    wrong: Mapping[str, Wrong | Sequence[Wrong]]
    """For every sentence of the type's `rules`, an answer that breaks it, or several. Of a rule
    that counts one has too few and one too many, where no small world shows both."""
    bad_files: Sequence[BadFile]
    """Each kind of mistake that a file of this type can have."""
    flawed: Sequence[Flawed]
    """Each kind of mistake that a puzzle built in Python can have."""
    mutants: Sequence[Mutant]
    """At least two faults for each line that prunes, fixes or is implied, and two of the rules
    check."""
    impossible: Sequence[str] = ()
    """Puzzles of which a count cannot be met, whatever else there is: too large, or nothing to be
    counted. For each of the type's counts one."""
    thresholds: Mapping[str, int] = field(default_factory=dict)
    """Constants of the encoders above which, or from which on, another text is written, by their
    names from the root of the package, such as `encoders.cover.GROUP`; and values so low that
    small worlds reach beyond them. The witnesses try both."""
    never_alone: Sequence[str] = ()
    """Rules that no answer can break without breaking another one too."""
    worlds: int = 25
    """How many small worlds are drawn."""
    candidates: Callable[[Puzzle], Iterable[Answer]] = every_answer
    """The answers of a small world that are tried. Where the smallest board with a solution has
    too many, such as a star battle's 2^16, those that any right answer is among: an encoding that
    finds another one is found out all the same."""
    instances: Sequence[str] = ()
    """Names of files in tests/instances, without their ending."""
    only_one_side: Sequence[str] = ()
    """Rules that count and can be broken on one side only, or not on one side alone."""
    lemmas: bool = False
    """Whether its pruning knows what a player would say as a rule of thumb."""
    magazine: tuple[int, int] = (15, 15)
    """The height and width of the largest board that is planted."""
    sizes: Sequence[tuple[int, int]] = field(
        default=((2, 2), (2, 3), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 6))
    )
    """Heights and widths of the other boards that are planted."""


def all_wrong(case: TypeCase) -> Iterator[tuple[str, Wrong]]:
    """The wrong answers of a type, each with the rule that it breaks."""
    for rule, wrong in case.wrong.items():
        for one in [wrong] if isinstance(wrong, Wrong) else wrong:
            yield rule, one


def kind_of(name: str) -> type[Puzzle]:
    """The type of that name."""
    kind = find_type(name)
    assert kind is not None
    return kind


def only(text: str) -> Puzzle:
    """The one puzzle of a text."""
    (puzzle,) = parse_puzzles(text)
    return puzzle


def plain(answer: Answer) -> tuple[tuple[object, str], ...]:
    """An answer that can be compared and put in a set."""
    return tuple(sorted(answer.items(), key=str))


def smallest_sample(kind: type[Puzzle]) -> Puzzle:
    """The sample that `show` prints."""
    return load_puzzles(samples_of(kind)[0])[0]


def cases() -> dict[str, TypeCase]:
    """The cases that there are, by the type's name."""
    files = sorted((TESTS / "cases").glob("*.py"))
    return {
        file.stem.replace("_", "-"): importlib.import_module(f"cases.{file.stem}").CASE
        for file in files
        if file.stem in os.environ.get("TYPES", file.stem).split(",")
    }
