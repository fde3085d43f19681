"""Terms of SMT-LIB 2: their text, and what they are made of.

A `Term` is its text, and knows its operator and its parts, so that it can be evaluated,
searched and explained without being taken apart again. Every builder folds `true` and `false` and
never gives an operator fewer than two arguments, which MathSAT, cvc5 and yices refuse. A `Literal`
says of one symbol that it has a value, or has not: of a Boolean symbol that it is true, of an Int
that it is 7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

Value = bool | int
"""What a solver says of a symbol."""

_new = str.__new__


class Term(str):
    """A term's text, with its operator and its parts; a constant or a symbol has no parts."""

    __slots__ = ("operator", "parts")
    operator: str
    parts: tuple[Term, ...]

    def __new__(cls, text: str, operator: str = "", parts: tuple[Term, ...] = ()) -> Term:
        """A term; the builders of this module make them."""
        term = str.__new__(cls, text)
        term.operator = operator
        term.parts = parts
        return term


class Literal(Term):
    """A symbol has a value (or, not `positive`, has not).

    `binary` says that an Int symbol has no values but 0 and 1: the negation of `(= x 1)` is
    `(= x 0)` then, and its value can be added up.
    """

    __slots__ = ("_negated", "binary", "positive", "symbol", "value")
    symbol: str
    value: Value
    positive: bool
    binary: bool
    _negated: Literal | None

    def __new__(
        cls, symbol: str, value: Value = True, positive: bool = True, binary: bool = False
    ) -> Literal:
        """The literal that `symbol` has `value`; of a Boolean symbol that it is true."""
        if value is False:
            value, positive = True, not positive
        text = symbol if value is True else f"(= {symbol} {_numeral(value)})"
        literal = str.__new__(cls, text if positive else f"(not {text})")
        literal.operator = "literal"
        literal.parts = ()
        literal.symbol = symbol
        literal.value = value
        literal.positive = positive
        literal.binary = binary
        literal._negated = None
        return literal

    def negated(self) -> Literal:
        """The literal that holds where this one does not."""
        if self._negated is None:
            if self.binary:
                other = Literal(self.symbol, 1 - self.value, binary=True)
            else:
                other = Literal(self.symbol, self.value, not self.positive)
            self._negated, other._negated = other, self
        return self._negated


def flag(symbol: str) -> Literal:
    """The literal that an Int symbol, which is 0 or 1, is 1."""
    return Literal(symbol, 1, binary=True)


TRUE, FALSE = Term("true"), Term("false")

Terms = Term | Iterable["Terms"]
"""A term, or iterables of terms to any depth."""


def flat(terms: Iterable[Terms]) -> list[Term]:
    """Terms, and iterables of terms, as one list."""
    result: list[Term] = []
    for term in terms:
        if isinstance(term, Term):
            result.append(term)
        else:
            result.extend(flat(term))
    return result


def not_(term: Term) -> Term:
    """The negation; a double one falls away."""
    if isinstance(term, Literal):
        return term.negated()
    if term.operator == "not":
        return term.parts[0]
    if term.operator == "not both":
        return and_(term.parts)
    if term == TRUE:
        return FALSE
    if term == FALSE:
        return TRUE
    return Term("(not " + term + ")", "not", (term,))


def and_(*terms: Terms) -> Term:
    """All of the terms; `true` of none."""
    kept: list[Term] = []
    if _keep(terms, kept, TRUE, FALSE):
        return FALSE
    return _join("and", kept, TRUE)


def or_(*terms: Terms) -> Term:
    """Some of the terms; `false` of none."""
    kept: list[Term] = []
    if _keep(terms, kept, FALSE, TRUE):
        return TRUE
    return _join("or", kept, FALSE)


def _keep(terms: Iterable[Terms], kept: list[Term], idle: Term, deciding: Term) -> bool:
    """Put all but idle terms, to any depth, into a list; whether one is met that decides."""
    for term in terms:
        if isinstance(term, Term):
            if term is deciding:
                return True
            if term is not idle:
                kept.append(term)
        elif _keep(term, kept, idle, deciding):
            return True
    return False


# Texts are joined, not formatted: formatting what is a subclass of str takes twice as long.


def joined(operator: str, *parts: Term) -> Term:
    """Two parts or more under an operator, as they are: for those of which none is known."""
    # Not by way of `Term(...)`, whose call takes half the time of this.
    term = _new(Term, f"({operator} {' '.join(parts)})")
    term.operator = operator
    term.parts = parts
    return term


def _join(operator: str, terms: list[Term], of_none: Term) -> Term:
    if len(terms) > 1:
        return joined(operator, *terms)
    return terms[0] if terms else of_none


def implies(premise: Term, *conclusion: Terms) -> Term:
    """From the premise follows some of the conclusions; from several, join them with `and_`."""
    then = or_(*conclusion)
    if premise is TRUE:
        return then
    if premise is FALSE or then is TRUE:
        return TRUE
    if then is FALSE:
        return not_(premise)
    return joined("=>", premise, then)


def not_both(*terms: Terms) -> Term:
    """Not all of the terms at once."""
    kept: list[Term] = []
    if _keep(terms, kept, TRUE, FALSE):
        return TRUE
    if len(kept) > 1:
        return Term("(not (and " + " ".join(kept) + "))", "not both", tuple(kept))
    return not_(kept[0]) if kept else FALSE


def iff(a: Term, b: Term) -> Term:
    """Both or neither."""
    for known, other in ((a, b), (b, a)):
        if known is TRUE:
            return other
        if known is FALSE:
            return not_(other)
    if a == b:
        return TRUE
    if _opposite(a, b):
        return FALSE
    return joined("=", a, b)


def _opposite(a: Term, b: Term) -> bool:
    """Whether one is written as the negation of the other, which is as long, or longer by one."""
    if isinstance(b, Literal):
        return isinstance(a, Literal) and a.symbol == b.symbol and a == b.negated()
    return abs(len(a) - len(b)) == len("(not )") and a == not_(b)


def xor(a: Term, b: Term) -> Term:
    """Exactly one of two."""
    if TRUE in (a, b) or FALSE in (a, b) or a == b or _opposite(a, b):
        return iff(a, not_(b))
    return joined("xor", a, b)


# -- numbers -----------------------------------------------------------------------


def _numeral(value: int) -> str:
    return str(value) if value >= 0 else f"(- {-value})"


def number(value: int) -> Term:
    """An integer constant; `-1` is no SMT-LIB, `(- 1)` is."""
    return Term(_numeral(value), "number")


ZERO, ONE = number(0), number(1)


def integer(symbol: str) -> Term:
    """An Int symbol as a number."""
    return Term(symbol, "symbol")


def as_number(literal: Term) -> Term:
    """1 where the literal holds, else 0, as an integer term."""
    if isinstance(literal, Literal) and literal.binary:
        symbol = integer(literal.symbol)
        return symbol if literal.value else Term(f"(- 1 {symbol})", "-", (number(1), symbol))
    if literal in (TRUE, FALSE):
        return number(int(literal == TRUE))
    return Term("(ite " + literal + " 1 0)", "ite", (literal, ONE, ZERO))


def plus(*terms: Terms) -> Term:
    """The sum of integer terms; 0 of none."""
    return _join("+", [term for term in flat(terms) if term != ZERO], ZERO)


def times(factor: int, term: Term) -> Term:
    """A constant times a term, which is still linear."""
    if factor == 1 or term == ZERO:
        return term
    return ZERO if factor == 0 else joined("*", number(factor), term)


def less(a: Term, b: Term) -> Term:
    """a < b."""
    return joined("<", a, b)


def at_most(a: Term, b: Term) -> Term:
    """a <= b."""
    return joined("<=", a, b)


def equal(a: Term, b: Term) -> Term:
    """Two integer terms are the same."""
    return joined("=", a, b)


def distinct(*terms: Terms) -> Term:
    """Integer terms that all differ."""
    kept = flat(terms)
    return _join("distinct", kept, TRUE) if len(kept) != 1 else TRUE


# -- what terms say ------------------------------------------------------------------


def _below(term: Term) -> Iterator[Term]:
    """A term and all its parts, to any depth, in the order of the text."""
    waiting = [term]
    while waiting:
        one = waiting.pop()
        yield one
        waiting.extend(reversed(one.parts))


def literals_in(term: Term) -> Iterator[Literal]:
    """The literals of a term, as often as they occur."""
    return (one for one in _below(term) if isinstance(one, Literal))


def symbols_in(term: Term) -> Iterator[str]:
    """The symbols of a term, as often as they occur."""
    for one in _below(term):
        if isinstance(one, Literal):
            yield one.symbol
        elif one.operator == "symbol":
            yield str(one)


def evaluate(term: Term, values: Mapping[str, Value]) -> Value | None:
    """What a term comes to when its symbols have these values; None where that is open.

    Symbols without a value leave open only what depends on them (Kleene's three values).
    """
    if not term.parts:
        return _value_of(term, values)
    # Chains of thousands of terms are no deeper than a list.
    waiting: list[tuple[Term, list[Value | None]]] = [(term, [])]
    while True:
        one, found = waiting[-1]
        if len(found) < len(one.parts):
            part = one.parts[len(found)]
            if part.parts:
                waiting.append((part, []))
            else:
                found.append(_value_of(part, values))
            continue
        waiting.pop()
        value = _combined(one.operator, found)
        if not waiting:
            return value
        waiting[-1][1].append(value)


def _value_of(term: Term, values: Mapping[str, Value]) -> Value | None:
    """The value of a literal, a symbol or a constant."""
    if isinstance(term, Literal):
        value = values.get(term.symbol)
        return None if value is None else (value == term.value) == term.positive
    if term.operator == "symbol":
        return values.get(term)
    if term.operator == "number":
        return int(term) if term.isdigit() else -int(term[3:-1])
    return term == TRUE


def _combined(operator: str, parts: list[Value | None]) -> Value | None:
    """What an operator makes of the values of its parts."""
    match operator:
        case "and":
            return _some(parts, False)
        case "or":
            return _some(parts, True)
        case "not both":
            all_hold = _some(parts, False)
            return None if all_hold is None else not all_hold
        case "=>":
            return _some([None if parts[0] is None else not parts[0], parts[1]], True)
    if operator == "ite" and parts[0] is not None:
        return parts[1] if parts[0] else parts[2]
    if None in parts:
        return None
    return _COMPUTED[operator](*parts)


def _some(parts: list[Value | None], wanted: bool) -> bool | None:
    """`wanted` where some part is, the opposite where all are, else open."""
    if wanted in parts:
        return wanted
    return None if None in parts else not wanted


_COMPUTED: dict[str, Callable[..., Value]] = {
    "not": lambda a: not a,
    "=": lambda a, b: a == b,
    "xor": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    "+": lambda *parts: sum(parts),
    "*": lambda a, b: a * b,
    "-": lambda a, b: a - b,
    "distinct": lambda *parts: len(set(parts)) == len(parts),
}


def holds(term: Term, values: Mapping[str, Value]) -> bool:
    """Whether a term is true when all its symbols have values."""
    return evaluate(term, values) is True
