"""Binairo-plus (tango): circles in balance, and signs between cells that are the same or not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from ..balanced import BLACK, DIFFER, GIVEN, HALVES, NO_THREE, WHITE, CirclePuzzle, drawn
from ..check import Check
from ..clues import Clue
from ..doubled import read_doubled, write_doubled
from ..errors import Flaw
from ..grid import Edge
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source

if TYPE_CHECKING:
    import random

SAME = "Two cells with = between them hold the same."
OTHER = "Two cells with x between them do not hold the same."

ALIKE, UNLIKE = "=", "x"


@dataclass(frozen=True, kw_only=True)
class BinairoPlus(CirclePuzzle):
    """Put a white or a black circle in every cell so that every sign between two cells is right.

    Rules: every row and column holds as many white as black circles; no three
    cells next to each other in a row or column hold the same. Two cells with
    `=` between them hold the same, two with `x` between them do not. Where the
    file says so, no two rows are the same, and no two columns.

    File: a grid of (2R-1) x (2C-1), R and C even: `B`, `W` or `.`, or `0`, `1`
    or `.`, at its odd rows and columns, and between two cells `=`, `x` or `.`.
    `unique: yes` where rows and columns differ; `symbols: 01` where no cell shows
    that `0` and `1` are to be filled in.

    Answer: `B` and `W`, or `0` and `1`, as the file has them.
    """

    name: ClassVar[str] = "binairo-plus"
    aliases: ClassVar[tuple[str, ...]] = ("tango",)
    rules: ClassVar[tuple[str, ...]] = (GIVEN, HALVES, NO_THREE, DIFFER, SAME, OTHER)

    signs: Mapping[Edge, str] = field(default_factory=dict)
    """`=` or `x` between two neighbours."""

    @classmethod
    def read(cls, source: Source) -> BinairoPlus:
        board = read_doubled(source, source.grid())
        source.keep("givens", board.cells)
        source.keep("signs", board.between)
        marks = {
            e: source.symbol(token, (ALIKE, UNLIKE, ".")) for e, token in board.between.items()
        }
        return cls(
            grid=board.grid,
            **cls.read_fields(source, board.cells),
            signs={edge: mark for edge, mark in marks.items() if mark != "."},
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from super().flaws()
        between = set(self.grid.edges)
        for edge, sign in self.signs.items():
            if edge not in between:
                yield Flaw(f"a sign at {edge}, not between two cells of the grid", "signs", edge)
            if sign not in (ALIKE, UNLIKE):
                yield Flaw(f"{sign!r} at {edge}; expected {ALIKE} or {UNLIKE}", "signs", edge)

    def write(self) -> str:
        text = write_doubled(
            self.grid,
            lambda cell: self.givens.get(cell, "."),
            lambda edge: self.signs.get(edge, "."),
        )
        return text + self.write_keys()

    def list_clues(self) -> Iterator[Clue]:
        yield from super().list_clues()
        for edge in sorted(self.signs):
            yield Clue("sign", edge, self.signs[edge], "signs", edge)

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from super().check(answer)
        for (a, b), sign in sorted(self.signs.items()):
            alike = answer[a] == answer[b]
            yield Check(
                SAME if sign == ALIKE else OTHER,
                f"{a} and {b}",
                ok=alike == (sign == ALIKE),
                expected="the same" if sign == ALIKE else "one of each",
                found=f"{answer[a]} and {answer[b]}",
                cells=(a, b),
            )

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[BinairoPlus]:
        digits = rng.random() < 0.3
        board = drawn(rng, height, width, ("0", "1") if digits else (WHITE, BLACK))
        told, given = rng.choice([(0.2, 0.6), (0.4, 0.3), (0.7, 0.1)])
        signs = {
            edge: ALIKE if board.answer[edge.a] == board.answer[edge.b] else UNLIKE
            for edge in board.grid.edges
            if rng.random() < told
        }
        puzzle = cls(
            grid=board.grid,
            givens={c: board.answer[c] for c in board.grid.cells if rng.random() < given},
            unique=board.differs and rng.random() < 0.3,
            digits=digits,
            signs=signs,
        )
        return Planted(puzzle, board.answer)

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = super().draw(answer)
        for (a, b), sign in self.signs.items():
            x, y = (a.column + b.column + 1) / 2, (a.row + b.row + 1) / 2
            if sign == UNLIKE:
                picture.stroke([(x - 0.09, y - 0.09), (x + 0.09, y + 0.09)], "thick")
                picture.stroke([(x - 0.09, y + 0.09), (x + 0.09, y - 0.09)], "thick")
            elif a.row == b.row:
                for up in (-0.06, 0.06):
                    picture.stroke([(x - 0.12, y + up), (x + 0.12, y + up)], "thick")
            else:
                for up in (-0.06, 0.06):
                    picture.stroke([(x + up, y - 0.12), (x + up, y + 0.12)], "thick")
        return picture
