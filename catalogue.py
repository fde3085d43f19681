"""What there is, for people: the puzzle types, one type in full, the solvers."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .puzzles.puzzle import Puzzle
from .puzzles.registry import all_types, package_of, samples_of

if TYPE_CHECKING:
    from .backends.find import Listing


def list_types() -> str:
    """A line a type: name, what it is, what else it is called."""
    rows = []
    for kind in all_types().values():
        what = (doc_of(kind)).splitlines()[0]
        also = f" (also {', '.join(kind.aliases)})" if kind.aliases else ""
        rows.append((kind.name, what + also))
    return _table(rows)


def doc_of(kind: type[Puzzle]) -> str:
    """What a type's class says of itself, also where Python was told to drop docstrings."""
    if sys.flags.optimize < 2:
        return inspect.getdoc(kind) or ""
    module = ast.parse(inspect.getsource(sys.modules[kind.__module__]))
    return next(
        ast.get_docstring(node) or ""
        for node in module.body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    )


def describe_type(kind: type[Puzzle], part: str = "all", called: str = "") -> str:
    """A type's rules and file format, a sample, and its template.

    Where the type is `called` by an alias, the sample is of that kind.
    """
    sample = _sample_of(kind, called)
    if part == "sample":
        return sample
    template = _template_of(kind)
    if part == "template":
        return template
    names = ", ".join((kind.name, *kind.aliases))
    checks = "".join(f"  {rule}\n" for rule in kind.rules)
    rules = f"{names}\n\n{doc_of(kind)}\n\nThe rules as they are checked:\n{checks}"
    if part == "rules":
        return rules
    return f"{rules}\nA sample:\n\n{_indent(sample)}\nThe template that is its model:\n\n{template}"


def _sample_of(kind: type[Puzzle], called: str = "") -> str:
    """A type's first sample; nothing where the type is just being added and has none.

    Of an alias the first sample that goes by it, else the first of all under that name.
    """
    samples = [path.read_text(encoding="utf-8") for path in samples_of(kind)]
    names = {name.lower(): name for name in (kind.name, *kind.aliases)}
    name = names.get(called.lower(), kind.name)
    own = (sample for sample in samples if _header_of(sample).lower() == name.lower())
    sample = next(own, "".join(samples[:1]))
    return sample.replace(f"#{_header_of(sample)}", f"#{name}", 1)


def _header_of(sample: str) -> str:
    """The name that a sample calls its type by."""
    return re.findall(r"^#(\S*)", sample, re.M)[0] if sample else ""


def _template_of(kind: type[Puzzle]) -> str:
    """The text of a type's template; nothing where the type is just being added and has none.

    Below it the text of one that it extends, which types share, but for the base of all.
    """
    from .encoders.registry import template_of

    path = template_of(kind)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    shared = re.search(r'{% extends "(?!base\.)(.*?)" %}', text)
    if shared is None:
        return text
    return f"{text}\n{{# {shared[1]} #}}\n{path.with_name(shared[1]).read_text(encoding='utf-8')}"


def types_page() -> str:
    """docs/types.md: every type of ours with its rules, file format and a sample."""
    parts = [
        "# The puzzle types\n\nMade from the types' own docstrings and samples, as `puzzlepipe show"
        " TYPE` prints them.\nThe grammar that all files share is told in [format.md](format.md).\n"
    ]
    for kind in all_types().values():
        if package_of(kind) is not None:
            continue
        stem = kind.name.replace("-", "_")
        also = f"\nAlso called {', '.join(kind.aliases)}.\n" if kind.aliases else ""
        sample = _sample_of(kind)
        parts.append(
            f"## {kind.name}\n{also}\n{doc_of(kind)}\n\n```text\n{sample}```\n\n"
            f"Its model: [{stem}.smt2.j2](../templates/smt2/{stem}.smt2.j2).\n"
        )
    return "\n".join(parts)


def list_backends(rows: Iterable[Listing]) -> str:
    """A line a solver: its version and place, or how to get it."""
    return _table(
        (row.name, f"{row.version or 'version unknown'}, {row.path} ({row.licence})")
        if row.path
        else (row.name, f"not here; to get it: {row.install} ({row.homepage}; {row.licence})")
        for row in rows
    )


def _table(rows: Iterable[tuple[str, str]]) -> str:
    rows = list(rows)
    width = max(len(name) for name, _ in rows) + 2
    return "".join(f"{name.ljust(width)}{words}\n" for name, words in rows)


def _indent(text: str) -> str:
    return "".join(f"    {line}\n" for line in text.splitlines())
