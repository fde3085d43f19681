"""The page: what it says for each outcome, and that nothing in it can run or reach out."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from puzzlepipe.backends.status import Status
from puzzlepipe.puzzles.check import Check
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.picture import Picture
from puzzlepipe.results.page import Figure, Page, Section, answer_figures, render_page
from puzzlepipe.results.report import Report

TOUCH = "Tents do not touch."
LINES = "The line has its tents."
CHECKS = tuple(
    Check(TOUCH, f"r1c{column}", True, "0", "0", (Cell(0, column - 1),)) for column in range(1, 9)
) + tuple(Check(LINES, f"row {row}", True, "1", "1") for row in range(1, 3))
BAD = Check(LINES, "row 3", False, "2", "3", (Cell(0, 0),))
REPORT = Report(
    "tents", "Saturday", "tents.txt", Status.SAT, ("TA",), CHECKS, "z3", "4.13.4", 0.0812
)
VOID = {"meta", "br", "hr"}


class Reader(HTMLParser):
    """Collects the page's elements and words, and checks that they nest."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())

    def attributes(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


def read(*sections: Section, title: str = "Puzzles") -> Reader:
    reader = Reader()
    reader.feed(render_page(Page(title, sections)))
    reader.close()
    assert reader.open == []
    return reader


def board() -> Picture:
    return Picture.board(Grid(1, 8))


def test_a_passed_answer() -> None:
    page = read(Section(REPORT, answer_figures(REPORT, board(), board()), smt="(check-sat)\n"))
    for words in (
        "tents · tents.txt", "VALIDATION PASS", "all 10 checks hold", "Status sat",
        "Solver z3 4.13.4", "Time 0.081 s", "Puzzle", "Solution", f"{TOUCH} 8 ok", "(check-sat)",
    ):  # fmt: skip
        assert words in page.text
    assert "FAIL" not in page.text
    assert len(page.attributes("svg")) == 2


def test_failures_come_first_and_unfolded() -> None:
    report = replace(REPORT, checks=(*CHECKS, BAD))
    figures = answer_figures(report, board(), board())
    page = read(Section(report, figures))
    assert "VALIDATION FAIL 1 of 11 checks fail" in page.text
    assert page.text.index(f"{LINES} FAIL: 1 of 3") < page.text.index(f"{TOUCH} 8 ok")
    failed, rest, passed = page.attributes("details")
    assert "open" in failed
    assert "open" not in rest and "open" not in passed
    assert [figure.wrong for figure in figures] == [(), (Cell(0, 0),)]
    assert "row 3 2 3 FAIL" in page.text


def test_short_lists_are_not_folded() -> None:
    page = read(Section(replace(REPORT, checks=CHECKS[6:])))
    assert ["open" in details for details in page.attributes("details")] == [True, True]


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (Status.UNSAT, "NO SOLUTION"),
        (Status.UNKNOWN, "NO ANSWER: the solver gave up"),
        (Status.TIMEOUT, "NO ANSWER: out of time"),
        (Status.ERROR, "NO ANSWER: the solver failed"),
    ],
)
def test_no_answer_is_said_without_a_picture_of_one(status: Status, words: str) -> None:
    report = Report("tents", "Saturday", "t.txt", status, errors=("no <logic>",))
    page = read(Section(report, answer_figures(report, board())))
    assert words in page.text and "VALIDATION" not in page.text
    assert "no <logic>" in page.text
    assert len(page.attributes("svg")) == 1 and "Solution" not in page.text


def test_a_second_solution_is_shown_with_the_cells_that_differ() -> None:
    differing = (Cell(0, 3),)
    report = replace(REPORT, unique=False, differing=differing)
    marked = answer_figures(report, board(), board(), differing=differing)
    assert [figure.differing for figure in marked] == [(), (Cell(0, 3),)]
    three = answer_figures(report, board(), board(), board(), differing=differing)
    assert [figure.differing for figure in three] == [(), (), (Cell(0, 3),)]
    page = read(Section(report, three))
    assert "not unique; places that differ: r1c4" in page.text
    assert "Another solution" in page.text


def test_several_puzzles_on_one_page() -> None:
    other = replace(REPORT, title="Sunday", checks=(BAD,))
    picture = board()
    picture.symbol(Cell(0, 0), "tree")
    sections = [
        Section(report, answer_figures(report, picture, picture)) for report in (REPORT, other)
    ]
    page = read(*sections)
    ids = [attributes["id"] for _, attributes in page.elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    links = [attributes["href"] for attributes in page.attributes("a")]
    assert links == ["#puzzle-1", "#puzzle-2"]
    assert {link[1:] for link in links if link} <= set(ids)
    uses = {attributes["href"] for attributes in page.attributes("use")}
    assert {use[1:] for use in uses if use} <= set(ids) and len(uses) == 4
    assert "Saturday VALIDATION PASS" in page.text and "Sunday VALIDATION FAIL" in page.text


HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</title></style></pre><b>",
    "{{ 7 * 7 }}{% raw %}",
    "&lt;b&gt;",
    "]]>-->",
]


def everywhere(words: str) -> Reader:
    """A page that shows these words wherever it shows any."""
    checks = (Check(words, words, False, words, words), Check(words, words, True, words, words))
    report = Report(
        words, words, words, Status.SAT, (words,), checks, words, words, errors=(words,)
    )
    section = Section(report, (Figure(words, board()),), words)
    return read(section, section, title=words)


@pytest.mark.parametrize("words", HOSTILE)
def test_nothing_from_outside_becomes_markup(words: str) -> None:
    page, harmless = everywhere(words), everywhere("harmless")
    assert [tag for tag, _ in page.elements] == [tag for tag, _ in harmless.elements]
    assert page.text == harmless.text.replace("harmless", " ".join(words.split()))


def test_the_page_needs_nothing_from_elsewhere() -> None:
    html = render_page(Page("数独 \x00\ud800", (Section(REPORT, (Figure("", board()),), smt="é"),)))
    assert html.isascii() and html.startswith("<!DOCTYPE html>")
    assert "&#25968;" in html
    assert not re.search(r"<script|<link|@import|url\(|\ssrc=", html)
    assert set(re.findall(r"https?://[^\"\s]*", html)) == {"http://www.w3.org/2000/svg"}
