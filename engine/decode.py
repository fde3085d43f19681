"""A solver's text together with the puzzle that it answers: the pipe's last step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ..backends.errors import SolverFailed
from ..backends.status import Status
from ..encoders.encoding import Encoding
from ..encoders.errors import TextTooLong
from ..encoders.families import Style
from ..encoders.registry import encoding_type, make_encoding
from ..encoders.terms import Value
from ..puzzles.check import Check, counted
from ..puzzles.puzzle import Answer, Puzzle
from ..results.output import OutputError, read_output
from .errors import MismatchError
from .validate import validate


@dataclass(frozen=True)
class Decoded:
    """What a solver's text says of a puzzle.

    `style` is the encoding that the values belong to, `plain` whether it is that of the plain
    text; `answer` and `checks` are there when the status is sat; `errors` are the solver's own
    messages where it failed. Errors behind a whole answer are about other questions, such as
    the unsat core that a named text asks for.
    """

    status: Status
    style: Style | None = None
    answer: Answer | None = None
    checks: tuple[Check, ...] = ()
    errors: tuple[str, ...] = ()
    values: Mapping[str, Value] = field(default_factory=dict)
    plain: bool = False


def decode(puzzle: Puzzle, text: str) -> Decoded:
    """Read a solver's text and try every rule of the puzzle on its answer.

    The encoding is recognised by the symbols.

    Raises:
        OutputError: the text is no solver's answer.
        MismatchError: its symbols are not those of this puzzle.
        SolverFailed: it cannot be true.
    """
    output = read_output(text)
    if output.status is Status.UNSAT and _is_settled(puzzle):
        raise SolverFailed(
            "the solver says unsat of a text that asserts nothing: this puzzle has a solution"
        )
    if output.status is not Status.SAT:
        return Decoded(output.status, errors=output.errors)
    encoding = _recognise(puzzle, output.values)
    answer = encoding.read_answer(output.values)
    return Decoded(
        output.status,
        encoding.style,
        answer,
        tuple(validate(puzzle, answer)),
        values=output.values,
        plain=encoding.plain,
    )


def _is_settled(puzzle: Puzzle) -> bool:
    """Whether the text of a puzzle asserts nothing, since all is known beforehand."""
    if make_encoding(puzzle).answer_symbols:
        return False
    from ..encoders.emit import encode

    return not encode(puzzle).model.instances


def _recognise(puzzle: Puzzle, values: Mapping[str, Value]) -> Encoding[Any]:
    """The encoding whose answer symbols have values, and that knows all others that have one."""
    fits = []
    for encoding in _encodings(puzzle):
        fit = _Fit(encoding, values)
        if fit.exact:
            return encoding
        fits.append(fit)
    # styles may share their names, and the plain text has more of them
    fits.sort(key=lambda fit: fit.right, reverse=True)
    for fit in fits:
        if fit.complete and not fit.foreign:
            return fit.encoding
    raise fits[0].error()


def _encodings(puzzle: Puzzle) -> Iterator[Encoding[Any]]:
    """Those in reach: nobody was given the text of another. Where none is, that is said."""
    beyond, any_in_reach = None, False
    for plain in (False, True):
        for style in encoding_type(type(puzzle)).styles:
            try:
                encoding = make_encoding(puzzle, style, plain=plain)
            except TextTooLong as error:
                beyond = error
                continue
            any_in_reach = True
            yield encoding
    if beyond and not any_in_reach:
        raise beyond


class _Fit:
    """How the values of a solver's text go with an encoding."""

    def __init__(self, encoding: Encoding[Any], values: Mapping[str, Value]) -> None:
        self.encoding, self._values = encoding, values
        self._sorts = {
            symbol: family.sort
            for family in (*encoding.answer, *encoding.marks)
            for symbol in family.symbols
        }
        self._missing = [symbol for symbol in self._sorts if symbol not in values]
        self._misfits = [
            symbol
            for symbol, sort in self._sorts.items()
            if symbol in values and isinstance(values[symbol], bool) != (sort == "Bool")
        ]
        self.right = len(self._sorts) - len(self._missing) - len(self._misfits)
        """How many symbols have a value of their sort."""
        self.complete = self.right == len(self._sorts)
        """Whether all of them have."""
        self.exact = self.complete and len(values) == len(self._sorts)
        """Whether nothing else has a value."""

    @cached_property
    def foreign(self) -> list[str]:
        """The symbols that the text of this encoding does not declare."""
        others = [symbol for symbol in self._values if symbol not in self._sorts]
        if others:  # a whole model also has the auxiliary symbols
            from ..encoders.emit import encode

            encoding = self.encoding
            encoded = encode(encoding.puzzle, encoding.style, plain=encoding.plain)
            others = [symbol for symbol in others if symbol not in encoded.model.symbols]
        return others

    def error(self) -> OutputError | MismatchError:
        """What is wrong with the values."""
        if self.foreign:
            return MismatchError(
                f"{self.foreign[0]} is no symbol of this puzzle's encoding; "
                "is this the answer to another?"
            )
        if self._misfits:
            symbol = self._misfits[0]
            said = str(self._values[symbol]).lower()
            return MismatchError(
                f"{symbol} has the value {said}; expected one of sort {self._sorts[symbol]}"
            )
        if not self._values:
            return OutputError(
                "found sat and no values, expected one for each symbol of the answer"
            )
        more = len(self._missing) - 1
        return MismatchError(
            f"no value for {self._missing[0]}"
            + (f" and {counted(more, 'more symbol')}" if more else "")
            + "; expected one for each symbol of the answer"
        )
