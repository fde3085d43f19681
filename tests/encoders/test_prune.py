"""Narrowed domains: no value of any solution is lost, and what should go goes."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import pairwise, product

import pytest
from evaluate import evaluate
from hypothesis import given
from hypothesis import strategies as st
from puzzlepipe.encoders import prune
from puzzlepipe.encoders.numbers import Numbers

CELLS = "abcd"
DOMAINS = st.lists(st.sets(st.integers(1, 4), max_size=4), min_size=4, max_size=4).map(
    lambda domains: dict(zip(CELLS, domains, strict=True))
)
STEPS = {"a": "bc", "b": "cd", "c": "ad", "d": "b"}

Values = tuple[int, ...]


def follows_steps(numbers: Values) -> bool:
    """Whether each number is a step away from the one before."""
    walk = sorted(zip(numbers, CELLS, strict=True))
    return all(there in STEPS[here] for (_, here), (_, there) in pairwise(walk))


CASES: dict[str, tuple[Callable[[prune.Domains], None], Callable[[Values], bool]]] = {
    "naked singles": (
        partial(prune.naked_singles, houses=["abc", "cd"]),
        lambda v: len({*v[:3]}) == 3 and v[2] != v[3],
    ),
    "ordered": (
        partial(prune.ordered, pairs=[("a", "b"), ("c", "b")]),
        lambda v: v[0] < v[1] and v[2] < v[1],
    ),
    "related": (
        partial(prune.related, pairs=[("a", "b"), ("c", "d")], relation=lambda x, y: x == 2 * y),
        lambda v: v[0] == 2 * v[1] and v[2] == 2 * v[3],
    ),
    "sums": (
        partial(prune.sums_of_different, totals=[("abc", 7), ("d", 3)]),
        lambda v: sum(v[:3]) == 7 and len({*v[:3]}) == 3 and v[3] == 3,
    ),
    "path": (
        partial(prune.path, successors=STEPS),
        lambda v: sorted(v) == [1, 2, 3, 4] and follows_steps(v),
    ),
}


@pytest.mark.parametrize("name", CASES)
@given(domains=DOMAINS)
def test_no_value_of_a_solution_is_lost(name: str, domains: dict[str, set[int]]) -> None:
    narrow, allowed = CASES[name]
    before = [set(domain) for domain in domains.values()]
    prune.fixpoint(domains, narrow)
    after = list(domains.values())
    assert all(now <= then for now, then in zip(after, before, strict=True))
    for values in product(*before):
        if allowed(values):
            assert all(value in domain for value, domain in zip(values, after, strict=True))


def test_singles_spread_through_all_houses() -> None:
    domains = {"a": {1}, "b": {1, 2}, "c": {1, 2, 3}, "d": {3, 4}}
    prune.naked_singles(domains, ["abc", "cd"])
    assert domains == {"a": {1}, "b": {2}, "c": {3}, "d": {4}}


def test_two_equal_singles_leave_one_cell_empty() -> None:
    domains = {"a": {1}, "b": {1}}
    prune.naked_singles(domains, ["ab"])
    assert sorted(map(len, domains.values())) == [0, 1]


def test_chains_of_signs_bound_their_ends() -> None:
    domains = {cell: {1, 2, 3, 4} for cell in CELLS}
    prune.fixpoint(domains, partial(prune.ordered, pairs=list(pairwise("abcd"))))
    assert list(domains.values()) == [{1}, {2}, {3}, {4}]


def test_the_sum_of_a_cage_leaves_its_sets_of_digits() -> None:
    domains = {cell: set(range(1, 10)) for cell in "abc"}
    prune.sums_of_different(domains, [("abc", 7)])
    assert all(domain == {1, 2, 4} for domain in domains.values())


def test_numbers_out_of_reach_of_a_clue_go() -> None:
    line = {"a": "b", "b": "ac", "c": "bd", "d": "c"}
    domains = {"a": {1}, "b": {2, 3, 4}, "c": {2, 3, 4}, "d": {2, 3, 4}}
    prune.path(domains, line)
    assert domains == {"a": {1}, "b": {2, 4}, "c": {3}, "d": {4}}


@pytest.mark.parametrize("probe", [False, True])
def test_what_is_propagated_holds_however_the_counts_are_kept(probe: bool) -> None:
    """Every assignment of some hundred boards is tried; what single sets say is found at least."""
    found = contradictions = 0
    for seed in range(500):
        rng = random.Random(seed)
        things = "abcdefg"[: rng.randint(1, 7)]
        counts = []
        for _ in range(rng.randint(1, 6)):
            some = rng.sample(things, rng.randint(1, min(4, len(things))))
            counts.append((some, rng.sample(range(5), rng.randint(1, 3))))
        worlds = [
            world
            for values in product([False, True], repeat=len(things))
            if (world := dict(zip(things, values, strict=True)))
            and all(sum(map(world.__getitem__, some)) in allowed for some, allowed in counts)
        ]
        known = prune.propagate(counts, probe=probe)
        found += len(known)
        for thing, value in known.items():
            assert all(world[thing] == value for world in worlds)
        if worlds:
            for some, allowed in counts:
                for value, total in ((False, [0]), (True, [len(some)])):
                    if [n for n in allowed if n <= len(some)] == total:
                        assert all(known[thing] == value for thing in some)
        contradictions += not worlds and not known
    assert found > 200
    assert contradictions > 100


def test_what_contradicts_itself_is_left_to_the_solver() -> None:
    assert prune.propagate([("abc", [0]), ("ad", [2]), ("ef", [2])]) == {}
    odd = [("ab", [1]), ("bc", [1]), ("ca", [1])]
    assert prune.propagate([*odd, ("ef", [2])]) == {"e": True, "f": True}
    assert prune.propagate([*odd, ("ef", [2])], probe=True) == {}


def test_probing_finds_what_no_single_set_says_and_what_follows_from_it() -> None:
    pairs = [("abc", [0, 2]), ("abd", [1]), ("cde", [1]), ("cf", [0, 2])]
    assert prune.propagate(pairs) == {}
    assert prune.propagate(pairs, probe=True) == {}
    corner = [("ab", [0, 2]), ("abcd", [3]), ("ce", [0, 2]), ("dfg", [0, 2]), ("fh", [1])]
    assert prune.propagate(corner) == {}
    assert prune.propagate(corner, probe=True) == {"a": True, "b": True}


@pytest.mark.parametrize("style", ["boolean", "int"])
@given(a=st.sets(st.integers(1, 6), min_size=1), b=st.sets(st.integers(1, 6), min_size=1))
def test_differences_of_two_numbers(style: str, a: set[int], b: set[int]) -> None:
    numbers = Numbers("n", {"a": a, "b": b}, style)
    for x, y in product(a, b):
        values: dict[str, bool | int] = {"n_a": x, "n_b": y}
        values.update((f"n_a_is_{value}", value == x) for value in a)
        values.update((f"n_b_is_{value}", value == y) for value in b)
        for gap in (1, 2):
            apart = all(evaluate(term, values) for term in numbers.differ_by("a", "b", gap))
            not_apart = all(evaluate(term, values) for term in numbers.not_differ_by("a", "b", gap))
            assert apart == (abs(x - y) == gap)
            assert not_apart == (abs(x - y) != gap)
