"""From a puzzle to its SMT-LIB text: its encoding's template, rendered."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import (
    ChoiceLoader,
    Environment,
    FileSystemBytecodeCache,
    FileSystemLoader,
    StrictUndefined,
    Template,
)
from jinja2.bccache import Bucket
from jinja2.ext import Extension
from jinja2.runtime import Context

from ..puzzles.puzzle import Puzzle
from . import counting, terms, weights
from .encoding import Encoding
from .errors import EncodingMissing
from .families import Style
from .model import Model
from .registry import TEMPLATES, make_encoding, template_of

_TERMS = (
    "TRUE", "FALSE", "not_", "and_", "or_", "implies", "not_both", "iff", "xor", "number",
    "as_number", "plus", "times", "less", "at_most", "equal", "distinct",
)  # fmt: skip
"""What every template may use from `terms`."""

_COUNTS = (
    "at_most_one", "exactly_one", "count_is", "count_at_most", "count_at_least",
    "count_is_by_subsets", "count_is_by_counter", "count_is_by_totalizer", "exactly",
)  # fmt: skip
"""What every template may use from `counting`."""

_WEIGHTS = ("weighted", "weights_add_up", "sum_is")
"""What every template may use from `weights`."""

_OF_THE_MODEL = {
    "sum_of_different_is": "sums",
    "sandwich_is": "sums",
    "cage_is": "cages",
    "lengths_add_up": "lines",
    "lines_differ": "lines",
    "runs_along": "beginnings",
    "seen_is": "lines",
}
"""What needs symbols of its own, by its module: templates call it without the model."""

_MODEL = ("rule", "given", "implied", "lemma", "whole", "define", "take_pending")
"""How a template tells the model something."""

_QUESTION = "\n(check-sat)\n"


class Encoded(NamedTuple):
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
    plain: bool = False,
    named: bool = False,
    lemmas: bool = False,
    in_clauses: bool = False,
    logic: str = "QF_LIA",
    look: Callable[[], None] = lambda: None,
) -> Encoded:
    """Encode a puzzle.

    `plain` prunes nothing, states every given and clue by an instance of its own and says nothing
    that is implied; `lemmas` adds what explanations need besides. `in_clauses` spells counts of
    Booleans as clauses where templates say sums, for many questions to one solver, and leaves out
    those of too many literals (`left_out` of the model). `named` gives every rule instance a name,
    for unsat cores. `look` is called now and then, and may raise, so that a clock can end it.
    Raises `EncodingMissing`, and `TextTooLong` where a board is out of reach.
    """
    encoding = make_encoding(puzzle, style, plain=plain, lemmas=lemmas)
    model = Model(
        frozenset(puzzle.rules),
        plain=plain,
        named=named,
        lemmas=lemmas,
        in_clauses=in_clauses,
        look=look,
    )
    own = {**_rules_by_name(type(puzzle)), **encoding.context()}
    common = {
        **_functions(model),
        "model": model,
        "logic": logic,
        "answer_symbols": encoding.answer_symbols,
        "settled": {} if plain else encoding.settled(),
    }
    if clash := own.keys() & common.keys():
        raise ValueError(
            f"{type(encoding).__name__} has attributes that templates know as something else: "
            + ", ".join(sorted(clash))
        )
    template = template_of(type(puzzle))
    if not template.is_file():
        raise EncodingMissing(f"{puzzle.name} has no template: expected the file {template}")
    text = _template(template).render({**common, **own})
    return Encoded(text, model, encoding)


def _rules_by_name(kind: type[Puzzle]) -> dict[str, str]:
    """The sentences of a type's rules by the names that its modules give them."""
    return {
        name: value
        for base in reversed(kind.__mro__)
        for name, value in vars(sys.modules[base.__module__]).items()
        if name.isupper() and isinstance(value, str) and value in kind.rules
    }


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


def _compiled_templates(templates: Path) -> _CompiledTemplates | None:
    """Where compiled templates are kept; None where Python itself would not write either."""
    folder = templates / "__pycache__"
    if not sys.dont_write_bytecode:
        with contextlib.suppress(OSError):
            folder.mkdir(exist_ok=True)
    return _CompiledTemplates(str(folder)) if os.access(folder, os.W_OK) else None


class _DirectCalls(Context):
    """Calls what a template calls, and does not ask it first whether it wants the context.

    No function of ours does, and asking takes a tenth of the time of encoding.
    """

    def call(
        self,
        function: Callable[..., Any],
        *args: Any,
        _block_vars: object = None,
        _loop_vars: object = None,
        **named: Any,
    ) -> Any:
        """The function's result; the two with a line before them are for who wants the context."""
        return function(*args, **named)


@cache
def _environment(folder: Path) -> Environment:
    environment = Environment(
        bytecode_cache=_compiled_templates(folder),
        loader=ChoiceLoader([FileSystemLoader(folder), FileSystemLoader(TEMPLATES)]),
        undefined=StrictUndefined,
        extensions=[_WholeLines],
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        optimized=False,  # a template holds hardly a constant, and to look for them takes a while
        auto_reload=False,
    )
    environment.context_class = _DirectCalls
    return environment


def _template(path: Path) -> Template:
    return _environment(path.parent).get_template(path.name)


def _functions(model: Model) -> dict[str, Callable[..., Any] | str]:
    def declare(*families: Any) -> str:
        return "".join(family.declare(model) for family in families)

    return {
        **{name: getattr(terms, name) for name in _TERMS},
        **{name: getattr(counting, name) for name in _COUNTS},
        **{name: getattr(weights, name) for name in _WEIGHTS},
        **{name: _bound(name, module, model) for name, module in _OF_THE_MODEL.items()},
        **{name: getattr(model, name) for name in _MODEL},
        "declare": declare,
    }


def _bound(name: str, module: str, model: Model) -> Callable[..., Any]:
    """A function that takes a model first, bound to this one; loaded when it is called."""

    def call(*arguments: Any, **named: Any) -> Any:
        function = getattr(import_module(f".{module}", __package__), name)
        return function(model, *arguments, **named)

    return call
