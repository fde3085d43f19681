"""Terms of SMT-LIB 2 as text, folded where an operand is known.

A term is a `str`. Every builder folds `true` and `false` and never gives an
operator fewer than two arguments, which MathSAT, cvc5 and yices refuse. A
literal is a Boolean symbol, its negation, or a `Flag`: the same thing said of
an Int that is 0 or 1, so that one template serves both encodings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

TRUE, FALSE = "true", "false"

Value = bool | int
"""What a solver says of a symbol."""


class Flag(str):
    """The literal `(= symbol 1)` or `(= symbol 0)` of an Int symbol that is 0 or 1."""

    __slots__ = ("on", "symbol")
    symbol: str
    on: bool

    def __new__(cls, symbol: str, on: bool = True) -> Flag:
        """The literal that `symbol` is 1, or 0 when not `on`."""
        flag = super().__new__(cls, f"(= {symbol} {int(on)})")
        flag.symbol, flag.on = symbol, on
        return flag


def flat(terms: Iterable[str | Iterable[str]]) -> list[str]:
    """Terms, and iterables of terms, as one list."""
    result: list[str] = []
    for term in terms:
        if isinstance(term, str):
            result.append(term)
        else:
            result.extend(flat(term))
    return result


def not_(term: str) -> str:
    """The negation; a double one falls away."""
    if isinstance(term, Flag):
        return Flag(term.symbol, not term.on)
    if term == TRUE:
        return FALSE
    if term == FALSE:
        return TRUE
    if term.startswith("(not "):
        return term[5:-1]
    return f"(not {term})"


def and_(*terms: str | Iterable[str]) -> str:
    """All of the terms; `true` of none."""
    kept = [term for term in flat(terms) if term != TRUE]
    if FALSE in kept:
        return FALSE
    return _join("and", kept, TRUE)


def or_(*terms: str | Iterable[str]) -> str:
    """Some of the terms; `false` of none."""
    kept = [term for term in flat(terms) if term != FALSE]
    if TRUE in kept:
        return TRUE
    return _join("or", kept, FALSE)


def _join(operator: str, terms: Sequence[str], of_none: str) -> str:
    if len(terms) > 1:
        return f"({operator} {' '.join(terms)})"
    return terms[0] if terms else of_none


def implies(premise: str, *conclusion: str | Iterable[str]) -> str:
    """From the premise follows some of the conclusions; from several, join them with `and_`."""
    then = or_(*conclusion)
    if premise == TRUE:
        return then
    if premise == FALSE or then == TRUE:
        return TRUE
    if then == FALSE:
        return not_(premise)
    return f"(=> {premise} {then})"


def not_both(*terms: str | Iterable[str]) -> str:
    """Not all of the terms at once."""
    return not_(and_(*terms))


def iff(a: str, b: str) -> str:
    """Both or neither."""
    for known, other in ((a, b), (b, a)):
        if known == TRUE:
            return other
        if known == FALSE:
            return not_(other)
    if a == b:
        return TRUE
    if a == not_(b):
        return FALSE
    return f"(= {a} {b})"


def xor(a: str, b: str) -> str:
    """Exactly one of two."""
    if TRUE in (a, b) or FALSE in (a, b) or a in (b, not_(b)):
        return iff(a, not_(b))
    return f"(xor {a} {b})"


def number(value: int) -> str:
    """An integer constant; `-1` is no SMT-LIB, `(- 1)` is."""
    return str(value) if value >= 0 else f"(- {-value})"


def as_number(literal: str) -> str:
    """1 where the literal holds, else 0, as an integer term."""
    if isinstance(literal, Flag):
        return literal.symbol if literal.on else f"(- 1 {literal.symbol})"
    if literal == TRUE:
        return "1"
    if literal == FALSE:
        return "0"
    return f"(ite {literal} 1 0)"


def plus(*terms: str | Iterable[str]) -> str:
    """The sum of integer terms; 0 of none."""
    return _join("+", [term for term in flat(terms) if term != "0"], "0")


def times(factor: int, term: str) -> str:
    """A constant times a term, which is still linear."""
    if factor == 1 or term == "0":
        return term
    return "0" if factor == 0 else f"(* {number(factor)} {term})"


def less(a: str, b: str) -> str:
    """a < b."""
    return f"(< {a} {b})"


def at_most(a: str, b: str) -> str:
    """a <= b."""
    return f"(<= {a} {b})"


def equal(a: str, b: str) -> str:
    """Two integer terms are the same."""
    return f"(= {a} {b})"


def distinct(*terms: str | Iterable[str]) -> str:
    """Integer terms that all differ."""
    kept = flat(terms)
    return _join("distinct", kept, TRUE) if len(kept) != 1 else TRUE


def holds(literal: str, values: Mapping[str, Value]) -> bool:
    """Whether a literal is true under the values of its symbol."""
    if literal in (TRUE, FALSE):
        return literal == TRUE
    if isinstance(literal, Flag):
        return (values[literal.symbol] == 1) == literal.on
    if literal.startswith("(not "):
        return not values[literal[5:-1]]
    return bool(values[literal])


def symbol_of(literal: str) -> str | None:
    """The symbol that a literal speaks of; None of a constant."""
    if literal in (TRUE, FALSE):
        return None
    if isinstance(literal, Flag):
        return literal.symbol
    return literal[5:-1] if literal.startswith("(not ") else literal
