"""Questions about one puzzle: models of its rules, one after the other.

A solver that can talk is told the rules once (`Dialogue`). Of any other program no more is known
than that it reads a script: it is asked anew each time (`Scripts`), since one that waits for the
end of its stdin would never answer.
"""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING

from ..backends.errors import SolverFailed, SolverTimeout, ended, quoted
from ..backends.find import Backend
from ..backends.specs import Feature
from ..backends.status import Status
from ..deadline import Deadline
from ..encoders.emit import Encoded, encode
from ..encoders.terms import Literal, Term, Value, implies

if TYPE_CHECKING:
    from ..backends.run import Output


class Dialogue:
    """A solver that knows a puzzle's rules; use it in a `with` statement."""

    def __init__(
        self,
        encoded: Encoded,
        backend: Backend,
        deadline: Deadline,
    ) -> None:
        """Start the solver and tell it the rules."""
        from ..backends.session import Session

        self.encoded = encoded
        self._deadline = deadline
        self._questions = 0
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

    def tell(self, term: Term) -> None:
        """Assert a term for all that is asked from now on."""
        self._session.send(f"(assert {term})\n")

    def ask(self, *terms: Term) -> tuple[Status, dict[str, Value]]:
        """A model of all rules in which terms hold: its status, and the answer's values when sat.

        The terms are meant for this question alone. Only the symbols of the answer and its marks
        have values. The status is `timeout` when the deadline passes; the dialogue has then ended.
        """
        assumed = []
        if terms:
            self._questions += 1
            switch = Literal(f"asked_{self._questions}")
            self._session.send(f"(declare-const {switch.symbol} Bool)\n")
            for term in terms:
                self.tell(implies(switch, term))
            assumed = [switch]
        try:
            self._session.timeout = self._deadline.remaining
            status = self._session.check(assumed)
            if status is not Status.SAT:
                return status, {}
            self._session.timeout = self._deadline.remaining
            return status, self._session.values(self.encoded.encoding.answer_symbols)
        except SolverTimeout:
            return Status.TIMEOUT, {}


class Scripts:
    """A solver that is given the whole text anew with every question."""

    def __init__(self, encoded: Encoded, backend: Backend, deadline: Deadline) -> None:
        self.encoded = encoded
        self._backend = backend
        self._deadline = deadline
        self._told = ""

    def __enter__(self) -> Scripts:
        return self

    def __exit__(self, *_: object) -> None:
        """Nobody is left who would have to go: each run has ended."""

    def tell(self, term: Term) -> None:
        """As `Dialogue.tell`."""
        self._told += f"(assert {term})\n"

    def ask(self, *terms: Term) -> tuple[Status, dict[str, Value]]:
        """As `Dialogue.ask`."""
        from ..backends.run import run

        encoded = self.encoded
        asserted = self._told + "".join(f"(assert {term})\n" for term in terms)
        script = encoded.rules + asserted + encoded.question
        boolean = encoded.model.boolean
        output = run(self._backend, script, self._deadline.remaining, boolean=boolean)
        if output.timed_out:
            return Status.TIMEOUT, {}
        return believe(self._backend, output, encoded.encoding.answer_symbols)


def can_talk(backend: Backend) -> bool:
    """Whether a solver is known to hold a dialogue."""
    return backend.spec.supports is not Feature.NONE


LONG_DIALOGUE = 6_000_000
"""Characters of text from which on z3 is faster in fresh processes.

Seconds for two answers, scripts | dialogue, on a busy machine: Slitherlinks of 1.8 MB 4.3 | 2.5,
of 4.7 MB 9.9 | 6.1, of 7.2 MB 30 | 50; Nurikabes of 4.8 MB 22 | 12, of 14 MB 47 | 34, of 20 MB
the first answer 42 | not in 60.
"""


def better_by_scripts(encoded: Encoded, backend: Backend) -> bool:
    """Whether few questions are answered sooner in fresh processes than in a dialogue.

    z3 leaves its tactics in a dialogue, which costs more than a fresh process where there are
    sums over Booleans or the text is long: a Minesweeper 60x60 .15 | 3.1 s for the first solution.
    With many questions the dialogue wins again. Where there are Ints the tactic of a fresh process
    is the slower one: heyawake 20x20 .46 against .26 s, tents in the Int style 3.9 against .15.
    """
    sums = "(+ " in encoded.text and encoded.model.boolean
    return backend.name == "z3" and (sums or len(encoded.text) > LONG_DIALOGUE)


def in_clauses(encoded: Encoded, deadline: Deadline) -> Encoded:
    """The same rules for a long dialogue with a solver that is slow there on sums over Booleans.

    Counters in their place: z3 decides the facts of a planted Minesweeper 60x60 without a total,
    989 of 2443 places open, by 225 questions in 2 s, with sums in 16. Long counts, such as the
    total of a board, are left out: z3 did not come to an end with one in a dialogue, whether as
    a sum or as a counter. `left_out` of the model then says that these are not all the rules.
    What is forced without them is forced with them, and the rest is asked in fresh processes.
    The facts of a planted 60x60 with a total, 702 of 2409 places open, then take 18 s of CPU with
    about 50 scripts, and 360 places were decided in that time before; yices takes 7.
    """
    if not encoded.model.boolean:
        return encoded
    puzzle, style = encoded.encoding.puzzle, encoded.encoding.style
    return encode(puzzle, style, in_clauses=True, look=deadline.look)


def believe(
    backend: Backend, output: Output, symbols: list[str]
) -> tuple[Status, dict[str, Value]]:
    """The status and the values of a script's output; `SolverFailed` where it is no answer."""
    from ..results.output import OutputError, read_output

    try:
        answer = read_output(output.text)
        if answer.status is Status.ERROR:
            raise SolverFailed(f"{backend.name}: {answer.errors[0]}")
        return answer.status, answer.require(symbols) if answer.status is Status.SAT else {}
    except OutputError as error:
        end = f"; it {ended(output.exit_code)}" if output.exit_code else ""
        said = (
            f" ({quoted(output.stderr.strip().splitlines()[-1])})" if output.stderr.strip() else ""
        )
        raise SolverFailed(f"{backend.name}: {error}{end}{said}") from error
