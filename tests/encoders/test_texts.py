"""The texts of all samples: nothing is said twice, nothing is declared in vain."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from puzzlepipe.encoders.emit import encode
from puzzlepipe.encoders.model import Role
from puzzlepipe.encoders.registry import encoding_type
from puzzlepipe.puzzles.reading import load_puzzles
from puzzlepipe.puzzles.registry import samples_of
from support import cases, kind_of, only

SAMPLES = [
    (path, style)
    for name in cases()
    for path in samples_of(kind_of(name))
    for style in encoding_type(kind_of(name)).styles
]

every_sample = pytest.mark.parametrize(
    ("path", "style"), SAMPLES, ids=[f"{path.parent.name}-{path.stem}-{s}" for path, s in SAMPLES]
)

FLAT = re.compile(r"\((or|and|xor|=|\+|distinct) ([^()]*)\)")
"""A term without terms inside, whose arguments can change places."""


@every_sample
def test_assertions_say_different_things_about_symbols_that_matter(path: Path, style: str) -> None:
    (puzzle,) = load_puzzles(path)
    encoded = encode(puzzle, style)
    assertions = re.findall(r"^\(assert (.*?)\)(?: ;.*)?$", encoded.text, re.M)
    in_order = [
        FLAT.sub(lambda term: f"({term[1]} {' '.join(sorted(term[2].split()))})", assertion)
        for assertion in assertions
    ]
    assert sorted(in_order) == sorted(set(in_order)), "said twice, in another order"
    words = set(re.findall(r"[A-Za-z]\w*", " ".join(assertions)))
    helpers = set(encoded.model.symbols) - set(encoded.encoding.answer_symbols)
    assert helpers <= words, "declared and never used"
    assert not words & {"true", "false"}, "a known term has not been folded"


@pytest.mark.parametrize("plain", [False, True])
def test_the_textbook_sudoku_says_each_rule_once(plain: bool) -> None:
    """One `distinct` a house, one line a given: what they imply is not said again."""
    puzzle = only("#sudoku\nsize: 9\n1" + 8 * "." + "\n" + 8 * f"{9 * '.'}\n")
    encoded = encode(puzzle, "int", plain=plain)
    assert all(one.role in (Role.RULE, Role.GIVEN) for one in encoded.model.instances)
    assert sum(len(one.terms) for one in encoded.model.instances) == 27 + 1
    assert encoded.text.count("(assert ") == 81 + 27 + 1
