"""The page: what it says for each outcome, and that nothing in it can run or reach out."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from puzzlepipe.backends.status import Status
from puzzlepipe.puzzles.check import Check
from puzzlepipe.puzzles.grid import Cell, Grid
from puzzlepipe.puzzles.picture import Picture
from puzzlepipe.results.page import (
    FactsPage,
    Figure,
    Page,
    Section,
    Sheet,
    answer_figures,
    render_facts,
    render_page,
    render_sheets,
)
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
VOID = {"meta", "br", "hr", "input"}


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
    page = read(Section(REPORT, answer_figures(REPORT, board(), [board()]), smt="(check-sat)\n"))
    for words in (
        "tents · tents.txt", "✓ VALIDATION PASS", "All 10 checks hold", "Status sat",
        "Solver z3 4.13.4", "Time 0.081 s", "Puzzle", "Solution", f"{TOUCH} 8 ok", "(check-sat)",
    ):  # fmt: skip
        assert words in page.text
    assert "FAIL" not in page.text
    assert len(page.attributes("svg")) == 2
    assert page.text.index("Solution: ") < page.text.index("Puzzle: "), "the answer leads"
    assert page.text.index("Puzzle: ") < page.text.index("Status sat")
    assert not any("open" in details for details in page.attributes("details"))


def test_failures_come_first_and_unfolded() -> None:
    report = replace(REPORT, checks=(*CHECKS, BAD))
    figures = answer_figures(report, board(), [board()])
    page = read(Section(report, figures))
    assert "VALIDATION FAIL 1 of 11 checks fails: row 3." in page.text
    assert page.text.index("VALIDATION FAIL") < page.text.index("Answer; hatched: where a check")
    assert page.text.index(f"{LINES} FAIL: 1 of 3") < page.text.index(f"{TOUCH} 8 ok")
    every, failed, rest, passed = page.attributes("details")[:4]
    assert "open" in every and "open" in failed
    assert "open" not in rest and "open" not in passed
    assert [figure.wrong for figure in figures] == [(Cell(0, 0),), ()]
    assert "row 3 2 3 FAIL" in page.text


def test_many_failures_are_counted_not_listed() -> None:
    bad = tuple(replace_where(BAD, f"row {row}") for row in range(1, 15))
    notice = Section(replace(REPORT, checks=bad)).notice
    assert notice is not None
    assert notice.words.endswith("row 11, row 12 and 2 more.")


def replace_where(check: Check, where: str) -> Check:
    return check._replace(where=where)


@pytest.mark.parametrize(
    ("status", "words", "advice"),
    [
        (Status.UNSAT, "NO SOLUTION", "puzzlepipe encode --named 'a t.txt' --only 2"),
        (Status.UNKNOWN, "NO ANSWER: the solver gave up", "--backend NAME"),
        (Status.TIMEOUT, "NO ANSWER: out of time", "--timeout SECONDS 'a t.txt' --only 2"),
        (Status.ERROR, "NO ANSWER: the solver failed", "no <logic>"),
    ],
)
def test_no_answer_is_said_without_a_picture_of_one(
    status: Status, words: str, advice: str
) -> None:
    report = Report(
        "tents", "Saturday", "a t.txt", status, errors=("no <logic>",),
        which="puzzle 2 of a t.txt", number=2,
    )  # fmt: skip
    page = read(Section(report, answer_figures(report, board())))
    assert words in page.text and "VALIDATION" not in page.text
    assert "no <logic>" in page.text and advice in page.text
    assert len(page.attributes("svg")) == 1 and "Solution:" not in page.text


def test_a_second_solution_is_shown_with_the_cells_that_differ() -> None:
    differing = (Cell(0, 3),)
    report = replace(REPORT, unique=False, count=2, complete=False, differing=differing)
    figures = answer_figures(report, board(), [board(), board()], differing=differing)
    assert [figure.differing for figure in figures] == [differing, differing, ()]
    page = read(Section(report, figures))
    assert "not unique; places that differ: r1c4" in page.text
    assert "Solution 2" in page.text and "A corner is marked" in page.text


def test_an_answer_that_had_to_be_the_only_one_and_is_not_is_no_success() -> None:
    report = replace(REPORT, proof=True, unique=False, count=2, differing=(Cell(0, 3),))
    page = read(Section(report, answer_figures(report, board(), [board()])))
    assert "NOT UNIQUE There are at least 2 solutions; at least 1 place differs: r1c4." in page.text
    assert "PASS" not in page.text
    unknown = read(Section(replace(report, unique=None)))
    assert "NOT KNOWN TO BE UNIQUE" in unknown.text and "PASS" not in unknown.text
    assert "✓ VALIDATION PASS" in read(Section(replace(report, unique=True))).text
    counted = read(Section(replace(report, proof=False)))
    assert "✓ VALIDATION PASS" in counted.text, "nobody asked for a proof"


def test_a_page_is_headed_by_the_name_that_the_file_uses() -> None:
    report = replace(REPORT, type="sudoku", title="", known_as="Killer")
    page = read(Section(report), title=report.heading)
    assert page.text.startswith("Killer") and "Killer (sudoku) · tents.txt" in page.text
    assert "(tents)" not in read(Section(replace(REPORT, known_as="Tents"))).text


def test_the_numbers_of_rows_and_columns_are_switched_without_a_script() -> None:
    html = render_page(Page("", (Section(REPORT, answer_figures(REPORT, board())),)))
    box, main = html.index('type="checkbox" id="numbers" checked'), html.index("<main>")
    assert box < main < html.index('<g class="numbers"')
    assert "#numbers:not(:checked) ~ main .numbers { display: none; }" in html
    blank = render_sheets("", [Sheet(1, "Saturday", "tents", board())])
    assert 'id="numbers">' in blank, "off where a puzzle is printed to be solved"
    assert '<g class="numbers"' in blank


@pytest.mark.parametrize(
    ("height", "width", "wide"), [(20, 20, False), (30, 40, False), (40, 60, True), (3, 20, True)]
)
def test_a_long_board_has_a_row_of_its_own(height: int, width: int, wide: bool) -> None:
    figure = Figure("Solution", Picture.board(Grid(height, width)))
    assert figure.wide == wide
    page = read(Section(REPORT, (figure,)))
    assert [attributes.get("class") == "wide" for attributes in page.attributes("figure")] == [wide]


def test_long_texts_are_told_as_a_command() -> None:
    page = read(Section(REPORT, command="puzzlepipe encode tents.txt"))
    assert "puzzlepipe encode tents.txt" in page.text


def test_several_puzzles_on_one_page() -> None:
    other = replace(REPORT, title="Sunday", checks=(BAD,))
    picture = board()
    picture.symbol(Cell(0, 0), "tree")
    sections = [
        Section(report, answer_figures(report, picture, [picture]), brief=True)
        for report in (REPORT, other)
    ]
    page = read(*sections)
    ids = [attributes["id"] for _, attributes in page.elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    links = [attributes["href"] for attributes in page.attributes("a")]
    assert links == ["#puzzle-1", "#puzzle-2"]
    assert {link[1:] for link in links if link} <= set(ids)
    uses = {attributes["href"] for attributes in page.attributes("use")}
    assert {use[1:] for use in uses if use} <= set(ids) and len(uses) == 4 + 2
    assert {"#p1-1", "#p2-1"} <= uses, "a thumbnail is the answer's picture once more"
    assert "1. Saturday tents ✓ VALIDATION PASS" in page.text
    assert "2. Sunday tents VALIDATION FAIL" in page.text
    rows = page.text.count("r1c")
    assert rows == 0, "what holds is only counted"
    assert "row 3 2 3 FAIL" in page.text, "what fails is told in full"


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
        words, words, words, Status.SAT, (words,), checks, words, words, errors=(words,),
        which=words, known_as=words,
    )  # fmt: skip
    section = Section(report, (Figure(words, board()),), words, words, words)
    return read(section, section, title=words)


@pytest.mark.parametrize("words", HOSTILE)
def test_nothing_from_outside_becomes_markup(words: str) -> None:
    page, harmless = everywhere(words), everywhere("harmless")
    assert [tag for tag, _ in page.elements] == [tag for tag, _ in harmless.elements]
    assert page.text == harmless.text.replace("harmless", " ".join(words.split()))


@pytest.mark.parametrize("words", HOSTILE)
def test_nothing_from_outside_becomes_markup_of_other_pages(words: str) -> None:
    def tags(words: str) -> list[str]:
        report = Report(words, words, words, Status.SAT, which=words, known_as=words)
        reader = Reader()
        reader.feed(
            render_facts(FactsPage(report, words, (Figure(words, board()),), (words,), (words,)))
        )
        reader.feed(render_sheets(words, [Sheet(1, words, words, board())]))
        return [tag for tag, _ in reader.elements]

    assert tags(words) == tags("harmless")


@pytest.mark.parametrize("kind", ["page", "facts", "sheets"])
def test_the_page_needs_nothing_from_elsewhere(kind: str) -> None:
    title = "数独 \x00\ud800"
    report = replace(REPORT, title=title)
    figures = (Figure("", board()),)
    html = {
        "page": render_page(Page(title, (Section(REPORT, figures, smt="é"),))),
        "facts": render_facts(FactsPage(report, "", figures)),
        "sheets": render_sheets(title, [Sheet(1, title, "tents", board())]),
    }[kind]
    assert html.isascii() and html.startswith("<!DOCTYPE html>")
    assert "&#25968;" in html
    assert not re.search(r"<script|<link|@import|url\(|\ssrc=", html)
    assert set(re.findall(r"https?://[^\"\s]*", html)) == {"http://www.w3.org/2000/svg"}
