"""The text that comes out of templates: its head and end, its lines, its forms."""

from __future__ import annotations

import io
import re
import subprocess
import sys

import pytest
from puzzlepipe.encoders import emit
from puzzlepipe.encoders.emit import encode
from puzzlepipe.encoders.errors import EncodingMissing
from puzzlepipe.encoders.registry import TEMPLATES, encoding_type, make_encoding
from puzzlepipe.encoders.terms import FALSE, Literal, Value
from puzzlepipe.encoders.types.tents import TentsEncoding
from puzzlepipe.puzzles.grid import Cell
from puzzlepipe.puzzles.reading import load_puzzles
from puzzlepipe.puzzles.registry import all_types, samples_of
from pysmt.smtlib.parser import SmtLibParser
from support import kind_of, only

PUZZLE = "#tents My camp\nT..\n...\n..T\ntop: 0 1 1\n"


def test_a_whole_text_asks_for_the_answer_and_nothing_else() -> None:
    encoded = encode(only(PUZZLE))
    lines = encoded.text.splitlines()
    assert lines[0] == "; tents: My camp"
    assert lines[1:3] == ["(set-option :produce-models true)", "(set-logic QF_LIA)"]
    asked = re.search(r"\(get-value \(([^)]*)\)\)", encoded.text)
    assert asked
    assert asked[1].split() == encoded.encoding.answer_symbols
    assert lines[-1] == "(exit)"
    assert encoded.text.count("(check-sat)") == 1
    assert all(len(line) <= 110 for line in lines if line.startswith(("(get-value", "tent_")))


def test_an_attribute_cannot_hide_what_all_templates_have(monkeypatch: pytest.MonkeyPatch) -> None:
    build = TentsEncoding.build

    def with_rule(encoding: TentsEncoding) -> None:
        build(encoding)
        encoding.rule = "none"  # type: ignore[attr-defined]

    monkeypatch.setattr(TentsEncoding, "build", with_rule)
    with pytest.raises(ValueError, match=r"TentsEncoding has attributes .*: rule$"):
        encode(only(PUZZLE))


def test_a_text_for_a_dialogue_has_neither_head_nor_questions() -> None:
    puzzle = only(PUZZLE)
    encoded = encode(puzzle)
    part = encoded.body
    assert not re.search(r"set-|check-sat|get-value|exit", part)
    whole = encoded.text
    assertions = re.compile(r"^\((?:assert|declare).*$", re.M)
    assert assertions.findall(part) == assertions.findall(whole)


def test_logic_and_names() -> None:
    encoded = encode(only(PUZZLE), named=True, logic="LIA")
    assert "(set-logic LIA)" in encoded.text
    assert "(set-option :produce-unsat-cores true)" in encoded.text
    names = re.findall(r":named (\w+)", encoded.text)
    assert names == [f"rule_{number}" for number in range(1, len(encoded.model.instances) + 1)]
    SmtLibParser().get_script(io.StringIO(encoded.text))


def test_text_has_no_gaps() -> None:
    for style in ("boolean", "int"):
        text = encode(only(PUZZLE), style).text
        assert "\n\n\n" not in text
        assert not re.search(r"[ \t]\n", text)


def test_a_title_is_one_comment_and_needs_none() -> None:
    assert encode(only("#tents\nT.\n")).text.startswith("; tents\n")
    wild = encode(only('#tents )(assert false) \u00e9 {{ 7 }} | " ;\nT.\n')).text
    assert wild.startswith('; tents: )(assert false) \u00e9 {{ 7 }} | "')
    SmtLibParser().get_script(io.StringIO(wild))


def test_a_puzzle_without_anything_to_find_asks_for_no_value() -> None:
    encoded = encode(only("#tents\n...\n"))
    assert encoded.encoding.answer_symbols == []
    assert "get-value" not in encoded.text
    assert "(check-sat)" in encoded.text


def test_a_contradiction_among_givens_is_text_that_is_false() -> None:
    assert "(assert false) ; tree" in encode(only("#tents\nT\n")).text.replace("r1c1", "tree")


def test_the_style_is_the_first_unless_another_is_asked_for() -> None:
    puzzle = only(PUZZLE)
    assert encode(puzzle).text == encode(puzzle, encoding_type(kind_of("tents")).styles[0]).text
    assert " Int)" in encode(puzzle, "int").text
    with pytest.raises(EncodingMissing, match="tents has no encoding 'sat'; it has boolean, int"):
        make_encoding(puzzle, "sat")


def test_every_type_has_an_encoding_of_its_own() -> None:
    kinds = [encoding_type(kind) for kind in all_types().values()]
    assert len(set(kinds)) == len(kinds)
    assert all(set(kind.styles) <= {"boolean", "int"} for kind in kinds)


@pytest.mark.parametrize("style", ["boolean", "int"])
def test_answers_are_read_fixed_and_forbidden_by_their_symbols(style: str) -> None:
    encoding = make_encoding(only("#tents\nT..\n"), style)
    on, off = (True, False) if style == "boolean" else (1, 0)
    values: dict[str, Value] = {"tent_r1c2": on}
    assert list(encoding.read_answer(values).values()) == ["A", "."]
    (literal,) = encoding.fixing(values)
    assert isinstance(literal, Literal)
    assert encoding.say(literal) == "r1c2 is a tent"
    other = encoding.another(values)
    assert [other] == encoding.fixing({"tent_r1c2": off})
    assert isinstance(other, Literal)
    assert encoding.say(other) == "r1c2 is grass"
    assert encoding.literal(Cell(0, 1), "A") == literal
    assert encoding.literal(Cell(0, 2), "A") == FALSE, "what pruning has settled"
    with pytest.raises(KeyError):
        encoding.literal(Cell(0, 0), "A")
    with pytest.raises(KeyError):
        encoding.say(Literal("somebody"))


def render(template: str, **names: object) -> str:
    return emit._environment(TEMPLATES).from_string(template).render(names)


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("{{ a }}\n{{ b }}\nend\n", "A\nend\n"),
        ("{% for x in 'pq' %}\n  {{ a }}\n{% endfor %}\n", "A\nA\n"),
        ("{{ [a,\n    b] | join }}\nend\n", "A\nend\n"),
        ("; {{ a }}\n", "; A\n\n"),
        ("{{ a }}{{ b }}\n", "A\n\n"),
    ],
    ids=["a line of its own", "in a loop", "over two lines", "behind text", "beside another"],
)
def test_an_expression_on_lines_of_its_own_writes_whole_lines(template: str, text: str) -> None:
    assert render(template, a="A\n", b="") == text


def test_the_error_of_a_template_names_its_line() -> None:
    from jinja2 import UndefinedError

    with pytest.raises(UndefinedError) as error:
        render("{{ a }}\n{{ a }}\n{{ nobody }}\n", a="A\n")
    lines = [step.lineno for step in error.traceback if str(step.path) == "<template>"]
    assert [line + 1 for line in lines][-1:] == [3]


def test_encoding_needs_no_solver_and_no_page() -> None:
    """Start-up counts twice in a pipe."""
    path = samples_of(kind_of("tents"))[0]
    program = (
        "import sys; from puzzlepipe.cli import run; sys.argv[1:] = ['encode', sys.argv[1]];"
        "status = run();"
        "print(*sys.modules, file=sys.stderr); sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout == encode(load_puzzles(path)[0]).text
    loaded = set(done.stderr.split())
    assert "puzzlepipe.encoders.emit" in loaded
    assert not loaded & {"subprocess", "selectors", "asyncio", "html", "pysmt", "z3"}
    ours = {name for name in loaded if name.startswith("puzzlepipe.")}
    assert not {
        name for name in ours if name.startswith(("puzzlepipe.engine", "puzzlepipe.backends"))
    }
    assert {name for name in ours if name.startswith("puzzlepipe.results.")} == {
        "puzzlepipe.results.write"
    }
