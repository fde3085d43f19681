"""Answers that are sequences of moves, on a type made up here."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

import pytest
from puzzlepipe.puzzles.check import Check
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.grid import Grid
from puzzlepipe.puzzles.picture import Picture
from puzzlepipe.puzzles.places import Step
from puzzlepipe.puzzles.puzzle import Answer, Planted
from puzzlepipe.puzzles.steps import StepPuzzle
from puzzlepipe.puzzles.text import Source

MOVES = ("N", "S", "long-move")


@dataclass(frozen=True, kw_only=True)
class Stub(StepPuzzle):
    """So many moves, each of three."""

    name: ClassVar[str] = "stub"
    rules: ClassVar[tuple[str, ...]] = ()

    moves: int

    @property
    def step_count(self) -> int:
        return self.moves

    def choices(self, place: Step) -> tuple[str, ...]:
        return MOVES[place.number % 2 :]

    @classmethod
    def read(cls, source: Source) -> Stub:
        return cls(grid=Grid(1, 1), moves=source.integer("moves", 0))

    def write(self) -> str:
        return f"moves: {self.moves}\n"

    def check(self, answer: Answer) -> Iterator[Check]:
        return iter(())

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Stub]:
        raise NotImplementedError

    def draw(self, answer: Answer | None = None) -> Picture:
        raise NotImplementedError


def stub(moves: int) -> Stub:
    return Stub(grid=Grid(1, 1), moves=moves)


def test_moves_stand_in_any_lines_with_comments() -> None:
    puzzle = stub(3)
    answer = puzzle.read_answer("; solved\nS  N ; two\n\n long-move\n")
    assert answer == {Step(1): "S", Step(2): "N", Step(3): "long-move"}
    assert puzzle.write_answer(answer) == "S N long-move\n"
    assert list(map(str, puzzle.places)) == ["move 1", "move 2", "move 3"]


def test_many_moves_are_written_on_many_lines() -> None:
    puzzle = stub(40)
    answer = {**dict.fromkeys(puzzle.places, "long-move"), Step(1): "S"}
    text = puzzle.write_answer(answer)
    assert max(map(len, text.splitlines())) <= 90
    assert len(text.splitlines()) == 5
    assert puzzle.read_answer(text) == answer


def test_no_moves_are_an_answer_where_there_are_none() -> None:
    assert stub(0).read_answer("; nothing\n") == {}
    assert stub(0).write_answer({}) == ""
    with pytest.raises(PuzzleError, match="a:1:1: the answer has 1 move; expected 0"):
        stub(0).read_answer("S\n", "a")


@pytest.mark.parametrize(
    ("text", "marks"),
    [
        ("? N ?\n", {Step(2): "N"}),
        ("S\n", {Step(1): "S"}),
        ("? ?\n? \n", {}),
        ("S N S\n", {Step(1): "S", Step(2): "N", Step(3): "S"}),
    ],
)
def test_a_partial_answer(text: str, marks: Answer) -> None:
    assert stub(3).read_answer(text, partial=True) == marks
    written = stub(3).write_answer(marks)
    assert len(written.split()) == 3
    assert stub(3).read_answer(written, partial=True) == marks


@pytest.mark.parametrize(
    ("text", "partial", "message"),
    [
        ("", False, "a: no answer here; expected moves"),
        ("; S\n", True, "a: no answer here; expected moves"),
        ("S N\n S N\nS\n", False, "a:2:4: the answer has 5 moves; expected 3"),
        ("S N\n S N\nS\n", True, "a:2:4: the answer has 5 moves; expected 3"),
        ("S\n  N\n", False, "a:2:3: the answer has 2 moves; expected 3"),
        ("S N\n N\n", False, "a:2:2: 'N' at move 3; expected one of S long-move"),
        ("S ? N\n", True, "a:1:5: 'N' at move 3; expected one of S long-move"),
        ("S ? S\n", False, "a:1:3: '?' at move 2; expected one of N S long-move"),
    ],
)
def test_what_is_no_answer(text: str, partial: bool, message: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        stub(3).read_answer(text, "a", partial=partial)
    assert str(refused.value) == message
