"""Answers that have a token in each cell: Sudoku, Tents, Nurikabe."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from .errors import PuzzleError
from .grid import Cell, Grid
from .puzzle import UNKNOWN, Answer, Puzzle, no_answer, refuse_token
from .sources import source_of_rows
from .tokens import EMPTY, Token
from .writing import write_grid


class CellPuzzle(Puzzle):
    """A puzzle whose answer is a token in each cell that `printed` leaves to the player."""

    layout: ClassVar[str] = "cells"

    @cached_property
    def printed(self) -> Mapping[Cell, str]:
        """What stands in the cells that are not the player's, in an answer's text."""
        return {}

    @cached_property
    def places(self) -> tuple[Cell, ...]:
        return tuple(cell for cell in self.grid.cells if cell not in self.printed)

    def read_answer(self, text: str, file: str = "<stdin>", *, partial: bool = False) -> Answer:
        answer = {}
        for cell, token in answer_tokens(self, text, file).items():
            if partial and token.text == UNKNOWN:
                continue
            allowed = self._readings(cell)
            meant = token.text if token.text in allowed else self.meant(token)
            if meant not in allowed:
                message = refuse_token(token.text, cell, list(allowed))
                raise PuzzleError(message, file, token.line, token.column)
            if cell not in self.printed:
                answer[cell] = allowed[meant]
        return answer

    @cached_property
    def board_tokens(self) -> Mapping[Cell, str]:
        """What stands in each cell in the puzzle's file; nothing where it has no such grid."""
        source = source_of_rows(self.write(), self.file, self.name)
        tokens = source.optional_grid(one_column=self.grid.width == 1)
        if tokens is None or tokens.grid != self.grid:
            return {}
        return {cell: token.text for cell, token in tokens.tokens.items()}

    def _readings(self, cell: Cell) -> Mapping[str, str]:
        """The tokens that an answer's text may have at a cell, each with what it says is there."""
        choices = [self.printed[cell]] if cell in self.printed else self.choices(cell)
        readings = {self.written(cell, choice): choice for choice in choices}
        for choice in choices:
            readings.setdefault(choice, choice)
        own = self.printed.get(cell) or self.prefilled.get(cell)
        if own is not None and cell in self.board_tokens:
            readings.setdefault(self.board_tokens[cell], own)
        return readings

    def written(self, cell: Cell, token: str) -> str:
        """How the text of an answer writes what a cell holds."""
        return token

    def meant(self, token: Token) -> str:
        """The token that is meant by something else that people write into an answer."""
        return "." if token.text in EMPTY else token.text

    def write_answer(self, answer: Answer) -> str:
        return write_grid(
            self.grid,
            lambda cell: self.printed.get(cell) or self.written(cell, answer.get(cell, UNKNOWN)),
        )


def answer_tokens(puzzle: Puzzle, text: str, file: str) -> Mapping[Cell, Token]:
    """The tokens of an answer that is a grid of the board's size, each with its place."""
    return token_grid(puzzle, text, file, puzzle.grid.height, puzzle.grid.width)


def token_grid(
    puzzle: Puzzle, text: str, file: str, height: int, width: int
) -> Mapping[Cell, Token]:
    """The tokens of an answer that is a grid of this size; raises `PuzzleError`."""
    source = source_of_rows(text, file, puzzle.name, framed=puzzle.framed)
    tokens = source.optional_grid(one_column=width == 1)
    if tokens is None:
        raise no_answer(file, "a grid of tokens")
    source.finish()
    if tokens.grid == Grid(1, height * width):  # as lists of Sudokus have them
        return dict(zip(Grid(height, width).cells, tokens.tokens.values(), strict=True))
    if tokens.grid != Grid(height, width):
        raise PuzzleError(
            f"the answer has {tokens.grid.height} x {tokens.grid.width} cells; "
            f"expected one answer of the board's {height} x {width}",
            file,
            tokens.start.line,
            tokens.start.column,
        )
    return tokens.tokens
