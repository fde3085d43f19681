"""Pieces of one size as a textbook tells them: each has a root, and is counted from there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..puzzles.grid import Cell, Edge, Grid
from .counting import exactly
from .families import name_of
from .model import Model, Part, WholeBoard
from .pieces import EqualPieces
from .terms import Term, Value, and_, at_most, equal, iff, implies, less, not_, number, or_


class RootedPieces(WholeBoard):
    """Borders part the board into connected pieces of `size` cells each.

    For each cell an Int, the place in reading order of the first cell of its piece, its root:
    the same across open edges, another one across a border. Each cell that is not its own root
    has an open neighbour of lower rank, an Int too, so a way leads from it to a cell that is its
    own root; of one number there is one. For each root a sum over all cells from there on, in all
    about n^2/2 terms of n cells, is the size.

    Shares nothing with the text of `EqualPieces`, beside which it is the witness. Measured on
    Palisade, seconds of the first answer (yices 2.6.5 | z3 5.4.1): three boards of 10x10 cells,
    .02-.17 | .14-2.1; two of 12x15, .5 and 11 | 7 and over 20. Uniqueness: 5x5 cells, .6 | 2.9;
    8x8 with 20 numbers, regions of 8, over 40 | over 40. That took over 20 as well with ranks
    below the size, with a Boolean for each cell and root, and with sizes summed along a tree.

    Source: textbook.
    """

    def __init__(self, border: Mapping[Edge, Term], grid: Grid, size: int, *, noun: str) -> None:
        """Describe the board, as for `EqualPieces`."""
        self._border, self._grid, self.size, self._noun = border, grid, size, noun
        self._others = EqualPieces(border, grid, size, noun=noun)

    def state(self, model: Model) -> Iterator[Part]:
        noun, cells = self._noun, self._grid.cells
        model.remark(f"root_C: the place in reading order of the first cell of C's {noun}, from 0.")
        root = {cell: model.fresh_number("root", name_of(cell)) for cell in cells}
        is_root = {cell: equal(root[cell], number(place)) for place, cell in enumerate(cells)}
        for place, cell in enumerate(cells):
            model.define(at_most(number(0), root[cell]), at_most(root[cell], number(place)))
        for edge, border in self._border.items():
            yield Part(
                f"A border parts two {noun}s, which have different roots",
                (edge,),
                (iff(border, not_(equal(root[edge.a], root[edge.b]))),),
            )
        model.remark(f"level_C: ranks grow from the root of a {noun} to its tips.")
        rank = {cell: model.fresh_number("level", name_of(cell)) for cell in cells}
        for cell in cells:
            nearer = (
                and_(not_(self._between(cell, near)), less(rank[near], rank[cell]))
                for near in self._grid.orthogonal(cell)
            )
            yield Part(
                f"A cell is the root of its {noun}, or beside one of it of lower rank",
                (cell,),
                (or_(is_root[cell], nearer),),
            )
        for place, cell in enumerate(cells):
            members = (equal(root[other], number(place)) for other in cells[place:])
            yield Part(
                f"A root has so many cells in its {noun}",
                (cell,),
                (implies(is_root[cell], exactly(self.size, members)),),
            )

    def _between(self, cell: Cell, near: Cell) -> Term:
        return self._border[Edge.of(cell, near)]

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        return self._others.separate(known)


def length_of_rooted_pieces(grid: Grid) -> int:
    """How many characters the rule has at least: those of its sums, a term for each two cells."""
    cells = len(grid.cells)
    return cells * (cells + 1) // 2 * len("(ite (= root_r1c1 0) 1 0)")
