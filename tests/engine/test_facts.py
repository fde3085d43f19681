"""What holds in every solution, against all solutions tried one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import assume, given, settings
from puzzlepipe.backends.errors import SolverFailed
from puzzlepipe.backends.find import Backend, custom, find, installed
from puzzlepipe.backends.status import Status
from puzzlepipe.encoders.encoding import Encoding
from puzzlepipe.encoders.terms import Literal
from puzzlepipe.engine.dialogue import Dialogue
from puzzlepipe.engine.errors import WrongAnswer
from puzzlepipe.engine.facts import facts_text, find_facts
from puzzlepipe.engine.search import search
from puzzlepipe.puzzles.divisions import BORDER
from puzzlepipe.puzzles.grid import Cell
from puzzlepipe.puzzles.places import Place
from puzzlepipe.puzzles.puzzle import Puzzle
from stand_ins import Pipes, StandIn
from support import cases, only

CASES = cases()

TWO = "#tents camp\n.T.\n"
WEST, EAST = only(TWO).places


@pytest.mark.parametrize("name", CASES)
def test_facts_are_what_all_solutions_share(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlepipe.engine.facts.CHUNK", 2)

    @settings(max_examples=12)
    @given(puzzle=CASES[name].small_worlds)
    def compare(puzzle: Puzzle) -> None:
        every = search(puzzle, find("auto"), limit=500)
        assume(every.complete)
        found = find_facts(puzzle, find("auto"))
        if not every.answers:
            assert (found.status, found.forced, found.words) == (Status.UNSAT, {}, [])
            return
        tokens = {place: {answer[place] for answer in every.answers} for place in puzzle.places}
        assert found.forced == {
            place: min(seen) for place, seen in tokens.items() if len(seen) == 1
        }
        assert found.open.keys() == {place for place, seen in tokens.items() if len(seen) > 1}
        assert all(seen <= tokens[place] for place, seen in found.open.items())
        assert not found.undetermined
        assert len(found.words) == len(found.news) + len(found.marks_beside)
        # what is printed is a partial answer that every solution completes
        read = puzzle.read_answer(puzzle.write_answer(found.forced), partial=True)
        assert read.items() <= found.forced.items()
        assert all(found.forced.items() <= answer.items() for answer in every.answers)

    compare()


@pytest.mark.parametrize("backend", installed(), ids=lambda backend: backend.name)
def test_every_solver_finds_the_same(backend: Backend) -> None:
    found = find_facts(only("#tents\n.T.\n...\nT..\ntop: . 1 .\n"), backend, timeout=60)
    reference = find_facts(only("#tents\n.T.\n...\nT..\ntop: . 1 .\n"), find("auto"))
    assert (found.forced, found.open) == (reference.forced, reference.open)


def test_facts_as_text_are_a_board_and_comments() -> None:
    text = facts_text(find_facts(only(TWO), find("auto")), words=True)
    assert text == "; tents camp\n; 0 places forced, 2 open\n?.?\n"
    sure = only("#tents\nT.\n")
    assert facts_text(find_facts(sure, find("auto")), words=True) == (
        "; tents\n; 1 place forced, 0 open\n; r1c2 is a tent\n.A\n"
    )


def test_notes_of_the_type_are_told() -> None:
    text = facts_text(find_facts(only("#mines\n1F\n"), find("auto")))
    assert [line for line in text.splitlines() if "flag" in line]


def test_progress_counts_what_is_decided() -> None:
    told: list[tuple[int, int]] = []
    find_facts(only(TWO), find("auto"), progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (2, 2)
    assert told == sorted(told)


def test_what_the_puzzle_fills_itself_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though no pruning settles it."""
    monkeypatch.setattr(Encoding, "prune", lambda self, known, otherwise: otherwise)
    puzzle = only("#sudoku\nsize: 4\n12..\n34..\n....\n....\n")
    told: list[tuple[int, int]] = []
    found = find_facts(puzzle, find("auto"), progress=lambda done, of: told.append((done, of)))
    assert told[-1][1] <= 12
    assert found.forced.items() >= puzzle.prefilled.items()


def test_marks_that_were_not_decided_are_not_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver is asked once and then no more."""
    ask, asked = Dialogue.ask, []

    def once(self: Dialogue, assumptions: Sequence[Literal] = ()) -> tuple[Status, dict[str, Any]]:
        asked.append(assumptions)
        return ask(self, assumptions) if len(asked) == 1 else (Status.TIMEOUT, {})

    monkeypatch.setattr(Dialogue, "ask", once)
    puzzle = only("#rectangles\n2.\n.2\n4.\n..\n")
    found = find_facts(puzzle, find("auto"))
    assert found.stopped is Status.TIMEOUT
    assert found.undetermined
    assert Cell(0, 1) not in found.forced_marks, "it may be of either"


def test_no_solution_has_no_facts() -> None:
    found = find_facts(only("#tents\nT\n"), find("auto"))
    assert (found.status, found.forced, found.open) == (Status.UNSAT, {}, {})


def test_two_edges_of_a_loop_are_forced() -> None:
    """The sides that meet in the corner: one of them alone would end there."""
    found = find_facts(only("#slitherlink\n3.\n..\n"), find("auto"))
    assert {str(edge): mark for edge, mark in found.forced.items()} == {
        "r1c1-r1c2": "-", "r1c1-r2c1": "-",
    }  # fmt: skip
    assert len(found.open) == 10
    assert facts_text(found, words=True) == (
        "; slitherlink\n; 2 places forced, 10 open\n"
        "; r1c1-r1c2 is part of the loop\n; r1c1-r2c1 is part of the loop\n"
        "UL?   ?\n  ?   ?\n"
    )


def test_a_place_that_pruning_settles_is_said_in_words_too() -> None:
    found = find_facts(only("#tents\nT..\n"), find("auto"))
    assert found.words == ["r1c2 is a tent", "r1c3 is grass"]


def test_two_dominoes_that_can_swap_force_borders_and_no_letter() -> None:
    puzzle = only("#polyomino\nboard:\n##.\n.##\npieces:\nAA\n\nBB\n")
    found = find_facts(puzzle, find("auto"))
    assert set(found.forced) == set(puzzle.places)
    assert [token for token in found.forced.values() if token == BORDER] == [BORDER]
    assert not [token for token in found.forced_marks.values() if token in "AB"]
    square = only("#polyomino\nboard:\n##\n##\npieces:\nAA\n\nBB\n")
    found = find_facts(square, find("auto"))
    assert (found.forced, found.news, found.marks_beside) == ({}, {}, {})


def test_marks_that_the_board_does_not_show_stand_below_it() -> None:
    """The upper two are rows or columns; the four lower cells belong together."""
    puzzle = only("#rectangles\n2.\n.2\n4.\n..\n")
    found = find_facts(puzzle, find("auto"))
    text = facts_text(found)
    board = "".join(f"{line}\n" for line in text.splitlines() if not line.startswith(";"))
    assert board in text
    assert puzzle.read_answer(board, partial=True) == found.forced
    below = text.partition(board)[2]
    assert "; r3c1 at r3c1 r3c2 r4c1 r4c2\n" in below
    assert "r1c2" not in below
    sure = only("#rectangles\n2.\n2.\n")
    assert facts_text(find_facts(sure, find("auto"))).endswith("\n1 1\n2 2\n".replace(" ", ""))


def test_a_mark_may_be_forced_where_no_place_is() -> None:
    """The bar lies on the left or on the right, so the middle is always its own."""
    found = find_facts(only("#polyomino\nboard:\n###\npieces:\nA\n\nBB\n"), find("auto"))
    assert (found.forced, len(found.open)) == ({}, 2)
    head = "; polyomino\n; 0 places forced, 2 open\n"
    assert facts_text(found) == f"{head}o?o?o\n; B at r1c2\n"
    assert facts_text(found, words=True) == f"{head}; r1c2 belongs to piece B\no?o?o\n"


def test_what_the_puzzle_fills_itself_is_no_news() -> None:
    puzzle = only("#sudoku\nsize: 4\n12..\n34..\n....\n....\n")
    found = find_facts(puzzle, find("auto"))
    assert puzzle.prefilled
    assert found.forced.items() >= puzzle.prefilled.items()
    assert not found.news.keys() & puzzle.prefilled.keys()
    assert f"; {len(found.news)} place" in facts_text(found)


def test_a_solver_that_changes_nothing_is_found_out(parrot: StandIn) -> None:
    with pytest.raises(SolverFailed, match="a model in which nothing differs"):
        find_facts(only("#tents\nT.\n"), custom(parrot("z3", "sat true")), timeout=60)


def test_a_solver_that_gives_a_wrong_answer_is_found_out(parrot: StandIn) -> None:
    with pytest.raises(WrongAnswer, match="z3: VALIDATION FAIL: tent r1c3: "):
        find_facts(only(TWO), custom(parrot("z3", "sat true")), timeout=60)


def test_unknown_is_no_fact(parrot: StandIn) -> None:
    assert find_facts(only(TWO), custom(parrot("z3", "unknown 0"))).status is Status.UNKNOWN


@pytest.mark.parametrize(
    ("answers", "forced", "undetermined", "said"),
    [
        (["sat"], [], [WEST, EAST], "; 0 places forced, 0 open, 2 undetermined"),
        (["sat", "unsat"], [WEST], [EAST], "; 1 place forced, 0 open, 1 undetermined"),
    ],
    ids=["after the first solution", "after one proof"],
)
def test_time_that_runs_out_leaves_undetermined_what_is_not_proved(
    shell: StandIn,
    pipes: Pipes,
    monkeypatch: pytest.MonkeyPatch,
    answers: list[str],
    forced: list[Place],
    undetermined: list[Place],
    said: str,
) -> None:
    monkeypatch.setattr("puzzlepipe.engine.facts.CHUNK", 1)
    checks = "\n".join(f"    {number}) echo {word};;" for number, word in enumerate(answers, 1))
    text = f"""n=0
while read line; do case $line in
  "(echo "*) line=${{line#*\\"}}; echo "${{line%%\\"*}}";;
  "(check-sat"*) n=$((n+1)); case $n in
{checks}
    *) {pipes.hang()};; esac;;
  "(get-value"*) echo "((tent_r1c1 true) (tent_r1c3 false))";;
esac; done"""
    found = find_facts(only(TWO), custom(shell("z3", text)), timeout=1.0)
    assert found.status is Status.SAT
    assert sorted(found.forced) == sorted(forced)
    assert sorted(found.undetermined) == sorted(undetermined)
    assert found.stopped is Status.TIMEOUT
    assert said in facts_text(found)
