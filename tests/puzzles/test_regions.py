"""Answers that have a token for each region, on a type made up here, with a grid or without."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import pytest
from puzzlepipe.encoders.encoding import Encoding
from puzzlepipe.encoders.families import Choices
from puzzlepipe.engine.validate import validate
from puzzlepipe.puzzles.check import Check
from puzzlepipe.puzzles.clues import Clue
from puzzlepipe.puzzles.errors import FlawedPuzzle, PuzzleError
from puzzlepipe.puzzles.grid import Cell, Grid, regions_of
from puzzlepipe.puzzles.picture import Picture
from puzzlepipe.puzzles.places import Region
from puzzlepipe.puzzles.puzzle import Answer, Planted
from puzzlepipe.puzzles.regions import NO_GRID, RegionPuzzle
from puzzlepipe.puzzles.sources import split_sources
from puzzlepipe.puzzles.text import Source

APART = "Regions that border each other differ."


@dataclass(frozen=True, kw_only=True)
class Stub(RegionPuzzle):
    """Colours for what borders each other."""

    name: ClassVar[str] = "stub"
    rules: ClassVar[tuple[str, ...]] = (APART,)

    near: Mapping[str, Sequence[str]]
    regions: Mapping[Cell, str] = field(default_factory=dict)
    givens: Mapping[str, str] = field(default_factory=dict)

    @property
    def ids(self) -> Sequence[str]:
        return list(self.near)

    @property
    def region_cells(self) -> Mapping[str, Sequence[Cell]]:
        return {name: line.cells for name, line in regions_of(self.regions).items()}

    def choices(self, place: Region) -> tuple[str, ...]:
        return ("R", "Y", "G")

    @classmethod
    def read(cls, source: Source) -> Stub:
        lines = source.block_lines("borders") or []
        near = {first.text: [one.text for one in others] for first, *others in lines}
        return cls(near=near, givens=source.values("givens", lambda token: token.text))

    def write(self) -> str:
        return "borders:\n" + "".join(f"{a} {' '.join(b)}\n" for a, b in self.near.items())

    def list_clues(self) -> Iterator[Clue]:
        for name, colour in self.givens.items():
            yield Clue("given", Region(name), colour, "givens", name)

    def check(self, answer: Answer) -> Iterator[Check]:
        for name, others in self.near.items():
            for other in others:
                one, two = answer[Region(name)], answer[Region(other)]
                yield Check(APART, f"{name} and {other}", one != two, "two colours", one)

    @classmethod
    def planted(cls, rng: random.Random, height: int, width: int) -> Planted[Stub]:
        raise NotImplementedError

    def draw(self, answer: Answer | None = None) -> Picture:
        raise NotImplementedError


class StubEncoding(Encoding[Stub]):
    """A colour for each region."""

    def build(self) -> None:
        codes = {"R": 1, "Y": 2, "G": 3}
        domains = dict.fromkeys(self.puzzle.places, codes)
        self.colour = Choices("colour", domains, self.style, codes=codes)
        self.answer = [self.colour]


PUZZLE = Stub(near={"a+": ["a-"], "a-": [], "k=1": ["a+", "a-"]})
ANSWER = {Region("a+"): "R", Region("a-"): "Y", Region("k=1"): "G"}


def test_a_puzzle_without_a_grid_is_read() -> None:
    text = "#stub\nborders:\na b c\nb c\nc\ngivens: b=Y\n"
    (source,) = split_sources(text, "f", lambda name: name == "stub")
    puzzle = Stub.read(source)
    source.finish()
    assert puzzle.grid == NO_GRID
    assert list(map(str, puzzle.places)) == ["region a", "region b", "region c"]
    assert [str(clue) for clue in puzzle.clues.values()] == ["given Y of region b"]
    assert puzzle.without(["given region b"]).givens == {}


def test_a_grid_has_cells_or_is_none() -> None:
    with pytest.raises(FlawedPuzzle, match="a board of -1 x -1 cells"):
        Stub(near={}, grid=Grid(-1, -1))


def test_an_answer_is_read_in_any_order_and_written_in_that_of_the_regions() -> None:
    assert PUZZLE.read_answer("; a map\nk=1=G a-=Y ; two\n\na+=R\n") == ANSWER
    assert PUZZLE.write_answer(ANSWER) == "a+=R a-=Y k=1=G\n"
    many = Stub(near={f"land-{number}": [] for number in range(40)})
    answer = dict.fromkeys(many.places, "Y")
    written = many.write_answer(answer)
    assert max(map(len, written.splitlines())) <= 90
    assert many.read_answer(written) == answer
    assert Stub(near={}).read_answer("") == {}
    assert Stub(near={}).write_answer({}) == ""


@pytest.mark.parametrize("text", ["a-=Y\n", "a+=? k=1=? a-=Y\n"])
def test_a_partial_answer(text: str) -> None:
    known = {Region("a-"): "Y"}
    assert PUZZLE.read_answer(text, partial=True) == known
    assert PUZZLE.write_answer(known) == "a+=? a-=Y k=1=?\n"


@pytest.mark.parametrize(
    ("text", "partial", "message"),
    [
        ("; R\n", True, "f: no answer here; expected id=token for each region"),
        ("a+=R\n a- k=1=G", False, "f:2:2: 'a-' is no pair such as id=token"),
        ("a+=R =Y", False, "f:1:6: '=Y' is no pair such as id=token"),
        ("a+=R b=Y", True, "f:1:6: 'b' is no region"),
        ("a+=R a+=R", True, "f:1:6: region a+ has a token already"),
        ("a+=X", True, "f:1:1: 'X' at region a+; expected one of R Y G"),
        ("a+=?", False, "f:1:1: '?' at region a+; expected one of R Y G"),
        ("a+=R\nk=1=G", False, "f:2:1: no token for region a-; expected one for each of 3"),
    ],
)
def test_what_is_no_answer(text: str, partial: bool, message: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        PUZZLE.read_answer(text, "f", partial=partial)
    assert str(refused.value) == message


def test_a_region_is_marked_by_its_cells_where_it_has_some() -> None:
    a, b = Grid(1, 2).cells
    puzzle = Stub(grid=Grid(1, 2), near={"x": [], "y": []}, regions={a: "x", b: "y"})
    assert puzzle.cells_at(Region("y")) == (b,)
    assert PUZZLE.cells_at(Region("a+")) == puzzle.cells_at(a) == ()


def test_rules_are_checked_where_answers_are_of_regions() -> None:
    assert all(check.ok for check in validate(PUZZLE, ANSWER))
    wrong = {**ANSWER, Region("a-"): "R"}
    assert [check.where for check in validate(PUZZLE, wrong) if not check.ok] == ["a+ and a-"]


@pytest.mark.parametrize("style", ["boolean", "int"])
def test_each_region_has_symbols_of_its_own(style: str) -> None:
    encoding = StubEncoding(PUZZLE, style)
    assert len(set(encoding.answer_symbols)) == (3 if style == "int" else 9)
    values = {symbol: True for symbol in encoding.answer_symbols if symbol.endswith("_is_R")}
    if style == "int":
        values = dict.fromkeys(encoding.answer_symbols, 1)
    assert encoding.read_answer(values) == dict.fromkeys(PUZZLE.places, "R")
