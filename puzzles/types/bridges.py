"""Bridges: islands joined by bridges that do not cross, as many at each as its number says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..check import Check, counted
from ..clues import Clue, cell_clues, cell_flaws
from ..errors import Flaw
from ..grid import DOWN, LEFT, RIGHT, UP, Cell, Direction, Edge, Grid, components, ends_of
from ..links import NO_LINE, LinkPuzzle
from ..picture import Picture
from ..puzzle import UNKNOWN, Answer, Planted
from ..text import Source
from ..writing import write_numbers

if TYPE_CHECKING:
    import random

COUNT = "As many bridges end at an island as its number says."
CROSS = "No bridge crosses another one."
JOINED = "All islands are joined together by bridges."

_RADIUS = 0.4
_APART = 0.12
"""How far two bridges in parallel lie apart, in cells."""


@dataclass(frozen=True, kw_only=True)
class Bridges(LinkPuzzle):
    """Join all islands by bridges, as many at each as its number says.

    Rules: bridges run straight, along a row or a column, from one island to the
    next. At most two run in parallel between the same two islands, unless the
    file says how many. They do not cross, neither each other nor an island. An
    island's number tells how many bridges end there; where `?` stands in place of
    a number there may be any number of them. All islands are joined together.

    File: a grid of numbers, `?` and `.`. In a grid without spaces the letters
    `a` to `z` are the numbers from 10 on. `max:` the most bridges in parallel,
    where that is not two.

    Answer: for each two islands that are joined a line with both and the number of
    bridges: `r1c1-r1c5 2`.
    """

    name: ClassVar[str] = "bridges"
    aliases: ClassVar[tuple[str, ...]] = ("hashi", "hashiwokakero")
    rules: ClassVar[tuple[str, ...]] = (COUNT, CROSS, JOINED)

    numbers: Mapping[Cell, int | None]
    """The number of each island; None where it is not known."""
    max: int = 2
    """The most bridges in parallel."""

    @classmethod
    def read(cls, source: Source) -> Bridges:
        board = source.grid("numbers")
        return cls(
            grid=board.grid,
            **source.heading,
            numbers={
                cell: None if token.text == UNKNOWN else source.number(token)
                for cell, token in board.tokens.items()
                if not source.is_empty(token)
            },
            max=source.integer("max", 2, 1, 99),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.numbers, "numbers", "island")
        for cell, number in self.numbers.items():
            if number is not None and number < 0:
                yield Flaw(f"{number} at {cell}; expected at least 0", "numbers", cell)
        if self.max < 1:
            yield Flaw(f"at most {self.max} bridges in parallel; expected at least 1", "max")
        if not self.numbers:
            yield Flaw("no islands; expected at least one", "numbers")

    def write(self) -> str:
        return write_numbers(self.grid, self.numbers) + (
            f"max: {self.max}\n" if self.max != 2 else ""
        )

    @cached_property
    def places(self) -> tuple[Edge, ...]:
        """Every two islands of a row or column without another one between them."""
        pairs = []
        for island in sorted(self.numbers):
            for step in (RIGHT, DOWN):
                if other := _next_island(self.grid, self.numbers, island, step):
                    pairs.append(Edge(island, other))
        return tuple(pairs)

    @cached_property
    def crossings(self) -> tuple[tuple[Edge, Edge], ...]:
        """Every two places whose bridges would cross, the one along the row first."""
        over: dict[Cell, Edge] = {}
        crossing = []
        for edge in self.places:
            if edge.a.row == edge.b.row:
                over.update(dict.fromkeys(between(edge), edge))
        for edge in self.places:
            if edge.a.row != edge.b.row:
                crossing += [(over[cell], edge) for cell in between(edge) if cell in over]
        return tuple(crossing)

    def choices(self, place: Edge) -> tuple[str, ...]:
        return tuple(map(str, range(self.max + 1)))

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.numbers, "numbers", "island", stays=True)

    def check(self, answer: Answer) -> Iterator[Check]:
        ending = dict.fromkeys(self.numbers, 0)
        for edge, token in answer.items():
            for island in edge:
                ending[island] += int(token)
        for island, number in self.numbers.items():
            if number is not None:
                found, expected = str(ending[island]), counted(number, "bridge")
                right = ending[island] == number
                yield Check(COUNT, str(island), right, expected, found, (island,))
        for level, upright in self.crossings:
            crossed = NO_LINE not in (answer[level], answer[upright])
            found = "bridges on both" if crossed else "bridges on one at most"
            where = f"{level} and {upright}"
            cells = (*level, *upright)
            yield Check(CROSS, where, not crossed, "bridges on one at most", found, cells)
        built = [edge for edge, token in answer.items() if token != NO_LINE]
        near = ends_of(built, self.numbers)
        pieces = sorted(components(self.numbers, near.__getitem__), key=len)
        found = "one group" if len(pieces) == 1 else f"{len(pieces)} groups"
        apart = tuple(island for piece in pieces[:-1] for island in piece)
        yield Check(JOINED, "the board", len(pieces) == 1, "one group", found, apart)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Bridges]:
        grid = Grid(height, width)
        most = rng.choice((2, 2, 2, 1, 3))
        islands = dict.fromkeys([rng.choice(grid.cells)])
        built: dict[Edge, int] = {}
        covered: set[Cell] = set()
        for _ in range(round(rng.choice((0.3, 0.7, 1.2)) * len(grid.cells))):
            start = rng.choice(list(islands))
            step = rng.choice((UP, DOWN, LEFT, RIGHT))
            free = []
            for cell in grid.ray(start, step):
                if cell in covered:
                    break
                free.append(cell)
                if cell in islands:
                    break
            if not free:
                continue
            # Farther away at times, and on to an island that is there.
            end = free[-1] if free[-1] in islands else rng.choice(free[: rng.choice((2, 4, 9))])
            edge = Edge.of(start, end)
            islands[end] = None
            built[edge] = rng.randint(1, most)
            covered.update(between(edge))
        numbers: dict[Cell, int | None] = {}
        known = rng.choice((0.8, 0.95, 1.0))
        for island in sorted(islands):
            number = sum(count for edge, count in built.items() if island in edge)
            numbers[island] = number if rng.random() < known else None
        puzzle = cls(grid=grid, numbers=numbers, max=most)
        return Planted(puzzle, {place: str(built.get(place, 0)) for place in puzzle.places})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture(self.grid.height, self.grid.width)
        for edge, token in answer.items() if answer else ():
            if token.isdigit():
                self._draw_bridges(picture, edge, int(token))
        for island, number in self.numbers.items():
            picture.circle((island.column + 0.5, island.row + 0.5), _RADIUS, "white")
            if number is not None:
                picture.text(island, str(number), "given", 0.5)
        return picture

    @staticmethod
    def _draw_bridges(picture: Picture, edge: Edge, count: int) -> None:
        """Lines in parallel from rim to rim; more than three are one line with their number."""
        (top, left), (bottom, right) = edge
        level = top == bottom
        for line in range(count if count < 4 else 1):
            aside = 0.5 + (_APART * (2 * line - count + 1) if count < 4 else 0)
            along = (left, right) if level else (top, bottom)
            ends = (along[0] + 0.5 + _RADIUS, along[1] + 0.5 - _RADIUS)
            points = [(end, top + aside) if level else (left + aside, end) for end in ends]
            picture.stroke(points, "loop")
        if count >= 4:
            middle = ((left + right + 1) / 2, (top + bottom + 1) / 2)
            picture.circle(middle, 0.2, "white")
            picture.text_at(middle, str(count), "found", 0.35)


def _next_island(
    grid: Grid, islands: Mapping[Cell, object], cell: Cell, step: Direction
) -> Cell | None:
    return next((other for other in grid.ray(cell, step) if other in islands), None)


def between(edge: Edge) -> list[Cell]:
    """The cells between two in a row or a column."""
    a, b = edge
    if a.row == b.row:
        return [Cell(a.row, column) for column in range(a.column + 1, b.column)]
    return [Cell(row, a.column) for row in range(a.row + 1, b.row)]
