"""Answers with a mark on each edge: what cells say of their edges, and where they disagree."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.puzzles.edges import LINE, NONE, EdgePuzzle, taken_edges
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.grid import Cell, Edge
from puzzlepipe.puzzles.places import Step
from support import kind_of, only


def edges(text: str) -> EdgePuzzle:
    puzzle = only(text)
    assert isinstance(puzzle, EdgePuzzle)
    return puzzle


SIDES = edges("#slitherlink\n..\n")  # the edges join corners of two cells
CENTRES = edges("#pearl\n..\n..\n")  # the edges join four cells


def told(puzzle: EdgePuzzle, text: str, *, partial: bool = True) -> dict[str, str]:
    return {str(k): mark for k, mark in puzzle.read_answer(text, "a", partial=partial).items()}


def test_a_mark_that_no_edge_may_have_is_shown() -> None:
    """An answer that was tampered with is shown as it is, so that its fault can be seen."""
    answer = dict.fromkeys(CENTRES.places, NONE) | {CENTRES.places[0]: "x=7"}
    assert CENTRES.write_answer(answer) == "x=7 x=7\n  .   .\n"


def test_a_full_answer_tells_every_edge() -> None:
    assert told(CENTRES, "DR DL\nUR UL\n", partial=False) == {
        "r1c1-r1c2": LINE, "r1c1-r2c1": LINE, "r1c2-r2c2": LINE, "r2c1-r2c2": LINE,
    }  # fmt: skip
    assert told(CENTRES, "..\n..\n", partial=False) == dict.fromkeys(map(str, CENTRES.places), NONE)
    answer = SIDES.read_answer("UDL DU\n")
    assert sorted(map(str, taken_edges(answer))) == [
        "r1c1-r1c2", "r1c1-r2c1", "r1c2-r1c3", "r2c1-r2c2", "r2c2-r2c3",
    ]  # fmt: skip
    assert SIDES.write_answer(answer) == "UDL  UD\n"


@pytest.mark.parametrize(
    ("text", "marks"),
    [
        ("? ?\n", {}),
        ("Ul? ?\n", {"r1c1-r1c2": LINE, "r1c1-r2c1": NONE}),
        ("udl? ?\n", {"r1c1-r1c2": NONE, "r2c1-r2c2": NONE, "r1c1-r2c1": NONE}),
        ("? L?\n", {"r1c2-r2c2": LINE}),
        ("R? L?\n", {"r1c2-r2c2": LINE}),
        ("UR ?\n", {"r1c1-r1c2": LINE, "r2c1-r2c2": NONE, "r1c1-r2c1": NONE, "r1c2-r2c2": LINE}),
        ("Ul ?\n", {"r1c1-r1c2": LINE, "r2c1-r2c2": NONE, "r1c1-r2c1": NONE, "r1c2-r2c2": NONE}),
        (". ?\n", {"r1c1-r1c2": NONE, "r2c1-r2c2": NONE, "r1c1-r2c1": NONE, "r1c2-r2c2": NONE}),
    ],
)
def test_a_partial_answer_tells_some(text: str, marks: dict[str, str]) -> None:
    assert told(SIDES, text) == marks


@pytest.mark.parametrize("token", ["?", "Ul?", "Ul", "u", "ul?", "U?"])
def test_only_a_partial_answer_may_leave_open_or_cross_out(token: str) -> None:
    SIDES.read_answer(f"{token} ?\n", partial=True)
    with pytest.raises(PuzzleError) as refused:
        SIDES.read_answer(f"D {token}\n", "a")
    assert str(refused.value) == (
        f"a:1:3: {token!r} at r1c2; expected letters U D L R, each once, or . for none"
    )


@pytest.mark.parametrize("token", ["UU", "Uu?", "x", "?U", "??", ".?", "..", "U.", "UX", "uU", "0"])
def test_tokens_that_mean_nothing_are_refused(token: str) -> None:
    for partial in (False, True):
        with pytest.raises(PuzzleError) as refused:
            SIDES.read_answer(f". {token}\n", "a", partial=partial)
        assert str(refused.value).startswith(f"a:1:3: {token!r} at r1c2; expected letters")


def test_a_cell_may_only_name_the_edges_that_it_has() -> None:
    for text in ("U .\n. .\n", "l? .\n. .\n"):
        with pytest.raises(PuzzleError, match=r"a:1:1: '.*' at r1c1; expected letters D R, each"):
            CENTRES.read_answer(text, "a", partial=True)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("R .\n", "a:1:3: '.' at r1c2 says that the edge r1c2-r2c2 is not taken, "
                  "r1c1 that it is taken"),
        (". L?\n", "a:1:3: 'L?' at r1c2 says that the edge r1c2-r2c2 is taken, "
                   "r1c1 that it is not taken"),
        ("r? L?\n", "a:1:4: 'L?' at r1c2 says that the edge r1c2-r2c2 is taken, "
                    "r1c1 that it is not taken"),
    ],
)  # fmt: skip
def test_neighbours_that_disagree_are_both_named(text: str, message: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        SIDES.read_answer(text, "a", partial=True)
    assert str(refused.value) == message


def test_an_answer_has_the_size_of_its_grid_of_cells() -> None:
    with pytest.raises(PuzzleError, match="has 2 x 3 cells; expected one answer of the board's"):
        SIDES.read_answer("...\n...\n")


@given(st.sampled_from(["slitherlink", "pearl"]), st.integers(0, 10**6), st.data())
def test_partial_answers_that_are_written_are_read_back(
    name: str, seed: int, data: st.DataObject
) -> None:
    puzzle, answer = kind_of(name).planted(random.Random(seed), 3, 4)
    assert puzzle.read_answer(puzzle.write_answer(answer)) == answer
    kept = data.draw(st.sets(st.sampled_from(puzzle.places)))
    some = {edge: mark for edge, mark in answer.items() if edge in kept}
    assert puzzle.read_answer(puzzle.write_answer(some), partial=True) == some


def test_the_cells_that_name_an_edge_are_marked() -> None:
    a, b, c = Cell(0, 0), Cell(0, 1), Cell(1, 1)
    assert SIDES.cells_at(Edge(b, c)) == (a, b)
    assert SIDES.cells_at(Edge(a, b)) == (a,)
    assert CENTRES.cells_at(Edge(a, b)) == (a, b)
    assert CENTRES.cells_at(Step(1)) == SIDES.cells_at(a) == (), "a point is no cell"
    assert CENTRES.cells_at(a) == (a,)
