"""Undead: ghosts, vampires and zombies in a hall of mirrors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from ..beams import MIRRORS, Beam, beams_from
from ..cells import CellPuzzle
from ..check import Check, counted
from ..clues import Clue, cell_flaws, margin_flaws, value_flaws
from ..common import check_counts
from ..errors import Flaw
from ..grid import OPPOSITE, Cell, Grid, Line, Side
from ..picture import Picture, SymbolKind
from ..puzzle import Answer, Planted
from ..text import Source
from ..writing import write_grid, write_margin, write_pairs

if TYPE_CHECKING:
    import random

SEEN = (
    "A clue counts the monsters that are seen from there: vampires and zombies straight ahead, "
    "ghosts and zombies past a mirror, each as often as one looks at it."
)
TOTAL = "There are as many monsters of each kind as is said."

GHOST, VAMPIRE, ZOMBIE = "G", "V", "Z"
KINDS: Mapping[str, SymbolKind] = {GHOST: "ghost", VAMPIRE: "vampire", ZOMBIE: "zombie"}

Margin = tuple[int | None, ...]


@dataclass(frozen=True, kw_only=True)
class Undead(CellPuzzle):
    """Put a ghost, a vampire or a zombie into each cell without a mirror.

    Rules: mirrors stand across some cells and reflect on both sides; a monster
    is in each of the others. A number at the border tells how many monsters one
    sees who looks into the board from there, along a beam that each mirror turns.
    Vampires are seen directly and never in a mirror, ghosts in mirrors only,
    zombies both ways. A monster that the beam passes twice counts each time that
    it is seen. It is told how many monsters of each kind there are.

    File: a grid of `/` and `\\`, the mirrors, and `.`; `top:`, `bottom:`, `left:`
    and `right:` with a number or `.` for each column and row; `monsters:` with
    the numbers of ghosts, vampires and zombies, such as `G=5 V=12 Z=11`; one
    that is left out is not known.

    Answer: `G` a ghost, `V` a vampire, `Z` a zombie.
    """

    name: ClassVar[str] = "undead"
    rules: ClassVar[tuple[str, ...]] = (SEEN, TOTAL)

    mirrors: Mapping[Cell, str]
    """How each mirror stands, `/` or `\\`."""
    top: Margin
    bottom: Margin
    left: Margin
    right: Margin
    monsters: Mapping[str, int]
    """How many monsters there are of a kind."""

    @classmethod
    def read(cls, source: Source) -> Undead:
        board = source.grid("mirrors")
        symbols = board.read(lambda token: source.symbol(token, (*MIRRORS, ".")))
        grid = board.grid
        return cls(
            grid=grid,
            **source.heading,
            mirrors={cell: symbol for cell, symbol in symbols.items() if symbol != "."},
            top=source.margin("top", grid.width),
            bottom=source.margin("bottom", grid.width),
            left=source.margin("left", grid.height),
            right=source.margin("right", grid.height),
            monsters=source.values("monsters", source.number, "G=5"),
        )

    def flaws(self) -> Iterator[Flaw]:
        yield from margin_flaws(self.grid, **self.sides)
        yield from cell_flaws(self.grid, self.mirrors, "mirrors", "mirror")
        for cell, mirror in self.mirrors.items():
            if mirror not in MIRRORS:
                yield Flaw(f"{mirror!r} at {cell}; expected / or \\", "mirrors", cell)
        for kind in self.monsters:
            if kind not in KINDS:
                message = f"monsters {kind!r}; expected G (ghosts), V (vampires) or Z (zombies)"
                yield Flaw(message, "monsters", kind)
        yield from value_flaws(self.monsters, "monsters", 0)

    def write(self) -> str:
        return (
            write_grid(self.grid, lambda cell: self.mirrors.get(cell, "."))
            + "".join(write_margin(side, clues) for side, clues in self.sides.items())
            + write_pairs("monsters", self.monsters)
        )

    @cached_property
    def sides(self) -> dict[Side, Margin]:
        """The clues of each side."""
        return {"top": self.top, "bottom": self.bottom, "left": self.left, "right": self.right}

    @cached_property
    def printed(self) -> dict[Cell, str]:
        return dict.fromkeys(self.mirrors, ".")

    @cached_property
    def beams(self) -> Mapping[tuple[str, int], Beam]:
        """What one looks along from each side and line, counted from 0."""
        return {
            (side, index): beam
            for side in self.sides
            for index, beam in enumerate(beams_from(side, self.grid, self.mirrors))
        }

    def choices(self, place: Cell) -> Sequence[str]:
        return tuple(KINDS)

    def list_clues(self) -> Iterator[Clue]:
        for (side, index), beam in self.beams.items():
            value = getattr(self, side)[index]
            if value is not None:
                yield Clue("clue", beam.line, value, side, index)
        for kind, count in self.monsters.items():
            board = Line(f"{KINDS[kind]}s", self.places)
            yield Clue("number", board, count, "monsters", kind)

    def check(self, answer: Answer) -> Iterator[Check]:
        for clue in self.clues_of("clue"):
            seen = _seen(self.beams[clue.field, clue.item], answer)
            yield Check(
                SEEN,
                str(clue.at),
                ok=len(seen) == clue.value,
                expected=counted(clue.value, "monster"),
                found=str(len(seen)),
                cells=tuple(dict.fromkeys(seen)) if len(seen) > clue.value else clue.at.cells,
            )
        for clue in self.clues_of("number"):
            yield from check_counts(TOTAL, [clue], answer, clue.item, KINDS[clue.item])

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Undead]:
        grid = Grid(height, width)
        share = rng.choice((0, 0.2, 0.4, 0.6))
        mirrors = {cell: rng.choice(MIRRORS) for cell in grid.cells if rng.random() < share}
        weights = [rng.choice((1, 3)) for _ in KINDS]
        answer = {
            cell: rng.choices(tuple(KINDS), weights)[0]
            for cell in grid.cells
            if cell not in mirrors
        }
        told, counting = rng.choice((0.3, 0.7, 1)), rng.choice((0.5, 1))
        sides: dict[str, Any] = {
            side: tuple(
                len(_seen(beam, answer)) if rng.random() < told else None
                for beam in beams_from(side, grid, mirrors)
            )
            for side in OPPOSITE
        }
        counts = Counter(answer.values())
        monsters = {kind: counts[kind] for kind in KINDS if rng.random() < counting}
        return Planted(cls(grid=grid, mirrors=mirrors, monsters=monsters, **sides), answer)

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for side, clues in self.sides.items():
            picture.outside(side, clues)
        for cell, mirror in self.mirrors.items():
            picture.diagonal(cell, "/" if mirror == "/" else "\\", "thick", 0.1)
        for cell, kind in (answer or {}).items():
            picture.symbol(cell, KINDS[kind], found=True)
        self._draw_numbers(picture)
        return picture

    def _draw_numbers(self, picture: Picture) -> None:
        """Below the board each kind of monster and how many there are, which tells them apart."""
        width, row = 2 * len(KINDS), self.grid.height + 1
        first = (self.grid.width - width) // 2
        picture.left = max(picture.left, -first)
        picture.right = max(picture.right, first + width - self.grid.width)
        picture.bottom = 2
        for place, (kind, symbol) in enumerate(KINDS.items()):
            column = first + 2 * place
            picture.symbol(Cell(row, column), symbol)
            number = str(self.monsters.get(kind, "?"))
            picture.text_at((column + 1.35, row + 0.5), number, "clue", 0.5)


def _seen(beam: Beam, answer: Answer) -> list[Cell]:
    """Where one sees a monster who looks along a beam, once for each time."""
    directly = [cell for cell in beam.ahead if answer[cell] != GHOST]
    in_mirrors = [cell for cell in beam.past_mirrors if answer[cell] != VAMPIRE]
    return directly + in_mirrors
