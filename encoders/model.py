"""The model of one puzzle as data: symbols, what they mean, rule instances; and its text.

A template calls these methods in the order in which its text is to be read. Each keeps what it is
told and returns the lines that say it, so the text holds nothing that is not data beside it. An
instance is what a person checks in one look; it knows the rule that it comes from, its role, the
cells and lines that it speaks of and the clue that it states.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple, Protocol

from ..puzzles.clues import Clue
from .counting import Constraint, Count
from .errors import EncodingError, TextTooLong
from .terms import TRUE, Literal, Term, Terms, Value, and_, evaluate, flat, integer
from .weights import Sum

MOST_TEXT = 100_000_000
"""Characters of rules; z3 reads for 12 s what is that long, and we need 0.5 GB to write it."""


def refuse_beyond_reach(length: int) -> None:
    """Raise `TextTooLong` for a text of so many characters, where no solver has use for it."""
    if length > MOST_TEXT:
        raise TextTooLong(
            f"the text of this puzzle would be longer than {MOST_TEXT // 10**6} MB, "
            "out of reach of any solver"
        )


class Role(Enum):
    """Why an instance stands in the model."""

    RULE = "a rule of the puzzle"
    GIVEN = "what the puzzle gives"
    IMPLIED = "what the rules imply, stated for speed"
    LEMMA = "what the rules imply, stated for explanations"


class Speaker(Protocol):
    """Says literals in words: a family of variables."""

    def say(self, literal: Literal, others: Sequence[Literal] = ()) -> str:
        """A literal of its own in words, or several that say the same of their places."""


class Symbol(NamedTuple):
    """A declared symbol, its sort, and who says what it means, if anybody does."""

    name: str
    sort: str
    speaker: Speaker | None = None


class Note(NamedTuple):
    """What a symbol means to a player when it is true, and when it is not."""

    yes: str
    no: str

    def say(self, literal: Literal, others: Sequence[Literal] = ()) -> str:
        """The meaning; several are said one after the other by those who know them all."""
        return self.yes if literal.positive else self.no


class Definition(NamedTuple):
    """A term that tells what auxiliary symbols mean, and restricts nothing else."""

    term: Term


class Instance(NamedTuple):
    """One instance of a rule.

    `rule` is the sentence of the type's `rules`, or of an implied rule; `part` says more exactly
    what this instance contributes to it. `at` are the places, lines and regions that it speaks of,
    `clue` the clue that it states.
    """

    rule: str
    role: Role
    at: tuple[object, ...]
    constraints: tuple[Constraint, ...]
    terms: tuple[Term, ...]
    """The constraints as terms, counts spelled out."""
    part: str = ""
    clue: Clue | None = None
    whole: bool = False
    """Whether it is a part of a rule about the whole board."""

    @property
    def sentence(self) -> str:
        """What it says, as exactly as it is told."""
        return self.part or self.rule

    def evaluate(self, values: Mapping[str, Value]) -> bool | None:
        """Whether it holds under these values; None where they leave that open."""
        found = [
            one.evaluate(values) if isinstance(one, (Count, Sum)) else evaluate(one, values)
            for one in self.constraints
        ]
        return False if False in found else None if None in found else True


class WholeBoard(ABC):
    """A rule about the whole board: one loop, all connected."""

    @abstractmethod
    def state(self, model: Model) -> Iterator[Part]:
        """Its instances; auxiliary symbols come from the model."""

    @abstractmethod
    def separate(self, known: Mapping[str, Value]) -> Iterator[Part]:
        """What follows already when only some symbols have values, and could not be seen at once.

        Clauses that every solution keeps, of which the known values leave one literal open, or
        none: this would close a loop that leaves others out, this must join the rest.
        """


class Part(NamedTuple):
    """What a rule about the whole board consists of: a sentence, places, constraints."""

    sentence: str
    at: tuple[object, ...]
    constraints: tuple[Constraint | Iterable[Constraint], ...]


class Model:
    """Collects what a template says.

    `rules` are the sentences that instances may be of. In `plain` mode counts are written as a
    textbook would, and nothing is asserted that is implied; `lemmas` keeps those that explanations
    use. `in_clauses` writes counters where templates say sums, and leaves out counts that are too
    long for one: then `left_out` is true, and the text says less than the rules. `named` gives each
    instance a name, for unsat cores. `look` is called for each instance; it may raise.
    """

    def __init__(
        self,
        rules: frozenset[str],
        *,
        plain: bool = False,
        named: bool = False,
        lemmas: bool = False,
        in_clauses: bool = False,
        look: Callable[[], None] = lambda: None,
    ) -> None:
        self.rules = rules
        self.plain = plain
        self.named = named
        self.lemmas = lemmas
        self.in_clauses = in_clauses
        self.left_out = False
        self.look = look
        self.symbols: dict[str, Symbol] = {}
        self.statements: list[Symbol | Definition | Instance] = []
        self._pending: list[str] = []
        self._heading: tuple[Role, str, str] = (Role.RULE, "", "")
        self._asserted: set[Term] = set()
        self._remarks: set[str] = set()
        self._fresh = 0
        self._named = 0
        self._length = 0

    @property
    def instances(self) -> list[Instance]:
        """The instances in the order of the text."""
        return [one for one in self.statements if isinstance(one, Instance)]

    @property
    def boolean(self) -> bool:
        """Whether no Int symbol is declared (sums of `ite` may still occur)."""
        return all(symbol.sort != "Int" for symbol in self.symbols.values())

    # -- symbols ------------------------------------------------------------------

    def declare(self, name: str, sort: str, speaker: Speaker | None = None) -> str:
        """The text that declares a symbol; every symbol of a model is declared once."""
        if name in self.symbols:
            raise ValueError(f"{name} is declared twice")
        self.symbols[name] = symbol = Symbol(name, sort, speaker)
        self.statements.append(symbol)
        return self._counted(f"(declare-const {name} {sort})\n")

    def _counted(self, text: str) -> str:
        """A text that will be written. Raises `TextTooLong` when all pass `MOST_TEXT`."""
        self._length += len(text)
        if self._length > MOST_TEXT:
            refuse_beyond_reach(self._length)
        return text

    def fresh(
        self, stem: str, name: str | None = None, words: tuple[str, str] | None = None
    ) -> Literal:
        """A new auxiliary Boolean, declared above the next instance; numbered without a name."""
        return Literal(self._new(stem, name, "Bool", Note(*words) if words else None))

    def fresh_number(self, stem: str, name: str) -> Term:
        """A new auxiliary Int."""
        return integer(self._new(stem, name, "Int", None))

    def _new(self, stem: str, name: str | None, sort: str, speaker: Speaker | None) -> str:
        if name is None:
            self._fresh += 1
            name = str(self._fresh)
        symbol = f"{stem}_{name}"
        self._pending.append(self.declare(symbol, sort, speaker))
        return symbol

    def remark(self, text: str) -> None:
        """A comment above the declarations that follow it: what auxiliary symbols mean.

        Written once: symbols of the same kind share it.
        """
        if text not in self._remarks:
            self._remarks.add(text)
            self._pending.append(f"\n; {text}\n")

    def bound(self, term: Term) -> str:
        """The text that says which values a declared symbol can have."""
        self.statements.append(Definition(term))
        return self._counted(f"(assert {term})\n")

    def define(self, *terms: Terms) -> str:
        """Say what symbols mean, outside of any rule; in the text above the next instance."""
        for term in flat(terms):
            if term != TRUE and term not in self._asserted:
                self._asserted.add(term)
                self.statements.append(Definition(term))
                self._pending.append(self._counted(f"(assert {term})\n"))
        return ""

    # -- instances ------------------------------------------------------------------

    def rule(self, rule: str, at: object, *constraints: object, part: str = "") -> str:
        """An instance of a rule of the puzzle: the text of it, empty where nothing is asserted.

        `at` is a place, line, region or clue, or several of them.
        """
        return self._add(Role.RULE, rule, at, constraints, part)

    def given(self, rule: str, at: object, *constraints: object) -> str:
        """An instance that states what stands in a place from the beginning."""
        return self._add(Role.GIVEN, rule, at, constraints)

    def implied(self, sentence: str, at: object, *constraints: object) -> str:
        """What the rules imply, stated because it makes solvers faster; not in plain mode."""
        return "" if self.plain else self._add(Role.IMPLIED, sentence, at, constraints)

    def lemma(self, sentence: str, at: object, *constraints: object) -> str:
        """What pruning knows from the rules, as an explanation would say it; only for those."""
        return self._add(Role.LEMMA, sentence, at, constraints) if self.lemmas else ""

    def whole(self, rule: str, board: WholeBoard) -> str:
        """A rule about the whole board: its instances, as they come."""
        return "".join(
            self._add(Role.RULE, rule, part.at, part.constraints, part.sentence, whole=True)
            for part in board.state(self)
        )

    def _add(
        self,
        role: Role,
        rule: str,
        at: object,
        constraints: Iterable[object],
        part: str = "",
        *,
        whole: bool = False,
    ) -> str:
        if role in (Role.RULE, Role.GIVEN) and rule not in self.rules:
            raise EncodingError(f"{rule!r} is no rule of this puzzle's type")
        self.look()
        kept: list[Constraint] = []
        _gather(constraints, kept)
        if not kept:
            return self.take_pending()
        terms: list[Term] = []
        for one in kept:
            if isinstance(one, (Count, Sum)):
                terms += one.spelled(self)
            else:
                terms.append(one)
        places = _places(at)
        clue = None
        for place in places:
            if isinstance(place, Clue):
                clue = place
                break
        spoken_of = places if clue is None else tuple(map(_where, places))
        self.statements.append(
            Instance(rule, role, spoken_of, tuple(kept), tuple(terms), part, clue, whole)
        )
        text = self._asserted_text(terms, places)
        if not text:
            return self.take_pending()
        return self._headings(role, rule, part) + self.take_pending() + self._counted(text)

    # -- text -------------------------------------------------------------------------

    def _asserted_text(self, terms: list[Term], places: tuple[object, ...]) -> str:
        """The assertions of an instance, beside the first one the places; empty for none."""
        if self.named:
            self._named += 1
            lines = [f"(assert (! {and_(terms)} :named rule_{self._named}))"]
        else:
            # Where a row and a box overlap both forbid the same pair; it is asserted once.
            asserted = self._asserted
            lines = []
            for term in terms:
                if term not in asserted:
                    asserted.add(term)
                    lines.append("(assert " + term + ")")
        if not lines:
            return ""
        lines[0] += f" ; {', '.join(map(str, places))}"
        lines.append("")
        return "\n".join(lines)

    def _headings(self, role: Role, rule: str, part: str) -> str:
        """The sentence above an instance where it is not the one above those before it."""
        before, self._heading = self._heading, (role, rule, part)
        if self._heading == before:
            return ""
        detail = f"; - {part}\n" if part else ""
        if detail and before[:2] == (role, rule):
            return detail
        label = "Implied: " if role is Role.IMPLIED else ""
        return f"\n; {label}{rule}\n{detail}"

    def take_pending(self) -> str:
        """Declarations and definitions of auxiliary symbols that wait to be written."""
        text = "".join(self._pending)
        self._pending.clear()
        return text


def _places(at: object) -> tuple[object, ...]:
    """One place, or several: a place may be a tuple with names for its fields."""
    if isinstance(at, list) or type(at) is tuple:
        return tuple(at)
    if isinstance(at, (set, frozenset, Iterator)):
        raise EncodingError(f"{at!r} is no place; several places stand in a list")
    return (at,)


def _where(place: object) -> object:
    """A place, or the place of a clue."""
    return place.at if isinstance(place, Clue) else place


def _gather(constraints: Iterable[object], kept: list[Constraint]) -> None:
    """Constraints, and iterables of them to any depth, one by one; `true` says nothing."""
    for one in constraints:
        if isinstance(one, Term):
            if one is not TRUE:
                kept.append(one)
        elif isinstance(one, (Count, Sum)):
            kept.append(one)
        elif isinstance(one, Iterable) and not isinstance(one, str):
            _gather(one, kept)
        else:
            raise EncodingError(f"{one!r} is no term, no count, and no list of them")
