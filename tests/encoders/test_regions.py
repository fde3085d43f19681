"""Regions that grow from a root: step by step and by brute force the same members."""

from __future__ import annotations

import itertools
import random

from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.regions import Region, within_steps
from puzzlepipe.encoders.terms import TRUE, Literal, Term, not_
from puzzlepipe.puzzles.grid import Cell, Grid, components


def test_within_steps_goes_round_what_is_in_the_way() -> None:
    grid = Grid(2, 3)
    wall = Cell(0, 1)
    found = within_steps(
        Cell(0, 0), lambda cell: [near for near in grid.orthogonal(cell) if near != wall], 3
    )
    assert found == {Cell(0, 0): 0, Cell(1, 0): 1, Cell(1, 1): 2, Cell(1, 2): 3}


def test_reached_in_steps() -> None:
    rng = random.Random(7)
    script, expected = "(set-logic QF_LIA)\n", []
    for _ in range(60):
        grid = Grid(rng.randint(1, 3), rng.randint(1, 3))
        root = rng.choice(grid.cells)
        others = [cell for cell in grid.cells if cell != root and rng.random() < 0.8]
        steps = rng.randint(0, 4)
        inside = {cell: Literal(f"in_{cell}") for cell in others}
        members: dict[Cell, Term] = {root: TRUE, **inside}
        model = Model(frozenset({"Reached"}))
        declared = "".join(model.declare(inside[cell].symbol, "Bool") for cell in others)
        region = Region(root, members, grid.orthogonal)
        text = declared + "".join(
            model.rule("Reached", [root, cell], terms)
            for cell, terms in region.reached(model, steps)
        )
        script += f"(push 1)\n{text}"
        for choice in itertools.product([False, True], repeat=len(others)):
            chosen = {root, *itertools.compress(others, choice)}
            piece = components(chosen, grid.orthogonal)
            near = within_steps(
                root, lambda cell, near=grid.orthogonal, to=chosen: to & {*near(cell)}, steps
            )
            literals = [
                inside[c] if on else not_(inside[c]) for c, on in zip(others, choice, strict=True)
            ]
            script += f"(push 1)(assert (and true {' '.join(literals)} true))(check-sat)(pop 1)\n"
            expected.append("sat" if len(piece) == 1 and len(near) == len(chosen) else "unsat")
        script += "(pop 1)\n"
    assert expected.count("unsat") > 500
    assert expected.count("sat") > 150
    assert run(find("z3"), script, 60).text.split() == expected
