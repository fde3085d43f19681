"""How long a text will be at least is told beforehand: carefully, and before anything is built."""

from __future__ import annotations

import random

import pytest
from puzzlepipe.encoders import model
from puzzlepipe.encoders.emit import encode
from puzzlepipe.encoders.encoding import Encoding
from puzzlepipe.encoders.errors import TextTooLong
from puzzlepipe.encoders.registry import encoding_type, make_encoding
from puzzlepipe.encoders.types.rectangles import RectanglesEncoding
from puzzlepipe.engine.decode import decode
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.puzzle import Puzzle
from puzzlepipe.puzzles.registry import find_type
from puzzlepipe.puzzles.types.rectangles import Rectangles
from puzzlepipe.puzzles.types.signpost import Signpost
from support import cases, kind_of, only

ESTIMATED = [
    name
    for name in cases()
    if encoding_type(kind_of(name)).expected_length is not Encoding.expected_length
]
SHAPES = [(2, 2), (3, 3), (1, 5), (4, 5), (2, 12), (8, 9), (1, 1), (1, 30), (30, 1)]


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
    for seed in range(len(SHAPES)):
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


def pentominoes(side: int, cell: str, more: str = "") -> str:
    pieces = ("A..\nAA.\n.AA", "BBBBB", "C.C\nCCC", ".D.\nDDD\n.D.", "EE\nEE", "F", "G", "HHH\n.H.")
    return f"#polyomino\nboard:\n{rows(side, cell)}\npieces:\n" + "\n\n".join(pieces) + more


def seen_by_all(side: int) -> str:
    """A complete map: every two regions are neighbours."""
    lines = (f"{one}: " + " ".join(map(str, range(one))) for one in range(1, side))
    return "#map\nborders:\n" + "\n".join(lines).replace(":", "") + "\n"


def kakurasu(side: int) -> str:
    halves = " ".join([str(side * (side + 1) // 4)] * side)
    return f"#kakurasu\nright: {halves}\nbottom: {halves}\n"


def battleships(height: int, width: int, longest: int, extra: str = "") -> str:
    return f"#battleships\n{rows_of(height, width)}fleet: 1x{longest} 2x1\n{extra}"


def rows_of(height: int, width: int, cell: str = ".") -> str:
    return f"{cell * width}\n" * height


def rooms(side: int, width: int) -> str:
    """A heyawake with rooms of 3x3 cells."""
    lines = (" ".join(f"{r // 3}x{c // 3}" for c in range(width)) for r in range(side))
    return "#heyawake\nregions:\n" + "\n".join(lines) + "\n"


ODD = {
    "heyawake, one room": "#heyawake\nregions:\n" + rows_of(13, 12, "a"),
    "heyawake, rooms": rooms(12, 13),
    "heyawake, narrow": rooms(2, 40),
    "pearl, narrow": f"#pearl\n{rows_of(2, 100)}",
    "pearl, upright": f"#pearl\n{rows_of(100, 2)}",
    "palisade, one": f"#palisade\n{rows_of(1, 120)}region-size: 60\n",
    "palisade, two": f"#palisade\n{rows_of(2, 60)}region-size: 30\n",
    "palisade, small": f"#palisade\n{rows_of(2, 60)}region-size: 4\n",
    "palisade, upright": f"#palisade\n{rows_of(60, 1)}region-size: 5\n",
    "palisade, whole": f"#palisade\n{rows_of(6, 6)}region-size: 36\n",
    "stars, dark": "#star-battle-shapeless\n" + ("..#" * 10 + "\n") * 3 + "stars: 4\n",
    "stars, narrow": f"#star-battle-shapeless\n{rows_of(1, 90)}stars: 40\n",
    "stars, too many": f"#star-battle-shapeless\n{rows_of(4, 4)}stars: 9\n",
    "nurikabe": "#nurikabe\n" + ("9..........\n" + rows_of(3, 11)) * 3,
    "nurikabe, dense": "#nurikabe\n" + rows_of(9, 9, "3"),
    "battleships, long": battleships(12, 13, 13),
    "battleships, narrow": battleships(1, 60, 60),
    "battleships, known": "#battleships\n......\n.S....\n....L.\n......\n......\nfleet: 1x5 2x1\n"
    "top: . . 0 . . .\n",
    "map": seen_by_all(12),
    "map, given": seen_by_all(6) + "given: 1=R 3=G\n",
    "map, colours": seen_by_all(9) + "colours: R Y G blue B white c d e\n",
    "kakurasu": kakurasu(9),
    "polyomino, left": pentominoes(9, "?", "\nleft-over: yes\n"),
    "polyomino, all": "#polyomino\nboard:\n" + rows_of(6, 6, "#") + "\npieces:\n"
    + "\n\n".join(["AA\nAA"] * 5 + ["B" * 4] * 3 + ["C", "CCC"]) + "\n",
    "polyomino, equal": "#polyomino\nboard:\n" + rows_of(6, 6, "#") + "\npieces:\n"
    + "\n\n".join(["AA"] * 18) + "\n",
    "chess": "#chess-solo\nQQQQNNNN\nK.B.B.R.\n" + rows_of(5, 8) + "PPPPPPPP\n",
    "rectangles, corner": "#rectangles\n6.....\n?5....\n......\n......\n......\n......\n",
    "rectangles, cross": "#rectangles\n.4..\n1..3\n",
    "rectangles, one": "#rectangles\n?" + rows_of(9, 9)[1:],
    "rectangles, walls": "#rectangles\n..?.....\n........\n.....?..\n........\n",
    "yin-yang": f"#yin-yang\n{rows_of(20, 20)}",
    "yin-yang, narrow": f"#yin-yang\n{rows_of(2, 100)}",
    "yin-yang, upright": f"#yin-yang\n{rows_of(100, 3)}",
    "yin-yang, given": f"#yin-yang\n{rows_of(6, 13)}......B......\n{rows_of(6, 13)}",
    "signpost": "#signpost\n" + "e s w s\n" * 3 + "e e e .\n",
}  # fmt: skip
"""Boards of which much is to be said, or little: long, full, blank, dark."""


@pytest.mark.parametrize("what", ODD)
def test_of_odd_boards_no_more_is_expected_than_there_is(what: str) -> None:
    puzzle = only(ODD[what])
    for style in encoding_type(type(puzzle)).styles:
        for plain in (False, True):
            encoded = encode(puzzle, style, plain=plain)
            assert encoded.encoding.expected_length() <= len(encoded.text)


NEAR = ["heyawake, one room", "heyawake, rooms", "palisade, one", "palisade, two", "kakurasu",
        "battleships, long", "map", "stars, narrow", "yin-yang"]  # fmt: skip


@pytest.mark.parametrize("what", NEAR)
def test_what_is_refused_is_hardly_longer_than_what_is_expected(what: str) -> None:
    """The less is expected of what is there, the longer is what is built in vain."""
    encoded = encode(only(ODD[what]))
    assert len(encoded.text) / 2 <= encoded.encoding.expected_length()


OUT_OF_REACH = {
    "heyawake, narrow, plain": rooms(2, 31250),
    "stars, dark": "#star-battle-shapeless\n" + "..#" * 9000 + "\n" + "stars: 400\n",
    "battleships": battleships(250, 250, 250),
    "battleships, narrow": battleships(1, 62500, 3000),
    "map": seen_by_all(1000),
    "kakurasu": kakurasu(100),
    "polyomino": pentominoes(250, "?", "\nleft-over: yes\n"),
    "yin-yang": f"#yin-yang\n{rows(250)}",
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


@pytest.mark.parametrize("what", [name for name in ODD if name.startswith("rectangles")])
def test_rectangles_are_told_once_of_all_cells_that_lie_in_the_same(what: str) -> None:
    """As the texts of a puzzle that is pruned write equal clauses once."""
    puzzle = only(ODD[what])
    assert isinstance(puzzle, Rectangles)
    encoding = make_encoding(puzzle)
    assert isinstance(encoding, RectanglesEncoding)
    length = 0
    for lies in encoding.cover.pieces.values():
        sets = {
            frozenset(spot for spot in lies if cell in spot.cells) for cell in puzzle.grid.cells
        }
        length += sum(len(f" rectangle_{spot}") for one in sets - {frozenset(lies)} for spot in one)
    assert encoding.expected_length() == length > 0


def test_a_signpost_with_too_many_open_cells_is_refused_however_it_is_built() -> None:
    """Its file is refused at a line and a column; one built in Python where a text is asked for."""
    grid = Grid(17, 17)
    arrows = {cell: "e" for cell in grid.cells if cell != Cell(16, 16)}
    puzzle = Signpost(grid=grid, arrows=arrows, givens={})
    with pytest.raises(TextTooLong, match="289 cells without a number; expected at most 256"):
        make_encoding(puzzle)
