"""A dialogue with a solver: assert, check, look at the model, assert more.

Errors that a solver prints for what was sent come before its next answer. So the first question
after something was sent is preceded by an `echo`: whatever stands before its mark is a complaint.
A question that follows another directly gets no mark of its own, since yices 2.6.5 keeps the
names of the assumptions in memory that its next command overwrites.
"""

from __future__ import annotations

import codecs
import re
import time
from collections import deque
from collections.abc import Iterable, Sequence
from types import TracebackType

from .errors import SolverFailed, SolverTimeout, ended, quoted
from .find import Backend
from .process import SolverProcess
from .run import MOST_OUTPUT
from .sexpr import Framer, SExpr, SExprError, read_all, string_of, text_of, value_of
from .specs import Feature
from .status import Status

_LITERAL = re.compile(r"[A-Za-z]\w*|\(not [A-Za-z]\w*\)", re.ASCII)
_VERDICTS = {word.value: word for word in (Status.SAT, Status.UNSAT, Status.UNKNOWN)}
_GREETING_SECONDS = 15.0
"""A solver that talks answers an echo in less; a Java one on a busy machine takes some."""
# Not answers: what a solver says of a command that it has carried out, or has let pass.
_NOISE = ("success", "unsupported")


class Session:
    """A dialogue with one solver process, in a `with` statement; the process dies with it.

    A time-out or an error ends the dialogue: the solver is killed, and whatever is asked
    afterwards raises `SolverFailed`.

    Attributes:
        timeout: wall clock in seconds for each answer, or None; may be changed between two.
    """

    def __init__(
        self,
        backend: Backend,
        timeout: float | None,
        *,
        logic: str = "QF_LIA",
        cores: bool = False,
    ) -> None:
        """Start the solver and set the options and the logic, so that none need to be sent.

        Args:
            backend: the solver.
            timeout: see above.
            logic: for set-logic.
            cores: `unsat_core` will be asked (which makes some solvers slower).

        Raises:
            SolverMissing: its program has gone.
            SolverFailed: it cannot be started, or has no unsat cores when they are wanted.
        """
        supports = backend.spec.supports
        if cores and Feature.CORES not in supports:
            raise SolverFailed(f"{backend.name} gives no unsat cores")
        self.timeout = timeout
        self._backend = backend
        self._cores = cores
        needed = Feature.ALL if cores else Feature.ASSUMPTIONS
        self._assumes = needed in supports
        self._solver = SolverProcess(backend.command(dialogue=True))
        self._over = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._framer = Framer()
        self._answers: deque[SExpr] = deque()
        self._marks = 0
        self._unmarked = False
        self._verdict: Status | None = None
        self._assumed: tuple[str, ...] = ()
        self._names: set[str] = set()
        self._named = 0
        self._framed = False
        options = ["(set-option :print-success false)", "(set-option :produce-models true)"]
        if cores:
            options.append("(set-option :produce-unsat-cores true)")
        self._tell("\n".join([*options, f"(set-logic {logic})", *backend.spec.first_commands]))
        self._greeted = False
        self._solver.send(_marking(0))

    def __enter__(self) -> Session:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Kill the solver; nothing that it still had to say matters."""
        self._over = self._over or "the dialogue is closed"
        self._solver.kill()

    def send(self, text: str) -> None:
        """Send declarations and assertions: commands that have no answer.

        An error in them is raised by the next question.
        """
        self._forget()
        self._tell(text)

    def push(self) -> None:
        """Open a scope for assertions and declarations."""
        self.send("(push 1)")

    def pop(self) -> None:
        """Drop all that was sent since the last `push`."""
        self.send("(pop 1)")

    def check(self, assumptions: Sequence[str] = ()) -> Status:
        """Ask whether all that was sent holds together, under literals assumed for this once.

        Args:
            assumptions: literals: a symbol, or `(not symbol)`. Where the solver cannot assume,
                they are asserted in a scope that lasts until something else is sent.

        Returns:
            `Status.SAT`, `Status.UNSAT` or `Status.UNKNOWN`.

        Raises:
            SolverTimeout, SolverFailed: see the class.
        """
        for literal in assumptions:
            if not _LITERAL.fullmatch(literal):
                raise ValueError(f"{literal!r} is no literal: a symbol, or (not symbol)")
        self._forget()
        if assumptions and not self._assumes:
            self._assert_for_once(assumptions)
        under = f"-assuming ({' '.join(assumptions)})" if assumptions and self._assumes else ""
        answer = self._ask(f"(check-sat{under})")
        if not isinstance(answer, str) or answer not in _VERDICTS:
            raise self._broken(f"answered {quoted(text_of(answer))!r} to check-sat")
        self._verdict = _VERDICTS[answer]
        self._assumed = tuple(assumptions)
        return self._verdict

    def values(self, symbols: Iterable[str]) -> dict[str, bool | int]:
        """Return the values of `symbols` in the model of the last check, which was sat."""
        wanted = list(symbols)
        self._must_be(Status.SAT)
        if not wanted:
            return {}
        answer = self._ask(f"(get-value ({' '.join(wanted)}))")
        values: dict[str, bool | int] = {}
        for pair in answer if isinstance(answer, list) else [answer]:
            match pair:
                case [str(symbol), value]:
                    try:
                        values[symbol] = value_of(value)
                    except ValueError as error:
                        raise self._broken(f"gave {symbol} no value: {error}") from error
                case _:
                    raise self._broken(f"answered {quoted(text_of(pair))!r} to get-value")
        missing = [symbol for symbol in wanted if symbol not in values]
        if missing:
            raise self._broken(f"gave no value for {missing[0]}")
        return {symbol: values[symbol] for symbol in wanted}

    def unsat_core(self) -> list[str]:
        """Return names of assertions (`:named`) that contradict each other, with assumptions.

        The session must have been opened with `cores`; the last check was unsat.
        """
        self._must_be(Status.UNSAT)
        if not self._cores:
            raise RuntimeError("the session was opened without cores")
        answer = self._ask("(get-unsat-core)")
        if isinstance(answer, str):
            raise self._broken(f"answered {quoted(answer)!r} to get-unsat-core")
        # z3 puts the assumed literals among the names.
        names = [text_of(name) for name in answer]
        return [name for name in names if name not in self._assumed and name not in self._names]

    def _must_be(self, verdict: Status) -> None:
        if self._verdict is not verdict:
            raise RuntimeError(f"this can be asked after {verdict.value} only")

    def _assert_for_once(self, assumptions: Sequence[str]) -> None:
        lines = ["(push 1)"]
        for literal in assumptions:
            if self._cores:
                # Names are not used twice: not every solver forgets them with their scope.
                self._named += 1
                name = f"assumption_{self._named}_of_this_dialogue"
                self._names.add(name)
                lines.append(f"(assert (! {literal} :named {name}))")
            else:
                lines.append(f"(assert {literal})")
        self._framed = True
        self._tell("\n".join(lines))

    def _forget(self) -> None:
        """Leave the last check behind: its verdict, and the scope of what it assumed."""
        self._verdict = None
        self._assumed = ()
        self._names = set()
        if self._framed:
            self._framed = False
            self._tell("(pop 1)")

    def _tell(self, text: str) -> None:
        self._check_alive()
        self._unmarked = True
        self._solver.send(text.encode() + b"\n")

    def _check_alive(self) -> None:
        if self._over:
            raise SolverFailed(f"{self._backend.name}: {self._over}")

    def _ask(self, question: str) -> SExpr:
        """Send a question and return its one answer."""
        self._check_alive()
        deadline = None if self.timeout is None else time.monotonic() + self.timeout
        if self._unmarked:
            self._marks += 1
            self._solver.send(_marking(self._marks) + f"{question}\n".encode())
            self._be_greeted(deadline)
            self._skip_to(self._marks, deadline)
            self._unmarked = False
        else:
            self._solver.send(f"{question}\n".encode())
        answer = self._next(deadline)
        while answer == "success":
            answer = self._next(deadline)
        return answer

    def _be_greeted(self, deadline: float | None) -> None:
        """See that the solver talks; one that waits for the end of its stdin never would."""
        if self._greeted:
            return
        patience = time.monotonic() + _GREETING_SECONDS
        try:
            self._skip_to(0, patience if deadline is None else min(patience, deadline))
        except SolverTimeout:
            if deadline is not None and deadline <= patience:
                raise
            name = self._backend.name
            raise SolverFailed(
                f"{name} holds no dialogue: it said nothing in {_GREETING_SECONDS:g} s"
            ) from None
        self._greeted = True

    def _skip_to(self, number: int, deadline: float | None) -> None:
        """Read up to a mark; what stands before it and is no noise is a complaint."""
        mark = _mark(number)
        while (answer := self._next(deadline)) not in (mark, f'"{mark}"'):
            if answer not in _NOISE:
                raise self._broken(f"said {quoted(text_of(answer))!r} without being asked")

    def _next(self, deadline: float | None) -> SExpr:
        """Return the next expression that the solver prints; raise if it is an error."""
        size = 0
        while not self._answers:
            data = self._solver.receive(deadline)
            if data is None:
                limit = "time" if self.timeout is None else f"{self.timeout:g} s"
                error = SolverTimeout(f"{self._backend.name} gave no answer in {limit}")
                self._over = "the dialogue ended with a time-out"
                self._solver.kill()
                raise error
            size += len(data)
            if size > MOST_OUTPUT:
                raise self._broken(f"printed more than {MOST_OUTPUT >> 20} MB in one answer")
            text = self._framer.feed(self._decoder.decode(data))
            if not data:
                text += self._framer.finish()
            try:
                self._answers.extend(read_all(text))
            except SExprError as error:
                raise self._broken(f"printed {quoted(text)!r}: {error}") from error
            if not data and not self._answers:
                raise self._gone()
        match self._answers.popleft():
            case ["error", *words]:
                said = " ".join(string_of(word) for word in words if isinstance(word, str))
                raise self._broken(f"reports an error: {quoted(said)}")
            case answer:
                return answer

    def _gone(self) -> SolverFailed:
        code = self._solver.wait(time.monotonic() + 1.0)
        how = "ended the dialogue" if code in (0, None) else ended(code)
        said = quoted(self._solver.stderr)
        return self._broken(f"{how}: {said}" if said else how)

    def _broken(self, what: str) -> SolverFailed:
        """End the dialogue; return the error to raise."""
        self._over = "the dialogue ended with an error"
        self._solver.kill()
        return SolverFailed(f"{self._backend.name} {what}")


def _mark(number: int) -> str:
    return f"puzzlepipe-{number}"


def _marking(number: int) -> bytes:
    """The command that makes a solver print a mark."""
    return f'(echo "{_mark(number)}")\n'.encode()
