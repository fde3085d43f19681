"""Faults put on purpose into a copy of the package: the witnesses must notice each of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import puzzlepipe
import pytest
from support import TESTS, Mutant, cases
from witness import CAUGHT

CASES = cases()
PACKAGE = Path(puzzlepipe.__file__).parent
FOLDERS = ("backends", "encoders", "engine", "puzzles", "results", "templates")
BOARDS = 250
"""How many planted boards a mutant may survive."""


def copy_with(mutant: Mutant, place: Path) -> None:
    """The package, changed, under a folder that can stand on the path."""
    copy = place / "puzzlepipe"
    copy.mkdir()
    for path in PACKAGE.glob("*.py"):
        shutil.copy(path, copy)
    for folder in FOLDERS:
        shutil.copytree(
            PACKAGE / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__", "samples")
        )
    changed = copy / mutant.file
    text = changed.read_text(encoding="utf-8")
    assert text.count(mutant.before) == 1, f"{mutant.before!r} stands not once in {mutant.file}"
    changed.write_text(text.replace(mutant.before, mutant.after), encoding="utf-8")


def trial(name: str, place: Path, count: int) -> subprocess.CompletedProcess[str]:
    """What the witnesses say of the package in a folder."""
    sizes = [f"{height}x{width}" for height, width in CASES[name].sizes]
    path = os.pathsep.join(map(str, (place, TESTS)))
    return subprocess.run(
        [sys.executable, str(TESTS / "witness.py"), name, str(count), *sizes],
        env={**os.environ, "PYTHONPATH": path},
        cwd=place,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("name", "number"),
    [(name, number) for name, case in CASES.items() for number in range(len(case.mutants))],
)
def test_mutant_is_caught(name: str, number: int, tmp_path: Path) -> None:
    copy_with(CASES[name].mutants[number], tmp_path)
    said = trial(name, tmp_path, BOARDS)
    assert said.returncode == CAUGHT, said.stdout + said.stderr


def test_the_copy_alone_is_not_caught(tmp_path: Path) -> None:
    """It is the copy that is tried, and nothing else is wrong with it."""
    unchanged = Mutant("encoders/types/tents.py", "TentsEncoding(", "TentsEncoding(")
    copy_with(unchanged, tmp_path)
    said = trial("tents", tmp_path, 10)
    assert (said.returncode, said.stdout) == (0, "")


@pytest.mark.parametrize("name", CASES)
def test_every_type_has_mutants(name: str) -> None:
    """Two of what makes its text at least; one of the module that prunes, where one does."""
    mutants = CASES[name].mutants
    assert sum(mutant.file.startswith(("encoders/", "templates/")) for mutant in mutants) >= 2
    module = PACKAGE / "encoders" / "types" / f"{name.replace('-', '_')}.py"
    text = module.read_text(encoding="utf-8")
    if "self.prune(" in text:
        assert any(mutant.before in text for mutant in mutants), "nothing of it is put to the test"
