"""The model of one puzzle: what its template declares and asserts, kept beside the text.

`rule(sentence, where, terms...)` is the one way to constrain a puzzle. It
writes the sentence as a comment above its assertions and keeps the instance,
so that the same model can be named for unsat cores, explained, or asserted
step by step in a dialogue. One instance is what a person checks in one look.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import NamedTuple

from .errors import TextTooLong
from .terms import TRUE, and_, flat

MOST_TEXT = 100_000_000
"""Characters of rules; z3 reads for 12 s what is that long, and we need 0.5 GB to write it."""


class Rule(NamedTuple):
    """One instance of a rule: its sentence, the places it speaks of, what it asserts."""

    sentence: str
    where: tuple[str, ...]
    terms: tuple[str, ...]

    def assertions(self) -> str:
        """The instance as SMT-LIB commands, without comments, for a dialogue."""
        return "".join(f"(assert {term})\n" for term in self.terms)


class GlobalRule(ABC):
    """A rule about the whole board: one loop, all connected."""

    @abstractmethod
    def spell_out(self, model: Model) -> Iterable[Rule]:
        """The instances of the text, one by one; auxiliary symbols come from `model.fresh`."""


class Model:
    """Collects symbols and rules while a template is rendered, and writes their text."""

    def __init__(self, named: bool = False) -> None:
        self.named = named
        self.sorts: dict[str, str] = {}
        self.rules: list[Rule] = []
        self._pending: list[str] = []
        self._sentence = ""
        self._asserted: set[str] = set()
        self._remarks: set[str] = set()
        self._fresh = 0
        self._length = 0

    @property
    def boolean(self) -> bool:
        """Whether no Int symbol is declared (sums of `ite` may still occur)."""
        return "Int" not in self.sorts.values()

    def declare(self, symbol: str, sort: str) -> str:
        """The text that declares a symbol; every symbol of a model is declared once."""
        if symbol in self.sorts:
            raise ValueError(f"{symbol} is declared twice")
        self.sorts[symbol] = sort
        text = f"(declare-const {symbol} {sort})\n"
        self._grow(len(text))
        return text

    def _grow(self, characters: int) -> None:
        """Count what will be written. Raises `TextTooLong` when all passes `MOST_TEXT`."""
        self._length += characters
        if self._length > MOST_TEXT:
            raise TextTooLong(
                f"the text of this puzzle would be longer than {MOST_TEXT // 10**6} MB, "
                "out of reach of any solver"
            )

    def fresh(self, stem: str, sort: str = "Bool", name: str | None = None) -> str:
        """A new auxiliary symbol, declared above the next rule; numbered where it has no name."""
        if name is None:
            self._fresh += 1
            name = str(self._fresh)
        symbol = f"{stem}_{name}"
        self._pending.append(self.declare(symbol, sort))
        return symbol

    def remark(self, text: str) -> None:
        """A comment above the declarations that follow it: what auxiliary symbols mean.

        Written once: symbols of the same kind share it.
        """
        if text not in self._remarks:
            self._remarks.add(text)
            self._pending.append(f"\n; {text}\n")

    def define(self, *terms: str | Iterable[str]) -> None:
        """Assert what an auxiliary symbol means, above the next rule and outside of it."""
        for term in flat(terms):
            if term != TRUE:
                self._pending.append(f"(assert {term})\n")
                self._grow(len(self._pending[-1]))

    def rule(self, sentence: str, where: Iterable[object], *terms: str | Iterable[str]) -> str:
        """The text of one rule instance; empty when there is nothing to assert.

        Raises `TextTooLong` when all of them together pass `MOST_TEXT` characters.
        """
        kept = tuple(term for term in flat(terms) if term != TRUE)
        if not kept:
            return self.take_pending()
        instance = Rule(sentence, tuple(map(str, where)), kept)
        self.rules.append(instance)
        if self.named:
            lines = [f"(assert (! {and_(kept)} :named rule_{len(self.rules)}))"]
        else:
            # Where a row and a box overlap both forbid the same pair; it is asserted once.
            new = [term for term in dict.fromkeys(kept) if term not in self._asserted]
            self._asserted.update(new)
            lines = [f"(assert {term})" for term in new]
            if not lines:
                return self.take_pending()
        if instance.where:
            lines[0] += f" ; {', '.join(instance.where)}"
        heading = "" if sentence == self._sentence else f"\n; {sentence}\n"
        self._sentence = sentence
        text = heading + "\n".join(lines) + "\n"
        self._grow(len(text))
        return heading + self.take_pending() + text[len(heading) :]

    def global_rule(self, sentence: str, rule: GlobalRule) -> str:
        """A rule about the whole board, spelled out under its own sentence."""
        self._sentence = sentence
        instances = rule.spell_out(self)
        text = self.take_pending() + "".join(
            self.rule(instance.sentence, instance.where, instance.terms) for instance in instances
        )
        return f"\n; {sentence}\n{text}" if text else ""

    def take_pending(self) -> str:
        """Declarations and definitions of auxiliary symbols that wait to be written."""
        text = "".join(self._pending)
        self._pending.clear()
        return text
