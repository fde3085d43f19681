"""What comes before what has no ring, and every choice without a ring is left possible."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest
from puzzlepipe.backends.find import find
from puzzlepipe.backends.run import run
from puzzlepipe.encoders.model import Model
from puzzlepipe.encoders.orders import Order

Pair = tuple[str, str]

ITEMS = "abcdef"


def rings(count: int) -> Iterator[list[Pair]]:
    """Pairs of which the only ring is that of all items, and that with some chords."""
    ring = [(ITEMS[i], ITEMS[(i + 1) % count]) for i in range(count)]
    yield ring
    rng = random.Random(count)
    others = [p for p in itertools.combinations(ITEMS[:count], 2) if p not in ring]
    others = [p for p in others if p[::-1] not in ring]
    for _ in range(3):
        yield ring + rng.sample(others, rng.randint(0, min(3, len(others))))


def has_no_ring(before: list[Pair]) -> bool:
    """By taking away what nothing comes before."""
    left = set(before)
    while left:
        last = {b for _, b in left}
        free = {pair for pair in left if pair[0] not in last}
        if not free:
            return False
        left -= free
    return True


@pytest.mark.parametrize("style", ["boolean", "int"])
@pytest.mark.parametrize(
    "pairs",
    [
        *(list(itertools.combinations(ITEMS[:count], 2)) for count in (3, 4, 5)),
        *(pairs for count in (4, 5, 6) for pairs in rings(count)),
    ],
    ids=lambda pairs: " ".join(map("".join, pairs)),
)
def test_an_order_has_no_ring(style: str, pairs: list[Pair]) -> None:
    """Every tournament of a few items; and items of which only some are compared."""
    model = Model(frozenset({"The rule"}))
    order = Order[str](model, style, "above", "A is above B")
    ways = {pair: order.before(*pair) for one in pairs for pair in (one, one[::-1])}
    text = (
        "".join(model.rule("The rule", list(at), terms) for at, terms in order.transitive())
        or model.take_pending()
    )
    script, expected = f"(set-logic QF_LIA)\n{text}", []
    for choice in itertools.product((False, True), repeat=len(pairs)):
        chosen = [pair if way else pair[::-1] for pair, way in zip(pairs, choice, strict=True)]
        expected.append("sat" if has_no_ring(chosen) else "unsat")
        held = " ".join(str(ways[pair]) for pair in chosen)
        script += f"(push 1)(assert (and true {held}))(check-sat)(pop 1)\n"
    assert {"sat", "unsat"} == set(expected)
    assert run(find("z3"), script, 240).text.split() == expected
