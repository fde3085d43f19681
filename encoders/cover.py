"""Exact cover: pieces laid on a board so that every cell is covered once.

A piece has spots, the ways to lay it, and each spot covers some cells. One
Boolean a spot says that the piece lies there; the owner of a cell is the piece
that covers it. Three rules make the cover: every piece has one spot, every cell
one owner, and a cell belongs to a piece where one of its spots that covers the
cell is taken.

Encodings of exact cover as clauses are compared by Junttila and Kaski ("Exact
Cover via Satisfiability", CP 2010); the owners, which are what a player writes
down, stand between cells and spots as their auxiliary symbols do. Measured on the
White Chocolate board of 40 cells and 8 pieces, first answer: 0.12 s on z3, 0.03 s
on yices, where at-most-one over the spots of each cell took 10 and 0.4 s, and sums
did not end. An equivalence for each cell and piece was as fast as its clauses, and
its text 40 percent shorter.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ..puzzles.grid import Cell
from ..puzzles.pieces import Forms, equal_pieces
from ..puzzles.puzzle import Answer
from .counting import Constraint
from .families import Booleans, Choices, Style, Words, name_of
from .model import Model
from .terms import FALSE, TRUE, Term, iff, implies, or_

Spots = Mapping[Hashable, Collection[Cell]]
"""The ways to lay one piece: a name for each, and the cells that it covers."""

Placed = tuple[str, Hashable]
"""A piece and the spot where it lies, or the spot of an equal piece with the same cells."""


SPOT_WORDS = Words("is taken", "is not taken", "are taken", "are not taken")


@dataclass(frozen=True)
class ExactCover:
    """A puzzle that is nothing but an exact cover, without any symbol.

    Options are to be chosen so that every cell is covered once and each kind of piece is
    used as often as it has `copies`, at least once. An option is a kind and the cells that
    it covers; `answer` reads the chosen options, given by their places.
    """

    cells: Sequence[Hashable]
    copies: Sequence[int]
    options: Sequence[tuple[int, Collection[Hashable]]]
    answer: Callable[[Sequence[int]], Answer]


def equal_pairs(forms: Forms) -> list[tuple[str, str]]:
    """Each piece that equals another, with the next one that equals it."""
    return [pair for group in equal_pieces(forms) for pair in pairwise(group)]


class Cover:
    """The variables of an exact cover, and the terms that say how they hang together.

    Public: `pieces`, for each piece its spots; `lies`, a Boolean for each spot; `owner`, the
    piece of each cell; `board`, the cells.
    """

    def __init__(
        self,
        board: Iterable[Cell],
        pieces: Mapping[str, Spots],
        style: Style,
        *,
        folded: bool = True,
        spot_stem: str = "lies",
        owner_stem: str = "piece",
        noun: str = "piece",
        spot_words: Words = SPOT_WORDS,
    ) -> None:
        """Make the variables.

        Args:
            board: the cells to cover.
            pieces: for each piece, by its name, its spots.
            style: of the owners; a spot is a Boolean in any style.
            folded: whether a cell that one piece alone can cover has no symbol.
            spot_stem: how the symbols of spots begin.
            owner_stem: how the symbols of owners begin.
            noun: what a piece is called.
            spot_words: what is said of a spot, which prints as its name.
        """
        self.board = list(board)
        self.pieces = pieces
        self.noun = noun
        self.lies = Booleans(
            spot_stem, [spot for spots in pieces.values() for spot in spots], words=spot_words
        )
        self._cells = {spot: cells for spots in pieces.values() for spot, cells in spots.items()}
        self._over: dict[Cell, dict[str, list[Hashable]]] = {cell: {} for cell in self.board}
        for name, spots in pieces.items():
            for spot, cells in spots.items():
                for covered in cells:
                    self._over[covered].setdefault(name, []).append(spot)
        self.owner = Choices(
            owner_stem,
            {covered: list(over) for covered, over in self._over.items()},
            style,
            codes={name: number for number, name in enumerate(pieces, start=1)},
            folded=folded,
            words=Words(
                f"belongs to {noun}",
                f"does not belong to {noun}",
                f"belong to {noun}",
                f"do not belong to {noun}",
            ),
        )

    def belongs(self, cell: Cell) -> Iterator[tuple[str, list[Constraint]]]:
        """The cell belongs to a piece where one of its spots over the cell is taken.

        For each piece that can cover the cell an equivalence. Where a piece covers the cell from
        all its spots and the owner is known, there is nothing to say.
        """
        for name, spots in self._over[cell].items():
            owned = self.owner.is_(cell, name)
            if owned != TRUE or len(spots) < len(self.pieces[name]):
                yield name, [iff(owned, or_(self.lies.of(spots)))]

    def lies_first(self, model: Model, earlier: str, later: str) -> list[Constraint]:
        """The first cell of one piece comes before the first cell of another, row by row.

        Two equal pieces can be swapped; of the two answers one is kept. `begun_P_C` says that
        piece P begins in cell C or before: one symbol and one equivalence a cell, one clause
        for each spot of the later piece.
        """
        model.remark("begun_P_C: piece P begins in cell C or in one before it, row by row.")
        beginning, following = self._by_first_cell(earlier), self._by_first_cell(later)
        begun: Term = FALSE
        terms: list[Constraint] = []
        for cell in self.board:
            terms += [implies(spot, begun) for spot in following.get(cell, ())]
            if cell in beginning:
                before, begun = begun, model.fresh("begun", name=f"{earlier}_{name_of(cell)}")
                model.define(iff(begun, or_(before, beginning[cell])))
        return terms

    def _by_first_cell(self, name: str) -> dict[Cell, list[Term]]:
        spots: dict[Cell, list[Term]] = {}
        for spot, cells in self.pieces[name].items():
            spots.setdefault(min(cells), []).append(self.lies[spot])
        return spots

    def without_symbols(
        self,
        read: Callable[[Sequence[Placed]], Answer],
        alike: Collection[Sequence[str]] = (),
        allowed: Callable[[Hashable], bool] = lambda spot: True,
    ) -> ExactCover:
        """The same cover for a direct search.

        Args:
            read: the answer when all pieces lie at some spots.
            alike: groups of pieces that can take each other's place. One answer is kept of
                those that differ by such a swap, the one that `lies_first` keeps.
            allowed: whether a spot can be taken at all.
        """
        in_group = {name for group in alike for name in group}
        kinds = [*alike, *([name] for name in self.pieces if name not in in_group)]
        options = [
            (kind, spot, cells)
            for kind, names in enumerate(kinds)
            for spot, cells in self.pieces[names[0]].items()
            if allowed(spot)
        ]

        def answer(chosen: Sequence[int]) -> Answer:
            in_reading_order = sorted(chosen, key=lambda option: min(options[option][2]))
            names = [iter(group) for group in kinds]
            taken = (options[option] for option in in_reading_order)
            return read([(next(names[kind]), spot) for kind, spot, _ in taken])

        return ExactCover(
            self.board,
            [len(names) for names in kinds],
            [(kind, cells) for kind, _, cells in options],
            answer,
        )

    def owners(self, placed: Sequence[Placed]) -> dict[Cell, str]:
        """For each cell the piece that covers it, when pieces lie at some spots."""
        return {cell: name for name, spot in placed for cell in self._cells[spot]}
