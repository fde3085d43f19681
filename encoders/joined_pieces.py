"""Connected pieces, one in each area, that are connected among themselves (Lits)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..puzzles.grid import Cell, Grid, borders
from .families import name_of
from .model import Model, Part, WholeBoard
from .separation import joins
from .terms import Term, Value, and_, iff, less, or_


class JoinedPieces(WholeBoard):
    """The cells that are on are connected, where those of each area are one piece, and not none.

    To be stated beside the rule that says so of each area. Areas are joined where neighbours on
    either side of their border are both on. The first area is the root; each other one has an Int
    rank, and is joined to one of lower rank. A symbol and an equivalence for each two areas that
    meet, an Int and a clause for each area: far less than of cells. The encoder of lits tells how
    a spanning tree of cells (`planar.Connected`) compares.
    """

    def __init__(
        self, noun: str, on: Mapping[Cell, Term], areas: Mapping[Cell, str], grid: Grid
    ) -> None:
        """Take what a cell that is on is called, a literal for each, and the id of each's area."""
        self.noun, self._on, self._areas, self._grid = noun, on, areas, grid

    def state(self, model: Model) -> Iterator[Part]:
        # Two ids side by side could be read as two others: `a-b c`, and `a b-c`.
        begins = {area: cell for cell, area in reversed(list(self._areas.items()))}
        meetings: dict[tuple[str, str], list[Term]] = {}
        for a, b in borders(self._areas):
            one, other = sorted((self._areas[a], self._areas[b]), key=begins.__getitem__)
            meetings.setdefault((one, other), []).append(and_(self._on[a], self._on[b]))
        names = list(dict.fromkeys(self._areas.values()))
        near: dict[str, list[tuple[str, Term]]] = {name: [] for name in names}
        for (one, other), touching in meetings.items():
            model.remark(
                "joined_C_D: the pieces of the regions that begin at C and D share a side."
            )
            joined = model.fresh("joined", name=name_of((begins[one], begins[other])))
            model.define(iff(joined, or_(touching)))
            near[one].append((other, joined))
            near[other].append((one, joined))
        if len(names) > 1:
            model.remark("rank_R: ranks grow from the piece of the first region outwards.")
        rank = {name: model.fresh_number("rank", name_of(name)) for name in names[1:]}
        for name in names[1:]:
            ways = [
                and_(joined, less(rank[other], rank[name])) if other in rank else joined
                for other, joined in near[name]
            ]
            yield Part(
                "The piece of each region but the first is joined to one of lower rank",
                tuple(cell for cell, area in self._areas.items() if area == name)[:1],
                (or_(ways),),
            )

    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        return joins(self.noun, self._on, self._grid.orthogonal, known)
