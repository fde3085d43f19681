"""What `facts` found as a page or as JSON.

    {"version": 1,
     "results": [                            one puzzle
       {"type": "minesweeper",               these are as in the JSON of `solve`
        "known_as": "mines",
        "title": "...",
        "source": "field.txt",
        "number": 1,
        "line": 1,
        "status": "sat",                     sat, or why nothing is known: unsat, unknown, timeout
        "stopped": null,                     why some places stayed undetermined
        "forced": {"r1c1": "*"},             the token of a place in every solution, givens left out
        "open": {"r1c2": ["*", "."]},        the tokens of a place in the solutions seen
        "undetermined": ["r1c3"],            places that were not decided
        "marks": {"r1c1": "A"},              what all solutions share beside the answer: pieces
        "notes": ["..."],                    what a player of the type reads from the forced places
        "words": ["r1c1 is a mine"]}]}       every fact in words

Keys never disappear within a version; new ones may come.
"""

from __future__ import annotations

import json

from ..puzzles.check import counted
from ..results.as_json import VERSION
from ..results.page import FactsPage, Figure, render_facts
from .facts import Facts
from .pages import marked
from .reporting import in_row_order, report_of

_SHARED = "What holds in every solution"


def facts_json(found: Facts) -> str:
    """The facts as one JSON object, ASCII only, with a line end."""
    puzzle, origin = found.puzzle, found.puzzle.origin
    known = found.status.value == "sat"
    result = {
        "type": puzzle.name,
        "known_as": puzzle.known_as,
        "title": puzzle.title,
        "source": puzzle.file,
        "number": origin and origin.number,
        "line": origin and origin.line,
        "status": found.status.value,
        "stopped": found.stopped and found.stopped.value,
        "forced": {str(place): token for place, token in found.news.items()},
        "open": {str(place): sorted(tokens) for place, tokens in found.open.items()},
        "undetermined": [str(place) for place in in_row_order(found.undetermined)],
        "marks": {str(mark): token for mark, token in found.marks_beside.items()} if known else {},
        "notes": list(puzzle.note_facts(found.forced)) if known else [],
        "words": found.words if known else [],
    }
    return json.dumps({"version": VERSION, "results": [result]}, indent=2) + "\n"


def facts_page(found: Facts) -> str:
    """The facts as an HTML page: what is forced is drawn, what is open is marked."""
    puzzle = found.puzzle
    report = report_of(puzzle, found.status)
    if found.status.value != "sat":
        return render_facts(FactsPage(report, "", (Figure("Puzzle", puzzle.draw()),)))
    summary = f"{counted(len(found.news), 'place')} forced, {len(found.open)} open"
    if found.undetermined:
        summary += f", {len(found.undetermined)} undetermined"
    unknown = marked(puzzle, in_row_order([*found.open, *found.undetermined]))
    figures = (
        Figure(
            _SHARED + ("; a corner is marked where solutions differ" if unknown else ""),
            puzzle.draw(found.forced),
            differing=unknown,
        ),
        Figure("Puzzle", puzzle.draw()),
    )
    notes = tuple(puzzle.note_facts(found.forced))
    return render_facts(FactsPage(report, summary, figures, notes, tuple(found.words)))
