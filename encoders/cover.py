"""Exact cover: pieces laid on a board so that every cell is covered once.

A piece has spots, the ways to lay it, and each spot covers some cells. Pieces that
can take each other's place are one, of which there are several copies, so that no answer
is found twice. One Boolean a spot says that the piece lies there; the owner of a cell is
the piece that covers it. Three rules make the cover: every piece has as many spots as
copies, every cell one owner, and a cell belongs to a piece where one of its spots that
covers the cell is taken.

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
from typing import NamedTuple

from ..puzzles.grid import Cell, Edge
from ..puzzles.puzzle import Answer
from .counting import Constraint, at_most_one, count_at_most, count_is_by_totalizer
from .families import Booleans, Choices, Style, Words, name_of
from .lengths import note, of_one, of_sum, of_totalizer
from .model import Model
from .terms import FALSE, TRUE, Term, and_, iff, implies, not_, or_

Spots = Mapping[Hashable, Collection[Cell]]
"""The ways to lay one piece: a name for each, and the cells that it covers."""


class Spot(NamedTuple):
    """A piece, the way it is turned, counted from 1, and the first of its cells, row by row."""

    piece: str
    way: int
    first: Cell

    def __str__(self) -> str:
        return f"{self.piece}-{self.way}-{self.first}"


Placed = tuple[str, Hashable]
"""A piece and a spot where it lies."""

GROUP = 32
"""So many spots over a cell are told one by one where a person is to check them."""

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

    @property
    def effort(self) -> int:
        """How long one dive of a direct search is: each piece laid looks at all options of all
        cells."""
        return sum(self.copies) * len(self.cells) * len(self.options)


class Cover:
    """The variables of an exact cover, and the terms that say how they hang together.

    Public: `pieces`, for each piece its spots; `copies`, how many there are of each; `lies`, a
    Boolean for each spot; `owner`, the piece of each cell; `board`, the cells.
    """

    def __init__(
        self,
        board: Iterable[Cell],
        pieces: Mapping[str, Spots],
        style: Style,
        *,
        copies: Mapping[str, int] | None = None,
        folded: bool = True,
        anywhere: bool = False,
        left_over: bool = False,
        spot_stem: str = "lies",
        owner_stem: str = "piece",
        noun: str = "piece",
        spot_words: Words = SPOT_WORDS,
    ) -> None:
        """Make the variables.

        Args:
            board: the cells to cover.
            pieces: for each piece, by the token of a cell that it covers, its spots.
            style: of the owners; a spot is a Boolean in any style.
            copies: how many there are of the pieces; one where it does not say.
            folded: whether a cell that one piece alone can cover has no symbol.
            anywhere: whether cells have owners too that cannot cover them.
            left_over: whether fewer spots may be taken than there are copies.
            spot_stem: how the symbols of spots begin.
            owner_stem: how the symbols of owners begin.
            noun: what a piece is called.
            spot_words: what is said of a spot, which prints as its name.
        """
        self.board = list(board)
        self.pieces = pieces
        self._folded, self._left_over = folded, left_over
        self.copies = {name: (copies or {}).get(name, 1) for name in pieces}
        self.lies = Booleans(
            spot_stem, [spot for spots in pieces.values() for spot in spots], words=spot_words
        )
        self._cells = {spot: cells for spots in pieces.values() for spot, cells in spots.items()}
        self._over: dict[Cell, dict[str, list[Hashable]]] = {cell: {} for cell in self.board}
        for name, spots in pieces.items():
            for spot, cells in spots.items():
                for covered in cells:
                    self._over[covered].setdefault(name, []).append(spot)
        for over in self._over.values():
            if anywhere or not over:  # what no spot covers would belong to a piece, and to none
                for name in pieces:
                    over.setdefault(name, [])
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

    def laid(self, name: str) -> list[Constraint]:
        """As many of a piece's spots are taken as there are copies of it, or as many at most."""
        taken, copies = self.lies.of(self.pieces[name]), self.copies[name]
        if self._left_over:
            return at_most_one(taken) if copies == 1 else count_at_most(taken, copies)
        return count_is_by_totalizer(taken, copies)

    def belongs(self, cell: Cell, model: Model) -> Iterator[tuple[str, list[Constraint]]]:
        """The cell belongs to a piece where one of its spots over the cell is taken.

        For each piece that can cover the cell an equivalence, and that no two copies lie over it.
        Where a piece covers the cell from all its spots and the owner is known, there is nothing
        to say. Unfolded, many spots are told by few auxiliary symbols, which the model defines.
        """
        for name, spots in self._over[cell].items():
            owned, single = self.owner.is_(cell, name), self.copies[name] == 1
            everywhere = len(spots) == len(self.pieces[name]) and not self._left_over
            if owned == TRUE and single and everywhere:
                continue
            over = self.lies.of(spots)
            tied = iff(owned, or_(self._in_groups(cell, name, spots, model)))
            yield name, [tied, *([] if single else at_most_one(over))]

    def _in_groups(
        self, cell: Cell, name: str, spots: Sequence[Hashable], model: Model
    ) -> list[Term]:
        """Literals of which one holds where one of the spots is taken: few enough to look at."""
        if self._folded or len(spots) <= GROUP:
            return self.lies.of(spots)
        model.remark(f"over_P_C_K: P covers C from one of at most {GROUP} spots, as defined below.")
        groups: list[Term] = []
        for start in range(0, len(spots), GROUP):
            some = spots[start : start + GROUP]
            which = f"of the spots {some[0]} to {some[-1]} that cover {cell} {{}} is taken"
            group = model.fresh(
                f"over_{name_of(name)}",
                name=f"{name_of(cell)}_{len(groups) + 1}",
                words=(which.format("one"), which.format("none")),
            )
            model.define(iff(group, or_(self.lies.of(some))))
            groups.append(group)
        return groups

    def joins(self, edge: Edge) -> Term:
        """One piece covers two neighbouring cells: they have an owner of which there is one copy,
        or some spot covers both."""
        a, b = edge
        joins: list[Term] = []
        for name, here in self.owner.choices(a).items():
            if self.copies[name] == 1:
                joins.append(and_(here, self.owner.is_(b, name)))
            else:
                joins += self._over_both(edge, name)
        return or_(joins)

    def _over_both(self, edge: Edge, name: str) -> list[Term]:
        others = set(self._over[edge.b].get(name, ()))
        spots = self._over[edge.a].get(name, ())
        return self.lies.of(spot for spot in spots if spot in others)

    def parts(self, edge: Edge, border: Term) -> Iterator[tuple[str, list[Constraint]]]:
        """`border` says whether two neighbouring cells lie in different pieces.

        For each piece that can cover one of them: of one copy no border parts its cells, of
        several none that a single spot covers.
        """
        a, b = edge
        for name in dict.fromkeys((*self._over[a], *self._over[b])):
            here, there = self.owner.is_(a, name), self.owner.is_(b, name)
            inside = not_(border)
            if self.copies[name] == 1:
                yield (
                    name,
                    [
                        implies(and_(here, there), inside),
                        implies(and_(here, inside), there),
                        implies(and_(there, inside), here),
                    ],
                )
                continue
            over = self._over_both(edge, name)
            yield (
                name,
                [
                    *(implies(spot, inside) for spot in over),
                    *(implies(and_(own, inside), over) for own in (here, there) if own != FALSE),
                ],
            )

    def without_symbols(
        self,
        read: Callable[[Sequence[Placed]], Answer],
        allowed: Callable[[Hashable], bool] = lambda spot: True,
    ) -> ExactCover:
        """The same cover for a direct search.

        Args:
            read: the answer when all pieces lie at some spots, in reading order.
            allowed: whether a spot can be taken at all.
        """
        options = [
            (kind, (name, spot), cells)
            for kind, (name, spots) in enumerate(self.pieces.items())
            for spot, cells in spots.items()
            if allowed(spot)
        ]

        def answer(chosen: Sequence[int]) -> Answer:
            in_reading_order = sorted(chosen, key=lambda option: min(options[option][2]))
            return read([options[option][1] for option in in_reading_order])

        return ExactCover(
            self.board,
            list(self.copies.values()),
            [(kind, cells) for kind, _, cells in options],
            answer,
        )

    def numbered(self, placed: Sequence[Placed]) -> dict[Cell, int]:
        """For each cell the number of what covers it, when pieces lie at some spots."""
        return {
            cell: number
            for number, (_, spot) in enumerate(placed, start=1)
            for cell in self._cells[spot]
        }


@dataclass(frozen=True)
class Laying:
    """A piece before it is laid: its token, the shapes that it takes, how many there are of it."""

    token: str
    shapes: Sequence[Sequence[Cell]]
    copies: int = 1


def length_of_cover(
    board: Collection[Cell], pieces: Iterable[Laying], *, plain: bool, style: Style, left_over: bool
) -> int:
    """How many characters a `Cover` has at least, without a spot being made.

    Each spot is declared and counted, and named by each of its cells. Cells with one owner, which
    has no symbol in the text that is to be solved, may say the same and are left out. Boards are
    numbers with a bit for each cell, so that all places of a shape are found by a few shifts.
    """
    pieces = list(pieces)
    height = 1 + max(cell.row for cell in board)
    width = 1 + max(cell.column for cell in board)
    # No shape reaches round the edge into the next row.
    row_bits = width + max((cell.column for p in pieces for s in p.shapes for cell in s), default=0)
    rows = [0] * height
    for cell in board:
        rows[cell.row] |= 1 << cell.column
    bits = 0
    for row in reversed(rows):
        bits = bits << row_bits | row
    owned_once = owned_twice = 0
    owners = 0
    laid: list[tuple[Laying, list[tuple[list[int], int]]]] = []
    for piece in pieces:
        reached, places = 0, []
        for shape in piece.shapes:
            offsets = [cell.row * row_bits + cell.column for cell in shape]
            fits = bits
            for offset in offsets:
                fits &= bits >> offset
            for offset in offsets:
                reached |= fits << offset
            places.append((offsets, fits))
        owned_twice |= owned_once & reached
        owned_once |= reached
        owners += reached.bit_count()
        laid.append((piece, places))
    tied = bits if plain or style == "int" else owned_twice
    length = 0.0
    if style != "int":  # an owner is declared, one of those of its cell, and tied to spots
        owners -= (owned_once & ~tied).bit_count()
        owner = len("piece_r1c1_is_A")
        length += owners * (note(owner) + 2 * (owner + 1) + len("(assert (= O S))\n") - 3)
    for piece, places in laid:
        literal = len(f"lies_{piece.token}_1_r1c1")
        spots = sum(fits.bit_count() for _, fits in places)
        length += spots * note(literal)
        for offsets, fits in places:
            named = sum((fits & tied >> offset).bit_count() for offset in offsets)
            length += named * (literal + 1)
        if plain:
            length += spots * (literal + 1)
        elif piece.copies == 1:
            length += of_one(spots, literal, at_least=not left_over)
        elif left_over:
            length += of_sum(spots, literal)
        else:
            length += of_totalizer(spots, piece.copies, literal)
    return int(length)
