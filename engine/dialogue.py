"""A dialogue about one puzzle: its rules are asserted once, then models are asked for."""

from __future__ import annotations

import time
from collections.abc import Sequence
from types import TracebackType

from ..backends.errors import SolverTimeout
from ..backends.find import Backend
from ..backends.session import Session
from ..backends.status import Status
from ..encoders.emit import Encoded
from ..encoders.terms import Literal, Term, Value


class Deadline:
    """A point in time by which everything must be done; `None` seconds is never."""

    def __init__(self, seconds: float | None) -> None:
        self._end = None if seconds is None else time.monotonic() + seconds

    @property
    def remaining(self) -> float | None:
        """Seconds left, at least a little, so that a solver is asked before it is given up."""
        return None if self._end is None else max(self._end - time.monotonic(), 0.001)

    @property
    def passed(self) -> bool:
        """Whether no time is left."""
        return self._end is not None and time.monotonic() >= self._end


class Dialogue:
    """A solver that knows a puzzle's rules; use it in a `with` statement."""

    def __init__(
        self,
        encoded: Encoded,
        backend: Backend,
        deadline: Deadline,
    ) -> None:
        """Start the solver and tell it the rules."""
        self.encoded = encoded
        self._deadline = deadline
        self._session = Session(backend, deadline.remaining)
        self._session.send(encoded.body)

    def __enter__(self) -> Dialogue:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._session.close()

    def tell(self, *terms: Term) -> None:
        """Assert terms that the last model breaks."""
        self._session.send("".join(f"(assert {term})\n" for term in terms))

    def declare(self, symbol: str) -> Literal:
        """Declare a Boolean symbol of the caller's own; the literal that it is true."""
        self._session.send(f"(declare-const {symbol} Bool)")
        return Literal(symbol)

    def ask(self, assumptions: Sequence[Literal] = ()) -> tuple[Status, dict[str, Value]]:
        """A model of all rules under assumptions: its status, and the answer's values when sat.

        Only the symbols of the answer and its marks have values.
        The status is `timeout` when the deadline passes; the dialogue has then ended.
        """
        try:
            self._session.timeout = self._deadline.remaining
            status = self._session.check(assumptions)
            if status is not Status.SAT:
                return status, {}
            return status, self._session.values(self.encoded.encoding.answer_symbols)
        except SolverTimeout:
            return Status.TIMEOUT, {}
