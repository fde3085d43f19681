"""Grid geometry, against its definition."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import (
    COMPASS,
    DOWN,
    LEFT,
    ORTHOGONAL,
    RIGHT,
    UP,
    Cell,
    Edge,
    Grid,
    Line,
    borders,
    components,
    regions_of,
)
from puzzlepipe.puzzles.places import Step

GRIDS = st.builds(Grid, st.integers(1, 5), st.integers(1, 5))


def test_names_are_those_of_people() -> None:
    grid = Grid(2, 3)
    assert str(Cell(0, 0)) == "r1c1"
    assert [str(line) for line in grid.lines] == [
        "row 1", "row 2", "column 1", "column 2", "column 3",
    ]  # fmt: skip
    assert grid.rows[1].cells == (Cell(1, 0), Cell(1, 1), Cell(1, 2))
    assert grid.columns[2].cells == (Cell(0, 2), Cell(1, 2))


def test_cells_in_reading_order() -> None:
    assert list(map(str, Grid(2, 2).cells)) == ["r1c1", "r1c2", "r2c1", "r2c2"]


def test_what_lies_inside() -> None:
    grid = Grid(2, 3)
    assert Cell(1, 2) in grid
    assert (1, 2) in grid
    for outside in (Cell(2, 0), Cell(0, 3), Cell(-1, 0), Cell(0, -1), "r1c1", None):
        assert outside not in grid
    a, b = Cell(0, 0), Cell(0, 1)
    for other in (Edge(a, b), (a, b), Line("row 1", (a, b)), Step(1), (1,)):
        assert other not in grid


def test_lines_as_they_are_seen_from_the_sides() -> None:
    grid = Grid(2, 3)
    assert grid.seen_from("top") == grid.columns
    assert grid.seen_from("left") == grid.rows
    assert [str(line) for line in grid.seen_from("bottom")] == [
        f"column {number} from below" for number in (1, 2, 3)
    ]
    assert [str(line) for line in grid.seen_from("right")] == [
        "row 1 from the right", "row 2 from the right",
    ]  # fmt: skip
    assert grid.seen_from("bottom")[2].cells == (Cell(1, 2), Cell(0, 2))
    assert grid.seen_from("right")[1].cells == (Cell(1, 2), Cell(1, 1), Cell(1, 0))


@given(GRIDS)
def test_neighbours_are_those_at_the_distance_that_the_words_say(grid: Grid) -> None:
    for cell in grid.cells:
        apart = {
            other: (abs(cell.row - other.row), abs(cell.column - other.column))
            for other in grid.cells
        }
        assert set(grid.orthogonal(cell)) == {o for o, d in apart.items() if sum(d) == 1}
        assert set(grid.diagonal(cell)) == {o for o, d in apart.items() if d == (1, 1)}
        assert grid.around(cell) == [o for o, d in apart.items() if max(d) == 1]


@given(GRIDS)
def test_edges_are_each_neighbourhood_once(grid: Grid) -> None:
    assert sorted(grid.edges) == sorted(
        Edge(cell, near) for cell in grid.cells for near in grid.orthogonal(cell) if cell < near
    )
    for a, b in grid.edges:
        assert Edge.of(a, b) == Edge.of(b, a) == Edge(a, b)


@given(GRIDS)
def test_blocks_are_the_squares_of_four_cells(grid: Grid) -> None:
    assert len(grid.blocks) == (grid.height - 1) * (grid.width - 1)
    for block in grid.blocks:
        a, b, c, d = block.cells
        assert str(block) == f"{a} to {d}"
        assert {b, c} <= set(grid.orthogonal(a)) & set(grid.orthogonal(d))
        assert d in grid.diagonal(a)


def test_neighbours_come_in_the_order_of_the_letters() -> None:
    grid = Grid(3, 3)
    middle = Cell(1, 1)
    assert grid.orthogonal(middle) == [middle.step(ORTHOGONAL[letter]) for letter in "UDLR"]
    assert tuple(ORTHOGONAL.values()) == (UP, DOWN, LEFT, RIGHT)


def test_rays_end_at_the_border() -> None:
    grid = Grid(3, 4)
    assert grid.ray(Cell(1, 1), RIGHT) == [Cell(1, 2), Cell(1, 3)]
    assert grid.ray(Cell(1, 1), COMPASS["nw"]) == [Cell(0, 0)]
    assert grid.ray(Cell(0, 1), UP) == []
    assert Cell(1, 1).step(DOWN, 3) == Cell(4, 1)


@given(st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4))))
def test_components_cut_where_nothing_connects(some: set[tuple[int, int]]) -> None:
    grid = Grid(5, 5)
    cells = sorted(Cell(*one) for one in some)
    pieces = components(cells, grid.orthogonal)
    assert sorted(cell for piece in pieces for cell in piece) == cells
    home = {cell: number for number, piece in enumerate(pieces) for cell in piece}
    for cell in cells:
        assert all(home[near] == home[cell] for near in grid.orthogonal(cell) if near in home)
    for piece in pieces:  # each cell but the first is reached from an earlier one
        for index, cell in enumerate(piece[1:], 1):
            assert set(grid.orthogonal(cell)) & set(piece[:index])
    assert [piece[0] for piece in pieces] == sorted(piece[0] for piece in pieces)


def test_a_very_long_piece_is_no_recursion() -> None:
    grid = Grid(1, 20_000)
    assert len(components(grid.cells, grid.orthogonal)) == 1


def test_regions_and_their_borders() -> None:
    ids = dict(zip(Grid(2, 2).cells, "abaa", strict=True))
    regions = regions_of(ids, "cage")
    assert {name: str(line) for name, line in regions.items()} == {"a": "cage a", "b": "cage b"}
    assert regions["a"].cells == (Cell(0, 0), Cell(1, 0), Cell(1, 1))
    assert list(map(str, borders(ids))) == ["r1c1-r1c2", "r1c2-r2c2"]
