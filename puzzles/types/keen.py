"""Keen (KenKen): a Latin square divided into cages with arithmetic."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, ClassVar

from ..check import Check, counted
from ..clues import Clue, cell_flaws, region_clues
from ..errors import Flaw
from ..grid import Cell, Grid, Line, regions_of
from ..growth import divided
from ..latin import (
    COLUMN,
    GIVEN,
    LARGEST,
    ROW,
    SMALLEST,
    LatinPuzzle,
    draw_digits,
    read_square,
)
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..squares import latin_square
from ..text import Source
from ..tokens import Token
from ..writing import write_grid, write_numbers, write_pairs

if TYPE_CHECKING:
    import random

CAGE = "The digits of a cage come to its number by the operation that stands there."

_TYPED = {"x": "*", "X": "*", "×": "*", "·": "*", "÷": "/", ":": "/", "−": "-", "–": "-"}  # noqa: RUF001
"""What people write for the operations."""

_PRINTED = {"": "", "+": "+", "-": "−", "*": "×", "/": "÷"}  # noqa: RUF001
"""Operations as magazines print them."""


@dataclass(frozen=True)
class Result:
    """What the digits of a cage come to; `operation` is one of `+ - * /`, or empty for one cell."""

    number: int
    operation: str = ""

    def __str__(self) -> str:
        return f"{self.number}{self.operation}"


@dataclass(frozen=True, kw_only=True)
class Keen(LatinPuzzle):
    """Fill every cell with a digit so that no row or column repeats one and every cage is right.

    Rules: every row and column of the N x N board holds each digit from 1 to N
    once. A cage tells what its digits come to: `12+` their sum, `60*` their
    product, `3-` the difference of its two digits, `2/` their quotient, the
    greater one first; a number alone is the digit of its one cell. A cage may
    hold a digit twice, in different rows and columns.

    File: `cages:` with a grid of ids, N rows of N, `.` outside of all cages;
    `clues: a=12+ b=3- c=60* d=2/ e=4` for the cages that have one. Digits that
    are given stand in a grid above, `.` for the others; without any it may be
    left out. N is from 2 to 36.

    Answer: the digits.
    """

    name: ClassVar[str] = "keen"
    aliases: ClassVar[tuple[str, ...]] = ("kenken", "calcudoku")
    rules: ClassVar[tuple[str, ...]] = (GIVEN, ROW, COLUMN, CAGE)

    cages: Mapping[Cell, str]
    results: Mapping[str, Result]
    """What the cages that have a clue come to, by their ids."""

    @classmethod
    def read(cls, source: Source) -> Keen:
        block = source.required_block("cages")
        return cls(
            **source.heading,
            **read_square(source, [block]),
            cages={c: t.text for c, t in block.tokens.items() if not source.is_empty(t)},
            results=source.values(
                "clues", lambda token: _result(source, token), "a=12+", field="results"
            ),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from super().flaws()
        yield from cell_flaws(self.grid, self.cages, "cages", "cage")
        for name, result in self.results.items():
            if name not in self.cage_lines:
                yield Flaw(f"no cell of 'cages:' is in a cage {name!r}", "results", name)
                continue
            size = len(self.cage_lines[name].cells)
            if result.operation not in _PRINTED:
                message = f"{result.operation!r} is no operation; expected one of + - * /"
                yield Flaw(message, "results", name)
            elif not _suits(result.operation, size):
                told = f"cage {name!r} has {counted(size, 'cell')}"
                wanted = "1" if not result.operation else "2"
                yield Flaw(f"'{result}' of {wanted} only; {told}", "results", name)
            elif result.number < 0:
                yield Flaw(f"{result} in cage {name!r}; expected none below 0", "results", name)
            elif size == 1 and result.number not in self.digits:
                last = self.digits[-1]
                yield Flaw(f"{result} in cage {name!r}; expected 1 to {last}", "results", name)

    def write(self) -> str:
        givens = write_numbers(self.grid, self.givens) if self.givens else ""
        cages = write_grid(self.grid, lambda cell: self.cages.get(cell, "."))
        return f"{givens}cages:\n{cages}{write_pairs('clues', self.results)}"

    @cached_property
    def cage_lines(self) -> dict[str, Line]:
        """The cells of each cage in reading order, by its id."""
        return regions_of(dict(sorted(self.cages.items())), "cage")

    def list_clues(self) -> Iterator[Clue]:
        yield from super().list_clues()
        yield from region_clues(self.cage_lines, self.results, "results")

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from super().check(answer)
        for clue in self.clues_of("clue"):
            digits = [int(answer[cell]) for cell in clue.at.cells]
            yield Check(
                CAGE,
                str(clue.at),
                clue.value.number in _come_to(digits, clue.value.operation),
                str(clue.value),
                " ".join(map(str, digits)),
                clue.at.cells,
            )

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Keen]:
        size = min(max(SMALLEST, (height + width) // 2), LARGEST)
        square, grid = latin_square(rng, size), Grid(size, size)
        pieces = divided(rng, grid, rng.choice([2, 4, 5]))
        bare = rng.choice([0, 0, 0.1])
        without = {name for name in dict.fromkeys(pieces.values()) if rng.random() < bare}
        cages = {cell: name for cell, name in pieces.items() if name not in without}
        told = rng.choice([0.7, 0.9, 1])
        results = {}
        for name, line in regions_of(cages).items():
            if rng.random() < told:
                digits = [square[cell] for cell in line.cells]
                operation = rng.choice(
                    [op for op in _PRINTED if _suits(op, len(digits)) and _come_to(digits, op)]
                )
                (number,) = _come_to(digits, operation)
                results[name] = Result(number, operation)
        given = rng.choice([0, 0, 0.1, 0.3])
        givens = {cell: square[cell] for cell in grid.cells if rng.random() < given}
        puzzle = cls(grid=grid, givens=givens, cages=cages, results=results)
        return Planted(puzzle, {cell: str(digit) for cell, digit in square.items()})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.borders({cell: self.cages.get(cell, "") for cell in self.grid.cells})
        for name, result in self.results.items():
            first = self.cage_lines[name].cells[0]
            picture.corner_text(first, f"{result.number}{_PRINTED[result.operation]}")
        draw_digits(picture, self, answer, 0.5, 0.58)
        return picture


def _result(source: Source, token: Token) -> Result:
    """What a clue says: a number, and an operation unless it is of one cell."""
    match = re.fullmatch(r"([0-9]{1,2500})(\D?)", token.text, re.ASCII)
    operation = _TYPED.get(match[2], match[2]) if match else "?"
    if match is None or operation not in _PRINTED:
        source.expected(token, "clue of a cage; expected a number and one of + - * /, such as 12+")
    return Result(int(match[1]), operation)


def _suits(operation: str, size: int) -> bool:
    """Whether a cage of so many cells can have the operation."""
    if not operation:
        return size == 1
    return operation in "+*" or size == 2


def _come_to(digits: Sequence[int], operation: str) -> list[int]:
    """The number that digits come to; none where one cannot be divided by the other."""
    if operation == "*":
        return [prod(digits)]
    if operation == "-":
        return [max(digits) - min(digits)]
    if operation == "/":
        quotient, rest = divmod(max(digits), min(digits))
        return [] if rest else [quotient]
    return [sum(digits)]
