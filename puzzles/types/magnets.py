"""Magnets: dominoes that are magnets or blank, by counts of their poles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check
from ..clues import Clue, cell_flaws, margin_clues, margin_flaws
from ..common import check_apart, check_counts
from ..errors import Flaw
from ..grid import DOWN, LEFT, RIGHT, UP, Cell, Direction, Edge, Grid
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..tilings import random_dominoes
from ..writing import write_grid, write_margin

if TYPE_CHECKING:
    import random

POLES = "A domino is a magnet, with a plus and a minus end, or blank at both ends."
REPEL = "No two like poles are side by side."
PLUS_COUNT = "A line holds as many plus ends as its clue says."
MINUS_COUNT = "A line holds as many minus ends as its clue says."

PLUS, MINUS, BLANK = "+", "-", "."

SINGLE = "*"
"""A cell that is no half of a domino."""

_OTHER_HALF: Mapping[str, tuple[Direction, str]] = {
    "L": (RIGHT, "R"),
    "R": (LEFT, "L"),
    "T": (DOWN, "B"),
    "B": (UP, "T"),
}

Margin = tuple[int | None, ...]


@dataclass(frozen=True, kw_only=True)
class Magnets(CellPuzzle):
    """Make each domino a magnet or a blank so that like poles are apart and the counts are right.

    Rules: the board is laid out with dominoes. Each is a magnet, with a plus and
    a minus end, or blank. Two plus ends, or two minus ends, are never side by
    side. The numbers above and to the left count the plus ends of their line,
    those below and to the right its minus ends.

    File: a grid of `L` and `R`, the halves of a domino that lies, `T` and `B`,
    those of one that stands, and `*`, a blank cell of its own. `top:` and `left:`
    with the number of plus ends, or `.`, of each column and row, `bottom:` and
    `right:` with that of minus ends.

    Answer: `+` and `-` the ends of magnets, `.` blank.
    """

    name: ClassVar[str] = "magnets"
    rules: ClassVar[tuple[str, ...]] = (POLES, REPEL, PLUS_COUNT, MINUS_COUNT)

    halves: Mapping[Cell, str]
    """Which half of a domino a cell is, of `L R T B`; none where it is of none."""
    top: Margin
    left: Margin
    bottom: Margin
    right: Margin

    @classmethod
    def read(cls, source: Source) -> Magnets:
        board = source.grid("halves")
        symbols = board.read(lambda token: source.symbol(token, (*_OTHER_HALF, SINGLE)))
        grid = board.grid
        return cls(
            grid=grid,
            **source.heading,
            halves={cell: half for cell, half in symbols.items() if half != SINGLE},
            top=source.margin("top", grid.width),
            left=source.margin("left", grid.height),
            bottom=source.margin("bottom", grid.width),
            right=source.margin("right", grid.height),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from margin_flaws(
            self.grid, top=self.top, left=self.left, bottom=self.bottom, right=self.right
        )
        yield from cell_flaws(self.grid, self.halves, "halves", "half")
        for cell, half in self.halves.items():
            if half not in _OTHER_HALF:
                yield Flaw(f"{half!r} at {cell}; expected one of L R T B", "halves", cell)
                continue
            way, wanted = _OTHER_HALF[half]
            other = cell.step(way)
            if self.halves.get(other) != wanted:
                yield Flaw(f"{half} at {cell} without its {wanted} at {other}", "halves", cell)

    def write(self) -> str:
        return (
            write_grid(self.grid, lambda cell: self.halves.get(cell, SINGLE))
            + write_margin("top", self.top)
            + write_margin("left", self.left)
            + write_margin("bottom", self.bottom)
            + write_margin("right", self.right)
        )

    @cached_property
    def printed(self) -> dict[Cell, str]:
        return {cell: BLANK for cell in self.grid.cells if cell not in self.halves}

    @cached_property
    def dominoes(self) -> tuple[Edge, ...]:
        """The two cells of each domino."""
        return tuple(
            Edge(cell, cell.step(_OTHER_HALF[half][0]))
            for cell, half in sorted(self.halves.items())
            if half in "LT"
        )

    def choices(self, place: Cell) -> Sequence[str]:
        return (PLUS, MINUS, BLANK)

    def list_clues(self) -> Iterator[Clue]:
        yield from margin_clues(self.grid, "plus", top=self.top, left=self.left)
        yield from margin_clues(self.grid, "minus", bottom=self.bottom, right=self.right)

    def check(self, answer: Answer) -> Iterator[Check]:
        for domino in self.dominoes:
            ends = [answer[cell] for cell in domino]
            ok = sorted(ends) in ([PLUS, MINUS], [BLANK, BLANK])
            yield Check(POLES, str(domino), ok, "+ and - or . and .", " and ".join(ends), domino)
        for pole, noun in ((PLUS, "plus end"), (MINUS, "minus end")):
            cells = [cell for cell in self.places if answer[cell] == pole]
            yield from check_apart(REPEL, cells, self.grid.orthogonal, noun)
        yield from check_counts(PLUS_COUNT, self.clues_of("plus"), answer, PLUS, "plus end")
        yield from check_counts(MINUS_COUNT, self.clues_of("minus"), answer, MINUS, "minus end")

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Magnets]:
        grid = Grid(height, width)
        bare = rng.choice([0, 0, 0.1])
        dominoes = [one for one in random_dominoes(rng, grid) if rng.random() >= bare]
        halves = {
            cell: half
            for one in dominoes
            for cell, half in zip(one, "LR" if one.a.row == one.b.row else "TB", strict=True)
        }
        magnets = rng.choice([0.5, 0.8, 1])
        answer = dict.fromkeys(halves, BLANK)
        for domino in rng.sample(dominoes, len(dominoes)):
            poles = rng.sample([PLUS, MINUS], 2)
            for ends in (poles, poles[::-1]):
                if rng.random() < magnets and not any(
                    answer.get(near) == end
                    for cell, end in zip(domino, ends, strict=True)
                    for near in grid.orthogonal(cell)
                ):
                    answer.update(zip(domino, ends, strict=True))
                    break
        told = rng.choice([0.3, 0.7, 1])

        def counts(pole: str) -> list[int | None]:
            return [
                sum(answer.get(cell) == pole for cell in line.cells)
                if rng.random() < told
                else None
                for line in grid.lines
            ]

        plus, minus = counts(PLUS), counts(MINUS)
        puzzle = cls(
            grid=grid,
            halves=halves,
            left=tuple(plus[:height]),
            top=tuple(plus[height:]),
            right=tuple(minus[:height]),
            bottom=tuple(minus[height:]),
        )
        return Planted(puzzle, {cell: answer[cell] for cell in puzzle.places})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture(self.grid.height, self.grid.width)
        for cell in self.printed:
            picture.fill(cell, "wall")
        picture.borders(
            {cell: str(cell) for cell in self.printed}
            | {cell: str(domino) for domino in self.dominoes for cell in domino}
        )
        picture.frame()
        picture.outside("top", self.top)
        picture.outside("left", self.left)
        picture.outside("bottom", self.bottom)
        picture.outside("right", self.right)
        # which side counts which poles
        picture.top, picture.left = max(picture.top, 0.75), max(picture.left, 0.75)
        picture.bottom, picture.right = max(picture.bottom, 0.75), max(picture.right, 0.75)
        picture.text_at((-0.4, -0.4), "+", "clue", 0.5)
        picture.text_at((self.grid.width + 0.4, self.grid.height + 0.4), "−", "clue", 0.5)  # noqa: RUF001
        for cell, token in (answer or {}).items():
            if token == BLANK:
                picture.symbol(cell, "dot", found=True)
            else:
                picture.text(cell, "+" if token == PLUS else "−", "found", 0.7)  # noqa: RUF001
        return picture
