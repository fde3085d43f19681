"""One report as words, as text and as JSON."""

import json
from dataclasses import replace

from puzzlepipe.backends.status import Status
from puzzlepipe.puzzles.check import Check
from puzzlepipe.puzzles.grid import Cell, Edge
from puzzlepipe.results.as_json import render_json
from puzzlepipe.results.as_text import render_text
from puzzlepipe.results.report import Report, Verdict

GOOD = Check("Every tree owns one tent.", "r1c1", True, "1", "1", (Cell(0, 0),))
BAD = Check("The line has its tents.", "row 2", False, "2", "3", (Cell(1, 0), Cell(1, 1)))
REPORT = Report(
    "tents", "Saturday", "tents.txt", Status.SAT, ("TA", ".."), (GOOD,), "z3", "4.13.4", 0.0812,
    True, 1,
)  # fmt: skip


def test_the_verdict_believes_the_checks() -> None:
    assert REPORT.verdict is Verdict.PASS
    assert replace(REPORT, checks=(GOOD, BAD)).verdict is Verdict.FAIL
    assert replace(REPORT, checks=()).verdict is Verdict.PASS, "there is nothing to break"
    for status in Status:
        if status is not Status.SAT:
            verdict = replace(REPORT, status=status).verdict
            assert "PASS" not in verdict.value


def test_half_an_answer_has_verdicts_of_its_own() -> None:
    half = replace(REPORT, checks=(), unique=None, count=None, filled=(1, 3))
    assert half.verdict.value == "CAN BE COMPLETED"
    assert "PASS" not in render_text([half]), "nobody said that it is right"
    assert "; CAN BE COMPLETED (1 of 3 places filled)\n" in render_text([half])
    assert replace(half, status=Status.UNSAT).verdict.value == "CANNOT BE COMPLETED"
    broken = replace(half, status=Status.UNSAT, checks=(BAD,))
    assert broken.verdict.value == "A RULE IS BROKEN"
    assert "; FAIL row 2: The line has its tents." in render_text([broken])
    for status in (Status.TIMEOUT, Status.UNKNOWN):
        assert "NO ANSWER" in replace(half, status=status).verdict.value
    said = {}
    for report in (half, broken, replace(half, status=Status.UNKNOWN)):
        (result,) = json.loads(render_json([report]))["results"]
        assert result["partial"] == {"filled": 1, "places": 3}
        said[report.status] = result["verdict"]
    assert said == {Status.SAT: "pass", Status.UNSAT: "fail", Status.UNKNOWN: None}


def test_the_text_begins_with_what_was_asked_for() -> None:
    many = replace(REPORT, proof=True, unique=False, count=2, complete=False)
    assert render_text([many]).splitlines()[1:3] == ["; NOT UNIQUE", "; VALIDATION PASS (1 check)"]
    unknown = render_text([replace(many, unique=None)]).splitlines()
    assert unknown[1] == "; NOT KNOWN TO BE UNIQUE"
    for said in (
        replace(REPORT, proof=True),
        replace(many, proof=False),
        replace(many, checks=(GOOD, BAD)),
        replace(many, status=Status.TIMEOUT),
    ):
        assert "UNIQUE" not in render_text([said]).splitlines()[1]


def test_failures_are_counted_in_words() -> None:
    assert replace(REPORT, checks=(BAD,)).failures == "1 of 1 check fails"
    assert replace(REPORT, checks=(GOOD, BAD, BAD)).failures == "2 of 3 checks fail"


def test_solutions_in_words() -> None:
    assert REPORT.solutions == "the only solution"
    assert replace(REPORT, unique=None, count=296).solutions == "296 solutions"
    many = replace(REPORT, unique=False, count=2, complete=False, differing=(Cell(0, 1),))
    edge = replace(many, differing=(Edge(Cell(0, 1), Cell(1, 1)),))
    assert edge.solutions.endswith("; places that differ: r1c2-r2c2")
    assert many.solutions == "at least 2 solutions; not unique; places that differ: r1c2"
    row = tuple(Cell(0, column) for column in range(13))
    assert replace(many, differing=row[:12]).solutions.endswith("r1c11 r1c12")
    assert replace(many, differing=row).solutions.endswith("; 13 places differ"), "too many to list"
    assert replace(REPORT, unique=None, count=None).solutions == ""
    none = replace(REPORT, status=Status.UNSAT, unique=None, count=0)
    assert none.solutions == "0 solutions"
    assert replace(none, status=Status.TIMEOUT, complete=False).solutions == "", "nothing is known"


def test_text_is_comments_then_the_answer() -> None:
    assert render_text([REPORT]) == (
        "; tents Saturday\n"
        "; VALIDATION PASS (1 check)\n"
        "; z3 4.13.4, 0.081 s; sat; the only solution\n"
        "TA\n"
        "..\n"
    )


def test_text_tells_failed_checks_in_full() -> None:
    text = render_text([replace(REPORT, checks=(GOOD, BAD))])
    assert "; VALIDATION FAIL (1 of 2 checks fails)\n" in text
    assert "; FAIL row 2: The line has its tents. Expected 2, found 3.\n" in text
    assert GOOD.rule not in text


def test_text_of_no_answer_has_only_comments() -> None:
    report = replace(REPORT, status=Status.ERROR, answer=(), checks=(), errors=("no\nlogic",))
    lines = render_text([report]).splitlines()
    assert all(line.startswith("; ") for line in lines)
    assert "; error: no logic" in lines


def test_text_separates_puzzles_and_further_solutions() -> None:
    text = render_text([replace(REPORT, others=(("AT", ".."),), listed=True), REPORT])
    summary = "; VALIDATION PASS (1 check)\n; z3 4.13.4, 0.081 s; sat; the only solution\n"
    assert text == (
        f"; tents Saturday\nTA\n..\n\n; solution 2\nAT\n..\n{summary}"
        f"\n; tents Saturday\n{summary}TA\n..\n"
    )


def test_a_title_cannot_end_its_comment_or_steer_the_terminal() -> None:
    text = render_text([replace(REPORT, title="a\nA.\r\x1b[2J\x85b\u2028c")])
    answer = [line for line in text.split("\n") if line and not line.startswith(";")]
    assert answer == ["TA", ".."]
    assert "\x1b" not in text and "\r" not in text


def test_json_is_stable() -> None:
    """Other programs read this: a change here needs a new version."""
    report = replace(
        REPORT, checks=(BAD,), unique=False, differing=(Cell(0, 1),), others=(("AT", ".."),),
        errors=("warned",),
        number=2,
        line=7,
    )  # fmt: skip
    assert json.loads(render_json([report])) == {
        "version": 1,
        "results": [
            {
                "type": "tents",
                "known_as": "tents",
                "title": "Saturday",
                "source": "tents.txt",
                "number": 2,
                "line": 7,
                "status": "sat",
                "verdict": "fail",
                "solver": {"name": "z3", "version": "4.13.4", "seconds": 0.0812},
                "answer": ["TA", ".."],
                "partial": None,
                "solutions": {
                    "unique": False,
                    "count": 1,
                    "complete": True,
                    "differing": ["r1c2"],
                    "others": [["AT", ".."]],
                },
                "checks": [
                    {
                        "rule": "The line has its tents.",
                        "where": "row 2",
                        "ok": False,
                        "expected": "2",
                        "found": "3",
                        "cells": ["r2c1", "r2c2"],
                    }
                ],
                "errors": ["warned"],
            }
        ],
    }


def test_json_says_null_for_what_is_not_known() -> None:
    text = render_json([Report("tents", "数\ud800", "-", Status.UNSAT)])
    assert text.isascii() and text.endswith("}\n")
    (result,) = json.loads(text)["results"]
    assert result["status"] == "unsat"
    assert result["verdict"] is None and result["answer"] is None
    assert set(result["solver"].values()) == {None}
    assert result["solutions"] == {
        "unique": None, "count": None, "complete": None, "differing": [], "others": []
    }  # fmt: skip
    assert json.loads(render_json([REPORT]))["results"][0]["verdict"] == "pass"
    assert json.loads(render_json([])) == {"version": 1, "results": []}
