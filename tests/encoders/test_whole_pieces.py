"""Pieces of one size: text and brute force accept the same, on small boards."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.pieces import EqualPieces
from puzzlepipe.encoders.rooted_pieces import RootedPieces
from puzzlepipe.encoders.terms import (
    Literal,
)
from puzzlepipe.puzzles.grid import Cell, Edge, Grid, components
from puzzlepipe.puzzles.growth import cut_evenly
from whole_boards import (
    Trial,
    Values,
    _fixing,
    check,
)

# -- pieces of one size -------------------------------------------------------------


def partings(
    grid: Grid,
    size: int,
    *,
    noise: random.Random,
    kind: type[EqualPieces] | type[RootedPieces] = EqualPieces,
) -> Trial:
    """Borders on a small board: every choice of them, or many that are nearly divisions."""
    borders = {edge: Literal(f"border_{edge.a}_{edge.b}") for edge in grid.edges}
    symbols = {edge: literal.symbol for edge, literal in borders.items()}
    worlds: list[Values] = []
    if len(symbols) <= 10:
        for bits in itertools.product((False, True), repeat=len(symbols)):
            worlds.append(dict(zip(symbols.values(), bits, strict=True)))
    else:
        for _ in range(400):
            names = cut_evenly(noise, grid, size)
            world = {s: names[e.a] != names[e.b] for e, s in symbols.items()}
            for symbol in noise.sample(list(world), noise.choice((0, 0, 1, 2, 4))):
                world[symbol] = not world[symbol]
            if world not in worlds:
                worlds.append(world)

    def right(values: Values) -> bool:
        near: dict[Cell, list[Cell]] = {cell: [] for cell in grid.cells}
        for (a, b), symbol in symbols.items():
            if not values[symbol]:
                near[a].append(b)
                near[b].append(a)
        pieces = components(grid.cells, near.__getitem__)
        piece_of = {cell: index for index, piece in enumerate(pieces) for cell in piece}
        return all(len(piece) == size for piece in pieces) and all(
            values[symbol] == (piece_of[a] != piece_of[b]) for (a, b), symbol in symbols.items()
        )

    rule = kind(borders, grid, size, noun="region")
    return Trial(rule, worlds, [values for values in worlds if right(values)])


SIZED = [(1, 3, 1), (1, 4, 2), (4, 1, 2), (2, 2, 1), (2, 2, 2), (2, 2, 4), (2, 3, 2), (2, 3, 3)]
LARGER = [(3, 3, 3), (2, 4, 4), (3, 4, 4), (4, 4, 4), (4, 4, 8), (4, 5, 5), (5, 6, 10)]


@pytest.mark.parametrize("ring", [24, 0], ids=["without holes", "as if they had holes"])
def test_pieces_of_one_size(ring: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlepipe.encoders.pieces.RING", ring)
    noise = random.Random(3)
    check([partings(Grid(h, w), size, noise=noise) for h, w, size in SIZED + LARGER])


def test_pieces_of_one_size_with_roots() -> None:
    noise = random.Random(4)
    check(
        [partings(Grid(h, w), k, noise=noise, kind=RootedPieces) for h, w, k in SIZED + LARGER[:-1]]
    )


@pytest.mark.parametrize("kind", [EqualPieces, RootedPieces])
@pytest.mark.parametrize("size", [0, 4, 7])
def test_pieces_make_up_the_board(kind: type[EqualPieces] | type[RootedPieces], size: int) -> None:
    with pytest.raises(ValueError, match=f"pieces of {size} cells do not make up 6"):
        kind({}, Grid(2, 3), size, noun="region")


def test_a_piece_may_go_round_another_one() -> None:
    """The smallest that can has 24 cells; a border across it parts nothing."""
    grid = Grid(8, 9)
    square = set(Grid(7, 7).cells)
    inner = {Cell(r, c) for r in range(1, 6) for c in range(1, 6)} - {Cell(5, 5)}
    ring = square - inner - {Cell(6, 6)}
    names = {c: 0 if c in ring else 1 if c in inner else 2 for c in grid.cells}
    assert sorted(Counter(names.values()).values()) == [24, 24, 24]
    borders = {edge: Literal(f"border_{edge.a}_{edge.b}") for edge in grid.edges}
    model = Model(frozenset({"The rule"}))
    text = "".join(model.declare(literal.symbol, "Bool") for literal in borders.values())
    text += model.whole("The rule", EqualPieces(borders, grid, 24, noun="region"))
    right = {literal.symbol: names[e.a] != names[e.b] for e, literal in borders.items()}
    cut = Edge(Cell(0, 3), Cell(0, 4))
    wrong = {**right, borders[cut].symbol: True}
    script = text + "".join(
        f"(push 1)(assert {_fixing(values)})(check-sat)(pop 1)\n" for values in (right, wrong)
    )
    assert run(find("z3"), "(set-logic QF_LIA)\n" + script, 240).text.split() == ["sat", "unsat"]
