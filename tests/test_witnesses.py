"""The witnesses of correctness are kept apart, and imports run one way."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import puzzlepipe
from puzzlepipe.puzzles.puzzle import Puzzle

PACKAGE = Path(puzzlepipe.__file__).parent
FOLDERS = ("puzzles", "encoders", "backends", "results", "engine")

MAY_IMPORT = {
    "puzzles": {"puzzles", "errors"},
    "backends": {"backends", "errors", "streams"},
    "encoders": {"encoders", "puzzles", "errors"},
    "results": {"results", "backends", "puzzles", "errors"},
    "engine": {
        "engine",
        "results",
        "backends",
        "encoders",
        "puzzles",
        "errors",
        "progress",
        "deadline",
    },
}

CHECKS = {"puzzles.check", "puzzles.common"}
"""Where the rules check stands, beside the modules of the types."""


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SOURCES = {
    module_name(path): path
    for path in [*PACKAGE.glob("*.py"), *(p for f in FOLDERS for p in (PACKAGE / f).rglob("*.py"))]
}


def imports(name: str, *, at_once: bool) -> Iterator[tuple[str, str]]:
    """Modules of the package that a module imports, each with the name that it takes from there.

    With `at_once` only those that are needed to import it: not inside functions, not for types.
    """
    path = SOURCES[name]
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = list(_at_once(tree)) if at_once else list(ast.walk(tree))
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package[: len(package) - node.level + 1]
            target = ".".join([*base, *(node.module.split(".") if node.module else [])])
            for alias in node.names:
                inner = f"{target}.{alias.name}" if target else alias.name
                yield (inner, "") if inner in SOURCES else (target, alias.name)


def _at_once(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        yield node
        yield from _at_once(node)


def test_imports_run_one_way() -> None:
    for name in SOURCES:
        folder = name.split(".")[0]
        if folder in MAY_IMPORT and "." in name:
            for target, _ in imports(name, at_once=False):
                assert target.split(".")[0] in MAY_IMPORT[folder], f"{name} imports {target}"


def test_no_module_imports_itself_by_way_of_others() -> None:
    graph = {name: {target for target, _ in imports(name, at_once=True)} for name in SOURCES}
    done: set[str] = set()

    def visit(name: str, path: tuple[str, ...]) -> None:
        assert name not in path, " -> ".join((*path, name))
        if name not in done and name:
            for target in graph.get(name, ()):
                visit(target, (*path, name))
            done.add(name)

    for name in graph:
        visit(name, ())


def test_no_encoding_knows_of_a_check() -> None:
    """From a type an encoding takes its class, its tokens and its geometry, and calls no check."""
    for name, path in SOURCES.items():
        if name.split(".")[0] != "encoders":
            continue
        for target, _ in imports(name, at_once=False):
            assert target not in CHECKS, f"{name} imports {target}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                assert not node.attr.startswith(("check", "_check")), f"{name}: {node.attr}"


GEOMETRY = {"sides_of", "from_smaller", "grid_spots"}
"""Functions of the types' modules that encodings may call: what lies where, and no rule."""


def test_an_encoding_takes_no_rule_from_its_type() -> None:
    """It takes the class, tuples with names, constants, and functions that know the board alone."""
    taken = set()
    for name in SOURCES:
        if name.split(".")[0] != "encoders":
            continue
        for target, word in imports(name, at_once=False):
            if not target.startswith("puzzles.types."):
                continue
            assert word, f"{name} imports all of {target}"
            thing = getattr(importlib.import_module(f"puzzlepipe.{target}"), word)
            is_the_class = isinstance(thing, type) and issubclass(thing, (Puzzle, tuple))
            is_constant = word.isupper() and isinstance(
                thing, (str, int, range)
            )  # a table may be a rule
            assert is_the_class or is_constant or word in GEOMETRY, f"{name}: {word}"
            taken.add(word)
    assert taken >= GEOMETRY, "no longer called"


def test_generic_modules_name_no_type() -> None:
    """What is generic goes by layout and by data, never by the name of a type."""
    types = {name for name in SOURCES if name.startswith(("puzzles.types.", "encoders.types."))}
    for name in SOURCES:
        if name not in types:
            for target, _ in imports(name, at_once=False):
                assert target not in types, f"{name} imports {target}"
    stems = {name.rpartition(".")[2] for name in types}
    for name, path in SOURCES.items():
        if name in types:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                words = {leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant)}
                assert words.isdisjoint(stems | {stem.replace("_", "-") for stem in stems}), name
