"""Decision diagrams: what the first things of a list come to, layer by layer.

For sums with weights, for products, for whatever is worked out one thing after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from functools import reduce
from itertools import pairwise
from operator import or_ as or_bits
from typing import TypeVar

from .lengths import digits_up_to, note
from .model import Model
from .terms import FALSE, TRUE, Term, and_, implies, or_

State = TypeVar("State", bound=Hashable)

Layer = Sequence[tuple[Term, int]]
"""The values that a thing can have, each with its literal; exactly one of these holds."""


def comes_to(
    model: Model,
    layers: Sequence[Layer],
    start: State,
    step: Callable[[State, int], State],
    wanted: State,
    alive: Callable[[State], bool] = lambda state: True,
) -> list[Term]:
    """From `start`, a `step` for the value of each thing, one arrives at `wanted`.

    A symbol for each state after each thing that can be reached and from which the end can be
    reached; for each state and value a clause forward and a clause back, as in a decision diagram
    turned into clauses (Een and Sorensson, Translating pseudo-Boolean constraints into SAT, 2006).
    What is not `alive` comes to nothing wanted, and is not looked at further.
    """
    reached: list[dict[State, None]] = [{start: None}]
    for layer in layers:
        model.look()
        values = [value for literal, value in layer if literal != FALSE]
        steps = (step(one, value) for one in reached[-1] for value in values)
        reached.append({then: None for then in steps if alive(then)})
    useful = {wanted} & reached[-1].keys()
    kept: list[list[State]] = [list(useful)]
    for layer, possible in zip(reversed(layers), reversed(reached[:-1]), strict=True):
        values = [value for literal, value in layer if literal != FALSE]
        useful = {one for one in possible if any(step(one, value) in useful for value in values)}
        kept.insert(0, [one for one in possible if one in useful])
    if not useful:
        return [FALSE]
    model.remark("comes_to_K: the things listed up to here come to so much.")
    before: dict[State, Term] = {start: TRUE}
    terms: list[Term] = []
    for layer, states in zip(layers, kept[1:], strict=True):
        several = len(states) > 1
        here = {one: model.fresh("comes_to") if several else TRUE for one in states}
        terms.append(or_(here.values()))
        back: dict[tuple[State, Term], list[Term]] = {}
        for one, node in before.items():
            for literal, value in layer:
                then = step(one, value)
                terms.append(implies(and_(node, literal), here.get(then, FALSE)))
                back.setdefault((then, literal), []).append(node)
        for one, node in here.items():
            for literal, _ in layer:
                terms.append(implies(and_(node, literal), back.get((one, literal), [])))
        before = here
    return [term for term in dict.fromkeys(terms) if term != TRUE]


def length_of_sums(sums: Iterable[tuple[Sequence[Collection[int]], int]], literal: int) -> int:
    """How many characters `comes_to` writes of sums at least, of all of them together.

    Of each sum the values, 0 or more, of its things, and the total; `literal` is the length of the
    shortest literal. States are counted as `comes_to` finds them: the sums that are reached, and
    those from which the total is, are the bits of two numbers.
    """
    states = clauses = 0
    for domains, total in sums:
        reached, useful = [1], [1 << total]
        for values in domains:
            reached.append(reduce(or_bits, (reached[-1] << value for value in values), 0))
        for values in reversed(domains):
            useful.append(reduce(or_bits, (useful[-1] >> value for value in values), 0))
        layers = [
            (one & other).bit_count() for one, other in zip(reached, reversed(useful), strict=True)
        ]
        states += sum(count for count in layers if count > 1)
        clauses += sum(
            len(values) * (before + here)
            for values, (before, here) in zip(domains, pairwise(layers), strict=True)
            if min(before, here) > 1
        )
    symbol = len("comes_to_1")
    length = states * (note(symbol) + symbol + 1)  # declared, and one of several holds
    length += clauses * (len("(assert (not (and S L)))\n") + symbol + literal - 2)
    return length + 2 * (digits_up_to(states) - states)
