"""No code that only large boards reach goes untried: constants that decide are lowered in tests."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import puzzlepipe
import pytest
from support import TESTS, cases

PACKAGE = Path(puzzlepipe.__file__).parent

NO_THRESHOLDS = {
    "encoders.types.slitherlink.KNOWN_FOR_A_CLUE": "a rate, in what is expected of a text's length",
    "encoders.types.yin_yang.EDGES_NEAR_A_GIVEN": "a rate, in what is expected of a text's length",
    "encoders.types.rectangles.MARK_BITS": "how wide a mark is: narrower ones run together",
    "engine.solving._KEPT": "how many answers are kept: the same code for one",
}
"""Whole numbers of the encoders and the engine on both sides of which the same code runs."""


def constants() -> dict[str, int]:
    """The whole numbers that modules of the encoders and the engine give names to."""
    found = {}
    for folder in ("encoders", "engine"):
        for path in (PACKAGE / folder).rglob("*.py"):
            module = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                    value = node.value
                    if isinstance(value, ast.Constant) and isinstance(value.value, int):
                        found[f"{module}.{node.targets[0].id}"] = value.value
    return found


def test_every_threshold_is_lowered_by_a_case_or_in_a_test_of_its_own() -> None:
    """By a case's `thresholds`, or patched by its whole name."""
    lowered: set[str] = set()
    for path in TESTS.rglob("*.py"):
        if path != Path(__file__):
            text = path.read_text(encoding="utf-8")
            lowered |= set(re.findall(r'"(?:puzzlepipe\.)?([\w.]+\.[A-Z_]+)"', text))
    assert constants().keys() - lowered == NO_THRESHOLDS.keys()


@pytest.mark.parametrize("name", cases())
def test_a_threshold_of_a_case_is_one_and_is_lowered(name: str) -> None:
    for threshold, value in cases()[name].thresholds.items():
        assert value < constants()[threshold]


def test_no_number_without_a_name_decides() -> None:
    """Small worlds reach beyond 2; what is compared with more has a name, and is lowered."""
    for path in (PACKAGE / "encoders").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                numbers = [one for one in ast.walk(node) if isinstance(one, ast.Constant)]
                values = [one.value for one in numbers if type(one.value) is int]
                assert max(values, default=0) <= 2, f"{path.name}: {ast.unparse(node)}"
    for path in (PACKAGE / "templates" / "smt2").glob("*.j2"):
        compared = re.findall(r"[<>]=? *([0-9]+)", path.read_text(encoding="utf-8"))
        assert all(int(number) <= 2 for number in compared), path.name
