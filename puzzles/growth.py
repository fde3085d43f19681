"""Random shapes and divisions, from which puzzles with a known answer are planted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from string import ascii_letters
from typing import TYPE_CHECKING

from .grid import DOWN, LEFT, ORTHOGONAL, RIGHT, UP, Cell, Edge, Grid, Leaders, borders

if TYPE_CHECKING:
    import random


def grown_region(rng: random.Random, grid: Grid) -> set[Cell]:
    """Cells without holes, in one piece by their sides, as is all outside with the border.

    So their outline is one loop that touches itself nowhere.
    """
    inside: set[Cell] = set()
    rim: list[Cell] = []  # the cells that may be added
    index: dict[Cell, int] = {}  # where they stand in it
    cell: Cell | None = rng.choice(grid.cells)
    while cell is not None and len(inside) <= 0.6 * len(grid.cells):
        inside.add(cell)
        for near in (cell, *grid.around(cell)):  # nowhere else does it change who may be added
            fits = (
                near not in inside
                and not inside.isdisjoint(grid.orthogonal(near))
                and _stays_simple(near, inside)
            )
            if fits and near not in index:
                index[near] = len(rim)
                rim.append(near)
            elif near in index and not fits:
                _swap(rim, index, index[near], len(rim) - 1)
                del index[rim.pop()]
        cell = None
        for left in range(len(rim), 0, -1):
            at = rng.randrange(left)
            if rng.random() < 0.85:
                cell = rim[at]
                break
            _swap(rim, index, at, left - 1)
    return inside


def grown_loop(rng: random.Random, grid: Grid) -> list[Edge]:
    """Edges between the middles of neighbouring cells that form one loop, on 2 x 2 cells or more.

    It runs round a region of faces, each between four cells and called by the upper left one.
    """
    inside = grown_region(rng, Grid(grid.height - 1, grid.width - 1))

    def crossed(edge: Edge) -> bool:
        across = ORTHOGONAL["U" if edge.b == edge.a.step(RIGHT) else "L"]
        return (edge.a in inside) != (edge.a.step(across) in inside)

    return list(filter(crossed, grid.edges))


def grown_path(rng: random.Random, grid: Grid, start: Cell, end: Cell) -> list[Cell]:
    """Cells from one to another, each beside the one before, none twice: a way with many turns.

    From one of the shortest ways, a step here and there is replaced by three round a side of it.
    """
    path = [start]
    while (here := path[-1]) != end:
        down, right = end.row - here.row, end.column - here.column
        upright = rng.randrange(abs(down) + abs(right)) < abs(down)
        ahead, aside = (DOWN, UP) if upright else (RIGHT, LEFT)
        path.append(here.step(ahead if (down if upright else right) > 0 else aside))
    taken = set(path)
    for _ in range(rng.choice((0, 2, 6)) * len(grid.cells)):
        if len(path) < 2:
            break
        at = rng.randrange(len(path) - 1)
        a, b = path[at : at + 2]
        step = rng.choice((LEFT, RIGHT) if a.column == b.column else (UP, DOWN))
        detour = [a.step(step), b.step(step)]
        if all(cell in grid and cell not in taken for cell in detour):
            path[at + 1 : at + 1] = detour
            taken.update(detour)
    return path


def _swap(cells: list[Cell], index: dict[Cell, int], one: int, other: int) -> None:
    """Swap two cells of a list; `index` tells where each stands."""
    cells[one], cells[other] = cells[other], cells[one]
    index[cells[one]], index[cells[other]] = one, other


def _stays_simple(cell: Cell, inside: set[Cell]) -> bool:
    """Whether a cell added leaves one inside and one outside: going round it, one change to in."""
    row, column = cell
    ring = [
        Cell(row + r, column + c)
        for r, c in ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))
    ]
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return sum(a not in inside and b in inside for a, b in pairs) == 1


def divided(
    rng: random.Random,
    grid: Grid,
    most: int,
    fits: Callable[[Sequence[Cell], Cell], bool] = lambda piece, cell: True,
) -> dict[Cell, str]:
    """The cells divided into connected pieces of at most `most` cells, each with a name.

    A piece takes only cells that fit to those that it has. The cells of a piece stand in the order
    in which it took them.
    """
    names: dict[Cell, str] = {}
    count = 0
    for start in rng.sample(grid.cells, len(grid.cells)):
        if start in names:
            continue
        count += 1
        piece = [start]
        names[start] = str(count)
        for _ in range(rng.randrange(most)):
            rim = [
                near
                for cell in piece
                for near in grid.orthogonal(cell)
                if near not in names and fits(piece, near)
            ]
            if not rim:
                break
            piece.append(rng.choice(rim))
            names[piece[-1]] = str(count)
    return names


def lettered(names: Mapping[Cell, str]) -> dict[Cell, str]:
    """The same pieces named by letters in reading order, or by numbers where there are many."""
    once = list(dict.fromkeys(name for _, name in sorted(names.items())))
    short = ascii_letters if len(once) <= len(ascii_letters) else map(str, range(1, len(once) + 1))
    letters = dict(zip(once, short, strict=False))
    return {cell: letters[name] for cell, name in sorted(names.items())}


def spread(rng: random.Random, grid: Grid, seeds: Mapping[Cell, str]) -> dict[Cell, str]:
    """Every cell with a name of one of its neighbours, beginning with those that have one.

    Cells with a name of their own grow into a connected piece each.
    """
    names = dict(seeds)
    rim = list(names)
    while rim:
        at = rng.randrange(len(rim))
        free = [near for near in grid.orthogonal(rim[at]) if near not in names]
        if not free:
            rim[at] = rim[-1]
            rim.pop()
            continue
        cell = rng.choice(free)
        names[cell] = names[rim[at]]
        rim.append(cell)
    return names


def regions_round(
    rng: random.Random, grid: Grid, standing: Iterable[Cell], count: int
) -> dict[Cell, str]:
    """Regions that hold `count` of the cells each: connected where that comes out."""
    pieces = spread(rng, grid, {cell: str(cell) for cell in standing})
    groups = _grouped(rng, pieces, count)
    return {cell: groups[pieces[cell]] for cell in grid.cells}


def _grouped(rng: random.Random, pieces: Mapping[Cell, str], size: int) -> dict[str, str]:
    """For each piece the name of its group: of `size` each, connected where that comes out."""
    near: dict[str, set[str]] = {piece: set() for piece in pieces.values()}
    for a, b in borders(pieces):
        near[pieces[a]].add(pieces[b])
        near[pieces[b]].add(pieces[a])
    free = sorted(near)
    rng.shuffle(free)
    groups: dict[str, str] = {}
    while free:
        # Those with the fewest neighbours left come first: they would be cut off later.
        free.sort(key=lambda piece: len(near[piece].intersection(free)))
        group = [free.pop(0)]
        while len(group) < size:
            beside = (piece for piece in free if not near[piece].isdisjoint(group))
            piece = next(beside, free[0])
            free.remove(piece)
            group.append(piece)
        groups |= dict.fromkeys(group, str(len(groups) // size + 1))
    return groups


def scattered(rng: random.Random, grid: Grid, share: float) -> set[Cell]:
    """Cells of which no two share a side, and which leave the others connected.

    Of the cells that can be added, each is with probability `share`. Those at a corner of each
    other, and those at the border, hang together; one more may close no ring of such, nor a
    chain from border to border.
    """
    chosen: set[Cell] = set()
    chains: Leaders[Cell | None] = Leaders()  # None is the border
    for cell in rng.sample(grid.cells, len(grid.cells)):
        ends: list[Cell | None] = [near for near in grid.diagonal(cell) if near in chosen]
        ends += [None] * _stretches_of_border(grid, cell)
        apart = len(set(map(chains.of, ends))) == len(ends)
        free = chosen.isdisjoint(grid.orthogonal(cell)) and apart
        if free and rng.random() < share:
            chosen.add(cell)
            for end in ends:
                chains.join(end, cell)
    return chosen


def creeping(rng: random.Random, grid: Grid, most: int) -> set[Cell]:
    """At most so many cells, in one piece, that fill no 2x2 block."""
    chosen: set[Cell] = set()
    rim = [rng.choice(grid.cells)]
    while rim and len(chosen) < most:
        at = rng.randrange(len(rim))
        rim[at], rim[-1] = rim[-1], rim[at]
        cell = rim.pop()
        if cell not in chosen and not fills_a_block(grid, chosen, cell):
            chosen.add(cell)
            rim += [near for near in grid.orthogonal(cell) if near not in chosen]
    return chosen


def fills_a_block(grid: Grid, chosen: set[Cell], cell: Cell) -> bool:
    """Whether a cell would be the fourth of some 2x2 block."""
    return any(
        {corner, Cell(cell.row, corner.column), Cell(corner.row, cell.column)} <= chosen
        for corner in grid.diagonal(cell)
    )


def _stretches_of_border(grid: Grid, cell: Cell) -> int:
    """How many separate pieces of the border a cell touches: in a board of one row two, or one."""
    near = len(grid.orthogonal(cell))
    if min(grid.height, grid.width) == 1:
        return max(near, 1)
    return int(near < 4)


def cut_evenly(rng: random.Random, grid: Grid, size: int) -> dict[Cell, str]:
    """Every cell with the name of its piece: connected pieces of `size` cells, which fill the grid.

    From pieces along a winding path, two neighbours at a time are joined and cut anew, at an edge
    of a random tree of them that leaves as many cells on both sides.
    """
    path = [
        cell
        for row in grid.rows
        for cell in (row.cells if row.cells[0].row % 2 == 0 else row.cells[::-1])
    ]
    names = {cell: index // size for index, cell in enumerate(path)}
    pieces = [path[start : start + size] for start in range(0, len(path), size)]
    if size > 1:
        for _ in range(6 * len(pieces)):
            edge = rng.choice(grid.edges) if grid.edges else None
            if edge is None or names[edge.a] == names[edge.b]:
                continue
            one, other = names[edge.a], names[edge.b]
            both = pieces[one] + pieces[other]
            if cut := _halved(rng, grid, both):
                pieces[one], pieces[other] = cut
                names.update(dict.fromkeys(cut[0], one))
                names.update(dict.fromkeys(cut[1], other))
    return {cell: str(names[cell]) for cell in grid.cells}


def _halved(
    rng: random.Random, grid: Grid, cells: Sequence[Cell]
) -> tuple[list[Cell], list[Cell]] | None:
    """The two halves that some edge of a random tree of the cells parts; None where none does."""
    inside = set(cells)
    root = rng.choice(cells)
    above: dict[Cell, Cell] = {}  # in the order in which the tree grows
    rim = [(root, root)]
    while rim:
        at = rng.randrange(len(rim))
        rim[at], rim[-1] = rim[-1], rim[at]
        cell, parent = rim.pop()
        if cell not in above:
            above[cell] = parent
            near = grid.orthogonal(cell)
            rim += [(other, cell) for other in near if other in inside and other not in above]
    sizes = dict.fromkeys(above, 1)
    for cell in reversed(above):
        if sizes[cell] * 2 == len(cells):
            half = {cell}
            for one, parent in above.items():
                if parent in half:
                    half.add(one)
            return [one for one in cells if one in half], [one for one in cells if one not in half]
        sizes[above[cell]] += sizes[cell]
    return None
