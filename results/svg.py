"""A `Picture` as SVG: each meaning is a class name, and picture.css says how it looks.

A cell is 40 units wide. What lies below is written first: backgrounds, thin lines, cages,
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
    DIGIT,
    Circle,
    Fill,
    LineKind,
    Picture,
    Point,
    Polygon,
    Stroke,
    Symbol,
    Text,
)
from .symbols import SHAPES

UNIT = 40
_TINTS = 8
_MARGIN = 0.1  # room for the frame and the marks, in cells
_STYLES = Path(__file__).parent.parent / "templates" / "html"


def render_svg(
    picture: Picture,
    wrong: Collection[Cell] = (),
    title: str = "",
    *,
    differing: Collection[Cell] = (),
    prefix: str = "p",
    standalone: bool = False,
) -> str:
    """Draw a picture; the text is ASCII, so it may stand in a page of any encoding.

    Args:
        picture: what to draw.
        wrong: cells that failed a check, marked with an outline and a hatching.
        title: what a screen reader says; any text.
        differing: cells that are not the same in every solution, marked with dots round them.
        prefix: begins every id; two pictures on one page need two prefixes.
        standalone: a complete file that carries its own styles, instead of an inline element.
    """
    left, top = picture.left + _MARGIN, picture.top + _MARGIN
    width = left + picture.width + picture.right + _MARGIN
    height = top + picture.height + picture.bottom + _MARGIN
    scale = _pixels(max(width, height))
    box = f"{_n(-left)} {_n(-top)} {_n(width)} {_n(height)}"
    drawn = {symbol.kind for symbol in picture.shapes if isinstance(symbol, Symbol)}
    style = f"<style>{_standalone_css()}</style>" if standalone else ""
    defs = "".join(f'<g id="{prefix}-{kind}">{SHAPES[kind]}</g>' for kind in sorted(drawn))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="puzzle" role="img" viewBox="{box}" '
        f'width="{round(width * scale)}" height="{round(height * scale)}">',
        f"<title>{_xml(title)}</title>" if title else "",
        style,
        f"<defs>{defs}</defs>" if defs else "",
        _paper(picture, box if standalone else ""),
        *_fills(picture),
        *(_path(picture, kind) for kind in ("thin", "dotted", "dashed", "link", "thick")),
        _hatching(wrong),  # below what stands in the cell, which stays legible
        *_circles(picture),
        _path(picture, "loop"),
        *_symbols(picture, prefix),
        *_texts(picture),
        _marks(differing, "differs", 0.12),
        _marks(wrong, "wrong", 0.05),
        "</svg>",
    ]
    head = '<?xml version="1.0" encoding="UTF-8"?>\n' if standalone else ""
    return head + "\n".join(part for part in parts if part) + "\n"


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
    return min(44.0, max(18.0, 880 / cells))


def _n(cells: float) -> str:
    """A length in units, as short as it can be written."""
    return f"{round(cells * UNIT, 1):g}"


def ascii_markup(markup: str) -> str:
    """The same markup in ASCII, without the characters that XML forbids."""
    allowed = re.sub(r"[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", markup)
    return allowed.encode("ascii", "xmlcharrefreplace").decode()


def _xml(text: str) -> str:
    return ascii_markup(escape(text))


def _square(cell: Cell, inset: float = 0) -> str:
    side = _n(1 - 2 * inset)
    return f"M{_n(cell.column + inset)} {_n(cell.row + inset)}h{side}v{side}h-{side}z"


def _paper(picture: Picture, box: str) -> str:
    if box:
        x, y, width, height = box.split()
    else:
        x, y, width, height = "0", "0", _n(picture.width), _n(picture.height)
    return f'<rect class="paper" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def _fills(picture: Picture) -> Iterable[str]:
    """Backgrounds of cells, then shapes that lie over them: one path for each kind of either."""
    for layer in (Fill, Polygon):
        paths: dict[str, list[str]] = {}
        for shape in picture.shapes:
            if not isinstance(shape, layer):
                continue
            name = f"tint{shape.number % _TINTS}" if shape.kind == "region" else shape.kind
            line = _square(shape.cell) if isinstance(shape, Fill) else _line(shape.points) + "z"
            paths.setdefault(name, []).append(line)
        # Tints lie below what the puzzle or the player blackens.
        for name in sorted(paths, key=lambda name: name in ("shaded", "wall")):
            yield f'<path class="{name}" d="{"".join(paths[name])}"/>'


def _line(points: Iterable[Point]) -> str:
    first, *rest = points
    return f"M{_n(first[0])} {_n(first[1])}" + "".join(f"L{_n(x)} {_n(y)}" for x, y in rest)


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


def _dark_places(picture: Picture) -> tuple[set[Cell], set[Point]]:
    """Where ink would not show: black cells, and the middles of black discs."""
    cells = {
        shape.cell
        for shape in picture.shapes
        if isinstance(shape, Fill) and shape.kind in ("shaded", "wall")
    }
    discs = {
        shape.at for shape in picture.shapes if isinstance(shape, Circle) and shape.kind == "black"
    }
    return cells, discs


def _circles(picture: Picture) -> Iterable[str]:
    for shape in picture.shapes:
        if isinstance(shape, Circle):
            x, y = shape.at
            yield (
                f'<circle class="{shape.kind}" cx="{_n(x)}" cy="{_n(y)}" r="{_n(shape.radius)}"/>'
            )


def _symbols(picture: Picture, prefix: str) -> Iterable[str]:
    dark, _ = _dark_places(picture)
    for shape in picture.shapes:
        if isinstance(shape, Symbol):
            names = ["symbol", shape.kind]
            if shape.found:
                names.append("drawn")
            if shape.cell in dark:
                names.append("on-dark")
            shift = 0.32 if shape.corner else 0.0
            x, y = _n(shape.cell.column + shift), _n(shape.cell.row + shift)
            place = f'transform="translate({x} {y}) scale(.66)"' if shift else f'x="{x}" y="{y}"'
            yield f'<use class="{" ".join(names)}" href="#{prefix}-{shape.kind}" {place}/>'


def _texts(picture: Picture) -> Iterable[str]:
    """Texts, those that look alike in one group."""
    cells, discs = _dark_places(picture)
    groups: dict[tuple[str, float], list[str]] = {}
    for shape in picture.shapes:
        if isinstance(shape, Text):
            x, y = shape.at
            size = shape.size
            if shape.kind != "clue":  # in a cell: no wider than the cell
                size = min(size, 0.9 / (DIGIT * max(1, len(shape.text))))
            name: str = shape.kind
            if shape.at in discs or Cell(int(y // 1), int(x // 1)) in cells:
                name += " on-dark"
            # The middle of the digits comes to lie on the point.
            groups.setdefault((name, size), []).append(
                f'<text x="{_n(x)}" y="{_n(y + CAPITAL / 2 * size)}">{_xml(shape.text)}</text>'
            )
    for (name, size), texts in groups.items():
        yield f'<g class="{name}" font-size="{_n(size)}">{"".join(texts)}</g>'


def _marks(cells: Collection[Cell], name: str, inset: float) -> str:
    if not cells:
        return ""
    return f'<path class="{name}" d="{"".join(_square(cell, inset) for cell in sorted(cells))}"/>'


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
