"""A board that falls into connected pieces of one size, told by the borders between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from ..puzzles.grid import DOWN, Cell, Edge, Grid, components, ends_of
from .counting import count_is
from .families import Style, name_of
from .lengths import Names, declared
from .model import Model, Part, WholeBoard
from .separation import shortest_path
from .terms import (
    TRUE,
    Term,
    Value,
    and_,
    at_most,
    equal,
    evaluate,
    iff,
    implies,
    less,
    not_,
    number,
    or_,
    plus,
)

RING = 24
"""Cells of the smallest piece that can go round another one of its size."""


class EqualPieces(WholeBoard):
    """Borders part the board into connected pieces of `size` cells each.

    No root, no distance, no direction: lines are drawn in each piece, and each line is given two
    numbers, how many cells lie beyond it on either side.

        A 4-1 B 3-2 C       A piece of 5 cells: from A 4 cells lie beyond the line to B, from B
                    2       one lies beyond it. Both numbers of a line add up to `size`, and from a
                    |       cell over all its lines there are `size` - 1 others: from C, 2 and 2.
                    3       That is all. In a connected set of m cells with E lines, the numbers
                    D 1-4 E add up to size * E, counted by lines, and to m * (size - 1), counted by
                            cells. E is m - 1 at least, so m = size and E = m - 1: a tree.

    Which lines are drawn the borders decide, so that an answer has one model: every two cells of
    a piece one above the other are joined, two side by side only where the 2x2 block below them
    is not all of that piece. These lines join a piece, and form a tree where it has no hole.
    A piece smaller than `RING` cells has none, and a border that has no loose end parts two
    pieces. Of larger ones the lines are free among these, and each cell has a number, the same
    within a piece and different across a border; as many cells as there are to be pieces have
    their own place in reading order for it. A piece has one such cell at most, so no piece has
    the lines of two.

    For each two neighbours two Ints and about one Boolean, 8 assertions in all; for each cell one
    sum. Measured on Palisade, seconds of first answer / uniqueness, solver alone (yices 2.6.5 | z3
    5.4.1): 12x15 cells, regions of 10, .04/.03 | .16/.15; 30x30, of 12, with
    many solutions, 1-2 s | 4-10 s by all that is done. The numbers in unary, and added by merging:
    a text eleven times as long, first answer .11 | 2.1.

    Source: ours.
    """

    def __init__(self, border: Mapping[Edge, Term], grid: Grid, size: int, *, noun: str) -> None:
        """Describe the board.

        Args:
            border: for each two neighbours the literal that a border parts them.
            grid: of the cells.
            size: cells of a piece; those of the board are a multiple of it.
            noun: what a piece is called.
        """
        if size < 1 or len(grid.cells) % size:
            raise ValueError(f"pieces of {size} cells do not make up {len(grid.cells)}")
        self._border, self._grid, self.size, self._noun = border, grid, size, noun

    # -- the complete text -----------------------------------------------------------

    def state(self, model: Model) -> Iterator[Part]:
        if self.size == 1:
            for edge, border in self._border.items():
                yield Part(f"A {self._noun} of one cell has borders all round", (edge,), (border,))
            return
        lines = self._lines(model)
        yield from self._apart(model)
        model.remark("beyond_C_D: so many cells lie beyond the line from C to D, 0 without one.")
        beyond = {
            way: model.fresh_number("beyond", name_of(way))
            for edge in lines
            for way in (edge, Edge(edge.b, edge.a))
        }
        for edge, line in lines.items():
            there, back = beyond[edge], beyond[Edge(edge.b, edge.a)]
            yield Part(
                f"On both sides of a line lie all cells of its {self._noun}",
                (edge,),
                (
                    *(at_most(number(0), one) for one in (there, back)),
                    *(iff(less(number(0), one), line) for one in (there, back)),
                    implies(line, equal(plus(there, back), number(self.size))),
                ),
            )
        for cell in self._grid.cells:
            around = (beyond[Edge(cell, near)] for near in self._grid.orthogonal(cell))
            yield Part(
                f"Over its lines a cell has all others of its {self._noun}",
                (cell,),
                (equal(plus(around), number(self.size - 1)),),
            )

    def _lines(self, model: Model) -> dict[Edge, Term]:
        """For each two neighbours the literal that a line joins them."""
        model.remark(
            f"line_C_D: a line joins C and D, two neighbours of one {self._noun}. Where there is "
            "no such symbol, it does where they have no border."
        )
        lines: dict[Edge, Term] = {}
        for edge, border in self._border.items():
            below = [cell.step(DOWN) for cell in edge]
            if edge.a.row != edge.b.row or below[0] not in self._grid:
                may = TRUE
            else:
                three = (Edge(*below), Edge(edge.a, below[0]), Edge(edge.b, below[1]))
                may = or_(self._border[other] for other in three)
            if may == TRUE and self.size < RING:
                lines[edge] = not_(border)
                continue
            line = lines[edge] = model.fresh("line", name_of(edge))
            if self.size < RING:
                model.define(iff(line, and_(not_(border), may)))
            else:
                model.define(implies(line, not_(border)), implies(line, may))
        return lines

    def _apart(self, model: Model) -> Iterator[Part]:
        """A border parts two pieces."""
        if self.size < RING:
            yield from no_loose_ends(self._border, self._grid)
            return
        model.remark(f"name_C: a number for the {self._noun} of C, the same in all its cells.")
        names = {cell: model.fresh_number("name", name_of(cell)) for cell in self._grid.cells}
        for index, name in enumerate(names.values()):
            model.define(at_most(number(0), name), at_most(name, number(index)))
        for edge, border in self._border.items():
            yield Part(
                f"A border parts two {self._noun}s",
                (edge,),
                (iff(border, not_(equal(names[edge.a], names[edge.b]))),),
            )
        named_after = [equal(name, number(index)) for index, name in enumerate(names.values())]
        yield Part(
            f"As many cells give {self._noun}s their number as fit on the board",
            ("the board",),
            (count_is(named_after, len(names) // self.size),),
        )

    # -- what follows from a part ------------------------------------------------------

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        said = {edge: evaluate(border, known) for edge, border in self._border.items()}
        open_ones = ends_of(
            [edge for edge, border in said.items() if border is False], self._grid.cells
        )
        possible = ends_of(
            [edge for edge, border in said.items() if border is not True], self._grid.cells
        )
        piece_of: dict[Cell, int] = {}
        pieces = components(self._grid.cells, open_ones.__getitem__)
        for index, piece in enumerate(pieces):
            piece_of.update(dict.fromkeys(piece, index))
            if len(piece) > self.size:
                yield self._too_many(piece[: self.size + 1], open_ones)
        for edge, border in said.items():
            if border is not False and piece_of[edge.a] == piece_of[edge.b]:
                path = shortest_path(edge.a, edge.b, open_ones.__getitem__)
                inner = [Edge.of(a, b) for a, b in pairwise(path)]
                clause = or_(not_(self._border[edge]), (self._border[one] for one in inner))
                yield Part(
                    f"A border here would part nothing of a {self._noun}", (edge,), (clause,)
                )
        areas = components(self._grid.cells, possible.__getitem__)
        for cells in [*pieces, *(area for area in areas if area not in pieces)]:
            inside = set(cells)
            out = [edge for edge in self._border if (edge.a in inside) != (edge.b in inside)]
            unknown = sum(said[edge] is None for edge in out)
            if len(cells) % self.size and unknown < 2 and all(said[e] is not False for e in out):
                clause = or_(not_(self._border[edge]) for edge in out)
                sentence = f"These cells do not make up whole {self._noun}s alone"
                yield Part(sentence, tuple(sorted(cells)), (clause,))

    def _too_many(self, cells: Sequence[Cell], near: Mapping[Cell, Sequence[Cell]]) -> Part:
        """Cells in the order in which a search reaches them are too many for one piece."""
        place = {cell: index for index, cell in enumerate(cells)}
        tree = [
            Edge.of(cell, min(before, key=place.__getitem__))
            for cell in cells[1:]
            if (before := [one for one in near[cell] if place.get(one, len(cells)) < place[cell]])
        ]
        clause = or_(self._border[edge] for edge in tree)
        return Part(f"These are too many cells for one {self._noun}", tuple(cells), (clause,))


def no_loose_ends(border: Mapping[Edge, Term], grid: Grid) -> Iterator[Part]:
    """A border that parts two pieces does not end inside the board: it goes on, or forks."""
    for block in grid.blocks:
        a, b, c, d = block.cells
        four = [border[edge] for edge in (Edge(a, b), Edge(a, c), Edge(b, d), Edge(c, d))]
        yield Part(
            "A border has no loose end",
            (block,),
            ([implies(one, four[:i], four[i + 1 :]) for i, one in enumerate(four)],),
        )


def length_of_pieces(grid: Grid, size: int, style: Style) -> int:
    """How many characters borders and the rules of equal pieces have at least.

    Each neighbour's two Ints are named five times, each line of them three times; what a border's
    loose ends, or the pieces' own numbers, have to say is counted besides.
    """
    names, edges = Names(grid), grid.edge_count
    pairs = names.of_edges + edges  # the characters of all `C_D`
    border = len("border_" if style != "int" else "(= border_ 1)")
    length = edges * declared(len("border_"), style) + 2 * pairs
    if size == 1:
        return length
    of_beyond = len("(declare-const beyond_ Int)\n(assert (<= 0 beyond_))\n")
    of_beyond += len("(assert (= (< 0 beyond_) ))\n beyond_ beyond_")
    of_line = len("(assert (=> (= (+) N)))\n ; ") + 3 * len("line_")
    length += edges * (2 * of_beyond + of_line) + (2 * 5 + 3) * pairs + names.of_edges
    length += names.count * len("(assert (=  N)) ; \n") + names.of_cells
    # Whether a line is there, of two cells above a block: by that pair and the block's others.
    blocks = names.diagonals // 2
    others = 3 * (border + 1) + 4
    length += 2 * names.of_diagonals
    if size < RING:
        line = len("(declare-const line_ Bool)\n(assert (= line_ (and (not ) (or))))\n") + border
        length += blocks * (line + others + 2 * len("r1c1_r1c1"))
        block = 4 * len("(assert (=> (or)))\n") + len(" ; A to B\n") + 16 * (border + 2)
        return length + blocks * block + 8 * names.of_diagonals
    length += blocks * (len("(assert (=> line_ (or)))\n") + others)
    length += edges * (len("(declare-const line_ Bool)\n(assert (=> line_ (not )))\n") + border)
    length += edges * (len("(assert (= (not (= name_ name_)))) ; \n") + border)
    length += 4 * pairs + 2 * names.of_edges
    digits = sum(len(str(place)) for place in range(names.count))
    named = len("(declare-const name_ Int)\n(assert (<= 0 name_))\n(assert (<= name_ ))\n")
    named += len(" (ite (= name_ ) 1 0)")
    return length + names.count * named + 4 * names.of_cells + 2 * digits
