"""Faults put on purpose into a copy of the package: the witnesses must notice each of them."""

from __future__ import annotations

import inspect
import os
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

import puzzlepipe
import pytest
from hypothesis import given, seed, settings
from puzzlepipe.engine.validate import passes
from puzzlepipe.puzzles.puzzle import Puzzle
from support import TESTS, Mutant, Wrong, all_wrong, cases, kind_of, only
from witness import CAUGHT

CASES = cases()
PACKAGE = Path(puzzlepipe.__file__).parent
FOLDERS = ("backends", "encoders", "engine", "puzzles", "results", "templates")
BOARDS = 250
"""How many planted boards a mutant may survive."""


def of_rules(mutant: Mutant) -> bool:
    """Whether it is a fault of the rules check, or of what it uses."""
    return mutant.file.startswith("puzzles/")


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
    (copy / mutant.file).write_text(changed_text(mutant), encoding="utf-8")


def changed_text(mutant: Mutant) -> str:
    """A file of the package with a fault in it."""
    text = (PACKAGE / mutant.file).read_text(encoding="utf-8")
    assert text.count(mutant.before) == 1, f"{mutant.before!r} stands not once in {mutant.file}"
    return text.replace(mutant.before, mutant.after)


def trial(name: str, place: Path, count: int) -> subprocess.CompletedProcess[str]:
    """What the witnesses say of the package in a folder."""
    sizes = [f"{height}x{width}" for height, width in CASES[name].sizes]
    thresholds = [f"{one}={value}" for one, value in CASES[name].thresholds.items()]
    path = os.pathsep.join(map(str, (place, TESTS)))
    return subprocess.run(
        [sys.executable, str(TESTS / "witness.py"), name, str(count), *sizes, *thresholds],
        env={**os.environ, "PYTHONPATH": path},
        cwd=place,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("name", "number"),
    [
        (name, number)
        for name, case in CASES.items()
        for number, mutant in enumerate(case.mutants)
        if not of_rules(mutant)
    ],
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


# -- faults of the rules check ----------------------------------------------------


@pytest.mark.parametrize("name", CASES)
def test_mutants_of_the_check_are_caught(name: str) -> None:
    """By a wrong answer, or in the small worlds, where the encoding is compared with the check."""
    case = CASES[name]
    tried = {mutant: changed_type(name, mutant) for mutant in case.mutants if of_rules(mutant)}
    for mutant, changed in list(tried.items()):
        if any(misses(changed, rule, wrong) for rule, wrong in all_wrong(case)):
            del tried[mutant]

    @settings(max_examples=case.worlds)
    @given(puzzle=case.small_worlds)
    def compare(puzzle: Puzzle) -> None:
        others = {mutant: as_type(puzzle, changed) for mutant, changed in tried.items()}
        for answer in case.candidates(puzzle) if others else ():
            right = passes(puzzle.check(answer))
            for mutant, other in list(others.items()):
                if passes(other.check(answer)) != right:
                    del tried[mutant], others[mutant]
            if not others:
                return

    seed(0)(compare)()
    assert not list(tried), "these survive"


def changed_type(name: str, mutant: Mutant) -> type[Puzzle]:
    """The class of a type as it is with a fault in its module, or in one that this imports."""
    own = sys.modules[kind_of(name).__module__]
    module = f"puzzlepipe.{mutant.file.removesuffix('.py').replace('/', '.')}"
    changed = made_anew(module, changed_text(mutant))
    if module != own.__name__:
        with patch.dict(sys.modules, {module: changed}):
            changed = made_anew(own.__name__, inspect.getsource(own))
    kind = getattr(changed, kind_of(name).__name__)
    assert issubclass(kind, Puzzle)
    return kind


def made_anew(name: str, text: str) -> ModuleType:
    """A module of this name and text, beside the one that all others import."""
    module = ModuleType(name)
    module.__package__ = name.rpartition(".")[0]
    exec(compile(text, name, "exec"), vars(module))
    return module


def as_type(puzzle: Puzzle, kind: type[Puzzle]) -> Puzzle:
    """The same puzzle as one of another class."""
    return kind(**{one.name: getattr(puzzle, one.name) for one in fields(puzzle)})


def misses(changed: type[Puzzle], rule: str, wrong: Wrong) -> bool:
    """Whether a check no longer finds the rule that a wrong answer breaks."""
    puzzle = only(wrong.puzzle)
    answer = puzzle.read_answer(wrong.answer)
    checks = as_type(puzzle, changed).check(answer)
    return rule not in {check.rule for check in checks if not check.ok}


@pytest.mark.parametrize("name", CASES)
def test_every_type_has_mutants(name: str) -> None:
    """Two of what makes its text at least; one of the module that prunes, where one does.

    And two of the rules check.
    """
    mutants = CASES[name].mutants
    assert sum(map(of_rules, mutants)) >= 2
    assert sum(mutant.file.startswith(("encoders/", "templates/")) for mutant in mutants) >= 2
    module = PACKAGE / "encoders" / "types" / f"{name.replace('-', '_')}.py"
    text = module.read_text(encoding="utf-8")
    if "self.prune(" in text:
        assert any(mutant.before in text for mutant in mutants), "nothing of it is put to the test"
