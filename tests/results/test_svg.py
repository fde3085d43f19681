"""Pictures: what each meaning becomes, and a golden file for one small board."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import get_args

import pytest
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.picture import Picture, SymbolKind, outlines
from puzzlepipe.results.svg import picture_css, render_svg
from puzzlepipe.results.symbols import SHAPES

GOLDEN = Path(__file__).parent / "golden.svg"


def elements(svg: str, name: str) -> list[ET.Element]:
    return list(ET.fromstring(svg).iter(f"{{http://www.w3.org/2000/svg}}{name}"))


def classed(svg: str, name: str) -> list[ET.Element]:
    return [e for e in ET.fromstring(svg).iter() if name in e.get("class", "").split()]


def small() -> Picture:
    picture = Picture.board(Grid(2, 3))
    picture.outside("top", [1, None, [2, 10]])
    picture.outside("left", [1, 0])
    picture.tint({Cell(0, 0): "a", Cell(0, 1): "a", Cell(1, 0): "b", Cell(1, 1): "b"})
    picture.borders({cell: "ab"[cell.row] for cell in Grid(2, 2).cells})
    picture.borders({Cell(0, 0): "k", Cell(0, 1): "k"}, "dashed")
    picture.corner_text(Cell(0, 0), "12")
    picture.text(Cell(0, 0), "5", "given")
    picture.text(Cell(0, 1), "7", "found")
    picture.fill(Cell(0, 2), "wall")
    picture.text(Cell(0, 2), "3", "given")
    picture.symbol(Cell(1, 0), "tree")
    picture.symbol(Cell(1, 1), "tent", found=True)
    picture.connect(Cell(1, 0), Cell(1, 1), "link")
    picture.circle((2.5, 1.5), 0.3, "white")
    return picture


def test_a_small_board_looks_as_it_did() -> None:
    """After a wanted change: look at the picture, then write what is drawn to golden.svg."""
    assert render_svg(small(), [Cell(1, 0)], "A <small> board") == GOLDEN.read_text("ascii")


def test_symbols_are_defined_once_and_only_those_used() -> None:
    picture = Picture.board(Grid(1, 3))
    for cell in Grid(1, 3).cells:
        picture.symbol(cell, "mine", found=cell.column == 2)
    svg = render_svg(picture, prefix="q7")
    assert svg.count('id="') == 1
    assert svg.count('id="q7-mine"') == 1
    assert [use.get("href") for use in elements(svg, "use")] == ["#q7-mine"] * 3
    assert [use.get("class") for use in elements(svg, "use")][1:] == [
        "symbol mine", "symbol mine drawn"
    ]  # fmt: skip


def test_every_symbol_is_drawn_and_every_class_has_a_style() -> None:
    assert set(SHAPES) == set(get_args(SymbolKind))
    picture = small()
    for column, kind in enumerate(SHAPES):
        picture.symbol(Cell(0, column), kind)
    picture.stroke([(0, 0), (1, 0)], "loop")
    for column, fill in enumerate(["shaded", "wall", "void", "soft", "lit"]):
        picture.fill(Cell(0, column), fill)  # type: ignore[arg-type]
    for number in range(20):
        picture.fill(Cell(0, 0), "region", number)
    picture.circle((0, 0), 0.1, "black")
    picture.circle((0, 0), 0.1, "plain")
    picture.text(Cell(0, 0), "x", "note")
    svg = render_svg(picture, [Cell(0, 0)], differing=[Cell(0, 1)])
    used = {name for e in ET.fromstring(svg).iter() for name in e.get("class", "").split()}
    plain = set(SHAPES) - {"tree", "flag"} | {"puzzle"}  # kinds that need no rule of their own
    styled = set(re.findall(r"\.([a-z][\w-]*)", picture_css()))
    assert used - plain <= styled


def test_each_colour_has_a_dark_counterpart() -> None:
    light, dark = picture_css().split("prefers-color-scheme: dark")
    names = set(re.findall(r"(--\w+):", light))
    assert names == set(re.findall(r"(--\w+):", dark))
    assert set(re.findall(r"var\((--\w+)\)", dark)) == names


def test_text_on_black_is_light() -> None:
    picture = Picture.board(Grid(1, 2))
    picture.fill(Cell(0, 0), "shaded")
    picture.text(Cell(0, 0), "3", "given")
    picture.circle((1.5, 0.5), 0.4, "black")
    picture.text(Cell(0, 1), "4", "given")
    picture.text_at((-0.5, 0.5), "5", "clue")
    dark = classed(render_svg(picture), "on-dark")
    assert [text.text for group in dark for text in group] == ["3", "4"]


def test_failed_cells_are_hatched_and_outlined() -> None:
    svg = render_svg(Picture.board(Grid(2, 2)), [Cell(1, 1), Cell(0, 0)])
    (outline,) = classed(svg, "wrong")
    assert outline.get("d", "").startswith("M2 2h36") and outline.get("d", "").count("M") == 2
    (hatching,) = classed(svg, "hatch")
    assert hatching.get("d", "").count("M") == 6
    plain = render_svg(Picture.board(Grid(2, 2)))
    assert not classed(plain, "wrong") and not classed(plain, "hatch")


def test_cells_that_differ_have_marks_of_their_own() -> None:
    svg = render_svg(Picture.board(Grid(2, 2)), differing=[Cell(0, 1)])
    assert len(classed(svg, "differs")) == 1 and not classed(svg, "wrong")


@pytest.mark.parametrize("title", ["</title><script>x</script>", 'a"b&c', "\0\x1b[2J", "\ud800 数"])
@pytest.mark.parametrize("standalone", [False, True])
def test_any_text_stays_text(title: str, standalone: bool) -> None:
    picture = Picture.board(Grid(1, 1))
    picture.text(Cell(0, 0), title, "note")
    svg = render_svg(picture, title=title, standalone=standalone)
    assert svg.isascii()
    shown = re.sub(r"[\0\x1b\ud800]", "\ufffd", title)
    assert [e.text for e in elements(svg, "title")] == [shown]
    assert [e.text for e in elements(svg, "text")] == [shown]
    assert not elements(svg, "script")


def test_a_reader_that_sees_nothing_is_told_what_it_is() -> None:
    root = ET.fromstring(render_svg(small(), title="Tents"))
    assert root.get("role") == "img"
    assert root[0].tag.endswith("title") and root[0].text == "Tents"


def test_a_file_of_its_own_carries_its_styles() -> None:
    inline, alone = render_svg(small()), render_svg(small(), standalone=True)
    assert "<style>" not in inline
    assert alone.startswith("<?xml") and picture_css() in alone
    (style,) = elements(alone, "style")
    before = (style.text or "").partition(picture_css())[0]
    assert ".puzzle .paper { fill: #ffffff; }" in before and "var(" not in before


def test_walls_in_a_row_become_one_line() -> None:
    picture = Picture(1, 3)
    for column in (2, 0, 1):
        picture.stroke([(column, 0), (column + 1, 0)], "thick")
    picture.stroke([(0, 1), (1, 1)], "thick")
    assert [e.get("d") for e in classed(render_svg(picture), "thick")] == ["M0 0L120 0M0 40L40 40"]


def test_long_numbers_shrink_to_their_cell() -> None:
    picture = Picture.board(Grid(1, 1))
    picture.text(Cell(0, 0), "1000", "found")
    (group,) = classed(render_svg(picture), "found")
    assert float(group.get("font-size", "")) * 4 * 0.56 <= 40


def test_a_big_board_stays_small() -> None:
    grid = Grid(40, 60)
    picture = Picture.board(grid)
    for cell in grid.cells:
        picture.fill(cell, "shaded")
    svg = render_svg(picture)
    assert svg.count("<path") == 3
    assert 18 * 60 <= float(ET.fromstring(svg).get("width", "")) <= 1200


def test_outlines_follow_turns_holes_and_corners() -> None:
    corner = [Cell(0, 0), Cell(0, 1), Cell(1, 0)]
    (line,) = outlines(corner, 0.25)
    assert line[0] == line[-1]
    assert set(line) == {
        (0.25, 0.25), (1.75, 0.25), (1.75, 0.75), (0.75, 0.75), (0.75, 1.75), (0.25, 1.75)
    }  # fmt: skip
    ring = [cell for cell in Grid(3, 3).cells if cell != Cell(1, 1)]
    outer, inner = outlines(ring, 0.25)
    assert set(outer) == {(0.25, 0.25), (2.75, 0.25), (2.75, 2.75), (0.25, 2.75)}
    assert set(inner) == {(0.75, 0.75), (2.25, 0.75), (2.25, 2.25), (0.75, 2.25)}
    apart = outlines([Cell(0, 0), Cell(1, 1)], 0.25)
    assert [len(line) for line in apart] == [5, 5]


def test_regions_that_meet_have_different_tints() -> None:
    grid = Grid(6, 6)
    ids = {cell: f"{cell.row // 2}{cell.column // 2}" for cell in grid.cells}
    picture = Picture(6, 6)
    picture.tint(ids)
    tints = {shape.cell: shape.number for shape in picture.shapes}  # type: ignore[union-attr]
    for cell in grid.cells:
        for near in grid.around(cell):
            assert (ids[cell] == ids[near]) == (tints[cell] == tints[near])
    assert max(tints.values()) == 3


def test_clues_beside_the_board_keep_their_distance() -> None:
    picture = Picture(1, 1)
    picture.outside("left", [[10, 2, 33]])
    places = [(shape.text, shape.at[0]) for shape in picture.shapes]  # type: ignore[union-attr]
    assert [text for text, _ in places] == ["33", "2", "10"]
    (_, a), (_, b), (_, c) = places
    assert a > b > c > -picture.left
    assert a - b >= 2 * 0.56 * 0.5  # two digits fit between two middles


def test_clues_stand_on_all_four_sides() -> None:
    picture = Picture(2, 3)
    clues = {"top": (1, None, 2), "bottom": (3, 4, None), "left": (5, 6), "right": (None, (7, 10))}
    for side, values in clues.items():
        picture.outside(side, values)  # type: ignore[arg-type]
    at = {shape.text: shape.at for shape in picture.shapes}  # type: ignore[union-attr]
    assert at["1"][1] < 0
    assert at["3"][1] > picture.height
    assert at["5"][0] < 0
    assert picture.width < at["7"][0] < at["10"][0]
    assert (at["1"][0], at["3"][0], at["4"][0], at["2"][0]) == (0.5, 0.5, 1.5, 2.5)
    assert (at["5"][1], at["6"][1], at["7"][1]) == (0.5, 1.5, 1.5)
    assert all(getattr(picture, side) > 0 for side in clues)
