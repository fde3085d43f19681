"""The HTML page: puzzle and answer as pictures, the verdict, every check, the constraints.

One file without scripts that asks the network for nothing. Whatever comes from a file or a
solver is escaped; the page is ASCII, so its encoding can never be mistaken.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from ..puzzles.check import Check
from ..puzzles.grid import Cell
from ..puzzles.picture import Picture
from .report import Report, Verdict
from .svg import ascii_markup, render_svg

_TEMPLATES = Path(__file__).parent.parent / "templates" / "html"
_FEW = 4  # a rule with so few checks is not folded


@dataclass(frozen=True)
class Figure:
    """A picture with its caption; `wrong` and `differing` cells are marked."""

    caption: str
    picture: Picture
    wrong: tuple[Cell, ...] = ()
    differing: tuple[Cell, ...] = ()


@dataclass(frozen=True)
class Section:
    """One puzzle on the page. `smt` is the SMT-LIB text, shown folded."""

    report: Report
    figures: tuple[Figure, ...] = ()
    smt: str = ""


@dataclass(frozen=True)
class Page:
    """One page of one puzzle or more."""

    title: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class _Rule:
    """The checks of one rule, failures apart."""

    sentence: str
    failed: tuple[Check, ...]
    passed: tuple[Check, ...]

    @property
    def few(self) -> bool:
        return len(self.passed) <= _FEW


def answer_figures(
    report: Report,
    puzzle: Picture,
    solution: Picture | None = None,
    second: Picture | None = None,
    *,
    differing: tuple[Cell, ...] = (),
) -> tuple[Figure, ...]:
    """The usual pictures: the puzzle, the answer with its failed cells, a second answer.

    `differing` are the cells where answers differ.
    """
    figures = [Figure("Puzzle", puzzle)]
    if solution:
        caption = "Solution"
        if report.verdict is Verdict.FAIL:
            caption = "Answer; hatched: where a check fails"
        elif report.differing and not second:
            caption = "A solution; dotted: where others differ"
        elif second:
            caption = "A solution"
        marks = () if second else differing
        figures.append(Figure(caption, solution, report.wrong, marks))
    if second:
        figures.append(Figure("Another solution; dotted: where they differ", second, (), differing))
    return tuple(figures)


def render_page(page: Page) -> str:
    """The page as one HTML file."""
    return ascii_markup(_template().render(page=page))


@cache
def _template() -> Template:
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
    return environment.get_template("page.html.j2")


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


def _svg(figure: Figure, title: str, prefix: str) -> Markup:
    svg = render_svg(figure.picture, figure.wrong, title, differing=figure.differing, prefix=prefix)
    return Markup(svg)  # render_svg escapes every text in it
