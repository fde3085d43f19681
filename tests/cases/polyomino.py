"""How polyomino is tested."""

from __future__ import annotations

import math

from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.shapes import Shape, shape_of
from puzzlepipe.puzzles.types import polyomino
from puzzlepipe.puzzles.types.polyomino import Polyomino
from support import BadFile, Flawed, Mutant, TypeCase, Wrong, divisions

Board = frozenset[Cell]


def grown(draw: st.DrawFn, grid: Grid, inside: Board, size: int) -> Board:
    """A connected set of at most `size` cells."""
    piece = [draw(st.sampled_from(sorted(inside)))]
    while len(piece) < size:
        around = {near for cell in piece for near in grid.orthogonal(cell)}
        more = sorted((around & inside) - set(piece))
        if not more:
            break
        piece.append(draw(st.sampled_from(more)))
    return frozenset(piece)


def cut_up(draw: st.DrawFn, grid: Grid, board: Board, most: int) -> list[Board]:
    """A board in connected pieces of up to `most` cells."""
    pieces = []
    while board:
        pieces.append(grown(draw, grid, board, draw(st.integers(1, most))))
        board -= pieces[-1]
    return pieces


@st.composite
def boards(draw: st.DrawFn, height: int, width: int, most: int) -> Polyomino:
    """A board cut into pieces; now and then they are straightened, so that they may not fit.

    Or one is left over, or some cells may stay empty.
    """
    grid = Grid(draw(st.integers(1, height)), draw(st.integers(1, width)))
    board = draw(st.frozensets(st.sampled_from(grid.cells), min_size=1))
    if draw(st.booleans()):
        board = frozenset(grid.cells)
    shapes = [shape_of(piece) for piece in cut_up(draw, grid, board, most)]
    if draw(st.integers(0, 3)) == 0:
        shapes = [straightened(shape) for shape in shapes]
    optional: Board = frozenset()
    if draw(st.booleans()):
        optional = draw(st.frozensets(st.sampled_from(grid.cells), max_size=4))
    left_over = draw(st.booleans())
    if left_over and draw(st.booleans()):
        shapes.append(draw(st.sampled_from(shapes)))
    letters = draw(st.permutations("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"))
    return Polyomino(
        grid=grid,
        cells=board | optional,
        optional=optional,
        pieces=dict(zip(letters, shapes, strict=False)),
        flip=draw(st.booleans()),
        rotate=draw(st.booleans()),
        left_over=left_over,
    )


def straightened(shape: Shape) -> Shape:
    """As many cells in a row."""
    return shape_of(Cell(0, column) for column in range(len(shape.cells)))


def owners(puzzle: Polyomino) -> int:
    """In how many ways cells can be given to pieces, or to none."""
    return math.prod(len(puzzle.pieces) + (cell in puzzle.optional) for cell in puzzle.board)


L_AND_I = "#polyomino\nboard:\n####\n###.\npieces:\nAA\nA.\n\nBBBB\n"

PAIR = Shape((Cell(0, 0), Cell(0, 1)))
BOARD = {"grid": Grid(1, 2), "cells": {Cell(0, 0), Cell(0, 1)}}
CODE = "encoders/types/polyomino.py"


def with_piece(*cells: tuple[int, int]) -> dict[str, object]:
    return {**BOARD, "pieces": {"A": Shape(tuple(Cell(*cell) for cell in cells))}}


BARS_AND_CORNER = """\
#polyomino
board:
###
###
###
pieces:
AAA

BBB

CC
C.
rotate: yes
"""

RULES = "puzzles/types/polyomino.py"

CASE = TypeCase(
    small_worlds=boards(3, 4, 5).filter(lambda puzzle: owners(puzzle) <= 5000),
    candidates=lambda puzzle: divisions(puzzle, len(puzzle.pieces)),
    puzzles=boards(6, 6, 6),
    worlds=60,
    wrong={
        polyomino.LIES: (
            Wrong(L_AND_I, "BBBB\nAAA.\n"),
            Wrong(BARS_AND_CORNER, "111\n223\n233\n"),
        ),
        polyomino.LIES_OR_NOT: Wrong(L_AND_I + "left-over: yes\n", "BBBB\nAAA.\n"),
    },
    bad_files=[
        BadFile("#polyomino\npieces:\nA\n", 1, 2, "polyomino needs a 'board:' block"),
        BadFile("#polyomino\nboard:\n##\n", 1, 2, "polyomino needs a 'pieces:' block"),
        BadFile("#polyomino\nboard:\n#1\npieces:\nAA\n", 3, 2, "'1' stands here; expected #"),
        BadFile(
            "#polyomino\nboard:\n#?\npieces:\nAAA\n",
            3,
            1,
            "2 cells and the pieces together have 3; all pieces must fill the cells that may not",
        ),
        BadFile(
            "#polyomino\nboard:\n###\npieces:\nAA\nleft-over: yes\n",
            3,
            1,
            "3 cells and the pieces together have 2; the pieces must fill it",
        ),
        BadFile("#polyomino\nboard:\n##\npieces:\nAA\nleft-over: 1\n", 6, 12, "expected yes or no"),
        BadFile("#polyomino\nboard:\n##\npieces:\nA1\n", 5, 2, "'1' is no letter of a piece"),
        BadFile(
            "#polyomino\nboard:\n##\npieces:\nA\nB\n", 6, 1, "a blank line separates two pictures"
        ),
        BadFile("#polyomino\nboard:\n##\npieces:\nA.A\n", 5, 1, "do not hang together"),
        BadFile("#polyomino\nboard:\n##\npieces:\n...\n", 5, 1, "this picture shows no piece"),
        BadFile("#polyomino\nboard:\n##\npieces:\n\n", 4, 1, "'pieces:' shows no piece"),
        BadFile(
            "#polyomino\nboard:\n##\n\npieces:\nAAA\n",
            3,
            1,
            "the board has 2 cells and the pieces together have 3",
        ),
        BadFile("#polyomino\nboard:\n##\npieces:\nAA\nflip: so\n", 6, 7, "expected yes or no"),
        BadFile(
            "#polyomino\nboard:\n" + "#" * 53 + "\npieces:\n" + "A\n\n" * 53,
            109,
            1,
            "there are 53 pieces; letters name at most 52",
        ),
    ],
    flawed=[
        Flawed({**BOARD, "pieces": {"A": PAIR}, "optional": {Cell(1, 0)}}, "optional", "r2c1 may"),
        Flawed({**with_piece((0, 0)), "cells": {Cell(1, 0)}}, "cells", "a cell to cover at r2c1"),
        Flawed(with_piece((0, 0)), "cells", "has 2 cells and the pieces together have 1"),
        Flawed({**BOARD, "cells": (), "pieces": {}}, "pieces", "there are no pieces"),
        Flawed({**BOARD, "pieces": {"AB": PAIR}}, "pieces", "a piece is called 'AB'; expected"),
        Flawed(with_piece((0, 1), (0, 0)), "pieces", "piece A are not in order"),
        Flawed(with_piece((1, 0), (1, 1)), "pieces", "piece A are not in order"),
        Flawed(with_piece(), "pieces", "piece A are not in order"),
        Flawed(with_piece((0, 0), (0, 2)), "pieces", "piece A do not hang together"),
        Flawed(
            {**BOARD, "pieces": {"A": Shape(PAIR.cells, Cell(0, 0))}},
            "pieces",
            "piece A has a mark",
        ),
    ],
    impossible=["#polyomino\nboard:\n##\n##\n\npieces:\nAAAA\n"],
    only_one_side=[polyomino.LIES],
    thresholds={"encoders.cover.GROUP": 2},
    mutants=[
        Mutant("encoders/cover.py", "len(spots), GROUP)", "len(spots) - 1, GROUP)"),
        Mutant(RULES, "ok=count == wanted", "ok=True"),
        Mutant(RULES, "ok=count == wanted", "ok=count > 0"),
        Mutant(
            "encoders/cover.py",
            "            if owned == TRUE and",
            "            if owned == TRUE or",
        ),
        Mutant("encoders/types/polyomino.py", "token: len(kind.letters)", "token: 1"),
        Mutant("encoders/cover.py", "pieces[name]) and not self._left_over", "pieces[name])"),
        Mutant("encoders/cover.py", "at_most_one(taken) if copies == 1", "[] if copies == 1"),
        Mutant("encoders/cover.py", "else count_at_most(taken, copies)", "else []"),
        Mutant(
            "encoders/divisions.py",
            "self.literal(cell, tokens[cell]) for cell in self._cells",
            "self.literal(cell, tokens[cell]) for cell in ()",
        ),
        Mutant(
            "encoders/types/polyomino.py",
            "for cell in sorted(puzzle.optional)}",
            "for cell in sorted(puzzle.optional)[1:]}",
        ),
        Mutant(
            "encoders/types/polyomino.py",
            "puzzle.edges if self.plain else ()",
            "()",
        ),
        Mutant("encoders/divisions.py", "copies[a] == 1 or holds(", "copies[a] >= 1 or holds("),
        Mutant("encoders/divisions.py", "            *self._cover.owner.fixing(values),\n", ""),
        Mutant(
            "encoders/divisions.py",
            "            *(term if holds(term, values) else not_(term) for term in between),\n",
            "",
        ),
    ],
    magazine=(6, 10),
    sizes=[(2, 2), (2, 3), (3, 3), (4, 3), (3, 4), (4, 4), (5, 4), (5, 5)],
    instances=[
        "ubongo-quick-start",
        "ubongo-sample-1",
        "ubongo-sample-2",
        "white-chocolate-basic",
        "white-chocolate-challenge-5",
        "white-chocolate-split-1",
    ],
)
