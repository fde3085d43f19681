"""The second opinion: another text of the puzzle, read anew by pySMT, and another solver.

What was solved is a text in which much is settled beforehand. What is audited is the plain text,
in which nothing is, in the other style where the type has two: a fault of our pruning shows as
well as a fault of a solver. The answer's tokens are asserted in it place by place. pySMT, which
shares nothing with our templates, parses all that, puts values in the place of the symbols that
the answer fixes, and simplifies; what is left is written out by pySMT and decided by a solver
other than the one that answered. A claim that there is no other answer is tried the same way.

Nothing is settled in the plain text, so solvers take longer, and each has a style that it is slow
on. Where the other style is not decided soon, the plain text in the first one is tried as well,
and so on in turn, each time with four times the patience. CPU seconds to prove in the plain text
that there is no other answer, z3 on Booleans | on Ints, yices the same (- over 7): sudoku 16x16 .3
| -, - | 1.3, 25x25 1.7 | -, - | -, star battle 25x25 .5 | -, 2.3 | 1.6, unequal 10x10 .1 | 4.6,
- | 2.4.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from pysmt.environment import Environment
from pysmt.smtlib.parser import SmtLibParser
from pysmt.smtlib.printers import SmtDagPrinter

from ..backends.errors import SolverFailed, SolverMissing, SolverTimeout
from ..backends.find import Backend, installed
from ..backends.run import run
from ..backends.status import Status
from ..deadline import Deadline
from ..encoders.emit import encode
from ..encoders.errors import TextTooLong
from ..encoders.families import Style
from ..encoders.registry import encoding_type
from ..encoders.terms import TRUE
from ..puzzles.puzzle import Answer, Puzzle
from ..results.output import OutputError, read_output
from .decode import Decoded
from .errors import DisagreementError

_AT_ONCE = 500
"""Assertions that pySMT works on between two looks at the clock."""

_PATIENCE, _MORE_PATIENCE = 3.0, 4
"""Seconds that the solver has for a text at first, and how many times as many the next time."""


def second_solver(first: str) -> Backend:
    """A solver that is not `first`, which is named by its program too, and maybe a version.

    Raises:
        SolverMissing: there is none.
    """
    for backend in installed():
        if not {backend.name, *backend.spec.executables}.intersection(first.split()):
            return backend
    raise SolverMissing(
        f"an audit needs a second solver beside {first}; `puzzlepipe backends` tells how to get one"
    )


def audit_decoded(
    puzzle: Puzzle, decoded: Decoded, solver: str, timeout: float | None = None
) -> str:
    """Try what came down a pipe, as `audit`; `solver` is who answered, where that is known."""
    if decoded.status not in (Status.SAT, Status.UNSAT):
        return f"nothing to audit: the solver answered {decoded.status.value}"
    return audit(puzzle, decoded.style, decoded.answer, second_solver(solver), timeout=timeout)


def audit(
    puzzle: Puzzle,
    style: Style | None,
    answer: Answer | None,
    other: Backend,
    *,
    only: bool = False,
    timeout: float | None = None,
) -> str:
    """Try a solver's claim by pySMT and a second solver; the sentence that tells what was done.

    Args:
        style: that of the text which was solved.
        answer: the answer under the claim sat; None under the claim unsat.
        other: the second solver.
        only: the claim is also that there is no other answer.
        timeout: wall clock in seconds for all of it.

    Raises:
        DisagreementError: they do not agree.
        SolverFailed, SolverTimeout: the second solver did not decide.
        TextTooLong: the plain text is out of reach.
    """
    deadline = Deadline(timeout)
    texts = [_PlainText(puzzle, one, answer, other, deadline) for one in _styles(puzzle, style)]
    if answer is None:
        by = _decide(texts, lambda text: text.rules, Status.UNSAT, "the puzzle has no solution")
        return f"{by} agrees that there is no solution"
    by = _decide(texts, lambda text: text.settled, Status.SAT, "the answer keeps every rule")
    agreed = f"{by} agrees that the answer is right"
    if not only:
        return agreed
    too = _decide(texts, lambda text: text.of_others, Status.UNSAT, "there is no other answer")
    return agreed + (" and the only one" if too == by else f", {too} that it is the only one")


def _styles(puzzle: Puzzle, style: Style | None) -> list[Style]:
    """The styles of the type, that of the solved text (None: the default) last."""
    styles = encoding_type(type(puzzle)).styles
    return sorted(styles, key=lambda one: one == (style or styles[0]))


def _decide(
    texts: Sequence[_PlainText],
    question: Callable[[_PlainText], list[Any]],
    expected: Status,
    claim: str,
) -> str:
    """Who decided a question about some text as expected.

    Raises:
        DisagreementError: it came out otherwise.
        SolverTimeout: the time was over before, which tells the claim.
    """
    patience = _PATIENCE
    try:
        while True:
            for text in texts:
                found = text.ask(question, patience if len(texts) > 1 else None)
                if found is None:
                    continue
                by, said = found
                if said is not expected:
                    raise DisagreementError(
                        f"SOLVERS DISAGREE: the claim is that {claim}, but {by} says {said.value}"
                    )
                return by
            patience *= _MORE_PATIENCE
    except SolverTimeout as late:
        raise SolverTimeout(
            f"{late}: by the plain text, where nothing is settled beforehand, it is open whether "
            f"{claim}"
        ) from late


class _PlainText:
    """The plain text of a puzzle in one style, and an answer; made and read when it is asked.

    Once: it is asked again where the solver had too little time.
    """

    def __init__(
        self,
        puzzle: Puzzle,
        style: Style,
        answer: Answer | None,
        solver: Backend,
        deadline: Deadline,
    ) -> None:
        self._puzzle, self._style, self._answer = puzzle, style, answer
        self._reread = _Reread(solver, deadline)
        self._scripts: dict[Callable[[_PlainText], list[Any]], str | Status] = {}

    def ask(
        self, question: Callable[[_PlainText], list[Any]], patience: float | None
    ) -> tuple[str, Status] | None:
        """Who decides a question, and how; None where nobody does within so many seconds."""
        if question not in self._scripts:
            formulas = [one for one in question(self) if not one.is_true()]
            self._scripts[question] = self._reread.script_of(formulas)
        asked = self._scripts[question]
        return ("pySMT", asked) if isinstance(asked, Status) else self._reread.ask(asked, patience)

    @property
    def rules(self) -> list[Any]:
        """All that the text asserts."""
        return self._rules_and_facts[0]

    @cached_property
    def settled(self) -> list[Any]:
        """What is left of rules and answer together."""
        return self._reread.settle(*self._rules_and_facts)

    @cached_property
    def of_others(self) -> list[Any]:
        """The rules, and that it is another answer."""
        rules, facts = self._rules_and_facts
        return [*rules, self._reread.not_all(facts)]

    @cached_property
    def _rules_and_facts(self) -> tuple[list[Any], list[Any]]:
        look = self._reread.look_at_the_clock
        try:
            encoded = encode(self._puzzle, self._style, plain=True, look=look)
        except TextTooLong as error:
            said = "audit: the plain text of this puzzle is out of reach"
            raise TextTooLong(said) from error
        look()
        rules = self._reread.read(encoded.rules)
        answer = self._answer or {}
        literals = [encoded.encoding.literal(place, token) for place, token in answer.items()]
        asserted = "".join(f"(assert {literal})\n" for literal in literals if literal != TRUE)
        return rules, self._reread.read(asserted)


class _Reread:
    """A text as pySMT understands it, and a solver that decides what pySMT makes of it."""

    def __init__(self, solver: Backend, deadline: Deadline) -> None:
        self._solver, self._deadline = solver, deadline
        self._environment = Environment()
        self._parser = SmtLibParser(self._environment)

    def read(self, text: str) -> list[Any]:
        """The assertions of a text that goes on where the last one ended."""
        asserted = []
        for command in self._parser.get_command_generator(io.StringIO(text)):
            if command.name == "assert":
                asserted += command.args
                self.look_at_the_clock()
        return asserted

    def settle(self, formulas: Sequence[Any], facts: Sequence[Any]) -> list[Any]:
        """What is left of formulas and facts when symbols that a fact fixes have their values.

        A fact that fixes none stays a formula beside the others.
        """
        fixed = dict(pair for fact in facts if (pair := self._fixes(fact)))
        manager, left = self._environment.formula_manager, []
        formulas = [*formulas, *facts]
        for begin in range(0, len(formulas), _AT_ONCE):
            some = manager.And(formulas[begin : begin + _AT_ONCE])
            some = self._environment.substituter.substitute(some, fixed)
            left.append(self._environment.simplifier.simplify(some))
            self.look_at_the_clock()
        return left

    def _fixes(self, fact: Any) -> tuple[Any, Any] | None:
        """The symbol that a fact gives a value, and the value."""
        manager = self._environment.formula_manager
        if fact.is_symbol():
            return fact, manager.TRUE()
        if fact.is_not() and fact.arg(0).is_symbol():
            return fact.arg(0), manager.FALSE()
        if fact.is_equals() and fact.arg(0).is_symbol() and fact.arg(1).is_constant():
            return fact.arg(0), fact.arg(1)
        return None

    def not_all(self, facts: Sequence[Any]) -> Any:
        """The formula that some fact does not hold."""
        manager = self._environment.formula_manager
        return manager.Not(manager.And(facts))

    def script_of(self, formulas: Sequence[Any]) -> str | Status:
        """The question whether formulas can hold together; where that is plain, the answer."""
        if not formulas:
            return Status.SAT
        if any(one.is_false() for one in formulas):
            return Status.UNSAT
        return self._script(formulas)

    def ask(self, script: str, patience: float | None) -> tuple[str, Status] | None:
        """What the solver says; None where it does not within so many seconds, with time left."""
        limits = [one for one in (patience, self._deadline.remaining) if one is not None]
        output = run(self._solver, script, min(limits, default=None))
        if output.timed_out:
            if self._deadline.passed:
                raise self._late()
            return None
        try:
            said = read_output(output.text).status
        except OutputError as error:
            raise SolverFailed(f"audit: {self._solver.name}: {error}") from error
        if said not in (Status.SAT, Status.UNSAT):
            raise SolverFailed(f"audit: {self._solver.name} answered {said.value}")
        return self._solver.name, said

    def _script(self, formulas: Sequence[Any]) -> str:
        find = self._environment.fvo.get_free_variables
        symbols = {symbol for one in formulas for symbol in find(one)}
        text = io.StringIO()
        text.write("(set-logic QF_LIA)\n")
        for symbol in sorted(symbols, key=str):
            text.write(f"(declare-const {symbol.symbol_name()} {symbol.symbol_type()})\n")
        for begin in range(0, len(formulas), _AT_ONCE):
            some = self._environment.formula_manager.And(formulas[begin : begin + _AT_ONCE])
            text.write("(assert ")
            SmtDagPrinter(text).printer(some)
            text.write(")\n")
            self.look_at_the_clock()
        text.write("(check-sat)\n(exit)\n")
        return text.getvalue()

    def look_at_the_clock(self) -> None:
        """Raises `SolverTimeout` where no time is left."""
        if self._deadline.passed:
            raise self._late()

    def _late(self) -> SolverTimeout:
        return SolverTimeout(f"audit: {self._solver.name} gave no answer in time")
