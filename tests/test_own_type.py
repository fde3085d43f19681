"""The documents' package with a type of its own, installed beside this one and used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support import TESTS

EXAMPLE = TESTS.parent / "docs" / "own-type"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the installed package."""
    folder = tmp_path_factory.mktemp("own type")
    source = folder / "source"
    shutil.copytree(EXAMPLE, source)
    target = folder / "site"
    options = ["-q", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, str(source)],
        check=True,
        capture_output=True,
        text=True,
    )
    return target


def puzzlepipe(installed: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "puzzlepipe", *arguments],
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_command_knows_it(installed: Path, tmp_path: Path) -> None:
    assert "\nrooks " in puzzlepipe(installed, "types").stdout
    shown = puzzlepipe(installed, "show", "rooks").stdout
    assert "Every row and every column holds one rook." in shown
    assert "exactly_one(rook.among(line.cells))" in shown, "its template"
    sample = puzzlepipe(installed, "show", "rooks", "--part", "sample").stdout
    puzzle = tmp_path / "rooks.txt"
    puzzle.write_text(sample)
    solved = puzzlepipe(installed, "solve", "--unique", "--audit", str(puzzle))
    assert solved.returncode == 0, solved.stderr
    assert solved.stdout.endswith("\n..R\nR..\n.R.\n")
    for style in ("boolean", "int"):
        text = puzzlepipe(installed, "encode", "--encoding", style, str(puzzle)).stdout
        assert "; Every row and every column holds one rook." in text
    told = puzzlepipe(installed, "facts", str(puzzle))
    assert "5 places forced, 0 open" in told.stdout


def test_its_errors_point_at_the_file(installed: Path, tmp_path: Path) -> None:
    puzzle = tmp_path / "oblong.txt"
    puzzle.write_text("#rooks\n.#.\n...\n")
    refused = puzzlepipe(installed, "solve", str(puzzle))
    assert refused.returncode == 2
    assert f"{puzzle}:2:1: 2 rows of 3; expected a square" in refused.stderr


def test_without_it_nothing_knows_of_it(tmp_path: Path) -> None:
    puzzle = tmp_path / "rooks.txt"
    puzzle.write_text("#rooks\n.#.\n...\n...\n")
    refused = puzzlepipe(tmp_path, "solve", str(puzzle))
    assert refused.returncode == 2
    assert "'rooks' is no puzzle type" in refused.stderr
