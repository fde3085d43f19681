"""Which puzzle types there are: the modules of `types`, and those that other packages bring.

A type of ours is imported only when it is asked for, since start-up counts twice in a
pipe; which names belong to which module is read from the modules' text. Other packages name
their types by entry points of the group `puzzlepipe.types`: the type's name, and its class.
"""

from __future__ import annotations

import importlib
import inspect
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import PuzzlepipeError
from .puzzle import Puzzle

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "puzzlepipe.types"
"""The group of entry points by which other packages name their types."""

_TYPES = Path(__file__).parent / "types"
_SAMPLES = Path(__file__).parent / "samples"

_NAME = re.compile(r'^    name: ClassVar\[str\] = "([^"]+)"', re.M)
_ALIASES = re.compile(r"^    aliases: ClassVar\[tuple\[str, \.\.\.\]\] = \((.*?)\)", re.M | re.S)


class BrokenType(PuzzlepipeError):
    """A package names a type that cannot be had from it."""


def class_of_module(module: Any, base: type[Any]) -> type[Any] | None:
    """The class that a module defines and that is a `base`, where there is one."""
    for value in vars(module).values():
        if (
            inspect.isclass(value)
            and issubclass(value, base)
            and value.__module__ == module.__name__
            and not inspect.isabstract(value)
        ):
            return value
    return None


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
def _entry_points() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points

    return {point.name.lower(): point for point in entry_points(group=GROUP)}


@cache
def _others() -> dict[str, type[Puzzle]]:
    """The types that other packages bring, by every name and alias, in lower case."""
    types = {}
    for point in _entry_points().values():
        try:
            kind = point.load()
        except Exception as error:  # whatever a foreign package may do when it is imported
            raise BrokenType(f"the type {point.name!r} ({point.value}) fails: {error}") from error
        if not (inspect.isclass(kind) and issubclass(kind, Puzzle)):
            raise BrokenType(f"the type {point.name!r} ({point.value}) is no subclass of Puzzle")
        types.update((word.lower(), kind) for word in (kind.name, *kind.aliases))
    return types


@cache
def all_types() -> dict[str, type[Puzzle]]:
    """Every type by its name, in alphabetical order."""
    stems = (path.stem for path in _TYPES.glob("*.py") if path.stem != "__init__")
    kinds = {kind for kind in map(_own, stems) if kind is not None} | set(_others().values())
    return {kind.name: kind for kind in sorted(kinds, key=lambda kind: kind.name)}


@cache
def find_type(name: str) -> type[Puzzle] | None:
    """The type of that name or alias in any case; None when there is none."""
    name = name.lower()
    stem = name.replace("-", "_")
    if stem.isidentifier() and stem.isascii() and (_TYPES / f"{stem}.py").exists():
        kind = _own(stem)
        if kind is not None and kind.name == name:
            return kind
    if own := _own_names().get(name):
        return _own(own)
    return _others().get(name) if _entry_points() else None


def nearest_types(name: str) -> list[str]:
    """Names and aliases that look like `name`, best first; every name when none does."""
    names = [word for kind in all_types().values() for word in (kind.name, *kind.aliases)]
    import difflib  # only a mistake needs it

    near = difflib.get_close_matches(name.lower(), [word.lower() for word in names], 4, 0.5)
    return near or list(all_types())


def package_of(kind: type[Puzzle]) -> str | None:
    """The package that brings a type, None for one of ours."""
    package = kind.__module__.rpartition(".")[0]
    return None if package == f"{__package__}.types" else package


def folder_of(package: str) -> Path:
    """The folder of a package that brings a type."""
    from importlib.resources import files  # drags much behind it, and ours need it not

    return Path(str(files(package)))


def samples_of(kind: type[Puzzle]) -> list[Path]:
    """The sample files that ship for a type."""
    package = package_of(kind)
    folder = _SAMPLES / kind.name if package is None else folder_of(package) / "samples"
    return sorted(folder.glob("*.txt"))
