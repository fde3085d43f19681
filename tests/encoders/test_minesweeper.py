"""Facts of a minefield, where most cells are alike."""

from __future__ import annotations

from cases.minesweeper import boards
from hypothesis import given, settings
from puzzlepipe.backends.find import find
from puzzlepipe.engine.facts import find_facts
from puzzlepipe.engine.search import search
from puzzlepipe.puzzles.reading import load_puzzles
from puzzlepipe.puzzles.registry import samples_of
from puzzlepipe.puzzles.types.minesweeper import Minesweeper
from support import INSTANCES


def test_game_in_progress() -> None:
    (puzzle,) = load_puzzles(INSTANCES / "minesweeper-in-play.txt")
    found = find_facts(puzzle, find("auto"))
    notes = puzzle.note_facts(found.forced)
    assert notes[0] == "8 safe cells: r1c10 r2c10 r3c8 r3c10 r7c16 r8c16 r9c13 r9c16"
    assert notes[1] == "4 mines without a flag: r1c11 r3c9 r6c8 r9c10"
    assert notes[2].startswith("14 flags on a proved mine: r1c16 r2c14")
    assert notes[3] == "0 wrong flags (no mine is there)"
    assert notes[4] == ("1 unproved flag (a mine there is possible and not certain): r4c16")


def test_wrong_flag_is_told() -> None:
    (path,) = [path for path in samples_of(Minesweeper) if path.stem == "endgame"]
    (puzzle,) = load_puzzles(path)
    notes = puzzle.note_facts(find_facts(puzzle, find("auto")).forced)
    assert "1 wrong flag (no mine is there): r5c6" in notes


def test_without_flags_nothing_is_said_of_them() -> None:
    (path,) = [path for path in samples_of(Minesweeper) if path.stem == "dream-board"]
    (puzzle,) = load_puzzles(path)
    found = find_facts(puzzle, find("auto"))
    assert sorted(map(str, found.open)) == ["r5c1", "r5c3"]
    assert [note.partition(":")[0] for note in puzzle.note_facts(found.forced)] == [
        "13 safe cells",
        "2 mines",
    ]


@settings(max_examples=40)
@given(puzzle=boards(4, 4))
def test_facts_are_what_all_solutions_share(puzzle: Minesweeper) -> None:
    """Cells far from all clues are not asked about one by one; the facts stay the same."""
    found = find_facts(puzzle, find("auto"))
    answers = search(puzzle, find("auto"), limit=300).answers
    if len(answers) == 300:
        return
    tokens = {cell: {answer[cell] for answer in answers} for cell in puzzle.grid.cells}
    assert found.forced == {cell: min(seen) for cell, seen in tokens.items() if len(seen) == 1}
    assert found.open == {cell: seen for cell, seen in tokens.items() if len(seen) > 1}
