"""The options that several commands share, and what the shell may complete of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import click

from . import limits

F = TypeVar("F", bound=Callable[..., Any])

FILE = click.Path(path_type=Path, readable=False)
"""A file to read. That it can be read is seen when it is, and told as of any other file."""


def examples(*commands: str) -> str:
    """The end of a command's help: lines to copy, which click must not wrap."""
    return "\b\nExamples:\n" + "\n".join(f"  {command}" for command in commands)


def _no_limit(_context: click.Context, _option: click.Parameter, seconds: float) -> float | None:
    """A time-out of 0 is none."""
    try:
        return limits.seconds(seconds) or None
    except limits.BadArgument as error:
        raise click.BadParameter(str(error)) from None


def _one_symbol(_context: click.Context, _option: click.Parameter, logic: str) -> str:
    """What may stand in set-logic."""
    try:
        return limits.logic_name(logic)
    except limits.BadArgument as error:
        raise click.BadParameter(str(error)) from None


def _begun(names: Iterable[str], begin: str) -> list[str]:
    return sorted(name for name in names if name.lower().startswith(begin.lower()))


def _backends(_context: click.Context, _option: click.Parameter, begin: str) -> list[str]:
    from .backends.specs import SPECS

    return _begun(["auto", *(spec.name for spec in SPECS)], begin)


def _encodings(_context: click.Context, _option: click.Parameter, begin: str) -> list[str]:
    return _begun(["boolean", "int"], begin)


def _types(_context: click.Context, _option: click.Parameter, begin: str) -> list[str]:
    from .puzzles.registry import all_types

    return _begun(
        [name for kind in all_types().values() for name in (kind.name, *kind.aliases)], begin
    )


_FORMS = {"text": "a grid of tokens", "html": "a page", "svg": "a picture", "json": "JSON"}


def form(default: str, *others: str) -> Callable[[F], F]:
    """`--format`, with the form that a command prints by itself, and others; all by default."""
    forms = [form for form in _FORMS if not others or form in (default, *others)]
    *first, last = (_FORMS[form] for form in forms)
    return click.option(
        "--format",
        "form",
        type=click.Choice(forms),
        default=default,
        show_default=True,
        help=f"What to print: {', '.join(first)}{',' * (len(first) > 1)} or {last}.",
    )


output = click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path, readable=False),
    help="Write to this file, not to stdout; it appears once complete, if there is an answer.",
)
logic = click.option(
    "--logic",
    default="QF_LIA",
    show_default=True,
    metavar="NAME",
    callback=_one_symbol,
    help="What set-logic says.",
)
only = click.option(
    "--only", type=click.IntRange(1), metavar="N", help="Take the Nth puzzle of the file."
)
encoding = click.option(
    "--encoding",
    metavar="NAME",
    shell_complete=_encodings,
    help="boolean: fast, the default; int: one Int a cell, the textbook way.",
)
backend = click.option(
    "--backend",
    default="auto",
    show_default=True,
    metavar="NAME",
    shell_complete=_backends,
    help="yices, z3, cvc5, mathsat, ...; auto is the best that is here.",
)
solver_command = click.option(
    "--solver-cmd",
    metavar="COMMAND",
    help="Any command that reads SMT-LIB from stdin, such as 'mysolver --flags'.",
)
timeout = click.option(
    "--timeout",
    type=float,
    callback=_no_limit,
    default=600,
    show_default=True,
    metavar="SECONDS",
    help="Wall clock for each puzzle, text and solvers; 0 is no limit.",
)
audit = click.option(
    "--audit",
    is_flag=True,
    help="Ask for a second opinion: pySMT reads the text anew, another solver decides it.",
)
type_name = click.argument("type_name", metavar="TYPE", shell_complete=_types)
