"""Types found by their names: ours, and those that other packages bring, whole or broken."""

from __future__ import annotations

import importlib.metadata
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest
from puzzlepipe.catalogue import describe_type, list_types
from puzzlepipe.cli import run
from puzzlepipe.encoders.emit import encode
from puzzlepipe.encoders.errors import EncodingMissing
from puzzlepipe.encoders.registry import template_of
from puzzlepipe.errors import PuzzlepipeError
from puzzlepipe.puzzles import registry
from puzzlepipe.puzzles.puzzle import Puzzle
from puzzlepipe.puzzles.reading import parse_puzzles
from puzzlepipe.puzzles.registry import (
    GROUP,
    BrokenType,
    all_types,
    broken_types,
    find_type,
    nearest_types,
    package_of,
    samples_of,
)
from support import TESTS, kind_of, only


def test_names_and_aliases_are_found_in_any_case_and_belong_to_one_type() -> None:
    seen: set[str] = set()
    for name, kind in all_types().items():
        for word in (name, *kind.aliases):
            assert word.lower() not in seen
            seen.add(word.lower())
            for spelling in (word, word.lower(), word.upper(), word.title()):
                assert find_type(spelling) is kind


def test_lines_that_are_whole_puzzles_are_known_without_an_import() -> None:
    lone = {kind.name: kind.lone_line for kind in all_types().values() if kind.lone_line}
    assert lone.keys() == {"sudoku"}
    assert registry._own_lone_lines() == lone
    assert registry.type_of_line("." * 81) == "sudoku"
    assert registry.type_of_line("sat") is None
    imported = (
        "import sys; from puzzlepipe.puzzles.registry import type_of_line; type_of_line('sat');"
        "print([name for name in sys.modules if '.types.' in name])"
    )
    done = subprocess.run([sys.executable, "-c", imported], capture_output=True, check=True)
    assert done.stdout.strip() == b"[]"


@pytest.mark.parametrize(
    "name",
    ["", "grid", "text", "puzzle", "registry", "__init__", "../types/tents", "ten ts", "."],
)
def test_modules_that_are_no_type_are_not_found(name: str) -> None:
    assert find_type(name) is None


def test_the_nearest_types_of_a_misspelt_one() -> None:
    assert nearest_types("sudkou")[0] == "sudoku"
    assert nearest_types("TENT")[0] == "tents"
    assert nearest_types("picros")[0] == "picross"
    assert nearest_types("qqqqqq") == list(all_types())


def test_samples_are_found() -> None:
    assert samples_of(kind_of("tents"))
    assert {path.parent.name for path in samples_of(kind_of("tents"))} == {"tents"}


def test_one_type_is_read_without_importing_the_others() -> None:
    program = (
        "import sys; from puzzlepipe.puzzles.reading import parse_puzzles;"
        "parse_puzzles('#tents\\nT.\\n');"
        "print(*(name for name in sys.modules if name.startswith(('puzzlepipe.', 'importlib.'))))"
    )
    out = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "puzzlepipe.puzzles.types.tents" in out.stdout
    assert "puzzlepipe.puzzles.types.sudoku" not in out.stdout
    assert "puzzlepipe.encoders" not in out.stdout
    assert "importlib.metadata" not in out.stdout


# -- types of other packages ---------------------------------------------------

ROOKS = (TESTS.parent / "docs/own-type/peaceful_rooks/puzzle.py").read_text()

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Stand-ins for installed packages: files by their paths, and entry points."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)

    def forget() -> None:
        for known in ("_entry_points", "_load", "_others", "all_types", "find_type"):
            getattr(registry, known).cache_clear()

    def install(files: dict[str, str], *points: tuple[str, str]) -> None:
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        found = tuple(EntryPoint(name, value, GROUP) for name, value in points)
        monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: found)
        importlib.invalidate_caches()
        forget()

    yield install
    forget()
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


WHOLE = {
    "whole/__init__.py": "",
    "whole/puzzle.py": ROOKS.replace("(LINE,)", '(LINE,)\n    aliases = ("Turrets", "tents")', 1),
    "whole/model.smt2.j2": "{# its model #}",
    "whole/samples/one.txt": "#rooks\n.\n",
}


def test_a_type_of_another_package_is_found_by_its_names(install: Install) -> None:
    install(WHOLE, ("Rooks", "whole.puzzle:Rooks"))
    kind = find_type("ROOKS")
    assert kind is not None
    assert kind is find_type("turrets") is all_types()["rooks"]
    assert find_type("tents") is all_types()["tents"] is not kind, "ours come first"
    assert package_of(kind) == "whole"
    assert [path.name for path in samples_of(kind)] == ["one.txt"]
    assert "{# its model #}" in describe_type(kind)
    assert only("#rooks\n.\n").file == "<stdin>"
    assert broken_types() == []


def test_a_type_may_be_defined_where_its_package_begins(install: Install) -> None:
    install({"begun/__init__.py": ROOKS, "begun/samples/x.txt": ""}, ("rooks", "begun:Rooks"))
    kind = kind_of("rooks")
    assert package_of(kind) == "begun"
    assert [path.name for path in samples_of(kind)] == ["x.txt"]
    assert template_of(kind).parent.name == "begun"


BROKEN = [
    ({}, "gone:Rooks", "(gone:Rooks) fails: ModuleNotFoundError: No module named 'gone'"),
    ({"a/__init__.py": ""}, "a:Rooks", "(a:Rooks) fails: AttributeError: "),
    ({"b/__init__.py": "1 / 0"}, "b:Rooks", "(b:Rooks) fails: ZeroDivisionError: division by zero"),
    ({"c/__init__.py": "raise SystemExit(3)"}, "c:Rooks", "(c:Rooks) fails: SystemExit: 3"),
    ({"d/__init__.py": "Rooks = 7"}, "d:Rooks", "(d:Rooks) is no subclass of Puzzle"),
    ({"e/__init__.py": "class Rooks: pass"}, "e:Rooks", "(e:Rooks) is no subclass of Puzzle"),
    (
        {"f/__init__.py": "", "f/m.py": ROOKS.replace("def draw", "def drawn")},
        "f.m:Rooks",
        "(f.m:Rooks) does not define draw",
    ),
    (
        {"g/__init__.py": "", "g/m.py": ROOKS.replace("    rules: ", "    laws: ")},
        "g.m:Rooks",
        "(g.m:Rooks) does not define rules",
    ),
    (
        {"h/__init__.py": "", "h/m.py": ROOKS.replace('"rooks"', '"castles"')},
        "h.m:Rooks",
        "(h.m:Rooks) calls itself 'castles'; expected the entry point's name",
    ),
    (
        {"lonely.py": ROOKS},
        "lonely:Rooks",
        "is defined in the module lonely, which is in no package; expected a package",
    ),
]


@pytest.mark.parametrize(("files", "value", "message"), BROKEN)
def test_a_broken_type_is_told_of_and_keeps_no_other_from_working(
    files: dict[str, str],
    value: str,
    message: str,
    install: Install,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = {name: text.replace("Turrets", "Castles") for name, text in files.items()}
    whole = {name: text.replace('"rooks"', '"turrets"') for name, text in WHOLE.items()}
    install({**broken, **whole}, ("rooks", value), ("turrets", "whole.puzzle:Rooks"))
    assert find_type("tents") is not None
    assert find_type("turrets") is not None
    assert find_type("sudkou") is None
    assert only("#light-up\n#1\n..\n").name == "light-up", "a row that may be a header"
    assert nearest_types("turretz")[0] == "turrets"
    assert "rooks" not in all_types()
    assert "turrets " in list_types()
    (told,) = broken_types()
    assert str(told).startswith("the type 'rooks' ")
    assert message in str(told)
    for ask in (lambda: find_type("Rooks"), lambda: parse_puzzles("#rooks\n.\n")):
        with pytest.raises(BrokenType) as refused:
            ask()
        assert str(refused.value) == str(told)

    monkeypatch.setattr(sys, "argv", ["puzzlepipe", "types"])
    assert run() == 0
    printed = capsys.readouterr()
    assert "\nturrets " in printed.out
    assert "\ntents " in printed.out
    assert printed.err == f"{told}\n"
    monkeypatch.setattr(sys, "argv", ["puzzlepipe", "show", "rooks"])
    assert run() == 2
    assert capsys.readouterr().err == f"{told}\n"


def test_a_name_that_is_taken_stays_with_who_had_it(install: Install) -> None:
    files = {**WHOLE, **{name.replace("whole", "late"): text for name, text in WHOLE.items()}}
    files["late/ours.py"] = ROOKS.replace('"rooks"', '"ubongo"')
    points = [("rooks", "whole.puzzle:Rooks"), ("rooks", "late.puzzle:Rooks")]
    install(files, *points, ("ubongo", "late.ours:Rooks"))
    assert kind_of("rooks").__module__ == "whole.puzzle"
    assert kind_of("ubongo") is kind_of("polyomino")
    assert list(map(str, broken_types())) == [
        "the type 'rooks' (late.puzzle:Rooks) has the name of another package's type "
        "(whole.puzzle:Rooks)",
        "the type 'ubongo' (late.ours:Rooks) has a name that one of puzzlepipe's own types has",
    ]


def test_types_that_share_a_package_are_refused(install: Install) -> None:
    """The second one would get the first one's encoding, template and samples."""
    files = {
        **WHOLE,
        "whole/other.py": ROOKS.replace('"rooks"', '"castles"'),
        "whole/inner/__init__.py": ROOKS.replace('"rooks"', '"forts"'),
        "whole/broken.py": "1 / 0",
    }
    points = [
        ("rooks", "whole.puzzle:Rooks"),
        ("castles", "whole.other:Rooks"),
        ("forts", "whole.inner:Rooks"),
        ("gone", "whole.broken:Rooks"),
    ]
    install(files, *points)
    with pytest.raises(BrokenType) as refused:
        find_type("castles")
    assert str(refused.value) == (
        "the type 'castles' (whole.other:Rooks) shares the package whole with the type 'rooks'; "
        "expected a package, or one inside another, for each type"
    )
    with pytest.raises(BrokenType, match="shares the package whole with the type 'castles'"):
        find_type("rooks")
    assert package_of(kind_of("forts")) == "whole.inner"
    assert len(broken_types()) == 3


ROOKS_ENCODING = (TESTS.parent / "docs/own-type/peaceful_rooks/encoding.py").read_text()
TWICE = ROOKS_ENCODING + "\n\nclass Other(RooksEncoding):\n    pass\n"

INCOMPLETE = [
    ("one", {}, EncodingMissing, "rooks has no encoding: expected the module one.encoding"),
    ("two", {"encoding": ""}, EncodingMissing, "two.encoding defines no encoding of rooks"),
    (
        "three",
        {"encoding": TWICE},
        BrokenType,
        "three.encoding defines RooksEncoding and Other; expected one Encoding",
    ),
    ("four", {"encoding": ROOKS_ENCODING}, EncodingMissing, "rooks has no template: expected the"),
]


@pytest.mark.parametrize(("package", "modules", "error", "message"), INCOMPLETE)
def test_a_package_without_its_encoding_or_template_is_told_so(
    package: str,
    modules: dict[str, str],
    error: type[PuzzlepipeError],
    message: str,
    install: Install,
) -> None:
    files = {"__init__": "", "puzzle": ROOKS, **modules}
    install(
        {f"{package}/{name}.py": text for name, text in files.items()},
        ("rooks", f"{package}.puzzle:Rooks"),
    )
    with pytest.raises(error) as refused:
        encode(only("#rooks\n.\n"))
    assert str(refused.value).startswith(message)
    assert "\n" not in str(refused.value)


def test_a_missing_import_of_an_encoding_is_no_missing_encoding(install: Install) -> None:
    files = {"five/__init__.py": "", "five/puzzle.py": ROOKS, "five/encoding.py": "import gone6"}
    install(files, ("rooks", "five.puzzle:Rooks"))
    with pytest.raises(ModuleNotFoundError, match="gone6"):
        encode(only("#rooks\n.\n"))


def test_a_module_of_two_types_is_refused() -> None:
    module = ModuleType("both")
    for name in ("First", "Second"):
        kind = type(name, (kind_of("tents"),), {"__module__": "both"})
        setattr(module, name, kind)
        setattr(module, f"{name}Too", kind)
        if name == "First":
            assert registry.class_of_module(module, Puzzle) is kind
    with pytest.raises(BrokenType, match=r"^both defines First and Second; expected one Puzzle$"):
        registry.class_of_module(module, Puzzle)


def test_only_the_type_that_is_asked_for_is_imported(install: Install) -> None:
    install({**WHOLE, "b/__init__.py": "1 / 0"}, ("bad", "b:B"), ("rooks", "whole.puzzle:Rooks"))
    assert only("#tents\nT.\n").name == "tents"
    assert "whole.puzzle" not in sys.modules
    assert only("#rooks\n.\n").name == "rooks"
    assert "b" not in sys.modules


def test_a_class_of_a_script_is_in_no_package(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type("Script", (kind_of("tents"),), {"__module__": "__main__", "name": "script"})
    for ask in (package_of, samples_of, template_of):
        with pytest.raises(BrokenType, match="'script' is defined in the module __main__, which"):
            ask(kind)
