"""Nurikabe: islands of given sizes in one sea."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from ..cells import CellPuzzle
from ..check import Check, counted
from ..clues import Clue, cell_clues, cell_flaws, value_flaws
from ..common import check_blocks, check_connected, check_givens
from ..errors import Flaw
from ..grid import Cell, Grid, components
from ..picture import Picture
from ..puzzle import UNKNOWN, Answer, Planted
from ..text import Source
from ..writing import write_numbers

if TYPE_CHECKING:
    import random

LAND = "A cell with a number is land."
NUMBER = "Every island holds one number."
SIZE = "An island has as many cells as its number says."
POOL = "No 2x2 block is all sea."
SEA = "The sea is connected."

WET, DRY = "#", "."


@dataclass(frozen=True, kw_only=True)
class Nurikabe(CellPuzzle):
    """Shade the sea so that an island is left round each number.

    Rules: cells that hold a number are land. Every island (a piece of land
    connected through sides) holds exactly one number and has that many cells;
    where `?` stands in place of a number, it may have any size. The sea is
    connected (a board without any sea is right too) and nowhere fills a 2x2
    block.

    File: a grid of numbers, `?` and `.`. In a grid without spaces the letters
    from `a` are the numbers from 10.

    Answer: `#` sea, `.` land.
    """

    name: ClassVar[str] = "nurikabe"
    rules: ClassVar[tuple[str, ...]] = (LAND, NUMBER, SIZE, POOL, SEA)

    numbers: Mapping[Cell, int | None]
    """The size of each number's island; None where it is not known."""

    @classmethod
    def read(cls, source: Source) -> Nurikabe:
        board = source.grid("numbers")
        return cls(
            grid=board.grid,
            title=source.title,
            file=source.file,
            numbers={
                cell: None if token.text == UNKNOWN else source.number(token, 1)
                for cell, token in board.tokens.items()
                if not source.is_empty(token)
            },
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from cell_flaws(self.grid, self.numbers, "numbers", "number")
        yield from value_flaws(self.sizes, "numbers", 1)

    @cached_property
    def sizes(self) -> dict[Cell, int]:
        """The numbers whose islands' sizes are known."""
        return {cell: size for cell, size in self.numbers.items() if size is not None}

    def write(self) -> str:
        return write_numbers(self.grid, self.numbers)

    def choices(self, place: Cell) -> Sequence[str]:
        return (WET, DRY)

    @cached_property
    def prefilled(self) -> dict[Cell, str]:
        return dict.fromkeys(self.numbers, DRY)

    def list_clues(self) -> Iterator[Clue]:
        return cell_clues(self.numbers, "numbers", "number", stays=True)

    def check(self, answer: Answer) -> Iterator[Check]:
        yield from check_givens(LAND, self.prefilled, answer)
        sea = {cell: None for cell in self.places if answer[cell] == WET}
        land = [cell for cell in self.places if cell not in sea]
        for piece in components(land, self.grid.orthogonal):
            island = tuple(piece)
            numbers = [cell for cell in island if cell in self.numbers]
            where = f"island of {numbers[0] if numbers else island[0]}"
            found = ", ".join(f"{self.numbers[cell] or UNKNOWN} at {cell}" for cell in numbers)
            yield Check(NUMBER, where, len(numbers) == 1, "one number", found or "none", island)
            size = self.numbers[numbers[0]] if len(numbers) == 1 else None
            if size is not None:
                is_right = len(island) == size
                yield Check(SIZE, where, is_right, counted(size, "cell"), str(len(island)), island)
        yield from check_blocks(POOL, self.grid.blocks, sea, "sea")
        yield check_connected(SEA, sea, self.grid, "the board")

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Nurikabe]:
        grid = Grid(height, width)
        islands = _islands(rng, grid, rng.choice((2, 4, 8)))
        unknown = rng.choice((0, 0, 0.2, 0.5))
        numbers = {
            rng.choice(island): None if rng.random() < unknown else len(island)
            for island in islands
        }
        land = {cell for island in islands for cell in island}
        puzzle = cls(grid=grid, numbers=dict(sorted(numbers.items())))
        return Planted(puzzle, {cell: DRY if cell in land else WET for cell in grid.cells})

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if answer and answer.get(cell) == WET:
                picture.fill(cell, "shaded")
            if cell in self.numbers:
                picture.text(cell, str(self.numbers[cell] or UNKNOWN), "given")
        return picture


def _islands(rng: random.Random, grid: Grid, most: int) -> list[list[Cell]]:
    """Islands of about `most` cells, where the sea is connected and fills no block.

    While some block is all sea, an island begins in it, or one beside it takes in a cell. Where
    neither can be, one nearby sinks; where that goes on for long, all is begun anew.
    """
    while True:
        owner: dict[Cell, int] = {}
        for _ in range(5 * len(grid.cells)):
            pools = [block.cells for block in grid.blocks if owner.keys().isdisjoint(block.cells)]
            if not pools:
                break
            pool = rng.sample(rng.choice(pools), 4)
            if not (_begun(rng, grid, owner, pool, most) or _widened(grid, owner, pool)):
                around = [owner[c] for cell in pool for c in grid.around(cell) if c in owner]
                gone = rng.choice(around)
                owner = {cell: island for cell, island in owner.items() if island != gone}
        else:
            continue
        more = rng.sample(grid.cells, len(grid.cells) // 8)
        for cell in more:
            _begun(rng, grid, owner, [cell], most)
        pieces: dict[int, list[Cell]] = {}
        for cell, island in sorted(owner.items()):
            pieces.setdefault(island, []).append(cell)
        return list(pieces.values())


def _begun(
    rng: random.Random, grid: Grid, owner: dict[Cell, int], starts: Sequence[Cell], most: int
) -> bool:
    """Begin an island at the first of some cells where one can be, and let it grow."""
    island = max(owner.values(), default=0) + 1
    start = next((cell for cell in starts if _can_own(grid, owner, cell, island)), None)
    if start is None:
        return False
    owner[start] = island
    cells, rim = [start], grid.orthogonal(start)
    target = rng.randint(1, most)
    while rim and len(cells) < target:
        cell = rim.pop(rng.randrange(len(rim)))
        if _can_own(grid, owner, cell, island):
            owner[cell] = island
            cells.append(cell)
            rim += grid.orthogonal(cell)
    return True


def _widened(grid: Grid, owner: dict[Cell, int], pool: Sequence[Cell]) -> bool:
    """Let an island take in one of some cells that lie beside it."""
    for cell in pool:
        for near in grid.orthogonal(cell):
            if near in owner and _can_own(grid, owner, cell, owner[near]):
                owner[cell] = owner[near]
                return True
    return False


def _can_own(grid: Grid, owner: Mapping[Cell, int], cell: Cell, island: int) -> bool:
    """Whether an island can take in a cell of the sea: it is beside no other, and parts no sea."""
    near = grid.orthogonal(cell)
    if cell in owner or any(owner.get(other, island) != island for other in near):
        return False
    shores = {other for other in near if other not in owner}
    queue = sorted(shores)[:1]
    found = {cell, *queue}
    for one in queue:  # grows while it is read, until all shores are found again
        if shores <= found:
            break
        fresh = [
            other for other in grid.orthogonal(one) if other not in owner and other not in found
        ]
        queue += fresh
        found.update(fresh)
    return shores <= found
