"""Which puzzle types there are: every module of this folder that defines one, found by name.

A type is imported only when it is asked for, since start-up counts twice in a
pipe. Which names belong to which module is read from the modules' text.
"""

from __future__ import annotations

import importlib
import inspect
import re
from functools import cache
from pathlib import Path

from .errors import PuzzleError
from .files import decode_text, read_bytes
from .puzzle import Puzzle
from .text import split_sources

_FOLDER = Path(__file__).parent
SAMPLES = _FOLDER / "samples"
"""The folder of sample puzzles: `<type>/*.txt`."""


def _type_in(module_name: str) -> type[Puzzle] | None:
    module = importlib.import_module(f".{module_name}", __package__)
    for value in vars(module).values():
        if (
            inspect.isclass(value)
            and issubclass(value, Puzzle)
            and value.__module__ == module.__name__
            and hasattr(value, "name")
        ):
            return value
    return None


@cache
def all_types() -> dict[str, type[Puzzle]]:
    """Every type by its name, in alphabetical order."""
    modules = sorted(path.stem for path in _FOLDER.glob("*.py") if path.stem != "__init__")
    found = (_type_in(module) for module in modules)
    return {kind.name: kind for kind in sorted(filter(None, found), key=lambda kind: kind.name)}


_NAME = re.compile(r'^    name: ClassVar\[str\] = "([^"]+)"', re.M)
_ALIASES = re.compile(r"^    aliases: ClassVar\[tuple\[str, \.\.\.\]\] = \((.*?)\)", re.M | re.S)


@cache
def _modules() -> dict[str, str]:
    """The module that defines each name and alias, in lower case, from the modules' text."""
    modules: dict[str, str] = {}
    for path in _FOLDER.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        if name := _NAME.search(text):
            aliases = _ALIASES.search(text)
            names = [name[1], *re.findall(r'"([^"]+)"', aliases[1] if aliases else "")]
            modules.update((word.lower(), path.stem) for word in names)
    return modules


@cache
def find_type(name: str) -> type[Puzzle] | None:
    """The type of that name or alias in any case; None when there is none."""
    name = name.lower()
    own = name.replace("-", "_")
    if own.isidentifier() and own.isascii() and (_FOLDER / f"{own}.py").exists():
        kind = _type_in(own)
        if kind is not None and kind.name == name:
            return kind
    module = _modules().get(name)
    return _type_in(module) if module else None


def nearest_types(name: str) -> list[str]:
    """Names and aliases that look like `name`, best first; every name when none does."""
    names = [word for kind in all_types().values() for word in (kind.name, *kind.aliases)]
    import difflib  # only a mistake needs it

    near = difflib.get_close_matches(name.lower(), [word.lower() for word in names], 4, 0.5)
    return near or list(all_types())


def parse_puzzles(text: str, file: str = "<stdin>") -> list[Puzzle]:
    """Every puzzle of a text, in order; raises `PuzzleError` where it cannot be read."""
    try:
        sources = split_sources(text, file, lambda name: find_type(name) is not None)
    except PuzzleError as error:
        unknown = re.match(r"'(.*)' is no puzzle type$", error.message)
        if unknown is None:
            raise
        near = ", ".join(nearest_types(unknown[1]))
        raise PuzzleError(
            f"{error.message}; the nearest are: {near}", file, error.line, error.column
        ) from None
    puzzles = []
    for source in sources:
        kind = find_type(source.header.text)
        assert kind is not None  # split_sources keeps only headers of known types
        puzzle = kind.read(source)
        source.finish()
        puzzles.append(puzzle)
    return puzzles


def load_puzzles(path: Path) -> list[Puzzle]:
    """Every puzzle of a file, in order; raises `PuzzleError` where it cannot be read."""
    return parse_puzzles(decode_text(read_bytes(path), str(path)), str(path))


def samples_of(name: str) -> list[Path]:
    """The sample files that ship for a type."""
    return sorted((SAMPLES / name).glob("*.txt"))
