"""A `Picture` as SVG: each meaning is a class name, and picture.css says how it looks.

A cell is 40 units wide. What lies below is written first: backgrounds, bands, thin lines, cages,
borders, discs, the loop, symbols, text, and on top the outlines of marked cells. Lines of one
kind are joined into one path, so a 40x60 board stays small.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import cache
from html import escape
from pathlib import Path

from ..puzzles.grid import Cell
from ..puzzles.picture import (
    CAPITAL,
    COLOURS,
    DIGIT,
    POINT,
    Circle,
    Fill,
    LineKind,
    Picture,
    Point,
    Polygon,
    Stroke,
    Symbol,
    Text,
    outlines,
)
from .margin import Room, margin_numbers, units
from .symbols import SHAPES

_TINTS = 8
_STYLES = Path(__file__).parent.parent / "templates" / "html"


def render_svg(
    picture: Picture,
    wrong: Collection[Cell] = (),
    title: str = "",
    *,
    differing: Collection[Cell] = (),
    numbers: bool = False,
    prefix: str = "p",
    standalone: bool = False,
) -> str:
    """Draw a picture; the text is ASCII, so it may stand in a page of any encoding.

    Args:
        picture: what to draw.
        wrong: cells that failed a check, marked with an outline and a hatching.
        title: what a screen reader says; any text.
        differing: cells that are not the same in every solution, each with a mark in its corner.
        numbers: whether rows and columns have their numbers at the margin.
        prefix: the id of all that is drawn, and the begin of every other id; two pictures on one
            page need two prefixes.
        standalone: a complete file that carries its own styles, instead of an inline element.
    """
    room = Room.round(picture, numbers)
    scale = _pixels(max(room.width, room.height))
    drawn = {symbol.kind for symbol in picture.shapes if isinstance(symbol, Symbol)}
    style = f"<style>{_standalone_css()}</style>" if standalone else ""
    defs = "".join(f'<g id="{prefix}-{kind}">{SHAPES[kind]}</g>' for kind in sorted(drawn))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="puzzle" role="img" viewBox="{room.box}" '
        f'width="{round(room.width * scale)}" height="{round(room.height * scale)}">',
        f"<title>{_xml(title)}</title>" if title else "",
        style,
        f"<defs>{defs}</defs>" if defs else "",
        # Its class again: rules for what lies in a .puzzle hold in a `use` of it as well.
        f'<g id="{prefix}" class="puzzle">',
        _paper(picture, room.box if standalone else ""),
        *_fills(picture),
        *(_path(picture, kind) for kind in ("band", "thin", "dotted", "dashed", "link", "thick")),
        _hatching(wrong),  # below what stands in the cell, which stays legible
        *_circles(picture),
        _path(picture, "loop"),
        *_symbols(picture, prefix),
        *_texts(picture),
        _corners(differing),
        *_outlined(wrong, picture),
        "</g>",
        margin_numbers(picture) if numbers and picture.numbered else "",
        "</svg>",
    ]
    head = '<?xml version="1.0" encoding="UTF-8"?>\n' if standalone else ""
    return head + "\n".join(part for part in parts if part) + "\n"


def render_thumbnail(picture: Picture, prefix: str) -> str:
    """A second, small view of a picture that stands on the same page under this prefix."""
    room = Room.round(picture, numbers=False)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="puzzle" aria-hidden="true" '
        f'viewBox="{room.box}"><use href="#{prefix}"/></svg>'
    )


def picture_css() -> str:
    """The styles of all pictures, for a page that holds some."""
    return (_STYLES / "picture.css").read_text("ascii")


@cache
def _standalone_css() -> str:
    """The styles once in plain light colours and once in full.

    Drawing programs that know no CSS variables skip the second copy of each rule.
    """
    css = picture_css()
    light = dict(re.findall(r"(--\w+): (#\w+);", css.partition("@media")[0]))
    rules = css[css.index(".puzzle text") :]
    return re.sub(r"var\((--\w+)\)", lambda match: light[match[1]], rules) + css


def _pixels(cells: float) -> float:
    """Width of a cell on the screen: comfortable on small boards, still legible on big ones."""
    return min(48.0, max(18.0, 880 / cells))


def ascii_markup(markup: str) -> str:
    """The same markup in ASCII, without the characters that XML forbids."""
    allowed = re.sub(r"[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", markup)
    return allowed.encode("ascii", "xmlcharrefreplace").decode()


def _xml(text: str) -> str:
    return ascii_markup(escape(text))


def _square(cell: Cell, inset: float = 0) -> str:
    side = units(1 - 2 * inset)
    return f"M{units(cell.column + inset)} {units(cell.row + inset)}h{side}v{side}h-{side}z"


def _paper(picture: Picture, box: str) -> str:
    if box:
        x, y, width, height = box.split()
    else:
        if picture.cells is not None:
            squares = "".join(_square(cell) for cell in sorted(picture.cells))
            return f'<path class="paper" d="{squares}"/>'
        x, y, width, height = "0", "0", units(picture.width), units(picture.height)
    return f'<rect class="paper" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def _fills(picture: Picture) -> Iterable[str]:
    """Backgrounds of cells, then shapes that lie over them: one path for each kind of either."""
    for layer in (Fill, Polygon):
        paths: dict[str, list[str]] = {}
        for shape in picture.shapes:
            if not isinstance(shape, layer):
                continue
            name: str = shape.kind
            if name == "region":
                name = f"tint{shape.number % _TINTS}"
            elif name == "colour":
                name = f"colour{shape.number % COLOURS}"
            line = _square(shape.cell) if isinstance(shape, Fill) else _line(shape.points) + "z"
            paths.setdefault(name, []).append(line)
        # Tints lie below what the puzzle or the player blackens.
        for name in sorted(paths, key=lambda name: name in ("shaded", "wall")):
            yield f'<path class="{name}" d="{"".join(paths[name])}"/>'
    coloured = [s for s in picture.shapes if isinstance(s, Fill) and s.kind == "colour"]
    patterns = "".join(_pattern(shape.cell, shape.number % COLOURS) for shape in coloured)
    if patterns:
        yield f'<path class="pattern" d="{patterns}"/>'


def _pattern(cell: Cell, number: int) -> str:
    """Lines across a cell that go on in its neighbours: none, upright, level or slanting."""
    x, y = cell.column, cell.row
    ends: list[tuple[float, float, float, float]] = [
        *((at, 0, at, 1) for at in (0.25, 0.75) if number == 1),
        *((0, at, 1, at) for at in (0.25, 0.75) if number == 2),
        *(slant for slant in ((0, 0.5, 0.5, 0), (0, 1, 1, 0), (0.5, 1, 1, 0.5)) if number == 3),
    ]
    return "".join(_line([(x + a, y + b), (x + c, y + d)]) for a, b, c, d in ends)


def _line(points: Iterable[Point]) -> str:
    first, *rest = points
    return f"M{units(first[0])} {units(first[1])}" + "".join(
        f"L{units(x)} {units(y)}" for x, y in rest
    )


def _path(picture: Picture, kind: LineKind) -> str:
    lines = [s.points for s in picture.shapes if isinstance(s, Stroke) and s.kind == kind]
    if not lines:
        return ""
    pieces = []
    for points in lines if kind == "dashed" else _joined(lines):
        closed = points[0] == points[-1] and len(points) > 2
        pieces.append(_line(points[:-1]) + "z" if closed else _line(points))
    return f'<path class="{kind}" d="{"".join(pieces)}"/>'


def _joined(lines: Iterable[tuple[Point, ...]]) -> list[tuple[Point, ...]]:
    """The same lines with pieces that run straight on, such as the walls of a region, as one."""
    straight: dict[tuple[bool, float], list[tuple[float, float]]] = {}
    others: list[tuple[Point, ...]] = []
    for points in lines:
        (x1, y1), (x2, y2) = points[0], points[-1]
        if len(points) == 2 and (x1 == x2 or y1 == y2):
            upright = x1 == x2
            span = (y1, y2) if upright else (x1, x2)
            straight.setdefault((upright, x1 if upright else y1), []).append((min(span), max(span)))
        else:
            others.append(points)
    for (upright, at), spans in straight.items():
        merged: list[list[float]] = []
        for low, high in sorted(spans):
            if merged and low <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], high)
            else:
                merged.append([low, high])
        for low, high in merged:
            others.append(((at, low), (at, high)) if upright else ((low, at), (high, at)))
    return others


def _dark_cells(picture: Picture) -> set[Cell]:
    """The cells where ink would not show."""
    return {
        shape.cell
        for shape in picture.shapes
        if isinstance(shape, Fill) and shape.kind in ("shaded", "wall")
    }


def _grounds(picture: Picture) -> dict[Point, str]:
    """The colour of what is written in the middle of a disc, which no theme changes."""
    grounds = {"black": "on-dark", "white": "on-white"}
    return {
        shape.at: grounds[shape.kind]
        for shape in picture.shapes
        if isinstance(shape, Circle) and shape.kind in grounds
    }


def _circles(picture: Picture) -> Iterable[str]:
    """Discs; small black ones, of which a board can have thousands, as the dots of one path."""
    discs = [shape for shape in picture.shapes if isinstance(shape, Circle)]
    dots = [disc for disc in discs if (disc.kind, disc.radius) == ("black", POINT)]
    if dots:
        path = "".join(f"M{units(disc.at[0])} {units(disc.at[1])}h0" for disc in dots)
        yield f'<path class="point" stroke-width="{units(2 * POINT)}" d="{path}"/>'
    for shape in discs:
        if (shape.kind, shape.radius) != ("black", POINT):
            x, y, radius = map(units, (*shape.at, shape.radius))
            yield f'<circle class="{shape.kind}" cx="{x}" cy="{y}" r="{radius}"/>'


def _symbols(picture: Picture, prefix: str) -> Iterable[str]:
    dark = _dark_cells(picture)
    for shape in picture.shapes:
        if isinstance(shape, Symbol):
            names = ["symbol", shape.kind]
            if shape.found:
                names.append("drawn")
            if shape.cell in dark:
                names.append("on-dark")
            shift = 0.32 if shape.corner else 0.0
            x, y = units(shape.cell.column + shift), units(shape.cell.row + shift)
            place = f'transform="translate({x} {y}) scale(.66)"' if shift else f'x="{x}" y="{y}"'
            yield f'<use class="{" ".join(names)}" href="#{prefix}-{shape.kind}" {place}/>'


def _texts(picture: Picture) -> Iterable[str]:
    """Texts, those that look alike in one group."""
    dark, grounds = _dark_cells(picture), _grounds(picture)
    groups: dict[tuple[str, float], list[str]] = {}
    for shape in picture.shapes:
        if isinstance(shape, Text):
            x, y = shape.at
            size = shape.size
            if shape.kind != "clue":  # in a cell: no wider than the cell
                size = min(size, 0.9 / (DIGIT * max(1, len(shape.text))))
            name: str = shape.kind
            if shape.at in grounds:
                name += f" {grounds[shape.at]}"
            elif Cell(int(y // 1), int(x // 1)) in dark:
                name += " on-dark"
            base = units(y + CAPITAL / 2 * size)  # the middle of the digits lies on the point
            groups.setdefault((name, size), []).append(
                f'<text x="{units(x)}" y="{base}">{_xml(shape.text)}</text>'
            )
    for (name, size), texts in groups.items():
        yield f'<g class="{name}" font-size="{units(size)}">{"".join(texts)}</g>'


def _corners(cells: Collection[Cell]) -> str:
    """A small triangle in the upper right corner of each cell, where nothing else stands."""
    if not cells:
        return ""
    size = units(0.25)
    corners = (
        f"M{units(cell.column + 0.69)} {units(cell.row + 0.06)}h{size}v{size}z"
        for cell in sorted(cells)
    )
    return f'<path class="differs" d="{"".join(corners)}"/>'


def _outlined(cells: Collection[Cell], picture: Picture) -> Iterable[str]:
    """A line round cells that failed a check, one round those that lie together.

    On black cells the line needs a rim to be seen.
    """
    for name, some in (("wrong-rim", _dark_cells(picture).intersection(cells)), ("wrong", cells)):
        if some:
            lines = "".join(f"{_line(points[:-1])}z" for points in outlines(some, 0.08))
            yield f'<path class="{name}" d="{lines}"/>'


def _hatching(cells: Collection[Cell]) -> str:
    """Three slanting lines a cell: a failed cell shows without its colour too."""
    if not cells:
        return ""
    strokes = []
    for cell in sorted(cells):
        x, y = cell.column, cell.row
        for low in (0.45, 1.0, 1.55):
            start, end = max(0.05, low - 0.95), min(0.95, low - 0.05)
            strokes.append(_line([(x + start, y + low - start), (x + end, y + low - end)]))
    return f'<path class="hatch" d="{"".join(strokes)}"/>'
