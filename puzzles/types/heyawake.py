"""Heyawake: shade cells so that no clear view runs through three rooms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from .check import Check
from .grid import Cell, Line, components, regions_of
from .picture import Picture
from .puzzle import Answer, Puzzle
from .text import Source
from .writing import write_grid, write_pairs

APART = "Shaded cells do not share a side."
CONNECTED = "The unshaded cells are connected."
COUNT = "A number tells how many cells of its room are shaded."
VIEW = "A straight run of unshaded cells crosses the border of a room once at most."


@dataclass(frozen=True, kw_only=True)
class Heyawake(Puzzle):
    """Shade some cells of a board that is divided into rooms.

    Rules: no two shaded cells share a side; the unshaded cells are connected
    through their sides (all of them: a board without any is connected too). A
    number in a room tells how many of its cells are shaded. No straight run of
    unshaded cells goes through three rooms, one after another: it crosses the
    border between two rooms once at most.

    File: a `regions:` block with a room's id for each cell; `clues: id=4 ...`
    the number in the room of that id.

    Answer: `#` shaded, `.` unshaded.
    """

    name: ClassVar[str] = "heyawake"
    rules: ClassVar[tuple[str, ...]] = (APART, CONNECTED, COUNT, VIEW)

    room: Mapping[Cell, str]
    clues: Mapping[str, int]

    @classmethod
    def read(cls, source: Source) -> Heyawake:
        block = source.required_block("regions")
        room = source.regions(block)
        rooms = set(room.values())
        clues: dict[str, int] = {}
        for name, value in source.pairs("clues"):
            if name.text not in rooms:
                source.fail(name, f"no region has the id {name.text!r}")
            if name.text in clues:
                source.fail(name, f"the region {name.text!r} has a clue already")
            clues[name.text] = source.number(value)
        return cls(grid=block.grid, title=source.title, file=source.file, room=room, clues=clues)

    @property
    def rooms(self) -> dict[str, Line]:
        """The rooms by their ids, in reading order of their first cells."""
        return regions_of(self.room, "room")

    def write(self) -> str:
        rooms = "regions:\n" + write_grid(self.grid, self.room.__getitem__)
        return rooms + write_pairs("clues", self.clues)

    def alphabet(self, cell: Cell) -> Sequence[str]:
        return "#."

    def check(self, answer: Answer) -> Iterator[Check]:
        shaded = {cell for cell in self.grid.cells if answer[cell] == "#"}
        for cell in sorted(shaded):
            close = [near for near in self.grid.orthogonal(cell) if near in shaded]
            yield Check(
                APART,
                str(cell),
                not close,
                "no shaded neighbour",
                ", ".join(map(str, close)) or "none",
                (cell, *close),
            )
        pieces = components(
            [cell for cell in self.grid.cells if cell not in shaded], self.grid.orthogonal
        )
        cut_off = [cell for piece in sorted(pieces, key=len)[:-1] for cell in piece]
        yield Check(
            CONNECTED,
            "the board",
            len(pieces) <= 1,
            "one piece",
            f"{len(pieces)} pieces" if len(pieces) != 1 else "one",
            tuple(cut_off),
        )
        rooms = self.rooms
        for name, clue in self.clues.items():
            count = sum(cell in shaded for cell in rooms[name].cells)
            room = rooms[name]
            yield Check(COUNT, room.name, count == clue, f"{clue} shaded", str(count), room.cells)
        for line in self.grid.lines:
            worst: list[Cell] = []
            for run in _clear_runs(line.cells, shaded):
                if self._crossings(run) > max(1, self._crossings(worst)):
                    worst = run
            yield Check(
                VIEW,
                line.name,
                not worst,
                "1 border in a run at most",
                f"{self._crossings(worst)} from {worst[0]} to {worst[-1]}" if worst else "no more",
                tuple(worst),
            )

    def _crossings(self, run: Sequence[Cell]) -> int:
        return sum(self.room[a] != self.room[b] for a, b in pairwise(run))

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid)
        for cell in self.grid.cells:
            if answer and answer[cell] == "#":
                picture.fill(cell, "shaded")
        picture.borders(self.room)
        rooms = self.rooms
        for name, clue in self.clues.items():
            picture.corner_text(rooms[name].cells[0], str(clue), 0.4)
        return picture


def _clear_runs(cells: Sequence[Cell], shaded: set[Cell]) -> Iterator[list[Cell]]:
    """The longest runs of unshaded cells in a line."""
    run: list[Cell] = []
    for cell in cells:
        if cell in shaded:
            yield run
            run = []
        else:
            run.append(cell)
    yield run
