"""Square boards of numbers, each once in a line: their boxes and diagonals, and random ones.

The random ones are answers that puzzles are planted from.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING

from .grid import Cell, Grid, Line, components
from .growth import divided

if TYPE_CHECKING:
    import random


def boxes_of(grid: Grid, box: tuple[int, int]) -> tuple[Line, ...]:
    """The boxes of that many rows and columns, from left to right and top to bottom.

    Those that the right and the lower border cut off are smaller.
    """
    high, wide = box
    corners = [
        Cell(row, column)
        for row in range(0, grid.height, high)
        for column in range(0, grid.width, wide)
    ]
    return tuple(
        Line(
            f"box {number}",
            tuple(
                cell
                for r in range(high)
                for c in range(wide)
                if (cell := Cell(row + r, column + c)) in grid
            ),
        )
        for number, (row, column) in enumerate(corners, start=1)
    )


def box_sizes(size: int) -> list[tuple[int, int]]:
    """Rows and columns of all boxes with so many cells."""
    return [(rows, size // rows) for rows in range(1, size + 1) if size % rows == 0]


def fits(box: tuple[int, int], grid: Grid) -> bool:
    """Whether boxes with as many cells as the longer side of a board fill it."""
    high, wide = box
    full = high * wide == max(grid.height, grid.width)
    return full and grid.height % high == 0 and grid.width % wide == 0


def squarest_box(grid: Grid) -> tuple[int, int]:
    """Rows and columns of the box that fits and is as square as can be, wide rather than high."""
    boxes = [box for box in box_sizes(max(grid.height, grid.width)) if fits(box, grid)]
    return min(boxes, key=lambda box: (abs(box[0] - box[1]), box))


def long_diagonals(grid: Grid) -> tuple[Line, Line]:
    """The diagonal from the upper left corner, and the one from the upper right."""
    size = grid.width
    return (
        Line("diagonal from r1c1", tuple(Cell(i, i) for i in range(size))),
        Line(f"diagonal from r1c{size}", tuple(Cell(i, size - 1 - i) for i in range(size))),
    )


def shuffled_square(rng: random.Random, box: tuple[int, int]) -> dict[Cell, int]:
    """The numbers from 1 once in every row, column and box of that many rows and columns.

    A cyclic pattern whose numbers, bands of rows and columns, and lines in a band are shuffled:
    any size at once, though not every square. Boxes of one row leave rows and columns.
    """
    high, wide = box
    size = high * wide
    rows, columns = _shuffled(rng, size, high), _shuffled(rng, size, wide)
    numbers = rng.sample(range(1, size + 1), size)
    return {
        cell: numbers[(wide * (row % high) + row // high + columns[cell.column]) % size]
        for cell in Grid(size, size).cells
        for row in [rows[cell.row]]
    }


def _shuffled(rng: random.Random, size: int, group: int) -> list[int]:
    """Numbers below `size` in a random order in which groups of neighbours stay together."""
    return [
        first + place
        for first in rng.sample(range(0, size, group), size // group)
        for place in rng.sample(range(group), group)
    ]


def searched_square(
    rng: random.Random, grid: Grid, houses: Iterable[Collection[Cell]]
) -> dict[Cell, int]:
    """The numbers from 1 at most once in each house; any square that has them, up to 9 or so.

    There are as many numbers as the longer side has cells. By trying out, always in a cell with
    the fewest numbers left, and again from the beginning where that takes long: some square must
    have them.
    """
    most = max(grid.height, grid.width)
    near: dict[Cell, set[Cell]] = {cell: set() for cell in grid.cells}
    for house in houses:
        for cell in house:
            near[cell].update(house)
    while True:
        left = {cell: set(range(1, most + 1)) for cell in grid.cells}
        square: dict[Cell, int] = {}
        if _search(rng, near, left, square, [10 * len(grid.cells)]):
            return square


def latin_square(rng: random.Random, size: int) -> dict[Cell, int]:
    """The numbers from 1 to `size` once in every row and column: any square, up to 9."""
    grid = Grid(size, size)
    if size < 10:
        return searched_square(rng, grid, [line.cells for line in grid.lines])
    return shuffled_square(rng, (1, size))


def _search(
    rng: random.Random,
    near: Mapping[Cell, Collection[Cell]],
    left: dict[Cell, set[int]],
    square: dict[Cell, int],
    steps: list[int],
) -> bool:
    """Fill the cells that are left; `steps` holds how many more may be taken."""
    if not left:
        return True
    fewest = min(map(len, left.values()))
    cell = rng.choice([cell for cell, numbers in left.items() if len(numbers) == fewest])
    numbers = left.pop(cell)
    for number in rng.sample(sorted(numbers), len(numbers)):
        steps[0] -= 1
        if steps[0] < 0:
            break
        square[cell] = number
        narrowed = [other for other in near[cell] if number in left.get(other, ())]
        for other in narrowed:
            left[other].remove(number)
        if _search(rng, near, left, square, steps):
            return True
        for other in narrowed:
            left[other].add(number)
    left[cell] = numbers
    return False


def deformed(
    rng: random.Random, square: Mapping[Cell, int], regions: Mapping[Cell, str]
) -> dict[Cell, str]:
    """Regions that hold the same numbers as before, with other borders, each still in one piece.

    Again and again two cells with the same number, on two sides of a border, change sides.
    """
    grid = Grid(max(square).row + 1, max(square).column + 1)
    cells: dict[str, set[Cell]] = {}
    for cell, name in regions.items():
        cells.setdefault(name, set()).add(cell)
    names = dict(regions)
    for cell in rng.choices(grid.cells, k=4 * len(grid.cells)):
        beside = sorted({names[near] for near in grid.orthogonal(cell)} - {names[cell]})
        if not beside:
            continue
        here, there = cells[names[cell]], cells[rng.choice(beside)]
        other = next(one for one in sorted(there) if square[one] == square[cell])
        changed = [here - {cell} | {other}, there - {other} | {cell}]
        if all(len(components(piece, grid.orthogonal)) == 1 for piece in changed):
            cells[names[cell]], cells[names[other]] = changed
            names[cell], names[other] = names[other], names[cell]
    return names


def random_cages(rng: random.Random, square: Mapping[Cell, int], most: int) -> dict[Cell, str]:
    """Connected cages of at most `most` cells, in none a number twice; some cells are in none."""
    grid = Grid(max(square).row + 1, max(square).column + 1)
    pieces = divided(
        rng, grid, most, lambda piece, cell: all(square[cell] != square[one] for one in piece)
    )
    kept = {name for name in dict.fromkeys(pieces.values()) if rng.random() < 0.9}
    return {cell: pieces[cell] for cell in grid.cells if pieces[cell] in kept}
