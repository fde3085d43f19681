"""Exact covers: every piece once, every cell once, and nothing else, with symbols and without."""

from __future__ import annotations

import random
from collections.abc import Hashable
from itertools import combinations, product

import pytest
from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.encoders.cover import GROUP, Cover, Spots
from puzzlepipe.encoders.families import Booleans
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.terms import Term, and_, not_, or_, symbols_in
from puzzlepipe.puzzles.grid import Cell, Edge, Grid

RULES = frozenset({"Pieces", "Cells", "Belongs", "Borders"})


def random_spots(rng: random.Random, grid: Grid) -> tuple[dict[str, Spots], dict[str, int]]:
    """Few pieces that cover the board at least once, some of them twice there; and more spots."""
    cells = rng.sample(grid.cells, len(grid.cells))
    spots: dict[str, dict[Hashable, tuple[Cell, ...]]] = {}
    copies: dict[str, int] = {}
    while cells:
        name = rng.choice("ABC")
        size = rng.randint(1, 3)
        copies[name] = copies.get(name, 0) + 1
        spots.setdefault(name, {})[name, copies[name]] = tuple(cells[:size])
        del cells[:size]
    for number, name in enumerate(rng.choices("ABC", k=4), start=10):
        if name in spots:
            size = min(len(grid.cells), rng.randint(1, 3))
            spots[name][name, number] = tuple(rng.sample(grid.cells, size))
    if rng.random() < 0.2:
        copies[min(copies)] += 1
    return dict(spots), copies


Covered = tuple[dict[Cell, str], dict[Edge, bool]]
"""The owners of the cells, and where borders are."""


def covers(grid: Grid, pieces: dict[str, Spots], copies: dict[str, int]) -> list[Covered]:
    """Every way to lay all pieces on all cells, by trying all."""
    found: list[Covered] = []
    ways = [combinations(spots.values(), copies[name]) for name, spots in pieces.items()]
    for chosen in product(*ways):
        laid = [(name, cells) for name, some in zip(pieces, chosen, strict=True) for cells in some]
        if sorted(cell for _, cells in laid for cell in cells) == list(grid.cells):
            number = {cell: n for n, (_, cells) in enumerate(laid) for cell in cells}
            owner = {cell: name for name, cells in laid for cell in cells}
            one = owner, {edge: number[edge.a] != number[edge.b] for edge in grid.edges}
            if one not in found:
                found.append(one)
    return found


def text_of(cover: Cover, border: Booleans, *, plain: bool = False) -> str:
    model = Model(RULES, plain=plain)
    text = "".join(family.declare(model) for family in (cover.lies, cover.owner, border))
    for name in cover.pieces:
        text += model.rule("Pieces", f"piece {name}", cover.laid(name))
    for cell in cover.board:
        text += model.rule("Cells", cell, cover.owner.one_value(cell))
        for name, terms in cover.belongs(cell, model):
            text += model.rule("Belongs", [cell, f"piece {name}"], terms)
    for edge in border:
        assert isinstance(edge, Edge)
        for name, terms in cover.parts(edge, border[edge]):
            text += model.rule("Borders", [edge, f"piece {name}"], terms)
    return text + model.take_pending()


@pytest.mark.parametrize("style", ["boolean", "int"])
@pytest.mark.parametrize("folded", [True, False])
def test_a_cover_is_what_covers_every_cell_once(folded: bool, style: str) -> None:
    script, expected = "(set-logic QF_LIA)\n", []
    for seed in range(80):
        rng = random.Random(seed)
        grid = Grid(rng.randint(1, 3), rng.randint(1, 4))
        pieces, copies = random_spots(rng, grid)
        cover = Cover(grid.cells, pieces, style, copies=copies, folded=folded)
        border = Booleans("border", grid.edges)
        right = [
            and_(
                [cover.owner.is_(cell, name) for cell, name in owner.items()],
                [border[edge] if on else not_(border[edge]) for edge, on in borders.items()],
            )
            for owner, borders in covers(grid, pieces, copies)
        ]
        script += f"(push 1)\n{text_of(cover, border, plain=not folded)}"
        script += "".join(f"(push 1)(assert {one})(check-sat)(pop 1)\n" for one in right)
        script += f"(assert {not_(or_(right))})(check-sat)(pop 1)\n"
        expected += ["sat"] * len(right) + ["unsat"]
    assert expected.count("sat") > 20
    assert run(find("z3"), script, 60).text.split() == expected


def dominoes(grid: Grid) -> Spots:
    return {(edge.a, edge.b): tuple(edge) for edge in grid.edges}


def test_a_cover_without_symbols_has_the_same_options() -> None:
    grid = Grid(1, 4)
    cover = Cover(grid.cells, {"A/B": dominoes(grid)}, "boolean", copies={"A/B": 2})
    exact = cover.without_symbols(cover.numbered)
    assert (list(exact.cells), exact.copies, len(exact.options)) == (list(grid.cells), [2], 3)
    assert exact.answer([2, 0]) == dict(zip(grid.cells, [1, 1, 2, 2], strict=True))


def test_two_dominoes_on_a_square_lie_in_two_ways() -> None:
    grid = Grid(2, 2)
    cover = Cover(grid.cells, {"A/B": dominoes(grid)}, "boolean", copies={"A/B": 2})
    border = Booleans("border", grid.edges)
    assert len(covers(grid, dict(cover.pieces), cover.copies)) == 2
    script = "(set-logic QF_LIA)\n" + text_of(cover, border)
    for on in grid.edges:
        script += f"(push 1)(assert {border[on]})(check-sat)(pop 1)\n"
    for a, b in combinations(grid.edges, 2):
        script += f"(push 1)(assert {and_(border[a], border[b])})(check-sat)(pop 1)\n"
    meet = ["unsat" if set(a) & set(b) else "sat" for a, b in combinations(grid.edges, 2)]
    assert run(find("z3"), script, 60).text.split() == ["sat"] * 4 + meet


def test_each_instance_speaks_of_one_piece() -> None:
    pieces: dict[str, Spots] = {name: {(name, 0): (Cell(0, 0),)} for name in "ABC"}
    cover = Cover([Cell(0, 0)], pieces, "boolean")
    assert [name for name, _ in cover.belongs(Cell(0, 0), Model(RULES))] == ["A", "B", "C"]


@pytest.mark.parametrize("copies", [1, 2])
def test_many_spots_over_a_cell_are_told_by_few_symbols(copies: int) -> None:
    cell = Cell(0, 0)
    pieces: dict[str, Spots] = {
        "A/B": {("A/B", number): (cell,) for number in range(2 * GROUP + 1)},
        "C": {("C", 0): (cell,)},
    }
    cover = Cover([cell], pieces, "boolean", copies={"A/B": copies}, folded=False)
    model = Model(RULES, plain=True)
    text = cover.lies.declare(model) + cover.owner.declare(model)
    belongs = dict(cover.belongs(cell, model))
    text += model.rule("Belongs", cell, belongs["A/B"])
    tied = model.instances[0].constraints[0]
    assert isinstance(tied, Term)
    assert len(set(symbols_in(tied))) == 4
    assert "over_A_u47_B_r1c1_3" in model.symbols
    spots, owned = cover.lies.of(pieces["A/B"]), cover.owner.is_(cell, "A/B")
    trials = [and_(spot, not_(owned)) for spot in spots] + [and_(owned, not_(or_(spots)))]
    script = "(set-logic QF_LIA)\n" + text
    script += "".join(f"(push 1)(assert {one})(check-sat)(pop 1)\n" for one in trials)
    assert set(run(find("z3"), script, 60).text.split()) == {"unsat"}
    one_lies = and_(spots[-1], owned, [not_(spot) for spot in spots[:-1]])
    none_lies = not_(or_(owned, spots))
    for one in (one_lies, none_lies):
        said = run(find("z3"), f"(set-logic QF_LIA)\n{text}(assert {one})(check-sat)\n", 60).text
        assert said.split() == ["sat"]
