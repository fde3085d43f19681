"""A solver's text together with the puzzle that it answers: the pipe's last step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..backends.status import Status
from ..encoders.encoding import Encoding
from ..encoders.families import Style
from ..encoders.registry import encoding_type, make_encoding
from ..encoders.terms import Value
from ..puzzles.check import Check
from ..puzzles.puzzle import Answer, Puzzle
from ..results.output import OutputError, read_output
from .errors import MismatchError
from .validate import validate


@dataclass(frozen=True)
class Decoded:
    """What a solver's text says of a puzzle.

    `style` is the encoding that the values belong to; `answer` and `checks` are there
    when the status is sat; `errors` are the solver's own messages.
    """

    status: Status
    style: Style | None = None
    answer: Answer | None = None
    checks: tuple[Check, ...] = ()
    errors: tuple[str, ...] = ()
    values: Mapping[str, Value] = field(default_factory=dict)


def decode(puzzle: Puzzle, text: str) -> Decoded:
    """Read a solver's text and try every rule of the puzzle on its answer.

    The encoding is recognised by the symbols.

    Raises:
        OutputError: the text is no solver's answer.
        MismatchError: its symbols are not those of this puzzle.
    """
    output = read_output(text)
    if output.status is not Status.SAT:
        return Decoded(output.status, errors=output.errors)
    encoding = _recognise(puzzle, output.values)
    answer = encoding.read_answer(output.values)
    return Decoded(
        output.status,
        encoding.style,
        answer,
        tuple(validate(puzzle, answer)),
        output.errors,
        output.values,
    )


def _recognise(puzzle: Puzzle, values: Mapping[str, Value]) -> Encoding[Any]:
    """The encoding whose answer symbols have values; foreign symbols are an error."""
    encodings = [make_encoding(puzzle, style) for style in encoding_type(puzzle.name).styles]

    def fitting(encoding: Encoding[Any]) -> int:
        """How many symbols have a value of their sort; styles may share their names."""
        return sum(
            isinstance(values[symbol], bool) == (family.sort == "Bool")
            for family in encoding.answer
            for symbol in family.symbols
            if symbol in values
        )

    best = max(encodings, key=fitting)
    wanted = set(best.answer_symbols)
    missing = [symbol for symbol in best.answer_symbols if symbol not in values]
    foreign = [symbol for symbol in values if symbol not in wanted]
    if foreign:  # a whole model also has the auxiliary symbols
        from ..encoders.emit import encode

        known = encode(puzzle, best.style).model.sorts
        foreign = [symbol for symbol in foreign if symbol not in known]
    if foreign:
        raise MismatchError(
            f"{foreign[0]} is no symbol of this puzzle's encoding; is this the answer to another?"
        )
    sorts = {symbol: family.sort for family in best.answer for symbol in family.symbols}
    for symbol, sort in sorts.items():
        if symbol in values and isinstance(values[symbol], bool) != (sort == "Bool"):
            said = str(values[symbol]).lower()
            raise MismatchError(f"{symbol} has the value {said}; expected one of sort {sort}")
    if missing and not values:
        raise OutputError("found sat and no values, expected one for each symbol of the answer")
    if missing:
        raise MismatchError(
            f"no value for {missing[0]}"
            + (f" and {len(missing) - 1} more symbols" if len(missing) > 1 else "")
            + "; expected one for each symbol of the answer"
        )
    return best
