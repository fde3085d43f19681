"""What SMT-LIB terms mean, told once more for the tests, without any solver."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product

Value = bool | int
Tree = str | list["Tree"]

_OPERATORS = {
    "and": lambda *values: all(values),
    "or": lambda *values: any(values),
    "not": operator.not_,
    "=>": lambda premise, then: then or not premise,
    "xor": operator.xor,
    "=": operator.eq,
    "distinct": lambda *values: len(set(values)) == len(values),
    "<": operator.lt,
    "<=": operator.le,
    "+": lambda *values: sum(values),
    "*": operator.mul,
    "-": lambda *values: -values[0] if len(values) == 1 else values[0] - sum(values[1:]),
    "ite": lambda condition, then, other: then if condition else other,
}


def evaluate(term: str, values: Mapping[str, Value]) -> Value:
    """The value of a term."""
    return _value(_tree(iter(re.findall(r"[()]|[^\s()]+", term))), values)


def _tree(words: Iterator[str]) -> Tree:
    word = next(words)
    if word != "(":
        return word
    tree: list[Tree] = []
    while (part := _tree(words)) != ")":
        tree.append(part)
    return tree


def _value(tree: Tree, values: Mapping[str, Value]) -> Value:
    if isinstance(tree, str):
        if tree in ("true", "false"):
            return tree == "true"
        return int(tree) if tree.isdigit() else values[tree]
    name, *arguments = tree
    assert isinstance(name, str)
    result: Value = _OPERATORS[name](*(_value(argument, values) for argument in arguments))
    return result


def models(
    terms: Iterable[str], domains: Mapping[str, Iterable[Value]]
) -> Iterator[dict[str, Value]]:
    """Every assignment of values from the domains under which all terms hold."""
    terms = list(terms)
    for chosen in product(*domains.values()):
        values = dict(zip(domains, chosen, strict=True))
        if all(evaluate(term, values) is True for term in terms):
            yield values
