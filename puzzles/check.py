"""One line of the rules check: a rule at a place, what was expected and what was found."""

from __future__ import annotations

from typing import NamedTuple

from .grid import Cell


def counted(count: int, noun: str) -> str:
    """`1 tent`, `2 tents`."""
    return f"{count} {noun}{'s' * (count != 1)}"


class Check(NamedTuple):
    """One rule instance tried on an answer.

    `rule` is a sentence of the type's `rules`; `where` names the cell, line,
    region or clue; `expected` and `found` are what a person would count there.
    `cells` are marked on the page when the check fails.
    """

    rule: str
    where: str
    ok: bool
    expected: str = ""
    found: str = ""
    cells: tuple[Cell, ...] = ()

    def __str__(self) -> str:
        said = f"{self.where}: {self.rule}"
        if self.expected:
            said += f" Expected {self.expected}, found {self.found}."
        return said + (" ok" if self.ok else " FAIL")
