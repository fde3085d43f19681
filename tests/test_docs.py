"""What the documents show is what happens: every console block is run, every picture drawn anew."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import puzzlepipe
import pytest
from puzzlepipe.backends.find import find
from puzzlepipe.catalogue import types_page
from support import INSTANCES, TESTS

ROOT = TESTS.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.M | re.S)
PYTHON = re.compile(r"^```pycon\n(.*?)^```$", re.M | re.S)
TIME = re.compile(r"\b\d+\.\d+ s\b")

blocks = [
    pytest.param(block[1], id=f"{path.name}-{number}")
    for path in DOCUMENTS
    for number, block in enumerate(BLOCK.finditer(path.read_text()), 1)
]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the puzzles that the documents speak of, and the width of a terminal."""
    files = [*(ROOT / "puzzles" / "samples").glob("*/*.txt"), *INSTANCES.glob("*.txt")]
    for puzzle in files:
        shutil.copy(puzzle, tmp_path / puzzle.name)
    assert len(list(tmp_path.iterdir())) == len(files), "cp refuses two files of one name"
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("block", blocks)
def test_console_block_is_what_happens(block: str, desk: Path) -> None:
    """Each `$ command` prints the lines below it; `...` stands for any lines, times may differ."""
    steps = re.split(r"^\$ ", block, flags=re.M)[1:]
    assert steps, "a console block begins with '$ '"
    for step in steps:
        command, _, expected = step.partition("\n")
        while command.endswith("\\"):
            more, _, expected = expected.partition("\n")
            command = f"{command}\n{more}"
        done = subprocess.run(
            ["bash", "-c", command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=300,
            check=False,
        )
        pattern = re.escape(TIME.sub("0.0 s", expected.rstrip("\n")))
        pattern = re.sub(r"^\\\.\\\.\\\.$", r"[\\s\\S]*?", pattern, flags=re.M)
        printed = TIME.sub("0.0 s", done.stdout.rstrip("\n"))
        printed = "\n".join(line.rstrip() for line in printed.split("\n"))
        assert re.fullmatch(pattern, printed), f"{command}\n{done.stdout}"


@pytest.mark.parametrize(
    "example",
    [
        pytest.param(block[1], id=f"{path.name}-{number}")
        for path in DOCUMENTS
        for number, block in enumerate(PYTHON.finditer(path.read_text()), 1)
    ],
)
def test_python_example(example: str, desk: Path) -> None:
    import doctest

    test = doctest.DocTestParser().get_doctest(example, {}, "example", None, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test)
    assert runner.summarize().failed == 0


@pytest.mark.parametrize("picture", sorted((ROOT / "docs" / "pictures").glob("*.svg")), ids=str)
def test_picture_is_drawn_as_it_stands(picture: Path, request: pytest.FixtureRequest) -> None:
    """docs/pictures/<sample>.svg is the sample of that name, solved."""
    from puzzlepipe.engine.reporting import outcome_of_search, render

    (sample,) = (ROOT / "puzzles" / "samples").glob(f"*/{picture.stem}.txt")
    puzzle = puzzlepipe.load(sample)[0]
    found = puzzlepipe.solve(puzzle, find("auto"), limit=1)
    outcome = outcome_of_search(puzzle, found, counted=False, listed=False, style=None)
    drawn = render([outcome], "svg")
    if request.config.getoption("--update-golden"):
        picture.write_text(drawn)
    assert drawn == picture.read_text()


def test_types_page_is_current(request: pytest.FixtureRequest) -> None:
    page = ROOT / "docs" / "types.md"
    if request.config.getoption("--update-golden"):
        page.write_text(types_page())
    assert page.read_text() == types_page()


def test_excerpts_stand_in_the_files_they_name() -> None:
    """A block below `<!-- from FILE -->` is a piece of that file."""
    excerpt = re.compile(r"^<!-- from (\S+) -->\n```\w*\n(.*?)^```$", re.M | re.S)
    for document in DOCUMENTS:
        for name, piece in excerpt.findall(document.read_text()):
            assert piece in (ROOT / name).read_text(), f"{document.name}: {name}"


def test_links_lead_somewhere() -> None:
    for document in DOCUMENTS:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text()):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
