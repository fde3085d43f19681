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
MOST_LISTS = 4_000_000
"""Lists in the longest text that is read: each takes 100 bytes, and no answer has so many."""


class SExprError(ValueError):
    """Text that is no S-expression; `offset` counts characters from the start of the text."""

    def __init__(self, message: str, offset: int) -> None:
        super().__init__(f"{message} (at character {offset})")
        self.message = message
        self.offset = offset


class TooManyLists(SExprError):
    """Text with more parentheses than any answer has."""


def read_all(text: str) -> list[SExpr]:
    """Read every expression in `text`; comments and white space are skipped.

    Raises:
        SExprError: at a parenthesis, string or quoted symbol that is not closed or not opened.
        TooManyLists: where there are more than `MOST_LISTS` lists.
    """
    opening, closing = text.count("("), text.count(")")
    if max(opening, closing) > MOST_LISTS:
        raise TooManyLists(
            f"found {opening} opening and {closing} closing parentheses, "
            f"expected at most {MOST_LISTS} of each",
            0,
        )
    # Most answers are plain, and cutting them with `split` takes a quarter of the time.
    plain = not _has_marks(text)
    if plain and opening != closing:  # before a list is made for each
        raise _unmatched(text)
    tokens = text.replace("(", " ( ").replace(")", " ) ").split() if plain else _tokens(text)
    expressions: list[SExpr] = []
    current = expressions
    outer: list[list[SExpr]] = []
    for token in tokens:
        if token == "(":
            outer.append(current)
            current = []
        elif token == ")":
            if not outer:
                raise _unmatched(text)
            inner, current = current, outer.pop()
            current.append(inner)
        else:
            current.append(token)
    if outer:
        raise _unmatched(text)
    return expressions


def _has_marks(text: str) -> bool:
    """Whether there are strings, quoted symbols or comments, in which parentheses mean nothing."""
    return '"' in text or "|" in text or ";" in text


def _tokens(text: str) -> list[str]:
    """Parentheses and atoms, without comments and needless bars."""
    tokens = []
    for match in _TOKEN.finditer(text):
        token = match.group()
        if token in ('"', "|"):
            kind = "string" if token == '"' else "quoted symbol"
            raise SExprError(f"{kind} without an end", match.start())
        if token[0] == "|" and _SIMPLE_SYMBOL.fullmatch(token, 1, len(token) - 1):
            tokens.append(token[1:-1])
        elif token[0] != ";":
            tokens.append(token)
    return tokens


def _unmatched(text: str) -> SExprError:
    """Where the parenthesis is that has no partner, of a text that has one."""
    opened: list[int] = []
    for match in _TOKEN.finditer(text):
        if match.group() == "(":
            opened.append(match.start())
        elif match.group() == ")":
            if not opened:
                return SExprError("')' without '('", match.start())
            opened.pop()
    return SExprError("'(' without ')'", opened[-1])


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
        # The usual end of an answer: counting is much faster than looking at each token.
        ends = text.rstrip().endswith(")") and not _has_marks(text)
        if ends and self._depth + text.count("(") == text.count(")"):
            self._rest = text
            return self.finish()
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
