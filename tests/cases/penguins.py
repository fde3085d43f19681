"""How penguins is tested."""

from __future__ import annotations

from cases.polyomino import cut_up
from hypothesis import strategies as st
from puzzlepipe.puzzles import penguins
from puzzlepipe.puzzles.grid import RIGHT, Cell, Grid
from puzzlepipe.puzzles.penguins import Penguins
from puzzlepipe.puzzles.shapes import Shape, is_connected, shape_of
from support import BadFile, TypeCase, Wrong


@st.composite
def floes(draw: st.DrawFn, height: int, width: int, most: int) -> Penguins:
    """A board cut into pieces, each with a penguin and perhaps a second shape.

    A second piece of the same size is now and then made equal to the first.
    """
    grid = Grid(draw(st.integers(1, height)), draw(st.integers(2, width)))
    pieces: dict[str, tuple[Shape, ...]] = {}
    marked: set[Cell] = set()
    letters = draw(st.permutations("abcdefghijklmno"))
    for letter, cells in zip(
        letters, cut_up(draw, grid, frozenset(grid.cells), most), strict=False
    ):
        mark = draw(st.sampled_from(sorted(cells)))
        if draw(st.integers(0, 2)) == 0:
            marked.add(draw(st.sampled_from(sorted(cells))))
        pieces[letter] = (shape_of(cells, mark),)
        slid = {*cells} - {max(cells)} | {max(cells).step(RIGHT)}
        if draw(st.booleans()) and is_connected(shape_of(slid)):
            pieces[letter] += (shape_of(slid, min(slid)),)
        first = next(iter(pieces.values()))
        if len(first[0].cells) == len(cells) and draw(st.integers(0, 2)) == 0:
            pieces[letter] = first
    return Penguins(grid=grid, marked=frozenset(marked), pieces=pieces)


def drawable(puzzle: Penguins) -> bool:
    """A picture shows the letter of a piece beside its penguin."""
    return all(len(slid[0].cells) > 1 for slid in puzzle.pieces.values())


def small(puzzle: Penguins) -> bool:
    return (2 * len(puzzle.pieces)) ** len(puzzle.grid.cells) <= 5000


CASE = TypeCase(
    small_worlds=floes(2, 3, 6).filter(small),
    puzzles=floes(5, 5, 6).filter(drawable),
    worlds=60,
    wrong={
        penguins.LIES: Wrong("#penguins\nP..\n...\npieces:\nPa\na.\n\nbP\n.b\n", "Abb\naaB\n"),
        penguins.STANDS: Wrong("#penguins\n.P.\n...\npieces:\nPaa\n\nPbb\n", "Aaa\nBbb\n"),
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
    ],
    instances=[
        "penguins-28",
        "penguins-30",
        "penguins-44",
        "penguins-58",
        "penguins-59",
        "penguins-empty",
    ],
)
