"""Planted puzzles: each type makes puzzles from answers, which every text of them must accept."""

from __future__ import annotations

import random

import pytest
from puzzlepipe.encoders.registry import encoding_type
from puzzlepipe.engine.validate import passes, validate
from support import cases, kind_of, only
from witness import MOST_ANSWERS, accepts, lowered, planted_puzzles, verdict

CASES = cases()

SMALL, BEYOND, LARGE = 100, 12, 8
"""How many boards of a type are planted: of its small sizes, these with thresholds lowered, and of
magazine size."""

every_type = pytest.mark.parametrize("name", CASES)


@every_type
def test_all_texts_of_planted_puzzles_have_the_same_answers(name: str) -> None:
    """And most of them have so few that all are compared, some of them more than one."""
    counts = []
    for planted in planted_puzzles(kind_of(name), CASES[name].sizes, SMALL):
        count, against = verdict(planted)
        assert not against
        counts.append(count)
    assert sum(count <= MOST_ANSWERS for count in counts) >= 0.6 * SMALL
    assert sum(1 < count <= MOST_ANSWERS for count in counts) >= 0.05 * SMALL


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.thresholds])
def test_beyond_thresholds_all_texts_have_the_same_answers(name: str) -> None:
    with lowered(CASES[name].thresholds):
        for planted in planted_puzzles(kind_of(name), CASES[name].sizes, BEYOND, first=500):
            assert not verdict(planted).against


@pytest.mark.parametrize(
    ("name", "style"),
    [(name, one) for name in CASES for one in encoding_type(kind_of(name)).styles],
)
@pytest.mark.parametrize("plain", [False, True], ids=["pruned", "plain"])
def test_planted_answers_of_magazine_size_are_accepted(name: str, style: str, plain: bool) -> None:
    sizes = [CASES[name].magazine, (9, 9), (7, 10), (10, 6)]
    for puzzle, answer in planted_puzzles(kind_of(name), sizes, LARGE, first=1000):
        assert accepts(puzzle, answer, style, plain=plain), puzzle.dump()


@every_type
def test_planted_puzzles_are_whole(name: str) -> None:
    """The answer keeps the rules, file and answer are read back, and all can be hashed."""
    sizes = [*CASES[name].sizes, CASES[name].magazine]
    for puzzle, answer in planted_puzzles(kind_of(name), sizes, 40, first=2000):
        failed = [check for check in validate(puzzle, answer) if not check.ok]
        assert not failed, f"{puzzle.dump()}\n{failed[0]}"
        assert only(puzzle.dump()) == puzzle
        assert hash(only(puzzle.dump())) == hash(puzzle)
        assert dict(puzzle.read_answer(puzzle.write_answer(answer))) == dict(answer)
        puzzle.draw(answer)


@every_type
def test_boards_of_one_line_are_read_back(name: str) -> None:
    """A column, whose rows have no spaces to tell words by, and a row."""
    for puzzle, answer in planted_puzzles(kind_of(name), [(12, 1), (1, 12)], 8, first=2500):
        assert only(puzzle.dump()) == puzzle
        assert dict(puzzle.read_answer(puzzle.write_answer(answer))) == dict(answer)


@every_type
def test_partial_answers_are_read_back(name: str) -> None:
    rng = random.Random(name)
    for puzzle, answer in planted_puzzles(kind_of(name), CASES[name].sizes, 30, first=3000):
        puzzle.draw({})
        part = {place: token for place, token in answer.items() if rng.random() < 0.5}
        text = puzzle.write_answer(part)
        assert dict(puzzle.read_answer(text, partial=True)) == part
        puzzle.draw(part)


@every_type
def test_without_a_clue_every_solution_stays_one(name: str) -> None:
    rng = random.Random(name)
    taken = set()
    for puzzle, answer in planted_puzzles(kind_of(name), CASES[name].sizes, 30, first=4000):
        keys = [key for key in puzzle.clues if rng.random() < 0.4]
        fewer = puzzle.without(keys)
        taken.update(puzzle.clues[key].noun for key in keys)
        assert set(fewer.clues) == set(puzzle.clues) - set(keys)
        assert fewer.places == puzzle.places
        assert passes(validate(fewer, answer)), puzzle.dump()
        for style in encoding_type(kind_of(name)).styles[:1]:
            assert accepts(fewer, answer, style, plain=False), fewer.dump()
            assert accepts(fewer, answer, style, plain=True), fewer.dump()
    some = next(iter(planted_puzzles(kind_of(name), [CASES[name].magazine], 1))).puzzle
    assert taken or not some.clues
