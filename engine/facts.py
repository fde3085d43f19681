"""What must hold in every solution: the tokens that no other solution changes.

The candidates are the tokens of a first answer, and the marks beside it: the backbone's superset.
Thirty at a time the solver is asked for a solution in which one of them differs: if there is one,
all that differ in it are no facts; if there is none, all thirty are (chunked backbone computation,
after Janota, Lynce and Marques-Silva, AI Communications 2015). As long as there are such solutions
it is asked for twice as many chunks at once, in each of which one differs, and for fewer where that
was too much. No solution is kept: of each only the tokens that are new.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Any

from ..backends.errors import SolverFailed
from ..backends.find import Backend
from ..backends.status import Status
from ..deadline import Deadline
from ..encoders.emit import encode
from ..encoders.encoding import Encoding
from ..encoders.errors import EncodingTimeout, TextTooLong
from ..encoders.registry import make_encoding
from ..encoders.terms import TRUE, Literal, Value, evaluate, not_, or_
from ..puzzles.check import counted
from ..puzzles.places import Place
from ..puzzles.puzzle import Answer, Puzzle
from .dialogue import Dialogue, Scripts, better_by_scripts, can_talk, in_clauses
from .validate import require

CHUNK = 30
"""Candidates asked about at once; from 10 to 100 it made no difference over noise."""


@dataclass
class Facts:
    """What holds in every solution.

    `forced` maps a place to its token in all solutions, `open` maps the others to their
    tokens in the solutions seen (two or more where that is proved). `undetermined` are
    places that were not decided when the solver `stopped`, and why it did. `forced_marks`
    are the puzzle's marks that are the same in all solutions, such as a cell's piece.
    """

    puzzle: Puzzle
    status: Status
    stopped: Status | None = None
    forced: dict[Place, str] = field(default_factory=dict)
    open: dict[Place, set[str]] = field(default_factory=dict)
    undetermined: set[Place] = field(default_factory=set)
    forced_marks: dict[Place, str] = field(default_factory=dict)

    @property
    def news(self) -> dict[Place, str]:
        """The forced places that the puzzle does not fill itself."""
        prefilled = self.puzzle.prefilled
        return {place: token for place, token in self.forced.items() if place not in prefilled}

    @property
    def marks_beside(self) -> dict[Place, str]:
        """The forced marks that say more than the puzzle and the forced places, written down.

        A full answer has the marks in it.
        """
        if len(self.forced) == len(self.puzzle.places):
            return {}
        choices = self.puzzle.marks()
        return {mark: token for mark, token in self.forced_marks.items() if len(choices[mark]) > 1}

    @cached_property
    def words(self) -> list[str]:
        """The news in words, then the marks."""
        told = [*self.news.items(), *self.marks_beside.items()]
        if not told:
            return []
        try:
            encoding = make_encoding(self.puzzle, plain=True)  # it has a literal for every place
        except TextTooLong:  # it alone
            return [f"{place} is {token}" for place, token in told]
        return [_say(encoding, place, token) for place, token in told]


def _say(encoding: Encoding[Any], place: Place, token: str) -> str:
    literal = encoding.literal(place, token)
    if isinstance(literal, Literal):
        try:
            return encoding.say(literal)
        except KeyError:
            pass  # its family has no words
    return f"{place} is {token}"


def find_facts(
    puzzle: Puzzle,
    backend: Backend,
    *,
    timeout: float | None = None,
    progress: Callable[[int, int], None] | None = None,
    interrupted: Callable[[Facts], None] | None = None,
) -> Facts:
    """The places whose token is the same in every solution, and the others.

    `progress` is told how many candidates are decided, and of how many. When `timeout`
    seconds are over, what is not decided is reported as undetermined; `interrupted` is told the
    same where Ctrl-C, or the end of the program, comes first.

    Raises:
        BackendError: the solver cannot be run or complains.
        WrongAnswer: it gave an answer that breaks a rule.
    """
    deadline = Deadline(timeout)
    try:
        encoded = encode(puzzle, look=deadline.look)
    except EncodingTimeout:
        return Facts(puzzle, Status.TIMEOUT)
    talk = can_talk(backend)
    scripts = not talk or better_by_scripts(encoded, backend)
    with ExitStack() as stack:
        asked: Dialogue | Scripts = (
            Scripts(encoded, backend, deadline)
            if scripts
            else stack.enter_context(Dialogue(encoded, backend, deadline))
        )
        status, values = asked.ask()
        if status is not Status.SAT:
            return Facts(puzzle, status)
        seen = _Seen(puzzle, encoded.encoding, backend.name)
        seen.add(values, deadline)

        rest = _Candidates(seen.candidates(), backend)
        total = len(rest.open)
        # First whether anything differs at all: where there is one solution, that decides it.
        rest.chunks = [rest.open]
        status = Status.SAT
        try:
            while rest.open:
                status, values = rest.ask(asked)
                if status is Status.SAT and deadline.passed:
                    status = Status.TIMEOUT  # to look at a large board takes its time too
                if status is Status.SAT:
                    seen.add(values, deadline)
                elif status is not Status.UNSAT:
                    break
                rest.learn(status, seen.same)
                if talk and scripts and rest.open:
                    scripts = False
                    easier = in_clauses(encoded, deadline)
                    if easier.model.left_out:
                        with Dialogue(easier, backend, deadline) as dialogue:
                            rest.drop(_forced_by_less(rest.open, dialogue, backend))
                    else:
                        asked = stack.enter_context(Dialogue(easier, backend, deadline))
                        rest.chunks = []  # any solution: z3 is slow until it has its own first one
                if progress:
                    progress(total - len(rest.open), total)
        except (KeyboardInterrupt, SystemExit):
            if interrupted:
                interrupted(seen.facts(undecided=rest.open, stopped=None))
            raise
    return seen.facts(undecided=rest.open, stopped=status if rest.open else None)


def _forced_by_less(
    candidates: Mapping[Place, Any], dialogue: Dialogue, backend: Backend
) -> set[Place]:
    """The candidates that hold in every model of a part of the rules, hence of all of them.

    What a model changes tells nothing: it may break the rest of the rules.
    """
    maybe = _Candidates(candidates, backend)
    while maybe.open:
        status, values = maybe.ask(dialogue)
        if status not in (Status.SAT, Status.UNSAT):
            break
        kept = {place for place, term in maybe.open.items() if evaluate(term, values) is True}
        maybe.learn(status, kept.__contains__)
    return maybe.forced


class _Candidates:
    """What may hold in all models, and the chunks in each of which one shall differ next."""

    def __init__(self, candidates: Mapping[Place, Any], backend: Backend) -> None:
        self.open = dict(candidates)
        self.forced: set[Place] = set()
        self.chunks: list[dict[Place, Any]] = []
        self._solver = backend.name

    def ask(self, asked: Dialogue | Scripts) -> tuple[Status, dict[str, Value]]:
        """A model in which one of each chunk differs; any model while there are no chunks."""
        return asked.ask(*(or_(map(not_, one.values())) for one in self.chunks))

    def learn(self, status: Status, same: Callable[[Place], bool]) -> None:
        """Drop what the last model changed; keep as forced what no model can."""
        chunks = self.chunks
        if status is Status.SAT:
            fewer = {place: term for place, term in self.open.items() if same(place)}
            if chunks and len(fewer) == len(self.open):
                raise SolverFailed(f"{self._solver} gave a model in which nothing differs")
            self.open = fewer
            several = max(2 * len(chunks), 1)
        elif not chunks:
            raise SolverFailed(f"{self._solver} says unsat of what it gave a model of")
        elif len(chunks) > 1:
            several = max(len(chunks) // 4, 1)
        else:
            self.drop(set(chunks[0]))
            return
        self.chunks = _chunks(self.open, several)

    def drop(self, forced: set[Place]) -> None:
        """Some are forced: they need not be asked about any more."""
        self.forced |= forced
        self.open = {place: term for place, term in self.open.items() if place not in forced}
        self.chunks = _chunks(self.open, max(len(self.chunks), 1))


def _chunks(candidates: Mapping[Place, Any], most: int) -> list[dict[Place, Any]]:
    """The first candidates, `CHUNK` and `CHUNK`, so many times at the most."""
    begins = range(0, min(len(candidates), most * CHUNK), CHUNK)
    items = list(islice(candidates.items(), most * CHUNK))
    return [dict(items[begin : begin + CHUNK]) for begin in begins]


class _Seen:
    """The tokens of the solutions seen so far, those of marks too."""

    def __init__(self, puzzle: Puzzle, encoding: Encoding[Any], solver: str) -> None:
        self._puzzle, self._encoding, self._solver = puzzle, encoding, solver
        self._tokens: dict[Place, set[str]] = {}

    def add(self, values: Mapping[str, Value], deadline: Deadline) -> None:
        """One more solution, with what its symmetries tell of others as long as there is time."""
        answer = self._encoding.read_answer(values)
        require(self._puzzle, answer, self._solver)
        self._keep(answer)
        for number, variation in enumerate(self._encoding.variations(values)):
            if number:
                if deadline.passed:
                    return
                self._keep(self._encoding.read_answer(variation))
            self._keep(self._encoding.read_marks(variation))

    def _keep(self, answer: Answer) -> None:
        for place, token in answer.items():
            self._tokens.setdefault(place, set()).add(token)

    def same(self, place: Place) -> bool:
        """Whether the place had one token in all of them."""
        return len(self._tokens[place]) == 1

    def candidates(self) -> dict[Place, Any]:
        """What may be forced and is not yet known to be: places, with the term of their token."""
        terms = {
            place: self._encoding.literal(place, next(iter(tokens)))
            for place, tokens in self._tokens.items()
            if len(tokens) == 1 and place not in self._puzzle.prefilled
        }
        return {place: term for place, term in terms.items() if term != TRUE}

    def facts(self, undecided: Mapping[Place, Any], stopped: Status | None) -> Facts:
        """What is known when all but some candidates are decided."""
        found = Facts(self._puzzle, Status.SAT, stopped)
        for place in self._puzzle.places:
            if not self.same(place):
                found.open[place] = self._tokens[place]
            elif place in undecided:
                found.undetermined.add(place)
            else:
                (found.forced[place],) = self._tokens[place]
        for mark in self._puzzle.marks():
            if self.same(mark) and mark not in undecided:
                (found.forced_marks[mark],) = self._tokens[mark]
        return found


def facts_text(found: Facts, *, words: bool = False) -> str:
    """The facts for a terminal: the board with `?` where solutions differ, and what it means.

    What is said stands in `;` comment lines, so that the board can be read by programs.
    """
    puzzle = found.puzzle
    lines = [f"; {puzzle.known_as} {puzzle.title}".rstrip()]
    lines.append(
        f"; {counted(len(found.news), 'place')} forced, {len(found.open)} open"
        + (f", {len(found.undetermined)} undetermined" if found.undetermined else "")
    )
    lines += [f"; {note}" for note in puzzle.note_facts(found.forced)]
    if words:
        lines += [f"; {fact}" for fact in found.words]
    board = puzzle.write_answer(found.forced)
    by_token: dict[str, list[str]] = {}
    for mark, token in found.marks_beside.items():
        by_token.setdefault(token, []).append(str(mark))
    beside = [f"; {token} at {' '.join(marks)}" for token, marks in by_token.items() if not words]
    return "".join(f"{line}\n" for line in lines) + board + "".join(f"{b}\n" for b in beside)
