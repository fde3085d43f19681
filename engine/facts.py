"""What must hold in every solution: the answer's literals that no other solution changes.

One dialogue. The candidates are the literals of a first model, the backbone's
superset. Thirty at a time the solver is asked for a solution in which one of
them flips: if there is one, all that it flips are no facts; if there is none,
all thirty are (chunked backbone computation, after Janota, Lynce and
Marques-Silva, AI Communications 2015).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..backends.errors import SolverFailed
from ..backends.find import Backend
from ..backends.status import Status
from ..encoders.emit import encode
from ..encoders.encoding import Encoding
from ..encoders.terms import Value, not_, or_, symbol_of
from ..puzzles.check import counted
from ..puzzles.puzzle import Answer, Puzzle
from .dialogue import Deadline, Dialogue

CHUNK = 30
"""Candidates asked about at once; from 10 to 100 it made no difference over noise."""


@dataclass
class Facts:
    """What holds in every solution.

    `forced` maps a place to its token in all solutions, `open` maps the others to their
    tokens in the solutions seen (two or more where that is proved). `undetermined` are
    places that were not decided when the solver `stopped`, and why it did. `words` are the
    facts in words.
    """

    status: Status
    stopped: Status | None = None
    forced: dict[Any, str] = field(default_factory=dict)
    open: dict[Any, set[str]] = field(default_factory=dict)
    undetermined: set[Any] = field(default_factory=set)
    words: list[str] = field(default_factory=list)


def find_facts(
    puzzle: Puzzle,
    backend: Backend,
    *,
    timeout: float | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Facts:
    """The places whose token is the same in every solution, and the others.

    `progress` is told how many candidates are decided, and of how many. When `timeout`
    seconds are over, what is not decided is reported as undetermined.

    Raises:
        BackendError: the solver cannot be run or complains.
    """
    deadline = Deadline(timeout)
    with Dialogue(encode(puzzle), backend, deadline) as dialogue:
        encoding = dialogue.encoded.encoding
        status, values = dialogue.ask()
        if status is not Status.SAT:
            return Facts(status)
        first = values
        seen: list[Answer] = []

        def unchanged(literals: list[str]) -> list[str]:
            """Those that also hold in the solution just found, and in all that follow from it."""
            for variation in encoding.variations(values):
                seen.append(encoding.read_answer(variation))
                held = set(encoding.answer_literals(variation))
                literals = [literal for literal in literals if literal in held]
            return literals

        candidates = unchanged(encoding.answer_literals(values))
        total, kept, question = len(candidates), list[str](), 0
        while candidates:
            chunk = candidates[:CHUNK]
            question += 1
            some_flips = f"some_flips_{question}"
            dialogue.declare(some_flips)
            dialogue.tell(or_(not_(some_flips), (not_(literal) for literal in chunk)))
            status, values = dialogue.ask([some_flips])
            if status is Status.SAT:
                fewer = unchanged(candidates)
                if len(fewer) == len(candidates):
                    raise SolverFailed(f"{backend.name} gave a model in which nothing flips")
                candidates = fewer
            elif status is Status.UNSAT:
                kept += chunk
                candidates = candidates[CHUNK:]
            else:
                break
            if progress:
                progress(total - len(candidates), total)
    found = Facts(Status.SAT, status if candidates else None, words=list(map(encoding.say, kept)))
    undecided = _places_of(candidates, encoding, first)
    for place in seen[0]:
        tokens = {answer[place] for answer in seen}
        if len(tokens) > 1:
            found.open[place] = tokens
        elif place in undecided:
            found.undetermined.add(place)
        else:
            found.forced[place] = tokens.pop()
    return found


def _places_of(
    literals: Sequence[str], encoding: Encoding[Any], values: Mapping[str, Value]
) -> set[object]:
    """The places whose token changes where these literals, which hold, fail."""
    flipped = {symbol: not values[symbol] for symbol in map(symbol_of, literals) if symbol}
    before, after = encoding.read_answer(values), encoding.read_answer({**values, **flipped})
    return {place for place, token in before.items() if after[place] != token}


def facts_text(puzzle: Puzzle, found: Facts, *, words: bool = False) -> str:
    """The facts for a terminal: the board with `?` where solutions differ, and what it means.

    What is said stands in `;` comment lines, so that the board can be read by programs.
    """
    lines = [f"; {puzzle.name} {puzzle.title}".rstrip()]
    # a place that the puzzle itself fills is no fact
    forced = sum(len(puzzle.alphabet(place)) > 1 for place in found.forced)
    lines.append(
        f"; {counted(forced, 'place')} forced, {len(found.open)} open"
        + (f", {len(found.undetermined)} undetermined" if found.undetermined else "")
    )
    lines += [f"; {note}" for note in puzzle.note_facts(found.forced)]
    if words:
        lines += [f"; {fact}" for fact in found.words]
    shown = dict.fromkeys((*found.open, *found.undetermined), "?")
    return "".join(f"{line}\n" for line in lines) + puzzle.write_answer({**found.forced, **shown})
