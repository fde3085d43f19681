"""What the tests of every type share: how a type describes itself to them.

A type's test module, tests/cases/<type>.py, defines one `CASE`. The generic
tests find it there; nothing has to be registered anywhere else.
"""

from __future__ import annotations

import importlib
import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from hypothesis.strategies import SearchStrategy
from puzzlepipe.puzzles.puzzle import Answer, Puzzle
from puzzlepipe.puzzles.reading import parse_puzzles

TESTS = Path(__file__).parent
INSTANCES = TESTS / "instances"
"""Puzzles that others published; `<name>.answer` beside those with one known answer."""


def every_answer(puzzle: Puzzle) -> Iterator[Answer]:
    """Every answer that the alphabet allows."""
    cells = puzzle.grid.cells
    alphabets = [puzzle.alphabet(cell) for cell in cells]
    assert math.prod(map(len, alphabets)) <= 10_000, "a small world is too large to try out"
    for tokens in itertools.product(*alphabets):
        yield dict(zip(cells, tokens, strict=True))


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
class TypeCase:
    """How one type is tested."""

    small_worlds: SearchStrategy[Puzzle]
    """Random tiny puzzles, solvable or not: every answer that their alphabet allows is tried,
    so the product of the alphabets' sizes stays below about 5,000. Most should be planted
    (clues counted from a random answer), since random clues rarely have a solution."""
    puzzles: SearchStrategy[Puzzle]
    """Random puzzles of any size, for reading back what is written; directives of every kind."""
    wrong: Mapping[str, Wrong]
    """For every sentence of the type's `rules`, an answer that breaks it."""
    bad_files: Sequence[BadFile]
    """Each kind of mistake that a file of this type can have."""
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


def only(text: str) -> Puzzle:
    """The one puzzle of a text."""
    (puzzle,) = parse_puzzles(text)
    return puzzle


def cases() -> dict[str, TypeCase]:
    """The cases that there are, by the type's name."""
    files = sorted((TESTS / "cases").glob("*.py"))
    return {
        file.stem.replace("_", "-"): importlib.import_module(f"cases.{file.stem}").CASE
        for file in files
    }
