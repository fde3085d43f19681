"""The forms in which people write grids: all are read to the same cells, each with its place."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from puzzlepipe.puzzles.errors import PuzzleError
from puzzlepipe.puzzles.reading import parse_puzzles
from puzzlepipe.puzzles.sources import source_of_rows
from puzzlepipe.puzzles.tokens import TokenGrid
from puzzlepipe.puzzles.types.sudoku import Sudoku
from support import only

GIVEN = """\
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
"""
SOLVED = """\
534678912
672195348
198342567
859761423
426853791
713924856
961537284
287419635
345286179
"""


def framed(rows: str, *, line: str, bar: str, end: str, gap: str = "", corner: str = "") -> str:
    """A 9x9 grid with lines round its boxes; `end` stands at both ends of the rows."""
    text = []
    for number, row in enumerate(rows.splitlines()):
        if number in (3, 6) or (number == 0 and corner):
            text.append(corner + line + corner if number == 0 else line)
        boxes = (gap.join(row[i : i + 3]) for i in (0, 3, 6))
        text.append(end + gap + (gap + bar + gap).join(boxes) + gap + end)
    return "\n".join([*text, *([corner + line + corner] if corner else [])]) + "\n"


FRAMES = {
    "stars": framed(GIVEN, line="|---+---+---|", bar="|", end="|").replace(
        "|53.", "*-----------*\n|53.", 1
    )
    + "*-----------*\n",
    "pluses and spaces": framed(
        GIVEN, line="+-------+-------+-------+", bar="|", end="|", gap=" ", corner=""
    ),
    "no frame": framed(GIVEN, line="------+-------+------", bar="|", end="", gap=" "),
    "bars and dashes": framed(GIVEN, line="-----------", bar="|", end=""),
    "lines alone": framed(GIVEN, line="---+---+---", bar="", end=""),
    "box characters": framed(GIVEN, line="╟───┼───┼───╢", bar="│", end="║"),
    "double": framed(GIVEN, line="===+===+===", bar="|", end=""),
}


def grid(text: str, *, framed: bool = False) -> TokenGrid:
    found = source_of_rows(text, "f.txt", "tents", framed=framed).optional_grid()
    assert found is not None
    return found


def texts(found: TokenGrid) -> list[str]:
    return [token.text for token in found.tokens.values()]


def places(found: TokenGrid) -> Sequence[tuple[int, int]]:
    return [(token.line, token.column) for token in found.tokens.values()]


def test_commas_separate_words_and_nothing_between_two_is_an_empty_cell() -> None:
    found = grid("12,,3\n , 4 ,.\n")
    assert texts(found) == ["12", ".", "3", ".", "4", "."]
    assert places(found) == [(1, 1), (1, 4), (1, 5), (2, 2), (2, 4), (2, 7)]
    assert not any(token.character for token in found.tokens.values())


def test_commas_inside_of_words_separate_nothing() -> None:
    assert texts(grid("1,2 .\n. 3\n")) == ["1,2", ".", ".", "3"]
    assert texts(grid("1,2\n.3.\n")) == list("1,2.3.")


def test_long_rows_of_signs_are_read_at_once() -> None:
    assert len(texts(grid(", " * 5000 + "x y"))) == 5002
    with pytest.raises(PuzzleError, match="without cells"):
        grid("+" + "-" * 1_000_000 + "+", framed=True)


@pytest.mark.parametrize("form", FRAMES)
def test_lines_drawn_round_cells_mean_nothing(form: str) -> None:
    assert only(f"#sudoku\n{FRAMES[form]}") == only(f"#sudoku\n{GIVEN}")


@pytest.mark.parametrize("empty", "._-0")
def test_an_empty_row_is_no_line(empty: str) -> None:
    rows = GIVEN.splitlines()
    rows[4] = "........."
    plain = "\n".join(rows)
    expected = only(f"#sudoku\n{plain}\n")
    assert only(f"#sudoku\n{plain.replace('.', empty)}\n") == expected
    spaced = framed(plain, line="------+-------+------", bar="|", end="", gap=" ")
    assert only(f"#sudoku\n{spaced.replace('.', empty)}") == expected


def test_a_framed_token_keeps_its_place() -> None:
    found = grid("+---+\n|1 2|\n|. 3|\n+---+\n", framed=True)
    assert texts(found) == ["1", "2", ".", "3"]
    assert places(found) == [(2, 2), (2, 4), (3, 2), (3, 4)]
    assert texts(grid("|12|34|\n|..|..|\n", framed=True)) == list("1234....")


def test_blocks_and_answers_may_be_framed_too() -> None:
    regions = "regions:\nab|ab\nab|ab\n--+--\ncd|cd\ncd|cd\n"
    assert only(f"#jigsaw\n{regions}") == only(
        "#jigsaw\n" + regions.replace("|", "").replace("--+--\n", "")
    )
    puzzle = only(f"#sudoku\n{GIVEN}")
    shown = framed(SOLVED, line="------+-------+------", bar="|", end="", gap=" ")
    commas = "".join(",".join(row) + "\n" for row in SOLVED.split())
    answers = [SOLVED, shown, SOLVED.replace("\n", ""), commas]
    assert len({tuple(puzzle.read_answer(one).items()) for one in answers}) == 1


@pytest.mark.parametrize("row", ["+---+", "|.|.|", "-----"])
def test_where_no_frame_is_expected_its_signs_are_cells(row: str) -> None:
    assert texts(grid(row)) == list(row)


def test_a_frame_without_cells_is_no_grid() -> None:
    with pytest.raises(PuzzleError, match=r"f\.txt:1:1: a frame without cells"):
        grid("+--+\n+--+\n", framed=True)


# -- lists without headers -----------------------------------------------------

LINE = GIVEN.replace("\n", "")
SHORTER = "'3..7....6..195....98....6.8...6...34....'"


def test_a_list_has_a_puzzle_a_line() -> None:
    text = f"# a collection\n; of mine\n{LINE}\n\n{LINE.replace('.', '0')} ; easy\n"
    puzzles = parse_puzzles(text, "list.sdm")
    assert puzzles == [only(f"#sudoku\n{GIVEN}")] * 2
    assert [one.called for one in puzzles] == ["list.sdm:3: puzzle 1", "list.sdm:5: puzzle 2"]
    assert all(isinstance(one, Sudoku) for one in puzzles)
    assert only(LINE) == puzzles[0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"{LINE}\n {LINE[1:]}\n", f"<stdin>:2:2: {SHORTER} stands in a list"),
        (f"{LINE[1:]}\n{LINE}\n", f"<stdin>:1:1: {SHORTER} stands where"),
        (f"#sudoku\n{LINE}\n{LINE}\n", "<stdin>:2:1: a grid of 2 x 81 cells; expected"),
        (f"#sudokku\n#tents\n{LINE}\n", "<stdin>:1:2: 'sudokku' is no puzzle type"),
    ],
)
def test_what_stands_in_a_list_is_a_whole_puzzle(text: str, message: str) -> None:
    with pytest.raises(PuzzleError) as error:
        only(text)
    assert str(error.value).startswith(message)
