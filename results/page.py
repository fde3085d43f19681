"""The HTML page: the answer and the puzzle as pictures, what is wrong, and folded all the rest.

One file without scripts that asks the network for nothing. Whatever comes from a file or a
solver is escaped; the page is ASCII, so its encoding can never be mistaken.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ..puzzles.check import Check
from ..puzzles.grid import Cell
from ..puzzles.picture import Picture
from .notice import Notice, notice_of
from .report import Report
from .svg import ascii_markup, render_svg, render_thumbnail

_TEMPLATES = Path(__file__).parent.parent / "templates" / "html"
_WIDE, _LONG = 2.2, 40
"""A board so many times as wide as high, or of more columns, has the whole width of the page."""


_HALF_PAGE = 14  # cells that go side by side on half a page


@dataclass(frozen=True)
class Figure:
    """A picture with its caption; `wrong` and `differing` cells are marked."""

    caption: str
    picture: Picture
    wrong: tuple[Cell, ...] = ()
    differing: tuple[Cell, ...] = ()

    @property
    def wide(self) -> bool:
        """Whether it needs a row of its own."""
        return self.picture.width > min(_LONG, _WIDE * self.picture.height)


@dataclass(frozen=True)
class Section:
    """One puzzle on the page.

    `remark` tells what the pictures leave out. `smt` is the SMT-LIB text, shown folded; where it
    is empty, `command` prints it. With `brief` of the checks that hold there is only the number.
    """

    report: Report
    figures: tuple[Figure, ...] = ()
    remark: str = ""
    smt: str = ""
    command: str = ""
    brief: bool = False

    @property
    def notice(self) -> Notice | None:
        """What is said loudly; nothing where all is well."""
        return notice_of(self.report)


@dataclass(frozen=True)
class Page:
    """One page of one puzzle or more."""

    title: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class FactsPage:
    """What holds in every solution of a puzzle, whose type the report tells.

    `summary` counts the facts, `notes` say what a player of the type reads from them, `words`
    tell each one.
    """

    report: Report
    summary: str
    figures: tuple[Figure, ...]
    notes: tuple[str, ...] = ()
    words: tuple[str, ...] = ()

    @property
    def notice(self) -> Notice | None:
        """Why there are no facts."""
        return notice_of(self.report)


@dataclass(frozen=True)
class Sheet:
    """One puzzle, to be printed and solved by hand; `number` tells it apart."""

    number: int
    heading: str
    kind: str
    picture: Picture

    @property
    def large(self) -> bool:
        """Whether it needs the width of a page to write into its cells."""
        return self.picture.left + self.picture.width + self.picture.right > _HALF_PAGE


@dataclass(frozen=True)
class _Rule:
    """The checks of one rule, failures apart."""

    sentence: str
    failed: tuple[Check, ...]
    passed: tuple[Check, ...]


def answer_figures(
    report: Report,
    puzzle: Picture,
    answers: Iterable[Picture] = (),
    *,
    differing: tuple[Cell, ...] = (),
) -> tuple[Figure, ...]:
    """The usual pictures: the answers, the first with its failed cells, and the puzzle.

    `differing` are the cells where answers differ; every answer has them marked.
    """
    pictures = list(answers)
    figures = []
    for number, picture in enumerate(pictures, 1):
        caption = f"Solution {number}" if report.differing else "Solution"
        wrong: tuple[Cell, ...] = ()
        if number == 1 and report.failed:
            caption, wrong = "Answer; hatched: where a check fails", report.wrong
        figures.append(Figure(caption, picture, wrong, () if wrong else differing))
    return (*figures, Figure("Puzzle", puzzle))


def render_page(page: Page) -> str:
    """The page as one HTML file."""
    return _render("page.html.j2", {"page": page})


def render_facts(page: FactsPage) -> str:
    """The page of what holds in every solution as one HTML file."""
    return _render("facts.html.j2", {"page": page})


def render_sheets(title: str, sheets: Iterable[Sheet]) -> str:
    """Blank puzzles as one HTML file, several to a printed page."""
    return _render("sheets.html.j2", {"title": title, "sheets": list(sheets)})


def _render(template: str, what: Mapping[str, Any]) -> str:
    return ascii_markup(_environment().get_template(template).render(what))


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES, encoding="ascii"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["rules"] = _rules
    environment.filters["svg"] = _svg
    environment.filters["thumbnail"] = _thumbnail
    environment.filters["blank"] = _blank
    return environment


def _rules(checks: Iterable[Check]) -> list[_Rule]:
    """Checks grouped by rule, rules with failures first, else in the order of the checks."""
    groups: dict[str, list[Check]] = {}
    for check in checks:
        groups.setdefault(check.rule, []).append(check)
    rules = [
        _Rule(
            sentence,
            tuple(check for check in group if not check.ok),
            tuple(check for check in group if check.ok),
        )
        for sentence, group in groups.items()
    ]
    return sorted(rules, key=lambda rule: not rule.failed)


# What is drawn escapes every text in it.


def _svg(figure: Figure, title: str, prefix: str) -> Markup:
    return Markup(
        render_svg(
            figure.picture,
            figure.wrong,
            title,
            differing=figure.differing,
            numbers=True,
            prefix=prefix,
        )
    )


def _thumbnail(figure: Figure, prefix: str) -> Markup:
    return Markup(render_thumbnail(figure.picture, prefix))


def _blank(picture: Picture, title: str, prefix: str) -> Markup:
    return Markup(render_svg(picture, title=title, numbers=True, prefix=prefix))
