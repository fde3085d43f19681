"""How long a text will be at least is told beforehand: carefully, and before anything is built."""

from __future__ import annotations

import random

import pytest
from puzzlepipe.encoders import model
from puzzlepipe.encoders.emit import encode
from puzzlepipe.encoders.encoding import Encoding
from puzzlepipe.encoders.errors import TextTooLong
from puzzlepipe.encoders.registry import encoding_type, make_encoding
from puzzlepipe.engine.decode import decode
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.puzzle import Puzzle
from puzzlepipe.puzzles.registry import find_type
from puzzlepipe.puzzles.types.signpost import Signpost
from support import cases, kind_of, only

ESTIMATED = [
    name
    for name in cases()
    if encoding_type(kind_of(name)).expected_length is not Encoding.expected_length
]
SHAPES = [(2, 2), (3, 3), (1, 5), (4, 5), (2, 12), (8, 9)]


def rows(side: int, cell: str = ".") -> str:
    return f"{cell * side}\n" * side


def board(name: str, side: int) -> Puzzle:
    """A board without clues, or with those of which most can be said."""
    bands = "".join(" ".join([f"r{row}"] * side) + "\n" for row in range(side))
    runs = " ".join([",".join(["3"] * (side // 32 + 1))] * side)
    texts = {
        "slitherlink": f"#slitherlink\n{rows(side)}",
        "pearl": f"#pearl\n{rows(side)}",
        "palisade": f"#palisade\n{rows(side)}region-size: {side}\n",
        "star-battle": f"#star-battle\nregions:\n{bands}stars: {side // 25 + 2}\n",
        "nonogram": f"#nonogram\ntop: {runs}\nleft: {runs}\n",
    }
    return only(texts[name])


@pytest.mark.parametrize("name", ESTIMATED)
def test_an_expected_length_is_at_most_that_of_the_text(name: str) -> None:
    kind = kind_of(name)
    for seed in range(18):
        puzzle = kind.planted(random.Random(seed), *SHAPES[seed % len(SHAPES)]).puzzle
        for style in encoding_type(kind).styles:
            for plain in (False, True):
                encoded = encode(puzzle, style, plain=plain)
                assert encoded.encoding.expected_length() <= len(encoded.text), puzzle.dump()


@pytest.mark.parametrize("plain", [False, True], ids=["pruned", "plain"])
@pytest.mark.parametrize("style", ["boolean", "int"])
@pytest.mark.parametrize("name", ["slitherlink", "pearl", "palisade", "star-battle", "nonogram"])
def test_of_a_blank_board_it_is_not_far_from_it(name: str, style: str, plain: bool) -> None:
    if plain and name == "palisade":
        pytest.skip("only its sums are told beforehand")
    for side in (12, 30):
        encoded = encode(board(name, side), style, plain=plain)
        length = len(encoded.text)
        assert length / 3 <= encoded.encoding.expected_length() <= length


@pytest.mark.parametrize("name", ["slitherlink", "pearl", "palisade", "star-battle", "nonogram"])
def test_what_is_out_of_reach_is_refused_before_it_is_built(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    puzzle = board(name, 250)
    monkeypatch.setattr(encoding_type(type(puzzle)), "build", lambda self: pytest.fail("built"))
    with pytest.raises(TextTooLong, match="would be longer than 100 MB"):
        encode(puzzle)


OUT_OF_REACH = {
    "slitherlink, plain": "#slitherlink\n" + rows(250),
    "pearl, plain": "#pearl\n" + rows(250),
    "heyawake, plain": "#heyawake\nregions:\n" + rows(250, "a"),
    "nurikabe, plain": "#nurikabe\n?" + rows(250)[1:],
    "nurikabe, one": "#nurikabe\n?" + rows(250)[1:],
    "nurikabe, large": "#nurikabe\n"
    + ("60 " + ". " * 9) * 25
    + ("\n" + ". " * 250) * 9
    + ("\n" + (("60 " + ". " * 9) * 25) + ("\n" + ". " * 250) * 9) * 24,
    "rectangles, one": "#rectangles\n?" + rows(250)[1:],
    "rectangles, many": "#rectangles\n" + ("?...." * 50 + "\n" + rows(250)[: 251 * 4]) * 50,
    "rectangles, narrow": "#rectangles\n?" + "." * 62499,
}


@pytest.mark.parametrize("what", OUT_OF_REACH)
def test_boards_out_of_reach_are_refused_before_they_are_built(
    monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    puzzle = only(OUT_OF_REACH[what])
    monkeypatch.setattr(encoding_type(type(puzzle)), "build", lambda self: pytest.fail("built"))
    with pytest.raises(TextTooLong):
        make_encoding(puzzle, plain="plain" in what)


def test_a_plain_text_out_of_reach_is_refused_alone() -> None:
    """Of a board whose every cell may belong to every island; and in reach otherwise."""
    grid = (("2." * 60) + "\n" + "." * 120 + "\n") * 60
    puzzle = only(f"#nurikabe\n{grid}")
    with pytest.raises(TextTooLong):
        make_encoding(puzzle, plain=True)
    assert make_encoding(puzzle).answer


@pytest.mark.parametrize("reach", ["plain only", "none"])
def test_an_answer_is_read_by_the_encodings_in_reach(
    monkeypatch: pytest.MonkeyPatch, reach: str
) -> None:
    kind = find_type("star-battle")
    assert kind is not None
    puzzle = kind.planted(random.Random(1), 5, 5).puzzle
    values = "".join(f"({symbol} false)" for symbol in make_encoding(puzzle).answer_symbols)

    def expected(self: Encoding[Puzzle]) -> int:
        return 0 if self.plain and reach == "plain only" else model.MOST_TEXT + 1

    monkeypatch.setattr(encoding_type(kind), "expected_length", expected)
    if reach == "none":
        with pytest.raises(TextTooLong):
            decode(puzzle, f"sat\n({values})\n")
    else:
        assert decode(puzzle, f"sat\n({values})\n").plain


def test_a_signpost_with_too_many_open_cells_is_refused_however_it_is_built() -> None:
    """Its file is refused at a line and a column; one built in Python where a text is asked for."""
    grid = Grid(17, 17)
    arrows = {cell: "e" for cell in grid.cells if cell != Cell(16, 16)}
    puzzle = Signpost(grid=grid, arrows=arrows, givens={})
    with pytest.raises(TextTooLong, match="289 cells without a number; expected at most 256"):
        make_encoding(puzzle)
