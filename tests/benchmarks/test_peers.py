"""The tables of the comparison and the commands it runs; no peer is started."""

import sys
from pathlib import Path

import pytest

from benchmarks import ours, peers
from benchmarks.environments import Peer, prepare
from benchmarks.instances import MULTI_PUZZLE_SOLVER, Task, tasks
from benchmarks.measure import Measured, Run
from benchmarks.rounds import Contender, NoAnswerError, Row, measure

TENTS = Task("tents", Path("tents.txt"), "first", MULTI_PUZZLE_SOLVER)
NURIKABE = Task("nurikabe", Path("nurikabe.txt"), "unique", MULTI_PUZZLE_SOLVER)
SEKI = Task("seki", Path("seki.txt"), "first", None)


def row(task: Task, **seconds: float) -> Row:
    """Times by the wall clock; the processor works half of them, a fourth of the peer's."""
    parts = {column: value / (4 if column == "peer" else 2) for column, value in seconds.items()}
    wall, processor = (
        {column: [Measured(value)] for column, value in times.items()} for times in (seconds, parts)
    )
    return Row(task, wall, processor)


def ended(status: int, stdout: str, stderr: str = "") -> Run:
    return Run(1.0, 1, status, False, stdout, stderr)


def test_the_table_holds_each_backend_beside_the_peer() -> None:
    rows = [row(TENTS, auto=0.5, z3=2, peer=1), row(SEKI, auto=0.1, z3=0.2)]
    rows[1].failures["z3"] = "exit status 3"
    assert [line.split() for line in peers.result_table(rows, ["auto", "z3"]).splitlines()[2:]] == [
        [
            "tents",
            "first",
            "multi-puzzle-solver",
            "1.00",
            "0.50",
            "2.00",
            "1.00",
            "2.00",
            "0.50",
            "0.25",
        ],
        ["seki", "first", "0.10", "failed"],
    ]


def test_the_summary_is_of_what_was_compared() -> None:
    rows = [row(TENTS, auto=1, peer=2), row(NURIKABE, auto=1, peer=8), row(SEKI, auto=1)]
    assert [line.split() for line in peers.summary_table(rows, ["auto"]).splitlines()[2:]] == [
        ["wall", "auto", "first", "tents", "first", "1", "2.00", "2.00"],
        ["wall", "auto", "unique", "nurikabe", "unique", "1", "8.00", "8.00"],
        ["wall", "auto", "together", "tents", "first", "2", "4.00", "2.00"],
        ["processor", "auto", "first", "tents", "first", "1", "1.00", "1.00"],
        ["processor", "auto", "unique", "nurikabe", "unique", "1", "4.00", "4.00"],
        ["processor", "auto", "together", "tents", "first", "2", "2.00", "1.00"],
    ]


def test_no_ratio_where_one_side_failed() -> None:
    failed = row(TENTS, auto=1, peer=2)
    failed.failures["peer"] = "exit status 1"
    assert peers.ratio(failed, "auto") is None
    assert failed.complaints() == ["tents first: peer: exit status 1"]


def test_different_answers_are_a_complaint() -> None:
    differing = row(TENTS, auto=1, peer=2)
    differing.findings = {"auto": {"solutions": 1}, "peer": {"solutions": 1}}
    assert differing.complaints() == []
    differing.findings["peer"] = {"solutions": 2}
    assert [line[:36] for line in differing.complaints()] == [
        "tents first: the answers differ: aut"
    ]


def test_contenders_run_in_turn_and_one_that_fails_is_not_run_again(tmp_path: Path) -> None:
    log = tmp_path / "log"

    def contender(name: str, status: int) -> Contender:
        program = f"open({str(log)!r}, 'a').write({name!r}); raise SystemExit({status})"

        def read(finished: Run) -> dict[str, int]:
            if finished.status:
                raise NoAnswerError.of(finished)
            return {"solutions": 1}

        return Contender(name, [sys.executable, "-c", program], {}, read)

    measured = measure(TENTS, [contender("a", 0), contender("b", 4), contender("c", 0)], 2, 60)
    assert log.read_text() == "abcac"
    assert {column: len(times) for column, times in measured.times.items()} == {
        "a": 2, "b": 1, "c": 2,
    }  # fmt: skip
    assert measured.failures == {"b": "exit status 4, said: nothing"}


def test_one_that_ran_into_the_limit_is_not_run_again() -> None:
    endless = Contender(
        "endless", [sys.executable, "-c", "import signal; signal.pause()"], {}, lambda finished: {}
    )
    measured = measure(TENTS, [endless], 3, 0.1)
    assert measured.times == {"endless": [Measured(0.1, ">")]}
    assert [(len(runs), runs[0].bound) for runs in measured.processor.values()] == [(1, ">")]
    assert measured.complaints() == []


def test_the_peer_runs_in_its_own_environment(tmp_path: Path) -> None:
    command = peers.peer_command(MULTI_PUZZLE_SOLVER, TENTS, tmp_path)
    assert Path(command[0]).is_relative_to(MULTI_PUZZLE_SOLVER.environment(tmp_path))
    assert command[-3:] == ["benchmarks.peer_multi_puzzle_solver", "tents.txt", "first"]


def test_a_complete_environment_is_kept_as_it_is(tmp_path: Path) -> None:
    peer = Peer("toy", ("toy==1",), "toy")
    peer.environment(tmp_path).mkdir()
    mark = peer.environment(tmp_path) / "complete.txt"
    mark.write_text(peer.recipe())
    prepare(peer, tmp_path)
    assert list(peer.environment(tmp_path).iterdir()) == [mark]


def test_a_peer_that_fails_is_no_answer() -> None:
    assert peers.peer_finding(ended(0, '{"solutions": 2}\n')) == {"solutions": 2}
    with pytest.raises(NoAnswerError, match="exit status 1, said: KeyError: 'x'"):
        peers.peer_finding(ended(1, "", "Traceback\nKeyError: 'x'\n"))


SOLVED = "; tents\n; VALIDATION PASS (16 checks)\n; yices, 0.1 s; sat\nA.\n"


def test_our_answers_are_read() -> None:
    assert ours.finding(TENTS, ended(0, SOLVED)) == {"solutions": 1}
    assert ours.finding(NURIKABE, ended(0, SOLVED)) == {"solutions": 1}
    assert ours.finding(NURIKABE, ended(1, SOLVED)) == {"solutions": 2}
    assert ours.finding(NURIKABE, ended(1, "; nurikabe\n; NO SOLUTION\n")) == {"solutions": 0}
    penguins = Task("penguins", Path("penguins.txt"), "all", None)
    assert ours.finding(penguins, ended(0, "296\n")) == {"solutions": 296}


def test_our_facts_are_counted_as_the_peer_counts_them(tmp_path: Path) -> None:
    file = tmp_path / "mines.txt"
    file.write_text("#minesweeper\n.F1\n.FF\n..F\n")
    task = Task("mines", file, "facts", MULTI_PUZZLE_SOLVER)
    # Safe: r1c1 and the wrong flag r2c3; a new mine: r3c1; not counted: a proved flag, an open one.
    assert ours.finding(task, ended(0, "; words\n.*1\n?*.\n*??\n")) == {"safe": 2, "mines": 1}
    with pytest.raises(NoAnswerError):
        ours.finding(task, ended(0, ".*1\n?*.\n"))


@pytest.mark.parametrize(
    ("task", "finished"),
    [
        (TENTS, ended(3, "", "puzzlepipe: no such solver")),
        (TENTS, ended(1, "", "Traceback")),
        (TENTS, ended(1, SOLVED.replace("PASS", "FAIL"))),
        (NURIKABE, ended(3, "; NO ANSWER: the solver gave up\n")),
    ],
)
def test_what_is_no_answer_of_ours(task: Task, finished: Run) -> None:
    with pytest.raises(NoAnswerError):
        ours.finding(task, finished)


@pytest.mark.parametrize("task", tasks(), ids=str)
def test_every_task_is_a_command_on_a_file_that_is_there(task: Task) -> None:
    command = ours.question(task, "z3", "int")
    assert task.file.is_file()
    assert command[1] == ("facts" if task.goal == "facts" else "solve")
    assert ("--unique" in command) == (task.goal == "unique")
    assert command[command.index("--backend") + 1] == "z3"
