"""Battleships: a Boolean for each cell, is it of a ship, and one for each spot, lies a ship there.

A spot is a straight row of cells: a ship lies there exactly where all of them are of ships and what
lies beyond its ends is not. No two cells of ships meet at a corner, so ships are straight and
apart; none is longer than the longest of the fleet. Lines and spots are counted by sums. CPU
seconds of solving, first answer / uniqueness, on a published board of 15x15 cells with 15 ships:
yices .06/.05, in the Int style .12/.16, z3 .07/.11. CPU seconds of the solver for uniqueness of
a planted 16x16 with 17 ships and 10 cells shown: yices .03, z3 .16. For two answers where 4 and 6
fewer are shown: yices .5 and .4, with counters for the lines and totalizers for the fleet .1; z3
.3 and .4, with them .7 and 1.1. So neither is better on both.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ...puzzles.clues import Clue
from ...puzzles.grid import ORTHOGONAL, Cell
from ...puzzles.types.battleships import MIDDLE, SEA, SHIP, SINGLE, WATER, Battleships, grid_spots
from ..encoding import Encoding
from ..families import Booleans, Words
from ..terms import FALSE, Term, and_, not_, or_


class BattleshipsEncoding(Encoding[Battleships]):
    """The variables of battleships."""

    def expected_length(self) -> int:
        """What is said of each spot on cells of which nothing is known: all its cells are named.

        Counted are spots of two cells or more, and the rows of cells that are too long for a ship.
        """
        fleet, known = self.puzzle.fleet, self.prune(self._known, {})
        counted = [n for n in range(2, max(fleet) + 1) if fleet.get(n, 0) is not None]
        too_long = max(fleet) + 1
        spot = len("(assert (= vessel_r1c1_r1c1 (and)))\n(declare-const vessel_r1c1_r1c1 Bool)\n")
        length = 0
        for line in self.grid.lines:
            for settled, run in groupby(line.cells, key=known.__contains__):
                cells = 0 if settled else len(list(run))
                if cells < len(line.cells):
                    cells -= 2  # beyond its ends there may be a ship
                ship = len(" ship_rc") + len(str(line.cells[0].row + 1)) + 1
                length += sum((cells - n + 1) * (spot + n * ship) for n in counted if n <= cells)
                if too_long <= cells:
                    length += (cells - too_long + 1) * too_long * (ship + len(", r1c1"))
        return length

    def build(self) -> None:
        puzzle, grid = self.puzzle, self.grid
        self.ship = Booleans(
            "ship",
            puzzle.places,
            self.style,
            fixed=self.prune(self._known, {}),
            on=SHIP,
            off=WATER,
            words=Words("is of a ship", "is water", "are of ships", "are water"),
        )
        self.corners = [(a, b) for a in grid.cells for b in grid.diagonal(a) if a < b]
        self.shown = [(clue, self._shown(clue.at, clue.value)) for clue in puzzle.clues_of("given")]
        self.clues = puzzle.clues_of("clue")
        longest = max(puzzle.fleet)
        self.too_long = list(grid_spots(grid, longest + 1))
        spots = {length: list(grid_spots(grid, length)) for length in range(1, longest + 1)}
        lies = {
            (cells[0], cells[-1]): self._lies(cells)
            for length, some in spots.items()
            if puzzle.fleet.get(length, 0) is not None
            for cells in some
        }
        self.vessel = Booleans(
            "vessel",
            [spot for spot, term in lies.items() if term != FALSE],
            self.style,
            words=Words("is a ship", "is no ship", "are ships", "are no ships"),
        )
        self.lies = {spot: lies[spot] for spot in self.vessel.possible()}
        counted: dict[int, Clue] = {clue.item: clue for clue in puzzle.clues_of("ships")}
        self.fleet = [
            (counted.get(length, f"ships of length {length}"), [(s[0], s[-1]) for s in some], count)
            for length, some in spots.items()
            if (count := puzzle.fleet.get(length, 0)) is not None
        ]
        self.answer = [self.ship]

    def _lies(self, cells: Sequence[Cell]) -> Term:
        """A ship lies in just these cells: what is beyond its ends, or round a single one, is not.

        Beside a longer one nothing is, since there it would meet it at a corner.
        """
        around = (
            self.grid.orthogonal(cells[0])
            if len(cells) == 1
            else [near for near in self._beyond(cells) if near in self.grid]
        )
        return and_(self.ship.of(cells), [not_(self.ship[near]) for near in around])

    def _beyond(self, cells: Sequence[Cell]) -> list[Cell]:
        (row, column), (next_row, next_column) = cells[:2]
        step = (next_row - row, next_column - column)
        last = cells[-1]
        return [
            Cell(row - step[0], column - step[1]),
            Cell(last.row + step[0], last.column + step[1]),
        ]

    def _shown(self, cell: Cell, sign: str) -> list[Term]:
        """What a sign tells of its cell and those beside it."""
        beside = {way: self.ship.get(cell.step(step)) for way, step in ORTHOGONAL.items()}
        if sign == SEA:
            return [not_(self.ship[cell])]
        if sign == SINGLE:
            return [self.ship[cell], *map(not_, beside.values())]
        if sign == MIDDLE:
            through = or_(and_(beside["L"], beside["R"]), and_(beside["U"], beside["D"]))
            return [self.ship[cell], through]
        back = {"U": "D", "D": "U", "L": "R", "R": "L"}[sign]
        return [
            self.ship[cell],
            *(term if way == back else not_(term) for way, term in beside.items()),
        ]

    def _known(self) -> dict[Cell, bool]:
        """What the signs settle, and what lies at a corner of a ship, or in a line without."""
        puzzle, grid = self.puzzle, self.grid
        known: dict[Cell, bool] = {}
        for clue in puzzle.clues_of("clue"):
            if clue.value == 0:
                known |= dict.fromkeys(clue.at.cells, False)
        for cell, sign in puzzle.shown.items():
            if sign != SEA:
                known |= dict.fromkeys(grid.diagonal(cell), False)
            if sign == SINGLE:
                known |= dict.fromkeys(grid.orthogonal(cell), False)
        known |= {cell: sign != SEA for cell, sign in puzzle.shown.items()}
        return known
