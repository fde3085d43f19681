"""Borders told by what covers the cells: terms and tokens say the same, spoilt values nothing."""

from __future__ import annotations

import re

import pytest
from puzzlepipe.backends.find import find
from puzzlepipe.backends.status import Status
from puzzlepipe.encoders.emit import encode
from puzzlepipe.encoders.model import Definition, Model
from puzzlepipe.encoders.terms import FALSE, holds
from puzzlepipe.engine.facts import find_facts
from puzzlepipe.engine.search import search
from puzzlepipe.engine.validate import passes, validate
from puzzlepipe.puzzles.grid import Cell
from support import kind_of, only
from witness import planted_puzzles

SQUARE = "#polyomino\nboard:\n##\n##\npieces:\nAA\n\nBB\n"


@pytest.mark.parametrize("plain", [False, True], ids=["pruned", "plain"])
@pytest.mark.parametrize("style", ["boolean", "int"])
@pytest.mark.parametrize("name", ["polyomino", "rectangles"])
def test_what_a_model_says_of_borders_its_terms_say(name: str, style: str, plain: bool) -> None:
    for puzzle, _ in planted_puzzles(kind_of(name), [(3, 3), (4, 5)], 12):
        found = search(puzzle, find("auto"), style, plain=plain)
        encoding = encode(puzzle, style, plain=plain).encoding
        (answer,), (values,) = found.answers, found.values
        for edge in puzzle.places:
            told = [holds(encoding.literal(edge, token), values) for token in "|."]
            assert told == [answer[edge] == "|", answer[edge] == "."]
        for cell, token in encoding.read_marks(values).items():
            assert holds(encoding.literal(cell, token), values)
        assert all(holds(term, values) for term in encoding.fixing(values))
        assert not holds(encoding.another(values), values)


@pytest.mark.parametrize("style", ["boolean", "int"])
def test_equal_pieces_have_legal_symbols_and_one_mark(style: str) -> None:
    encoded = encode(only(SQUARE), style, plain=True)
    assert all(re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", symbol) for symbol in encoded.model.symbols)
    assert only(SQUARE).marks() == dict.fromkeys(only(SQUARE).grid.cells, ("A/B",))


def test_two_dominoes_on_a_square_have_two_answers_and_force_no_border() -> None:
    puzzle = only(SQUARE)
    found = search(puzzle, find("auto"), limit=None)
    assert found.count == 2
    assert not find_facts(puzzle, find("auto")).forced


def test_cells_without_an_owner_give_no_answer() -> None:
    puzzle = only("#polyomino\nboard:\n##\n##\npieces:\nAA\n\nB\n\nC\n")
    encoding = encode(puzzle).encoding
    spoilt = dict.fromkeys(encoding.answer_symbols, False)
    answer = encoding.read_answer(spoilt)
    assert answer.keys() == set(puzzle.places)
    assert not passes(validate(puzzle, answer))


def definitions(model: Model) -> list[Definition]:
    return [one for one in model.statements if isinstance(one, Definition)]


def test_a_cell_that_nothing_covers_is_named() -> None:
    """No rectangle reaches r1c4, and instances say so, in either style."""
    puzzle = only("#rectangles\n31..\n")
    for style in ("boolean", "int"):
        model = encode(puzzle, style, plain=True).model
        assert any(one.at[0] == Cell(0, 3) for one in model.instances)
        assert search(puzzle, find("auto"), style).status is Status.UNSAT
        assert not any(statement.term == FALSE for statement in definitions(model))
