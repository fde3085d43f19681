"""How penguins is tested."""

from __future__ import annotations

from cases.polyomino import cut_up
from hypothesis import assume
from hypothesis import strategies as st
from puzzlepipe.puzzles.grid import RIGHT, Cell, Grid
from puzzlepipe.puzzles.shapes import Shape, is_connected, orientations, shape_of
from puzzlepipe.puzzles.types import penguins
from puzzlepipe.puzzles.types.penguins import Penguins
from support import BadFile, Flawed, Mutant, TypeCase, Wrong


@st.composite
def floes(draw: st.DrawFn, height: int, width: int, most: int) -> Penguins:
    """A board cut into pieces that differ, each with a penguin and perhaps a second shape."""
    grid = Grid(draw(st.integers(1, height)), draw(st.integers(2, width)))
    pieces: dict[str, tuple[Shape, ...]] = {}
    marked: set[Cell] = set()
    letters = draw(st.permutations("abcdefghijklmno"))
    regions = cut_up(draw, grid, frozenset(grid.cells), most)
    assume(all(len(cells) > 1 for cells in regions))
    for letter, cells in zip(letters, regions, strict=False):
        mark = draw(st.sampled_from(sorted(cells)))
        if draw(st.integers(0, 2)) == 0:
            marked.add(draw(st.sampled_from(sorted(cells))))
        pieces[letter] = (shape_of(cells, mark),)
        slid = {*cells} - {max(cells)} | {max(cells).step(RIGHT)}
        if draw(st.booleans()) and is_connected(shape_of(slid)):
            pieces[letter] += (shape_of(slid, min(slid)),)
    assume(len({forms(slid) for slid in pieces.values()}) == len(pieces))
    return Penguins(grid=grid, marked=frozenset(marked), pieces=pieces)


def forms(slid: tuple[Shape, ...]) -> frozenset[Shape]:
    return frozenset(turned for shape in slid for turned in orientations(shape, flip=False))


def small(puzzle: Penguins) -> bool:
    return (2 * len(puzzle.pieces)) ** len(puzzle.grid.cells) <= 5000


BAR = Shape((Cell(0, 0), Cell(0, 1)), Cell(0, 0))
BOARD = {"grid": Grid(1, 2), "marked": ()}


def with_shapes(*shapes: Shape) -> dict[str, object]:
    return {**BOARD, "pieces": {"a": shapes}}


RULES = "puzzles/types/penguins.py"

CASE = TypeCase(
    small_worlds=floes(2, 3, 6).filter(small),
    puzzles=floes(5, 5, 8),
    worlds=60,
    wrong={
        penguins.LIES: Wrong("#penguins\nP..\n...\npieces:\nPa\na.\n\nbb\n.P\n", "Abb\naaB\n"),
        penguins.STANDS: Wrong("#penguins\n.P.\n...\npieces:\nPaa\n\nbPb\n", "Aaa\nbBb\n"),
    },
    bad_files=[
        BadFile("#penguins\nP.x..\n", 2, 3, "'x' stands here; expected one of P ."),
        BadFile("#penguins\nP...\n", 2, 1, "the board has 4 cells and the pieces together have 25"),
        BadFile("#penguins\npieces:\nPa\n", 1, 2, "penguins has no grid"),
        BadFile("#penguins\n..\npieces:\naa\n", 4, 1, "this picture has 0 P; expected 1"),
        BadFile("#penguins\n...\npieces:\nPaP\n", 4, 3, "this picture has 2 P; expected 1"),
        BadFile("#penguins\n.\npieces:\nP\n", 4, 1, "a cell with a letter of its own beside its P"),
        BadFile("#penguins\n..\npieces:\nP#\n", 4, 2, "'#' is no letter of a piece"),
        BadFile("#penguins\n...\npieces:\nPab\n", 4, 3, "a blank line separates two pictures"),
        BadFile(
            "#penguins\n..\npieces:\nPa\n\nPaa\n", 6, 1, "the shapes of piece a differ in size"
        ),
        BadFile(
            "#penguins\n....\npieces:\nPa\n\nbP\n",
            6,
            1,
            "pieces a and b are equal; expected pieces",
        ),
    ],
    flawed=[
        Flawed(
            {**with_shapes(BAR), "marked": {Cell(1, 0)}}, "marked", "a penguin at r2c1, outside"
        ),
        Flawed({**with_shapes(BAR), "grid": Grid(1, 3)}, "marked", "has 3 cells and the pieces"),
        Flawed({**BOARD, "pieces": {"A": (BAR,)}}, "pieces", "a piece is called 'A'; expected"),
        Flawed({**BOARD, "pieces": {"p": (BAR,)}}, "pieces", "letter from a to z other than p"),
        Flawed(with_shapes(), "pieces", "piece a has no shape"),
        Flawed(with_shapes(Shape(BAR.cells)), "pieces", "piece a has no mark; expected P"),
        Flawed(
            with_shapes(BAR, Shape((*BAR.cells, Cell(0, 2)), Cell(0, 0))),
            "pieces",
            "differ in size",
        ),
        Flawed(with_shapes(Shape((Cell(0, 0),), Cell(0, 0))), "pieces", "beside its P"),
        Flawed(
            {"grid": Grid(2, 2), "marked": (), "pieces": {"a": (BAR,), "b": (BAR,)}},
            "pieces",
            "pieces a and b are equal",
        ),
    ],
    impossible=["#penguins\n..\n..\n\npieces:\nPaaa\n"],
    thresholds={"encoders.cover.GROUP": 2},
    only_one_side=[penguins.LIES],
    mutants=[
        Mutant("encoders/cover.py", "start : start + GROUP]", "start : start + GROUP - 1]"),
        Mutant(RULES, "len(standing) == 1", "len(standing) >= 1"),
        Mutant(RULES, "stands = answer[cell].isupper()", "stands = True"),
        Mutant(RULES, "fits = right_size and ", "fits = right_size or "),
        Mutant("encoders/types/penguins.py", "spot.piece == letter", "spot.piece != letter"),
        Mutant(
            "encoders/types/penguins.py",
            "return [*self._owner.fixing(values), *self._penguin.fixing(values)]",
            "return self._owner.fixing(values)",
        ),
        Mutant(
            "encoders/types/penguins.py",
            "return [*self._owner.fixing(values), *self._penguin.fixing(values)]",
            "return self._penguin.fixing(values)",
        ),
    ],
    magazine=(6, 6),
    sizes=[(2, 2), (2, 3), (3, 3), (4, 3), (4, 4), (3, 4), (3, 3), (4, 4), (5, 4), (5, 5)],
    instances=[
        "penguins-28",
        "penguins-30",
        "penguins-44",
        "penguins-58",
        "penguins-59",
        "penguins-empty",
    ],
)
