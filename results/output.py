"""What a solver printed, read as a status and values; nothing is believed.

A status comes first, and values count only after exactly `sat` with no error before them: some
solvers drop an assertion with an error and still say `sat`, others print values after `unknown`.
Every form of a value list is read: `((a true) (b 3))`, one pair a line or all on one, MathSAT's
`( (V1 0)`, `(model (define-fun V0 () Int 1))` with or without the word, and `(= x 3)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ..backends.sexpr import SExpr, SExprError, TooManyLists, read_all, string_of, text_of, value_of
from ..backends.status import Status
from ..errors import PuzzlepipeError

Value = bool | int

_STATUSES = {word.value: word for word in Status if word is not Status.ERROR}
_EXPECTED_STATUS = "expected sat, unsat, unknown or timeout"
_EXPECTED_VALUES = "expected values such as ((x true) (y 3))"


class OutputError(PuzzlepipeError):
    """Text that is no solver's answer; `line` counts from 1, None where the whole text is meant."""

    exit_status = 3

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.line = line

    def __str__(self) -> str:
        place = "" if self.line is None else f", line {self.line}"
        return f"solver output{place}: {self.message}"


@dataclass(frozen=True)
class SolverOutput:
    """One answer of a solver: its status, the values it gave and its own error messages.

    `values` is empty unless the status is sat. An error before the status, or before the values,
    makes the status `error`. After any other status an error is none: the script asks for values
    whatever comes, and a solver without a model says so.
    """

    status: Status
    values: dict[str, Value] = field(default_factory=dict)
    errors: tuple[str, ...] = ()

    def require(self, symbols: Iterable[str]) -> dict[str, Value]:
        """The values of exactly these symbols, in their order.

        Raises:
            OutputError: when the status is not sat or a symbol has no value.
        """
        if self.status is not Status.SAT:
            raise OutputError(f"found {self.status.value}, expected sat and values")
        wanted = list(symbols)
        missing = [symbol for symbol in wanted if symbol not in self.values]
        if missing:
            named = ", ".join(missing[:3]) + (", ..." if len(missing) > 3 else "")
            reason = f"; its error: {self.errors[0]}" if self.errors else ""
            raise OutputError(
                f"found sat and values for {len(wanted) - len(missing)} of {len(wanted)} symbols, "
                f"expected one for each; missing: {named}{reason}"
            )
        return {symbol: self.values[symbol] for symbol in wanted}


def read_output(text: str) -> SolverOutput:
    """Read everything a solver printed for one `(check-sat)` and what follows it.

    Raises:
        OutputError: for text that is cut off, garbage, values without a status, several statuses,
            two values for one symbol, or nothing at all.
    """
    try:
        expressions = read_all(text)
    except TooManyLists as error:
        raise OutputError(error.message) from None
    except SExprError as error:
        line = _line(text, error.offset)
        raise OutputError(
            f"{error.message}; expected a complete answer, the output may be cut off", line
        ) from None
    reading = _Reading()
    for index, expression in enumerate(expressions):
        try:
            reading.take(expression)
        except ValueError as error:
            raise OutputError(str(error), _line_of_expression(text, index)) from None
    if reading.failed:
        return SolverOutput(Status.ERROR, {}, tuple(reading.errors))
    if reading.status is None:
        found = "no status" if expressions else "nothing"
        raise OutputError(f"found {found}, {_EXPECTED_STATUS}")
    return SolverOutput(reading.status, reading.values, tuple(reading.errors))


class _Reading:
    """What is known after some of the solver's expressions."""

    def __init__(self) -> None:
        self.status: Status | None = None
        self.values: dict[str, Value] = {}
        self.errors: list[str] = []
        self.failed = False  # an error came before the status or before the first value

    def take(self, expression: SExpr) -> None:
        """Read the next expression; ValueError says what is wrong with it."""
        sat = self.status is Status.SAT
        if isinstance(expression, list) and expression[:1] == ["error"]:
            if self.status is None or sat:
                self.errors.append(_words(expression[1:]))
                self.failed = self.failed or not self.values
        elif isinstance(expression, str) and expression in _STATUSES:
            if self.status is not None:
                raise ValueError(
                    f"found {expression} after {self.status.value}, expected one status"
                )
            self.status = _STATUSES[expression]
        elif _is_chatter(expression):
            pass
        elif self.status is None and not self.failed:
            raise ValueError(f"found {_shown(expression)}, {_EXPECTED_STATUS}")
        elif sat and not self.errors:
            for symbol, value in _values(expression):
                if self.values.setdefault(symbol, value) != value:
                    raise ValueError(f"found two values for {symbol}, expected one")


def _values(expression: SExpr) -> Iterator[tuple[str, Value]]:
    """The values in one printed answer; ValueError for anything that is none."""
    match expression:
        case ["=", _, _] | ["define-fun", _, _, _, _]:
            entries: list[SExpr] = [expression]
        case ["model", *entries]:
            pass
        case list():
            entries = expression
        case _:
            raise ValueError(f"found {_shown(expression)}, {_EXPECTED_VALUES}")
    for entry in entries:
        match entry:
            case ["define-fun", str(), [_, *_], _, _]:
                pass  # a function with arguments is a solver's own helper
            case (
                ["define-fun", str(symbol), [], _, value]
                | ["=", str(symbol), value]
                | [str(symbol), value]
            ):
                yield symbol, value_of(value)
            case _:
                raise ValueError(f"found {_shown(entry)}, {_EXPECTED_VALUES}")


def _is_chatter(expression: SExpr) -> bool:
    """Answers to other commands: success, (echo "..."), (get-info ...), statistics."""
    if isinstance(expression, list):
        return bool(expression) and isinstance(expression[0], str) and expression[0][0] == ":"
    return expression in ("success", "unsupported") or expression[0] == '"'


def _words(parts: list[SExpr]) -> str:
    """The message inside an `(error "...")`, on one line."""
    words = (string_of(part) if isinstance(part, str) else text_of(part) for part in parts)
    return " ".join(" ".join(words).split())


def _shown(expression: SExpr) -> str:
    text = text_of(expression)
    return repr(text if len(text) <= 60 else text[:57] + "...")


def _line(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


_PIECE = re.compile(r'[()]|"[^"]*(?:""[^"]*)*"|\|[^|]*\||;[^\r\n]*|[^\s()";|]+')


def _line_of_expression(text: str, index: int) -> int:
    """The line on which an outermost expression begins; only asked for once something is wrong."""
    depth = 0
    for match in _PIECE.finditer(text):
        piece = match.group()
        if piece == ")":
            depth -= 1
        elif piece[0] != ";":
            if depth == 0:
                if index == 0:
                    return _line(text, match.start())
                index -= 1
            depth += piece == "("
    return _line(text, len(text))
