"""Light Up: bulbs that light every cell and never each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from .check import Check, counted
from .grid import ORTHOGONAL, Cell
from .picture import Picture
from .puzzle import Answer, Puzzle
from .text import Source
from .writing import write_grid

LIT = "Every floor cell is lit."
APART = "No bulb shines on another."
COUNT = "A numbered wall has that many bulbs beside it."


@dataclass(frozen=True, kw_only=True)
class LightUp(Puzzle):
    """Place bulbs so that every cell is lit.

    Rules: a bulb lights its cell and the cells in its row and column up to the
    next wall. Every floor cell is lit, and no bulb is lit by another. A number
    on a wall counts the bulbs on the up to four cells beside it.

    File: a grid of `.` (floor), `#` (wall) and `0` to `4` (wall with a number).

    Answer: `L` a bulb, `.` none.
    """

    name: ClassVar[str] = "light-up"
    aliases: ClassVar[tuple[str, ...]] = ("akari",)
    rules: ClassVar[tuple[str, ...]] = (LIT, APART, COUNT)

    walls: Mapping[Cell, int | None]
    """Every wall, with its number or None."""

    @classmethod
    def read(cls, source: Source) -> LightUp:
        board = source.grid()
        symbols = board.read(lambda token: source.symbol(token, ".#01234"))
        return cls(
            grid=board.grid,
            title=source.title,
            file=source.file,
            walls={
                cell: None if symbol == "#" else int(symbol)
                for cell, symbol in symbols.items()
                if symbol != "."
            },
        )

    def write(self) -> str:
        def token(cell: Cell) -> str:
            if cell not in self.walls:
                return "."
            clue = self.walls[cell]
            return "#" if clue is None else str(clue)

        return write_grid(self.grid, token)

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return "." if cell in self.walls else "L."

    def _beams(self, bulb: Cell) -> Iterator[Cell]:
        """The cells that a bulb lights apart from its own."""
        for direction in ORTHOGONAL.values():
            cell = bulb.step(direction)
            while cell in self.grid and cell not in self.walls:
                yield cell
                cell = cell.step(direction)

    def check(self, answer: Answer) -> Iterator[Check]:
        beams = {cell: list(self._beams(cell)) for cell in self.grid.cells if answer[cell] == "L"}
        lit = {cell for beam in beams.values() for cell in beam}.union(beams)
        for cell in self.grid.cells:
            if cell not in self.walls:
                is_lit = cell in lit
                yield Check(LIT, str(cell), is_lit, "light", "some" if is_lit else "none", (cell,))
        for bulb, beam in beams.items():
            others = [cell for cell in beam if cell in beams]
            yield Check(
                APART,
                f"bulb {bulb}",
                ok=not others,
                expected="no bulb in sight",
                found=", ".join(map(str, others)) or "none",
                cells=(bulb, *others),
            )
        for wall, clue in self.walls.items():
            if clue is not None:
                beside = self.grid.orthogonal(wall)
                count = sum(cell in beams for cell in beside)
                yield Check(
                    COUNT,
                    f"wall {clue} at {wall}",
                    count == clue,
                    counted(clue, "bulb"),
                    str(count),
                    (wall, *beside),
                )

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        bulbs = [cell for cell in self.grid.cells if answer and answer[cell] == "L"]
        for cell in {cell: None for bulb in bulbs for cell in (bulb, *self._beams(bulb))}:
            picture.fill(cell, "lit")
        for bulb in bulbs:
            picture.symbol(bulb, "bulb", found=True)
        for wall, clue in self.walls.items():
            picture.fill(wall, "wall")
            if clue is not None:
                picture.text(wall, str(clue), "given")
        return picture
