"""The model of one puzzle as data: symbols, what they mean, rule instances; and its text.

A template calls these methods in the order in which its text is to be read. Each keeps what it is
told and returns the lines that say it, so the text holds nothing that is not data beside it. An
instance is what a person checks in one look; it knows the rule that it comes from, its role, the
cells and lines that it speaks of and the clue that it states.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from ..puzzles.clues import Clue
from .counting import Constraint, Count
from .errors import EncodingError, TextTooLong
from .terms import TRUE, Literal, Term, Terms, Value, and_, evaluate, flat, integer

MOST_TEXT = 100_000_000
"""Characters of rules; z3 reads for 12 s what is that long, and we need 0.5 GB to write it."""


class Role(Enum):
    """Why an instance stands in the model."""

    RULE = "a rule of the puzzle"
    GIVEN = "what the puzzle gives"
    IMPLIED = "what the rules imply, stated for speed"
    SYMMETRY = "which of several equal models is meant"
    LEMMA = "what the rules imply, stated for explanations"


class Symbol(NamedTuple):
    """A declared symbol: its sort, and what its truth means in words, yes and no, if anything."""

    name: str
    sort: str
    words: tuple[str, str] | None = None


class Definition(NamedTuple):
    """A term that tells what auxiliary symbols mean, and restricts nothing else."""

    term: Term


@dataclass(frozen=True)
class Instance:
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

    @property
    def sentence(self) -> str:
        """What it says, as exactly as it is told."""
        return self.part or self.rule

    def evaluate(self, values: Mapping[str, Value]) -> bool | None:
        """Whether it holds under these values; None where they leave that open."""
        found = [
            one.evaluate(values) if isinstance(one, Count) else evaluate(one, values)
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


@dataclass
class Model:
    """Collects what a template says.

    `rules` are the sentences that instances may be of. In `plain` mode counts are written as a
    textbook would, and nothing is asserted that is implied or breaks a symmetry; `lemmas` keeps
    those that explanations use. `named` gives each instance a name, for unsat cores.
    """

    rules: frozenset[str]
    plain: bool = False
    named: bool = False
    lemmas: bool = False
    symbols: dict[str, Symbol] = field(default_factory=dict)
    statements: list[Symbol | Definition | Instance] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._pending: list[str] = []
        self._heading = ""
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

    def declare(self, name: str, sort: str, words: tuple[str, str] | None = None) -> str:
        """The text that declares a symbol; every symbol of a model is declared once."""
        if name in self.symbols:
            raise ValueError(f"{name} is declared twice")
        symbol = Symbol(name, sort, words)
        self.symbols[name] = symbol
        self.statements.append(symbol)
        return f"(declare-const {name} {sort})\n"

    def fresh(
        self, stem: str, name: str | None = None, words: tuple[str, str] | None = None
    ) -> Literal:
        """A new auxiliary Boolean, declared above the next instance; numbered without a name."""
        return Literal(self._new(stem, name, "Bool", words))

    def fresh_number(self, stem: str, name: str) -> Term:
        """A new auxiliary Int."""
        return integer(self._new(stem, name, "Int", None))

    def _new(
        self, stem: str, name: str | None, sort: str, words: tuple[str, str] | None
    ) -> str:
        if name is None:
            self._fresh += 1
            name = str(self._fresh)
        symbol = f"{stem}_{name}"
        self._pending.append(self.declare(symbol, sort, words))
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
        return f"(assert {term})\n"

    def define(self, *terms: Terms) -> str:
        """Say what symbols mean, outside of any rule; in the text above the next instance."""
        for term in flat(terms):
            if term != TRUE:
                self.statements.append(Definition(term))
                self._pending.append(f"(assert {term})\n")
        return ""

    # -- instances ------------------------------------------------------------------

    def rule(self, rule: str, at: object, *constraints: object, part: str = "") -> str:
        """An instance of a rule of the puzzle: the text of it, empty where nothing is asserted.

        `at` is a place, line, region or clue, or several of them.
        """
        return self._of_rules(Role.RULE, rule, at, constraints, part)

    def given(self, rule: str, at: object, *constraints: object) -> str:
        """An instance that states what stands in a place from the beginning."""
        return self._of_rules(Role.GIVEN, rule, at, constraints)

    def implied(self, sentence: str, at: object, *constraints: object) -> str:
        """What the rules imply, stated because it makes solvers faster; not in plain mode."""
        return "" if self.plain else self._add(Role.IMPLIED, sentence, at, constraints)

    def symmetry(self, sentence: str, at: object, *constraints: object) -> str:
        """Which of several models of the same answer is meant; not in plain mode."""
        return "" if self.plain else self._add(Role.SYMMETRY, sentence, at, constraints)

    def lemma(self, sentence: str, at: object, *constraints: object) -> str:
        """What pruning knows from the rules, as an explanation would say it; only for those."""
        return self._add(Role.LEMMA, sentence, at, constraints) if self.lemmas else ""

    def whole(self, rule: str, board: WholeBoard) -> str:
        """A rule about the whole board: its instances, those of a sentence together."""
        parts: dict[str, list[Part]] = {}
        for part in board.state(self):
            parts.setdefault(part.sentence, []).append(part)
        return "".join(
            self.rule(rule, part.at, part.constraints, part=part.sentence)
            for group in parts.values()
            for part in group
        )

    def _of_rules(
        self, role: Role, rule: str, at: object, constraints: object, part: str = ""
    ) -> str:
        if rule not in self.rules:
            raise EncodingError(f"{rule!r} is no rule of this puzzle's type")
        return self._add(role, rule, at, constraints, part)

    def _add(self, role: Role, rule: str, at: object, constraints: object, part: str = "") -> str:
        kept = tuple(one for one in _flat(constraints) if one != TRUE)
        if not kept:
            return self.take_pending()
        terms: list[Term] = []
        for one in kept:
            terms += one.spelled(self) if isinstance(one, Count) else (one,)
        places = _places(at)
        clue = next((one for one in places if isinstance(one, Clue)), None)
        instance = Instance(
            rule,
            role,
            tuple(one.at if isinstance(one, Clue) else one for one in places),
            kept,
            tuple(terms),
            part,
            clue,
        )
        self.statements.append(instance)
        lines = self._lines(instance, ", ".join(map(str, places)))
        if not lines:
            return self.take_pending()
        text = self._headings(instance) + self.take_pending() + "".join(lines)
        self._length += len(text)
        if self._length > MOST_TEXT:
            raise TextTooLong(
                f"the text of this puzzle would be longer than {MOST_TEXT // 10**6} MB, "
                "out of reach of any solver"
            )
        return text

    # -- text -------------------------------------------------------------------------

    def _lines(self, instance: Instance, where: str) -> list[str]:
        if self.named:
            self._named += 1
            lines = [f"(assert (! {and_(instance.terms)} :named rule_{self._named}))"]
        else:
            # Where a row and a box overlap both forbid the same pair; it is asserted once.
            new = [term for term in dict.fromkeys(instance.terms) if term not in self._asserted]
            self._asserted.update(new)
            lines = [f"(assert {term})" for term in new]
        if lines and where:
            lines[0] += f" ; {where}"
        return [f"{line}\n" for line in lines]

    def _headings(self, instance: Instance) -> str:
        """The sentence above an instance where it is not the one above those before it."""
        label = {Role.IMPLIED: "Implied: ", Role.SYMMETRY: "Symmetry: "}.get(instance.role, "")
        heading = f"\n; {label}{instance.rule}\n"
        if instance.part:
            heading += f"; - {instance.part}\n"
        if heading == self._heading:
            return ""
        before, self._heading = self._heading, heading
        first = heading.split("\n; - ")[0]
        if instance.part and before.startswith(f"{first}\n"):
            return f"; - {instance.part}\n"
        return heading

    def take_pending(self) -> str:
        """Declarations and definitions of auxiliary symbols that wait to be written."""
        text = "".join(self._pending)
        self._pending.clear()
        return text


def _places(at: object) -> tuple[object, ...]:
    """One place, or several: a place may be a tuple with names for its fields."""
    if isinstance(at, (list, tuple)) and not hasattr(at, "_fields"):
        return tuple(at)
    return (at,)


def _flat(constraints: object) -> Iterator[Constraint]:
    """Constraints, and iterables of them to any depth, one by one."""
    if isinstance(constraints, (Term, Count)):
        yield constraints
    else:
        assert isinstance(constraints, Iterable)
        for one in constraints:
            yield from _flat(one)
