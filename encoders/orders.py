"""An order of things, of which only some pairs are compared."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Generic, TypeVar

from .families import Style, name_of
from .model import Model
from .terms import Term, and_, implies, less, not_

Item = TypeVar("Item", bound=Hashable)


class Order(Generic[Item]):
    """A total order: `before(a, b)` for the pairs that matter, then `transitive` once.

    `int`: an Int for each item. `boolean`: a symbol for each pair, of which every ring of pairs
    must hold one way round and fail the other: items are taken away one by one, the one compared
    with the fewest others first, and those that it was compared with are compared with each
    other, 2 clauses for each two of them.

    Source: vertex elimination, Rankooh and Rintanen, Propositional encodings of acyclicity and
    reachability by using vertex elimination (AAAI 2022).
    """

    def __init__(self, model: Model, style: Style, stem: str, says: str) -> None:
        """An order with no pairs yet; `says` tells what stands before what."""
        self._model, self._style, self._stem = model, style, stem
        self._literals: dict[tuple[Item, Item], Term] = {}
        self._ints: dict[Item, Term] = {}
        self._says = says

    def before(self, a: Item, b: Item) -> Term:
        """The literal that `a` comes before `b`, two different items; of Ints a comparison."""
        if self._style == "int":
            return less(self._int(a), self._int(b))
        if (a, b) not in self._literals:
            self._model.remark(f"{self._stem}_A_B: {self._says}.")
            symbol = self._model.fresh(self._stem, name=f"{name_of(a)}_{name_of(b)}")
            self._literals[a, b], self._literals[b, a] = symbol, not_(symbol)
        return self._literals[a, b]

    def _int(self, item: Item) -> Term:
        if item not in self._ints:
            self._model.remark(f"{self._stem}_A: numbers tell that {self._says}, A below B.")
            self._ints[item] = self._model.fresh_number(self._stem, name_of(item))
        return self._ints[item]

    def transitive(self) -> Iterator[tuple[tuple[Item, Item, Item], list[Term]]]:
        """What makes an order of the pairs: three items, of which the first is before the third."""
        near: dict[Item, dict[Item, None]] = {}
        for a, b in self._literals:
            near.setdefault(a, {})[b] = None
        while near:
            middle = min(near, key=lambda item: len(near[item]))
            others = list(near.pop(middle))
            for i, a in enumerate(others):
                del near[a][middle]
                for b in others[:i]:
                    near[a][b] = near[b][a] = None
                    yield (
                        (a, middle, b),
                        [
                            implies(
                                and_(self.before(first, middle), self.before(middle, last)),
                                self.before(first, last),
                            )
                            for first, last in ((a, b), (b, a))
                        ],
                    )
