"""Pages stay short: what is long is counted, told as a command, or left to the text."""

from __future__ import annotations

import pytest
from puzzlepipe.backends.find import find
from puzzlepipe.engine.pages import page_of_outcomes
from puzzlepipe.engine.reporting import Outcome, outcome_of_search
from puzzlepipe.engine.search import search
from puzzlepipe.puzzles.reading import parse_puzzles

TEXT = "#tents Field\n.T.\n...\n.T.\n"


def outcome(limit: int) -> Outcome:
    (puzzle,) = parse_puzzles(TEXT)
    found = search(puzzle, find("z3"), limit=limit)
    return outcome_of_search(puzzle, found, counted=True, listed=limit > 1, style=None)


@pytest.mark.parametrize(("most", "drawn"), [(2, 2), (3, 3), (24, 4)])
def test_so_many_solutions_are_drawn(
    monkeypatch: pytest.MonkeyPatch, most: int, drawn: int
) -> None:
    monkeypatch.setattr("puzzlepipe.engine.pages._DRAWN", most)
    page = page_of_outcomes([outcome(4)])
    assert page.count("<figure") == 1 + drawn
    assert (f"{drawn} of at least 4 solutions drawn here." in page) == (drawn < 4)


@pytest.mark.parametrize("longest", [10, 100_000])
def test_a_long_text_is_told_as_a_command(monkeypatch: pytest.MonkeyPatch, longest: int) -> None:
    monkeypatch.setattr("puzzlepipe.engine.pages._LONGEST", longest)
    page = page_of_outcomes([outcome(1)])
    assert ("(check-sat)" in page) == (longest > 10)
    assert ("puzzlepipe encode FILE" in page) == (longest == 10)


@pytest.mark.parametrize("most", [1, 1000])
def test_many_checks_are_counted(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr("puzzlepipe.engine.pages._CHECKS", most)
    page = page_of_outcomes([outcome(1)])
    assert ("<td>tree r1c2</td>" in page) == (most > 1)
