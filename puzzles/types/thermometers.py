"""Thermometers: mercury rises from the bulbs, and every line counts what is filled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check
from ..clues import Clue, cell_flaws, margin_clues, margin_flaws
from ..common import check_counts
from ..errors import Flaw
from ..grid import DOWN, LEFT, RIGHT, UP, Cell, Grid, Line, regions_of
from ..growth import divided
from ..picture import Picture
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_grid, write_margin

if TYPE_CHECKING:
    import random

GAPLESS = "Mercury fills a thermometer from its bulb, without a gap."
COUNT = "A clue tells how many cells of its line are filled."

FILLED, EMPTY = "#", "."

ARROWS = {">": RIGHT, "<": LEFT, "^": UP, "v": DOWN}
"""The signs that point toward the next cell of a thermometer."""

END = "o"


@dataclass(frozen=True, kw_only=True)
class Thermometers(CellPuzzle):
    """Fill thermometers with mercury, as much in each line as its clue says.

    Rules: mercury fills a thermometer from its bulb on, up to any of its cells
    and without a gap; it may also be empty, or full. Numbers outside the grid
    count the filled cells of their row or column.

    File: a grid in which `> < ^ v` point toward the next cell of the
    thermometer and `o` is its end away from the bulb; a cell that nothing
    points to is a bulb. `top:` and `left:` with a number or `.` for each column
    and row.

    Answer: `#` filled, `.` empty.
    """

    name: ClassVar[str] = "thermometers"
    aliases: ClassVar[tuple[str, ...]] = ("thermometer",)
    rules: ClassVar[tuple[str, ...]] = (GAPLESS, COUNT)

    signs: Mapping[Cell, str]
    """An arrow, or the end of a thermometer, for each cell."""
    top: tuple[int | None, ...]
    left: tuple[int | None, ...]

    @classmethod
    def read(cls, source: Source) -> Thermometers:
        board = source.grid("signs")
        return cls(
            grid=board.grid,
            **source.heading,
            signs=board.read(lambda token: source.symbol(token, [*ARROWS, END])),
            top=source.margin("top", board.grid.width),
            left=source.margin("left", board.grid.height),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from margin_flaws(self.grid, top=self.top, left=self.left)
        yield from cell_flaws(self.grid, self.signs, "signs", "sign")
        pointed: dict[Cell, Cell] = {}
        for cell in self.grid.cells:
            sign = self.signs.get(cell)
            if sign not in ARROWS and sign != END:
                allowed = " ".join([*ARROWS, END])
                yield Flaw(f"{sign!r} at {cell}; expected one of {allowed}", "signs", cell)
            elif sign in ARROWS:
                ahead = cell.step(ARROWS[sign])
                if ahead not in self.grid:
                    yield Flaw(f"{sign!r} at {cell} points out of the grid", "signs", cell)
                elif ahead in pointed:
                    message = f"{pointed[ahead]} and {cell} both point to {ahead}; expected one"
                    yield Flaw(message, "signs", cell)
                pointed[ahead] = cell
        joined = {cell for tube in self.tubes for cell in tube.cells}
        for cell in self.grid.cells:
            if cell not in joined:
                message = f"{cell} lies on a ring of arrows; expected a thermometer with a bulb"
                yield Flaw(message, "signs", cell)

    def write(self) -> str:
        return (
            write_grid(self.grid, self.signs.__getitem__)
            + write_margin("top", self.top)
            + write_margin("left", self.left)
        )

    @cached_property
    def tubes(self) -> tuple[Line, ...]:
        """The thermometers in reading order of their bulbs, each from its bulb to its end."""
        following = {
            cell: cell.step(ARROWS[sign]) for cell, sign in self.signs.items() if sign in ARROWS
        }
        pointed = set(following.values())
        tubes = []
        for cell in self.grid.cells:
            if cell not in pointed:
                tube = [cell]
                while tube[-1] in following:
                    tube.append(following[tube[-1]])
                tubes.append(Line(f"thermometer at {cell}", tuple(tube)))
        return tuple(tubes)

    def choices(self, place: Cell) -> Sequence[str]:
        return (FILLED, EMPTY)

    def list_clues(self) -> Iterator[Clue]:
        return margin_clues(self.grid, top=self.top, left=self.left)

    def check(self, answer: Answer) -> Iterator[Check]:
        for tube in self.tubes:
            tokens = [answer[cell] for cell in tube.cells]
            filled = tokens.count(FILLED)
            level = [*tokens, EMPTY].index(EMPTY)
            yield Check(
                GAPLESS,
                str(tube),
                level == filled,
                f"the first {filled} of {len(tokens)} cells filled",
                f"the first {level} and others",
                tube.cells,
            )
        yield from check_counts(COUNT, self.clues.values(), answer, FILLED, "filled cell")

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Thermometers]:
        grid = Grid(height, width)
        names = divided(
            rng,
            grid,
            rng.choice((3, 8, 30)),
            lambda tube, cell: cell in grid.orthogonal(tube[-1]),
        )
        signs: dict[Cell, str] = {}
        filled: set[Cell] = set()
        share = rng.choice((0.4, 0.7, 0.9))
        for tube in regions_of(names).values():
            if rng.random() < share:
                filled.update(tube.cells[: rng.randint(1, len(tube.cells))])
            for cell, ahead in pairwise(tube.cells):
                signs[cell] = next(s for s, step in ARROWS.items() if cell.step(step) == ahead)
            signs[tube.cells[-1]] = END
        kept = rng.choice((0.6, 1.0))
        clues = [
            sum(cell in filled for cell in line.cells) if rng.random() < kept else None
            for line in grid.lines
        ]
        puzzle = cls(grid=grid, signs=signs, left=tuple(clues[:height]), top=tuple(clues[height:]))
        return Planted(puzzle, {c: FILLED if c in filled else EMPTY for c in grid.cells})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        picture.outside("top", self.top)
        picture.outside("left", self.left)
        for tube in self.tubes:
            # A thermometer of one cell is a bulb alone.
            picture.stroke([(c.column + 0.5, c.row + 0.5) for c in tube.cells], "band")
            bulb = tube.cells[0]
            picture.circle((bulb.column + 0.5, bulb.row + 0.5), 0.36, "white")
            filled = [cell for cell in tube.cells if answer and answer.get(cell) == FILLED]
            for cell in filled:
                picture.symbol(cell, "ship" if cell == bulb else "dot", found=True)
            for a, b in pairwise(tube.cells):
                if a in filled and b in filled:
                    picture.connect(a, b, "loop")
        return picture
