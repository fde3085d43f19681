"""What holds in every solution, against all solutions tried one by one."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from puzzlepipe.backends.errors import SolverFailed
from puzzlepipe.backends.find import Backend, custom, find, installed
from puzzlepipe.backends.status import Status
from puzzlepipe.encoders.registry import make_encoding
from puzzlepipe.engine import facts as finding
from puzzlepipe.engine.facts import facts_text, find_facts
from puzzlepipe.engine.search import search
from puzzlepipe.puzzles.grid import Cell
from puzzlepipe.puzzles.puzzle import Puzzle
from puzzlepipe.puzzles.registry import parse_puzzles
from stand_ins import Pipes, StandIn
from support import cases, only

CASES = cases()

TWO = "#tents camp\n.T.\n"
WEST, TREE, EAST = only(TWO).grid.cells


@pytest.mark.parametrize("name", CASES)
def test_facts_are_what_all_solutions_share(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "CHUNK", 2)

    @settings(max_examples=12)
    @given(puzzle=CASES[name].small_worlds)
    def compare(puzzle: Puzzle) -> None:
        every = search(puzzle, find("auto"), limit=500)
        assume(every.complete)
        found = find_facts(puzzle, find("auto"))
        if not every.answers:
            assert (found.status, found.forced, found.words) == (Status.UNSAT, {}, [])
            return
        tokens = {place: {answer[place] for answer in every.answers} for place in every.answers[0]}
        assert found.forced == {
            place: min(seen) for place, seen in tokens.items() if len(seen) == 1
        }
        assert found.open.keys() == {place for place, seen in tokens.items() if len(seen) > 1}
        assert all(seen <= tokens[place] for place, seen in found.open.items())
        assert not found.undetermined
        encoding = make_encoding(puzzle)
        shared = set.intersection(*(set(encoding.answer_literals(v)) for v in every.values))
        assert sorted(found.words) == sorted(map(encoding.say, shared))

    compare()


@pytest.mark.parametrize("backend", installed(), ids=lambda backend: backend.name)
def test_every_solver_finds_the_same(backend: Backend) -> None:
    found = find_facts(only("#tents\n.T.\n...\nT..\ntop: . 1 .\n"), backend, timeout=60)
    reference = find_facts(only("#tents\n.T.\n...\nT..\ntop: . 1 .\n"), find("auto"))
    assert (found.forced, found.open) == (reference.forced, reference.open)


def test_facts_as_text_are_a_board_and_comments() -> None:
    text = facts_text(only(TWO), find_facts(only(TWO), find("auto")), words=True)
    assert text == "; tents camp\n; 0 places forced, 2 open\n?.?\n"
    sure = only("#tents\nT.\n")
    assert facts_text(sure, find_facts(sure, find("auto")), words=True) == (
        "; tents\n; 1 place forced, 0 open\n; r1c2 is a tent\n.A\n"
    )


def test_notes_of_the_type_are_told() -> None:
    (puzzle,) = parse_puzzles("#mines\n1F\n")
    text = facts_text(puzzle, find_facts(puzzle, find("auto")))
    assert [line for line in text.splitlines() if "flag" in line]


def test_progress_counts_what_is_decided() -> None:
    told: list[tuple[int, int]] = []
    find_facts(only(TWO), find("auto"), progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (2, 2)
    assert told == sorted(told)


def test_no_solution_has_no_facts() -> None:
    found = find_facts(only("#tents\nT\n"), find("auto"))
    assert (found.status, found.forced, found.open) == (Status.UNSAT, {}, {})


def test_a_rule_about_the_whole_board_counts() -> None:
    # without the loop both sides of the 3s' rows would be open
    found = find_facts(only("#slitherlink\n3.\n..\n"), find("auto"))
    assert found.status is Status.SAT
    assert found.open


def test_a_solver_that_flips_nothing_is_found_out(parrot: StandIn) -> None:
    with pytest.raises(SolverFailed, match="a model in which nothing flips"):
        find_facts(only(TWO), custom(parrot("z3", "sat true")), timeout=60)


def test_unknown_is_no_fact(parrot: StandIn) -> None:
    assert find_facts(only(TWO), custom(parrot("z3", "unknown 0"))).status is Status.UNKNOWN


@pytest.mark.parametrize(
    ("answers", "forced", "undetermined", "said"),
    [
        (["sat"], [TREE], [WEST, EAST], "; 0 places forced, 0 open, 2 undetermined"),
        (["sat", "unsat"], [WEST, TREE], [EAST], "; 1 place forced, 0 open, 1 undetermined"),
    ],
    ids=["after the first solution", "after one proof"],
)
def test_time_that_runs_out_leaves_undetermined_what_is_not_proved(
    shell: StandIn,
    pipes: Pipes,
    monkeypatch: pytest.MonkeyPatch,
    answers: list[str],
    forced: list[Cell],
    undetermined: list[Cell],
    said: str,
) -> None:
    monkeypatch.setattr(finding, "CHUNK", 1)
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
    assert said in facts_text(only(TWO), found), "the tree is no fact"
