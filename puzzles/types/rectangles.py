"""Rectangles: divide the board into rectangles, each with one number that is its area."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from .check import Check, counted
from .grid import Cell, regions_of
from .picture import Picture
from .puzzle import Answer
from .regions import RegionPuzzle
from .text import Source, Token
from .writing import write_numbers

RECTANGLE = "Each region is a rectangle."
ONE_CLUE = "Each region holds one number."
AREA = "A number says how many cells its region has."


@dataclass(frozen=True, kw_only=True)
class Rectangles(RegionPuzzle):
    """Divide the board into rectangles, each with one number that is its area.

    Rules: every cell lies in one rectangle; each rectangle holds exactly one
    number, which says how many cells the rectangle has.

    File: a grid of numbers and `.`. In a grid without spaces the letters from
    `a` are the numbers from 10. The numbers must add up to the board's cells.

    Answer: in each cell the id of its rectangle; ids are arbitrary.
    """

    name: ClassVar[str] = "rectangles"
    aliases: ClassVar[tuple[str, ...]] = ("shikaku",)
    rules: ClassVar[tuple[str, ...]] = (RECTANGLE, ONE_CLUE, AREA)

    clues: Mapping[Cell, int]

    @property
    def region_count(self) -> int:
        return len(self.clues)

    @classmethod
    def read(cls, source: Source) -> Rectangles:
        board = source.grid()
        cells = len(board.grid.cells)

        def clue(token: Token) -> int | None:
            return None if source.is_empty(token) else source.number(token, 1, cells)

        clues = {cell: area for cell, area in board.read(clue).items() if area is not None}
        if sum(clues.values()) != cells:
            source.fail(
                board.start,
                f"the numbers add up to {sum(clues.values())} and the board has {cells} cells; "
                "rectangles of these areas must fill all of it",
            )
        return cls(grid=board.grid, title=source.title, file=source.file, clues=clues)

    def write(self) -> str:
        return write_numbers(self.grid, self.clues)

    def check(self, answer: Answer) -> Iterator[Check]:
        for region in regions_of(answer).values():
            rows = {cell.row for cell in region.cells}
            columns = {cell.column for cell in region.cells}
            height, width = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
            clues = [cell for cell in region.cells if cell in self.clues]
            where = f"region of {region.cells[0]}"
            yield Check(
                RECTANGLE,
                where,
                ok=len(region.cells) == height * width,
                expected=f"all {height * width} cells of {height} x {width}",
                found=str(len(region.cells)),
                cells=region.cells,
            )
            yield Check(
                ONE_CLUE,
                where,
                ok=len(clues) == 1,
                expected="1 number",
                found=str(len(clues)),
                cells=region.cells,
            )
            for clue in clues:
                yield Check(
                    AREA,
                    f"number at {clue}",
                    ok=len(region.cells) == self.clues[clue],
                    expected=counted(self.clues[clue], "cell"),
                    found=str(len(region.cells)),
                    cells=region.cells,
                )

    def draw(self, answer: Answer | None = None) -> Picture:
        picture = Picture.board(self.grid, lines=False)
        picture.rule_lines("dotted")
        if answer is not None:
            picture.tint(answer)
            picture.borders(answer)
        for cell, area in self.clues.items():
            picture.text(cell, str(area), "given")
        return picture
