"""How tracks is tested."""

from __future__ import annotations

import random

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.types import tracks
from puzzlepipe.puzzles.types.tracks import Tracks
from support import BadFile, Flawed, Mutant, TypeCase, Wrong, only


@st.composite
def boards(draw: st.DrawFn, sizes: st.SearchStrategy[tuple[int, int]]) -> Tracks:
    """Planted tracks, of some of which the numbers are changed."""
    height, width = draw(sizes)
    puzzle = Tracks.planted(random.Random(draw(st.integers(0, 10**6))), height, width).puzzle
    if draw(st.integers(0, 2)):
        return puzzle
    top = draw(st.tuples(*[st.none() | st.integers(0, height)] * width))
    return Tracks(
        grid=puzzle.grid, pieces=puzzle.pieces, ends=puzzle.ends, top=top, left=puzzle.left
    )


SPECIAL = [
    *map(only, ("#tracks\nL . .\n. . .\n. . R\n", "#tracks\nL . R\n. . .\n. . .\n")),
    *map(only, ("#tracks\nUL .\n. .\n", "#tracks\nUD\n", "#tracks\nL . R\n. DR .\n. . .\n")),
]
"""Without numbers: all ways from end to end, also where a loop beside them has room."""

ROUND = "#tracks\n U .  .\n L .  .\n . .  .\n"
BOARD = {"grid": Grid(2, 2), "top": (None,) * 2, "left": (None,) * 2}
ENDS = {Cell(0, 0): "L", Cell(1, 1): "R"}
RULES = "puzzles/types/tracks.py"
ENCODER = "encoders/types/tracks.py"
LOOPS = "encoders/loops.py"

CASE = TypeCase(
    small_worlds=boards(st.sampled_from([(1, 1), (1, 4), (2, 2), (2, 3), (3, 3), (4, 2)]))
    | st.sampled_from(SPECIAL),
    puzzles=boards(st.tuples(st.integers(1, 8), st.integers(1, 8))),
    wrong={
        tracks.GIVEN: Wrong("#tracks\nL . .\nDR . .\n. . R\n", "LR LR DL\n. . UD\n. . UR\n"),
        tracks.COUNT: (
            Wrong("#tracks\nL . R\ntop: . 0 .\n", "LR LR LR\n"),
            Wrong("#tracks\nL . R\n. . .\nleft: . 2\n", "LR LR LR\n. . .\n"),
        ),
        tracks.PASSES: (
            Wrong("#tracks\nL . R\n. . .\n", "LRD LR LRD\nUR LR UL\n"),
            Wrong("#tracks\nL . R\n. . .\n", "L . R\n. . .\n"),
        ),
        tracks.ONE: Wrong(ROUND, "UD . .\nUL DR DL\n. UR UL\n"),
    },
    bad_files=[
        BadFile("#tracks\nL x\n. R\n", 2, 3, "'x' stands here; expected two of U D L R, or ."),
        BadFile("#tracks\nL .\nLRU R\n", 3, 1, "'LRU' stands here; expected two of U D L R"),
        BadFile("#tracks\nL . .\n. U .\n. . R\n", 3, 3, "one side of a piece alone; expected two"),
        BadFile("#tracks\nL .\n. .\n", 2, 1, "1 end of the track; expected two, where it leaves"),
        BadFile("#tracks\n. .\n. .\n", 1, 2, "0 ends of the track; expected two, where it leaves"),
        BadFile("#tracks\nL .\n. R\ntop: 1\n", 4, 6, "'top:' has 1 clue; expected 2"),
        BadFile("#tracks\nL .\n. R\nright: 1 1\n", 4, 1, "'right:' is no key of tracks"),
        BadFile("#tracks\n", 1, 2, "tracks has no grid"),
    ],
    flawed=[
        Flawed({**BOARD, "ends": ENDS, "pieces": {Cell(2, 0): "UD"}}, "pieces", "outside of the"),
        Flawed({**BOARD, "ends": {**ENDS, Cell(2, 0): "D"}, "pieces": {}}, "ends", "outside of"),
        Flawed({**BOARD, "ends": {Cell(0, 0): "R"}, "pieces": {}}, "ends", "does not leave the"),
        Flawed({**BOARD, "ends": {Cell(0, 0): "L"}, "pieces": {}}, "ends", "1 end of the track"),
        Flawed({**BOARD, "ends": ENDS, "pieces": {Cell(0, 0): "DU"}}, "pieces", "'DU' at r1c1"),
        Flawed({**BOARD, "ends": ENDS, "pieces": {Cell(0, 0): "DR"}}, "pieces", "otherwise than"),
        Flawed(
            {**BOARD, "ends": {Cell(0, 0): "UL"}, "pieces": {Cell(0, 0): "UL"}},
            "pieces",
            "both sides of UL at r1c1 are ends",
        ),
        Flawed({**BOARD, "ends": ENDS, "pieces": {}, "top": (1,)}, "top", "top has 1 clue"),
        Flawed({**BOARD, "ends": ENDS, "pieces": {}, "left": (1, -1)}, "left", "a clue -1"),
    ],
    impossible=["#tracks\nL . R\ntop: . 2 .\n", "#tracks\nL . R\nleft: 4\n"],
    mutants=[
        Mutant(RULES, "right = len(track) == clue.value", "right = len(track) <= clue.value"),
        Mutant(RULES, "right = len(track) == clue.value", "right = len(track) >= clue.value"),
        Mutant(RULES, "right = len(letters) in (0, 2)", "right = len(letters) != 1"),
        Mutant(RULES, 'len(pieces) == 1, "one track"', 'len(pieces) >= 1, "one track"'),
        Mutant(RULES, "found == letters, letters", "len(found) == 2, letters"),
        Mutant(ENCODER, "edge: token == LINE", "edge: token != NONE and edge.a.row == edge.b.row"),
        Mutant(ENCODER, "(*puzzle.ends, *puzzle.pieces)", "(*puzzle.ends, *self.grid.cells[:1])"),
        Mutant(ENCODER, "[TRUE] * len(", "[TRUE] * 0 * len("),
        Mutant(LOOPS, "ring[first : last + 1]", "ring[first + 1 : last + 1]"),
        Mutant(LOOPS, "sorted(map(ring.index, gates))", "sorted(map(ring.index, gates[:1] * 2))"),
        Mutant("templates/smt2/tracks.smt2.j2", "iff(track[cell], or_(sides))", "track[cell]"),
    ],
    instances=["tracks"],
)
