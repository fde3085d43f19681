"""Two colours, each connected, where no 2x2 block is of one colour: as two trees (Yin-Yang)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..puzzles.grid import Cell, Grid
from .counting import KNOWN, exactly_one
from .families import name_of
from .loops import line_between
from .model import Model, Part, WholeBoard
from .planar import first_on
from .separation import joins
from .terms import FALSE, TRUE, Term, Value, iff, not_, not_both, or_, xor


class TwoTrees(WholeBoard):
    """The cells that are on are connected, and so are those that are off.

    To be stated where no 2x2 block is all on or all off. Join neighbours of one colour by lines.
    Where both colours are connected they do not cross at a corner either (stated for speed: a
    crossing would leave fewer lines than steps), so the line between the colours passes every
    inner corner, and each colour is a tree: a ring would go round a cell of the other colour, or
    hold a block. Let each line have a direction and each cell be left along
    exactly one, but for two roots. A patch of m cells without a hole has m - 1 lines, so it holds
    a root, and with a hole it has m and holds none:

        . . . .    The colour that the first cell of the board has not is rooted at its first cell
        . # # .    in reading order. A patch of it that is shut in holds that cell, or else another
        . . # #    patch does that lies in it; but one round a patch of its own colour would
        # . . .    have the first cell outside of that. So there is one closed line at most.

    The other colour is rooted at the first cell of the board, unless the whole border has its
    colour: then it has a hole, and no root. Where a line from border to border parts the colours, a
    closed one beside it would make a hole in a patch that holds a root; where two such lines part
    them, of the three patches one has neither a root nor a hole.

    2 symbols and 5 clauses for each two neighbours, about 7 clauses for a cell, 3 for the first
    one. The encoder of yin-yang tells how a spanning tree for each colour compares.

    Source: ours; the counting is Euler's, as in `loops`.
    """

    def __init__(self, on: Mapping[Cell, Term], grid: Grid, nouns: tuple[str, str]) -> None:
        """A literal for each cell of the board, and what one is called that is on, or off."""
        self._on, self._grid, self._nouns = on, grid, nouns

    def state(self, model: Model) -> Iterator[Part]:
        on, grid = self._on, self._grid
        for block in grid.blocks:
            a, b, c, d = (on[cell] for cell in block.cells)
            yield Part(
                "The colours do not cross at a corner",
                (block,),
                (not_both(a, d, not_(b), not_(c)), not_both(b, c, not_(a), not_(d))),
            )
        first = grid.cells[0]
        other = self._other(model)
        roots = first_on(model, other, "other")
        roots[first] = self._meets_border(model, other)
        model.remark(
            "to_C_D: C is left toward D (up, down, left, right), to a cell of its own colour."
        )
        steps: dict[Cell, list[Term]] = {cell: [] for cell in grid.cells}
        for edge in grid.edges:
            parted = xor(*(on[cell] for cell in edge))
            yield Part(
                "A line joins neighbours of one colour, in one direction",
                (edge,),
                line_between(model, steps, edge, parted, [TRUE]),
            )
        for cell, out in steps.items():
            yield Part(
                "Each cell is left along one line, only the root of its colour along none",
                (cell,),
                (exactly_one([*out, roots.get(cell, FALSE)]),),
            )

    def _other(self, model: Model) -> dict[Cell, Term]:
        """For each cell the literal that it has not the colour of the first one."""
        first = self._on[self._grid.cells[0]]
        model.remark(f"other_C: C has not the colour of {self._grid.cells[0]}.")
        other = {cell: xor(literal, first) for cell, literal in self._on.items()}
        for cell, differs in other.items():
            if first not in KNOWN and differs not in KNOWN:
                other[cell] = model.fresh("other", name=name_of(cell))
                model.define(iff(other[cell], differs))
        return other

    def _meets_border(self, model: Model, other: Mapping[Cell, Term]) -> Term:
        """The literal that some cell at the border has not the colour of the first one.

        On a board of one line a colour has no hole, and the first cell is a root always.
        """
        grid = self._grid
        ends = ((0, grid.height - 1), (0, grid.width - 1))
        border = [
            other[cell] for cell in grid.cells if cell.row in ends[0] or cell.column in ends[1]
        ]
        meets = TRUE if min(grid.height, grid.width) == 1 else or_(border)
        if meets in KNOWN:
            return meets
        model.remark("meets_border: some cell at the border has the other colour.")
        symbol = model.fresh("meets", name="border")
        model.define(iff(symbol, meets))
        return symbol

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        near = self._grid.orthogonal
        yield from joins(self._nouns[0], self._on, near, known)
        off = {cell: not_(literal) for cell, literal in self._on.items()}
        yield from joins(self._nouns[1], off, near, known)
