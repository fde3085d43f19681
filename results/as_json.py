"""Reports as JSON, for other programs. Stable: `version` changes when a key changes its meaning.

    {"version": 1,
     "results": [                            one for each puzzle, in the order of the files
       {"type": "tents",                     a puzzle type's name
        "known_as": "tents",                 what the file calls it: an alias, perhaps
        "title": "...",                      from the puzzle's header, may be empty
        "source": "tents.txt",               the file as it was named
        "number": 1,                         which puzzle of the file, and the line of its header;
        "line": 1,                           null where it was not read from a text
        "status": "sat",                     sat, unsat, unknown, timeout, error
        "verdict": "pass",                   pass or fail; null where that is not known
        "solver": {"name": "z3",             each null where unknown
                   "version": "4.13.0",
                   "seconds": 0.08},         wall clock
        "answer": [".A.", "..."],            rows of text; null without an answer
        "partial": null,                     of a half-filled answer {"filled": 3, "places": 9}
        "solutions": {
          "unique": true,                    null where nobody asked
          "count": 1,                        solutions found, or null
          "complete": true,                  whether count is all there are; null without a count
          "differing": ["r1c2"],             places that differ between the solutions found: of
                                             two with --unique, so that others may differ more
          "others": [[".A.", "..."]]},       further answers
        "checks": [                          every rule instance that was tried on the answer
          {"rule": "...", "where": "row 3", "ok": true,
           "expected": "2", "found": "2", "cells": ["r3c1"]}],
        "errors": ["..."]}]}                 the solver's own messages

Keys never disappear within a version; new ones may come.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from .report import Report, Verdict

VERSION = 1
_VERDICTS = {
    Verdict.PASS: "pass",
    Verdict.COMPLETABLE: "pass",
    Verdict.FAIL: "fail",
    Verdict.BROKEN: "fail",
    Verdict.STUCK: "fail",
}


def render_json(reports: Iterable[Report]) -> str:
    """The reports as one JSON object, ASCII only, with a line end."""
    results = [_result(report) for report in reports]
    return json.dumps({"version": VERSION, "results": results}, indent=2) + "\n"


def _result(report: Report) -> dict[str, object]:
    return {
        "type": report.type,
        "known_as": report.kind,
        "title": report.title,
        "source": report.source,
        "number": report.number,
        "line": report.line,
        "status": report.status.value,
        "verdict": _VERDICTS.get(report.verdict),
        "solver": {
            "name": report.solver or None,
            "version": report.version or None,
            "seconds": None if report.seconds is None else round(report.seconds, 6),
        },
        "answer": list(report.answer) or None,
        "partial": report.filled and dict(zip(("filled", "places"), report.filled, strict=True)),
        "solutions": {
            "unique": report.unique,
            "count": report.count,
            "complete": None if report.count is None else report.complete,
            "differing": [str(place) for place in report.differing],
            "others": [list(other) for other in report.others],
        },
        "checks": [
            {
                "rule": check.rule,
                "where": check.where,
                "ok": check.ok,
                "expected": check.expected,
                "found": check.found,
                "cells": [str(cell) for cell in check.cells],
            }
            for check in report.checks
        ],
        "errors": list(report.errors),
    }
