"""Pictures: what each meaning becomes, and a golden file for one small board."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import get_args

import pytest
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.picture import (
    FillKind,
    LineKind,
    Picture,
    Polygon,
    Stroke,
    SymbolKind,
    Text,
    outlines,
)
from puzzlepipe.results.svg import picture_css, render_svg, render_thumbnail
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
    assert svg.count('id="') == 2
    assert svg.count('id="q7-mine"') == 1 and svg.count('id="q7"') == 1
    assert [use.get("href") for use in elements(svg, "use")] == ["#q7-mine"] * 3
    assert [use.get("class") for use in elements(svg, "use")][1:] == [
        "symbol mine", "symbol mine drawn"
    ]  # fmt: skip


def test_every_symbol_is_drawn_and_every_class_has_a_style() -> None:
    assert set(SHAPES) == set(get_args(SymbolKind))
    picture = small()
    for column, kind in enumerate(SHAPES):
        picture.symbol(Cell(0, column), kind)
    for column, fill in enumerate(get_args(FillKind)):
        picture.fill(Cell(0, column), fill)
    for number in range(20):
        picture.fill(Cell(0, 0), "region", number)
        picture.fill(Cell(0, 0), "colour", number)
    for line in get_args(LineKind):
        picture.stroke([(0, 0), (1, 0)], line)
    picture.circle((0, 0), 0.1, "black")
    picture.circle((0, 0), 0.1, "plain")
    picture.text(Cell(0, 0), "x", "note")
    svg = render_svg(picture, [Cell(0, 0)], differing=[Cell(0, 1)], numbers=True)
    used = {name for e in ET.fromstring(svg).iter() for name in e.get("class", "").split()}
    plain = set(SHAPES) - {"tree", "flag"} | {"puzzle"}  # kinds that need no rule of their own
    styled = set(re.findall(r"\.([a-z][\w-]*)", picture_css()))
    assert used - plain <= styled


def test_each_colour_has_a_dark_counterpart() -> None:
    light, dark = picture_css().split("prefers-color-scheme: dark")
    names = set(re.findall(r"(--\w+):", light))
    assert names == set(re.findall(r"(--\w+):", dark))
    assert set(re.findall(r"var\((--\w+)\)", dark)) == names


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb`, by WCAG."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_that_is_drawn_can_be_seen(theme: str) -> None:
    """WCAG asks for 3 of what is drawn and of large digits, for 4.5 of smaller text."""
    light, dark = picture_css().split("prefers-color-scheme: dark")
    colours = dict(re.findall(r"--(\w+): (#\w+);", light if theme == "light" else dark))
    card = "#ffffff" if theme == "light" else "#22262d"
    cells = ["paper", "soft", "lit", "ice", *(f"tint{n}" for n in range(8))]
    cells += [f"colour{n}" for n in range(4)]
    for ground in cells:
        assert contrast(colours["ink"], colours[ground]) >= 4.5, ground
        for mark in ("found", "quiet", "alarm", "differs", "leaf"):
            assert contrast(colours[mark], colours[ground]) >= 3, (mark, ground)
    for mark in ("ink", "quiet", "found", "leaf"):
        assert contrast(colours[mark], card) >= 4.5, mark
    for black in ("wall", "shaded"):
        assert contrast("#ffffff", colours[black]) >= 4.5
        assert contrast(colours[black], colours["paper"]) >= 3
        grounds = [name for name in cells if not name.startswith(("tint", "colour"))]
        assert all(luminance(colours[black]) < luminance(colours[g]) for g in grounds)
    darkest = min(colours, key=lambda name: luminance(colours[name]))
    assert darkest in ("wall", "rim", "ink"), "a wall is never the brightest thing on the board"
    assert contrast(colours["wall"], colours["lit"]) >= 3
    assert colours["white"] == "#ffffff", "white discs are white in every theme"


def test_text_on_black_is_light() -> None:
    picture = Picture.board(Grid(1, 2))
    picture.fill(Cell(0, 0), "shaded")
    picture.text(Cell(0, 0), "3", "given")
    picture.circle((1.5, 0.5), 0.4, "black")
    picture.text(Cell(0, 1), "4", "given")
    picture.text_at((-0.5, 0.5), "5", "clue")
    picture.circle((0.5, 1.5), 0.4, "white")
    picture.text(Cell(1, 0), "6", "given")
    svg = render_svg(picture)
    assert [text.text for group in classed(svg, "on-dark") for text in group] == ["3", "4"]
    white = [text.text for group in classed(svg, "on-white") for text in group]
    assert white == ["6"], "a white disc is white in the dark theme too"


def test_failed_cells_are_hatched_and_outlined() -> None:
    svg = render_svg(Picture.board(Grid(2, 2)), [Cell(1, 1), Cell(0, 0)])
    (outline,) = classed(svg, "wrong")
    assert outline.get("d", "").count("M") == 2
    (hatching,) = classed(svg, "hatch")
    assert hatching.get("d", "").count("M") == 6
    plain = render_svg(Picture.board(Grid(2, 2)))
    assert not classed(plain, "wrong") and not classed(plain, "hatch")


def test_one_line_goes_round_failed_cells_that_lie_together() -> None:
    picture = Picture.board(Grid(1, 3))
    picture.fill(Cell(0, 1), "shaded")
    svg = render_svg(picture, [Cell(0, 0), Cell(0, 1)])
    (outline,) = classed(svg, "wrong")
    assert outline.get("d", "").count("M") == 1
    (rim,) = classed(svg, "wrong-rim")
    assert rim.get("d", "").count("M") == 1, "on the black cell"
    assert not classed(render_svg(picture, [Cell(0, 0)]), "wrong-rim")


def test_cells_that_differ_have_marks_of_their_own() -> None:
    svg = render_svg(Picture.board(Grid(2, 2)), differing=[Cell(0, 1), Cell(1, 0)])
    (corners,) = classed(svg, "differs")
    assert corners.get("d", "").count("M") == 2 and not classed(svg, "wrong")


def numbers_of(picture: Picture) -> list[tuple[str, float, float]]:
    (group,) = classed(render_svg(picture, numbers=True), "numbers")
    return [(t.text or "", float(t.get("x", "")), float(t.get("y", ""))) for t in group]


def test_rows_and_columns_have_numbers_at_the_margin() -> None:
    picture = Picture.board(Grid(2, 3))
    assert not classed(render_svg(picture), "numbers")
    shown = numbers_of(picture)
    assert [text for text, _, _ in shown] == ["1", "2", "1", "2", "3"]
    assert all(x < 0 for _, x, _ in shown[:2]) and all(y < 0 for _, _, y in shown[2:])
    picture.numbered = False
    assert not classed(render_svg(picture, numbers=True), "numbers"), "a board with its own names"


def test_numbers_at_the_margin_stand_where_no_clues_are() -> None:
    picture = Picture.board(Grid(2, 3))
    picture.outside("top", [1, 2, 3])
    picture.outside("left", [1, 2])
    shown = numbers_of(picture)
    assert all(x > 120 for _, x, _ in shown[:2]) and all(y > 80 for _, _, y in shown[2:])
    picture.outside("right", [1, 2])
    picture.outside("bottom", [1, 2, 3])
    shown = numbers_of(picture)
    beyond = -40 * max(picture.left, picture.top)
    assert all(x < beyond for _, x, _ in shown[:2]) and all(y < beyond for _, _, y in shown[2:])
    box = ET.fromstring(render_svg(picture, numbers=True)).get("viewBox", "").split()
    assert all(float(box[0]) < x for _, x, _ in shown)


def test_long_boards_number_every_fifth_line() -> None:
    shown = [text for text, _, _ in numbers_of(Picture.board(Grid(6, 21)))]
    assert shown == ["5", "5", "10", "15", "20"]


def test_a_thumbnail_is_the_same_drawing_without_its_numbers() -> None:
    picture = small()
    whole = ET.fromstring(render_svg(picture, numbers=True, prefix="p3"))
    drawing = next(e for e in whole if e.get("id") == "p3")
    assert drawing.get("class") == "puzzle", "the styles must reach into a use of it"
    assert not [e for e in drawing.iter() if e.get("class") == "numbers"]
    thumbnail = ET.fromstring(render_thumbnail(picture, "p3"))
    assert [e.get("href") for e in thumbnail.iter() if e.get("href")] == ["#p3"]
    assert len(render_thumbnail(picture, "p3")) < 250


def test_colours_of_a_map_are_told_apart_without_colour() -> None:
    picture = Picture.board(Grid(1, 5))
    for number in range(5):
        picture.fill(Cell(0, number), "colour", number)
    svg = render_svg(picture)
    assert [len(classed(svg, f"colour{number}")) for number in range(4)] == [1, 1, 1, 1]
    (lines,) = classed(svg, "pattern")
    by_cell: dict[int, set[str]] = {}
    for x1, y1, x2, y2 in re.findall(r"M(\S+) (\S+)L(\S+) (\S+?)(?=M|$)", lines.get("d", "")):
        cell = int(min(float(x1), float(x2)) // 40)
        way = "|" if x1 == x2 else "-" if y1 == y2 else "/"
        by_cell.setdefault(cell, set()).add(way)
    assert by_cell == {1: {"|"}, 2: {"-"}, 3: {"/"}}, "the fifth looks as the first"


def test_an_arrow_has_its_head_at_its_end() -> None:
    picture = Picture.board(Grid(1, 3))
    picture.arrow((0.5, 0.5), (2.5, 0.5))
    (head,) = [s for s in picture.shapes if isinstance(s, Polygon)]
    assert head.points[0] == (2.5, 0.5)
    assert sorted(y for _, y in head.points[1:]) == pytest.approx([0.39, 0.61])
    (line,) = [s for s in picture.shapes if isinstance(s, Stroke) and s.kind == "link"]
    assert line.points[0] == (0.5, 0.5) and 2.3 < line.points[1][0] < 2.5
    shapes = len(picture.shapes)
    picture.arrow((0.5, 0.5), (0.6, 0.5))
    assert len(picture.shapes) == shapes, "too short for a head"


def test_text_stands_in_each_corner() -> None:
    picture = Picture.board(Grid(1, 1))
    for corner in ("nw", "ne", "sw", "se"):
        picture.corner_text(Cell(0, 0), "12", corner=corner)
    points = [shape.at for shape in picture.shapes if isinstance(shape, Text)]
    (x, y), *others = points
    assert 0 < x < 0.5 and 0 < y < 0.5
    expected = [(1 - x, y), (x, 1 - y), (1 - x, 1 - y)]
    assert others == [pytest.approx(point) for point in expected]


def test_part_of_a_disc() -> None:
    picture = Picture.board(Grid(1, 1))
    picture.sector((0.5, 0.5), 0.4, 90, 270, "wall")
    (half,) = [s for s in picture.shapes if isinstance(s, Polygon)]
    assert half.points[0] == (0.5, 0.5)
    assert half.points[1] == (0.5, 0.9) and half.points[-1] == (0.5, 0.1)
    assert min(x for x, _ in half.points) == 0.1 and max(x for x, _ in half.points) == 0.5


def test_mirrors_and_bands() -> None:
    picture = Picture.board(Grid(1, 2))
    picture.diagonal(Cell(0, 0), "/", "thick", 0.1)
    picture.diagonal(Cell(0, 1), "\\", "thick", 0.1)
    rising, falling = [s.points for s in picture.shapes if isinstance(s, Stroke)][-2:]
    assert rising == ((0.1, 0.9), (0.9, 0.1))
    assert falling == ((1.1, 0.1), (1.9, 0.9))
    picture.stroke([(0.5, 0.5), (1.5, 0.5)], "band")
    svg = render_svg(picture)
    assert svg.index('class="band"') < svg.index('class="thin"'), "below all lines"


def test_what_is_no_cell_is_no_paper() -> None:
    picture = Picture(1, 2)
    assert len(classed(render_svg(picture), "paper")) == 1
    picture.cells = frozenset([Cell(0, 1)])
    (paper,) = classed(render_svg(picture), "paper")
    assert paper.get("d") == "M40 0h40v40h-40z"


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


def test_thousands_of_points_are_one_path() -> None:
    picture = Picture(40, 60)
    picture.points()
    svg = render_svg(picture)
    (points,) = classed(svg, "point")
    assert points.get("d", "").count("M") == 41 * 61 and not elements(svg, "circle")
    assert float(points.get("stroke-width", "")) == pytest.approx(2 * 0.06 * 40)


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
