"""The demonstrations of the documents that the project grew from, as pipes of real processes.

Clive England's newspaper puzzles (Minesweeper, Kurosu, Seki), the sliding penguins, Ubongo
and White Chocolate boards, and a Minesweeper game in progress.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from puzzlepipe.puzzles.registry import samples_of
from support import INSTANCES, kind_of

LONG = 120
PATH = f"{Path(sys.executable).parent}:/usr/bin:/bin"
SOLVERS = ["z3 -in", "yices-smt2"]

every_solver = pytest.mark.parametrize("solver", SOLVERS)

RUN = """\
encode() { "$PYTHON" -m puzzlepipe encode "$@"; }
decode() { "$PYTHON" -m puzzlepipe decode "$@"; }
puzzlepipe() { "$PYTHON" -m puzzlepipe "$@"; }
"""


def sh(line: str, **names: object) -> subprocess.CompletedProcess[str]:
    """Run a line of sh; `encode`, `decode` and `puzzlepipe` are the commands."""
    return subprocess.run(
        ["sh", "-c", RUN + line],
        env={
            "PATH": PATH,
            "PYTHON": sys.executable,
            **{name: str(value) for name, value in names.items()},
        },
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )


def pipe(puzzle: Path, solver: str, between: str = "cat", encoding: str = "boolean") -> str:
    """A puzzle through encode, a solver, a filter and decode; all of it is well."""
    done = demonstrate(puzzle, solver, between, encoding)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def demonstrate(
    puzzle: Path, solver: str, between: str = "cat", encoding: str = "boolean"
) -> subprocess.CompletedProcess[str]:
    if not shutil.which(solver.partition(" ")[0], path=PATH):
        pytest.skip("not installed")
    return sh(
        f'encode --encoding {encoding} "$P" | {solver} | {between} | decode -p "$P" --format text',
        P=puzzle,
    )


def rows(text: str) -> list[str]:
    """The answer, without what is said about it."""
    return [line for line in text.splitlines() if line and not line.startswith(";")]


# -- Minesweeper on paper ----------------------------------------------------


@every_solver
@pytest.mark.parametrize("encoding", ["boolean", "int"])
@pytest.mark.parametrize("name", ["iMine_220917", "iMine_test03"])
def test_newspaper_minesweeper(name: str, encoding: str, solver: str) -> None:
    puzzle = INSTANCES / f"{name}.txt"
    text = pipe(puzzle, solver, encoding=encoding)
    assert "; VALIDATION PASS" in text
    for given, found in zip(puzzle.read_text().splitlines()[1:], rows(text), strict=True):
        assert all(f in "*." if g == "." else f == g for g, f in zip(given, found, strict=True))


def test_the_small_newspaper_minesweeper_has_the_printed_answer_among_two() -> None:
    done = sh('puzzlepipe solve --all "$P"', P=INSTANCES / "iMine_test03.txt")
    assert (done.returncode, done.stderr) == (0, "")
    answers = rows(done.stdout)
    assert sorted([answers[:3], answers[3:]]) == [
        ["0.*.0", "..1..", "0...0"],
        ["0...0", "..1..", "0.*.0"],
    ]


@every_solver
@pytest.mark.parametrize(
    ("encoding", "flip"),
    [
        ("boolean", "s/(mine_r1c1 false)/(mine_r1c1 true)/"),
        ("int", "s/(mine_r1c1 0)/(mine_r1c1 1)/"),
    ],
)
def test_one_flipped_value_names_the_clue_that_is_off(
    solver: str, encoding: str, flip: str
) -> None:
    done = demonstrate(INSTANCES / "iMine_220917.txt", solver, f"sed '{flip}'", encoding)
    assert done.returncode == 1
    assert re.search(r"^; VALIDATION FAIL \(1 of \d+ checks fails\)$", done.stdout, re.M)
    assert re.search(r"^; FAIL .*r1c2.*Expected 0.*found 1", done.stdout, re.M)
    assert "VALIDATION FAIL" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_dream_board_has_two_answers() -> None:
    (board,) = (path for path in samples_of(kind_of("minesweeper")) if path.stem == "dream-board")
    done = sh('puzzlepipe solve --unique "$P"', P=board)
    assert done.returncode == 1
    assert "not unique; places that differ: r5c1 r5c3" in done.stdout
    assert done.stderr == f"{board}: not unique: at least 2 places differ\n"


def test_a_game_in_progress() -> None:
    done = sh('puzzlepipe facts "$P"', P=INSTANCES / "minesweeper-in-play.txt")
    assert (done.returncode, done.stderr) == (0, "")
    said = {line for line in done.stdout.splitlines() if line.startswith(";")}
    assert "; 8 safe cells: r1c10 r2c10 r3c8 r3c10 r7c16 r8c16 r9c13 r9c16" in said
    assert "; 4 mines without a flag: r1c11 r3c9 r6c8 r9c10" in said
    assert any(re.match(r"; 1 unproved flag .*: r4c16$", line) for line in said)


# -- Seki and Kurosu ---------------------------------------------------------


@every_solver
def test_seki_with_its_nine_checks(solver: str) -> None:
    text = pipe(INSTANCES / "sk_6018.txt", solver)
    assert rows(text) == ["1010", "0100", "1011", "0101"]
    assert "; VALIDATION PASS (9 checks)" in text


@every_solver
@pytest.mark.parametrize("encoding", ["boolean", "int"])
def test_kurosu_passes(solver: str, encoding: str) -> None:
    text = pipe(INSTANCES / "ku_dm_01062018.txt", solver, encoding=encoding)
    assert "; VALIDATION PASS" in text
    assert sorted(map(len, rows(text))) == [6] * 6


@every_solver
def test_kurosu_with_a_value_2_fails(solver: str) -> None:
    flip = "sed 's/(one_r1c1 1)/(one_r1c1 2)/'"
    done = demonstrate(INSTANCES / "ku_dm_01062018.txt", solver, flip, "int")
    assert done.returncode == 1
    assert "; FAIL r1c1: Every place holds a token that the answer may have there." in done.stdout
    assert "Expected 0 or 1, found 2." in done.stdout
    flip = "sed 's/(one_r1c1 true)/(one_r1c1 2)/'"
    puzzle = INSTANCES / "ku_dm_01062018.txt"
    done = demonstrate(puzzle, solver, flip)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{puzzle}: one_r1c1 has the value 2; expected one of sort Bool\n"


# -- penguins, Ubongo, White Chocolate ---------------------------------------


def test_the_empty_board_of_penguins_has_296_answers() -> None:
    done = sh('puzzlepipe solve --count "$P"', P=INSTANCES / "penguins-empty.txt")
    assert (done.returncode, done.stdout, done.stderr) == (0, "296\n", "")


@pytest.mark.parametrize("number", [28, 30, 44, 58, 59])
def test_penguins_problems_have_one_answer_each(number: int) -> None:
    done = sh('puzzlepipe solve --unique "$P"', P=INSTANCES / f"penguins-{number}.txt")
    assert (done.returncode, done.stderr) == (0, "")
    assert "; VALIDATION PASS" in done.stdout
    assert "the only solution" in done.stdout


@every_solver
@pytest.mark.parametrize(
    "name",
    [
        "ubongo-quick-start", "ubongo-sample-1", "ubongo-sample-2", "white-chocolate-basic",
        "white-chocolate-split-1", "white-chocolate-challenge-5",
    ],
)  # fmt: skip
def test_pieces_fill_their_boards(name: str, solver: str) -> None:
    assert "; VALIDATION PASS" in pipe(INSTANCES / f"{name}.txt", solver)
