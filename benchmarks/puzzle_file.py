"""A small reader of puzzle files for the peers' runners.

The runners work in environments that hold no puzzlepipe, and a benchmark must not charge a peer
for our parser; so this reads just the forms that tests/instances/ uses, and trusts them. It
needs the standard library only.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

_KEY = re.compile(r"([A-Za-z][A-Za-z-]*):(.*)")
_ALIASES = {"imine": "minesweeper", "kurosu6": "kurosu"}

Row = list[str]


@dataclass
class PuzzleFile:
    """What stands in a file: its type, the main grid, one-line directives, labelled blocks.

    A row is a list of cells, "." for an empty one. The block of ``pieces:`` is kept apart, as one
    list of rows for each picture. A directive that comes again has a line for each time.
    """

    type: str
    grid: list[Row] = field(default_factory=list)
    directives: dict[str, str] = field(default_factory=dict)
    blocks: dict[str, list[Row]] = field(default_factory=dict)
    pieces: list[list[Row]] = field(default_factory=list)

    def clues(self, key: str) -> dict[str, int]:
        """A directive of the form ``id=value id=value``."""
        return {name: int(value) for name, value in self.pairs(key)}

    def pairs(self, key: str) -> list[tuple[str, str]]:
        """A directive of the form ``id=word id=word``."""
        halves = (item.partition("=") for item in self.directives[key].split())
        return [(name, value) for name, _, value in halves]

    def numbers(self, key: str, missing: int) -> list[int]:
        """A directive of numbers, `missing` where it has a dot."""
        return [missing if item == "." else int(item) for item in self.directives[key].split()]


def read(path: Path) -> PuzzleFile:
    """Read the only puzzle of a file."""
    return parse(path.read_text(encoding="utf-8"))


def parse(text: str) -> PuzzleFile:
    """Read a text that holds one puzzle."""
    header, *lines = text.splitlines()
    name = header.split()[0].lstrip("#").lower()
    puzzle = PuzzleFile(_ALIASES.get(name, name))
    key = ""
    rows: dict[str, list[str]] = {"": []}
    for line in lines:
        labelled = _KEY.fullmatch(line.strip())
        if labelled and labelled[2].strip():
            before = puzzle.directives.get(labelled[1])
            value = labelled[2].strip()
            puzzle.directives[labelled[1]] = value if before is None else f"{before}\n{value}"
            key = ""
        elif labelled:
            key = labelled[1]
            rows[key] = []
        elif line.strip():
            rows[key].append(line.strip())
        elif key == "pieces":
            rows[key].append("")
        else:
            key = ""
    puzzle.grid = _cells(rows.pop(""))
    puzzle.pieces = _pictures(rows.pop("pieces", []))
    puzzle.blocks = {name: _cells(block) for name, block in rows.items()}
    return puzzle


def _cells(rows: Sequence[str]) -> list[Row]:
    by_token = any(" " in row for row in rows)
    return [row.split() if by_token else list(row) for row in rows]


def _pictures(rows: Sequence[str]) -> list[list[Row]]:
    pictures: list[list[Row]] = [[]]
    for row in rows:
        if row:
            pictures[-1].append(list(row))
        elif pictures[-1]:
            pictures.append([])
    return [picture for picture in pictures if picture]
