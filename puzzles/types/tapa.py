"""Tapa: shade a connected shape; clues tell the runs of shaded cells round them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..check import Check
from ..clues import Clue, cell_clues, cell_flaws
from ..common import check_givens
from ..errors import Flaw
from ..grid import COMPASS, Cell, Grid
from ..growth import creeping
from ..picture import Picture
from ..puzzle import UNKNOWN, Answer, Planted
from ..shaded import BLOCK, CLEAR, CONNECTED, OneShapePuzzle
from ..text import Source
from ..tokens import Token, split_commas
from ..writing import write_grid

if TYPE_CHECKING:
    import random

UNSHADED = "A cell with a clue is unshaded."
RUNS = "The numbers of a clue are the lengths of the runs of shaded cells round it."

Runs = tuple[int | str, ...]
"""What a clue says: lengths, and `?` for one that is not known; 0 alone for no run."""

RING = 8
"""Cells round a cell."""

_SPOTS = {
    1: (0.6, ((0.5, 0.5),)),
    2: (0.46, ((0.3, 0.32), (0.7, 0.68))),
    3: (0.42, ((0.25, 0.3), (0.75, 0.3), (0.5, 0.7))),
    4: (0.38, ((0.5, 0.22), (0.22, 0.5), (0.78, 0.5), (0.5, 0.78))),
}
"""Where the numbers of a clue are printed in its cell, by how many they are; and their size."""


@dataclass(frozen=True, kw_only=True)
class Tapa(OneShapePuzzle):
    """Shade a connected shape so that every clue tells the runs of shaded cells round it.

    Rules: cells with clues are unshaded. Of the up to eight cells round a clue
    the shaded ones form runs, parted by unshaded cells or the border; the clue's
    numbers are the lengths of these runs, in any order. `?` stands for any
    length, but for a run, and 0 for no run at all. The shaded cells are connected
    through their sides (a board without any is right too) and nowhere fill a 2x2
    block.

    File: a grid of clues and `.`; the numbers of a clue are joined by commas, as
    in `1,1,2` or `3,?`.

    Answer: `#` shaded, `.` unshaded.
    """

    name: ClassVar[str] = "tapa"
    rules: ClassVar[tuple[str, ...]] = (UNSHADED, RUNS, BLOCK, CONNECTED)

    runs: Mapping[Cell, Runs]

    @classmethod
    def read(cls, source: Source) -> Tapa:
        # A number has one digit: where nothing is joined and nothing apart, each character is one.
        words = any(" " in line or "," in line for line in source.lines)
        board = source.grid("runs", words=words)
        return cls(
            grid=board.grid,
            **source.heading,
            runs={
                cell: tuple(_length(source, part) for part in split_commas(token))
                for cell, token in board.tokens.items()
                if not source.is_empty(token)
            },
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.runs, "runs", "clue")
        for cell, runs in self.runs.items():
            told = ",".join(map(str, runs))
            if not runs or any(run != UNKNOWN and run not in range(RING + 1) for run in runs):
                yield Flaw(f"{told!r} at {cell}; expected numbers to {RING} or ?", "runs", cell)
            elif 0 in runs and len(runs) > 1:
                yield Flaw(f"{told!r} at {cell}; expected 0 alone", "runs", cell)
            elif (
                len(runs) > 1
                and sum(1 if run == UNKNOWN else int(run) for run in runs) + len(runs) > RING
            ):
                yield Flaw(f"{told!r} at {cell}, too much for the cells round it", "runs", cell)

    def write(self) -> str:
        return write_grid(
            self.grid, lambda cell: ",".join(map(str, self.runs.get(cell, "."))), words=True
        )

    @cached_property
    def prefilled(self) -> dict[Cell, str]:
        return dict.fromkeys(self.runs, CLEAR)

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.runs, "runs", "clue")

    def check(self, answer: Answer) -> Iterator[Check]:
        shaded = self.shaded_in(answer)
        yield from check_givens(UNSHADED, self.prefilled, answer)
        for cell, runs in self.runs.items():
            found = _runs_round(cell, shaded)
            known = Counter(run for run in runs if run not in (UNKNOWN, 0))
            amount = len([run for run in runs if run != 0])
            yield Check(
                RUNS,
                str(cell),
                len(found) == amount and known <= Counter(found),
                f"runs {' '.join(map(str, runs))}",
                " ".join(map(str, found)) or "none",
                (cell, *self.grid.around(cell)),
            )
        yield from super().check(answer)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Tapa]:
        grid = Grid(height, width)
        size = len(grid.cells)
        shaded = creeping(rng, grid, rng.choice((0, size // 3, size, size)))
        told, unknown = rng.choice((0.2, 0.5, 0.9)), rng.choice((0, 0, 0.3))
        runs: dict[Cell, Runs] = {}
        for cell in grid.cells:
            if cell not in shaded and rng.random() < told:
                found = _runs_round(cell, shaded)
                runs[cell] = tuple(
                    UNKNOWN if rng.random() < unknown else run for run in sorted(found)
                ) or (0,)
        puzzle = cls(grid=grid, runs=runs)
        return Planted(puzzle, puzzle.tokens_of(shaded))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        self.draw_shaded(picture, answer)
        for cell, runs in self.runs.items():
            size, spots = _SPOTS[len(runs)]
            for run, (x, y) in zip(runs, spots, strict=True):
                picture.text_at((cell.column + x, cell.row + y), str(run), "given", size)
        return picture


def _length(source: Source, token: Token) -> int | str:
    return UNKNOWN if token.text == UNKNOWN else source.number(token, 0, RING)


def _runs_round(cell: Cell, shaded: Collection[Cell]) -> list[int]:
    """The lengths of the runs of shaded cells round a cell, beginning after an unshaded one."""
    ring = [cell.step(step) in shaded for step in COMPASS.values()]
    if all(ring):
        return [len(ring)]
    start = ring.index(False)
    text = "".join(".#"[on] for on in ring[start:] + ring[:start])
    return [len(run) for run in text.split(".") if run]
