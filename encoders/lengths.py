"""How long texts are at least, told from numbers alone: what an `expected_length` adds up.

Every function here is a lower bound of what the emitter writes, so that no board in reach is
refused: names are counted as they are, or at their shortest, and what may fall away is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

from ..puzzles.grid import Grid
from .counting import PAIRWISE_LIMIT
from .families import Style

SHORTEST_NAME = len("r1c1")
"""Characters of the shortest name of a cell."""


@dataclass(frozen=True)
class Names:
    """How many characters the names of a grid's cells have together, as in `r1c10`.

    `margin` leaves out so many rows and columns on each side.
    """

    grid: Grid
    margin: int = 0

    @property
    def height(self) -> int:
        """How many rows are meant."""
        return max(self.grid.height - 2 * self.margin, 0)

    @property
    def width(self) -> int:
        """How many columns are meant."""
        return max(self.grid.width - 2 * self.margin, 0)

    @property
    def count(self) -> int:
        """How many cells are meant."""
        return self.height * self.width

    @cached_property
    def _rows(self) -> list[int]:
        return [1 + len(str(n + 1 + self.margin)) for n in range(self.height)]

    @cached_property
    def _columns(self) -> list[int]:
        return [1 + len(str(n + 1 + self.margin)) for n in range(self.width)]

    @cached_property
    def of_cells(self) -> int:
        """Those of all cells, each once."""
        return sum(self._rows) * self.width + sum(self._columns) * self.height

    @cached_property
    def of_edges(self) -> int:
        """Those of both cells of every two neighbours."""
        rows, columns = self._rows, self._columns
        level = 2 * sum(rows) * (self.width - 1) + _ends(columns) * self.height
        upright = 2 * sum(columns) * (self.height - 1) + _ends(rows) * self.width
        return (level if self.width > 1 else 0) + (upright if self.height > 1 else 0)

    @property
    def diagonals(self) -> int:
        """How many pairs of cells touch at a corner."""
        return 2 * max(self.height - 1, 0) * max(self.width - 1, 0)

    @cached_property
    def of_diagonals(self) -> int:
        """Those of both cells of every two that touch at a corner."""
        if not self.diagonals:
            return 0
        return 2 * (_ends(self._rows) * (self.width - 1) + _ends(self._columns) * (self.height - 1))


def _ends(lengths: list[int]) -> int:
    """The lengths of both ends of each two that follow each other."""
    return 2 * sum(lengths) - lengths[0] - lengths[-1] if len(lengths) > 1 else 0


def declared(symbol: int, style: Style = "boolean") -> int:
    """A symbol of so many characters, of the answer: declared, bounded, and asked for."""
    if style == "int":
        bounds = len("(assert (or (= S 0) (= S 1)))\n") + 2 * (symbol - 1)
        return len("(declare-const S Int)\n") + symbol - 1 + bounds + symbol + 1
    return len("(declare-const S Bool)\n") + symbol - 1 + symbol + 1


def note(symbol: int) -> int:
    """An auxiliary Boolean of so many characters, declared."""
    return len("(declare-const S Bool)\n") + symbol - 1


_NUMBERED = len("seen_1")
"""The shortest numbered symbol, such as `seen_1` or `among_1`."""


def of_pairs(count: int, literal: float) -> float:
    """That no two of so many literals hold, as all pairs."""
    each = len("(assert (not (and A B)))\n") + 2 * (literal - 1)
    return count * (count - 1) // 2 * each


def of_one(count: int, literal: float, *, at_least: bool = True, plain: bool = False) -> float:
    """`exactly_one`, or `at_most_one`, of so many literals of so many characters."""
    if plain and count > PAIRWISE_LIMIT:
        return of_sum(count, literal)
    length = len("(assert (or))\n") + count * (literal + 1) if at_least and count > 1 else 0
    if count <= PAIRWISE_LIMIT:
        return length + of_pairs(count, literal)
    seen = _NUMBERED
    said = (count - 1) * (
        note(seen)
        + len("(assert (=> L S))\n")
        + len("(assert (not (and L S)))\n")
        + 2 * (literal + seen - 2)
    ) + (count - 2) * (len("(assert (=> S S))\n") + 2 * (seen - 1))
    return length + said


def of_sum(count: int, literal: float) -> float:
    """A sum of so many literals, as a term."""
    return count * (len(" (ite L 1 0)") + literal - 1)


def of_counter(count: int, total: int, literal: float) -> float:
    """`count_is_by_counter` of so many literals: a symbol and an equivalence for each state.

    What has no symbol of its own, as pairs have none, may be asserted elsewhere and is left out.
    """
    if total == 1 and count > PAIRWISE_LIMIT:
        return of_one(count, literal, at_least=False)
    among = _NUMBERED + 1
    return counter_states(count, total) * (
        note(among) + len("(assert (= A (or A (and L A))))\n") + 3 * (among - 1) + literal - 1
    )


def counter_states(count: int, total: int) -> int:
    """For how many states a counter's equivalence names two states before it, at least."""
    return max(total - 1, 0) * max(count - total - 1, 0) if total > 1 else 0


def digits_up_to(last: int) -> int:
    """How many digits the numbers from 1 to the last have together."""
    return sum(last - 10**power + 1 for power in range(len(str(last)))) if last > 0 else 0


@cache
def of_totalizer(count: int, total: int, literal: int) -> float:
    """`count_is_by_totalizer` of so many literals: its tree, from the sizes of its nodes."""
    if not 0 < total < count:
        return count * (literal + 1)
    if total == 1:
        return of_one(count, literal)
    among = _NUMBERED + 1
    clause = len("(assert (=> A A))\n") + 2 * (min(literal, among) - 1)
    length, layer = 0.0, [1] * count
    while len(layer) > 1:
        rest = layer[len(layer) // 2 * 2 :]
        merged = []
        for a, b in zip(layer[::2], layer[1::2], strict=False):
            both = min(a + b, total + 1)
            length += both * note(among) + _merging(a, b, both) * clause
            merged.append(both)
        layer = merged + rest
    return length


@cache
def _merging(a: int, b: int, both: int) -> int:
    """How many clauses say that one node counts what two others count together."""

    def adding_up_to(most: int) -> int:
        return sum(min(b, most - one) + 1 for one in range(min(a, most) + 1))

    return adding_up_to(both) - 1 + adding_up_to(both - 1)
