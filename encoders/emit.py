"""From a puzzle to its SMT-LIB text: its encoding's template, rendered."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined
from jinja2.bccache import Bucket
from jinja2.ext import Extension

from ..puzzles.puzzle import Puzzle
from . import counting, terms
from .encoding import Encoding
from .families import Style
from .model import Model
from .registry import make_encoding

TEMPLATES = Path(__file__).parent.parent / "templates" / "smt2"

_TERMS = (
    "TRUE", "FALSE", "not_", "and_", "or_", "implies", "not_both", "iff", "xor", "number",
    "as_number", "plus", "times", "less", "at_most", "equal", "distinct",
)  # fmt: skip
"""What every template may use from `terms`."""

_PLAIN = ("count_is", "count_at_most", "count_at_least", "count_is_by_subsets")
"""Constraints that need no auxiliary symbol."""

_WITH_MODEL = ("at_most_one", "exactly_one", "count_is_by_counter", "count_is_by_totalizer")
"""Constraints that take the model first; a template calls them without it."""

_QUESTION = "\n(check-sat)\n"


@dataclass(frozen=True)
class Encoded:
    """The text of a puzzle, with the model and the encoding that it came from."""

    text: str
    model: Model
    encoding: Encoding[Any]

    @property
    def rules(self) -> str:
        """The text without its question: options, logic, declarations, assertions."""
        return self.text.partition(_QUESTION)[0] + "\n"

    @property
    def body(self) -> str:
        """Declarations and assertions alone: what a dialogue is told, which sets its own logic."""
        return re.split(r"^\(set-logic .*\)\n", self.rules, maxsplit=1, flags=re.M)[1]

    @property
    def question(self) -> str:
        """check-sat, and get-value of the symbols that carry the answer."""
        return self.text[len(self.rules) :]


def encode(
    puzzle: Puzzle,
    style: Style | None = None,
    *,
    named: bool = False,
    logic: str = "QF_LIA",
) -> Encoded:
    """Encode a puzzle.

    `named` gives every rule instance a name, for unsat cores. Raises `EncodingMissing`,
    and `TextTooLong` where a board is out of reach.
    """
    encoding = make_encoding(puzzle, style)
    model = Model(named=named)
    template = _environment().get_template(f"{puzzle.name.replace('-', '_')}.smt2.j2")
    own = encoding.context()
    common = {
        **_functions(model),
        "model": model,
        "logic": logic,
        "answer_symbols": encoding.answer_symbols,
    }
    if clash := own.keys() & common.keys():
        raise ValueError(
            f"{type(encoding).__name__} has attributes that templates know as something else: "
            + ", ".join(sorted(clash))
        )
    return Encoded(template.render({**common, **own}), model, encoding)


class _WholeLines(Extension):
    """An expression that stands alone in its lines writes whole lines, so its line end goes.

    Jinja trims the line end after a `{% statement %}` and keeps it after an `{{ expression }}`;
    a rule that has nothing to assert would leave an empty line. The line end is moved into
    a comment, so that line numbers in error messages stay.
    """

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """Hide the line ends from the renderer."""
        return re.sub(
            r"^[ \t]*(\{\{(?:(?!\}\}).)*\}\})[ \t]*\n", r"\1{#\n+#}", source, flags=re.M | re.S
        )


class _CompiledTemplates(FileSystemBytecodeCache):
    """Compiled templates beside the templates, as Python keeps its compiled modules.

    Compiling takes longer than rendering a small puzzle. Where they cannot be kept, they
    are compiled each time. Jinja finds out itself when a template has changed.
    """

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep a compiled template; that this fails is no error."""
        with contextlib.suppress(OSError):
            super().dump_bytecode(bucket)


def _compiled_templates() -> _CompiledTemplates | None:
    """Where compiled templates are kept; None where Python itself would not write either."""
    folder = TEMPLATES / "__pycache__"
    if not sys.dont_write_bytecode:
        with contextlib.suppress(OSError):
            folder.mkdir(exist_ok=True)
    return _CompiledTemplates(str(folder)) if os.access(folder, os.W_OK) else None


@cache
def _environment() -> Environment:
    return Environment(
        bytecode_cache=_compiled_templates(),
        loader=FileSystemLoader(TEMPLATES),
        undefined=StrictUndefined,
        extensions=[_WholeLines],
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        auto_reload=False,
    )


def _functions(model: Model) -> dict[str, Callable[..., Any] | str]:
    functions: dict[str, Callable[..., Any] | str] = {name: getattr(terms, name) for name in _TERMS}
    functions |= {name: getattr(counting, name) for name in _PLAIN}
    functions |= {name: partial(getattr(counting, name), model) for name in _WITH_MODEL}
    functions["rule"] = model.rule
    functions["global_rule"] = model.global_rule
    functions["take_pending"] = model.take_pending

    def declare(*families: Any) -> str:
        return "".join(family.declare(model) for family in families)

    functions["declare"] = declare
    return functions
