"""Which puzzle types there are: the modules of `types`, and those that other packages bring.

A type of ours is imported only when it is asked for, since start-up counts twice in a
pipe; which names belong to which module is read from the modules' text. Other packages name
their types by entry points of the group `puzzlepipe.types`: the type's name, and its class.
"""

from __future__ import annotations

import contextlib
import importlib
import inspect
import re
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import PuzzlepipeError
from .puzzle import Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.metadata import EntryPoint

GROUP = "puzzlepipe.types"
"""The group of entry points by which other packages name their types."""

_TYPES = Path(__file__).parent / "types"
_SAMPLES = Path(__file__).parent / "samples"

_NAME = re.compile(r'^    name: ClassVar\[str\] = "([^"]+)"', re.M)
_LONE_LINE = re.compile(r'^    lone_line: ClassVar\[str\] = r?"([^"]+)"', re.M)
_ALIASES = re.compile(r"^    aliases: ClassVar\[tuple\[str, \.\.\.\]\] = \((.*?)\)", re.M | re.S)


class BrokenType(PuzzlepipeError):
    """A package names a type that cannot be had from it."""


def class_of_module(module: Any, base: type[Any]) -> type[Any] | None:
    """The class that a module defines and that is a `base`, where there is one.

    Raises `BrokenType` where there are several.
    """
    found = {
        value.__name__: value
        for value in vars(module).values()
        if inspect.isclass(value)
        and issubclass(value, base)
        and value.__module__ == module.__name__
        and not inspect.isabstract(value)
    }
    if len(found) > 1:
        raise BrokenType(
            f"{module.__name__} defines {' and '.join(found)}; expected one {base.__name__}"
        )
    return next(iter(found.values()), None)


def _own(stem: str) -> type[Puzzle] | None:
    module = importlib.import_module(f".types.{stem}", __package__)
    return class_of_module(module, Puzzle)


@cache
def _own_names() -> dict[str, str]:
    """The module of `types` for each name and alias, in lower case, from the modules' text."""
    modules: dict[str, str] = {}
    for path in _TYPES.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        if name := _NAME.search(text):
            aliases = _ALIASES.search(text)
            names = [name[1], *re.findall(r'"([^"]+)"', aliases[1] if aliases else "")]
            modules.update((word.lower(), path.stem) for word in names)
    return modules


@cache
def _own_lone_lines() -> dict[str, str]:
    """The patterns of lines that are whole puzzles, by the type's name, from the modules' text."""
    texts = (path.read_text(encoding="utf-8") for path in _TYPES.glob("*.py"))
    return {
        name[1]: pattern[1]
        for text in texts
        if (name := _NAME.search(text)) and (pattern := _LONE_LINE.search(text))
    }


@cache
def _entry_points() -> tuple[EntryPoint, ...]:
    from importlib.metadata import entry_points

    return tuple(entry_points(group=GROUP))


def _named(name: str) -> EntryPoint | None:
    """The first entry point of that name, in any case."""
    return next((point for point in _entry_points() if point.name.lower() == name), None)


@cache
def _load(point: EntryPoint) -> type[Puzzle]:
    """The type that an entry point names; raises `BrokenType` where it names none."""

    def broken(why: str) -> BrokenType:
        return BrokenType(f"the type {point.name!r} ({point.value}) {why}")

    name = point.name.lower()
    if name in _own_names():
        raise broken("has a name that one of puzzlepipe's own types has")
    if (first := _named(name)) != point and first is not None:
        raise broken(f"has the name of another package's type ({first.value})")
    try:
        kind = point.load()
    except (Exception, SystemExit) as error:  # whatever a foreign package does when it is imported
        raise broken(f"fails: {type(error).__name__}: {error}") from error
    if not (inspect.isclass(kind) and issubclass(kind, Puzzle)):
        raise broken("is no subclass of Puzzle")
    told = ("layout", "name", "rules")
    lacks = [*sorted(kind.__abstractmethods__), *(word for word in told if not hasattr(kind, word))]
    if lacks:
        raise broken(f"does not define {', '.join(lacks)}")
    if kind.name.lower() != name:
        raise broken(f"calls itself {kind.name!r}; expected the entry point's name")
    package = package_of(kind)
    if others := list(_sharing(package, point)):
        raise broken(
            f"shares the package {package} with the type {', '.join(map(repr, others))}; "
            "expected a package, or one inside another, for each type"
        )
    return kind


def _sharing(package: str | None, point: EntryPoint) -> Iterator[str]:
    """The other types that stand in the package of an entry point: all would get one encoding."""
    top = point.module.partition(".")[0]
    for other in _entry_points():
        if other.name.lower() == point.name.lower() or other.module.partition(".")[0] != top:
            continue
        with contextlib.suppress(Exception, SystemExit):  # it is told of when it is loaded itself
            kind = other.load()
            if issubclass(kind, Puzzle) and package_of(kind) == package:
                yield other.name


@cache
def _others() -> tuple[dict[str, type[Puzzle]], list[BrokenType]]:
    """The types that other packages bring, by every name and alias; and why some cannot be had."""
    kinds, broken = [], []
    for point in _entry_points():
        try:
            kinds.append(_load(point))
        except BrokenType as error:
            broken.append(error)
    types = {kind.name.lower(): kind for kind in kinds}
    for kind in kinds:
        for alias in kind.aliases:
            types.setdefault(alias.lower(), kind)
    return types, broken


def broken_types() -> list[BrokenType]:
    """What is wrong with types that other packages bring; all else works without them."""
    return _others()[1]


@cache
def all_types() -> dict[str, type[Puzzle]]:
    """Every type that can be had, by its name, in alphabetical order."""
    stems = (path.stem for path in _TYPES.glob("*.py") if path.stem != "__init__")
    kinds = {kind for kind in map(_own, stems) if kind is not None} | set(_others()[0].values())
    return {kind.name: kind for kind in sorted(kinds, key=lambda kind: kind.name)}


@cache
def find_type(name: str) -> type[Puzzle] | None:
    """The type of that name or alias in any case; None when there is none.

    Raises `BrokenType` where that very type cannot be had from its package.
    """
    name = name.lower()
    stem = name.replace("-", "_")
    if stem.isidentifier() and stem.isascii() and (_TYPES / f"{stem}.py").exists():
        kind = _own(stem)
        if kind is not None and kind.name == name:
            return kind
    if own := _own_names().get(name):
        return _own(own)
    point = _named(name)
    return _load(point) if point else _others()[0].get(name)


def type_of_line(line: str) -> str | None:
    """The type of which a line is a whole puzzle without a header; None where it is of none."""
    patterns = {**_own_lone_lines(), **{k.name: k.lone_line for k in _others()[0].values()}}
    return next(
        (name for name, pattern in patterns.items() if pattern and re.fullmatch(pattern, line)),
        None,
    )


def nearest_types(name: str) -> list[str]:
    """Names and aliases that look like `name`, best first; every name when none does."""
    names = [word for kind in all_types().values() for word in (kind.name, *kind.aliases)]
    import difflib  # only a mistake needs it

    near = difflib.get_close_matches(name.lower(), [word.lower() for word in names], 4, 0.5)
    return near or list(all_types())


def package_of(kind: type[Puzzle]) -> str | None:
    """The package that brings a type, None for one of ours.

    Raises `BrokenType` where there is none, since samples, encoding and template stand in it.
    """
    if not issubclass(kind, Puzzle):
        raise TypeError(
            f"expected a puzzle, such as one of those that load gives; found a {kind.__name__}"
        )
    home = kind.__module__
    package = home if hasattr(sys.modules.get(home), "__path__") else home.rpartition(".")[0]
    if not package:
        raise BrokenType(
            f"the type {getattr(kind, 'name', kind.__name__)!r} is defined in the module {home}, "
            "which is in no package; expected a package, with its encoding and model.smt2.j2"
        )
    return None if package == f"{__package__}.types" else package


def folder_of(package: str) -> Path:
    """The folder of a package that brings a type."""
    return Path(importlib.import_module(package).__path__[0])


def samples_of(kind: type[Puzzle]) -> list[Path]:
    """The sample files that ship for a type by their names; `show` prints the first one."""
    package = package_of(kind)
    folder = _SAMPLES / kind.name if package is None else folder_of(package) / "samples"
    return sorted(folder.glob("*.txt"))
