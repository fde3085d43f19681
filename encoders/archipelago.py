"""Regions of which no two share a side leave the rest of the board connected.

They do exactly when they, as nodes that touch where two of them meet at a corner, together with
the border as one more node, form a forest: a ring of them would enclose something, a chain from
border to border would part the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..puzzles.grid import Cell, Grid
from .counting import at_most_one
from .families import Style
from .model import GlobalRule, Model, Rule
from .orders import Order
from .regions import Region
from .terms import FALSE, and_, iff, implies, not_, not_both, or_


class Archipelago(GlobalRule):
    """The cells that no region holds are connected; regions are connected, and never adjacent.

    Each touch, at a corner or at the border, is where one of the two hangs on the other; the
    border hangs on nothing. A region hangs once at most, on one that comes before it in some
    order, and does not touch itself. For each inner corner and each of its two diagonals 3
    symbols, 9 clauses, and one for each two regions that can meet there; for each cell that a
    region may hold one symbol and some 4 clauses; for each pair of regions that can meet one
    symbol, and those of their order (`orders`).

    Measured on Nurikabe, seconds of first answer / uniqueness or a second answer, solver alone in
    one dialogue (yices 2.6.5 | z3 5.4.1): a sparse 10x10 .03/.05 | .14/.15, planted 20x20 with
    islands of up to 12 cells .3-1.5 | 1.2-3.3, planted 40x40, an eighth of the islands of 12 to
    25 cells, 2.7-11 | (in one script) 7-12. Against it, the rest `Connected` by a spanning tree
    and its co-tree: the 10x10 .10/.46 | .36/.79, the 20x20 .3-3.7 | 2-9; a 30x30 with islands of
    up to 24 cells over 100 s, where this takes 10 to 60. Of the two ways to tell the order, Ints
    took yices as long and z3 twice as long.

    Source: the duality is that of known solvers for Hitori and Heyawake, for regions ours.
    """

    def __init__(
        self, rest: Mapping[Cell, str], regions: Sequence[Region[Cell]], grid: Grid, style: Style
    ) -> None:
        """Describe the board.

        Args:
            rest: for each cell the literal that no region holds it.
            regions: what may hold which cells.
            grid: of the cells.
            style: how the order of the regions is told.
        """
        self._rest, self._regions, self._grid, self._style = rest, regions, grid, style
        self._holders: dict[Cell, list[tuple[Region[Cell], str]]] = {
            cell: [] for cell in grid.cells
        }
        for region in regions:
            for cell, literal in region.members.items():
                self._holders[cell].append((region, literal))

    def spell_out(self, model: Model) -> list[Rule]:
        model.remark("meet_A_B: two regions, of which no others lie between, meet at a corner.")
        model.remark("hangs_A_B: the region of A hangs on that of B there.")
        order = Order[Cell](model, self._style, "above", "the region of A comes above that of B")
        hangs: dict[Cell, list[str]] = {cell: [] for cell in self._grid.cells}
        rules: list[Rule] = []
        for upper_left, upper_right, lower_left, lower_right in self._grid.blocks:
            for a, b, beside in (
                (upper_left, lower_right, (upper_right, lower_left)),
                (upper_right, lower_left, (upper_left, lower_right)),
            ):
                rules += self._meeting(model, order, hangs, (a, b), beside)
        rules += self._at_border(model, hangs)
        rules += self._once(model, hangs)
        if terms := order.transitive():
            rules.append(Rule("What is above is above all below", ("the board",), tuple(terms)))
        return rules

    def _meeting(
        self,
        model: Model,
        order: Order[Cell],
        hangs: Mapping[Cell, list[str]],
        pair: tuple[Cell, Cell],
        beside: tuple[Cell, Cell],
    ) -> Iterator[Rule]:
        """Two cells of regions meet at a corner, and the two cells beside them are of none."""
        a, b = pair
        rest = self._rest
        both = and_(not_(rest[a]), not_(rest[b]), [rest[cell] for cell in beside])
        if both == FALSE:
            return
        meet = model.fresh("meet", name=f"{a}_{b}")
        model.define(iff(meet, both))
        a_hangs, b_hangs = (model.fresh("hangs", name=f"{x}_{y}") for x, y in (pair, pair[::-1]))
        hangs[a].append(a_hangs)
        hangs[b].append(b_hangs)
        where = (str(a), str(b))
        one_hangs = (
            implies(meet, a_hangs, b_hangs),
            not_both(a_hangs, b_hangs),
            implies(a_hangs, meet),
            implies(b_hangs, meet),
        )
        yield Rule("Of two islands that meet at a corner, one hangs on the other", where, one_hangs)
        itself, above = [], []
        for one, is_one in self._holders[a]:
            for other, is_other in self._holders[b]:
                if one is other:
                    itself.append(not_both(is_one, is_other, meet))
                    continue
                first = order.before(other.root, one.root)
                above.append(implies(and_(is_one, is_other, a_hangs), first))
                above.append(implies(and_(is_one, is_other, b_hangs), not_(first)))
        yield Rule("No island meets itself at a corner", where, tuple(itself))
        yield Rule("An island hangs on one above it", where, tuple(above))

    def _at_border(self, model: Model, hangs: Mapping[Cell, list[str]]) -> Iterator[Rule]:
        """Going round the border, an island hangs on it where it begins."""
        model.remark("begins_A_B: going round the border, an island begins at A, next to B.")
        walk = _round(self._grid)
        for before, cell in zip(walk[-1:] + walk, walk, strict=False):
            begins = and_(not_(self._rest[cell]), self._rest[before])
            if before == cell or begins == FALSE:
                continue
            hangs[cell].append(model.fresh("begins", name=f"{cell}_{before}"))
            yield Rule(
                "An island at the border hangs on it where it begins, going round",
                (str(before), str(cell)),
                (iff(hangs[cell][-1], begins),),
            )

    def _once(self, model: Model, hangs: Mapping[Cell, list[str]]) -> Iterator[Rule]:
        model.remark("hung_C: C is where its island hangs. hung_N_C: where that of N does.")
        hung = {}
        for cell, ways in hangs.items():
            if ways:
                hung[cell] = model.fresh("hung", name=str(cell))
                once = (*at_most_one(model, ways), iff(hung[cell], or_(ways)))
                yield Rule("At a cell its island hangs once at most", (str(cell),), once)
        for region in self._regions:
            own = {}
            for cell, holds in region.members.items():
                if cell in hung:
                    own[cell] = model.fresh("hung", name=f"{region.root}_{cell}")
                    model.define(implies(and_(holds, hung[cell]), own[cell]))
            yield Rule(
                "An island hangs once at most, on another or on the border",
                (f"island of {region.root}",),
                tuple(at_most_one(model, own.values())),
            )


def _round(grid: Grid) -> list[Cell]:
    """The cells along the border, one for each of its sides, going round it."""
    top, bottom = grid.rows[0].cells, grid.rows[-1].cells
    left, right = grid.columns[0].cells, grid.columns[-1].cells
    return [*top, *right, *bottom[::-1], *left[::-1]]
