"""What holds in every solution, against all solutions tried one by one."""

from __future__ import annotations

import weakref
from typing import Any

import pytest
from hypothesis import assume, given, settings
from puzzlepipe.backends.errors import SolverFailed
from puzzlepipe.backends.find import Backend, custom, find, installed
from puzzlepipe.backends.session import Session
from puzzlepipe.backends.status import Status
from puzzlepipe.deadline import Deadline
from puzzlepipe.encoders.emit import encode
from puzzlepipe.encoders.encoding import Encoding
from puzzlepipe.encoders.terms import Term
from puzzlepipe.engine import facts as finding
from puzzlepipe.engine.dialogue import Dialogue, in_clauses
from puzzlepipe.engine.errors import WrongAnswer
from puzzlepipe.engine.facts import facts_text, find_facts
from puzzlepipe.engine.search import search
from puzzlepipe.puzzles.divisions import BORDER
from puzzlepipe.puzzles.grid import Cell
from puzzlepipe.puzzles.puzzle import Puzzle
from stand_ins import Pipes, StandIn
from support import cases, kind_of, only, smallest_sample

CASES = cases()


def _has_sums(name: str) -> bool:
    encoded = encode(smallest_sample(kind_of(name)))
    return "(+ " in encoded.text and in_clauses(encoded, Deadline(None)).text != encoded.text


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


MINEFIELDS = {
    "much is open": "#minesweeper\n.....\n..2..\n.....\n..3..\n.....\nmines: 4\n",
    "some is forced without the total": "#minesweeper\n.1...\n01.2.\n.....\n.....\nmines: 3\n",
    "some is forced by the total": "#minesweeper\n.....\n.1.1.\n.....\n.....\nmines: 1\n",
}


@pytest.mark.parametrize("text", MINEFIELDS.values(), ids=MINEFIELDS)
def test_a_long_count_is_left_out_at_first_and_not_forgotten(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puzzlepipe.engine.facts.CHUNK", 1)
    monkeypatch.setattr("puzzlepipe.encoders.counting.LONGEST_COUNTER", 8)
    puzzle = only(text)
    every = search(puzzle, find("auto"), limit=5000)
    assert every.complete
    tokens = {place: {answer[place] for answer in every.answers} for place in puzzle.places}
    found = find_facts(puzzle, find("z3"))
    assert found.forced == {place: min(seen) for place, seen in tokens.items() if len(seen) == 1}
    assert found.open.keys() == {place for place, seen in tokens.items() if len(seen) > 1}


def test_progress_counts_what_is_decided() -> None:
    told: list[tuple[int, int]] = []
    find_facts(only(TWO), find("auto"), progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (2, 2)
    assert told == sorted(told)


@pytest.mark.parametrize("name", [name for name in CASES if _has_sums(name)])
@pytest.mark.parametrize("longest", [60, 2], ids=["counters", "counters of two"])
def test_facts_of_counters_in_place_of_sums_are_the_same(
    name: str, longest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What z3 is told in a dialogue is another text than its first two scripts."""
    monkeypatch.setattr("puzzlepipe.engine.facts.CHUNK", 2)
    monkeypatch.setattr("puzzlepipe.encoders.counting.LONGEST_COUNTER", longest)
    monkeypatch.setattr(finding, "better_by_scripts", lambda encoded, backend: True)

    @settings(max_examples=8)
    @given(puzzle=CASES[name].small_worlds)
    def compare(puzzle: Puzzle) -> None:
        found, reference = (find_facts(puzzle, find(one)) for one in ("z3", "cvc5"))
        assert found.status is reference.status
        assert found.forced == reference.forced
        assert found.open.keys() == reference.open.keys()

    compare()


def test_what_the_puzzle_fills_itself_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though no pruning settles it."""
    monkeypatch.setattr(Encoding, "prune", lambda self, known, otherwise: otherwise)
    puzzle = only("#sudoku\nsize: 4\n12..\n34..\n....\n....\n")
    told: list[tuple[int, int]] = []
    found = find_facts(puzzle, find("auto"), progress=lambda done, of: told.append((done, of)))
    assert told[-1][1] <= 12
    assert found.forced.items() >= puzzle.prefilled.items()


def test_many_places_that_are_open_take_few_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty trees, each with a tent on either side: of several chunks a place differs at once."""
    monkeypatch.setattr("puzzlepipe.engine.facts.CHUNK", 1)
    ask, asked = Dialogue.ask, []

    def counting(self: Dialogue, *terms: Term) -> tuple[Status, dict[str, Any]]:
        asked.append(len(terms))
        return ask(self, *terms)

    monkeypatch.setattr(Dialogue, "ask", counting)
    found = find_facts(only(f"#tents\n{'.T..' * 40}\n"), find("auto"))
    assert len(found.open) >= 80
    assert len(asked) < 40
    assert max(asked) > 4


def test_marks_that_were_not_decided_are_not_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver is asked once and then no more."""
    ask, asked = Dialogue.ask, []

    def once(self: Dialogue, *terms: Term) -> tuple[Status, dict[str, Any]]:
        asked.append(terms)
        return ask(self, *terms) if len(asked) == 1 else (Status.TIMEOUT, {})

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
    assert "; r3c1 at r3c2 r4c1 r4c2\n" in below
    assert "r1c2" not in below
    assert "r1c1" not in below, "that a number's own cell is its own goes without saying"
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
        (["sat"], [], [1, 3, 5, 7], "; 1 place forced, 0 open, 4 undetermined"),
        (
            # after the second solution two are asked for at once, then one alone
            ["sat", "sat", "unsat", "unsat"],
            [5],
            [7],
            "; 2 places forced, 2 open, 1 undetermined",
        ),
    ],
    ids=["after the first solution", "after one proof"],
)
def test_time_that_runs_out_leaves_undetermined_what_is_not_proved(
    shell: StandIn,
    pipes: Pipes,
    monkeypatch: pytest.MonkeyPatch,
    answers: list[str],
    forced: list[int],
    undetermined: list[int],
    said: str,
) -> None:
    """The second solution has the tent of one tree on its other side."""
    monkeypatch.setattr(finding, "CHUNK", 1)
    checks = "\n".join(f"    {number}) echo {word};;" for number, word in enumerate(answers, 1))
    text = f"""n=0
while read line; do case $line in
  "(echo "*) line=${{line#*\\"}}; echo "${{line%%\\"*}}";;
  "(check-sat"*) n=$((n+1)); case $n in
{checks}
    *) {pipes.hang()};; esac;;
  "(get-value"*) case $n in 1) west=true east=false;; *) west=false east=true;; esac
    echo "((tent_r1c1 $west) (tent_r1c3 $east) (tent_r1c5 true) (tent_r1c7 false))";;
esac; done"""
    puzzle = only("#tents\n.T...T.\n")
    found = find_facts(puzzle, custom(shell("z3", text)), timeout=1.0)
    assert found.status is Status.SAT
    free = [cell for cell in found.forced if cell != Cell(0, 3)]  # where no tent can stand
    assert sorted(free) == [Cell(0, column - 1) for column in forced]
    assert sorted(found.undetermined) == [Cell(0, column - 1) for column in undetermined]
    assert found.stopped is Status.TIMEOUT
    assert said in facts_text(found)


# -- solvers that hold no dialogue, memory, time -----------------------------

WHOLE_STDIN = 'text=$(cat); printf "%s\\n" "$text" | z3 -in'


@pytest.mark.parametrize("text", [TWO, "#tents\n.T.\n...\nT..\ntop: . 1 .\n", "#tents\nT\n"])
def test_a_solver_that_reads_all_of_stdin_first_is_asked_by_scripts(
    shell: StandIn, text: str
) -> None:
    found = find_facts(only(text), custom(shell("wrapper", WHOLE_STDIN)), timeout=60)
    reference = find_facts(only(text), find("z3"))
    assert (found.status, found.stopped) == (reference.status, None)
    assert (found.forced, found.open.keys()) == (reference.forced, reference.open.keys())


def test_no_solution_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory does not grow with the questions: the values of all but the last are gone."""
    monkeypatch.setattr(finding, "CHUNK", 1)
    ask, alive = Dialogue.ask, []

    class Values(dict[str, Any]):
        """A dict that can be watched."""

    def watched(self: Dialogue, *terms: Term) -> tuple[Status, dict[str, Any]]:
        assert len([one for one in alive if one() is not None]) <= 1
        status, values = ask(self, *terms)
        given = Values(values)
        alive.append(weakref.ref(given))
        return status, given

    monkeypatch.setattr(Dialogue, "ask", watched)
    find_facts(only("#tents\n.T.T.\n.....\n.T.T.\n.....\n"), find("auto"))
    assert len(alive) > 3


def test_a_solution_that_comes_too_late_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a large board that alone takes longer than a second."""
    monkeypatch.setattr(Deadline, "passed", property(lambda self: True))
    monkeypatch.setattr(Deadline, "look", lambda self: None)  # the text was written in time
    found = find_facts(only(TWO), find("auto"), timeout=60)
    assert (found.stopped, found.undetermined) == (Status.TIMEOUT, {WEST, EAST})


def test_a_text_that_takes_too_long_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deadline, "passed", property(lambda self: True))
    found = find_facts(only(TWO), custom("false"), timeout=60)
    assert (found.status, found.forced) == (Status.TIMEOUT, {})


def test_check_and_values_share_one_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    left = iter((9.0, 8.0, 3.0))
    monkeypatch.setattr(Deadline, "remaining", property(lambda self: next(left)))
    limits = []
    for verb in ("check", "values"):
        usual = getattr(Session, verb)

        def limited(self: Session, *what: Any, usual: Any = usual) -> Any:
            limits.append(self.timeout)
            return usual(self, *what)

        monkeypatch.setattr(Session, verb, limited)
    with Dialogue(encode(only(TWO)), find("auto"), Deadline(9)) as dialogue:
        assert dialogue.ask()[0] is Status.SAT
    assert limits == [8.0, 3.0]


def test_one_solution_is_proved_by_one_question(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    ask = Dialogue.ask
    monkeypatch.setattr(
        Dialogue, "ask", lambda self, *terms: asked.append(terms) or ask(self, *terms)
    )
    monkeypatch.setattr(finding, "CHUNK", 1)
    found = find_facts(smallest_sample(kind_of("star-battle")), find("auto"))
    assert len(found.news) > 2
    assert len(asked) == 2


def test_z3_is_asked_by_scripts_first_where_there_are_sums(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its first check in a dialogue takes many times as long."""
    talks = []
    dialogue = finding.Dialogue
    monkeypatch.setattr(finding, "Dialogue", lambda *of: talks.append(of) or dialogue(*of))
    sample = smallest_sample(kind_of("minesweeper"))
    assert "(+ " in encode(sample).text
    found = find_facts(sample, find("z3"))
    assert (len(found.open), len(talks)) == (0, 0)
    found = find_facts(only("#minesweeper\n...\n.2.\n1..\n"), find("z3"))
    assert (len(found.open), len(talks)) == (7, 1)
