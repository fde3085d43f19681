"""Several rules about the whole board in one model: their symbols have names of their own."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Mapping

import pytest
from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.encoders.archipelago import Archipelago
from puzzlepipe.encoders.model import Model, WholeBoard
from puzzlepipe.encoders.planar import Connected
from puzzlepipe.encoders.regions import HangByRanks, Region
from puzzlepipe.encoders.terms import TRUE, Literal, Term, and_, not_
from puzzlepipe.puzzles.grid import Cell, Grid, components

GRID = Grid(3, 3)
CORNER, MIDDLE = Cell(0, 0), Cell(1, 1)

Make = Callable[[str, Mapping[Cell, Term]], WholeBoard]


def connected(stem: str, on: Mapping[Cell, Term]) -> WholeBoard:
    return Connected("cell", on, GRID, stem=stem)


def archipelago(stem: str, on: Mapping[Cell, Term]) -> WholeBoard:
    """The cells that are on, parted by regions of one cell."""
    regions = [Region(cell, {cell: not_(on[cell])}, GRID.orthogonal) for cell in GRID.cells]
    return Archipelago(on, regions, GRID, "boolean", stem=stem)


def ranks(stem: str, on: Mapping[Cell, Term]) -> WholeBoard:
    region = Region(CORNER, {**on, CORNER: TRUE}, GRID.orthogonal)
    return HangByRanks([region], stem=f"rank_{stem}")


def in_one_piece(cells: Collection[Cell]) -> bool:
    return len(components(cells, GRID.orthogonal)) <= 1


def verdicts(text: str, terms: list[Term]) -> list[str]:
    asked = "".join(f"(push 1)(assert {term})(check-sat)(pop 1)\n" for term in terms)
    return run(find("z3"), f"(set-logic QF_LIA)\n{text}{asked}", 100).text.split()


def world(on: Mapping[Cell, Term], cells: Collection[Cell]) -> Term:
    return and_(on[cell] if cell in cells else not_(on[cell]) for cell in on)


@pytest.mark.parametrize("make", [connected, archipelago, ranks])
def test_two_of_a_kind_speak_of_their_own_cells(make: Make) -> None:
    model = Model(frozenset({"The rule"}))
    both = [{cell: Literal(f"{stem}_on_{cell}") for cell in GRID.cells} for stem in "ab"]
    text = "".join(model.declare(one.symbol, "Bool") for on in both for one in on.values())
    for stem, on in zip("ab", both, strict=True):
        text += model.whole("The rule", make(stem, on))
    text += model.take_pending()
    whole, parted = set(GRID.cells), {CORNER, Cell(2, 2)}
    one_row = set(GRID.rows[0].cells)
    # Cells off share no side with each other, as regions of one cell must.
    ring = whole - {MIDDLE}
    cut = whole - {Cell(0, 1), Cell(1, 0)}
    sets = [whole, ring, cut] if make is archipelago else [whole, ring, cut, parted, one_row]
    pairs = list(itertools.product(sets, repeat=2))
    terms = [and_(world(on, one) for on, one in zip(both, pair, strict=True)) for pair in pairs]
    right = ["sat" if all(map(in_one_piece, pair)) else "unsat" for pair in pairs]
    assert {"sat", "unsat"} == set(right)
    assert verdicts(text, terms) == right


def test_a_board_with_holes_is_connected_round_them() -> None:
    model = Model(frozenset({"The rule"}))
    on = {cell: Literal(f"on_{cell}") for cell in GRID.cells if cell not in (CORNER, MIDDLE)}
    text = "".join(model.declare(one.symbol, "Bool") for one in on.values())
    text += model.whole("The rule", Connected("cell", on, GRID, stem="cell"))
    worlds = [
        set(itertools.compress(on, chosen)) for chosen in itertools.product((0, 1), repeat=len(on))
    ]
    right = ["sat" if in_one_piece(cells) else "unsat" for cells in worlds]
    assert {"sat", "unsat"} == set(right)
    assert verdicts(text, [world(on, cells) for cells in worlds]) == right
