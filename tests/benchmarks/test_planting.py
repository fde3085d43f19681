"""What makes planted boards unique: the planted answer stays, and no other is left."""

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import puzzlepipe
import pytest
from puzzlepipe.puzzles.grid import regions_of
from puzzlepipe.puzzles.puzzle import Planted

from benchmarks import large, planting
from benchmarks.instances import Task
from benchmarks.measure import Measured
from benchmarks.rounds import Row


def of(kind: str, seed: int, size: int) -> Planted[Any]:
    return puzzlepipe.types()[kind].planted(random.Random(seed), size, size)


def bare(kind: str, seed: int) -> Planted[Any]:
    puzzle, answer = of(kind, seed, 4)
    return Planted(replace(puzzle, givens={}), answer)


def summed(seed: int) -> Planted[Any]:
    puzzle, answer = of("kakuro", seed, 7)
    return Planted(planting.kakuro_of(puzzle.grid, answer), answer)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("plant", "repair"),
    [
        (lambda seed: bare("towers", seed), planting.given),
        (lambda seed: of("binairo", seed, 6), planting.given),
        (lambda seed: of("star-battle", seed, 8), planting.fenced),
        (summed, planting.blackened),
    ],
    ids=["towers", "binairo", "star-battle", "kakuro"],
)
def test_what_is_made_unique_is(
    seed: int, plant: Callable[[int], Planted[Any]], repair: planting.Repair
) -> None:
    planted = plant(seed)
    puzzle = planting.made_unique(random.Random(seed), planted, repair)
    (answer,) = puzzlepipe.solve(puzzle, "z3", "int", limit=2).answers
    assert all(planted.answer[place] == token for place, token in answer.items())


def test_no_given_is_left_that_a_puzzle_can_do_without() -> None:
    puzzle, answer = bare("towers", 6)
    full = replace(puzzle, givens={cell: int(token) for cell, token in answer.items()})
    thin = planting.thinned(random.Random(6), full)
    assert puzzlepipe.solve(thin, "z3", "int", limit=2).unique
    for cell in thin.givens:
        fewer = {one: value for one, value in thin.givens.items() if one != cell}
        assert not puzzlepipe.solve(replace(thin, givens=fewer), limit=2).unique


def test_cells_that_leave_a_region_take_along_what_they_cut_off() -> None:
    planted = of("star-battle", 2, 8)
    other = next(
        answer
        for answer in puzzlepipe.solve(planted.puzzle, limit=2).answers
        if dict(answer) != dict(planted.answer)
    )
    changed = planting.fenced(random.Random(2), planted, other)
    assert all(check.ok for check in puzzlepipe.check(changed.puzzle, planted.answer))
    assert not all(check.ok for check in puzzlepipe.check(changed.puzzle, other))
    assert pieces(changed.puzzle) <= pieces(planted.puzzle)


def pieces(puzzle: Any) -> int:
    """In how many pieces the regions are."""
    count = 0
    for region in regions_of(puzzle.regions).values():
        left = set(region.cells)
        while left:
            rim = [left.pop()]
            count += 1
            while rim:
                near = left.intersection(puzzle.grid.orthogonal(rim.pop()))
                left -= near
                rim += near
    return count


def test_changes_that_do_not_help_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planting, "MOST_REPAIRS", 3)
    changes: list[Any] = []

    def none(rng: random.Random, planted: Planted[Any], other: Any) -> Planted[Any]:
        changes.append(other)
        return planted

    with pytest.raises(planting.NotUniqueError, match="star-battle: still not unique after 3"):
        planting.made_unique(random.Random(0), of("star-battle", 2, 8), none)
    assert len(changes) == 3


def test_a_star_battle_has_the_stars_that_were_asked_for() -> None:
    puzzle, answer = planting.starred(random.Random(0), 9, 2)
    assert puzzle.stars == 2
    assert all(check.ok for check in puzzlepipe.check(puzzle, answer))


def test_boards_are_made_once_and_kept(tmp_path: Path) -> None:
    (file,) = large.boards(tmp_path, ["keen-9x9"], 1)
    text = file.read_text()
    file.write_text(text + "; kept\n")
    assert large.boards(tmp_path, ["keen-9x9"], 1) == [file]
    assert file.read_text() == text + "; kept\n"
    with pytest.raises(ValueError, match=r"no board 'keen'; there are .*keen-9x9"):
        large.boards(tmp_path, ["keen"], 1)


def test_another_answer_and_too_much_time_are_complaints() -> None:
    def row(name: str, solutions: int, seconds: float) -> Row:
        made = Row(Task(name, Path(f"{name}.txt"), "unique", None))
        made.findings["z3"] = {"solutions": solutions}
        made.times["z3"] = made.processor["z3"] = [Measured(seconds)]
        return made

    rows = [
        row("keen-9x9-1", 1, 9),
        row("keen-9x9-2", 2, 1),
        row("norinori-36x54-1", 2, 1),
        row("towers-9x9-1", 1, 11),
    ]
    assert large.complaints(rows, ["z3"], 10) == [
        "keen-9x9-2 unique: not unique",
        "towers-9x9-1 unique: z3: 11.00 s, more than 10",
    ]
    assert large.result_table(rows, ["z3"]).splitlines()[2].split() == [
        "keen-9x9-1", "unique", "1", "9.00",
    ]  # fmt: skip
