"""Large boards with one solution, planted: an answer first, then what tells it from all others.

A puzzle is planted, and as long as a solver finds another answer the board is changed where the two
differ, so that the planted answer stays and the other one goes. The same seed makes the same board
with the same solver, as which answer that finds decides what is changed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

import puzzlepipe
from puzzlepipe.puzzles.grid import DOWN, RIGHT, Cell, Grid
from puzzlepipe.puzzles.growth import regions_round
from puzzlepipe.puzzles.puzzle import Answer, Planted
from puzzlepipe.puzzles.types.kakuro import Kakuro
from puzzlepipe.puzzles.types.star_battle import StarBattle
from puzzlepipe.puzzles.types.star_battle_shapeless import StarBattleShapeless

Repair = Callable[[random.Random, Planted[Any], Answer], Planted[Any]]
"""Takes what was planted and another answer; what it returns has that answer no longer."""


MOST_REPAIRS = 100


class NotUniqueError(Exception):
    """Nothing is left to change where two answers differ, or changes come round."""


def made_unique(rng: random.Random, planted: Planted[Any], repair: Repair) -> Any:
    """A puzzle of which the planted answer is the only one.

    Raises NotUniqueError where `repair` does, or where it has not helped after so many times.
    """
    for _ in range(MOST_REPAIRS):
        found = puzzlepipe.solve(planted.puzzle, limit=2)
        others = [answer for answer in found.answers if dict(answer) != dict(planted.answer)]
        if not others:
            return planted.puzzle
        planted = repair(rng, planted, others[0])
    raise NotUniqueError(f"{planted.puzzle.name}: still not unique after {MOST_REPAIRS} changes")


def drawn_again(rng: random.Random, kind: str, height: int, width: int) -> Any:
    """The first of the puzzles planted that has one solution."""
    while True:
        planted = puzzlepipe.types()[kind].planted(rng, height, width)
        if puzzlepipe.solve(planted.puzzle, limit=2).unique:
            return planted.puzzle


def given(rng: random.Random, planted: Planted[Any], other: Answer) -> Planted[Any]:
    """One given more in each patch of cells where the answers differ."""
    puzzle, answer = planted
    cells = [rng.choice(patch) for patch in _patches(_different(answer, other))]
    value = type(next(iter(puzzle.givens.values()), 0))
    more = {cell: value(answer[cell]) for cell in cells}
    return Planted(replace(puzzle, givens={**puzzle.givens, **more}), answer)


def thinned(rng: random.Random, puzzle: Any) -> Any:
    """The puzzle without givens that it can do without, as long as it has one solution."""
    for cell in rng.sample(sorted(puzzle.givens), len(puzzle.givens)):
        fewer = {one: value for one, value in puzzle.givens.items() if one != cell}
        bare = replace(puzzle, givens=fewer)
        if puzzlepipe.solve(bare, limit=2).unique:
            puzzle = bare
    return puzzle


def fenced(rng: random.Random, planted: Planted[Any], other: Answer) -> Planted[Any]:
    """Of each patch some cells that only the other answer marks go over to a region beside.

    To the largest, which is no smaller than their own, where there is such: so small regions, which
    settle what stands in them, become smaller still. Cells that would be cut off go along, and
    both regions are in one piece afterwards, or as they were; but where no cell can go so, one goes
    that leaves its region in pieces. Raises NotUniqueError where no cell has another region beside.
    """
    puzzle, answer = planted
    regions = dict(puzzle.regions)
    empty = _least(answer)
    marked = {cell for cell, token in answer.items() if token != empty}
    patches = _patches(_different(answer, other))
    moved = [_some_moved(rng, puzzle.grid, regions, patch, marked) for patch in patches]
    if not any(moved):
        raise NotUniqueError(f"{puzzle.name}: no cell can change its region")
    return Planted(replace(puzzle, regions=regions), answer)


def _some_moved(
    rng: random.Random,
    grid: Grid,
    regions: dict[Cell, str],
    patch: list[Cell],
    marked: set[Cell],
) -> bool:
    """Whether at least one, and up to a quarter, of the cells without a mark went over."""
    cells = [cell for cell in patch if cell not in marked]
    most = max(1, len(cells) // 4)
    for whole, upward in ((True, True), (True, False), (False, True), (False, False)):
        moved = 0
        for cell in rng.sample(cells, len(cells)):
            own = regions[cell]
            way = _way_out(grid, regions, cell, marked)
            along = _with_what_is_cut_off(grid, regions, way, marked) if whole else set(way)
            beside = {regions[near] for one in way[-1:] for near in grid.orthogonal(one)} - {own}
            sizes = Counter(regions.values())
            if upward:
                beside = {one for one in beside if sizes[one] > sizes[own] - len(along)}
            if along and beside:
                names = sorted(beside)
                target = max(names, key=sizes.__getitem__) if upward else rng.choice(names)
                regions.update(dict.fromkeys(along, target))
                moved += 1
            if moved == most:
                break
        if moved:
            return True
    return False


def _way_out(grid: Grid, regions: Mapping[Cell, str], cell: Cell, marked: set[Cell]) -> list[Cell]:
    """The shortest way through cells of the region without a mark to one beside another region."""
    ways = [[cell]]
    seen = {cell}
    for way in ways:
        near = grid.orthogonal(way[-1])
        if any(regions[one] != regions[cell] for one in near):
            return way
        free = [one for one in near if one not in marked and one not in seen]
        seen.update(free)
        ways += [[*way, one] for one in free]
    return []


def _with_what_is_cut_off(
    grid: Grid, regions: Mapping[Cell, str], cells: list[Cell], marked: set[Cell]
) -> set[Cell]:
    """The cells with those of their region that they part from its marks.

    None where they part the marks, or where there are none.
    """
    if not cells:
        return set()
    rest = {one for one, name in regions.items() if name == regions[cells[0]]}.difference(cells)
    keep = rest.intersection(marked)
    stay, rim = set(sorted(keep)[:1]), sorted(keep)[:1]
    while rim:
        near = rest.intersection(grid.orthogonal(rim.pop())) - stay
        stay |= near
        rim += near
    return {*cells} | (rest - stay) if keep <= stay else set()


def blackened(rng: random.Random, planted: Planted[Any], other: Answer) -> Planted[Any]:
    """In each patch of a kakuro a cell turns black; the runs have the sums of what is left."""
    puzzle, answer = planted
    cells = [rng.choice(patch) for patch in _patches(_different(answer, other))]
    left = {cell: token for cell, token in answer.items() if cell not in cells}
    return Planted(kakuro_of(puzzle.grid, left), left)


def kakuro_of(grid: Grid, answer: Mapping[Any, str]) -> Kakuro:
    """The kakuro of an answer, with all its sums; cells without a digit are black."""
    black = frozenset(cell for cell in grid.cells if cell not in answer)
    sums: dict[Any, dict[Cell, int]] = {RIGHT: {}, DOWN: {}}
    for cell in black:
        for way, of in sums.items():
            run = 0
            after = cell.step(way)
            while after in answer:
                run += int(answer[after])
                after = after.step(way)
            if run:
                of[cell] = run
    return Kakuro(grid=grid, black=black, down=sums[DOWN], across=sums[RIGHT])


def starred(rng: random.Random, side: int, stars: int) -> Planted[Any]:
    """A star battle of more stars than can be drawn at random: a solver places them.

    Beside cells that stay empty, as many at random as leave room.
    """
    grid = Grid(side, side)
    cells = rng.sample(grid.cells, len(grid.cells) // 4)
    found = None
    while not found:
        cells = cells[: len(cells) // 2]
        board = StarBattleShapeless(grid=grid, blocked=frozenset(cells), stars=stars)
        found = puzzlepipe.solve(board).answers
    (answer,) = found
    standing = [cell for cell in grid.cells if answer.get(cell) == StarBattle.token]
    regions = regions_round(rng, grid, standing, stars)
    puzzle = StarBattle(grid=grid, regions=regions, stars=stars)
    return Planted(puzzle, puzzle.tokens_of(set(standing)))


def _least(answer: Answer) -> str:
    """What most cells of an answer hold: no mark."""
    tokens = list(answer.values())
    return max(sorted(set(tokens)), key=tokens.count)


def _different(one: Answer, other: Answer) -> list[Any]:
    return sorted(place for place, token in one.items() if other[place] != token)


def _patches(cells: Iterable[Cell]) -> list[list[Cell]]:
    """The cells in groups that touch, at least at a corner."""
    left = set(cells)
    patches = []
    while left:
        rim = [min(left)]
        left.discard(rim[0])
        patch = []
        while rim:
            cell = rim.pop()
            patch.append(cell)
            near = [
                other
                for other in (
                    Cell(cell.row + r, cell.column + c) for r in range(-1, 2) for c in range(-1, 2)
                )
                if other in left
            ]
            left.difference_update(near)
            rim += near
        patches.append(sorted(patch))
    return patches
