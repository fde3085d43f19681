"""S-expressions: the one reader for whatever a solver prints.

It works token by token and never line by line (each solver breaks its lines its own way), keeps
its own stack (an answer may nest deeper than Python's recursion limit), and reads a megabyte in
a fraction of a second.

An atom is kept as it is written, so that `"x"` (a string), `x` and `|a b|` (symbols) stay apart;
only bars that mean nothing are dropped, since SMT-LIB says that `|x|` and `x` are one symbol.
"""

import re
from typing import TypeAlias, Union

SExpr: TypeAlias = Union[str, list["SExpr"]]  # noqa: UP007 - a recursive alias needs the quotes

_TOKEN = re.compile(
    r"""
      [()]
    | [^\s()";|]+            # symbol, keyword, number
    | "[^"]*(?:""[^"]*)*"    # string; a quote inside it is doubled
    | \|[^|]*\|              # quoted symbol
    | ;[^\r\n]*              # comment
    | \S                     # a quote or a bar that is never closed
    """,
    re.VERBOSE,
)
_SIMPLE_SYMBOL = re.compile(r"[A-Za-z~!@$%^&*_+=<>.?/-][0-9A-Za-z~!@$%^&*_+=<>.?/-]*")
_INTEGER = re.compile(r"-?[0-9]+")
# Python refuses to convert numbers of more than 4300 digits; none of ours has more than a few.
_MOST_DIGITS = 1000


class SExprError(ValueError):
    """Text that is no S-expression; `offset` counts characters from the start of the text."""

    def __init__(self, message: str, offset: int) -> None:
        super().__init__(f"{message} (at character {offset})")
        self.message = message
        self.offset = offset


def read_all(text: str) -> list[SExpr]:
    """Read every expression in `text`; comments and white space are skipped.

    Raises:
        SExprError: at a parenthesis, string or quoted symbol that is not closed or not opened.
    """
    expressions: list[SExpr] = []
    current = expressions
    outer: list[list[SExpr]] = []
    opened: list[int] = []
    for match in _TOKEN.finditer(text):
        token = match.group()
        if token == "(":
            outer.append(current)
            opened.append(match.start())
            current = []
        elif token == ")":
            if not outer:
                raise SExprError("')' without '('", match.start())
            inner, current = current, outer.pop()
            current.append(inner)
            opened.pop()
        elif token[0] == ";":
            continue
        elif token in ('"', "|"):
            kind = "string" if token == '"' else "quoted symbol"
            raise SExprError(f"{kind} without an end", match.start())
        elif token[0] == "|" and _SIMPLE_SYMBOL.fullmatch(token, 1, len(token) - 1):
            current.append(token[1:-1])
        else:
            current.append(token)
    if opened:
        raise SExprError("'(' without ')'", opened[-1])
    return expressions


class Framer:
    """Finds where expressions end in text that arrives piece by piece.

    Every piece is looked at once, so that an answer of many megabytes costs no more than its
    length. An atom is complete when the character after it has been seen.
    """

    def __init__(self) -> None:
        self._scanned: list[str] = []
        self._rest = ""
        self._depth = 0

    def feed(self, text: str) -> str:
        """Add `text`; return the complete expressions that no earlier call has returned."""
        text = self._rest + text
        end = complete = 0
        for match in _TOKEN.finditer(text):
            token = match.group()
            if token == "(":
                self._depth += 1
            elif token == ")":
                self._depth = max(0, self._depth - 1)
            elif match.end() == len(text) or token in ('"', "|"):
                break
            end = match.end()
            if not self._depth:
                complete = end
        self._rest = text[end:]
        if not complete:
            self._scanned.append(text[:end])
            return ""
        ready = "".join(self._scanned) + text[:complete]
        self._scanned = [text[complete:end]]
        return ready

    def finish(self) -> str:
        """Return what is left when no more text comes: an atom, or the start of an expression."""
        left = "".join(self._scanned) + self._rest
        self._scanned, self._rest, self._depth = [], "", 0
        return left


def text_of(expr: SExpr) -> str:
    """Write an expression on one line, as the solver would read it."""
    pieces: list[str] = []
    waiting: list[SExpr] = [expr]
    while waiting:
        item = waiting.pop()
        if pieces and pieces[-1] != "(" and item != ")":
            pieces.append(" ")
        if isinstance(item, str):
            pieces.append(item)
        else:
            pieces.append("(")
            waiting.append(")")
            waiting.extend(reversed(item))
    return "".join(pieces)


def string_of(atom: str) -> str:
    """Return the text inside a string literal; any other atom as it is."""
    if len(atom) >= 2 and atom[0] == atom[-1] == '"':
        return atom[1:-1].replace('""', '"')
    return atom


def value_of(expr: SExpr) -> bool | int:
    """Read a Boolean or integer value: `true`, `false`, `3`, `(- 3)`; also `-3`.

    Raises:
        ValueError: for anything else (a term, a rational, a number of absurd length).
    """
    match expr:
        case "true":
            return True
        case "false":
            return False
        case str() if _INTEGER.fullmatch(expr) and len(expr) <= _MOST_DIGITS:
            return int(expr)
        case ["-", str(digits)] if _INTEGER.fullmatch(digits) and len(digits) <= _MOST_DIGITS:
            return -int(digits)
    shown = text_of(expr)
    raise ValueError(f"{shown[:60]!r} is neither true, false nor an integer")
