"""The commands as functions, for use from Python.

    >>> import puzzlepipe
    >>> puzzle = puzzlepipe.load("tents.txt")[0]
    >>> found = puzzlepipe.solve(puzzle, limit=2)
    >>> found.unique
    True
    >>> print(puzzle.write_answer(found.answers[0]))

Whatever a caller can cause, or a solver, is a `PuzzlepipeError`. Each function imports what it
needs when it is called: start-up counts twice in a pipe.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from . import limits
from .puzzles.puzzle import Answer, Puzzle

if TYPE_CHECKING:
    from .backends.find import Backend
    from .engine.decode import Decoded
    from .engine.facts import Facts
    from .engine.partial import Partial
    from .engine.search import Found
    from .puzzles.check import Check


def parse(text: str) -> list[Puzzle]:
    """The puzzles of a text in the puzzle format; raises `PuzzleError` where it is not."""
    from .puzzles.reading import parse_puzzles

    return parse_puzzles(_as_file(text), "<text>")


def load(path: str | Path) -> list[Puzzle]:
    """The puzzles of a file; raises `PuzzleError` with line and column where it cannot be read."""
    from .puzzles.reading import load_puzzles

    return load_puzzles(Path(path))


def types() -> dict[str, type[Puzzle]]:
    """Every puzzle type by name."""
    from .puzzles.registry import all_types

    return dict(all_types())


def encode(
    puzzle: Puzzle,
    encoding: str | None = None,
    *,
    plain: bool = False,
    named: bool = False,
    logic: str = "QF_LIA",
) -> str:
    """The puzzle as a complete SMT-LIB 2 script.

    Args:
        encoding: a style of the type, `boolean` or `int`; the type's fastest when None.
        plain: the model as a lecture would show it: nothing is settled beforehand, every given
            and every clue is asserted.
        named: give every rule instance of the plain text a name, for unsat cores.
        logic: what set-logic says.

    Raises:
        EncodingError: the type has no such encoding, or the text would be too long; a ValueError.
        BadArgument: what set-logic shall say is more than a name; a ValueError.
    """
    from .encoders.emit import encode as emit

    logic = limits.logic_name(logic)
    return emit(puzzle, encoding, plain=plain or named, named=named, logic=logic).text


def decode(puzzle: Puzzle, output: str) -> Decoded:
    """A solver's output for the puzzle's script: its status, the answer, every rule checked.

    Raises:
        OutputError: the text is no solver's answer.
        MismatchError: it answers another puzzle.
    """
    from .engine.decode import decode as read

    return read(puzzle, output)


def solve(
    puzzle: Puzzle,
    backend: str | Backend = "auto",
    encoding: str | None = None,
    *,
    limit: int | None = 1,
    timeout: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Found:
    """Answers of a puzzle, up to `limit` (None: all of them; 2 proves uniqueness).

    Every answer has been checked by the puzzle's own rules.

    Args:
        backend: a solver's name, `auto`, or a `Backend` of your own.
        encoding: see `encode`. Where neither is named, exact covers (polyomino, penguins,
            rectangles) are searched without a solver, which goes on where that takes long;
            `by` of what is found tells who answered.
        timeout: wall clock in seconds for everything.
        progress: called with the number of answers found so far.

    Raises:
        BackendError: the solver is missing, failed, or complained.
        WrongAnswer: it gave an answer that breaks a rule.
        EncodingError: the type has no such encoding; a ValueError.
        BadArgument: a limit below 1, a time that no clock can wait for; a ValueError.
    """
    from .engine.search import search

    def heard(found: Found, _: Answer) -> None:
        if progress:
            progress(found.count)

    return search(
        puzzle,
        _backend(backend),
        encoding,
        limit=limits.answers(limit),
        timeout=limits.seconds(timeout),
        direct=(backend, encoding) == ("auto", None),
        heard=heard,
    )


def check(puzzle: Puzzle, answer: Answer | str) -> list[Check]:
    """Every rule of the puzzle tried on an answer, or on the text of one (`PuzzleError`)."""
    from .engine.validate import validate

    if isinstance(answer, str):
        answer = _as_answer(puzzle, answer)
    return validate(puzzle, answer)


def check_partial(
    puzzle: Puzzle,
    answer: Answer | str,
    backend: str | Backend = "auto",
    *,
    timeout: float | None = None,
) -> Partial:
    """What can be said of a half-filled answer: is a rule broken, can it still be completed?

    Args:
        answer: the tokens of some places, or a text with `?` at the others (`PuzzleError`).
        backend: see `solve`.
        timeout: wall clock in seconds for the solver.

    Raises:
        BackendError: the solver is missing, failed, or complained.
        WrongAnswer: its completion breaks a rule.
    """
    from .engine.partial import check_partial as check_it

    if isinstance(answer, str):
        answer = _as_answer(puzzle, answer, partial=True)
    return check_it(puzzle, answer, _backend(backend), timeout=limits.seconds(timeout))


def facts(
    puzzle: Puzzle,
    backend: str | Backend = "auto",
    *,
    timeout: float | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Facts:
    """What holds in every solution: places forced, places open.

    Raises:
        BackendError: the solver is missing, failed, or complained.
        WrongAnswer: it gave an answer that breaks a rule.
    """
    from .engine.facts import find_facts

    timeout = limits.seconds(timeout)
    return find_facts(puzzle, _backend(backend), timeout=timeout, progress=progress)


def _as_file(text: str) -> str:
    """A text as the same text in a file would be read: line ends, tabs, control characters."""
    from .puzzles.files import decode_text

    return decode_text(text.encode("utf-8", "surrogatepass"), "<text>")


def _as_answer(puzzle: Puzzle, text: str, *, partial: bool = False) -> Answer:
    """The one answer of a text; `PuzzleError` where it is none."""
    from .puzzles.answers import refuse_puzzle

    text = _as_file(text)
    refuse_puzzle(text, "<text>")
    return puzzle.read_answer(text, "<text>", partial=partial)


def _backend(backend: str | Backend) -> Backend:
    from .backends.find import find

    return find(backend) if isinstance(backend, str) else backend
