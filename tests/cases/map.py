"""How map is tested."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import map as maps
from puzzlepipe.puzzles.types.map import Map
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def boards(draw: st.DrawFn, most: int) -> Map:
    """Random neighbours, told as borders, or a planted map; some colours given, perhaps wrongly."""
    colours = draw(st.sampled_from([("R", "Y", "G", "B"), ("red", "blue"), ("1",), tuple("abcde")]))
    if draw(st.booleans()):
        ids = [f"{number}" for number in range(draw(st.integers(1, most)))]
        pairs = [(a, b) for a in ids for b in ids if a < b]
        kept = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
        told = {name: tuple(b for a, b in kept if a == name) for name in ids}
        puzzle = Map(regions={}, borders=told, colours=colours, given={})
    else:
        grid = Grid(draw(st.integers(1, 4)), draw(st.integers(2, 4)))
        ids = draw(st.sampled_from([["a"], ["a", "B", "c"], ["10", "r2", "-", "_"]]))
        regions = {cell: draw(st.sampled_from(ids)) for cell in grid.cells}
        puzzle = Map(grid=grid, regions=regions, borders={}, colours=colours, given={})
    some = st.lists(st.sampled_from(puzzle.ids), unique=True, max_size=3)
    return replace(puzzle, given={name: draw(st.sampled_from(colours)) for name in draw(some)})


@st.composite
def planted(draw: st.DrawFn) -> Map:
    """Small maps with a solution."""
    rng = random.Random(draw(st.integers(0, 9999)))
    return Map.planted(rng, draw(st.integers(1, 4)), draw(st.integers(1, 4))).puzzle


LAND = {
    "grid": Grid(1, 2),
    "regions": {Cell(0, 0): "a", Cell(0, 1): "b"},
    "borders": {},
    "given": {},
}
TOLD = {"regions": {}, "borders": {"a": ("b",)}, "given": {}}

CASE = TypeCase(
    small_worlds=st.one_of(boards(5), planted()),
    puzzles=boards(9),
    wrong={
        maps.GIVEN: Wrong("#map\nborders:\na b\ngiven: a=R\n", "a=Y b=R\n"),
        maps.DIFFERENT: Wrong("#map\nregions:\nab\nca\n", "a=R b=R c=Y\n"),
    },
    bad_files=[
        BadFile("#map\n", 1, 2, "map needs one of 'regions:' and 'borders:'"),
        BadFile("#map\nregions:\nab\nborders:\na b\n", 1, 2, "map needs one of"),
        BadFile("#map\nregions:\nab\na\n", 4, 1, "this row has 1 cell"),
        BadFile("#map\nregions:\na.\n", 3, 2, "'.' is a cell without a region"),
        BadFile("#map\nborders: a b\n", 2, 1, "expected the lines of 'borders:' below it"),
        BadFile("#map\nborders:\na: b\n", 3, 1, "'a:' is a key; no line of 'borders:' has a colon"),
        BadFile("#map\nborders:\na b\na c\n", 4, 1, "'a' has a line already"),
        BadFile("#map\nborders:\na b a\n", 3, 1, "'a' borders itself"),
        BadFile("#map\nborders:\na b b\n", 3, 1, "or a region twice"),
        BadFile("#map\nborders:\na b\ngiven: c=R\n", 4, 8, "no region has the id 'c'"),
        BadFile("#map\nborders:\na b\ngiven: a=X\n", 4, 8, "'X' is no colour; expected one of R"),
        BadFile("#map\nborders:\na b\ngiven: a=R a=Y\n", 4, 12, "'a' has a value already"),
        BadFile("#map\nborders:\na b\ncolours: R R\n", 4, 1, "'R' among the colours"),
        BadFile("#map\nborders:\na b=\n", 3, 1, "'b=' is no id"),
        BadFile("#map\nborders:\na b\ntop: 1 1\n", 4, 1, "'top:' is no key of map"),
    ],
    flawed=[
        Flawed({**LAND, "borders": {"a": ("b",)}}, "regions", "one of the two"),
        Flawed({**LAND, "regions": {Cell(0, 0): "a"}}, "regions", "no region at r1c2"),
        Flawed({**TOLD, "borders": {"a": ("?",)}}, "borders", "'?' is no id"),
        Flawed({**TOLD, "borders": {"a": ("a",)}}, "borders", "borders itself"),
        Flawed({**TOLD, "colours": ()}, "colours", "no colours"),
        Flawed({**TOLD, "colours": ("R", "?")}, "colours", "'?' among the colours"),
        Flawed({**TOLD, "given": {"c": "R"}}, "given", "no region has the id 'c'"),
        Flawed({**TOLD, "given": {"a": "X"}}, "given", "'X' is no colour"),
    ],
    mutants=[
        Mutant(
            "encoders/types/map.py",
            "prune.naked_singles(domains, puzzle.neighbours)",
            "prune.naked_singles(domains, [puzzle.places])",
        ),
        Mutant("encoders/types/map.py", "else set(range(", "else set(range(1, "),
        Mutant(
            "templates/smt2/map.smt2.j2",
            "for hue in puzzle.colours",
            "for hue in puzzle.colours[1:]",
        ),
        Mutant(
            "puzzles/types/map.py",
            "differ = answer[a] != answer[b]",
            "differ = answer[a] < answer[b]",
        ),
        Mutant(
            "puzzles/types/map.py", "str(region), found == colour", "str(region), found > colour"
        ),
    ],
    sizes=[(1, 1), (2, 2), (2, 3), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 6)],
    instances=["map"],
)
