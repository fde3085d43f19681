"""The second opinion: pySMT reads the text anew, and another solver decides what is left.

The encoded text is parsed by pySMT, which shares nothing with our templates. The
answer is put in the place of its symbols and pySMT simplifies; what is left, on
the auxiliary symbols, is written out by pySMT and decided by a solver other than
the one that answered. A claim that there is no other answer is tried the same way.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

from pysmt.environment import Environment
from pysmt.smtlib.parser import SmtLibParser
from pysmt.smtlib.printers import SmtDagPrinter

from ..backends.errors import SolverFailed, SolverMissing, SolverTimeout
from ..backends.find import Backend, installed
from ..backends.run import run
from ..backends.status import Status
from ..encoders.emit import encode
from ..encoders.families import Style
from ..encoders.registry import make_encoding
from ..encoders.terms import Value
from ..puzzles.puzzle import Puzzle
from ..results.output import OutputError, read_output
from .decode import Decoded
from .errors import DisagreementError


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
    values = None
    if decoded.status is Status.SAT:
        symbols = make_encoding(puzzle, decoded.style).answer_symbols
        values = {symbol: decoded.values[symbol] for symbol in symbols}
    return audit(puzzle, decoded.style, values, second_solver(solver), timeout=timeout)


def audit(
    puzzle: Puzzle,
    style: Style | None,
    values: Mapping[str, Value] | None,
    other: Backend,
    *,
    only: bool = False,
    timeout: float | None = None,
) -> str:
    """Try a solver's claim by pySMT and a second solver; the sentence that tells what was done.

    Args:
        values: the answer's values under the claim sat; None under the claim unsat.
        other: the second solver.
        only: the claim is also that there is no other answer.

    Raises:
        DisagreementError: they do not agree.
        SolverFailed, SolverTimeout: the second solver did not decide.
    """
    encoded = encode(puzzle, style)
    environment = Environment()
    parser = SmtLibParser(environment)
    formula = parser.get_script(io.StringIO(encoded.text)).get_last_formula()

    def decide(formula: Any, expected: Status, claim: str) -> str:
        by, said = _ask(other, environment, formula, timeout)
        if said is not expected:
            raise DisagreementError(
                f"SOLVERS DISAGREE: the claim is that {claim}, but {by} says {said.value}"
            )
        return by

    if values is None:
        by = decide(formula, Status.UNSAT, "the puzzle has no solution")
        return f"{by} agrees that there is no solution"
    manager = environment.formula_manager
    constants = {
        manager.get_symbol(symbol): manager.Bool(value)
        if isinstance(value, bool)
        else manager.Int(value)
        for symbol, value in values.items()
    }
    rest = environment.simplifier.simplify(environment.substituter.substitute(formula, constants))
    by = decide(rest, Status.SAT, "the answer keeps every rule")
    agreed = f"{by} agrees that the answer is right"
    if not only:
        return agreed
    same = manager.And(manager.EqualsOrIff(symbol, value) for symbol, value in constants.items())
    another = manager.And(formula, manager.Not(same))
    too = decide(another, Status.UNSAT, "there is no other answer")
    return agreed + (" and the only one" if too == by else f", {too} that it is the only one")


def _ask(
    other: Backend, environment: Any, formula: Any, timeout: float | None
) -> tuple[str, Status]:
    """Who decided a formula, and how: pySMT where nothing is left of it, else the second solver."""
    if formula.is_bool_constant():
        return "pySMT", Status.SAT if formula.constant_value() else Status.UNSAT
    output = run(other, _script(environment, formula), timeout)
    if output.timed_out:
        raise SolverTimeout(f"audit: {other.name} gave no answer in time")
    try:
        said = read_output(output.text).status
    except OutputError as error:
        raise SolverFailed(f"audit: {other.name}: {error}") from error
    if said not in (Status.SAT, Status.UNSAT):
        raise SolverFailed(f"audit: {other.name} answered {said.value}")
    return other.name, said


def _script(environment: Any, formula: Any) -> str:
    text = io.StringIO("(set-logic QF_LIA)\n")
    text.seek(0, io.SEEK_END)
    for symbol in sorted(environment.fvo.get_free_variables(formula), key=str):
        text.write(f"(declare-const {symbol.symbol_name()} {symbol.symbol_type()})\n")
    text.write("(assert ")
    SmtDagPrinter(text).printer(formula)
    text.write(")\n(check-sat)\n(exit)\n")
    return text.getvalue()
