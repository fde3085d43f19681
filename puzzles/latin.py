"""Lines that hold each digit once: what Latin squares of every kind check alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from .check import Check
from .grid import Line
from .puzzle import Answer


def check_each_once(
    rule: str, lines: Iterable[Line], digits: Sequence[str], answer: Answer
) -> Iterator[Check]:
    """Each line, which has as many cells as there are digits, holds each of them once."""
    for line in lines:
        counts = Counter(answer[cell] for cell in line.cells)
        missing = [digit for digit in digits if digit not in counts]
        twice = [digit for digit, count in counts.items() if count > 1]
        yield Check(
            rule,
            line.name,
            ok=not missing,
            expected=f"{digits[0]} to {digits[-1]}",
            found=f"{', '.join(twice)} twice, no {', '.join(missing)}" if missing else "all",
            cells=line.cells,
        )
