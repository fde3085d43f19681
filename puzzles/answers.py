"""A text with answers: one, all those to a puzzle, or those to several puzzles in order.

`solve` prints such texts: a blank line between two answers, comments above each, among them
`; solution 2` where it is another one to the same puzzle.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from .check import counted
from .errors import PuzzleError
from .puzzle import Answer, Puzzle
from .registry import find_type
from .tokens import HEADER, shorten

_ANOTHER = re.compile(r";\s*solution [0-9]+$")


class Filled(NamedTuple):
    """An answer to a puzzle; `number` counts from 1 where there are several to the same one."""

    puzzle: Puzzle
    answer: Answer
    number: int | None


def read_answers(
    puzzles: Sequence[Puzzle], text: str, file: str = "<stdin>", *, partial: bool = False
) -> list[Filled]:
    """The answers of a text: all of them to one puzzle, or to each of several puzzles its own.

    Raises `PuzzleError` where the text is a puzzle, has answers to more or fewer puzzles, or an
    answer cannot be read.
    """
    refuse_puzzle(text, file)
    if len(puzzles) == 1:
        return _answers_to_one(puzzles[0], text, file, partial=partial)
    groups = _groups(text)
    if len(groups) != len(puzzles):
        raise PuzzleError(
            f"answers to {counted(len(groups), 'puzzle')}; expected {len(puzzles)}, "
            "each after a blank line",
            file,
        )
    filled = []
    for puzzle, paragraphs in zip(puzzles, groups, strict=True):
        if not paragraphs:
            raise PuzzleError(f"no answer here to {puzzle.called}", file)
        answers = [_read(puzzle, one, file, partial=partial) for one in paragraphs]
        filled += _numbered(puzzle, answers)
    return filled


def refuse_puzzle(text: str, file: str, expected: str = "an answer") -> None:
    """Raise `PuzzleError` where a text that is to be an answer begins as a puzzle does."""
    for number, line in enumerate(text.split("\n"), start=1):
        header = HEADER.match(line.strip())
        if header and find_type(header[1]):
            raise PuzzleError(
                f"{shorten(line)} begins a puzzle; expected {expected}", file, number, 1
            )
        if line.strip() and not line.lstrip().startswith(";"):
            return


def _answers_to_one(puzzle: Puzzle, text: str, file: str, *, partial: bool) -> list[Filled]:
    """The text as one answer, which may have blank lines in it, or else as several."""
    try:
        return [Filled(puzzle, puzzle.read_answer(text, file, partial=partial), None)]
    except PuzzleError as as_one:
        answers, errors = [], []
        for paragraph in (one for group in _groups(text) for one in group):
            try:
                answers.append(_read(puzzle, paragraph, file, partial=partial))
            except PuzzleError as error:
                errors.append(error)
        if errors and answers:
            raise errors[0] from None
        if errors or len(answers) < 2:
            raise as_one from None
        return _numbered(puzzle, answers)


def _numbered(puzzle: Puzzle, answers: Sequence[Answer]) -> list[Filled]:
    alone = len(answers) == 1
    return [
        Filled(puzzle, answer, None if alone else number)
        for number, answer in enumerate(answers, start=1)
    ]


class _Paragraph(NamedTuple):
    """Lines without a blank one between them, and how many stand before them."""

    before: int
    lines: list[str]

    @property
    def comments(self) -> list[str]:
        return [line.strip() for line in self.lines if line.lstrip().startswith(";")]


def _read(puzzle: Puzzle, paragraph: _Paragraph, file: str, *, partial: bool) -> Answer:
    """The answer of a paragraph; errors count their lines in the whole text."""
    try:
        return puzzle.read_answer("\n".join(paragraph.lines), file, partial=partial)
    except PuzzleError as error:
        line = paragraph.before + (error.line or 1)
        raise PuzzleError(error.message, file, line, error.column) from None


def _groups(text: str) -> list[list[_Paragraph]]:
    """The answers of a text, those to one puzzle together.

    Comments that no row follows belong to the next paragraph, where that has none of its own,
    else to a puzzle without an answer.
    """
    groups: list[list[_Paragraph]] = []
    waiting = False
    for paragraph in _paragraphs(text):
        comments = paragraph.comments
        if waiting and comments:
            groups.append([])
        waiting = len(comments) == len(paragraph.lines)
        if waiting:
            continue
        another = any(_ANOTHER.match(comment) for comment in comments)
        if not another or not groups:
            groups.append([])
        groups[-1].append(paragraph)
    return [*groups, []] if waiting else groups


def _paragraphs(text: str) -> list[_Paragraph]:
    paragraphs: list[_Paragraph] = []
    inside = False
    for before, line in enumerate(text.split("\n")):
        if line.strip():
            if not inside:
                paragraphs.append(_Paragraph(before, []))
            paragraphs[-1].lines.append(line)
        inside = bool(line.strip())
    return paragraphs
