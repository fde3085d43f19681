"""What the rules checks of many types have in common: counts, neighbours, pieces, pairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from .check import Check, counted
from .clues import Clue
from .grid import Cell, Edge, Grid, Line, components, ends_of
from .places import cells_of

Answer = Mapping[Any, str]

A = TypeVar("A", bound=Hashable)
B = TypeVar("B", bound=Hashable)


def check_givens(rule: str, givens: Mapping[Cell, str], answer: Answer) -> Iterator[Check]:
    """Each of the puzzle's cells still holds what it held from the beginning."""
    for cell, token in givens.items():
        found = answer[cell]
        yield Check(rule, str(cell), found == token, token, found, (cell,))


def check_counts(
    rule: str,
    clues: Iterable[Clue],
    answer: Answer,
    token: str,
    noun: str,
    near: Callable[[Cell], Iterable[Cell]] | None = None,
) -> Iterator[Check]:
    """Each clue tells how often its line, or region, holds a token, which stands for a noun.

    With `near`, clues stand in cells and count in what is near.
    """
    for clue in clues:
        cells = cells_of(clue) if near is None else tuple(near(clue.at))
        standing = [cell for cell in cells if answer.get(cell) == token]
        # Where there are too many, those are to blame; where there are too few, any cell is.
        blamed = standing if len(standing) > clue.value else cells
        own = cells_of(clue) if near is not None else ()
        yield Check(
            rule,
            str(clue.at),
            len(standing) == clue.value,
            counted(clue.value, noun),
            str(len(standing)),
            tuple(dict.fromkeys((*own, *blamed))),
        )


def check_apart(
    rule: str, cells: Collection[Cell], near: Callable[[Cell], Iterable[Cell]], noun: str
) -> Iterator[Check]:
    """No two of the cells, on each of which something of a kind stands, are near each other."""
    standing = set(cells)
    for cell in cells:
        close = [other for other in near(cell) if other in standing]
        found = ", ".join(map(str, close)) or "none"
        yield Check(rule, str(cell), not close, f"no {noun} around", found, (cell, *close))


def check_each_once(
    rule: str, lines: Iterable[Line], tokens: Sequence[str], answer: Answer
) -> Iterator[Check]:
    """Each line, which has as many cells as there are tokens, holds each of them once."""
    for line in lines:
        counts = Counter(answer[cell] for cell in line.cells)
        missing = [token for token in tokens if token not in counts]
        twice = [token for token, count in counts.items() if count > 1]
        yield Check(
            rule,
            line.name,
            ok=not missing,
            expected=f"{tokens[0]} to {tokens[-1]}",
            found=f"{', '.join(twice)} twice, no {', '.join(missing)}" if missing else "all",
            cells=clashing(line.cells, answer, twice) if missing else line.cells,
        )


def clashing(cells: Iterable[Cell], answer: Answer, tokens: Collection[str]) -> tuple[Cell, ...]:
    """Those of some cells in which one of the tokens stands: what is marked, of a whole line."""
    return tuple(cell for cell in cells if answer[cell] in tokens)


def check_none_twice(rule: str, line: Line, answer: Answer) -> Check:
    """No token stands twice in a line."""
    counts = Counter(answer[cell] for cell in line.cells)
    twice = [token for token, count in counts.items() if count > 1]
    return Check(
        rule,
        line.name,
        ok=not twice,
        expected="no digit twice",
        found=f"{', '.join(twice)} twice" if twice else "none",
        cells=clashing(line.cells, answer, twice) if twice else line.cells,
    )


def check_connected(rule: str, cells: Collection[Cell], grid: Grid, where: str) -> Check:
    """The cells are one piece, or none; the smaller pieces are marked."""
    pieces = sorted(components(cells, grid.orthogonal), key=len)
    cut_off = tuple(cell for piece in pieces[:-1] for cell in piece)
    return Check(
        rule, where, len(pieces) <= 1, "one piece at most", counted(len(pieces), "piece"), cut_off
    )


def check_blocks(
    rule: str, blocks: Iterable[Line], full: Collection[Cell], noun: str
) -> Iterator[Check]:
    """No 2x2 block lies in some cells altogether."""
    for block in blocks:
        free = [cell for cell in block.cells if cell not in full]
        found = f"none at {free[0]}" if free else f"{noun} only"
        yield Check(rule, block.name, bool(free), f"a cell without {noun}", found, block.cells)


def check_loop(
    passes: str,
    one: str,
    taken: Collection[Edge],
    nodes: Grid,
    noun: str,
    marked: Callable[[Cell], tuple[Cell, ...]] = lambda node: (node,),
) -> Iterator[Check]:
    """Edges form one loop: by the rule `passes` two or none meet at a node, by `one` one piece.

    `noun` is what a node is called, `marked` are the cells that are marked where one is wrong.
    """
    ends = ends_of(taken)
    for node in nodes.cells:
        lines = len(ends.get(node, []))
        yield Check(
            passes, f"{noun} {node}", lines in (0, 2), "2 lines or none", str(lines), marked(node)
        )
    pieces = components(ends, ends.__getitem__)
    found = counted(len(pieces), "line" if len(pieces) == 1 else "separate line")
    yield Check(one, "the board", len(pieces) == 1, "1 loop", found)


def matching(owners: Iterable[A], wanted: Mapping[A, Collection[B]]) -> dict[A, B]:
    """A greatest set of pairs, each owner with one of what it wants, no two with the same.

    By shortest chains in which others move on to another one (Kuhn's method).
    """
    home: dict[A, B] = {}
    owner: dict[B, A] = {}
    for first in owners:
        taker: dict[B, A] = {}
        asking = [first]
        free = None
        for one in asking:  # grows while it is read: a breadth-first search
            for thing in wanted[one]:
                if thing in taker:
                    continue
                taker[thing] = one
                if thing not in owner:
                    free = thing
                    break
                asking.append(owner[thing])
            if free is not None:
                break
        while free is not None:
            mover = taker[free]
            left = home.get(mover)
            owner[free], home[mover] = mover, free
            free = left
    return home
