"""Half-filled boards: what is broken already, what can still be completed."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from puzzlepipe.backends.find import custom, find
from puzzlepipe.backends.status import Status
from puzzlepipe.deadline import Deadline
from puzzlepipe.encoders.emit import Encoded, encode
from puzzlepipe.encoders.errors import TextTooLong
from puzzlepipe.encoders.registry import encoding_type
from puzzlepipe.engine.errors import WrongAnswer
from puzzlepipe.engine.partial import Partial, check_partial
from puzzlepipe.engine.search import search
from puzzlepipe.engine.validate import WRITABLE, passes, validate
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.puzzle import Puzzle
from puzzlepipe.puzzles.types.tents import APART
from stand_ins import Pipes, StandIn
from support import cases, only

CASES = cases()

CAMP = only("#tents\nT..\n...\n..T\ntop: 1 0 1\n")
LOOP = only("#slitherlink\n3.\n..\n")


def tried(puzzle: Puzzle, text: str) -> Partial:
    return check_partial(puzzle, puzzle.read_answer(text, partial=True), find("auto"))


def said(found: Partial) -> list[str]:
    assert all(not check.ok for check in found.broken)
    return [f"{check.where}: {check.rule}" for check in found.broken]


def test_a_board_that_can_be_completed() -> None:
    found = tried(CAMP, ".??\n?.?\n.?.\n")
    assert (found.status, found.broken, found.by) == (Status.SAT, (), find("auto").name)
    assert found.completion is not None
    assert CAMP.write_answer(found.completion) == "...\nA.A\n...\n"
    assert tried(CAMP, ".??\n???\n??.\n").status is Status.SAT, "nothing is filled in"


def test_a_broken_rule_is_named_with_its_clue() -> None:
    found = tried(CAMP, ".A?\n???\n??.\n")
    assert (found.status, found.completion, found.by) == (Status.UNSAT, None, "")
    assert "clue 0 of column 2: A line holds as many tents as its clue says." in said(found)
    (check,) = found.broken
    assert check.cells == CAMP.grid.columns[1].cells
    found = tried(only("#tents\n.T.T.\n.....\n"), "A.?.?\n.A???\n")
    assert f"r1c1, r2c2: {APART}" in said(found)


def test_what_a_board_leaves_open_breaks_nothing() -> None:
    """One tent of two, and the line may still come to its count."""
    row = only("#tents\nT.T.T.\nleft: 2\n")
    assert tried(row, ".A.?.?\n").broken == ()
    assert tried(row, ".A.A.?\n").broken == ()
    assert tried(row, ".A.A.A\n").broken
    assert tried(row, "...?..\n").broken, "two can no longer be had"


def test_an_edge_that_is_not_taken_counts_too() -> None:
    assert tried(LOOP, "U? ?\n? ?\n").status is Status.SAT
    found = tried(LOOP, "ul? ?\n? ?\n")
    assert any(line.startswith("number 3 at r1c1: ") for line in said(found))


def test_a_token_says_too_what_the_place_is_not() -> None:
    """A sum is known only where it is known which digits do not stand there."""
    cage = "cages:\naa..\n....\n....\n....\nsums: a=6\n"
    puzzle = only(f"#sudoku\nsize: 4\n{cage}")
    rest = "? ? ? ?\n" * 3
    assert tried(puzzle, f"2 4 ? ?\n{rest}").broken == ()
    (check,) = tried(puzzle, f"1 4 ? ?\n{rest}").broken
    assert check.where == "sum 6 of cage a"
    assert check.cells == puzzle.grid.cells[:2]


def test_a_broken_rule_without_a_clue_marks_the_places_that_it_speaks_of() -> None:
    found = tried(only("#tents\n.T.T.\n.....\n"), "A.?.?\n.A???\n")
    (check,) = (check for check in found.broken if check.rule == APART)
    assert check.cells == (Cell(0, 0), Cell(1, 1))
    found = tried(only("#pearl\n...\n...\n"), "DR? ? ?\nR? ? ?\n"), tried(LOOP, "UL? ?\nl? ?\n")
    marked = {cell for one in found for check in one.broken for cell in check.cells}
    assert marked <= set(Grid(2, 3).cells), "points of a loop are no cells"


def test_what_is_broken_is_seen_in_either_style(monkeypatch: pytest.MonkeyPatch) -> None:
    """The default style of a type may be that of Ints, 0 or 1, or a number in a cell."""
    trials = [
        (CAMP, ".A?\n???\n??.\n"),
        (only("#tents\nT.T.T.\nleft: 2\n"), "...?..\n"),
        (only("#unequal\n.<.\n...\n...\n"), "??\n22\n"),
    ]
    boolean = [{check.rule for check in tried(*trial).broken} for trial in trials]
    for puzzle, _ in trials:
        monkeypatch.setattr(encoding_type(type(puzzle)), "styles", ("int", "boolean"))
    assert [{check.rule for check in tried(*trial).broken} for trial in trials] == boolean
    assert all(boolean)


def test_a_board_whose_plain_text_is_out_of_reach_is_left_to_the_solver(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = only("#tents\nT...T\n.....\n")
    monkeypatch.setattr("puzzlepipe.encoders.model.MOST_TEXT", len(encode(puzzle).text))
    with pytest.raises(TextTooLong):
        encode(puzzle, plain=True)
    found = tried(puzzle, ".A.??\n?????\n")
    assert (found.status, found.broken) == (Status.SAT, ())
    found = tried(puzzle, ".A.??\nA????\n")
    assert (found.status, found.broken, found.by) == (Status.UNSAT, (), find("auto").name)


def test_what_no_rule_shows_the_solver_finds() -> None:
    """Both trees are left without a place, which takes two steps to see."""
    found = tried(CAMP, "..?\n.??\n??.\n")
    assert (found.status, found.broken, found.completion) == (Status.UNSAT, (), None)


def test_a_token_that_nobody_can_write_is_broken() -> None:
    (check,) = check_partial(CAMP, {CAMP.places[0]: "B"}, find("auto")).broken
    assert (check.rule, check.where, check.found) == (WRITABLE, "r1c2", "B")


def test_a_full_board_is_checked_by_the_rules_themselves() -> None:
    nobody = custom("false")
    right, wrong = "...\nA.A\n...\n", ".A.\n...\n.A.\n"
    found = check_partial(CAMP, CAMP.read_answer(right), nobody)
    assert (found.status, found.completion) == (Status.SAT, CAMP.read_answer(right))
    found = check_partial(CAMP, CAMP.read_answer(wrong), nobody)
    assert found.status is Status.UNSAT
    expected = [check for check in validate(CAMP, CAMP.read_answer(wrong)) if not check.ok]
    assert list(found.broken) == expected


@pytest.mark.parametrize("name", CASES)
def test_a_part_of_a_solution_breaks_nothing_and_can_be_completed(name: str) -> None:
    @settings(max_examples=15)
    @given(puzzle=CASES[name].small_worlds, seed=st.integers(0, 99))
    def compare(puzzle: Puzzle, seed: int) -> None:
        drawn = random.Random(seed)
        solutions = search(puzzle, find("auto"), limit=100)
        for answer in solutions.answers[:2]:
            kept = drawn.sample(puzzle.places, drawn.randint(0, len(puzzle.places)))
            part = {place: answer[place] for place in kept}
            found = check_partial(puzzle, part, find("auto"))
            assert (found.status, found.broken) == (Status.SAT, ())
            assert found.completion is not None
            assert part.items() <= found.completion.items()
            assert passes(validate(puzzle, found.completion))
        # any tokens at all: completable where a solution has them
        part = {
            place: drawn.choice(puzzle.choices(place))
            for place in drawn.sample(puzzle.places, min(3, len(puzzle.places)))
        }
        found = check_partial(puzzle, part, find("auto"))
        if solutions.complete:
            fits = any(part.items() <= answer.items() for answer in solutions.answers)
            assert (found.status is Status.SAT) == fits
            assert not (found.broken and fits)

    compare()


def test_a_solver_that_does_not_decide(shell: StandIn, pipes: Pipes, parrot: StandIn) -> None:
    part = CAMP.read_answer(".??\n???\n??.\n", partial=True)
    assert check_partial(CAMP, part, custom(parrot("mine", "unknown 0"))).status is Status.UNKNOWN
    slow = custom(shell("slow", pipes.stubborn()))
    assert check_partial(CAMP, part, slow, timeout=0.5).status is Status.TIMEOUT
    with pytest.raises(WrongAnswer, match="liar: VALIDATION FAIL"):
        check_partial(CAMP, part, custom(parrot("liar", "sat true")))


@pytest.mark.parametrize("times", [0, 1])
def test_texts_that_take_too_long_leave_it_undecided(
    monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """Neither the plain text, nor that which a solver would be given."""
    written = []

    def counted(*of: Any, **how: Any) -> Encoded:
        written.append(of)
        return encode(*of, **how)

    monkeypatch.setattr("puzzlepipe.engine.partial.encode", counted)
    monkeypatch.setattr(Deadline, "passed", property(lambda self: len(written) > times))
    found = check_partial(only("#tents\n.T.T.\n.....\n"), {}, custom("false"), timeout=60)
    assert (found.status, found.broken, found.completion) == (Status.TIMEOUT, (), None)
