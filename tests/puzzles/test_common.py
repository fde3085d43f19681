"""What rules checks share: pairs, counts, touching, pieces, loops."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.puzzles.check import Check
from puzzlepipe.puzzles.clues import Clue
from puzzlepipe.puzzles.common import (
    check_apart,
    check_blocks,
    check_connected,
    check_counts,
    check_each_once,
    check_givens,
    check_loop,
    check_none_twice,
    matching,
)
from puzzlepipe.puzzles.grid import Cell, Edge, Grid, ends_of

RULE = "A rule."
GRID = Grid(3, 3)
TOKENS = st.lists(st.sampled_from("A."), min_size=9, max_size=9).map(
    lambda tokens: dict(zip(GRID.cells, tokens, strict=True))
)


def cells(rows: str, char: str = "#") -> list[Cell]:
    """The cells of words of characters in which one stands."""
    return [
        Cell(r, c)
        for r, row in enumerate(rows.split())
        for c, found in enumerate(row)
        if found == char
    ]


# -- matching ------------------------------------------------------------------


def greatest(wanted: dict[int, list[str]]) -> int:
    """How many pairs there are at most, by trying out everything."""
    choices = [[*things, None] for things in wanted.values()]
    return max(
        len(taken)
        for chosen in itertools.product(*choices)
        if len(taken := [thing for thing in chosen if thing]) == len(set(taken))
    )


@given(
    st.dictionaries(st.integers(0, 5), st.lists(st.sampled_from("abcde"), unique=True), max_size=6)
)
def test_no_matching_has_more_pairs(wanted: dict[int, list[str]]) -> None:
    pairs = matching(wanted, wanted)
    assert all(thing in wanted[owner] for owner, thing in pairs.items())
    assert len(set(pairs.values())) == len(pairs)
    assert len(pairs) == greatest(wanted)


def test_owners_are_only_those_that_are_named() -> None:
    assert matching(["x"], {"x": ["a"], "y": ["b"]}) == {"x": "a"}
    assert matching([], {"x": ["a"]}) == {}


def test_long_chains_move_on() -> None:
    count = 2000
    wanted = {n: [n, n + 1] for n in range(count)} | {count: [0]}
    pairs = matching(wanted, wanted)
    assert sorted(pairs.values()) == list(range(count + 1))


# -- counts --------------------------------------------------------------------


def test_counts_of_lines() -> None:
    answer = dict(zip(Grid(1, 3).cells, "A.A", strict=True))
    row = Grid(1, 3).rows[0]
    right, many, few = (
        next(check_counts(RULE, [Clue("clue", row, n, "left", 0)], answer, "A", "tent"))
        for n in (2, 1, 3)
    )
    assert right == Check(RULE, "row 1", True, "2 tents", "2", row.cells)
    tents = (row.cells[0], row.cells[2])
    assert many == Check(RULE, "row 1", False, "1 tent", "2", tents), "those that are too many"
    assert few == Check(RULE, "row 1", False, "3 tents", "2", row.cells)


@given(TOKENS, st.integers(0, 8))
def test_counts_of_what_is_near_a_cell(answer: dict[Cell, str], number: int) -> None:
    middle = Cell(1, 1)
    clue = Clue("number", middle, number, "numbers", middle)
    (check,) = check_counts(RULE, [clue], answer, "A", "mine", GRID.around)
    mines = [cell for cell, token in answer.items() if token == "A" and cell != middle]
    assert check.ok == (len(mines) == number)
    assert check.where == "r2c2"
    assert check.found == str(len(mines))
    assert check.cells[0] == middle
    blamed = mines if len(mines) > number else GRID.cells
    assert set(check.cells) == {middle, *blamed}


def test_givens_stay() -> None:
    answer = {Cell(0, 0): "1", Cell(0, 1): "2"}
    checks = list(check_givens(RULE, {Cell(0, 0): "1", Cell(0, 1): "3"}, answer))
    assert checks == [
        Check(RULE, "r1c1", True, "1", "1", (Cell(0, 0),)),
        Check(RULE, "r1c2", False, "3", "2", (Cell(0, 1),)),
    ]


@pytest.mark.parametrize(
    ("tokens", "ok", "found"),
    [("123", True, "all"), ("121", False, "1 twice, no 3"), ("333", False, "3 twice, no 1, 2")],
)
def test_each_once(tokens: str, ok: bool, found: str) -> None:
    row = Grid(1, 3).rows[0]
    answer = dict(zip(row.cells, tokens, strict=True))
    (check,) = check_each_once(RULE, [row], "123", answer)
    assert (check.ok, check.expected, check.found) == (ok, "1 to 3", found)
    if not ok:
        clashing = {cell for cell in row.cells if tokens.count(answer[cell]) > 1}
        assert set(check.cells) == clashing, "the digits that clash, not the whole line"


# -- places --------------------------------------------------------------------


@given(TOKENS)
def test_apart(answer: dict[Cell, str]) -> None:
    tents = [cell for cell, token in answer.items() if token == "A"]
    checks = list(check_apart(RULE, tents, GRID.around, "tent"))
    assert [check.where for check in checks] == list(map(str, tents))
    for tent, check in zip(tents, checks, strict=True):
        close = [o for o in tents if o != tent and max(map(abs, _apart(o, tent))) == 1]
        assert check.ok == (not close)
        assert check.found == (", ".join(map(str, close)) or "none")
        assert set(check.cells) == {tent, *close}


def _apart(one: Cell, other: Cell) -> tuple[int, int]:
    return one.row - other.row, one.column - other.column


@pytest.mark.parametrize(
    ("rows", "found", "cut_off"),
    [
        ("... ... ...", "0 pieces", ""),
        ("##. .#. .##", "1 piece", ""),
        ("##. ..# .##", "2 pieces", "##. ... ..."),
        ("#.# ### ...", "1 piece", ""),
        ("#.. .#. ..#", "3 pieces", None),
        ("##. ##. ..#", "2 pieces", "... ... ..#"),
    ],
)
def test_connected(rows: str, found: str, cut_off: str | None) -> None:
    check = check_connected(RULE, cells(rows), GRID, "the sea")
    assert (check.rule, check.where, check.found) == (RULE, "the sea", found)
    assert check.ok == (found in ("0 pieces", "1 piece"))
    if cut_off is not None:
        assert list(check.cells) == cells(cut_off)


@given(TOKENS)
def test_blocks(answer: dict[Cell, str]) -> None:
    full = [cell for cell, token in answer.items() if token == "A"]
    checks = list(check_blocks(RULE, GRID.blocks, full, "sea"))
    assert len(checks) == 4
    for block, check in zip(GRID.blocks, checks, strict=True):
        assert check.ok == (not set(block.cells) <= set(full))
        assert check.where == block.name
        assert check.cells == block.cells


# -- loops ---------------------------------------------------------------------

POINT, LOOP = "Two or none.", "One loop."


def loop_of(edges: list[Edge], nodes: Grid) -> tuple[list[str], Check]:
    """The nodes at which something is wrong, and the check of the whole."""
    *at_nodes, whole = check_loop(POINT, LOOP, edges, nodes, "point")
    assert [check.rule for check in at_nodes] == [POINT] * len(nodes.cells)
    assert (whole.rule, whole.where) == (LOOP, "the board")
    return [check.where for check in at_nodes if not check.ok], whole


def round_(cell: Cell) -> list[Edge]:
    """The four edges round the face of which this is the upper left node."""
    a, b, c, d = (Cell(cell.row + r, cell.column + s) for r in (0, 1) for s in (0, 1))
    return [Edge(a, b), Edge(a, c), Edge(b, d), Edge(c, d)]


def test_one_loop_and_none() -> None:
    nodes = Grid(3, 3)
    assert loop_of(round_(Cell(0, 0)), nodes) == (
        [], Check(LOOP, "the board", True, "1 loop", "1 line"),
    )  # fmt: skip
    wrong, whole = loop_of([], nodes)
    assert wrong == []
    assert not whole.ok


def test_loops_that_are_apart_or_touch() -> None:
    wrong, whole = loop_of(round_(Cell(0, 0)) + round_(Cell(0, 2)), Grid(2, 4))
    assert (wrong, whole.ok, whole.found) == ([], False, "2 separate lines")
    wrong, whole = loop_of(round_(Cell(0, 0)) + round_(Cell(1, 1)), Grid(3, 3))
    assert (wrong, whole.ok) == (["point r2c2"], True)


def test_open_lines_and_branches() -> None:
    wrong, whole = loop_of(round_(Cell(0, 0))[:3], Grid(2, 2))
    assert (wrong, whole.ok) == (["point r2c1", "point r2c2"], True)
    branch = Edge(Cell(0, 1), Cell(0, 2))
    wrong, _ = loop_of([*round_(Cell(0, 0)), branch], Grid(2, 3))
    assert wrong == ["point r1c2", "point r1c3"]


def test_what_is_marked_at_a_node() -> None:
    checks = list(check_loop(POINT, LOOP, [], Grid(1, 1), "dot", lambda node: (node, Cell(9, 9))))
    assert checks[0].where == "dot r1c1"
    assert checks[0].cells == (Cell(0, 0), Cell(9, 9))


def test_ends_of_edges() -> None:
    a, b, c = Grid(1, 3).cells
    assert ends_of([Edge(a, b), Edge(b, c)]) == {a: [b], b: [a, c], c: [b]}


def test_no_token_stands_twice_in_a_line() -> None:
    answer = dict(zip(GRID.cells, "112345666", strict=True))
    checks = [check_none_twice(RULE, line, answer) for line in GRID.rows]
    assert [(check.ok, check.found) for check in checks] == [
        (False, "1 twice"), (True, "none"), (False, "6 twice"),
    ]  # fmt: skip
    assert checks[0].cells == GRID.rows[0].cells[:2]
    assert checks[1].cells == GRID.rows[1].cells
